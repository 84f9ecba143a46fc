import { digit, letter, lower, upper } from '../characters.ts';
import { endOf, isNumber, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';

/** A fault code as a text displays it, and where. */
export interface FoundCode {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The code that begins at `at` and can't be anything else, wherever it stands: SPN with FMI (SAE J1939-73), MID with
 * PID or SID (SAE J1587), CID with FMI, trouble codes of SAE J2012 with a letter. The code is exactly as displayed.
 */
export function unmistakableCodeAt(text: string, at: number): FoundCode | undefined {
  const window = text.slice(at, at + 70);
  const letter = text.charAt(at);
  for (const { first, shape } of unmistakable) {
    const match = first.includes(letter) ? shape.exec(window) : null;
    if (match) return { code: match[0].trimEnd(), start: at, end: at + match[0].trimEnd().length };
  }
  return undefined;
}

/** True where a word may begin such a code: one of the words of notations, or letters with digits. */
export function mayBeginCode(scan: Scan, word: number): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  const before = text.charCodeAt(start - 1);
  // After `@`, `/`, `.`, `-` or `=` it is a part of something else.
  if (before === 64 || before === 47 || before === 46 || before === 45 || before === 61) return false;
  const shape = scan.shapes[word] ?? 0;
  if (((scan.bits[word] ?? 0) & may.code) !== 0) return true;
  const length = endOf(scan, word) - start;
  if ((shape & (letter | digit)) === (letter | digit)) return length >= 4 && (shape & upper) !== 0;
  // John Deere's `ECU 000190.16`.
  return (
    length >= 2 &&
    length <= 4 &&
    (shape & (letter | upper | lower)) === (letter | upper) &&
    endOf(scan, word + 1) - startOf(scan, word + 1) === 6 &&
    isNumber(scan.shapes[word + 1] ?? 0)
  );
}

/**
 * The code at the beginning of a text that a label calls a code or a fault: any maker's notation, told from words and
 * quantities by its digits. Undefined where the text begins with words.
 */
export function labelledCodeAt(text: string, at: number, to: number): FoundCode | undefined {
  const value = text.slice(at, Math.min(to, at + 70));
  const unmistakableCode = unmistakableCodeAt(text, at);
  if (unmistakableCode) return unmistakableCode;
  for (const shape of labelled) {
    const match = shape.exec(value);
    if (!match) continue;
    const code = match[0];
    const after = value.slice(code.length, code.length + 12);
    if (quantity.test(after) && !/[A-Za-z]/.test(code)) return undefined;
    // `Major / 1,388 hrs`: the thousands of a number.
    if (code.length < 4 && /^[,.]\d{3}(?!\d)/.test(after) && /^\d+$/.test(code)) return undefined;
    return { code, start: at, end: at + code.length };
  }
  return undefined;
}

/** A code of any maker's notation in brackets or after a dash at the end of a fault's text: `Oil pressure low (E360-1)`. */
export function trailingCode(text: string, from: number, to: number): FoundCode | undefined {
  const begin = Math.max(from, to - 120);
  const match = text.slice(begin, to).match(setApartCode);
  if (match?.[1] === undefined || match.index === undefined) return undefined;
  const start = begin + match.index + match[0].length - match[1].length;
  return { code: match[1], start, end: start + match[1].length };
}

const setApartCode =
  /(?:[([]\s?|\s[-–—:|/]\s{1,2}|\bcode:?\s)((?=[^\s()[\]]{0,12}\d)(?:[A-Z]{0,4}\d[\dA-Z.-]{1,11}(?:\(\d\))?|[A-Z]{1,4}[-_:.]\d[\dA-Z]{1,7}(?:[.-]\d{1,3})?|[A-Z]{1,3}\d{1,6}(?:[.-]\d{1,3})?|0x[\dA-Fa-f]{2,8}))(?=\s?[)\]]|\s[-–—|/]\s|\.?$)/;

/** Two notations of one code are the same where letters and numbers are (`SPN 0110/FMI 03` and `spn 110 fmi 3`). */
export function codeKey(code: string): string {
  const tokens = code.toUpperCase().match(/\p{L}+|\d+/gu) ?? [];
  return tokens.map((token) => token.replace(/^0+(?=\d)/, '')).join('|');
}

const number = (name: string, digits: string) => `${name}\\s{0,2}[:#=-]?\\s{0,2}\\d{${digits}}`;
const joint = '\\s{0,2}[,;/|.·+-]?\\s{0,2}';
/** Each shape with the letters that it may begin with. */
const unmistakable = [
  {
    first: 'HShs',
    shape: new RegExp(`^${number('(?:HCE)?SPN', '1,7')}${joint}${number('FMI', '1,2')}(?!\\d)`, 'i'),
  },
  {
    first: 'Mm',
    shape: new RegExp(
      `^${number('MID', '1,4')}(?:${joint}${number('(?:PID|SID|PPID|PSID|CID|SPN)', '1,7')})?${joint}${number('FMI', '1,2')}(?!\\d)`,
      'i',
    ),
  },
  {
    first: 'CEPSceps',
    shape: new RegExp(
      `^${number('(?:CID|EID|PID|SID|PPID|PSID)', '1,5')}${joint}${number('FMI', '1,2')}(?!\\d)`,
      'i',
    ),
  },
  { first: 'Ss', shape: /^SPN\s{0,2}\d{1,7}\s?[-/.]\s?\d{1,2}(?!\d)/i },
  {
    first: 'BCDPU',
    shape: /^(?:DTC\s)?[PCBU][0-3][0-9A-F]{3}(?:[-:.]?[0-9A-F]{2}|-\d)?(?![\p{L}\p{N}-])/u,
  },
  // Hyundai's controller code.
  { first: 'CH', shape: /^(?:HCE|CE)CODE\s?\d{2,5}(?!\d)/ },
  { first: 'E', shape: /^E\d{3,5}\s?\(\d{1,2}\)/ },
  // John Deere's control unit, SPN and FMI.
  { first: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', shape: /^[A-Z]{2,4}\s\d{6}\.\d{2}(?![\p{L}\p{N}])/u },
];

const labelled = [
  /^[A-Z]\d{2},\d{2}(?![\p{L}\p{N},.])/u,
  // `3361 FMI 5`: SPN and FMI, of which only the second is named.
  /^\d{1,7}\s?[-/]?\s?FMI\s?\d{1,2}(?!\d)/i,
  // MID, CID and FMI set apart: `1 - 168 - 4`.
  /^\d{1,4}(?:\s-\s\d{1,5}){1,2}(?![\p{L}\p{N}])/u,
  // `ECU 000190.16`, `MCU 4.12`: the control unit's letters are a part of what is displayed.
  /^[A-Z]{2,5}\d?\s\d{1,7}\.\d{1,2}(?![\p{L}\p{N}])/u,
  /^[A-Z]{0,6}\d[\dA-Z]{0,9}(?:[-./:][\dA-Z]{1,8}){0,4}(?:\s?\(\d{1,2}\))?(?![\p{L}\p{N}])/u,
  /^[A-Za-z]{1,6}-?\d[\dA-Za-z]{0,9}(?:[-./:][\dA-Za-z]{1,8}){0,4}(?:\s?\(\d{1,2}\))?(?![\p{L}\p{N}])/u,
  // `0x1C4-07`, `F02,14`: hexadecimal, and a decimal comma.
  /^0x[\dA-Fa-f]{2,8}(?:[-/.]\d{1,3})?(?![\p{L}\p{N}?])/u,
  // `E:9205`, `E.217`, `P_11`: a letter, a mark, and the number.
  /^[A-Z]{1,2}[.:_]\d{1,6}(?:-\d{1,3})?(?![\p{L}\p{N}])/u,
  // `ECC-PS82-FMI3`, `HYD_P-04.2`: parts of capitals and digits, with marks between.
  /^(?=[^\d\s]{0,14}\d)[A-Z][A-Z\d]{0,7}(?:[-._/:][A-Z\d]{1,8}){1,4}(?![\p{L}\p{N}])/u,
  // `ID 0x1A07`, `LEC 1F0C22`: letters before a hexadecimal number.
  /^[A-Z]{2,4}\s(?:0x[\dA-Fa-f]{2,8}|(?=\d{0,5}[A-F])[A-F]?\d[\dA-F]{3,7})(?![\p{L}\p{N}])/u,
  // `BST E502114`: a control unit's letters apart from the code.
  /^[A-Z]{2,4}\s[A-Z]\d{4,6}(?![\p{L}\p{N}])/u,
  // `K-D011`, `LE-B 1203`: a control unit's letters, a dash, and the code.
  /^[A-Z]{1,3}-[A-Z]{1,3}\s?\d{1,5}(?:[.-]\d{1,3})?(?![\p{L}\p{N}])/u,
  // `AB-1234`, `F-21`, `ER 42`, `Err 17`.
  /^[A-Z]{1,6}[- ]\d{1,6}(?:[-.]\d{1,4})?(?![\p{L}\p{N}%])/u,
  // Komatsu's `DXH4KB`, `989L00`: letters and digits mixed, of six.
  /^(?=[A-Z]{0,5}\d)[A-Z0-9@]{4,8}(?![\p{L}\p{N}])/u,
];

const quantity =
  /^\s?(?:%|°|h\b|hrs?\b|hours?\b|mi\b|km|psi|bar|kpa|rpm|v\b|volts?|days?|min\b|minutes?|l\b|gal|times?|stunden|std\b|betriebsstd|heures?\b|horas?\b|ore\b|uur\b|uren\b|draaiuren|timmar|timer\b|tuntia|mth\b|motogodz|godz|hod\b|hodin|saat|小时|時間|시간)/i;
