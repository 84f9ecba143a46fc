/** Stored values of technicians. Imports no library, so that pages stay light. */

/** Document 2 section 3, Certification. */
export const certifications = ['ppe', 'osha', 'msha_part_46', 'msha_part_48', 'ansi_a92', 'twic'] as const;
export type Certification = (typeof certifications)[number];

/** Document 1 section 3, Rating attribute. */
export const ratingCategories = [
  'commitment',
  'communication',
  'expertise',
  'preparation',
  'professionalism',
  'punctuality',
  'quality',
  'safety',
] as const;
export type RatingCategory = (typeof ratingCategories)[number];

interface Labelled {
  readonly id: string;
  readonly label: string;
}

/** How far from home a technician works (document 3 section 5): 60, 180, 600 miles, no limit. */
export const serviceAreas = [
  { id: 'local', label: 'Local' },
  { id: 'regional', label: 'Regional' },
  { id: 'multi_state', label: 'Multi-state' },
  { id: 'national', label: 'Nation-wide' },
] as const satisfies readonly Labelled[];
export type ServiceArea = (typeof serviceAreas)[number]['id'];

/** Document 2 section 3, Technician skills with sub-skills. A sub-skill's id belongs to one skill. */
export const skills = [
  skill('pm_inspection', 'PM and Inspection', {}),
  skill('ac_repair', 'A/C Repair', {}),
  skill('onsite_hoses', 'On-site Hoses', {}),
  skill('electrical_systems', 'Electrical Systems', {
    electrical_multi_meter: 'Multi-meter',
    electrical_schematics: 'Schematics',
    electrical_wiring_harness: 'Wiring harness diagnostics',
    electrical_control_module: 'Control module diagnostic',
  }),
  skill('engine_repair', 'Engine Repair', {
    engine_leaks: 'Leaks',
    engine_fuel_system: 'Fuel system',
    engine_valve_train: 'Valve train',
    engine_overhaul: 'Overhaul',
  }),
  skill('hydraulic_systems', 'Hydraulic Systems', {
    hydraulic_leaks: 'Leaks',
    hydraulic_cylinder: 'Cylinder repair',
    hydraulic_pump: 'Pump repair',
    hydraulic_control_valve: 'Control valve diagnostics',
  }),
  skill('welding', 'Welding', {
    welding_light: 'Light welding/fabrication',
    welding_aluminum: 'Aluminum',
    welding_structural: 'Structural repair',
    welding_lineboring: 'Lineboring/machining',
  }),
  skill('transmission_systems', 'Transmission Systems', {
    transmission_leaks: 'Leaks',
    transmission_sensors: 'Sensor diagnostics',
    transmission_mechanical: 'Mechanical diagnostics',
    transmission_overhaul: 'Overhaul',
  }),
  skill('undercarriage_systems', 'Undercarriage Systems', {
    undercarriage_rollers: 'Roller replacement',
    undercarriage_idler: 'Idler/tensioner',
    undercarriage_complete: 'Complete replacement',
    undercarriage_track_press: 'Track press',
  }),
  skill('emissions_systems', 'Emissions Systems', {
    emissions_regeneration: 'Forced regeneration',
    emissions_filter: 'Filter replacement',
    emissions_sensors: 'Sensor diagnostics',
    emissions_advanced: 'Advanced diagnostics',
  }),
];
export type SkillId = (typeof skills)[number]['id'];
export type SubSkillId = (typeof skills)[number]['subSkills'][number]['id'];

export const skillLevels = ['Basic', 'Experienced', 'Advanced', 'Master'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/**
 * By the number of a skill's sub-skills that someone has (document 2 section 9). A skill without sub-skills is basic.
 */
export function skillLevel(count: number): SkillLevel {
  if (count > 3) return 'Master';
  if (count > 2) return 'Advanced';
  return count > 1 ? 'Experienced' : 'Basic';
}

/** Document 2 section 3, Truck class: by gross weight. */
export const truckClasses = [
  { id: '2', label: 'Class 2 (6,001-10,000 lbs)' },
  { id: '3', label: 'Class 3 (10,001-14,000 lbs)' },
  { id: '4', label: 'Class 4 (14,001-16,000 lbs)' },
  { id: '5', label: 'Class 5 (16,001-19,500 lbs)' },
  { id: '6', label: 'Class 6 (19,501-26,000 lbs)' },
  { id: '7', label: 'Class 7 (26,001-33,000 lbs)' },
  { id: '8', label: 'Class 8 (33,001+ lbs)' },
] as const satisfies readonly Labelled[];

/** Document 2 section 3, Crane size: what a truck's crane lifts. */
export const craneSizes = [
  { id: 'less-4000', label: 'Less than 4,000 lbs' },
  { id: '4000-7500', label: '4,000 - 7,500 lbs' },
  { id: 'over-7500', label: 'Over 7,500 lbs' },
  { id: 'no-crane', label: 'No crane' },
] as const satisfies readonly Labelled[];

/** Document 2 section 9: minutes until an answer outside working hours, in words; `upTo` is included. */
export const offHoursLabels = [
  { upTo: 5, label: '5 minutes' },
  { upTo: 10, label: '10 minutes' },
  { upTo: 20, label: '20 minutes' },
  { upTo: 30, label: '30 minutes' },
  { upTo: 60, label: 'the hour' },
  { upTo: 120, label: '2 hours' },
  { upTo: 240, label: '4 hours' },
  { upTo: 360, label: '6 hours' },
  { upTo: 1440, label: 'the same day' },
] as const;

/** Document 2 section 3, Software categories. */
export const softwareCategories = [
  { id: 'oem_dealer', label: 'OEM/Dealer Software' },
  { id: 'third_party', label: '3rd Party Software' },
  { id: 'other', label: 'Other Software' },
] as const satisfies readonly Labelled[];

function skill<const Id extends string, const Parts extends Readonly<Record<string, string>>>(
  id: Id,
  label: string,
  parts: Parts,
) {
  const subSkills = Object.entries(parts).map(([part, name]) => ({
    id: part as keyof Parts & string,
    label: name,
  }));
  return { id, label, subSkills };
}
