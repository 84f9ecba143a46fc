import { type Field, firstTag, outside } from '#functions/alerts/reading/tagger/fields.ts';
import type { Tokens } from '#functions/alerts/reading/words/tokens.ts';

/** A value in a text: offsets in UTF-16 units, end exclusive. */
export interface GoldValue {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
}

/** A text form of a message with its values, in order and without overlaps. */
export interface GoldText {
  readonly text: string;
  readonly values: readonly GoldValue[];
}

/** A value as a range of tokens, both ends inclusive. */
export interface TokenSpan {
  readonly field: Field;
  readonly first: number;
  readonly last: number;
}

/** The token ranges of values. A value that shares a token with an earlier one is left out. */
export function spansOf({ count, starts, ends }: Tokens, values: readonly GoldValue[]): TokenSpan[] {
  const spans: TokenSpan[] = [];
  let token = 0;
  for (const { field, start, end } of values) {
    while (token < count && (ends[token] ?? 0) <= start) token += 1;
    const first = token;
    while (token < count && (starts[token] ?? 0) < end) token += 1;
    if (token > first) spans.push({ field, first, last: token - 1 });
  }
  return spans;
}

/** The tag of each token. */
export function tagsOf(tokens: Tokens, values: readonly GoldValue[]): Uint8Array {
  const tags = new Uint8Array(tokens.count).fill(outside);
  for (const { field, first, last } of spansOf(tokens, values))
    tags.fill(firstTag(field) + 1, first, last + 1).fill(firstTag(field), first, first + 1);
  return tags;
}
