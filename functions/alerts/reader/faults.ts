import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { isPlaceholder, type ValueClaim } from './claims.ts';
import { isDocumentNumber, isPaperCode } from './document-numbers.ts';
import { describeCode, endOfDescription, ratedPart, tidy } from './fault-descriptions.ts';
import { isFaultTitle, isNotice, isNoticeByName, sentenceWords } from './fault-titles.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, hasBits } from './scan.ts';
import { titleBeforeMachine } from './titles-beside-machines.ts';
import {
  alikeCodeAfter,
  type FoundCode,
  isAlike,
  labelledCodeAt,
  trailingCode,
  unmistakableCodeAt,
} from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import { isSeverityAlone, severityBefore, severityClaim, severityIn } from './values/severity-words.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import { faultNouns } from './words/fault-nouns.ts';
import { type Label, labelAt, labelOfCell } from './words/labels.ts';

/**
 * Reads what a label calls a code or a fault: codes, each with its description, or a fault that has only a text.
 * `whole`: the value is a cell or a field of a feed, and none of it says anything else.
 */
export function readFaults(
  label: Pick<Label, 'field' | 'trust'>,
  source: Source,
  start: number,
  end: number,
  whole: boolean,
): { claims: ValueClaim[]; end: number } {
  const { text, scan } = source;
  const claims: ValueClaim[] = [];
  const apart = numberApart(text, start, end, label.trust);
  if (apart) return { claims: [apart], end };
  if (isNoticeByName(text.slice(start, end))) return { claims: [], end };
  const items = numberedItems(text, start, end);
  if (items.length > 1)
    return {
      claims: items.flatMap(([from, to]) => readFaults(label, source, from, to, true).claims),
      end,
    };
  const inList = inListBefore.exec(text.slice(start, Math.min(end, start + 24)))?.[0];
  if (inList) return readFaults(label, source, start + inList.length, end, whole);
  // `[ORANGE] 3363-F04 …`, `Red - stop machine`: a severity before the fault, or in its place.
  if (hasBits(scan, start, end, may.severity)) {
    // `ROT-011` is a code, though its letters are a colour in German.
    // `code 24-19 - LOW PRIORITY`
    // `(code 32) - critical`
    const isNumber =
      label.field === 'code' && /^\d{2,4}(?:[)\]]|,|\s[-–—])/.test(text.slice(start, start + 6));
    const isCode =
      isNumber || /^(?:\S*\d\S*$|\p{L}*\d{3}|[A-Z]{0,3}\d{1,4}[-./:]\d)/u.test(text.slice(start, end));
    const stated = !isCode && isSeverityAlone(scan, start, end) ? severityIn(scan, start, end) : undefined;
    if (stated) return { claims: [severityClaim(stated, 0.75)], end };
    const before = severityBefore(scan, start, end);
    if (before) {
      const rest = readFaults(label, source, before.next, end, whole);
      if (rest.claims.length > 0)
        return { claims: [...rest.claims, severityClaim(before, 0.75)], end: rest.end };
    }
  }
  let at = afterRecordNumber(label, text, start, end) ?? start;
  for (let count = 0; count < 50 && at < end; count += 1) {
    const code =
      firstOfListed(label, codeOfValue(label, source, at, end)) ??
      lettersCode(source, at, end) ??
      (whole && at === start ? wholeCode(label, source, start, end) : undefined);
    if (!code) break;
    claims.push({
      field: 'code',
      value: code.code,
      start: code.start,
      end: code.end,
      confidence: label.trust,
    });
    // `[E0341] Steering pressure low`
    // `SPN 111; FMI 1; OC 3; Coolant level`: how often it came.
    const count = occurrences.exec(text.slice(code.end, Math.min(end, code.end + 14)))?.[0].length ?? 0;
    const shut =
      count > 0
        ? count
        : /[[(]/.test(text[code.start - 1] ?? '') && /[\])]/.test(text[code.end] ?? '')
          ? 1
          : 0;
    // `E:27 Engine overheat, E:10 Fuel sensor`
    const next = alikeCodeAfter(text, code.code, code.end + shut, end, (part) =>
      hasBits(scan, part, Math.min(end, part + 24), may.part),
    )?.start;
    const isJoined = next !== undefined && joinsCodes.test(text.slice(code.end + shut, next));
    const description = isJoined
      ? { claims: [], end: next }
      : describeCode(source, code, code.end + shut, next ?? end, whole);
    claims.push(...description.claims);
    at = next ?? description.end;
    if (next !== undefined) continue;
    // `codes 4310 4311 4312`: alike, with nothing but spaces between.
    const plain = description.claims.length === 0 && text[code.end] === ' ';
    const beside = plain ? labelledCodeAt(text, code.end + 1, end) : undefined;
    if (
      beside &&
      isAlike(code.code, beside.code) &&
      (severalCodes(label) || areOfParts(text, code, beside))
    ) {
      at = code.end + 1;
      continue;
    }
    // `P2463, P0401; U0100`: a list goes on where another code follows.
    const gap = /^\s{0,2}(?:[,;/|+&\n]|and\b|und\b|et\b|y\b|plus\b|then\b)\s{0,2}/.exec(
      text.slice(at, Math.min(end, at + 9)),
    );
    if (!gap || !labelledCodeAt(text, at + gap[0].length, end)) break;
    // `code E0360, 12 Main St, Reno, NV`: a house number.
    if (findAddress(scan, at + gap[0].length, Math.min(text.length, at + 120))?.start === at + gap[0].length)
      break;
    at += gap[0].length;
  }
  if (claims.length > 0) return { claims, end: whole ? end : at };

  const value = text.slice(start, end);
  const inside =
    firstIn(source.marks.codes, start, end) ??
    trailingCode(text, start, end) ??
    suspectBehind(text, start, end) ??
    numberAtEdge(text, start, end);
  if (inside) {
    claims.push({
      field: 'code',
      value: inside.code,
      start: inside.start,
      end: inside.end,
      confidence: label.trust - 0.05,
    });
    const told = describeCode(source, inside, inside.end, end, whole);
    const after = told.claims;
    const named = nounInBrackets.exec(text.slice(Math.max(start, inside.start - 20), inside.start));
    const before = tidy(text, start, inside.start - (named?.[0].length ?? 0));
    claims.push(...after);
    const words =
      before && before.end - before.start >= 4 && !after.some((claim) => claim.field === 'description')
        ? before
        : undefined;
    if (words)
      claims.push({
        field: 'description',
        value: text.slice(words.start, words.end),
        ...words,
        confidence: 0.85,
      });
    return { claims, end: whole ? end : Math.max(inside.end, told.end) };
  }
  // `ALERT: Skyjack SJ9250 RT reported fault 41 …` goes on in running text.
  const owned = ownedBy.exec(value)?.[0].length ?? 0;
  if (!whole && machineAt(scan, start + owned, end)?.model) return { claims: [], end: start };
  // `Alert: Engine oil pressure low on EX-12 (Kobelco SK210LC-11)`: the machine behind the title is told in running text.
  const title = whole ? undefined : titleBeforeMachine(source, start, end);
  if (title)
    return {
      claims: [
        { field: 'fault', value: text.slice(title.start, title.end), ...title, confidence: label.trust },
      ],
      end: title.end,
    };
  const several = titlesIn(text, start, end);
  if (several.length > 1)
    return {
      claims: several.map((title) => ({
        field: 'fault',
        value: text.slice(title.start, title.end),
        ...title,
        confidence: label.trust,
      })),
      end,
    };
  const told = whole ? end : endOfDescription(source, start, end);
  const rated = hasBits(scan, start, end, may.severity) ? ratedPart(source, start, end, whole) : undefined;
  const cut = Math.min(told, rated?.start ?? end);
  if (whole && rated) claims.push(rated.claim);
  const words = tidy(text, start, cut);
  if (
    !words ||
    !/\p{L}{3}/u.test(value) ||
    isLevel.test(value) ||
    pointsAway.test(value) ||
    isNotice(value) ||
    goesOn.test(text.slice(words.start, words.end)) ||
    (label.field === 'code' && saysNone.test(value)) ||
    isSeverityAlone(scan, start, end)
  )
    return { claims: [], end: cut };
  if (
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    tellsAnything.test(label.phrase) &&
    isSentence(value)
  )
    return { claims: [], end: cut };
  claims.push({
    field: 'fault',
    value: text.slice(words.start, words.end),
    ...words,
    confidence: label.trust,
  });
  return { claims, end: cut };
}

/** `3714/4364` under `Codes`: two, as numbers of equal length are no number with its mode (`157/18`). */
function firstOfListed(label: Pick<Label, 'field'>, code: FoundCode | undefined): FoundCode | undefined {
  const [, first, second] = (severalCodes(label) && twoNumbers.exec(code?.code ?? '')) || [];
  return code && first !== undefined && first.length === second?.length
    ? { code: first, start: code.start, end: code.start + first.length }
    : code;
}

const twoNumbers = /^(\d{3,6})\/(\d{3,6})(?=\/|$)/;

function severalCodes(label: Pick<Label, 'field'>): boolean {
  return 'phrase' in label && typeof label.phrase === 'string' && isPluralOfCodes(label.phrase);
}

/** True for the label of a list of codes: `Codes`, `Active DTCs`. */
export function isPluralOfCodes(phrase: string): boolean {
  return pluralOfCodes.test(phrase);
}

const pluralOfCodes = /(?:codes|dtcs|faults|alarms|errors|códigos|codici|koder|kody|codici errore)$/;

/** `157-18 100-1`: what has a mark of its own and ends there, which no house number does. */
function areOfParts(text: string, one: FoundCode, other: FoundCode): boolean {
  return (
    [one, other].every(({ code }) =>
      /^[A-Z]{0,3}\d{2,6}[-/.]\d{1,2}$|^[A-Z]{1,3}-?\d{3,5}(?:\(\d{1,2}\))?$/.test(code),
    ) && /^\s?(?:$|[\n,;.)]|[A-Z\d])/.test(text.slice(other.end, other.end + 2))
  );
}

/** `3715 und 4364`: nothing but what joins them. */
const joinsCodes = /^\s?(?:[,;/+&|]|and|und|et|y|e|og|och|en|i|plus|then)\s{1,2}$/;

/** `1. 4432 Load cell mismatch 2. 4433 Load cell drift`: what stands behind each number of a list. */
function numberedItems(text: string, start: number, end: number): [number, number][] {
  const value = text.slice(start, Math.min(end, start + 600));
  if (!/^1[.)]\s/.test(value)) return [];
  const items: [number, number][] = [];
  let at = 0;
  for (let number = 1; number < 30; number += 1) {
    const lead = `${number}${value[1] ?? ''} `;
    const found = number === 1 ? 0 : value.indexOf(` ${lead}`, at);
    if (found < 0) break;
    const last = items.at(-1);
    if (last) last[1] = start + found;
    at = found + lead.length + (number === 1 ? 0 : 1);
    items.push([start + at, end]);
  }
  return items;
}

/** `Event ID 9 | F0129 | …`: a record's number, beside which the code itself stands. */
function afterRecordNumber(
  label: Pick<Label, 'field'>,
  text: string,
  start: number,
  end: number,
): number | undefined {
  if (!('phrase' in label) || typeof label.phrase !== 'string' || !ofRecord.test(label.phrase))
    return undefined;
  const number = recordNumber.exec(text.slice(start, Math.min(end, start + 24)))?.[0].length;
  if (number === undefined) return undefined;
  const code = labelledCodeAt(text, start + number, end);
  return code && /[A-Z]|[-./:]\d/.test(code.code) ? code.start : undefined;
}

/** Labels of a record's number, which may be a code's, too. */
export const ofRecord = /(?: id| number| no| nr| nummer)$/;
/** `Fault 66 : DTC 4426`: its place in a list, before its code. */
const inListBefore = /^#?\d{1,3}\s?[:–—-]\s(?=(?:DTC|SPN|MID|CID|EID)\s?:?\s?\d|[A-Z]{1,3}[-.]?\d{3,5}\s)/;
const recordNumber = /^#?\d{1,12}\s{0,4}[|·•;,/–—-]\s{1,4}/;

/** `Air filter restricted; Hydraulic oil hot`: titles of several faults, each of which is one. */
function titlesIn(text: string, start: number, end: number): { start: number; end: number }[] {
  const whole = [{ start, end }];
  if (!text.slice(start, end).includes(';')) return whole;
  const titles: { start: number; end: number }[] = [];
  for (const part of text.slice(start, end).matchAll(/[^;]+/g)) {
    const title = tidy(text, start + part.index, start + part.index + part[0].length);
    if (!title || !isFaultTitle(text.slice(title.start, title.end))) return whole;
    titles.push(title);
  }
  return titles;
}

/** `revisão de` before `500 horas`: words that something cut off in the middle name no fault. */
const goesOn =
  /(?<!\p{L})(?:of|for|with|the|at|in|to|de|da|do|du|des|del|della|di|von|vom|der|des|bei|nach|mit|à|au|aux|en|em|na|no|van|het|bij|av|på|i|z|na|w)$/iu;

/** `see manual page 12`, `contact your dealer`: what to do about a fault is none. */
const pointsAway = /^(?:see|call|contact|refer|please|siehe|bitte|voir|consulte|véase|vedi|zie)\s/i;

/** `Theft alert: your Bobcat T76 started at …`. */
const ownedBy =
  /^(?:your|our|the|my|ihre?|unsere?|d(?:ie|er|as)|votre|notre|l[ae]|su|nuestr[oa]|el|sua?|nostr[oa]|il|uw|onze|de|het|din|vår)\s/i;

/** `This fault: Level 3`, as a legend has it. */
const isLevel =
  /^(?:level|stufe|niveau|nivel|nível|livello|nivå|taso|poziom|úroveň|seviye|prio(?:rity)?|class|grade|category|stage)\s\d{1,2}$/iu;

/** `Code: the screen shows none`, `Código: la pantalla no muestra ninguno`, `Fehlercode: keiner angezeigt`. */
const saysNone =
  /^\D{0,60}(?<!\p{L})(?:none|nothing|nichts|keine[rs]?|aucune?|rien|ningun[oa]|ningún|nada|nessun[oa]?|niente|nenhuma?|geen|niets|inget|inga|ingen|intet|brak|żaden|žádný)(?:\s(?:is |was |are |im |on |en |à |sur |in )?(?:the |dem |la |el |l['’])?(?:codes?|dtcs?|shown|showing|displayed|given|set|stored|display|screen|angezeigt|code[sx]?|códigos?|affiché|mostrad[oa]|écran|pantalla|codici|kod|koder|kode))?\W{0,2}$|^no \p{L}{0,10}\s?(?:codes?|dtcs?) (?:shown|showing|displayed|given|set|stored|on|up)\b/iu;

/** `Message: your loader will be picked up on Monday`: a label that leads to whatever somebody has to say. */
const tellsAnything =
  /^(?:message|mensaje|messaggio|mensagem|meddelande|besked|viesti|ilmoitus|komunikat|powiadomienie|zpráva|mesaj|bildirim|notification|notificatie|notificación|notificação|notifica|hlášení|what .+|was ist .+|ce qui .+|qué .+|cosa .+|o que .+|wat .+|vad .+|hvad .+|hva .+)$/;

function isSentence(value: string): boolean {
  return (
    sentenceWords.test(value) ||
    /\b(?:will|been|were|delivered|arrives?)\b/i.test(value) ||
    value.split(' ').length > 10
  );
}

/** `Diagnostic: SPN 4334`, and on another line `Failure mode: FMI 0`: halves of a code under whatever label. */
export function numberApart(
  text: string,
  start: number,
  end: number,
  confidence: number,
): ValueClaim | undefined {
  const behind = inBrackets.exec(text.slice(start, Math.min(end, start + 80)));
  if (behind?.[1]?.toUpperCase() === 'FMI' && start + behind[0].length === end)
    return {
      field: 'fmi',
      value: Number(behind[2]),
      start: end - 2 - (behind[2]?.length ?? 0),
      end: end - 1,
      confidence,
    };
  const half =
    end - start > 16
      ? modeExplained.exec(text.slice(start, start + 16))
      : /^(SPN|FMI)\s?[:#]?\s?(\d{1,7})$/i.exec(text.slice(start, end));
  if (!half?.[1]) return undefined;
  const field = half[1].toUpperCase() === 'SPN' ? 'spn' : 'fmi';
  return { field, value: Number(half[2]), start, end: start + half[0].length, confidence };
}

/** `Coolant level (SPN 111)`, and in the next cell `Below normal (FMI 1)` */
const inBrackets = /^\p{L}[^()\n]{2,60}\((SPN|FMI)\s?(\d{1,7})\)$/iu;

/** The number of what fails in brackets behind its name, in a cell by itself. */
function suspectBehind(text: string, start: number, end: number): FoundCode | undefined {
  const [all, name, number] = inBrackets.exec(text.slice(start, Math.min(end, start + 80))) ?? [];
  if (!all || start + all.length !== end || name?.toUpperCase() !== 'SPN' || !number) return undefined;
  const from = text.lastIndexOf('(', end) + 1;
  return { code: text.slice(from, end - 1), start: from, end: end - 1 };
}

/** `8 - low oil pressure`, `low oil pressure (code 8)`: a number of one or two digits beside a fault's title, and not of how many. */
function numberAtEdge(text: string, start: number, end: number): FoundCode | undefined {
  const value = text.slice(start, Math.min(end, start + 90));
  const [lead, first] = numberBefore.exec(value) ?? [];
  if (lead && first && isFaultTitle(value.slice(lead.length)))
    return { code: first, start, end: start + first.length };
  const [tail, last] = numberBehind.exec(value) ?? [];
  if (!tail || !last || start + value.length !== end) return undefined;
  const from = end - tail.length + tail.search(/\d/);
  return { code: last, start: from, end: from + last.length };
}

const numberBefore =
  /^([1-9]\d?)(?:\s?[-–—:]\s|\s(?!(?:x|times|new|active|open|of|cylinders?|more|other|faults?|alarms?|alerts?|events?|errors?|codes?|h|hrs?|hours?|min|days?|psi|bar|volts?|v)(?!\p{L})))(?=\p{L}{2})/iu;
/** `(code ` before its number. */
const nounInBrackets = /\s[([](?:(?:fault|error|alarm) )?code:?\s?#?$/iu;
const occurrences = /^\s?[;,]\s?OC\s?[:=]?\s?\d{1,3}(?=\s?[;,]|$)/i;
const numberBehind = /(?<=\p{L}{3} )[([](?:(?:fault|error|alarm) )?code:?\s?#?(\d{1,2})[)\]]$/iu;

/** `FMI 18 (data valid but below normal)`, `FMI 4 - voltage low`, `FMI 4 voltage low`: with what every such mode means. */
const modeExplained =
  /^(FMI)\s?[:#]?\s?(\d{1,2})(?=\s?(?:\(|[-–—:]\s)|\s(?!SPN(?!\p{L})|(?:on|of|for|with|and|at|seit|auf|bei|sur|en|em|su)\s)\p{L}{3})/iu;

/** A cell under `Code` is the code, whatever its notation (`LOP`, `K-E012`, `VS 1044-12`), unless it is a sentence. */
function wholeCode(
  label: Pick<Label, 'field'>,
  { text, scan }: Source,
  start: number,
  end: number,
): FoundCode | undefined {
  if (label.field !== 'code' || end - start > 24) return undefined;
  const value = text.slice(start, end);
  // `ENGINE HOURS` under `DTC`: another label.
  if (labelOfCell(scan, start, end)) return undefined;
  return /^(?=.*[A-Z])[\p{L}\d@#][\p{L}\d@./:_-]*(?: [\dA-Z.-]{1,10}){0,3}$/u.test(value) &&
    !isPlaceholder(value) &&
    !isIdentifier(text, start)
    ? { code: value, start, end }
    : undefined;
}

/**
 * `DHSCMA / Work Equip Press Sens Abnormality`: a code of capitals alone, told from a word by what it is made of and by the
 * description set apart from it.
 */
export function lettersCode(source: Source, at: number, end: number): FoundCode | undefined {
  const { text, scan } = source;
  const joined = joinedLetters.exec(text.slice(at, Math.min(end, at + 20)))?.[0];
  // Komatsu's end with how it failed: `DHPAMA - F Pump P. Sensor Abnormality`.
  const failed = komatsuCode.exec(text.slice(at, Math.min(end, at + 30)))?.[0];
  if (failed && (scan.words[firstWordFrom(scan, at)] ?? -1) < 0)
    return { code: failed, start: at, end: at + failed.length };
  // `HYD-OVHT Hydraulic oil overheat`: short for what follows.
  if (joined && (scan.words[firstWordFrom(scan, at) + 1] ?? -1) < 0 && !/[AEIOU]{2}/.test(joined))
    return { code: joined, start: at, end: at + joined.length };
  const code = letterCode.exec(text.slice(at, Math.min(end, at + 20)))?.[0];
  if (code === undefined || (code.match(/[AEIOU]/g)?.length ?? 0) * 4 > code.length) return undefined;
  const word = firstWordFrom(scan, at);
  return (scan.words[word] ?? -1) < 0 || code.includes('@')
    ? { code, start: at, end: at + code.length }
    : undefined;
}

const komatsuCode =
  /^[A-F][A-Z\d]{3}(?:K[A-Z\d]|M[A-HW-Z]|L[A-H\d]|N[SX]|Z[GK])(?=,?\s?[-–—:/|(]\s?["“]?\p{L}|,\s\p{L}|[.;]?(?:\s|$)| {1,20}\p{Lu})/u;

const joinedLetters = /^[A-Z]{2,6}[-_][A-Z]{2,6}(?=\s\p{Lu}?\p{Ll}{2})/u;

const letterCode = /^[A-Z@]{5,8}(?=\s?(?:[-–—:/|]|\()\s?["“]?\p{Lu}?\p{Ll}| {2,}\p{L})/u;

/** A UUID, as systems number their events. */
function isIdentifier(text: string, at: number): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(text.slice(at, at + 14));
}

/** Whether what stands there begins with a code, as it must after a label without a colon. */
export function beginsWithCode(label: Pick<Label, 'field'>, source: Source, at: number, to: number): boolean {
  const { text } = source;
  return (
    (/^(?:#|n[°ºo]?\.?\s|nr\.?\s|no\.?\s|c[oó]d\.?\s|codice\s|kod\s|SPN.FMI\s)?\s?["“'[]?(?=[^\s,;]{0,9}\d|(?!SPN|FMI|[MCE]ID|P?[PS]ID)[A-Z]{2,4}\s\d{2})[\p{L}\p{N}]/iu.test(
      text.slice(at, Math.min(to, at + 18)),
    ) &&
      codeOfValue(label, source, at, to) !== undefined) ||
    (text[at + 1] === '@' && labelledCodeAt(text, at, to) !== undefined) ||
    // `Failure DKPFKA`
    (text.charCodeAt(at) === 68 && lettersCode(source, at, to) !== undefined)
  );
}

function codeOfValue(
  label: Pick<Label, 'field'>,
  source: Source,
  at: number,
  end: number,
): FoundCode | undefined {
  const { text } = source;
  const pair = pairOfNumbers(label, text, at, end);
  if (pair) return pair;
  // `100 FMI 1`, `FMI 16` behind `SPN 157 FMI 18`: with what the code before it says.
  const marked = firstIn(source.marks.codes, at, at + 1);
  if (marked && /^SPN\s?\d/i.test(marked.code) && /^(?:\d|FMI)/i.test(text.slice(at, at + 3))) return marked;
  // `SA 0 SPN 100 FMI 1`: the address of who sent it on the bus.
  const sender = senderBefore.exec(text.slice(at, Math.min(end, at + 16)))?.[0].length;
  if (sender !== undefined) return unmistakableCodeAt(text, at + sender);
  const lead =
    /^\s{0,3}(?:#\s?|["“'](?=[^\s"”']{2,14}["”'])|[[(](?=[^\s\])]{2,14}[\])])|(?:DTC\s)?SPN\s?[-/.&]\s?FMI\s?:?\s|(?:active\s|new\s)?(?:fault|error|alarm|event|trouble)?\s?(?:codes?|codice|código|codigo|kode|kod|kód|dtc|c[oó]d\.?|nr\.?|n[°º]?\.?)\s?[:#]?\s{1,2}|dtc[:\s]\s?|no\.?\s)?/i.exec(
      text.slice(at, Math.min(end, at + 26)),
    )?.[0] ?? '';
  const said = text.slice(at, Math.min(end, at + 24));
  const named = lead === '' ? nounAndNumber.exec(said)?.[0].length : undefined;
  const noun = named ?? (lead === '' ? (faultNoun.exec(said)?.[0].length ?? 0) : 0);
  const code =
    labelledCodeAt(text, at + lead.length + noun, end) ?? (lead ? labelledCodeAt(text, at, end) : undefined);
  if (!code || isPlaceholder(code.code) || isNoCode.test(code.code) || isIdentifier(text, code.start))
    return undefined;
  if (isDocumentNumber(text, code.start, code.end) || isPaperCode(text, code.start, code.end))
    return undefined;
  if (
    (firstIn(source.marks.dates, code.start, code.start + 1) && !isShownSo(code.code)) ||
    // `Fault code: 14h`: a hexadecimal number.
    (firstIn(source.marks.hours, code.start, code.start + 1) &&
      !(
        label.field === 'code' &&
        /^[\dA-F]{2,4}h$/.test(code.code) &&
        at === code.start &&
        code.end === end
      )) ||
    // `Alarm: JCB 540-180 meldt …`
    (/^\p{L}+ \d{3}-\d{2,3}$/u.test(code.code) && brandAt(text, code.start))
  )
    return undefined;
  // `temp sensor ground fault (L01)`: Komatsu's action level.
  if (/^L0[1-4]$/.test(code.code) && text[code.start - 1] === '(') return undefined;
  // `error E999 if the form fails`
  if (conditional.test(text.slice(code.end, code.end + 12))) return undefined;
  // `Warning - SMH 1733`
  const word = firstWordFrom(source.scan, code.start);
  if (
    ((source.scan.bits[word] ?? 0) & may.hours) !== 0 &&
    labelAt(source.scan, word, end)?.label.field === 'hours'
  )
    return undefined;
  // `DTC 2 of 3`, `ALERT 1/2`: which one of how many.
  if (
    (/^\d{1,2}$/.test(code.code) &&
      /^\s?(?:of|von|de|di|su|sur|van|av|af|z|\/)\s?\d/.test(text.slice(code.end, code.end + 6))) ||
    (label.field !== 'code' && isOfSo(label, code.code, text))
  )
    return undefined;
  // `eid=99120433`: of a transport; an event of a machine has at most five figures.
  if ('phrase' in label && label.phrase === 'eid' && /^\d{6}/.test(code.code)) return undefined;
  if (label.field === 'code') return code;
  // `Alarm name: CAN2 communication error` is a name: a code in it is beyond doubt, or none.
  if (
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    nameLike.test(label.phrase) &&
    !unmistakableCodeAt(text, code.start) &&
    !isSetBeforeTitle(source, code, end)
  )
    return undefined;
  // Under `Event` or `Alarm` a bare number may count things: it is a code with three digits, or with a mark of its own.
  const words = text.slice(code.end, Math.min(end, code.end + 30));
  if (
    (/^\d{1,2}$/.test(code.code) &&
      named === undefined &&
      !(/^\d\d$/.test(code.code) && /[ck][oó]d/i.test(lead)) &&
      !/^\s?["“„(]\p{L}/u.test(words) &&
      !isNumbered(label, code.code, words)) ||
    (/^\d+$/.test(code.code) &&
      /^\s(?:new|active|open|alerts?|faults?|events?|machines?|hours?|of|times|unread|psi|rpm|bar|°)\b/i.test(
        words,
      ))
  )
    return undefined;
  return code;
}

/** `110 / 0`, `110, 0` under `SPN / FMI`, `110 / 0 (SPN/FMI)` under any label: both numbers, set apart. */
function pairOfNumbers(
  label: Pick<Label, 'field'>,
  text: string,
  at: number,
  end: number,
): FoundCode | undefined {
  const names =
    'phrase' in label && typeof label.phrase === 'string' && /^spn (?:and )?fmi\b/.test(label.phrase);
  const shape = names ? numbersApart : numbersNamed;
  const [shown, spn, fmi] = shape.exec(text.slice(at, Math.min(end, at + 30))) ?? [];
  return shown === undefined
    ? undefined
    : { code: `SPN ${spn} FMI ${fmi}`, start: at, end: at + shown.length };
}

const numbersApart = /^(\d{1,7})(?:\s[-/.:,]?\s?|[,:]\s?)(\d{1,2})(?![\d.,])/;
const numbersNamed = /^(\d{1,7})\s?[-/]\s?(\d{1,2})\s\(SPN\s?[-/]\s?FMI\)/i;

const senderBefore = /^(?:SA|SRC|source|addr(?:ess)?|ECU)[\s:=]\s?(?:0x)?[\dA-F]{1,3}\s?[,/|·-]?\s?(?=SPN)/i;

/** `661 - CANBUS failure`: a code that a dash or a colon sets apart from a part and what is wrong with it. */
export function isSetBeforeTitle({ text, scan }: Source, code: FoundCode, end: number): boolean {
  return (
    /^\s?[-–—:]\s\p{L}{2}/u.test(text.slice(code.end, Math.min(end, code.end + 5))) &&
    /\d{2}/.test(code.code) &&
    hasBits(scan, code.end, end, may.part | may.trouble)
  );
}

/** `10.2.11`, `7.1.22` under `Error`: a day has two figures for its month and its day. */
function isShownSo(code: string): boolean {
  return /^(?!0)\d{1,2}([.-])\d{1,2}\1\d{1,2}$/.test(code) && !/^\d\d.\d\d.\d\d$/.test(code);
}

/** `Alert 1/2`, `Fault 3/3` where a `2/3` stands, too: which one of how many. */
function isOfSo(label: Pick<Label, 'field'>, code: string, text: string): boolean {
  const [, number, all] = /^(\d{1,2})\/(\d{1,2})$/.exec(code)?.map(Number) ?? [];
  if (!number || !all || number > all) return false;
  const phrase = 'phrase' in label && typeof label.phrase === 'string' ? label.phrase : '';
  return ofMessage.test(phrase) || [number - 1, number + 1].some((next) => text.includes(`${next}/${all}`));
}

const ofMessage =
  /^(?:alerts?|event|notification|message|alerte|alerta|evento|aviso|avviso|notifica|meldung|ereignis|melding|mensaje|mensagem|messaggio)$/;

/** Nothing but noughts, how often (`error x12`), and what the standards of a bus are called (`J1939 data link error`). */
export const isNoCode = /^(?:0+|x\d{1,3}|J(?:1939|1587|1708)|OBD-?2|CAN\d?)$/i;

/** `Fel 41: Lågt oljetryck`, `Error 41`: two digits after what names one fault; `Fault 2: …` counts them. */
function isNumbered(label: Pick<Label, 'field'>, code: string, after: string): boolean {
  return (
    code.length === 2 &&
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    oneFault.test(label.phrase) &&
    /^(?:\s?[:–—-]\s\p{L}|\s\p{Lu}\p{Ll}|\s{0,2}$)/u.test(after)
  );
}

const oneFault =
  /^(?:error|fault|alarm|failure|fehler|störung|défaut|panne|alarme|falla|fallo|avería|averia|alarma|guasto|errore|allarme|falha|storing|fout|fel|larm|feil|fejl|vika|usterka|awaria|błąd|porucha|závada|chyba|arıza|hata|erreur|erro|eroare|hiba)$/;

/** `ERROR 8-1107`, `fault code E-12`: where the code begins after a word for a fault, or right away. */
export function faultAhead({ text, marks }: Source, start: number, end: number): number | undefined {
  if (firstIn(marks.codes, start, start + 1)) return start;
  const [all, noun] = faultLead.exec(text.slice(start, Math.min(end, start + 40))) ?? [];
  return all !== undefined && noun !== undefined && oneFault.test(noun.toLowerCase())
    ? start + all.length
    : undefined;
}

/** `Meldung: Fehler 112 - Öldruck niedrig`, `Zdarzenie: błąd 12`: one fault, by its number. */
const nounAndNumber = new RegExp(
  String.raw`^(?:${faultNouns})\s(?:(?:nr\.?|no\.?|n[°º]|#)\s?)?(?=\d{2,6}(?![\p{L}\d%°]|[.,:/-]\d|\s?(?:of|von|de|di|su|sur|van|av|af|z)\s\d))`,
  'iu',
);

/** `Falla 112`: the number with the word that leads to it. */
export function isNounWithNumber(code: string): boolean {
  return nounAndNumber.test(code);
}

/** `falha E360`: whether what stands there is led to by a word for a fault. */
export function isBehindFaultNoun(text: string, start: number): boolean {
  return behindNoun.test(text.slice(Math.max(0, start - 20), start));
}

const behindNoun = new RegExp(`(?<!\\p{L})(?:${faultNouns}|kod|код|kód)(?:\\s|:\\s)$`, 'iu');

/** `Condition: ERROR 8-1107`: what leads to a code of more parts is none of it, as it may be of a bare number. */
const faultNoun =
  /^(?:error|fault|alarm|alert|event|warning|fehler|störung|erreur|alarme|alarma|allarme|errore|guasto|falla|fallo|falha|fel|larm|feil|fejl|fout|storing)\s(?:(?=[A-Z]{0,4}\d{0,6}[-.:]\d)|(?=[A-Z]{1,3}\d{2,5}(?![\p{L}\d])))/iu;

const faultLead =
  /^(?:(?:active|new|aktive[rs]?)\s)?(\p{L}{3,9})(?:[\s-]?(?:code|kode|kod|nr|no|#)\.?)?\s?[:#]?\s{1,2}(?=\S{0,8}\d|\p{L}{2,3} \d{2})/iu;

const conditional = /^["”]?\s(?:if|unless|whenever|falls|wenn|sofern|als|om|jos|jeśli|pokud|eğer)\s/i;
const nameLike = / (?:name|text|title|message|description|type)$/;
