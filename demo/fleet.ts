import { modelIndex } from '#functions/equipment/catalogue/find-model.ts';
import { writesOfNewMachine } from '#functions/equipment/find-or-add-machine.ts';
import { claimJobsite } from '#functions/jobsites/claim-jobsite.ts';
import type { Place } from '#functions/jobsites/jobsites.rules.ts';
import { transact } from '#functions/platform/table.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';

/** All of Ridgeline's jobsites are in central Missouri. */
export const timeZone = 'America/Chicago';

/**
 * Ridgeline's machines by unit number: catalogue model, serial number, hours. The example alert's machine is not
 * among them.
 */
const machines = {
  'EX-07': ['mod_caterpillar-336', 'YBN10412', 6_188],
  'EX-10': ['mod_john-deere-350-p-tier', '1FF350PAHNF815204', 3_371],
  'WL-03': ['mod_john-deere-644-p-tier', '1DW644PAHPL712345', 4_902],
  'DZ-02': ['mod_komatsu-d61px-24', 'B61417', 5_140],
  'AT-05': ['mod_volvo-a30g', 'VCE0A30GK00342118', 7_655],
  'AT-06': ['mod_volvo-a30g', 'VCE0A30GT00342131', 7_312],
  'MG-01': ['mod_caterpillar-140', 'EB200765', 8_027],
  'CTL-06': ['mod_bobcat-t76', 'B4CE18532', 1_204],
  'BH-04': ['mod_case-580sn', 'NMC768215', 2_960],
  'TH-02': ['mod_skytrak-10054', '0160118274', 2_411],
  'RL-02': ['mod_hamm-h-12i', 'WHB0H2160KHAA1204', 1_873],
} as const;

export type UnitNumber = keyof typeof machines;

const hours = { accessHoursStart: '07:00:00', accessHoursEnd: '17:30:00' };

export const jobsites = {
  bridge: {
    id: 'job_perche_creek',
    name: 'Perche Creek Bridge',
    ...hours,
    arrivalInstructions: 'Come in from the outer road, past the laydown yard. Park below the east abutment.',
    requirements: ['hard_hat', 'safety_vest', 'steel_toe_boots'],
    address: at('I-70 Outer Rd W', 'Rocheport', 'Boone County', '65279', 38.9742, -92.4956),
  },
  sewer: {
    id: 'job_hinkson_creek',
    name: 'Hinkson Creek Trunk Sewer',
    ...hours,
    arrivalInstructions: 'Gate code 4417. Follow the haul road along the creek to station 12+50.',
    requirements: ['hard_hat', 'safety_vest'],
    address: at('Rock Quarry Rd at Route AC', 'Columbia', 'Boone County', '65201', 38.9127, -92.3218),
  },
  highway: {
    id: 'job_route_63',
    name: 'Route 63 Widening',
    accessHoursStart: '06:00:00',
    accessHoursEnd: '18:00:00',
    arrivalInstructions: 'Use the construction entrance at Route H. Amber beacon on inside the cones.',
    requirements: ['hard_hat', 'safety_vest', 'steel_toe_boots'],
    address: at('US-63 at Route H', 'Ashland', 'Boone County', '65010', 38.8016, -92.2554),
  },
  quarry: {
    id: 'job_callaway',
    name: 'Callaway Quarry',
    accessHoursStart: '06:30:00',
    accessHoursEnd: '16:30:00',
    arrivalInstructions: 'Stop at the scale house and sign in. Somebody leads you to the pit.',
    requirements: ['hard_hat', 'safety_glasses', 'check_in_at_gate', 'msha_part_46'],
    address: at('County Road 420', 'Fulton', 'Callaway County', '65251', 38.8934, -91.9077),
  },
} satisfies Record<string, PlacedJobsite>;

export type Site = keyof typeof jobsites;

/** The address of a machine at that jobsite. */
export function placeOf(site: Site): Place {
  const { address, ...jobsite } = jobsites[site];
  return { address, timeZone, jobsite };
}

/** What an established company has: its machines and this season's jobsites. */
export async function furnish(companyId: string): Promise<void> {
  const fleet = await Promise.all((Object.keys(machines) as UnitNumber[]).map(machineOf));
  const places = Object.values(jobsites).flatMap(({ address, ...jobsite }) =>
    claimJobsite({ companyId, address }, jobsite, true),
  );
  await transact([
    ...fleet.flatMap((machine) => writesOfNewMachine(companyId, machine, new Date())),
    ...places.map(({ write }) => write),
  ]);
}

/** The machine as the company has it on record. */
export async function machineOf(unitNumber: UnitNumber): Promise<OrderEquipment> {
  const [modelId, serialNumber, hoursRun] = machines[unitNumber];
  const found = (await modelIndex()).byId.get(modelId);
  if (found === undefined) throw new Error(`The catalogue has no ${modelId}.`);
  const { brand, model, product } = found;
  const id = `equ_${unitNumber.toLowerCase().replace('-', '')}`;
  return { id, brand, model, modelId, product, serialNumber, unitNumber, hours: hoursRun };
}

function at(
  address1: string,
  city: string,
  county: string,
  zip: string,
  lat: number,
  long: number,
): PlacedJobsite['address'] {
  return { address1, address2: null, city, county, state: 'MO', country: 'US', zip, lat, long };
}
