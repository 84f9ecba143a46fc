import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { digit, letter, lower, upper } from '../reading/letters.ts';
import type { ValueClaim } from './claims.ts';
import { describe, describedBefore } from './fault-descriptions.ts';
import { isFaultTitle, sentenceWords } from './fault-titles.ts';
import { lineStart } from './line-edges.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { type CodeLead, companyBefore, leadToCode } from './values/code-leads.ts';
import { isAlike } from './values/fault-codes.ts';
import { namesBrand } from './values/machines.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/**
 * Codes that running text tells of, in any maker's notation: after what shows or names codes (`put up CA2249`, `the display
 * reads 1607-5`, `Code on the dash is 3051`), before what was done with them (`hat CA144 gemeldet`), before the fault that
 * they name (`…, CA1228, EGR valve servo error`), or in a list with one of these (`gave 09-0011 … and then 09-0012`). The less a
 * notation looks like a code, the more must speak for it: for a bare number both.
 */
export function toldCodes(
  source: Source,
  from: number,
  to: number,
  known: readonly Span[],
  isTaken: (at: number) => boolean,
  leadsFrom = from,
): ValueClaim[] {
  const { text, scan } = source;
  const told: ValueClaim[] = [];
  let last: { readonly code: string; readonly end: number } | undefined;
  let free = from;
  let looks = 0;
  for (
    let word = firstWordFrom(scan, from);
    word < scan.count && startOf(scan, word) < to && looks < mostLooks;
    word += 1
  ) {
    const start = startOf(scan, word);
    if (start < free || !mayBegin(scan, word)) continue;
    looks += 1;
    const code = shapeAt(text, start, to);
    if (code === undefined || isTaken(start)) continue;
    const end = start + code.length;
    if (known.some((span) => span.start < end && start < span.end) || isMarked(source, start, end)) continue;
    const done = afterDone(text, end, to);
    const isDone = done > end;
    // `showing 4310 on the dash, 12 Main St, …`
    const follows =
      isDone && text[done] !== ','
        ? 'title'
        : (followedBy(source, done, to) ?? (isDone ? 'trouble' : undefined));
    const leads = leadToCode(scan, word, leadsFrom);
    const lead = done > end && (leads === undefined || leads === 'weak') ? 'verb' : leads;
    if (onlyIf.test(text.slice(Math.max(from, start - 48), start))) continue;
    if (wasOnce.test(text.slice(Math.max(from, start - 16), start)) && turns.test(text.slice(end, end + 24)))
      continue;
    if (lead === 'other' || isNamed.test(text.slice(end, Math.min(to, end + 28)))) continue;
    const goesOn = last !== undefined && isAlike(last.code, code) && goesOnAfter(text, last.end, start);
    if (
      !goesOn &&
      !isTurnedTo(text, code, from, start) &&
      !isTold(source, code, lead, follows, word, end, to) &&
      !isQuotedAlone(text, code, start, end) &&
      !isGraded(scan, start, end)
    )
      continue;
    told.push({
      field: 'code',
      value: code,
      start,
      end,
      confidence: lead && follows === 'title' ? 0.55 : 0.5,
    });
    const said = describe(source, done, to, false);
    told.push(...said.claims);
    const isDescribed = said.claims.some((claim) => claim.field === 'description');
    const before = isDescribed ? undefined : describedBefore(source, leadsFrom, start);
    if (before) told.push(before);
    last = { code, end };
    free = Math.max(end, said.end);
  }
  return told;
}

/** `replace the module if fault E455 also appears` */
const onlyIf = /(?<!\p{L})(?:if|unless|whenever|in case)\s(?:the |a |an |any )?(?:\p{L}{2,10}\s){0,2}$/iu;

/** `Previously M0117, now M0311`: a code in the place of an earlier one. */
function isTurnedTo(text: string, code: string, from: number, start: number): boolean {
  const earlier = turned.exec(text.slice(Math.max(from, start - 48), start))?.[1];
  return earlier !== undefined && isAlike(earlier, code);
}

const turned =
  /(?<!\p{L})(?:previously|formerly|earlier|before|was) ([A-Z\d][A-Z\d.-]{2,12}),? (?:but )?now $/iu;

/** Around the earlier of the two. */
const wasOnce = /(?<!\p{L})(?:previously|formerly|earlier|before|was) $/iu;
const turns = /^,? (?:but )?now \S{0,12}\d/i;

/** Numbers of one stretch that are looked at. */
const mostLooks = 60;

type Follows = 'title' | 'trouble' | undefined;

function isTold(
  { text, scan }: Source,
  code: string,
  lead: CodeLead,
  follows: Follows,
  word: number,
  end: number,
  to: number,
): boolean {
  const isLed = lead !== undefined && lead !== 'weak';
  // `is throwing an 000094.18 code`
  if (
    isLed &&
    /\d[.\d/-]*\d/.test(code) &&
    /^ (?:fault )?(?:code|dtc)(?!\p{L})/iu.test(text.slice(end, end + 14))
  )
    return true;
  if (isShutInItem(text, code, end)) return true;
  if (lead === undefined && follows === 'title' && opensTitle({ text, scan }, code, end, to)) return true;
  // `1231 boom angle sensor low`: a number is a code where something shows it, and it names a fault.
  if (/^\d+$/.test(code)) {
    if (/^(?:199\d|20[0-3]\d)$/.test(code) && lead !== 'noun') return false;
    if (lead !== undefined && follows !== undefined && (code.length > 2 || lead === 'noun')) return true;
    if (isLed && namesFaultBehind({ text, scan }, end, to)) return true;
    const ends = /^[.,;)"”]{0,3}(?:\s|$)/.test(text.slice(end, Math.min(to, end + 4)));
    // `stopped by a code of 11 at 4:06`, `Sany SY50U alarm 22`
    if (code.length === 2)
      return (
        lead === 'noun' && standsAlone.test(text.slice(end, Math.min(to, end + 16))) && ofOne(scan, word)
      );
    // `…, 1204 - Alternator not charging`: a part of the line for itself.
    if (
      follows === 'title' &&
      code.length > 2 &&
      /[,;|]\s$|\s[-–—]\s$/.test(text.slice(Math.max(0, end - code.length - 3), end - code.length)) &&
      /^\s?[-–—:]\s/.test(text.slice(end, end + 3))
    )
      return hasBits(scan, end, Math.min(to, end + 60), may.trouble);
    return lead === 'noun' && ends;
  }
  const isFailure = /^\d{3,6}[-/]\d{1,2}$/.test(code);
  // `168-4`, `524037.05`: parts of a number, which may be a quantity's or a time's.
  if (/^\d[^A-Zx]*$/.test(code)) {
    if (lead === 'noun') return true;
    // `ist mit 7.1.22 stehen geblieben`
    const before = text.slice(Math.max(0, end - code.length - 6), end - code.length);
    if (threeParts.test(code) && companyBefore.test(before)) return true;
    const isOfParts = isFailure || threeParts.test(code);
    const stands = standsAlone.test(text.slice(end, Math.min(to, end + 16)));
    if (lead === 'display') return follows !== undefined || isOfParts || (stands && !oneDecimal.test(code));
    if (lead === 'verb' || lead === 'weak')
      return (
        (follows !== undefined && lead === 'verb') ||
        (lead === 'verb' && isFailure) ||
        (isOfParts && follows !== undefined) ||
        (stands && /[-/]|\..*\./.test(code))
      );
    return follows !== undefined && isFailure;
  }
  if (isLed) return true;
  if (lead === 'weak') return follows === 'title' || /^0x/.test(code);
  if (/^\d/.test(code)) return follows !== undefined && /^\d[A-Z]\d{3}/.test(code);
  const before =
    hasBits(scan, startOf(scan, word - 1), startOf(scan, word), may.machineType | may.street) ||
    namesBrand(scan, startOf(scan, word - 1), startOf(scan, word));
  return follows === 'title' && /\d{3}/.test(code) && !before && !/^[A-Z]{3,5}-/.test(code);
}

/** `…: AL14 boost pressure low, …`, `… | 522.3 hydraulic oil overheating | …`: in a part of its own, before a part and what is wrong with it. */
function opensTitle(
  { text, scan }: Pick<Source, 'text' | 'scan'>,
  code: string,
  end: number,
  to: number,
): boolean {
  const start = end - code.length;
  if (!ofPart.test(code) || !apartBefore.test(text.slice(Math.max(0, start - 3), start))) return false;
  const rest = text.slice(end, Math.min(to, end + 80));
  const title = titleToEdge.exec(rest)?.[1];
  if (title === undefined) return false;
  const until = end + 1 + title.length;
  return (
    isFaultTitle(title) ||
    (hasBits(scan, end + 1, until, may.part) && hasBits(scan, end + 1, until, may.trouble))
  );
}

/** `reported 65 - Water in fuel`, `meldet 65, Öldruck niedrig`: a number with what it means, set off and up to the end of its clause. */
function namesFaultBehind({ text, scan }: Pick<Source, 'text' | 'scan'>, end: number, to: number): boolean {
  const match = titleSetOff.exec(text.slice(end, Math.min(to, end + 80)));
  const title = match?.[2];
  if (!match || title === undefined) return false;
  if (isFaultTitle(title)) return true;
  const start = end + (match[1]?.length ?? 0);
  const until = start + title.length;
  // After a comma goes on whoever tells it: `reported 65, engine low`.
  return (
    !match[1]?.startsWith(',') &&
    hasBits(scan, start, until, may.part) &&
    hasBits(scan, start, until, may.trouble) &&
    !sentenceWords.test(title)
  );
}

const titleSetOff =
  /^(["”»]?\s?(?:[-–—:/]|,)\s["“„«]?)(\p{L}[^\n,;|•:"”»()]{4,60}?)(?=\s?[,;|•"”»()]|\s[-–—·/]\s?|\.(?:\s|$)|\s(?:at|on|in|bei|auf|am|an|à|au|en|em|no|na|a|op|bij|te|på|ved|vid|i|w|v) (?:\p{Lu}|\d)|\s?\n|$)/u;

/** Letters that faults are shown with rather than machines: `E12`, `AL14`; numbers with their mode: `522.3`; a number alone. */
const ofPart = /^(?:[A-Z]\d{2,5}|(?:AL|ER|EC|FC|CA|MC)\d{2,4}|\d{2,6}[.-]\d{1,2}|\d{3,6})$/;
const apartBefore = /(?:[:;|,•]\s|\s[-–—·/]\s)$/;
const titleToEdge = /^\s([\p{L}][^\n,;|•:]{4,60}?)(?=\s?[,;|•]|\s[-–—·/([]\s?|\.(?:\s|$)|$)/u;

/** `- Seat switch (E0041), medium`: in brackets behind the words of a list's item, before its severity or its end. */
function isShutInItem(text: string, code: string, end: number): boolean {
  if (
    !/^[A-Z]{1,2}\d{3,5}$/.test(code) ||
    !/^[)\]](?:[,;]\s|\s[-–—]\s|\s?$|\n)/.test(text.slice(end, end + 4))
  )
    return false;
  const start = end - code.length;
  const item = text.slice(Math.max(lineStart(text, start + 1), start - 60), start);
  return /^\s{0,4}[-*•]\s\p{Lu}\p{L}+(?: \p{L}+){1,5} [([]$/u.test(item);
}

/** `alarm 22`, `code of 11`: right after the word for one code, which numbers it and doesn't count. */
function ofOne(scan: Scan, word: number): boolean {
  const { text } = scan;
  return oneCode.test(text.slice(Math.max(0, startOf(scan, word) - 20), startOf(scan, word)));
}

const oneCode =
  /(?<!\p{L})(?:code|error|alarm|fault|fehler|fehlercode|störung|erreur|défaut|código|error|fallo|falla|alarma|erro|falha|codice|errore|guasto|allarme|storing|fout|felkod|fel|feilkode|feil|fejlkode|fejl|vikakoodi|błąd|kod|chyba|porucha|hata|arıza)(?: (?:of|is|no\.?|number|nr\.?|n[°º]|número|numero))?:? ["“]?$/iu;

/** `7.1.22`, `1-4-2` */
const threeParts = /^\d{1,4}([.-])\d{1,3}\1\d{1,3}$/;
/** `12.4`, which may be what a gauge reads. */
const oneDecimal = /^\d{1,3}[.:]\d{1,2}$/;
/** The end of a clause, or a small word that says no more than when and where a code came. */
const standsAlone =
  /^["”»'’)\]]{0,2}(?:$|[.,;!?)…](?:\s|$)|\n|\s(?:[-–—+&|]\s|(?:and|then|on|at|in|since|again|now|this|when|while|but|w|with|for|after|came|comes|come|keeps|flashing|blinking|lit|steady|active|up|today|yesterday|tonight|und|seit|im|auf|um|et|sur|depuis|en|y|desde|sur|e|da|sul|op|en|sinds|och|på|og|sedan|w|i|na|a)(?![\p{L}\p{N}])))/u;
/** `reports that EX-7701, which is a Kobelco, …`: whose it is that is told. */
const isNamed =
  /^,?\s(?:which|that|who)\s(?:is|was)\s(?:an?|the|our)\s|^\s(?:is|was)\s(?:an?|our)\s|^\s(?:(?:came|comes|arrived|went out|showed up|is|was|has been) (?:with|in|back|showing|throwing|flashing|reporting)|(?:has|had|got|shows|throws|threw|reports|reported) (?:an? |the )?(?:code|fault|error|alarm|dtc))(?!\p{L})/u;

/** `… and then 09-0012`, `1638.16 & 3511.4`: further on in a list of codes. */
function goesOnAfter(text: string, last: number, start: number): boolean {
  return start - last < 100 && onward.test(text.slice(Math.max(last, start - 12), start));
}

const onward =
  /(?:[,;&+/]|(?<!\p{L})(?:and|then|plus|also|und|dann|et|puis|y|luego|e|poi|en|och|sedan|og|så|i|ja|a))\s{1,2}["“„«]?$/iu;

/** `HIGH: 8414 on EX-14`, `8414 (high) on EX-14`: graded, and on a machine; nothing else is both. */
function isGraded(scan: Scan, start: number, end: number): boolean {
  const { text } = scan;
  const after = onMachine.exec(text.slice(end, end + 60));
  if (!after || end - start < 3) return false;
  const [, grade] = after;
  if (grade !== undefined) {
    const at = text.indexOf(grade, end);
    return isSeverityAlone(scan, at, at + grade.length);
  }
  const before = text.slice(Math.max(0, start - 40), start);
  const clause = before.split(/[\n;|]|\.\s(?=\S+\s)/).at(-1) ?? '';
  return isSeverityAlone(scan, start - clause.length, start);
}

const onMachine =
  /^(?:\s?[([]([\p{L} ]{3,20})[)\]])? (?:on|from|at|for) (?:the |our |unit |machine |asset |truck )*(?=\p{L}[\p{L}-]{0,9}[ #-]?\d)/u;

/** `Water pump message, "1090-1".`: nothing else is in quotation marks, and it is no name. */
function isQuotedAlone(text: string, code: string, start: number, end: number): boolean {
  return (
    /^\d{2,6}[-/]\d{1,2}$|^\d{1,4}([.-])\d{1,3}\1\d{1,3}$/.test(code) &&
    /["“„«]/.test(text.charAt(start - 1)) &&
    /^["”“»](?!\s(?:on|in|painted|sten|is what|for short))/.test(text.slice(end, end + 12)) &&
    !ofName.test(text.slice(Math.max(0, start - 28), start))
  );
}

const ofName =
  /(?:call|name|tag|number|no\.|nr|#|unit|decal|sticker|side|paint|marked|stencil|plate|label|alias|nick|badge|as|asset|truck|machine|fleet)\p{L}{0,4}\W{0,3}(?:\p{L}{1,6}\s){0,2}["“„«]$/iu;

function isMarked({ marks }: Source, start: number, end: number): boolean {
  // `"BCU 0x7E0F"`: the letters of its control unit are a part of what is displayed.
  const marked = firstIn(marks.codes, start + 1, end);
  if (marked?.end === end) return false;
  return (
    firstIn(marks.hours, start, end) !== undefined ||
    firstIn(marks.dates, start, end) !== undefined ||
    firstIn(marks.codes, start, end) !== undefined
  );
}

/** A word of digits after a space, a quotation mark or a bracket, or capitals with digits right after them. */
function mayBegin(scan: Scan, word: number): boolean {
  const shape = scan.shapes[word] ?? 0;
  const start = startOf(scan, word);
  const isMixed = (shape & digit) !== 0;
  if (
    isMixed
      ? (shape & lower) !== 0 && scan.text.charCodeAt(start + 1) !== 120
      : (shape & (letter | upper | lower)) !== (letter | upper)
  )
    return false;
  if (
    !isMixed &&
    (endOf(scan, word) - start > 4 ||
      startOf(scan, word + 1) - endOf(scan, word) !== 1 ||
      // `DCU 11-6`, Komatsu's `B@BAZG`
      (((scan.shapes[word + 1] ?? 0) & digit) === 0 && scan.text.charCodeAt(endOf(scan, word)) !== 64))
  )
    return false;
  return (
    start === 0 || opens.has(scan.text.charCodeAt(start - 1)) || scan.text.charCodeAt(start - 1) > 0x2e80
  );
}

const opens = new Set(Array.from(' \n\t\u00a0"“„«‘\'([:*`', (mark) => mark.charCodeAt(0)));

function shapeAt(text: string, at: number, to: number): string | undefined {
  const value = text.slice(at, Math.min(to, at + 44));
  const found = codeShape.exec(value)?.[0];
  return found === undefined || (plainNumber.test(found) && measure.test(value.slice(found.length)))
    ? undefined
    : found;
}

/** The makers' notations, from those that say most; a control unit's letters may stand before its code. */
const codeShape = new RegExp(
  `^(?:${[
    '[A-Z]{2,4}\\s\\d{1,7}\\.\\d{1,2}',
    '[A-Z]{2,4}\\s(?:0x[\\dA-Fa-f]{2,8}|\\d{1,6}-\\d{1,3}|\\d{4,5})',
    '0x[\\dA-Fa-f]{2,8}',
    '[A-Z]@[A-Z\\d]{4}',
    '[A-Z]{1,5}\\d{1,6}[A-Z]{0,2}(?:[.-][A-Z]?\\d{1,4}){0,2}(?:\\s?\\(\\d{1,2}\\))?',
    '[A-Z]{1,4}[.:_-]\\d{1,6}(?:[.-]\\d{1,3})?',
    // `E 49 02`
    '[A-Z]{1,2} \\d{2}(?: \\d{2}){1,2}',
    '[A-Z]{1,2} \\d{1,5}',
    '\\d[A-Z]\\d{3,5}',
    '\\d{1,7}[-.]\\d{1,4}(?:[.-]\\d{1,4})?',
    '\\d{3,7}/\\d{1,2}',
    // `3A-1F`, `2-A-19`, `11.9.F2`, `LEC-A3F0`
    '(?=[A-Z.-]{0,6}\\d)(?=[\\d.-]{0,6}[A-Z])[A-Z\\d]{1,6}(?:[-.][A-Z\\d]{1,5}){1,2}',
    '\\d{2,7}',
  ].join('|')})(?!(?![\\u3040-\\u9fff\\uac00-\\ud7af])\\p{L}|[\\p{N}%°$€£])(?![-./:,]\\d)(?!-\\p{L})`,
  'u',
);

/** `code 523.18.2 hrs 2216`: what has more parts is measured in nothing. */
const plainNumber = /^\d+(?:[.,-]\d+)?$/;

/** A quantity, a time, a place: what a number is that is no code. */
const measure =
  /^(?:\s?(?:%|°|[$€£]|(?:h|hrs?|hours?|mi|miles?|km|psi|bar|kpa|rpm|v|mv|volts?|amps?|days?|weeks?|min|minutes?|am|pm|a\.m|p\.m|lbs?|kg|tons?|ft|gal|l|mm|m|times?|parts?|[nsew]|uhr|std|stunden|betriebsstunden|bh|heures?|horas?|ore|uur|uren|draaiuren|timmar|timer|tim|tuntia|mth|mtg|motogodz|godz|hod|hodin|saat|st|street|ave|rd|road|dr|blvd|hwy)(?!\p{L})|on (?:the |her |his )?(?:meter|clock|hour|smu))|\s(?:[A-Z][a-z]+\s){1,2}(?:st|rd|ave|road|street|dr|ln|hwy|way|blvd|pkwy)(?!\p{L}))/iu;

/** Whether a fault's own words follow: a part and what is wrong with it right after a comma or a space, or words in quotation marks. */
function followedBy({ text, scan }: Source, end: number, to: number): Follows {
  const lead = /^["”»」]?(?:\s?[,:–—(|/-]{1,2}\s?|\s|(?=「))["“„«(「『]?(?=[\p{L}\d])/u.exec(
    text.slice(end, Math.min(to, end + 8)),
  );
  if (!lead) return undefined;
  if (/["“„«「『]$/.test(lead[0])) return 'title';
  const at = end + lead[0].length;
  // `BH-171 - CA559 fuel filter plugged`: the code is the next, and this one a name.
  if (/[-–—:/|]/.test(lead[0]) && codeBeforeWords.test(text.slice(at, Math.min(to, at + 24))))
    return undefined;
  const bits = scan.bits[firstWordFrom(scan, at)] ?? 0;
  if ((bits & may.part) === 0 && ((bits & may.machineType) !== 0 || brandAt(text, at))) return undefined;
  const reach = Math.min(to, at + 60);
  const stop = text.slice(at, reach).search(/[;.!?\n](?:\s|$)|\s[-–—|]\s|\)/);
  const until = stop < 0 ? reach : at + stop;
  if (hasBits(scan, at, until, may.part) || namesPart(text, at, until)) return 'title';
  return hasBits(scan, at, Math.min(until, at + 40), may.trouble | may.severity) ? 'trouble' : undefined;
}

const codeBeforeWords = /^(?:[A-Z]{1,2}\d{3,5}|\d{2,6}[.-]\d{1,2}|(?:SPN|MID) \d+ \p{Lu}+ \d+)\s\p{L}{2}/u;

/** True for parts as other languages write them into one word: `Kühlmitteltemperatursensor`, `hydrauloljetryck`. */
export function namesPart(text: string, from: number, to: number): boolean {
  return partWithin.test(text.slice(from, to));
}

const partWithin =
  /druck|drehzahl|temp[eé]rat|ventil|pump|pomp|filt[er]|sensor|geber|batteri|spannung|motor|kupplung|getrieb|brems|steuer|lenk|kühl|hydr|hidr|idraul|pressi|capteur|sonde|soupape|vanne|tension|huile|moteur|presi[oó]n|bomba|v[aá]lvul|valvol|tensi[oó]n|tensão|pressão|aceite|combust|refrig|óleo|\bolio|druk|klep|spanning|koel|tryck|kylv|givare|olj|trykk|tryk\b|føler|kjøl|køle|paine|lämpö|anturi|jarru|jäähdy|ciśn|czujnik|olej|chłodz|paliw|tlak|teplot|snímač|basın|sıcakl|sensör|yakıt|turbo|inje[ck]|inyec|solenoid|komm?unika|comunica|압|온도|圧|温|油|压|センサ|传感|센서/iu;

/** `CA144 gemeldet, Kühlmittel…`, `524037.05 off the monitor (…)`: what only ends the clause. */
function afterDone(text: string, end: number, to: number): number {
  const done = clauseEnd.exec(text.slice(end, Math.min(to, end + 44)));
  return end + (done?.[0].length ?? 0);
}

const clauseEnd =
  /^(?:["”»」]?\s(?:shows?|showed|appears|appeared|flashes|blinks)(?=[,.;)]|$|\s(?:up|on|again|now|and)(?!\p{L}))|["”»」]?\smeans?(?=\?|\s(?:on|for|in)\s|$)|["”»」]?\s?(?:が|の|を|가|이|를)?\s?(?:出(?:ました|た|て)|発生|表示|点灯|발생|떴|표시|경고|报警|報警|出現|出现)|["”»]?\s(?:gemeldet|angezeigt|ausgelöst|gebracht|geworfen|aufgetreten|gemeld|getoond|gegeven|(?:is |are |was |now )?(?:on|off|to|in) (?:the|its|his|her|my|your) (?:display|dash|dashboard|screen|monitor|panel|tablet|cluster)|(?:came|come|comes|popped|showed|shows|pops) (?:up|on)|(?:im|auf dem) (?:display|monitor)|(?:sur|à) l['’]écran|en (?:la )?pantalla|sul (?:display|monitor)|na tela|no painel|op het (?:scherm|display)|(?:i|på) (?:displayen|skärmen|skjermen|displayet|skærmen)|näytöllä|na wyświetlaczu|na displeji|up|again)(?![\p{L}\p{N}]))/iu;
