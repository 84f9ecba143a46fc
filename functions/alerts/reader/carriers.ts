import type { Claim } from './claims.ts';
import { lineEnd, lineStart } from './line-edges.ts';

/*
 * `Sent truck 12`, `Tech: Sam, truck 12`, `Lowboy 7 will haul it`: what people come in and what fetches a machine is not the
 * machine; and `HRB 12345` is where a company is registered.
 */

/** The claims without names of such trucks. */
export function withoutCarriers(text: string, claims: readonly Claim[]): readonly Claim[] {
  const isOther = ({ field, start, end }: Claim) => field === 'unit' && isCarrier(text, start, end);
  return claims.some(isOther) ? claims.filter((claim) => !isOther(claim)) : claims;
}

/** Whether a name that stands there is one of them. */
export function isCarrier(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(lineStart(text, start), start - 48), start);
  if (register.test(name)) return !/[:=]\s{0,3}$/.test(before);
  const whole = `${vehicleBefore.exec(before)?.[0] ?? ''}${name}`;
  if (!vehicle.test(whole)) return false;
  const lead = before.slice(0, before.length + name.length - whole.length);
  const after = text.slice(end, Math.min(lineEnd(text, end), end + 48));
  return (
    ofTechnician.test(lead) ||
    (isSent.test(lead) && endsThere.test(after)) ||
    (ofService.test(`${lead}${whole}`) && isComing.test(after)) ||
    (hauler.test(whole) && hauls.test(after))
  );
}

const register = /^HR[AB] ?\d{3,7}(?: ?[A-Z])?$/;
const kinds =
  '(?:(?:service|tow|crew|field) )?(?:truck|van|ute|pickup|lorry|trailer|lowboy|lowbed|low ?loader|rollback|wrecker|hauler)';
const vehicle = new RegExp(`^${kinds}(?: |-|#|$)`, 'iu');
const vehicleBefore = new RegExp(`(?<!\\p{L})${kinds} #?$`, 'iu');
const hauler = /^(?:tow truck|truck|trailer|lowboy|lowbed|low ?loader|rollback|wrecker|hauler)/iu;

/** `Tech: Sam, `, `mechanic is in ` */
const ofTechnician =
  /(?<!\p{L})(?:tech(?:nician)?|mechanic|fitter)(?:\s?:[^.:\n]{0,30}[, (]| (?:\p{Lu}\p{Ll}{1,12} )?(?:is |will be |comes |coming )?(?:in|with) (?:our |the |a )?)$/iu;
const isSent =
  /^\W{0,3}(?:(?:we|i)(?:['’]ve| have| are|['’]re|['’]m| am)? |have )?(?:sent|sending|dispatched|dispatching) (?:out )?(?:our |the )?$/iu;
const endsThere =
  /^(?: (?:out|over|today|already|now|there|to (?:it|look|check)|with \p{L}{2,12})){0,3}[.!]?$/iu;
const ofService = /(?:^|[\s(])(?:service|field) (?:truck|van|ute|pickup|lorry)(?: |-|#)[^ ]{1,8}$/iu;
const isComing =
  /^ (?:is|will|can|could|has been)(?: be| just| only| already)? (?:sent|on (?:its|the) way|close|near(?:by)?|available|dispatched|en route|coming|come|stop by|swing by)(?!\p{L})/iu;
const hauls =
  /^ (?:will|can|is going to|is to|to) (?:haul|pick|move|tow|fetch|bring|carry|take|collect)(?!\p{L})/iu;
