import type { Claim } from './claims.ts';
import type { Source } from './marks.ts';
import { firstWordFrom } from './scan.ts';
import { isColour } from './values/severity-words.ts';

/*
 * `Red alert - stop machine`, `Status: Red` over `Action: Stop engine immediately`: red is as bad as a stop where the same breath, or
 * the line below, tells to stop.
 */

/** The claims, in which a red with its stop right behind it is one of a stop. */
export function withStopsBehindRed({ text, scan }: Source, claims: readonly Claim[]): readonly Claim[] {
  const isStopped = (claim: Claim) =>
    claim.field === 'severity' &&
    claim.value === 'high' &&
    isColour(scan, firstWordFrom(scan, claim.start)) &&
    stopBehind.test(text.slice(claim.end, claim.end + farthest));
  return claims.some(isStopped)
    ? claims.map((claim) =>
        claim.field === 'severity' && isStopped(claim) ? { ...claim, value: 'critical' as const } : claim,
      )
    : claims;
}

/** Characters from the colour on in which a stop begins and ends. */
const farthest = 80;

const stopBehind =
  /^(?:\s(?:alert|alarm|warning|status|lamp|light|level|code)s?(?: is on| on)?)?["”)\]]?[ ]{0,3}(?:[-–—.,:;!•·|/]|\n)?[ ]{0,3}\n?[ >*•●-]{0,6}(?:(?:recommended |required )?(?:action|what to do|advice|instructions?)(?: required)?\s?[:=-]\s{0,3})?(?:please |immediately )?(?:stop|shut ?down|shut off|switch off|turn off) (?:(?:and|the|this|your) )?(?:machine|engine|equipment|vehicle|truck|unit|now|immediately|at once|safely|operat|work|using)/i;
