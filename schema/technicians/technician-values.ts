/** Stored values of technicians, free of any library so that a page can show them without loading one. */

/** Document 2 section 3, Certification. */
export const certifications = ['ppe', 'osha', 'msha_part_46', 'msha_part_48', 'ansi_a92', 'twic'] as const;
export type Certification = (typeof certifications)[number];

/** How far from its homebase a technician works (document 3 section 5): 60, 180, 600 miles, and without limit. */
export const serviceAreas = ['local', 'regional', 'multi_state', 'national'] as const;
export type ServiceArea = (typeof serviceAreas)[number];

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

/** Document 2 section 3, Technician skills with sub-skills. Ids of sub-skills are of one skill each. */
export const skills = [
  { id: 'pm_inspection', label: 'PM and Inspection', subSkills: [] },
  { id: 'ac_repair', label: 'A/C Repair', subSkills: [] },
  { id: 'onsite_hoses', label: 'On-site Hoses', subSkills: [] },
  {
    id: 'electrical_systems',
    label: 'Electrical Systems',
    subSkills: [
      { id: 'electrical_multi_meter', label: 'Multi-meter' },
      { id: 'electrical_schematics', label: 'Schematics' },
      { id: 'electrical_wiring_harness', label: 'Wiring harness diagnostics' },
      { id: 'electrical_control_module', label: 'Control module diagnostic' },
    ],
  },
  {
    id: 'engine_repair',
    label: 'Engine Repair',
    subSkills: [
      { id: 'engine_leaks', label: 'Leaks' },
      { id: 'engine_fuel_system', label: 'Fuel system' },
      { id: 'engine_valve_train', label: 'Valve train' },
      { id: 'engine_overhaul', label: 'Overhaul' },
    ],
  },
  {
    id: 'hydraulic_systems',
    label: 'Hydraulic Systems',
    subSkills: [
      { id: 'hydraulic_leaks', label: 'Leaks' },
      { id: 'hydraulic_cylinder', label: 'Cylinder repair' },
      { id: 'hydraulic_pump', label: 'Pump repair' },
      { id: 'hydraulic_control_valve', label: 'Control valve diagnostics' },
    ],
  },
  {
    id: 'welding',
    label: 'Welding',
    subSkills: [
      { id: 'welding_light', label: 'Light welding/fabrication' },
      { id: 'welding_aluminum', label: 'Aluminum' },
      { id: 'welding_structural', label: 'Structural repair' },
      { id: 'welding_lineboring', label: 'Lineboring/machining' },
    ],
  },
  {
    id: 'transmission_systems',
    label: 'Transmission Systems',
    subSkills: [
      { id: 'transmission_leaks', label: 'Leaks' },
      { id: 'transmission_sensors', label: 'Sensor diagnostics' },
      { id: 'transmission_mechanical', label: 'Mechanical diagnostics' },
      { id: 'transmission_overhaul', label: 'Overhaul' },
    ],
  },
  {
    id: 'undercarriage_systems',
    label: 'Undercarriage Systems',
    subSkills: [
      { id: 'undercarriage_rollers', label: 'Roller replacement' },
      { id: 'undercarriage_idler', label: 'Idler/tensioner' },
      { id: 'undercarriage_complete', label: 'Complete replacement' },
      { id: 'undercarriage_track_press', label: 'Track press' },
    ],
  },
  {
    id: 'emissions_systems',
    label: 'Emissions Systems',
    subSkills: [
      { id: 'emissions_regeneration', label: 'Forced regeneration' },
      { id: 'emissions_filter', label: 'Filter replacement' },
      { id: 'emissions_sensors', label: 'Sensor diagnostics' },
      { id: 'emissions_advanced', label: 'Advanced diagnostics' },
    ],
  },
] as const satisfies readonly (Labelled & { readonly subSkills: readonly Labelled[] })[];
export type SkillId = (typeof skills)[number]['id'];
export type SubSkillId = (typeof skills)[number]['subSkills'][number]['id'];

export const skillLevels = ['Basic', 'Experienced', 'Advanced', 'Master'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** By how many of a skill's sub-skills somebody has (document 2 section 9); a skill that has none to count is basic. */
export function skillLevel(count: number): SkillLevel {
  if (count > 3) return 'Master';
  if (count > 2) return 'Advanced';
  return count > 1 ? 'Experienced' : 'Basic';
}

/** Document 2 section 3, Truck class: by what a loaded truck may weigh. */
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

/** Document 2 section 3, Software categories. */
export const softwareCategories = [
  { id: 'oem_dealer', label: 'OEM/Dealer Software' },
  { id: 'third_party', label: '3rd Party Software' },
  { id: 'other', label: 'Other Software' },
] as const satisfies readonly Labelled[];
