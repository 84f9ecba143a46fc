/** What is told of a machine: what a word of a message may be a part of. */
export const taggedFields = [
  'unit',
  'serial',
  'model',
  'brand',
  'code',
  'address',
  'city',
  'state',
  'hours',
  'time',
  'severity',
] as const;
export type TaggedField = (typeof taggedFields)[number];

/** A value that the words in and around it speak for. */
export interface LearntValue {
  readonly field: TaggedField;
  readonly start: number;
  readonly end: number;
  /** How often such a value is right: 0 to 1, of its least sure word. */
  readonly probability: number;
}

/** The fields that are told together as one place. */
export const placeParts = ['address', 'city', 'state'] as const satisfies readonly TaggedField[];

/** No value's. */
export const outside = 0;
/** How many tags there are: none, and for each field one for a value's first word and one for each further one. */
export const tagCount = 1 + 2 * taggedFields.length;

/** The place of a tag's field among all; -1 for none's. */
export function fieldNumber(tag: number): number {
  return (tag - 1) >> 1;
}

/** Whether a tag is of a value's first word. */
export function isFirst(tag: number): boolean {
  return tag % 2 === 1;
}

/** The field that a tag is of, and whether the word begins its value. */
export function meaningOf(
  tag: number,
): { readonly field: TaggedField; readonly isFirst: boolean } | undefined {
  const field = taggedFields[fieldNumber(tag)];
  return tag === outside || field === undefined ? undefined : { field, isFirst: isFirst(tag) };
}
