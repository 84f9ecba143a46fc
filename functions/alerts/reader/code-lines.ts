import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import type { ValueClaim } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { isFaultTitle } from './fault-titles.ts';
import { isNoCode, lettersCode } from './faults.ts';
import { lineEnd } from './line-edges.ts';
import { type Line, mayHave } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { firstWordFrom, hasBits, startOf } from './scan.ts';
import { namesPart } from './told-codes.ts';
import {
  alikeCodeAfter,
  type FoundCode,
  isAlike,
  labelledCodeAt,
  unmistakableCodeAt,
} from './values/fault-codes.ts';
import { findMachine, namesBrand } from './values/machines.ts';
import { isSeverityAlone, severityBefore, severityClaim } from './values/severity-words.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';

/*
 * Lines that begin with a code that no label names, as lists of faults and short messages have them: `CA2249 Rail Press Very
 * Low Error - HIGH`, `DBA 2201 - boom pin`, `3183 - Engine derate`. The less a notation looks like a code, the more must what
 * stands after it speak of a fault.
 */

/** What such a line says, the last thing that it is taken for; `taken`: what is read of it nobody else reads. */
export function codeLine(source: Source, line: Line, from: number, to: number, taken: Span[]): ValueClaim[] {
  const { text } = source;
  const begin = from + (lead.exec(text.slice(from, Math.min(to, from + 48)))?.[0].length ?? 0);
  // `CRITICAL E:41 - Engine oil pressure switch`
  const graded = mayHave(line, may.severity) ? severityBefore(source.scan, begin, to) : undefined;
  const at = behindDate(source, graded?.next ?? begin, to);
  const several = codesAlone(source, at, to);
  if (several.length > 0) {
    taken.push(...several);
    return several.map(({ code, start, end }) => ({
      field: 'code',
      value: code,
      start,
      end,
      confidence: 0.8,
    }));
  }
  const lone = loneCode(source, at, to);
  if (lone) {
    taken.push(lone);
    const claims: ValueClaim[] = [
      { field: 'code', value: lone.code, start: lone.start, end: lone.end, confidence: 0.6 },
    ];
    return graded ? [...claims, severityClaim(graded, 0.75)] : claims;
  }
  if (graded) {
    const code = labelledCodeAt(text, at, to);
    const told = code && describe(source, code.end, to, false);
    if (code && told && told.claims.length > 0) {
      // `[HIGH] EX-12 - Volvo EC220E`: a machine's name before its designation.
      const first = Math.min(...told.claims.map((claim) => claim.start));
      const machine = mayHave(line, may.brand) ? findMachine(source.scan, first, to, () => false) : undefined;
      const isName = machine?.model !== undefined && machine.brand.start < first + nameReach;
      if (!isName) taken.push({ start: code.start, end: Math.max(code.end, told.end) });
      return [
        {
          field: isName ? 'unit' : 'code',
          value: code.code,
          start: code.start,
          end: code.end,
          confidence: 0.6,
        },
        severityClaim(graded, 0.75),
        ...(isName ? [] : told.claims),
      ];
    }
  }
  const owner = graded ? 0 : (whose.exec(text.slice(at, Math.min(to, at + 24)))?.[0].length ?? 0);
  return listedCodes(source, at + owner, to, taken);
}

/** Characters of a year before a machine's maker; farther behind the code it is told whose fault it is (`LOW: CA559 Rail pressure low on Case CX210D`). */
const nameReach = 6;

/** `[HIGH] 2026-03-02 05:12 B-1203 Winch encoder`: when it was, before the code. */
function behindDate({ text, marks }: Source, at: number, to: number): number {
  const date = firstIn(marks.dates, at, at + 1);
  if (!date?.hasTime) return at;
  return (
    date.end + (/^\s?[-–—|:]?\s{1,3}/.exec(text.slice(date.end, Math.min(to, date.end + 5)))?.[0].length ?? 0)
  );
}

/**
 * What may stand before the code: a bullet or a number of a list (`2)`, `E2:`), how urgent it is
 * by a number (`P1 | 6201 | …`, Komatsu's action level in `[L04] B@BAZG …`).
 */
const lead =
  /^(?:\d{1,2}[.)]\s{1,3}|[A-Z#]?\d{1,2}:\s{1,3}(?=[A-Z]{0,4}\d)|\p{L}\s{2,6}(?=\d)|P\d\s?\|\s?|\[?L0[1-4]\]?(?:\s?\([^()\n]{2,24}\))?:?\s{1,2}(?=[A-Z\d@]{4})|[^\p{L}\p{N}\s[("“„«@*_`]{1,3}\s{0,2})/u;

/** `Detroit: 3719/0 - DPF soot level`, `Active: 91-8 Throttle position sensor`. */
const whose = /^\p{Lu}\p{L}{2,14}:\s{1,3}(?=[A-Z]{0,4}\d)/u;

const ownLabel =
  /^[\s>]{0,8}(?:dtc|spn|fault code|error code|code|s\/n|sn|serial|vin|pin)\b[\s:#.]{1,3}[A-Z\d]/i;

/** The codes that a line lists from its beginning on: `E:27 Engine overheat, E:10 Fuel sensor`, `B012 …; G032; R134 …`. */
function listedCodes(source: Source, from: number, to: number, taken: Span[]): ValueClaim[] {
  const { text, marks } = source;
  const opening = openingCode(source, from, to);
  const claims: ValueClaim[] = [];
  let code: FoundCode | undefined = opening;
  for (let count = 0; opening && code && count < 20; count += 1) {
    const shut = shutAfter.exec(text.slice(code.end, Math.min(to, code.end + 2)))?.[0].length ?? 0;
    const end = code.end + shut;
    const next = alikeCodeAfter(text, code.code, end, to);
    const description = describe(source, end, next?.start ?? to, false);
    // `UIC.002000.09 / SFC 523698.19`: beside a code beyond doubt.
    const isBeside = firstIn(marks.codes, to, to + 1) && /^\s?[,;/+&]\s?$/.test(text.slice(end, to));
    // `D012 | MODERATE | Swing brake`
    const tells = description.claims.some((claim) => isSeverity(claim) || isOfWords(claim));
    if (code === opening && !next && !isBeside && !tells) return [];
    const isGraded =
      description.claims.some(isSeverity) || isGradedAt(source, Math.max(end, description.end), to);
    const confidence = isBeside
      ? 0.6
      : isGraded
        ? Math.max(sureEnough, opening.confidence)
        : opening.confidence;
    claims.push({ field: 'code', value: code.code, start: code.start, end: code.end, confidence });
    claims.push(...description.claims);
    taken.push({ start: code.start, end: Math.max(end, description.end) });
    code = next;
  }
  return claims;
}

const shutAfter = /^(?:[\])*`_"”]{1,2}|[!.](?=\s))/;

/** How sure a code is that stands beside others beyond doubt. */
const sureEnough = 0.52;

function isSeverity({ field }: ValueClaim): boolean {
  return field === 'severity';
}

/** `1642 | Auger level sensor left, cable break | HIGH`: how bad it is, as the next part of its line. */
function isGradedAt({ text, scan }: Source, from: number, to: number): boolean {
  const [all, part] = nextPart.exec(text.slice(from, Math.min(to, from + 44))) ?? [];
  if (all === undefined || part === undefined) return false;
  const start = from + all.length - part.length;
  return isSeverityAlone(scan, start, start + part.length);
}

const nextPart =
  /^\s{0,12}(?:[|·•;/([–—-]\s{0,4})?(\p{L}[\p{L} ]{2,22}?)(?=\s{0,2}(?:[\])|·•;,/]|[–—-]\s)|\s{2}|$)/u;

function isOfWords(claim: ValueClaim): boolean {
  return claim.field === 'description' && /\p{L}{2}[\s-]\S|\p{L}{7}/u.test(claim.value);
}

/** The code that a stretch begins with, by its notation and by what follows. */
function openingCode(
  source: Source,
  from: number,
  to: number,
): (FoundCode & { readonly confidence: number }) | undefined {
  const { text, scan, marks } = source;
  const at = from + (openingMarks.exec(text.slice(from, from + 3))?.[0].length ?? 0);
  const code = labelledCodeAt(text, at, to) ?? lettersCode(source, at, to) ?? twoLetters(source, at, to);
  if (
    !code ||
    code.code.length > 16 ||
    isRoad.test(code.code) ||
    isNoCode.test(code.code) ||
    firstIn(marks.dates, at, at + 1)
  )
    return undefined;
  const after = afterCode.exec(text.slice(code.end, Math.min(to, code.end + 46)))?.[0];
  if (after === undefined || firstIn(marks.hours, at, at + 1)) return undefined;
  const next = code.end + after.length;
  const isSet = after !== ' ';
  const other = alikeCodeAfter(text, code.code, code.end, to) ?? firstIn(marks.codes, to, to + 1);
  // `E011 + V219 simultaneously`
  if (other && /^\s?[,;/+&]\s?$/.test(text.slice(code.end, other.start)))
    return /^[A-Z]{1,3}[-.:]?\d{3}/.test(code.code) ? { ...code, confidence: 0.45 } : undefined;
  if (!/\p{L}/u.test(text[next] ?? '') || brandAt(text, at) || brandAt(text, next)) return undefined;
  // `DR-7 shut itself down`, `RM-118 came with …`: a machine, of which is told what it did.
  if (machineWithDeed.test(text.slice(at, Math.min(to, at + 24)))) return undefined;
  const reach = Math.min(to, next + 60);
  const isPart = hasBits(scan, next, reach, may.part) || namesPart(text, next, reach);
  const isTrouble = hasBits(scan, next, reach, may.trouble);
  const notation = notationOf(code.code);
  // `E-077 Cycle missed – severity Low – 14 Apr 2026`: what is graded by a label is a fault.
  const isRated =
    notation === 'name' && ratedByLabel.test(text.slice(next, lineEnd(text, next)).slice(0, 100));
  // Komatsu's `DHPAMA`, of letters alone, is one wherever it stands.
  const beyondDoubt = unmistakableCodeAt(text, at)?.end === code.end ? 0.8 : undefined;
  // `EX-12 - crawler excavator, engine on`
  const isLoose = notation === 'name' || notation === 'number';
  if (
    !(isPart && isTrouble) &&
    (isLoose || !(isPart || isTrouble)) &&
    namesKind(source, next, Math.min(to, next + 24))
  )
    return undefined;
  // `0710 - radio from Ernie, Link-Belt 245 X4`
  if (isLoose && namesBrand(scan, next, reach)) return undefined;
  const isSure = notation === 'own' || notation === 'figures';
  // `[7241] Swing motor pilot sw abnormal`: in brackets of its own, before a part and what is wrong with it.
  const isShut = /[[(]/.test(text[at - 1] ?? '') && isPart && isTrouble;
  const isDescribed = isShut || (isSure && (isPart || isTrouble));
  const opening = { ...code, confidence: beyondDoubt ?? (isDescribed ? sureEnough : 0.45) };
  switch (notation) {
    case 'own':
      return isSet || isPart || isTrouble ? opening : undefined;
    case 'name':
      return isPart || isTrouble || isRated ? opening : undefined;
    case 'letters':
      return isSet && isTrouble ? opening : undefined;
    case 'figures':
    case 'number': {
      // `0905 same grader, …`: a log's time of day.
      const speaks = isSet ? isPart || isTrouble : hasBits(scan, next, Math.min(to, next + 16), may.part);
      return speaks && !isPlace(source, at, to) ? opening : undefined;
    }
    default:
      return undefined;
  }
}

const ratedByLabel =
  /\s[-–—|>→([]{0,3}\s?(?:severity|priority|schweregrad|priorität|gravité|sévérité|gravedad|prioridad|gravità|gravidade|prioridade|ernst|allvarlighetsgrad)[:=]?\s\p{L}{3}/iu;

const openingMarks = /^[[("“„«*`_]{1,2}\s?/;

/** What sets a code apart from its words: a mark with spaces, a bracket, wide space; or a space alone. */
const afterCode =
  /^[\])*`_"”]{0,2}(?:\s?[-–—:|/=>、·•]{1,2}\s{1,4}["“„«([*_]?|\s{0,3}[([（["“„«*_]{1,2}|\s{2,40}["“„«([]?|\t["“„«(]?|:|[!.]\s(?=\p{Lu})|\s(?=\p{L})|\s?[,;+&]\s)/u;

const isRoad = /^(?:I|US|SR|HWY|CR|FM|RT)[- ]?\d/;

type Notation = 'own' | 'name' | 'letters' | 'figures' | 'number';

/**
 * How much a code looks like one: with letters and a mark or many digits (`B@BAZG`, `F01_04`), as machines are named too
 * (`EX-12`, `DBA 2201`), figures with a mark between (`91-8`), or a number.
 */
function notationOf(code: string): Notation | undefined {
  if (/^\d+$/.test(code)) return code.length >= 3 && !/^(?:19|20)\d\d$/.test(code) ? 'number' : undefined;
  if (/^[A-Z]{2}$/.test(code)) return 'letters';
  if (!/[A-Za-z]/.test(code))
    return /^\d{1,6}(?:[-_]|\s:\s)\d{1,4}(?:-\d{1,3})?$|^\d{3,6}[./]\d{1,2}$|^\d{4} \d\d$|^\d\d \d\d \d\d$/.test(
      code,
    )
      ? 'figures'
      : undefined;
  // `4P-0710`: as parts are numbered.
  if (/^\d[A-Z]-\d{4}$/.test(code)) return undefined;
  if (/^0x|^[A-Z]{2,4}\s\S*[\dA-F]{5}|\.\d/.test(code)) return 'own';
  return /^[A-Z]{1,5}[- ]?\d{1,2}[A-Z]?$|^[A-Z]{1,5}[- ]\d|[a-z]/.test(code) ? 'name' : 'own';
}

/** True where a kind of machine is named, by a word that names no part. */
function namesKind({ scan }: Source, from: number, to: number): boolean {
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1)
    if (((scan.bits[word] ?? 0) & (may.machineType | may.part)) === may.machineType) return true;
  return false;
}

/** `OL: Platform overloaded`: two letters that a lift displays, and that are no word or abbreviation of the vocabulary. */
function twoLetters({ text, scan }: Source, at: number, to: number): FoundCode | undefined {
  const code = lettersBeforeText.exec(text.slice(at, Math.min(to, at + 8)))?.[0];
  if (code === undefined || abbreviations.has(code) || (scan.words[firstWordFrom(scan, at)] ?? -1) >= 0)
    return undefined;
  return { code, start: at, end: at + 2 };
}

const lettersBeforeText = /^[A-Z]{2}(?=:\s\p{Lu}?\p{Ll}|\s[-–—]\s\p{Lu}?\p{Ll})/u;

const abbreviations = new Set(
  'PS NB FW FY AW WG SV TR VS RE PM AM OK TX CA UK EU US QA IT HQ MD VP'.split(' '),
);

function isPlace({ scan }: Source, at: number, to: number): boolean {
  const found = findAddress(scan, at, Math.min(to, at + 120));
  // `2318 - Drive motor`
  return found?.start === at && /\p{L}/u.test(found.address?.value ?? 'x');
}

const machineWithDeed =
  /^\p{Lu}{1,5}-\d{1,4} (?:went|shut|came|comes|quit|stopped|died|dropped|belongs|started|starts|runs|ran|lost|broke|won['’]t)(?!\p{L})/u;

/** `CA689 CA559`, `E-114/E-27`, `M0311 and M0117`: codes that are written alike, and nothing else. */
function codesAlone(source: Source, from: number, to: number): readonly FoundCode[] {
  const { text, scan } = source;
  if (to - from > 120 || namesBrand(scan, from, to)) return [];
  const codes: FoundCode[] = [];
  for (let at = from; at < to; ) {
    const code = labelledCodeAt(text, at, to);
    const first = codes[0];
    if (!code || !(first ? isAlike(first.code, code.code) : ofLetters.test(code.code))) return [];
    codes.push(code);
    at = code.end + (betweenCodes.exec(text.slice(code.end, Math.min(to, code.end + 8)))?.[0].length ?? 0);
    if (at === code.end && at < to) return [];
  }
  // `SJ3219, SJ4740`: machines.
  return codes.length > 1 && !codes.every(({ code }) => isModelOfMakers(source, code)) ? codes : [];
}

/** As codes are shown rather than machines named. */
const ofLetters = /^(?:[A-Z]\d{4}|(?:E|F|P|CA|AL|ER|EC|FC|MC)(?:\d{3,5}|[-:]\d{2,5}))(?:\(\d{1,2}\))?$/;
const betweenCodes = /^(?:\s?[,;/+&]\s?|\s(?:and|und|et|y|e|en|og|och|plus|then)\s|\s{1,3})/;

/** A code alone on its line, where the line above ends with what it is called, or the one below is a fault's title. */
function loneCode(source: Source, from: number, to: number): FoundCode | undefined {
  const { text } = source;
  if (to - from > 20 || text.charCodeAt(to) !== 10) return undefined;
  const code = labelledCodeAt(text, from, to);
  // A number is one where it is long enough, and stands above a fault's title.
  if (!code || code.end < to - 1 || !/[A-Z]|^\d{3,6}(?:-\d{1,3})?$/.test(code.code)) return undefined;
  const next = text.slice(to + 1, to + 90).split('\n', 1)[0] ?? '';
  // `SKY-450-3` over `JLG 450AJ` or `DTC 2545 …`: the name of a machine; `JLG 1255`: a machine.
  const namesNext = namesBrand(source.scan, to + 1, to + 1 + next.length) || ownLabel.test(next);
  if (/[A-Z]/.test(code.code) && (namesNext || namesBrand(source.scan, from, code.end))) return undefined;
  const before = text.slice(Math.max(0, from - 40), from);
  if (
    // `PAVER-2 raised a code`, and a line that is its name.
    !before.includes(code.code) &&
    /(?:code|dtc|fault|error|alarm|fehler|código|codice|guasto|défaut|fallo|falla|kod|storing)s?\s?:?\s{0,3}\n[\s>]{0,8}$/iu.test(
      before,
    )
  )
    return code;
  // `Pump 1 delivery pressure sensor`, and `11301-3` below it.
  const above = /(?:^|\n)([^\n:=]{8,80})\n[\s>]{0,8}$/.exec(text.slice(Math.max(0, from - 90), from));
  if (
    above?.[1] &&
    /[-.]\d/.test(code.code) &&
    hasBits(source.scan, from - above[0].length, from, may.part) &&
    !namesBrand(source.scan, from - above[0].length, from)
  )
    return code;
  // `D012` over `D013`: a list of codes, one on each line.
  const last = /(?:^|\n)([^\n]{3,16})\n$/.exec(before)?.[1];
  if (
    /[A-Z]+[-.:]?\d{3}/.test(code.code) &&
    [last, next.trim()].some((each) => each && isAlike(each, code.code))
  )
    return code;
  return isFaultTitle(next.replace(/^[\s>]{1,8}/, '')) ? code : undefined;
}
