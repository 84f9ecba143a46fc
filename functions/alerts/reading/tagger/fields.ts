/** The fields that a word of a message may belong to. */
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

/** The fields for severity words. */
export const severityFields: ReadonlySet<Field> = new Set(['critical', 'high', 'medium', 'low']);

/** A tagged value: offsets in UTF-16 units, end exclusive. */
export interface TaggedValue {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
  /** Probability: 0 to 1. */
  readonly probability: number;
}

/** The tag for words outside all values. */
export const outside = 0;
/** The outside tag, and two per field: one for a value's first word, one for each further word. */
export const tagCount = 1 + 2 * fields.length;

export function firstTag(field: Field): number {
  return 1 + 2 * fields.indexOf(field);
}

/** Whether a tag is for a value's first word. */
export function isFirst(tag: number): boolean {
  return tag % 2 === 1;
}

export function fieldOf(tag: number): Field | undefined {
  return tag === outside ? undefined : fields[(tag - 1) >> 1];
}
