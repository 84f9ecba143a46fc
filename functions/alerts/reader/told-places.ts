import type { ValueClaim } from './claims.ts';
import { lineEnd } from './line-edges.ts';
import { allFrom, type Source, type Span } from './marks.ts';
import { isPlaceOfErrand, isTownOfErrand } from './places-of-errands.ts';
import { hasBits, type Scan } from './scan.ts';
import { isStreetBeforeTown } from './streets-as-names.ts';
import { addressIn, type FoundAddress } from './values/addresses.ts';
import { addressLine } from './values/lone-addresses.ts';
import { findMachine, machineAt } from './values/machines.ts';
import { placed } from './values/points.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import { isTown } from './words/towns.ts';

/*
 * Where prose says that the machine is: points, addresses that go on below or are a part of a line,
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
  const end = Math.min(lineEnd(text, to + 1), to + 120);
  if (!place.city) {
    const town = townLine(text, to + 1, end);
    if (town) return { ...place, city: town.city, state: town.state, end: town.end };
  }
  if (!/^\n\p{Lu}/u.test(text.slice(to, to + 3)) || !hasBits(scanned, to, end, may.state)) return place;
  const whole = findAddress(scanned, place.start, end);
  return whole?.start === place.start && whole.city && whole.state ? whole : place;
}

/** `Gewerbepark 5` over `93059 Regensburg`, each a line: a street that only its town makes sure. */
export function streetOverTown(source: Source, from: number, to: number): FoundAddress | undefined {
  const { text } = source;
  if (text.charCodeAt(to) !== 10 || !isStreetBeforeTown(source, from, to)) return undefined;
  const town = townLine(text, to + 1, Math.min(lineEnd(text, to + 1), to + 60));
  return town && { ...town, address: { value: text.slice(from, to), start: from, end: to }, start: from };
}

/** `80331 München`, `Linares` below a street: a line that is a town with its postal code, or one that is known. */
function townLine(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, to).trim();
  if (value.length < 3 || value.length > 48 || !/^[\p{Lu}\d]/u.test(value)) return undefined;
  const start = from + text.slice(from, to).indexOf(value);
  if (isTown(value)) {
    const city = { value, start, end: start + value.length };
    return { address: undefined, city, state: undefined, start, end: city.end };
  }
  if (!postalCode.test(value)) return undefined;
  const found = addressIn(text, start, start + value.length);
  return found?.city && !found.address && !/\d/.test(found.city.value) ? found : undefined;
}

const postalCode =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}\P{N}+$|^\P{N}+ (?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{2,3} \d{4})$/u;

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

/**
 * The address that a stretch, or a part of it, is: between bars, slashes and dashes, before a sentence's end, or beside a time
 * or hours (`3,801 h - 19/02/2026 11:44 GMT - Quay Street, Minehead`).
 */
export function addressAlone(source: Source, begin: number, to: number): FoundAddress | undefined {
  const { text, scan: scanned, marks } = source;
  const from = behindMachine(source, begin, to);
  const known = [marks.dates, marks.hours, marks.codes, marks.points, marks.addresses]
    .flatMap((list) => allFrom(list as readonly Span[], from, to))
    // `… eng hrs⏎115 Lime Kiln Rd`: what stands below a unit only looks like its figure.
    .filter((span) => span.end - span.start > 6 || /\p{L}/u.test(text.slice(span.start, span.end)))
    .sort((one, other) => one.start - other.start);
  // `W4210 County Road KK, Appleton, WI`: a house number may look like a code.
  const whole = known.every((span) => marks.codes.some((code) => code.start === span.start))
    ? trimmedAddress(scanned, from, to)
    : undefined;
  if (whole) return whole;
  for (let start = from, parts = 0; start < to && parts < 20; parts += 1) {
    const mark = known.find((span) => span.end > start);
    if (mark && mark.start <= start) {
      start = mark.end;
      continue;
    }
    const bar = nextBar(text, start, Math.min(to, mark?.start ?? to));
    const end = bar < 0 ? Math.min(to, mark?.start ?? to) : bar;
    const found = addressOfPart(scanned, start, end);
    // A town with its state and no street only as a part between bars.
    if (found && (found.address || isBetweenBars(text, found, from, to))) return found;
    start = end + (bar < 0 ? 0 : 1);
  }
  return undefined;
}

/** `Bobcat E35, 61 Canal St, Holyoke, MA`: the machine is no part of its address. */
function behindMachine({ text, scan }: Source, from: number, to: number): number {
  // `… unit 9 (M0311), 55 Highway Rd, Dayton, OH`
  const shut = shutIn.exec(text.slice(from, Math.min(to, from + 24)))?.[0].length;
  if (shut !== undefined) return from + shut;
  const machine = machineAt(scan, from, to) ?? findMachine(scan, from, Math.min(to, from + 40), () => false);
  const coded =
    machine?.model && codeBehind.exec(text.slice(machine.end, Math.min(to, machine.end + 28)))?.[0];
  if (machine && coded) return machine.end + coded.length;
  return machine?.model &&
    machine.brand.start === from &&
    /^,\s\d/.test(text.slice(machine.end, machine.end + 3))
    ? machine.end + 2
    : from;
}

/** `Ładowarka Volvo L120H kod E360, ul. Portowa 12, …` */
const codeBehind = /^,?\s(?:\p{L}{2,10}\s)?[A-Z]{1,3}-?\d{2,5},\s/u;

const shutIn = /^\s?\(?[^\s,()]{2,14}\),\s(?=\d)/;

function isBetweenBars(text: string, { start, end }: FoundAddress, from: number, to: number): boolean {
  // `… 2,915 h. Scotch Corner, DL10 6NR`
  if (to - end < 2 && britishEnd.test(text.slice(Math.max(start, end - 12), end))) return true;
  return (
    (start === from || /[|·•]\s{0,3}$/.test(text.slice(Math.max(from, start - 4), start))) &&
    (end >= to || /^[^|·•]{0,12}(?:$|[|·•])/.test(text.slice(end, Math.min(to, end + 14))))
  );
}

const britishEnd = /, [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/**
 * All of a part, or what lies between its dashes, its slashes and the ends of its sentences; an address may go on over two of
 * them (`… - Rod. Anhanguera km 98, Campinas - SP`).
 */
function addressOfPart(scan: Scan, from: number, to: number): FoundAddress | undefined {
  const whole = trimmedAddress(scan, from, to);
  if (whole) return whole;
  const edges = [...scan.text.slice(from, Math.min(to, from + 400)).matchAll(partEdge)];
  if (edges.length === 0) return undefined;
  for (let first = 0; first <= edges.length; first += 1) {
    const edge = edges[first - 1];
    const start = edge ? from + edge.index + edge[0].length : from;
    for (let last = Math.min(edges.length, first + 2); last >= first; last -= 1) {
      const next = edges[last];
      const found = trimmedAddress(scan, start, next ? from + next.index + 1 : to);
      if (found) return found;
    }
  }
  return undefined;
}

/** ` - `, ` / `, and the end of a sentence, of which none is in an address; `Rod. Anhanguera`, `Cra. 45` have none. */
const partEdge =
  /\s{1,3}[-–—/]\s{1,3}|(?<!(?:[\s,(]|\p{Ll})[Ss]tr|[\s,(](?:[Rr]od|[Cc]ra|[Cc]tra|[Cc]arr|[Cc]alz|[Aa]vda?|[Aa]ve|[Ee]str?|[Bb]lvd?|[Bb]vd|[Pp]rol|[Cc]irc|[Pp]riv|[Aa]utop|[Pp]za|[Pp]je|[Cc]no|[Cc]alle?j|[Ll]ib|[Ff]racc|[Gg]ral|[Pp]rof|[Dd]ra|[Ii]ng|[Cc]ol|[Вв]ул|[Пп]росп|[Пп]ос|[Бб]ул|[Пп]ер))\.\s(?<=[\p{L}\d)]{3}..)(?=[\p{Lu}\d])/gu;

function trimmedAddress(scan: Scan, from: number, to: number): FoundAddress | undefined {
  const { text } = scan;
  let [start, end] = [from, to];
  while (start < end && ' ,.:-–—/\t'.includes(text[start] ?? '')) start += 1;
  while (end > start && ' ,-–—/\t('.includes(text[end - 1] ?? '')) end -= 1;
  // `S.L.P.`, and the end of a sentence.
  return (
    addressLine(scan, start, end) ?? (text[end - 1] === '.' ? addressLine(scan, start, end - 1) : undefined)
  );
}

/** Where the next part of a line begins: `A | B`, `A; B`, `A · B`, `A • B`. */
function nextBar(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 124 || code === 183 || code === 8226 || code === 59 || code === 9) return at;
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
  if (leftSince.test(after) || theirAddress.test(before) || isPlaceOfErrand(before)) return true;
  // `We hauled it from 5 Elm St, Bangor, ME to …`
  if (hauledFrom.test(before) && /^,? [^.;\n]{0,40}?(?:over |down |up )?to\s/i.test(after)) return true;
  // `Was at 5 Elm St, Bangor, ME. Now its at …`
  if (wasThere.test(before) && isElsewhere.test(after)) return true;
  return (
    notTheMachinesPlace.test(before) &&
    notTheMachinesPlace.test(before.slice(recent.exec(before)?.[0].length ?? 0))
  );
}

/** `moved from 5 Elm St, Bangor ME to`: whether words that end before a place say that the machine went there. */
export function isWhereItWent(before: string): boolean {
  return wentFrom.test(before);
}

/** Characters before a place that are looked at for it. */
export const reachOfMove = 100;
const movedFrom =
  '(?<!\\p{L})(?:moved|hauled|relocated|transferred|towed|trailered|trucked|shipped|walked|driven|drove|brought|taken|took) (?:(?:it|her|him|over) ){0,2}from ';
const wentFrom = new RegExp(`${movedFrom}[^.;\\n]{3,60} (?:over |up |down |out |here ){0,2}to $`, 'iu');

/** `Joe, Redline, 5 Elm St, Bangor ME, 207-555-0101: …`, `This is J. Ortega, Redline Crane, 5 Elm St, Bangor ME. …`: where who calls is, before what he tells. */
export function isCallersPlace(before: string, after: string): boolean {
  return phoneAndColon.test(after) || introducing.test(before);
}

const phoneAndColon = /^,? \(?\+?\d[\d() .-]{6,17}:\s/;
const introducing =
  /(?:^|[.!,] )(?:this is|it['’]?s|i am|i['’]m|my name is|caller is|caller:) (?!\p{Lu}\p{L}+ [\p{L}-]*\d)\p{L}[^;:\n\d]{2,40}, $/iu;
const hauledFrom = new RegExp(`${movedFrom}$`, 'iu');
const wasThere = /(?<!\p{L})(?:was|were|been) (?:\p{L}{3,9} )?(?:at|in|on) $/iu;
const isElsewhere =
  /^[^\n]{0,70}[.;,] (?:and |but )?(?:right now|now|currently|today|(?:it|she|he)(?:['’]?s| is)(?: right)? now) /iu;
const leftSince =
  /^[,.;]?\s(?:[-–] )?(?:(?:no,? )?(?:sorry|wait|hang on|hold on)(?!\p{L})|correction|scratch that|i mean|make that|should(?:['’]ve| have) been|until|till|up to (?:yesterday|last)|bis (?:gestern|letzte)|jusqu['’](?:à hier|au)|hasta (?:ayer|el)|até ontem|fino a ieri|tot gisteren)(?!\p{L})/iu;
const recent =
  /^.*(?<!\p{L})(?:now|currently|today|presently|jetzt|aktuell|maintenant|actuellement|ahora|actualmente|agora|atualmente|adesso|attualmente|nu|nå|teraz|nyní|but|is working|aber|mais|pero|maar)(?!\p{L})/iu;

/** `…市鮫島2-1で停止`, `…로 150에서`: what stands after a place where something happens. */
export const isTheSite = /^(?:の現場)?(?:にて|で)|^에서|^[停处處]/u;
export const leadsToPlace =
  /(?:\b(?:walked|moved|drove|driven|trammed|hauled|took|taken|brought|towed|shipped|sent|swung|transferred|relocated|dragged|limped) (?:(?:it|her|him|them|this one|the \p{L}+) )?(?:over |down |up |out |back |across |now ){0,2}to|\b(?:steht jetzt|umgesetzt nach|déplacée? (?:au|à la|à)|trasladad[oa] a|movid[oa] (?:a|para)|spostat[oa] (?:in|a)|verplaatst naar|flyttad till|flyttet til)|\b(?:moved|walked|hauled|trucked|took|brought|relocated|shifted|drove|taken|tracked|towed|trailered) (?:it|her|him|them|the \p{L}+) (?:\p{L}+ ){0,2}to\s|\b(?:find (?:it|her|him|them|the \p{L}+)|parked|located|sitting|sits|standing|stands|stuck|left (?:it|her)|it is|it['’]s|she is|she['’]s|machine is|steht|se trouve|se encuentra|si trova|staat|står)\b[^.\n]{1,36},\s|\b(?:at|near|in|from|parked|located|location|site|jobsite|position|on|working at|standing|address|steht|está en|esta en|estoy en|parad[oa] en|ubicad[oa] en|se trouve au?|est au|chantier|situé[e]? au?|baustelle|standort|einsatzort|obra|cantiere|presso|op het werk|op de werf|op|te|(?:in|an|auf|bei) der|am|im|(?:aan|in|op) de|przy|en la|nella|on est|nous sommes|je suis|wir sind|siamo|sono|estamos|estou|we zijn|we['’]re|we are|i['’]m|bouwplaats|arbetsplats|byggeplass|budowa|na budowie)|@|📍|[在于於])\W{0,4}$/iu;
const notTheMachinesPlace =
  /\b(?:last (?:week|month|night)|yesterday|previously|(?:serviced|sold|supported|supplied|delivered|rented) by|moved from|used to be|was moved|i live|dealer|branch|office|our (?:work)?shop|(?<!\b(?:export|import|container|scrap|timber|log|rail|lumber|steel|stock|salvage) )yard|headquarters|hq|ship to|bill to|contact|(?:visit|see|find|meet) us|store|depot|billing|mail(?:ing)?)\b[^.\n]{0,24}$|(?<!\p{L})(?:not|no longer|any ?more) (?:(?:at|in|on)\s)?$|(?<!\p{L})(?:going|goes|headed|heading) back (?:over |up |down |out )?to $|\bnot (?:at|in) (?:the|our) \p{L}+[^.\n]{0,16}$|(?<!\p{L})(?:notre|unsere?|nuestr[oa]|(?:la )?nostr[oa]|noss[oa]|onze?|vår|vores|vårt|nasz[ae]?|naše?) (?:atelier|bureaux?|agence|siège|dépôt|werkstatt|büro|filiale|niederlassung|zentrale|taller|oficina|sede|sucursal|officina|ufficio|filiale|escritório|matriz|werkplaats|kantoor|vestiging|verkstad|kontor|værksted|verksted|warsztat|biuro|siedziba|dílna|kancelář|pobočka)(?!\p{L})[^.\n]{0,24}$|(?<!\p{L})(?:due back|return(?:s|ed|ing)?|goes back)(?: \p{L}+)? (?:at|to|in)(?! (?:service|work)) [^.\n]{0,24}$|\b(?:send|ship|deliver|post|courier)\s(?:the|an?|our|new|those|these)\s(?!(?:tech|mech|fitter|guy|man|van|service|engineer|crew|driver|truck|lorry|team))\p{L}+ to\s$/iu;

/** `The registered owner’s address is 88 Anna Salai`, `/Lasse, kontoret Storgatan 5`. */
const addressOfOthers =
  "(?<!\\p{L})(?:(?:registered |legal |home )?(?:owner|customer|company|client|hirer|renter|lessee|registered|legal|business)(?:['’]s)? (?:home |postal |registered |mailing )?address(?: on file)?(?: is| was|:|,)|(?:kontoret|toimisto|biuro|kancelář|офис|офіс|контора)[,:]?)\\s";
const theirAddress = new RegExp(`${addressOfOthers}$`, 'iu');

/** `Notre atelier est rue des Ateliers à …`, `our shop is at …`: where somebody works, and not where the machine is. */
export function isOurOffice(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  return ourOffice.test(before) || partOfTheirs.test(before) || isTownOfErrand(before);
}

/** The town is told behind the street. */
const partOfTheirs = new RegExp(`${addressOfOthers}[^\\n;]{0,40}$`, 'iu');
const ourOffice =
  /(?<!\p{L})(?:visit|see|find|meet) us (?:at|in|on) [^.\n]{0,40}$|(?<!\p{L})(?:our|notre|unsere?|nuestr[oa]|nostr[oa]|noss[oa]|onze?|vår|vores|vårt|nasz[ae]?|naše?) (?:(?:main|head|service) )?(?:office|workshop|shop|branch|headquarters|hq|atelier|bureaux?|agence|siège|werkstatt|büro|filiale|niederlassung|zentrale|taller|oficina|sede|sucursal|officina|ufficio|escritório|matriz|werkplaats|kantoor|vestiging|verkstad|kontor|værksted|verksted|warsztat|biuro|siedziba|dílna|kancelář|pobočka) (?:is|sont|est|ist|está|è|é|är|er|jest|je) [^.\n]{0,40}$/iu;

/** `Done at our Tacoma branch, 3003 Port Center Rd`: whosever place it is, the machine is told of as there. */
export function isInYard(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - 90), at);
  return inYard.test(before) && !ofOthers.test(before);
}

const inYard =
  /(?<!\p{L})(?:(?:at|in|from) (?:the|our|my|their) (?:\p{L}+ )?(?:yard|depot|branch|dock|terminal)|[Oo]ur (?:yard|depot|dock)(?:['’]s| is))(?: in| at)?(?: \p{Lu}\p{L}+, \p{Lu}\p{L}+)?[,:]?\s(?:at\s)?$/u;
const ofOthers =
  /(?<!\p{L})(?:contact|call|visit|reach|write|bill|serviced|sold|supported|return|due back|back to|reply|ring|dealer|home)(?!\p{L})[^.\n]{0,60}$/iu;
