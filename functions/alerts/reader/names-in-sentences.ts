import type { Claim } from './claims.ts';
import type { Span } from './marks.ts';

/*
 * What an owner calls a machine, read with words of the sentence around it or with its mark: `Operator says 218`, `218.`, `the 218
 * loader`.
 */

/** The claims with the names alone. */
export function withNamesAlone(claims: readonly Claim[]): readonly Claim[] {
  return claims.map((claim) => {
    const name =
      claim.field === 'unit' && claim.value.length === claim.end - claim.start
        ? nameInSentence(claim.value)
        : undefined;
    return name && claim.field === 'unit'
      ? {
          ...claim,
          value: claim.value.slice(name.start, name.end),
          start: claim.start + name.start,
          end: claim.start + name.end,
        }
      : claim;
  });
}

/** Where the name stands in what was taken for one; undefined where it is all of it. */
export function nameInSentence(said: string): Span | undefined {
  const name = forms.map((form) => form.exec(said)?.[1]).find((each) => each !== undefined);
  if (name === undefined) return undefined;
  const start = said.lastIndexOf(name);
  return { start, end: start + name.length };
}

const forms = [
  /^(?:the )?(?:operator|driver|customer|foreman|he|she|they) (?:says?|said|reports?|reported|tells? me|told me|thinks) (?:that )?(\S*\d\S*)$/iu,
  /^([\p{L}\d-]*\d)[.:;,]$/u,
  /^the (#?\p{Lu}{0,4}-?\d{1,5}) \p{Ll}{4,14}$/u,
];
