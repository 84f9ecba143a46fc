import { endOf, hasBits, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { stateCode } from '../words/states.ts';
import { isTown } from '../words/towns.ts';
import type { AddressPart, FoundAddress } from './addresses.ts';

/*
 * Known towns with their state as they are written by those who set no capitals, or nothing but capitals, and no comma: `cat 320
 * code P0087 tulsa ok`, `near green bay wi`, `TULSA OK`, `Tulsa Oklahoma`. Many states are words of everyday language, too: town and
 * state end what is said, and stand behind a number, a mark or a word that leads to places.
 */

/** The first of them in a stretch of words, with the road that stands before it (`hwy 41 green bay wi`). */
export function townInOneCaseBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  for (let word = first + 1; word < next; word += 1) {
    if (((scan.bits[word] ?? 0) & may.state) === 0) continue;
    const state = stateAt(scan.text, startOf(scan, word));
    const city = state && townBefore(scan, word, first, state.value);
    if (!city || isTaken(city.start) || isTaken(state.start)) continue;
    const address = roadBefore(scan.text, startOf(scan, first), city.start);
    return { address, city, state, start: address?.start ?? city.start, end: state.end };
  }
  return undefined;
}

/** `ok`, `OK`, `Oklahoma`, `new mexico`, and nothing behind it but a postal code. */
function stateAt(text: string, start: number): AddressPart | undefined {
  const window = text.slice(start, start + longestState);
  const names = [stateInWords.exec(window)?.[0], abbreviation.exec(window)?.[0]];
  const value = names.find((name) => name !== undefined && stateCode(codeOf(name)) !== undefined);
  return value === undefined ? undefined : { value, start, end: start + value.length };
}

function codeOf(name: string): string {
  return name.length <= 3 ? name.toUpperCase() : name;
}

const longestState = 34;
const endsThere = '(?=$|[\\n,;)]|\\.(?:\\s|$)| \\d{5}(?:\\D|$))';
const abbreviation = new RegExp(`^(?:[a-z]{2,3}|[A-Z]{2,3})${endsThere}`);
const stateInWords = new RegExp(`^\\p{L}{4,13}(?: \\p{L}{4,8})?${endsThere}`, 'u');

/** The known town of up to three words before a state, in the state's case. */
function townBefore(scan: Scan, state: number, first: number, name: string): AddressPart | undefined {
  const { text } = scan;
  const end = endOf(scan, state - 1);
  if (!/^,? $/.test(text.slice(end, startOf(scan, state)))) return undefined;
  for (let word = Math.max(first, state - mostWords); word < state; word += 1) {
    const start = startOf(scan, word);
    const value = text.slice(start, end);
    // `Barrie ON`, `TULSA OK`, `tulsa ok`: a town in small letters has its state so.
    const isAlike = name.length > 3 || /^\p{Lu}/u.test(value) === /^\p{Lu}/u.test(name);
    if (!townShape.test(value) || !isAlike || otherWords.test(value) || !isTown(value)) continue;
    // `green bay`: of several words one may mean something else.
    if (word === state - 1 && hasBits(scan, start, end, ofOthers)) return undefined;
    return isLedIn(text, start) ? { value, start, end } : undefined;
  }
  return undefined;
}

const mostWords = 3;
const townShape = /^\p{L}[\p{L}'’-]{2,14}(?:[. ] ?\p{L}[\p{L}'’-]{1,14}){0,2}$/u;
const ofOthers = may.brand | may.provider | may.month | may.severity | may.trouble | may.part;
/** Towns in whose places a machine's state is told: `reading ok`, `normal ok`. */
const otherWords =
  /^(?:mobile|normal|ready|reading|orange|online|offline|active|home|good|best|call|enterprise)$/i;

/** Nothing before it but its line's beginning, a mark, a number, a road or a word that leads to places. */
function isLedIn(text: string, start: number): boolean {
  return ledIn.test(text.slice(Math.max(0, start - 20), start));
}

const ledIn =
  /(?:^|[\n,;:.@|(–-]|\d\p{L}?|(?<!\p{L})(?:in|near|at|outside|of|from|by|loc|location|site|jobsite|job|town|city|st|rd|ave|dr|ln|hwy|street|road|avenue|drive|lane|blvd|pkwy|parkway|highway|way|ct|\d(?:th|st|nd|rd)))[ \n]?$/iu;

/** `hwy 41 `, `at i41 exit 168 `, `@ main st and 5th, `: the road or the junction right before a town. */
function roadBefore(text: string, from: number, town: number): AddressPart | undefined {
  const begin = Math.max(from, town - 50);
  const match = road.exec(text.slice(begin, town));
  if (!match?.[1]) return undefined;
  const start = begin + match.index + match[0].indexOf(match[1]);
  return { value: match[1], start, end: start + match[1].length };
}

const road =
  /(?<![\p{L}\d])((?:(?:i|us|sr|cr|fm|(?:state |county |us )?(?:hwy|highway|rd|road|rte?|route)|interstate)[- ]?\d{1,4}[a-z]?(?: (?:[nsew]b? )?(?:exit|mile|mm) \d{1,4})?)|(?:\p{L}{2,14} )?\p{L}{3,14} (?:st|rd|ave|dr|ln|blvd|street|road|avenue|drive|lane) (?:and|&|@) [\p{L}\d]{2,14}(?: (?:st|rd|ave|dr|ln|blvd|street|road|avenue|drive|lane))?),? (?:in |near )?$/iu;
