import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { digit, letter, lower, upper } from '../../reading/letters.ts';
import { endOf, firstWordFrom, hasWord, type Scan, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isCountry } from '../words/countries.ts';
import { labelAt } from '../words/labels.ts';
import { kindsAfter, kindsAtEnd, kindsBefore } from '../words/street-kinds.ts';
import { isTown } from '../words/towns.ts';
import { addressIn, type FoundAddress } from './addresses.ts';
import { withOwnStreet } from './own-streets.ts';
import { streetAtEnd } from './streets.ts';

/*
 * Addresses that are a part of a line for themselves, in any country's manner: `Plot 9, Mill Lane, Ollerton NG22 9XX`, `C/ Los
 * Olivos, 23, 41500 Alcalá de Guadaíra (Sevilla)`, `г. Кемерово, ул. Шахтёров, 40`. Nothing leads to them; that there is
 * nothing else in the part, and what they end with or their kind of street, makes them sure.
 */

/** `Visit us at 12 Main St, …`: where whoever writes is. */
const invitation =
  /^(?:(?:please |just |or )?(?:come |stop by )?(?:and )?)(?:visit|see|find|meet) us (?:at|in|on) /i;

/** The address that a part of a line is, all of it, with its town. */
export function addressLine(scan: Scan, from: number, to: number): FoundAddress | undefined {
  return withOwnStreet(scan, addressOfLine(scan, from, to));
}

function addressOfLine(scan: Scan, from: number, to: number): FoundAddress | undefined {
  const { text } = scan;
  if (to - from < 8 || to - from > 110) return undefined;
  if (!text.slice(from, to).includes(',')) return undefined;
  const first = firstWordFrom(scan, from);
  if (!hasOnlyNames(scan, first, from, to)) return undefined;
  const value = text.slice(from, to);
  if (invitation.test(value)) return undefined;
  // `Rod` is red in Danish, and a road in Brazil.
  const isKind = isKindBefore(scan, first);
  // `High Street, Tring HP23 5AH`
  const isGrade = ((scan.bits[first] ?? 0) & may.severity) !== 0 && !isOfStreet(scan, first);
  if ((!isKind && isGrade) || isCompany(value)) return undefined;
  const found = addressIn(text, from, to);
  if (!found?.city || /\d/.test(found.city.value)) return undefined;
  const { address, city } = found;
  if (address && !/\p{L}/u.test(address.value)) return undefined;
  const isKnown =
    address !== undefined &&
    (isStreetByKind(scan, address.start, address.end) || kilometreAtEnd.test(address.value));
  // `County Rd 18 & Hwy 287, Wellington, CO` begins with a label's word, too.
  const isPostal = postalTail.test(value) || postalFront.test(value) || indianCode.test(value);
  if (!isKnown && !isKind && !isPostal && isOtherLabel(scan, first, to)) return undefined;
  // `Engine Oil, OK`, `Deere 350 P-Tier, Duluth MN`: machines and what they suffer are no places, unless a street is called so.
  const notStreet = isPostal ? may.trouble | may.severity : ofMachine;
  if (!isKnown && isOfMachine(scan, first, isTown(city.value) ? city.start : to, notStreet)) return undefined;
  // `Regensburger Straße 18, Zähler`, `Lindenweg 9 Weiden, Warnung`
  const town = firstWordFrom(scan, city.start);
  if (!isTown(city.value) && (((scan.bits[town] ?? 0) & notTown) !== 0 || isOtherLabel(scan, town, to)))
    return undefined;
  if (isPostal) return found;
  // `place Chennai, Tamil Nadu`: a kind in small letters is a word like others, where no number is.
  if (/^\p{Ll}\P{N}+$/u.test(value)) return undefined;
  if (found.state || isCountry(value.slice(value.lastIndexOf(',') + 1).trim())) return found;
  if (!address) return undefined;
  // `5 Weir Cottages, Ludlow`, `Zona Industriale 9, Rovigo`: of no kind, in a town that is known.
  return isKnown ||
    ((streetAtEnd.test(address.value) || numberAtEnd.test(address.value)) && isTown(city.value))
    ? found
    : undefined;
}

function isCompany(value: string): boolean {
  return companyName.test(value) || company.test(value);
}

const companyName =
  /\b(?:inc|llc|ltd|corp|gmbh|ag|plc|company|rentals?|hire|dealer|equipment|machinery|services|solutions|group)\b/i;
/** `CO` is Colorado. */
const company = /\b(?:[Cc]o\.|[Cc]o,(?! \d{5}(?:-\d{4})?(?:,|$))|[Cc]o$)/;
const postalTail =
  /\b(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} \p{Lu}\p{L}+|\d{5} \p{Lu}\p{L}+)$/u;
/** `…, 41500 Alcalá de Guadaíra`: the postal code before the town. */
const postalFront = /, ?(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}) \p{Lu}/u;
/** `Pune 410501, Maharashtra` */
const indianCode = /\p{L} \d{6}(?:,|$)/u;
/** `Panamericana Norte Km 84.5` */
const kilometreAtEnd = /\s[Kk]m\.? ?\d{1,4}(?:[.,+]\d{1,3})?$/;
const numberAtEnd = /^\p{Lu}.{2,40} \d{1,5}[a-z]?$/u;

/**
 * Nothing but names, numbers, kinds of streets and what joins them. In letters that know no capitals words of a sentence are
 * not told from names.
 */
function hasOnlyNames(scan: Scan, first: number, from: number, to: number): boolean {
  const { text } = scan;
  let end = from;
  let isJoint = false;
  for (let word = first; word < scan.count && startOf(scan, word) < to; word += 1) {
    const start = startOf(scan, word);
    const gap = text.slice(end, start);
    const isNumbered = word > first && hasWord(scan, word - 1, word, numberNouns) && /^: ?$/.test(gap);
    if (!(gaps.test(gap) || isNumbered) || (gap === '. ' && word > first && endsSentence(scan, word - 1)))
      return false;
    end = endOf(scan, word);
    const shape = scan.shapes[word] ?? 0;
    isJoint = false;
    if ((shape & (upper | digit)) !== 0 || (shape & letter) === 0) continue;
    if ((shape & lower) === 0) return false;
    if (isKindBefore(scan, word) || isKindAfter(scan, word)) continue;
    isJoint = hasWord(scan, word, word + 1, joints);
    // `Both at 17 Wharf Hill`: what leads to a place is no part of it.
    if (!isJoint || (word === first + 1 && leading.test(text.slice(start, end)))) return false;
  }
  return !isJoint && end <= to && gaps.test(text.slice(end, to));
}

const leading = /^(?:at|near|on|off|by|in|bei|am|im|en|a|e|i|y|na|ob|w|v|od|à|con)$/;

/** No end after `St.`, `Ctra.`, `N.`, `ul.`; one after `OR.` and `hours.` */
function endsSentence(scan: Scan, word: number): boolean {
  const value = scan.text.slice(startOf(scan, word), endOf(scan, word));
  if (isKindBefore(scan, word) || hasWord(scan, word, word + 1, joints)) return false;
  // `Werkstr. 3`
  if (endsWithKind(scan, word)) return false;
  // `3. Sok.`
  if (/^\d{1,3}$/.test(value) && isKindAfter(scan, word + 1)) return false;
  return value.length > 4 || /^(?:[A-Z]{2}|\d+|\p{Ll}{3,4})$/u.test(value);
}

const gaps = /^(?:[ ,.'’/&#º°ª()[\]–-]|n\.º){0,4}$/u;
/**
 * A kind of street before the name or after it. Without a number it is the last word, and none beside it is of a machine
 * (`Newtown Road`, and not `Left Drive Motor`); the one before the name has a number.
 */
function isStreetByKind(scan: Scan, from: number, to: number): boolean {
  const first = firstWordFrom(scan, from);
  const isNumbered = /\d/.test(scan.text.slice(from, to));
  for (let word = first; word < scan.count && startOf(scan, word) < to; word += 1) {
    if (word > first && isKindAfter(scan, word) && (isNumbered || endOf(scan, word) >= to - 1))
      return isNumbered || !isOfMachine(scan, first, startOf(scan, word));
    if (isNumbered && isKindBefore(scan, word)) return true;
    if (((scan.shapes[word + 1] ?? 0) & digit) !== 0 && endsWithKind(scan, word)) return true;
  }
  return false;
}

function isKindBefore(scan: Scan, word: number): boolean {
  return hasWord(scan, word, word + 1, before);
}

function isKindAfter(scan: Scan, word: number): boolean {
  return ((scan.bits[word] ?? 0) & may.street) !== 0 || hasWord(scan, word, word + 1, after);
}

/** `High` of `High Street`, `Low` of `Low Lane`: how a street is called, and no grade. */
function isOfStreet(scan: Scan, word: number): boolean {
  return (
    hasWord(scan, word, word + 1, heights) &&
    isKindAfter(scan, word + 1) &&
    scan.text[endOf(scan, word + 1)] === ','
  );
}

function endsWithKind(scan: Scan, word: number): boolean {
  return atEnd.test(scan.text.slice(startOf(scan, word), endOf(scan, word)));
}

function isOfMachine(scan: Scan, first: number, to: number, kinds = ofMachine): boolean {
  for (let word = first; word < scan.count && startOf(scan, word) < to; word += 1) {
    const bits = scan.bits[word] ?? 0;
    if ((bits & kinds) !== 0 && !isOfStreet(scan, word)) return true;
    if ((bits & may.brand) !== 0 && brandAt(scan.text, startOf(scan, word))) return true;
  }
  return false;
}

/** A label of something else than places: `Zähler`, `Unit`, and not `Ciudad`. */
function isOtherLabel(scan: Scan, word: number, to: number): boolean {
  const label = labelAt(scan, word, to)?.label;
  return label !== undefined && !placeLabels.has(label.field);
}

const placeLabels = new Set<string>(['address', 'location', 'city', 'state']);

const notTown = may.part | may.trouble | may.severity | may.month | may.hours;
const ofMachine = notTown | may.machineType;

/** `No:5`, `Nr: 12` */
const numberNouns = setOfWords('no nr num nº');
const heights = setOfWords('high low');
const before = setOfWords(`${kindsBefore} c ruta rota quốc tỉnh lộ г гр м с пос смт пгт гор д дом буд`);
const after = setOfWords(`${kindsAfter} estate drove`);
const atEnd = new RegExp(`\\p{L}{3}(?:${kindsAtEnd.split(' ').join('|')})$`, 'u');
/** What stands between the names of an address in small letters. */
const joints = setOfWords(
  `of and at the near off mi km pk de la le les du des del d l s n nº no nr núm e y i u et und a al el los las da do das dos di della dell dei
  degli delle nel in am an der den dem im zum zur vom von van ter ten het op aan bei à sur sous lès saint upon on under och og nad pod na ob
  pri kod v w z km-t sz bis quater bus bte apt esq entre con ja jud woj pow obl kraj okr judet`,
);
