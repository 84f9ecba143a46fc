import { type Claim, claimOf, placeFields } from './claims.ts';
import type { Line } from './lines.ts';
import type { Source } from './marks.ts';
import { addressIn } from './values/addresses.ts';
import { labelOfPhrase } from './words/labels.ts';
import { isTown } from './words/towns.ts';

/**
 * Where somebody of a chat writes, in a message of its own, where the machine is: `Pat: Kingsway, Derby DE22 3NE`, a street and a
 * town that is known. Only there a line of no more is a place, and only where nothing else tells one.
 */
export function withPlaceOfChat(
  { text }: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  const isPlaced = claims.some(
    ({ field, confidence }) => field === 'no-place' || (placeFields.has(field) && confidence >= 0.5),
  );
  const spoken = isPlaced ? [] : spokenLines(text, lines);
  for (const { start, end } of spoken) {
    if (!isShortPlace.test(text.slice(start, end))) continue;
    const place = addressIn(text, start, end);
    if (!place?.address || !place.city || !isTown(place.city.value)) continue;
    return [
      ...claims,
      claimOf({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.8 }, ''),
    ];
  }
  return claims;
}

/** What each line says behind its speaker; none where a line has no speaker. */
function spokenLines(text: string, lines: readonly Line[]): readonly { start: number; end: number }[] {
  const body = lines.filter(({ role }) => role === 'body');
  if (body.length < 2 || body.length > mostMessages) return [];
  const spoken = body.map(({ start, end }) => {
    const [lead = '', name = ''] = speaker.exec(text.slice(start, Math.min(end, start + 72))) ?? [];
    const isSpeaker = lead !== '' && labelOfPhrase(name.toLowerCase()) === undefined;
    const at = start + lead.length;
    const led = leadOfPlace.exec(text.slice(at, Math.min(end, at + 24)))?.[0].length ?? 0;
    return isSpeaker ? { start: at + led, end: text[end - 1] === '.' ? end - 1 : end } : undefined;
  });
  return spoken.every((each) => each !== undefined) ? spoken : [];
}

const mostMessages = 40;

/** `Pat: `, `<Pat> `, `[14/03/2026, 08:13:02] Pat: `, `14/03/2026, 08:13 - Pat: `, `08:13 Pat: ` */
const speaker =
  /^(?:[[(]?\d[\d/.,: -]{3,20}(?:[ap]\.?m\.?)?[\])]?\s?(?:[-–]\s)?)?(?:<(\p{Lu}[\p{L}.' -]{1,20})>|(\p{Lu}[\p{L}.' -]{1,20}):)\s{1,3}/iu;
const leadOfPlace = /^(?:(?:it['’]?s|its|she['’]?s|machine is|is) )?(?:(?:now )?(?:at|in|on) )?(?=\p{Lu})/iu;

/** A name and a town, with a postal code or a state at the most. */
const isShortPlace =
  /^\p{Lu}[\p{L}'’.-]{2,20}(?: \p{L}[\p{L}'’.-]{1,16}){0,3}, \p{Lu}[\p{L}'’.-]{2,20}(?: \p{L}[\p{L}'’.-]{1,16}){0,2}(?:,? (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2,3}(?: \d{4,5})?))?$/u;
