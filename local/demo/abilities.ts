import { chance, type Dice } from './dice.ts';
import type { Trade } from './trades.ts';

/** Ids from the product's `technician-values.ts`; a test parses them by its schema. */
export interface DemoSkill {
  readonly skill: string;
  readonly subSkills: readonly string[];
}

export interface DemoTruck {
  readonly truckClass: string;
  readonly craneSize: string;
}

export interface DemoSoftware {
  readonly name: string;
  readonly category: 'oem_dealer' | 'third_party' | 'other';
}

/**
 * Most of what a technician's trades need. A skill is deeper the more trades need it and the longer the technician
 * has worked.
 */
export function skillsOfTrades(known: readonly Trade[], years: number, roll: Dice): DemoSkill[] {
  return Object.entries(partsOf).flatMap(([skill, parts]) => {
    const asking = known.filter(({ skills }) => skills.includes(skill)).length;
    if (asking === 0 || chance(roll, 0.25)) return [];
    const depth = Math.ceil(years / 9 + asking / 3 + 1.5 * (roll() - 0.5));
    return [{ skill, subSkills: parts.slice(0, Math.max(1, depth)) }];
  });
}

/** Each skill's sub-skills, from the first learned to those that take years. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  pm_inspection: [],
  ac_repair: [],
  onsite_hoses: [],
  electrical_systems: [
    'electrical_multi_meter',
    'electrical_schematics',
    'electrical_wiring_harness',
    'electrical_control_module',
  ],
  engine_repair: ['engine_leaks', 'engine_fuel_system', 'engine_valve_train', 'engine_overhaul'],
  hydraulic_systems: ['hydraulic_leaks', 'hydraulic_cylinder', 'hydraulic_pump', 'hydraulic_control_valve'],
  welding: ['welding_light', 'welding_structural', 'welding_lineboring', 'welding_aluminum'],
  transmission_systems: [
    'transmission_leaks',
    'transmission_sensors',
    'transmission_mechanical',
    'transmission_overhaul',
  ],
  undercarriage_systems: [
    'undercarriage_rollers',
    'undercarriage_idler',
    'undercarriage_complete',
    'undercarriage_track_press',
  ],
  emissions_systems: [
    'emissions_regeneration',
    'emissions_filter',
    'emissions_sensors',
    'emissions_advanced',
  ],
};

/** A service truck, and for some a pickup as well. */
export function trucksOf({ isOwner }: { readonly isOwner: boolean }, roll: Dice): DemoTruck[] {
  const service = serviceTrucks[Math.floor(roll() * serviceTrucks.length)];
  return [
    ...(service ? [service] : []),
    ...(chance(roll, isOwner ? 0.6 : 0.15) ? [{ truckClass: '2', craneSize: 'no-crane' }] : []),
  ];
}

const serviceTrucks: readonly DemoTruck[] = [
  { truckClass: '3', craneSize: 'no-crane' },
  { truckClass: '4', craneSize: 'less-4000' },
  { truckClass: '5', craneSize: 'less-4000' },
  { truckClass: '5', craneSize: '4000-7500' },
  { truckClass: '6', craneSize: '4000-7500' },
  { truckClass: '6', craneSize: 'over-7500' },
  { truckClass: '7', craneSize: 'over-7500' },
  { truckClass: '8', craneSize: 'over-7500' },
];

/** The software of the trades, and what some add. */
export function softwareWith(ofTrades: readonly string[], roll: Dice): DemoSoftware[] {
  const added = [...thirdParty, ...others].filter(() => chance(roll, 0.2));
  return [...new Set([...ofTrades, ...added])].map((name) => ({ name, category: categoryOf(name) }));
}

/** Software by third parties; the rest is the makers' own. */
const thirdParty: readonly string[] = ['JPRO Professional', 'TEXA IDC5 Off-Highway', 'Jaltest Off-Highway'];
const others: readonly string[] = ['VisionLink', 'JDLink', 'Fluke Connect'];

function categoryOf(name: string): DemoSoftware['category'] {
  if (thirdParty.includes(name)) return 'third_party';
  return others.includes(name) ? 'other' : 'oem_dealer';
}
