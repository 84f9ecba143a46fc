import { digit, letter } from '../../reading/letters.ts';
import { foldedWord, isCapitalAt } from '../characters.ts';
import { endOf, isNumber, type Scan, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isRegion } from '../words/regions.ts';
import { stateCode } from '../words/states.ts';
import {
  kindsAfter,
  kindsAtEnd,
  kindsBefore,
  toStreet,
  toTownOfStreet,
  wordsAfterTown,
} from '../words/street-kinds.ts';
import type { AddressPart, FoundAddress } from './addresses.ts';

/*
 * Streets with their house numbers in running text of any language, and the town that stands before them (`in Passau,
 * Regensburger Straße 18`, `Stara Zagora, ul. Slavyanska 22`, `in Lycksele vid Norra vägen 51`) or right after
 * (`Zeedijk 4 Terneuzen`). A street is told by its kind, or by the town before it.
 */

/** The first street with a town in a stretch of words. */
export function streetAndTownBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): (FoundAddress & { readonly isLed: boolean }) | undefined {
  const { text } = scan;
  for (let word = first + 1; word < next; word += 1) {
    if (((scan.shapes[word] ?? 0) & digit) === 0) continue;
    const numbered = numberThenStreet(scan, word, next);
    if (numbered && !isTaken(numbered.start)) return numbered;
    if (!isHouseNumber(scan, word)) continue;
    const street = streetOfNumber(scan, word, first);
    if (!street || isTaken(street.start)) continue;
    const before = townBefore(scan, street, first);
    const isPart = isPartStart(text, street.start);
    const isStreetLed = leadsToStreet(scan, street.word - 1, first);
    const after =
      before?.isLed || !(street.isKnown || isPart || isStreetLed) ? undefined : townAfter(scan, word, next);
    const city = after?.city ?? before?.city;
    // A street whose town is not beside it is not passed over for one that may be another's.
    if (city === undefined && street.isKnown) return undefined;
    if (city === undefined || isTaken(city.start)) continue;
    // `…, Polni 6 Kolín, …`; `Olomouc, Holická 49; …`: a part of the line that is nothing else.
    const isAlone = after
      ? (isPart && text[street.end] === ' ') || (isStreetLed && isApart(text, street.end))
      : isLineStart(text, city.start) && /^(?:[;.\n]|$)/.test(text.slice(street.end, street.end + 1));
    if (!(street.isKnown || before?.isLed || isAlone)) continue;
    return {
      address: part(text, street.start, street.end),
      city,
      state: after ? after.state : before?.state,
      start: Math.min(street.start, city.start),
      end: Math.max(street.end, city.end, after?.state?.end ?? 0),
      isLed: before?.isLed === true,
    };
  }
  return undefined;
}

/** `tại 90 Quang Trung, Vinh`, `ที่ 77 ถนนพหลโยธิน ลำปาง`: the number first, after a word for `at`. */
function numberThenStreet(scan: Scan, word: number, next: number) {
  const { text } = scan;
  const start = startOf(scan, word);
  if (
    text.charCodeAt(start - 1) !== 32 ||
    !/(?:tại|ở|ที่)$/.test(text.slice(Math.max(0, start - 5), start - 1))
  )
    return undefined;
  const last = Math.min(word + 8, next) - 1;
  const match = numberFirst.exec(text.slice(start, endOf(scan, last)));
  if (!match?.[1] || !match[2]) return undefined;
  const end = start + match[0].length;
  return {
    address: part(text, start, start + match[1].length),
    city: part(text, end - match[2].length, end),
    state: undefined,
    start,
    end,
    isLed: true,
  };
}

const numberFirst =
  /^(\d{1,4}[a-zA-Z]?(?:\/\d{1,4})?(?: \p{Lu}[\p{L}\p{M}]{0,12}){1,4}|\d{1,4}(?:\/\d{1,4})? (?:ถนน|ซอย)[\p{L}\p{M}]{2,30}),? ((?:TP\. ?)?[\p{Lu}\p{Lo}][\p{L}\p{M}]{1,20}(?: \p{Lu}[\p{L}\p{M}]{1,12}){0,2})/u;

interface Street {
  readonly start: number;
  readonly end: number;
  /** Its first word. */
  readonly word: number;
  /** Its kind is told, so that it is a street wherever it stands. */
  readonly isKnown: boolean;
}

function isPartStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n' || /[,;]\s$/.test(text.slice(Math.max(0, at - 2), at));
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n' || /;\s$/.test(text.slice(Math.max(0, at - 2), at));
}

/** `18`, `18a`: with nothing after it that makes it another number. */
function isHouseNumber(scan: Scan, word: number): boolean {
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  if (end - start > 5) return false;
  const { text } = scan;
  if (!isNumber(scan.shapes[word] ?? 0) && !/^\d{1,4}[a-zA-Z]$/.test(text.slice(start, end))) return false;
  if (/[.,:/-]\d$|[\d°#%$€-]$/.test(text.slice(end, end + 2)) || text[end] === '°' || text[end] === '%')
    return false;
  const gap = text.slice(endOf(scan, word - 1), start);
  if (gap !== ' ' && gap !== '. ' && gap !== ', ') return false;
  // `Zähler 1288 Stunden`
  return startOf(scan, word + 1) - end !== 1 || ((scan.bits[word + 1] ?? 0) & may.hours) === 0;
}

/** The street that a house number ends. */
function streetOfNumber(scan: Scan, number: number, first: number): Street | undefined {
  const end = endOf(scan, number);
  let word = number - 1;
  if (word < first || ((scan.shapes[word] ?? 0) & letter) === 0) return undefined;
  const isKindAfter = isOf(after, scan, word) || endsWithKind(scan, word);
  let isKnown = isKindAfter;
  if (!isKindAfter && !isName(scan, word)) return undefined;
  // Names and what joins them, as far back as the kind of street, or as names go.
  let passed = false;
  for (let back = word; back >= first && number - back <= 6; back -= 1) {
    const joint = back === word ? ' ' : scan.text.slice(endOf(scan, back), startOf(scan, back + 1));
    // `ul. Leśna`, `Al. J. Piłsudskiego`
    const isShort = endOf(scan, back) - startOf(scan, back) <= 2 && isName(scan, back);
    if (joint !== ' ' && !(joint === '. ' && (isShort || isOf(before, scan, back)))) break;
    if (isLink(scan, back)) break;
    if (isOf(before, scan, back) && back < number - 1) {
      isKnown = true;
      word = back;
      break;
    }
    // `Bulevar Kulina bana 4`: beyond a small word only a kind of street counts.
    if (back < word && !isName(scan, back))
      passed ||= !streetJoints.has(scan.text.slice(startOf(scan, back), endOf(scan, back)));
    else if (!passed) word = back;
  }
  const gap = scan.text.slice(endOf(scan, number - 1), startOf(scan, number));
  if (gap === ', ' && !isKnown) return undefined;
  // `in Denver, Truck 12`
  for (let name = word; !isKnown && name < number; name += 1) if (isOther(scan, name)) return undefined;
  if (word === number - 1 && isOf(after, scan, word)) return undefined;
  const start = startOf(scan, word);
  return { start, end: scan.text.startsWith('. szám', end) ? end + 1 : end, word, isKnown };
}

/** The town that stands before a street which begins at a word. */
export function townBeforeStreet(scan: Scan, street: number, first: number) {
  return townBefore(scan, { start: 0, end: 0, word: street, isKnown: true }, first);
}

/** The town before a street, with its division: `Padova (PD), via Venezia 55`, `Hermosillo, Sonora, Blvd. Solidaridad 990`. */
function townBefore(
  scan: Scan,
  street: Street,
  first: number,
): { city: AddressPart; state: AddressPart | undefined; isLed: boolean } | undefined {
  const { text } = scan;
  let word = street.word - 1;
  let links = 0;
  let gap = word < first ? undefined : text.slice(endOf(scan, word), startOf(scan, street.word));
  // `İzmir'de Ege Caddesi 27`, `पुणे में बाणेर रोड 21`, `Narva linnas, Kreenholmi 12`: what leads to the town stands after it.
  let isTold = false;
  if (word > first && isAfterTown(scan, word)) {
    gap = ', ';
    word -= 1;
    isTold = true;
  }
  // `Lycksele vid Norra vägen`, `Jihlava na adrese Žižkova`
  while (
    gap === ' ' &&
    links < 2 &&
    word > first &&
    isOf(toTheStreet, scan, word) &&
    !isCapital(scan, word)
  ) {
    gap = text.slice(endOf(scan, word - 1), startOf(scan, word));
    word -= 1;
    links += 1;
  }
  if (gap === undefined || !(townsEnd.test(gap) || (links > 0 && gap === ' '))) return undefined;
  const division = divisionAt(scan, word, first);
  const state = division?.state;
  word = division?.before ?? word;
  if (
    !isName(scan, word) ||
    isOther(scan, word, 0) ||
    /\d/.test(text.slice(startOf(scan, word), endOf(scan, word)))
  )
    return undefined;
  const end = endOf(scan, word);
  let start = word;
  for (let back = word - 1; back >= first && word - back <= 3; back -= 1) {
    if (!/^[ -]$/.test(text.slice(endOf(scan, back), startOf(scan, back + 1)))) break;
    if (isOf(toTheTown, scan, back) && !isCapital(scan, back)) break;
    if (isName(scan, back) && !isOther(scan, back)) start = back;
    else if (!joints.has(text.slice(startOf(scan, back), endOf(scan, back)))) break;
  }
  const lead = start - 1;
  const isBeside = lead >= first && text.slice(endOf(scan, lead), startOf(scan, start)) === ' ';
  const isLed = isTold || (isBeside && isOf(toTheTown, scan, lead));
  // `Estoy en Av. …`: without a comma only what a word leads to.
  if (links > 0 && gap === ' ' && !isLed) return undefined;
  // `Bager BG-2 Novi Sad`: in one clause with something else, it is a part of that.
  if (isBeside && !isLed && links === 0 && !street.isKnown) return undefined;
  const [from, to] = withoutCase(text, startOf(scan, start), end, text.slice(end, end + 16));
  return {
    city: part(text, from, to),
    state,
    isLed: isLed || (links > 0 && gap !== ' '),
  };
}

/** The division that a word ends, after its town: `Padova (PD)`, `Hermosillo, Sonora`, `Pergamino, Buenos Aires`. */
function divisionAt(
  scan: Scan,
  last: number,
  first: number,
): { state: AddressPart; before: number } | undefined {
  const { text } = scan;
  for (let word = last; word > first && last - word < 3; word -= 1) {
    const gap = text.slice(endOf(scan, word - 1), startOf(scan, word));
    if (/^(?: \(|, | - | – |\/)$/.test(gap)) {
      const name = text.slice(startOf(scan, word), endOf(scan, last));
      const isKnown = isRegion(name) || stateCode(name) !== undefined;
      return isKnown && isName(scan, word - 1)
        ? { state: part(text, startOf(scan, word), endOf(scan, last)), before: word - 1 }
        : undefined;
    }
    if (gap !== ' ') return undefined;
  }
  return undefined;
}

/** A town without the ending or the prefix that says `in`: `Miskolcon, a Futó utca`, `עומד בנתניה`. */
function withoutCase(text: string, from: number, to: number, after: string): [number, number] {
  const name = text.slice(from, to);
  const hebrew = /^[\p{sc=Hebrew}'"]{2,12} ב(?=\p{sc=Hebrew}{2})/u.exec(name);
  if (hebrew) return [from + hebrew[0].length, to];
  const hungarian = /^, az? /.test(after) ? /(?:[bn][ae]n|[oeö]n)$/.exec(name) : null;
  return [from, to - (hungarian?.[0].length ?? 0)];
}

/** A word after a town that leads to what is in it. */
function isAfterTown(scan: Scan, word: number): boolean {
  const gap = scan.text.slice(endOf(scan, word - 1), startOf(scan, word));
  const isSuffix =
    /^['’]$/.test(gap) && turkishIn.test(scan.text.slice(startOf(scan, word), endOf(scan, word)));
  return isSuffix || (gap === ' ' && isOf(afterTheTown, scan, word) && isName(scan, word - 1));
}

const turkishIn = /^(?:[dt][ae](?:ki)?|n[dt][ae])$/;

/** `na Masarykova 101`, `aadressil Sadama 8`: a small word that leads to a street of any name. */
function leadsToStreet(scan: Scan, lead: number, first: number): boolean {
  return (
    lead >= first &&
    isOf(toTheStreet, scan, lead) &&
    !isCapital(scan, lead) &&
    scan.text.slice(endOf(scan, lead), startOf(scan, lead + 1)) === ' '
  );
}

function isApart(text: string, end: number): boolean {
  return /^(?:\. \p{Ll}{2,8})?[,،]/u.test(text.slice(end, end + 12));
}

/**
 * `Zeedijk 4 Terneuzen, spoed`, `Ostkai 3, Emden`, `Strada Fabricii 22 din Cluj`, `Gyár utca 14. alatt, Miskolc`: a town that
 * ends its part of the line, or that a comma or a word sets apart from the street.
 */
function townAfter(
  scan: Scan,
  number: number,
  next: number,
): { city: AddressPart; state: AddressPart | undefined } | undefined {
  const { text } = scan;
  let town = number + 1;
  let end = endOf(scan, number);
  const behind = afterNumber.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  if (behind > 0) {
    end += behind;
    while (town < next && startOf(scan, town) < end) town += 1;
  } else if (town + 1 < next && isLink(scan, town) && /^\.? $/.test(text.slice(end, startOf(scan, town)))) {
    end = endOf(scan, town);
    town += 1;
  }
  const gap = town < next ? text.slice(end, startOf(scan, town)) : '';
  if (!/^[,،]? $/.test(gap)) return undefined;
  let last = town;
  while (
    last + 1 < next &&
    last - town < 2 &&
    /^[ -]$/.test(text.slice(endOf(scan, last), startOf(scan, last + 1))) &&
    isName(scan, last + 1)
  )
    last += 1;
  // `Lesní 2, Most.`
  const isAlone = gap.length > 1 && endsTown.test(text.slice(endOf(scan, last), endOf(scan, last) + 1));
  for (let word = town; word <= last; word += 1)
    if (!isName(scan, word) || isOther(scan, word, isAlone ? 0 : may.label)) return undefined;
  const isSet = gap.length > 1 || town > number + 1;
  if (!(isSet ? endsTownSet : endsTown).test(text.slice(endOf(scan, last), endOf(scan, last) + 3)))
    return undefined;
  // `em Betim-MG`
  const name = text.slice(startOf(scan, last), endOf(scan, last));
  const isState = last > town && /^[A-Z]{2}$/.test(name) && (isRegion(name) || stateCode(name) !== undefined);
  return {
    city: part(text, startOf(scan, town), endOf(scan, isState ? last - 1 : last)),
    state: isState ? part(text, startOf(scan, last), endOf(scan, last)) : undefined,
  };
}

/** What stands behind a house number that it belongs to. */
const afterNumber = /^\.? (?:sz\.|szám)(?: alatt)?|^\.? alatt|^ (?:adresinde|numarada)/;
const endsTown = /^(?:[,.;)\n،]|$)/;
/** `…, Mersin adresinde durdu` */
const endsTownSet = /^(?:[,.;)\n،]|$|\s[\p{Ll}(–-])/u;

function part(text: string, start: number, end: number): AddressPart {
  return { value: text.slice(start, end), start, end };
}

/** A word that begins as names do, in scripts without capitals any. */
function isName(scan: Scan, word: number): boolean {
  return word >= 0 && nameStart.test(scan.text.slice(startOf(scan, word), startOf(scan, word) + 2));
}

/** `in`, `vid`, `में`: what stands beside towns and streets, and is no part of their names. */
function isLink(scan: Scan, word: number): boolean {
  return (
    !isCapital(scan, word) &&
    (isOf(toTheTown, scan, word) || isOf(afterTheTown, scan, word)) &&
    !streetJoints.has(scan.text.slice(startOf(scan, word), endOf(scan, word)))
  );
}

function isCapital(scan: Scan, word: number): boolean {
  return isCapitalAt(scan.text, startOf(scan, word));
}

/** What begins with a capital letter and is no town's name. */
function isOther(scan: Scan, word: number, label: number = may.label): boolean {
  const other =
    label |
    may.brand |
    may.severity |
    may.part |
    may.trouble |
    may.month |
    may.provider |
    may.machineType |
    may.standing |
    may.kind;
  return ((scan.bits[word] ?? 0) & other) !== 0;
}

function isOf(set: Uint8Array, scan: Scan, word: number): boolean {
  const known = scan.words[word] ?? -1;
  return known >= 0 && set[known] === 1;
}

function endsWithKind(scan: Scan, word: number): boolean {
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  if (end - start < 6 || !isCapital(scan, word)) return false;
  const folded = foldedWord(scan.text.slice(start, end));
  return kindEnds.some((kind) => folded.endsWith(kind) && folded.length > kind.length + 2);
}

const nameStart = /^(?:\p{Lu}[\p{L}'’]|\p{Lo}\p{L}|\p{Lo}\p{M})/u;
const townsEnd = /^(?:,|،|\)?,|\)) ?$/;
const joints = new Set(
  'de la los las del des du da do dos della di van der den am an im sur le les el d l na nad pod u und and al of'.split(
    ' ',
  ),
);
const streetJoints = new Set(
  'de la los las del des du da do dos della di van den der le les el d l'.split(' '),
);
const kindEnds = kindsAtEnd.split(' ').map(foldedWord);
const before = setOfWords(kindsBefore);
const after = setOfWords(kindsAfter);
const toTheStreet = setOfWords(toStreet);
const toTheTown = setOfWords(toTownOfStreet);
const afterTheTown = setOfWords(wordsAfterTown);
