/** Names of the people, places and machines in sample notices. */
export interface Cast {
  readonly company: string;
  readonly repairs: string;
  readonly manager: string;
  readonly colleague: string;
  readonly technician: string;
  readonly other: string;
  readonly brand: string;
  readonly model: string;
  readonly unitNumber: string;
  readonly jobsite: string;
  readonly street: string;
  readonly city: string;
}

/** Ordinary names. */
export const usualCast: Cast = {
  company: 'Ridgeline Constructors',
  repairs: 'Boone Heavy Repair',
  manager: 'Dana Reyes',
  colleague: 'Marcus Webb',
  technician: 'Sam Okafor',
  other: 'Ruth Lindqvist',
  brand: 'Caterpillar',
  model: '336',
  unitNumber: 'EX-07',
  jobsite: 'Perche Creek Bridge',
  street: 'I-70 Outer Rd W',
  city: 'Rocheport',
};
