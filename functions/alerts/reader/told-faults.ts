import { tellsFault, type ValueClaim } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { isFaultTitle } from './fault-titles.ts';
import { lineStart } from './line-edges.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { firstWordFrom, hasBits, matchAtWord, type Scan } from './scan.ts';
import { toldCodes } from './told-codes.ts';
import { namesBrand } from './values/machines.ts';
import { may, setOfWords } from './vocabulary.ts';

/*
 * What prose says that a display shows: a code with its title in quotation marks (`reported F 12 "Platform overload"`),
 * what a lamp blinks, and a fault's title without a code. Codes told in any other words are read by told-codes.
 */

/** `shows E-21 on the dash`, `reported F 12 "Platform overload"`: a code that somebody saw; with its description in quotation marks it is surer. */
export function codeInProse(
  source: Source,
  line: Line,
  from: number,
  to: number,
  claims: readonly ValueClaim[],
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  const { text } = source;
  if (claims.some((claim) => claim.field === 'code')) return [];
  const stretch = text.slice(from, to);
  const quotes = has(line, sign.quote) || stretch.includes('«');
  const shown = quotes ? codeBeforeQuote(source, from, stretch, isTaken) : [];
  if (shown.length > 0) return shown;
  const ending = quotes ? codeEndingQuote(source, from, stretch, isTaken) : [];
  if (ending.length > 0) return ending;
  for (const match of [
    ...(quotes ? stretch.matchAll(quotedCode) : []),
    // Whatever says that a lamp blinks is a verb of the vocabulary.
    ...(mayHave(line, may.verb) && blinks.test(stretch) ? stretch.matchAll(blinkedCode) : []),
  ]) {
    const value = match[1] ?? '';
    const start = from + match.index + match[0].length - value.length;
    const end = start + value.length;
    if (isTaken(start) || claims.some((claim) => claim.start < end && start < claim.end)) continue;
    // `"1019 - Hydraulic oil temp over range"`: both in quotation marks, as somebody read them off a display.
    const within = /^["“„«]/.test(match[0])
      ? quotedText.exec(text.slice(end, Math.min(to, end + 130)))
      : null;
    if (!within?.[1]) {
      if (/^["“„«]/.test(match[0])) continue;
      return [
        { field: 'code', value, start, end, confidence: 0.5 },
        ...describe(source, end, to, false).claims,
      ];
    }
    const at = end + within[0].indexOf(within[1]);
    if (!namesFault(source.scan, at, at + within[1].length) || namesBrand(source.scan, start, end)) continue;
    return [
      { field: 'code', value, start, end, confidence: 0.7 },
      { field: 'description', value: within[1], start: at, end: at + within[1].length, confidence: 0.8 },
    ];
  }
  // A line that looks like a title may have a code in it.
  const known = claims.filter((claim) => claim.field !== 'fault');
  // What leads to a code may be the end of the line above: `… alias "Heron", raised`, and `LEC-A3F0.` below it.
  const above = from === line.start ? Math.max(0, lineStart(text, from - 1), from - 120) : from;
  return toldCodes(source, from, to, known, isTaken, above);
}

/** `E-7712 "Outrigger length sensor mismatch"`: a code right before the title that a screen shows with it, in quotation marks. */
function codeBeforeQuote(
  source: Source,
  from: number,
  stretch: string,
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  for (const match of stretch.matchAll(codeOfQuote)) {
    const [all, value = '', title = ''] = match;
    const start = from + match.index + all.indexOf(value);
    const end = from + match.index + all.length - 1;
    const begin = end - title.length;
    if (isTaken(start) || !namesFault(source.scan, begin, end)) continue;
    return [
      { field: 'code', value, start, end: start + value.length, confidence: 0.6 },
      { field: 'description', value: title, start: begin, end, confidence: 0.75 },
    ];
  }
  return [];
}

/** `"Gearbox - 12-1801"`, `"E-STOP CHAIN 3 (code 40.3)"`: a title that a screen shows, with its code at the end. */
function codeEndingQuote(
  { scan }: Source,
  from: number,
  stretch: string,
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  for (const { index, 0: all, 1: title = '', 2: value = '' } of stretch.matchAll(endingCode)) {
    const begin = from + index + all.indexOf(title);
    const start = from + index + all.lastIndexOf(value);
    const end = begin + title.length;
    if (isTaken(start) || !hasBits(scan, begin, end, may.part | may.trouble) || namesBrand(scan, begin, end))
      continue;
    return [
      { field: 'code', value, start, end: start + value.length, confidence: 0.6 },
      { field: 'description', value: title, start: begin, end, confidence: 0.75 },
    ];
  }
  return [];
}

const endingCode =
  /["“„«]\s?(\p{L}[^"”“»\n]{2,60}?)(?:\s[-–—:/]\s|\s?\((?:code|error|fault)?:?\s?)((?=[^\s"”»]{0,8}\d)[A-Z\d][A-Z\d./:_-]{1,10}?)\)?\s?["”»]/gu;

/** Two words or more, with a part and what is wrong with it, or with one of them and no kind of machine. */
function namesFault(scanned: Scan, from: number, to: number): boolean {
  const part = hasBits(scanned, from, to, may.part);
  const trouble = hasBits(scanned, from, to, may.trouble);
  if ((!part && !trouble) || firstWordFrom(scanned, to) - firstWordFrom(scanned, from) < 2) return false;
  return (part && trouble) || !(hasBits(scanned, from, to, may.machineType) || namesBrand(scanned, from, to));
}

const codeOfQuote =
  /(?<![\p{L}\p{N}.-])([A-Z]{1,3}[-.:_]?\d{2,6}(?:[-.]\d{1,3})?|\d{1,6}[-.]\d{1,4}|0x[\dA-F]{2,8})[:,]?\s["“„«]([^"”»\n]{6,80})["”»]/gu;

/** `"1019 - Hydraulic oil temp over range"`, `« E-24 : pression basse »`. */
const quotedCode =
  /["“„«]\s?((?:[A-Z]{1,4} (?=\d))?(?=[^\s"]{0,8}\d)[A-Z\d][A-Z\d./_-]{1,10})(?=\s?[-–—:,]\s\p{L}[^"”“»\n]{3,120}["”“»])/gu;
const quotedText = /^\s?[-–—:,]\s(\p{L}[^"”“»\n]{3,118}[^\s"”“»])\s?["”“»]/u;
/** `keeps flashing 2/5`, `blinks 3-4`: what a lamp blinks. */
const blinks = /flash|blink|clignote|parpadea|lampeggia|pisca|knippert/i;
const blinkedCode =
  /\b(?:flash(?:es|ing|ed)?|blink(?:s|ing|ed)?|blinkt|clignote|parpadea|lampeggia|pisca|knippert)\s(?:code\s|fault\s|error\s|a\s|out\s){0,2}(\d{1,2}[/-]\d{1,2}(?:[/-]\d{1,2})?)(?![\p{L}\p{N}/-])/giu;

/** `has been showing "Hydraulic tank level low"`: a fault's title, as its words are quoted after what shows them. */
export function quotedTitle(
  { text, scan }: Source,
  from: number,
  to: number,
  claims: readonly ValueClaim[],
): ValueClaim[] {
  if (tellsFault(claims)) return [];
  const stretch = text.slice(from, to);
  const next = (at: number) => matchAtWord(scan, stretch, from, showingWords, shownTitle, at);
  for (let match = next(from); match; match = next(from + match.index + match[0].length)) {
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    const start = from + match.index + match[0].lastIndexOf(value);
    if (isFaultTitle(value))
      return [{ field: 'fault', value, start, end: start + value.length, confidence: 0.45 }];
  }
  return [];
}

const shownTitle =
  /(?:shows?|showing|shown|showed|displays?|displaying|displayed|reads?|reading|reports?|reported|reporting|raised|logged|triggered|sent|says|flagged|posted|zeigt|meldet|meldete|gemeldet|affiche|signale|(?<=(?<!\p{L})a )signalé|indique|muestra|reporta|reportó|informó|registró|mostra|reportou|registrou|informou|segnala|(?<=(?<!\p{L})ha )segnalato|toont|meldt|meldde|viser|visar|rapporterade|rapporterer|melder|meldte|larmar|näyttää|ilmoittaa|ilmoitti|zgłasza|zgłosił[ao]?|wyświetla|hlásí|ukazuje|bildirdi|gösteriyor)[ :,-]{1,3}(?:the |a |an |den |die |le |la |el |o |il |un |una |warning |alarm |alert |fault |message |meldung |störung |défaut |alerte |falla |alerta |falha |guasto |allarme |storing |melding |larm |feil ){0,2}(?:["“„«]([^"”“»\n]{6,80})["”“»]|['‘]([^'’\n]{6,80})['’](?![\p{L}])|(\p{Lu}[^,.;:()"“”\n]{6,64}?)(?=[,;(]|\.(?:\s|$)|\s[-–—(]|\s(?:at|on|near|in|with|am|um|auf|bei|in|mit|à|le|près|avec|en|a las|el|con|às|em|com|alle|il|presso|op|om|bij|met|kl|vid|på|med|den|o godz|w|na|v|saat)\s|$))/iuy;
/** The first words of all that it begins with: it is looked for at these alone. */
const showingWords = setOfWords(
  `show shows showing shown showed display displays displaying displayed read reads reading report reports reported reporting raised
  logged triggered sent says flagged posted zeigt meldet meldete gemeldet affiche signale signalé indique muestra reporta reportó
  informó registró mostra reportou registrou informou segnala segnalato toont meldt meldde viser visar rapporterade rapporterer
  melder meldte larmar näyttää ilmoittaa ilmoitti zgłasza zgłosił zgłosiła zgłosiło wyświetla hlásí ukazuje bildirdi gösteriyor`,
);
