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
