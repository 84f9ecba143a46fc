import { endOf, type Scan, startOf } from '../scan.ts';
import { may, numbersOf } from '../vocabulary.ts';
import { labelAt } from '../words/labels.ts';
import {
  codeNouns,
  countedNouns,
  displayingVerbs,
  joiningWords,
  showingVerbs,
  weakVerbs,
} from '../words/told-codes.ts';

/**
 * What leads to a code in running text: a noun for codes (`error`, `fault number`), what only displays do (`shows`, `the
 * screen says`), any other verb of showing (`gave`, `came up with`), one that most things have (`has`), or a name for something
 * else (`unit`, `serial`).
 */
export type CodeLead = 'noun' | 'display' | 'verb' | 'weak' | 'other' | undefined;

/** What leads to the number that a word begins, over words that only join; `from`: where what may lead to it begins. */
export function leadToCode(scan: Scan, word: number, from: number): CodeLead {
  const { text } = scan;
  // `Codes as I copied them: CA1921`, `stuck on her dash like a bad sticker: 190-8`: any words may lead to a colon.
  const ledByColon =
    word > 0 && /^[)\]]?:\s["“„«]?$/.test(text.slice(endOf(scan, word - 1), startOf(scan, word)));
  for (let at = word - 1; at >= 0 && at >= word - farthest && startOf(scan, at) >= from; at -= 1) {
    const gap = text.slice(endOf(scan, at), startOf(scan, at + 1));
    // `err. 11.2.40`
    const isCut = gap === '. ' && cutNouns.test(text.slice(startOf(scan, at), endOf(scan, at)));
    const number = scan.words[at] ?? -1;
    // `two codes, E-114 and E-27`
    const isListed = gap === ', ' && several.has(number);
    if (!isCut && !isListed && !leadGap.test(gap)) return undefined;
    if (nouns.has(number))
      return ofDoors.test(text.slice(Math.max(from, startOf(scan, at) - 10), startOf(scan, at)))
        ? 'other'
        : 'noun';
    if (displays.has(number)) return 'display';
    if (verbs.has(number)) return 'verb';
    if (weak.has(number)) return 'weak';
    if (counted.has(number)) return 'other';
    // `故障コード CA559`
    if (text.charCodeAt(startOf(scan, at)) > 0x2e80)
      return namesCodes.test(text.slice(Math.max(from, endOf(scan, at) - 8), endOf(scan, at)))
        ? 'noun'
        : undefined;
    // `displayed "critical - E1.09"`
    if (joints.has(number) || ((scan.bits[at] ?? 0) & may.severity) !== 0) continue;
    if (ledByColon && at === word - 1 ? !isLabel(scan, at, word) : ledByColon) continue;
    // `serial 341022`, `unit 4417`
    return at === word - 1 && isLabel(scan, at, word) ? 'other' : undefined;
  }
  return undefined;
}

/** True for a label of something else than faults. */
function isLabel(scan: Scan, at: number, word: number): boolean {
  if (((scan.bits[at] ?? 0) & may.label) === 0) return false;
  const field = labelAt(scan, at, startOf(scan, word))?.label.field;
  return field !== undefined && !ofFaults.has(field);
}

/**
 * True where three short numbers that could be a day are a code by what leads to them: `Code 6.2.14`, `is showing 7.1.22`. A time of day
 * after them says that they are one.
 */
export function isCodeLikeDate(scan: Scan, word: number, from: number): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  const shown = likeDate.exec(text.slice(start, start + 10))?.[0];
  if (shown === undefined || beforeTime.test(text.slice(start + shown.length, start + shown.length + 12)))
    return false;
  const lead = leadToCode(scan, word, from);
  if (calledCode.test(text.slice(start + shown.length, start + shown.length + 18))) return true;
  if (companyBefore.test(text.slice(Math.max(from, start - 6), start))) return true;
  return (
    lead === 'noun' || (lead === 'display' && !ofDays.test(text.slice(Math.max(from, start - 6), start)))
  );
}

const likeDate = /^\d{1,2}([.-])\d{1,2}\1\d{1,2}(?![\p{L}\p{N}]|[.:/-]\d)/u;
const beforeTime =
  /^(?:,|T|\s(?:at|um|à|a las|alle|às|om|kl\.?|o|v|saat))?\s?\d{1,2}(?:[:.h]\d\d|\s?[ap]\.?m)/i;
/** `1.4.26 is the code`, `"1.4.26" up`, `7.1.22 shows` */
const calledCode =
  /^["”»]?\s(?:(?:is|was|being) the (?:code|fault|error)|(?:came |comes |is |popped )?up(?!\p{L})|shows?(?!\p{L}))/u;
/** `shows on 7.1.22`, `zeigt am 7.1.22` */
const ofDays = /(?<!\p{L})(?:on|am|le|el|il|op|den|dnia|em|dne)\s$/iu;

/** `ist mit 7.1.22 stehen geblieben`: no day comes with anything. */
export const companyBefore = /(?<!\p{L})(?:with|mit|avec|con|com|met|med)\s$/iu;
const cutNouns = /^(?:err|cod|cód|kód|fehl|def|anom)$/iu;

/** Words that are gone over, at the most. */
const farthest = 6;
/** `gate code 4471`. */
const ofDoors =
  /(?<!\p{L})(?:gate|door|access|lock|zip|postal|area|entry|key|qr|bar|promo|discount|dress|building|pin|tor|tür|zugangs|portail|porte|portón|cancello|poort|grind)[\s-]$/iu;
const ofFaults = new Set<string>([
  'fault',
  'code',
  'description',
  'severity',
  'lamp',
  'status',
  'time',
  'clock',
]);
const namesCodes = /(?:コード|故障|エラー|代码|故障码|报警|코드|고장)$/u;
const leadGap = /^(?:\s{0,2}|\n\s{0,4}|\s?[:=]\s{0,2}|\s[-–—]\s|:?\s?["“„«'‘(]|['’]|-|\/\s)$/;

const displays = numbersOf(displayingVerbs);
const verbs = numbersOf(showingVerbs);
const weak = numbersOf(weakVerbs);
const nouns = numbersOf(codeNouns);
const several = numbersOf('codes dtcs faults');
const joints = numbersOf(joiningWords);
const counted = numbersOf(countedNouns);
