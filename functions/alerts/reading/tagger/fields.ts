/** What a word of a message may be a part of. */
export const fields = [
  'unit',
  'serial',
  'model',
  'brand',
  'code',
  'spn',
  'fmi',
  'description',
  'critical',
  'high',
  'medium',
  'low',
  'hours',
  'address',
  'city',
  'state',
  'lat',
  'long',
  'time',
] as const;
export type Field = (typeof fields)[number];

/** The fields of a word that says how bad a fault is. */
export const severityFields: ReadonlySet<Field> = new Set(['critical', 'high', 'medium', 'low']);

/** A value that the words in and around it speak for: offsets in UTF-16 units, end exclusive. */
export interface TaggedValue {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
  /** How likely it is: 0 to 1. */
  readonly probability: number;
}

/** No value's. */
export const outside = 0;
/** None; and for each field one for a value's first word and one for each further one. */
export const tagCount = 1 + 2 * fields.length;

export function firstTag(field: Field): number {
  return 1 + 2 * fields.indexOf(field);
}

/** Whether a tag is a value's first. */
export function isFirst(tag: number): boolean {
  return tag % 2 === 1;
}

export function fieldOf(tag: number): Field | undefined {
  return tag === outside ? undefined : fields[(tag - 1) >> 1];
}
