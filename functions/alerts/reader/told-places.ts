import type { ValueClaim } from './claims.ts';
import type { Source } from './marks.ts';
import { hasBits, type Scan } from './scan.ts';
import { addressIn, addressLine, type FoundAddress } from './values/addresses.ts';
import { placed } from './values/points.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';

/*
 * Where prose says that the machine is: points with the towns beside them, addresses that go on below or are a part of a line,
 * and the words before a place that make it the machine's (`parked at`) or somebody else's (`our office`).
 */

/** An address that ends with its line, and goes on with its town on the next: `at 1180 Limestone Pit Rd,⏎Bedford, IN`. */
export function wrapped(
  source: Source,
  place: FoundAddress | undefined,
  to: number,
): FoundAddress | undefined {
  const { text, scan: scanned } = source;
  if (!place?.address || place.state || to - place.end > 2 || text.charCodeAt(to) !== 10) return place;
  const next = text.indexOf('\n', to + 1);
  const end = Math.min(next < 0 ? text.length : next, to + 120);
  if (!/^\n\p{Lu}/u.test(text.slice(to, to + 3)) || !hasBits(scanned, to, end, may.state)) return place;
  const whole = findAddress(scanned, place.start, end);
  return whole?.start === place.start && whole.city && whole.state ? whole : place;
}

/** `Greenville, NC. 1801 Evans Mill Rd.`, `8 Rampart Way and the town is Santa Fe, New Mexico`: the town of a street, told near to it. */
export function townApart(
  scan: Scan,
  from: number,
  to: number,
  street: FoundAddress,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  for (const [start, end] of [
    [street.end, Math.min(to, street.end + 60)],
    [Math.max(from, street.start - 40), street.start],
  ] as const) {
    for (let at = start, count = 0; at < end && count < 2; count += 1) {
      const found = findAddress(scan, at, end, isTaken);
      if (!found || found.address) break;
      const before = scan.text.slice(Math.max(from, found.start - 40), found.start);
      if (found.city && !isOthersPlace(before)) return found;
      at = found.end;
    }
  }
  return undefined;
}

/** The address that a stretch, or a part of it between bars, is. */
export function addressAlone(source: Source, from: number, to: number): FoundAddress | undefined {
  const { text, scan: scanned } = source;
  for (let start = from, parts = 0; start < to && parts < 20; parts += 1) {
    const bar = nextBar(text, start, to);
    let end = bar < 0 || bar >= to ? to : bar;
    const next = end + 1;
    while (start < end && text[start] === ' ') start += 1;
    while (end > start && text[end - 1] === ' ') end -= 1;
    const found = addressLine(scanned, start, end);
    if (found) return found;
    start = next;
  }
  return undefined;
}

/** `-23.1791, -45.8872 (São José dos Campos – SP)`: the town of a point, in brackets after it. */
export function townOfPoint(text: string, at: number, to: number): FoundAddress | undefined {
  const match = /^°?\s?[([]((?=\p{Lu})[^()[\]\n:]{3,60})[)\]]/u.exec(text.slice(at, Math.min(to, at + 64)));
  if (!match?.[1]) return undefined;
  const start = at + match[0].length - 1 - match[1].length;
  const found = addressIn(text, start, start + match[1].length);
  return found?.city ? found : undefined;
}

/** Where the next part of a line begins: `A | B`, `A · B`, `A • B`. */
function nextBar(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 124 || code === 183 || code === 8226) return at;
  }
  return -1;
}

export function pointClaim(
  source: Source,
  point: { lat: number; long: number; start: number; end: number },
): ValueClaim {
  const { start, end } = point;
  return { field: 'point', value: placed(source, point), start, end, confidence: 0.85 };
}

/** `moved from Abilene last week and now sits at`: of what is said before a place what was before counts no more. */
export function isOthersPlace(before: string, after = ''): boolean {
  // `It was at 5 Elm St, Bangor, ME until yesterday.`
  if (leftSince.test(after)) return true;
  return (
    notTheMachinesPlace.test(before) &&
    notTheMachinesPlace.test(before.slice(recent.exec(before)?.[0].length ?? 0))
  );
}

const leftSince =
  /^[,.;]?\s(?:[-–] )?(?:(?:no,? )?(?:sorry|wait|hang on|hold on)(?!\p{L})|correction|scratch that|i mean|make that|should(?:['’]ve| have) been|until|till|up to (?:yesterday|last)|bis (?:gestern|letzte)|jusqu['’](?:à hier|au)|hasta (?:ayer|el)|até ontem|fino a ieri|tot gisteren)(?!\p{L})/iu;
const recent =
  /^.*(?<!\p{L})(?:now|currently|today|presently|jetzt|aktuell|maintenant|actuellement|ahora|actualmente|agora|atualmente|adesso|attualmente|nu|nå|teraz|nyní|but|is working|aber|mais|pero|maar)(?!\p{L})/iu;

/** `…市鮫島2-1で停止`, `…로 150에서`: what stands after a place where something happens. */
export const isTheSite = /^(?:の現場)?(?:にて|で)|^에서|^[停处處]/u;
export const leadsToPlace =
  /(?:\b(?:walked|moved|drove|driven|trammed|hauled|took|taken|brought|towed|shipped|sent|swung|transferred|relocated|dragged|limped) (?:(?:it|her|him|them|this one|the \p{L}+) )?(?:over |down |up |out |back |across |now ){0,2}to|\b(?:steht jetzt|umgesetzt nach|déplacée? (?:au|à la|à)|trasladad[oa] a|movid[oa] (?:a|para)|spostat[oa] (?:in|a)|verplaatst naar|flyttad till|flyttet til)|\b(?:moved|walked|hauled|trucked|took|brought|relocated|shifted|drove|taken|tracked|towed|trailered) (?:it|her|him|them|the \p{L}+) (?:\p{L}+ ){0,2}to\s|\b(?:find (?:it|her|him|them|the \p{L}+)|parked|located|sitting|sits|standing|stands|stuck|left (?:it|her)|it is|it['’]s|she is|she['’]s|machine is|steht|se trouve|se encuentra|si trova|staat|står)\b[^.\n]{1,36},\s|\b(?:at|near|in|from|parked|located|location|site|jobsite|position|on|working at|standing|address|steht|está en|esta en|estoy en|parad[oa] en|ubicad[oa] en|se trouve au?|est au|chantier|situé[e]? au?|baustelle|standort|einsatzort|obra|cantiere|presso|op het werk|op de werf|op|te|bouwplaats|arbetsplats|byggeplass|budowa|na budowie)|@|📍|[在于於])\W{0,4}$/iu;
const notTheMachinesPlace =
  /\b(?:last (?:week|month|night)|yesterday|previously|(?:serviced|sold|supported|supplied|delivered|rented) by|moved from|used to be|was moved|i live|dealer|branch|office|(?<!\b(?:export|import|container|scrap|timber|log|rail|lumber|steel|stock|salvage) )yard|headquarters|hq|ship to|bill to|contact|visit us|store|depot|billing|mail(?:ing)?)\b[^.\n]{0,24}$|(?<!\p{L})not\s$|\bnot (?:at|in) (?:the|our) \p{L}+[^.\n]{0,16}$|\b(?:send|ship|deliver|post|courier)\s(?:the|an?|our|new|those|these)\s(?!(?:tech|mech|fitter|guy|man|van|service|engineer|crew|driver|truck|lorry|team))\p{L}+ to\s$/iu;

/** `Done at our Tacoma branch, 3003 Port Center Rd`: whosever place it is, the machine is told of as there. */
export function isInYard(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - 90), at);
  return inYard.test(before) && !ofOthers.test(before);
}

const inYard =
  /(?<!\p{L})(?:(?:at|in|from) (?:the|our|my|their) (?:\p{L}+ )?(?:yard|depot|branch|dock|terminal)|[Oo]ur (?:yard|depot|dock)(?:['’]s| is))(?: in| at)?(?: \p{Lu}\p{L}+, \p{Lu}\p{L}+)?[,:]?\s(?:at\s)?$/u;
const ofOthers =
  /(?<!\p{L})(?:contact|call|visit|reach|write|bill|serviced|sold|supported|return|reply|ring|dealer|home)(?!\p{L})[^.\n]{0,60}$/iu;
