import type { Claim } from './claims.ts';

/*
 * What somebody says first and then puts right: `SPN 100 FMI 1, sorry, SPN 102 FMI 4`, `M0441. Edit: M0414`, `Hours 3430 -
 * correction 3340`. Of two values of one kind on both sides of such words the second counts.
 */

/** The claims without what the words after it put right. */
export function withoutCorrected(text: string, claims: readonly Claim[]): readonly Claim[] {
  if (!mayCorrect.test(text)) return claims;
  const dropped = new Set<Claim>();
  for (const match of text.matchAll(correcting)) {
    const [from, to] = [match.index, match.index + match[0].length];
    for (const wrong of claims) {
      if (!correctable.has(wrong.field) || wrong.end > from || from - wrong.end > 12) continue;
      const isPutRight = claims.some(
        (right) =>
          right.field === wrong.field &&
          right.group === wrong.group &&
          right.start >= to &&
          right.start - to < 24 &&
          !/[.!?]\s/.test(text.slice(to, right.start)),
      );
      if (!isPutRight) continue;
      for (const claim of claims)
        if (claim === wrong || (ofFault.has(claim.field) && claim.start >= wrong.start && claim.end <= to))
          dropped.add(claim);
    }
  }
  return dropped.size === 0 ? claims : claims.filter((claim) => !dropped.has(claim));
}

const mayCorrect =
  /sorry|correction|wait|hang on|hold on|scratch|i mean|make that|edit:|typo|tell a lie|rather|should/i;
const correcting =
  /(?<!\p{L})(?:(?:no,? )?(?:sorry|wait|hang on|hold on)|correction|scratch that|i mean(?:t)?|make that|edit|typo|tell a lie|or rather|should(?:['’]ve| have) been|should be)(?!\p{L})(?:[\s,:–-]{1,3}(?:sorry|typo|no|it['’]?s|that['’]?s|it is|that is|the|is)(?!\p{L})){0,3}/giu;
const correctable = new Set<Claim['field']>(['code', 'time', 'clock', 'hours', 'serial', 'unit', 'place']);
const ofFault = new Set<Claim['field']>(['code', 'description', 'severity', 'fault']);
