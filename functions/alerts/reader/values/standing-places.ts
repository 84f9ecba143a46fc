import { lower, upper } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { isCountry } from '../words/countries.ts';
import { isRegion } from '../words/regions.ts';
import { stateCode } from '../words/states.ts';
import { type AddressPart, type FoundAddress, siteAtEnd } from './addresses.ts';
import { nearby } from './nearby.ts';
import { anyStreetKind, numberedHighway } from './streets.ts';

/*
 * Places that nothing but the words before them tells as the machine's: `Er steht im Tagebau bei Cottbus`, `sitting on Haul
 * Road 4 outside Elko`, `A máquina está na fazenda Boa Vista, município de Rio Verde, GO`. A word of standing begins the
 * clause; in it a road is looked for, and after the road, or anywhere without one, a town.
 */

/**
 * A road and a town, or a street of any name with its house number and its town (`er steht am Hafenbecken, Ostkai 3, Emden`),
 * after a word that says where the machine stands.
 */
export function standingAt(scan: Scan, from: number, to: number): FoundAddress | undefined {
  for (const [start, end] of clausesOfStanding(scan, from, to)) {
    const found = streetWithNumber(scan.text, start, end) ?? roadAndTown(scan, start, end);
    if (found) return found;
  }
  return undefined;
}

/** `sitting in Fort Collins.`, `parked near Hamar`, `se quedó cerca de Los Ángeles, Chile`: a town alone. */
export function townAfter(scan: Scan, from: number, to: number): FoundAddress | undefined {
  for (const [start, end] of clausesOfStanding(scan, from, to)) {
    const found = townIn(scan, start, end);
    if (found) return { ...found, address: undefined };
  }
  return undefined;
}

/** `at Quay Parade, Swansea SA1 8AA`: a street without a number, told as one by the British or Irish postal code behind its town. */
export function beforePostalCode(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 600));
  const code = britishCode.exec(value);
  if (!code) return undefined;
  const begin = Math.max(0, code.index - 90);
  const match = streetAndTown.exec(value.slice(begin, code.index));
  if (!match?.[1] || !match[2]) return undefined;
  const end = from + code.index;
  const city = { value: match[2], start: end - match[2].length, end };
  const start = from + begin + match.index + match[0].indexOf(match[1]);
  const address = { value: match[1], start, end: start + match[1].length };
  return { address, city, state: undefined, start, end: end + code[0].length };
}

const britishCode = /,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u;
const streetAndTown =
  /(?:^|\s)(?:[Aa]t|[Oo]n|[Ii]n|[Nn]ear|[Bb]y|[Oo]ff)\s(?:the )?(\p{Lu}[\p{L}\d'’-]{0,20}(?: (?:(?:of|the|and) )?[\p{Lu}\d][\p{L}\d'’-]{0,20}){0,4}), (\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:upon|on|le|of) )?\p{Lu}[\p{L}'’-]{1,20}){0,2})$/u;

const mostClauses = 5;

/** What stands after each word of standing, as far as its sentence goes. */
function clausesOfStanding(scan: Scan, from: number, to: number): [number, number][] {
  const clauses: [number, number][] = [];
  let count = 0;
  const last = Math.min(to, from + 600);
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < last; word += 1) {
    if (((scan.bits[word] ?? 0) & may.standing) === 0) continue;
    if (count === mostClauses) break;
    count += 1;
    const end = endOfClause(scan.text, endOf(scan, word), to);
    // Without a name it tells no town.
    if (hasName(scan, word + 1, end)) clauses.push([endOf(scan, word), end]);
  }
  return clauses;
}

function hasName(scan: Scan, from: number, to: number): boolean {
  for (let word = from; word < scan.count && startOf(scan, word) < to; word += 1)
    if (((scan.shapes[word] ?? 0) & (upper | lower)) === (upper | lower)) return true;
  return false;
}

function endOfClause(text: string, from: number, to: number): number {
  const last = Math.min(to, from + 120);
  for (let at = from; at < last; at += 1) {
    const mark = text[at] ?? '';
    if (mark === '\n' || mark === ';' || mark === '!' || mark === '?' || mark === '(') return at;
    const ends = mark === '.' && (at + 1 >= to || /\s/.test(text[at + 1] ?? ''));
    if (ends && !abbreviated.test(text.slice(Math.max(from, at - 5), at))) return at;
  }
  return last;
}

const abbreviated =
  /(?:^|[\s,])(?:[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Aa]v|[Aa]vda|[Ss]te?|[Mm]t|[Ff]t|[Nn]r|[Nn]o|[Cc]a|Sta|Sto|Rd|Ave|Hwy|[A-Z])$/;

const name = "\\p{Lu}[\\p{L}.'’-]{1,24}";
const joints =
  'de la|de los|de las|de|del|des|du|da|do|dos|della|dei|delle|di|van de|van der|van|den|der|am|an der|im|sur|la|el|los';
const town = `\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}(?:(?: (?:${joints}))? \\p{Lu}[\\p{L}'’-]{1,20}){0,2}`;

/** `…, Ostkai 3, Emden`, `… Oude Haven 6 in Harlingen`. */
const streetNumberTown = new RegExp(
  `^[^.:]{0,48}?[\\s,]((?:(?:ul|al|os|pl|av|c)\\.? )?${name}(?: (?:${joints}|${name})){0,4} \\d{1,4}[a-z]?)(?:,| in| à| a| en| em| te| i| w| we| på| v| ve| bei| bij) (${town})(?=[\\s,.;)]|$)`,
  'u',
);

function streetWithNumber(text: string, from: number, to: number): FoundAddress | undefined {
  const match = streetNumberTown.exec(text.slice(from, Math.min(text.length, to + 1)));
  if (!match?.[1] || !match[2]) return undefined;
  const end = from + match.index + match[0].length;
  const start = from + match[0].lastIndexOf(match[1], match[0].length - match[2].length - 1);
  return {
    address: { value: match[1], start, end: start + match[1].length },
    city: { value: match[2], start: end - match[2].length, end },
    state: undefined,
    start,
    end,
  };
}

const roadBefore =
  "(?:on|off|along|beside|by|at|near|next to|an|auf|neben|entlang|sur|le long de|au bord de|en|na|no|sulla|lungo|op|aan|langs|ved|på|vid|przy|u|jouxtant|à)(?: (?:the|la|le|les|der|dem|den|de|el|o|a))? (?:l['’])?";
/** `A1 northbound`, `E6`, `BR-116`, `RN 7`: roads that have a number for a name, after a word that leads to one. */
const numbered = `${roadBefore}((?:[ABEMNDKLS]\\d{1,4}(?:\\(M\\))?|(?:RN|RD|BR|SP|MG|PR|SC|RS|GO|MT|MS|AP|SS|SP|Rv\\.?|Fv\\.?|DK|E|N|A|B)[- ]?\\d{1,4}|${numberedHighway})(?:,? (?:at )?J(?:unction)?\\s?\\d{1,2}[A-Z]?)?(?: (?:north|south|east|west)bound)?)(?![\\p{L}\\d])`;
/** `Haul Road 4`, `Loop 338`. */
const ofSite =
  '((?:(?:Haul|Access|Forest|Lease|Ranch|Farm|Township|Range|Mine|Pit|Service|Logging|Quarry) (?:Road|Rd)|Loop|Spur|Ramp|Ruta|Route|Carretera|Rodovia|Autoroute|Autobahn|Bundesstraße) [A-Z]?\\d{1,4}[A-Z]?)(?![\\p{L}\\d])';
/** `rue Pasteur`, `fazenda Boa Vista`, `calle Olmo 18`. */
const kindFirst = `((?:[Rr]ue|[Aa]venue|[Qq]uai|[Bb]oulevard|[Cc]hemin|[Rr]oute|[Ii]mpasse|[Cc]alle|[Aa]venida|[Cc]arretera|[Cc]amino|[Pp]aseo|[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza|[Ss]trada|[Rr]ua|[Ee]strada|[Rr]odovia|[Tt]ravessa|[Ff]azenda|[Ss]ítio|[Ff]inca|[Hh]acienda|[Rr]ancho|[Ff]undo|[Cc]antera|[Mm]ina|[Pp]edreira|[Cc]ava|[Cc]arrière|[Uu]lic[ay]|ul\\.)(?:(?: (?:${joints}|l['’]))? (?:[ld]['’])?${name}){1,4}(?: \\d{1,4}(?![\\d.,]\\d|\\d)|, (?:n[º°o]\\.? ?)?\\d{1,5}(?![\\d.,]\\d|\\d| \\p{Lu}))?)`;
/** `Slate Hill Road`. */
const kindLast = `((?:\\d{1,5}[A-Z]? )?(?:${name} ){1,3}(?:${anyStreetKind})\\.?)(?!\\p{L})`;
const roads = [ofSite, numbered, kindFirst, kindLast].map(
  (shape) => new RegExp(`(?<![\\p{L}\\d.-])${shape}`, 'u'),
);

const roadsWithoutNumber = roads.slice(2);

function roadAndTown(scan: Scan, from: number, to: number): FoundAddress | undefined {
  const clause = scan.text.slice(from, to);
  for (const shape of /\d/.test(clause) ? roads : roadsWithoutNumber) {
    const match = shape.exec(clause);
    if (!match?.[1]) continue;
    const start = from + match.index + match[0].length - match[1].length;
    const address = { value: match[1], start, end: start + match[1].length };
    const found = townIn(scan, address.end, to, true);
    if (found) return { ...found, address, start };
    return undefined;
  }
  return undefined;
}

/** What leads to a town. After a road also `, 21000 Dijon` and `, Bethesda`. */
const toTown = `(?:${nearby}|[Ii]n|im Raum|bei|à|en|em|te|a|ved|vid|i|w|we|v|ve|u|presso|bij|by|på|(?:just )?(?:past|before)|(?:n[oa] |in the |en el |dans la )?(?:munic[ií]pio|commune|ville|ciudad|town|city|village|gemeente|gmin(?:a|ie)|comune|localidad) (?:de|of|di|d['’])|Gemeinde|Stadt)`;
const townTold = new RegExp(
  `(?<![\\p{L}\\d])${toTown} (?:\\d{4,5} )?(${town})(?=[,.;)\\n]|$|\\s\\p{Ll}|\\s[A-Z]{2}(?![\\p{L}\\d]))`,
  'gu',
);
const townOfRoad = new RegExp(
  `^,? (?:${toTown} )?(?:(?:\\d{4,5}|\\d{4} [A-Z]{2}|\\d{3} \\d{2}|\\d{2}-\\d{3}) )?(${town})(?=[,.;)\\n]|$|\\s\\p{Ll}|\\s[A-Z]{2}(?![\\p{L}\\d]))`,
  'u',
);

function townIn(scan: Scan, from: number, to: number, ofRoad = false): FoundAddress | undefined {
  const clause = scan.text.slice(from, to);
  const beside = ofRoad ? townOfRoad.exec(clause) : null;
  const told = [...clause.matchAll(townTold)];
  // `in Cottbus near the river`: of several the last that is a town.
  for (const match of [...told.reverse(), ...(beside ? [beside] : [])]) {
    const value = match[1];
    if (value === undefined) continue;
    const start = from + match.index + match[0].length - value.length;
    const end = start + value.length;
    const state = stateAfter(scan.text, end, Math.min(to + 1, end + 40));
    // `Orange, New South Wales` is no lamp.
    if (isOtherThing(scan, value, start, state !== undefined)) continue;
    return { address: undefined, city: { value, start, end }, state, start, end: state?.end ?? end };
  }
  return undefined;
}

/** `, GO`, ` TX`, `, Sonora` after a town. */
function stateAfter(text: string, from: number, to: number): AddressPart | undefined {
  const match =
    /^(,? |\s?[(/-]\s?|\s[-–]\s)(\p{Lu}[\p{L}.]{1,20}(?: (?:de |do |da )?\p{Lu}[\p{L}.]{1,16}){0,2})(?!\d)/u.exec(
      text.slice(from, to),
    );
  if (!match?.[1] || !match[2]) return undefined;
  const value = [match[2], match[2].replace(/\.$/, '')].find(
    (each) => isRegion(each) || stateCode(each) !== undefined,
  );
  const start = from + match[1].length;
  return value === undefined ? undefined : { value, start, end: start + value.length };
}

/** A region, a country, a site, a part of the machine, a severity, a month: no town, though it begins with a capital. */
function isOtherThing(scan: Scan, value: string, start: number, hasState: boolean): boolean {
  if (noTown.test(value) || siteAtEnd.test(value) || isCountry(value) || isRegion(value)) return true;
  if (hasState) return false;
  const other = may.severity | may.part | may.trouble | may.month | may.provider | may.machineType;
  for (let word = firstWordFrom(scan, start); word < scan.count; word += 1) {
    if (startOf(scan, word) >= start + value.length) return false;
    if (((scan.bits[word] ?? 0) & other) !== 0) return true;
  }
  return false;
}

const noTown =
  /\b(?:mode|gear|yard|bay|shop|service|neutral|reverse|park|position|regen|derate|limp|eco|building|field|pit|lot|area|zone|section|level|idle|the|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|betrieb|halle|lager|werk|werkstatt|standgas|garage|atelier|taller|oficina|officina|werkplaats|garagem)\b/i;
