import { digit, letter, lower, upper } from '../../reading/letters.ts';
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
  const window = text.slice(at, at + 100);
  const letter = text.charAt(at);
  for (const { first, shape } of unmistakable) {
    const match = first.includes(letter) ? shape.exec(window) : null;
    if (!match) continue;
    const shown = match[0].trimEnd();
    // `Code (SPN) 4334 , (FMI) 16`: the names in brackets are the columns'.
    const apart = /^SPN\)\D{0,6}(?<spn>\d{1,7})\D{1,10}(?<fmi>\d{1,2})$/i.exec(shown);
    const { spn, fmi, pair } = apart?.groups ?? match.groups ?? {};
    const code = spn && fmi ? `SPN ${spn} FMI ${fmi}` : (pair ?? withoutOpenBracket(shown));
    // `SPN 157 (FMI 18)`
    const shut = code !== shown && shown.includes('(') && window[shown.length] === ')' ? 1 : 0;
    return { code, start: at, end: at + shown.length + shut };
  }
  return undefined;
}

/** `SPN 157 (FMI 18`: the bracket sets the mode apart, and is none of the code. */
function withoutOpenBracket(shown: string): string {
  const open = shown.indexOf('(');
  return open > 0 && !shown.includes(')', open)
    ? `${shown.slice(0, open).trimEnd()} ${shown.slice(open + 1).trimStart()}`
    : shown;
}

/** `SPN 110, FMI 0 and FMI 16`: another failure mode of the code before, which is a code of its own. */
export function furtherModeAt(
  text: string,
  at: number,
  before: FoundCode | undefined,
): FoundCode | undefined {
  if (
    !before ||
    at - before.end > 7 ||
    !/^\s?[,/+&]?\s?(?:and\s|und\s|et\s|y\s|e\s)?$/.test(text.slice(before.end, at))
  )
    return undefined;
  const spn = /^SPN\D{0,4}(\d{1,7})\D/i.exec(before.code)?.[1];
  const mode = /^FMI\s?[:#]?\s?(\d{1,2})(?!\d)/i.exec(text.slice(at, at + 9));
  return spn && mode ? { code: `SPN ${spn} FMI ${mode[1]}`, start: at, end: at + mode[0].length } : undefined;
}

/**
 * Codes that go on behind one with its SPN, which they share or do not name again: `SPN 157 FMI 16/18`, `SPN 157 FMI 18 and 16`,
 * `SPN 157 FMI 18, 100 FMI 1`, `SPN 157/18, 100/1`.
 */
export function furtherCodesAfter(text: string, first: FoundCode, to: number): readonly FoundCode[] {
  const found: FoundCode[] = [];
  const spn = /^SPN\D{0,4}(\d{1,7})\D/i.exec(first.code)?.[1];
  const mark = /^SPN\s?\d{1,7}(\s?[-/.]\s?)\d{1,2}$/i.exec(first.code)?.[1];
  if (spn === undefined) return found;
  for (let { end } = first; found.length < mostFurther; ) {
    const after = text.slice(end, Math.min(to, end + 32));
    const [all, joint = '', number, by, mode] =
      (mark === undefined ? furtherNamed : furtherPair).exec(after) ?? [];
    const [shared, , more] = (all === undefined && mark === undefined && furtherMode.exec(after)) || [];
    const shown = all ?? shared;
    if (shown === undefined) break;
    const code =
      number === undefined
        ? `SPN ${spn} FMI ${more}`
        : mark
          ? `SPN ${number}${by}${mode}`
          : `SPN ${number} FMI ${mode}`;
    const lead = number === undefined ? shown.length - (more?.length ?? 0) : joint.length;
    found.push({ code, start: end + lead, end: end + shown.length });
    end += shown.length;
  }
  return found;
}

const mostFurther = 20;
const furtherNamed =
  /^(\s?[,;/+&]\s?|\s(?:and|und|et|y|e|plus|then)\s)(\d{2,7})(\s?[-/,]?\s?FMI\s?[:#]?\s?)(\d{1,2})(?!\d)/i;
/** In a file (`SPN 94-18;500-23`) what stands right behind a comma is the next column. */
const furtherPair =
  /^(\s?[+&]\s?|\s?[,;](?:\s|(?=\d{2,7}\s?\/))|\s(?:and|und|et|y|e|plus|then)\s)(\d{2,7})(\s?[-/.]\s?)(\d{1,2})(?![\d./:-])(?=\s?(?:$|[\n,;.)+&]|and\s|[-–—(]))/i;
/** Before the end of what is said, as a number may count or measure something else; behind a comma in a bracket (`SPN 157 (FMI 18, 16)`). */
const furtherMode =
  /^(\s?[/+&]\s?|,\s?(?=\d{1,2}(?:,\s?\d{1,2}){0,5}\))|\s(?:and|und|et|y|e)\s)(\d{1,2})(?=\s?(?:$|[\n,;)]|\.(?:\s|$)|\s[-–—(]))/i;

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
  // `S P N 4334`, spelt as it is spoken.
  if (length === 1 && text.startsWith('S P N ', start)) return true;
  // `s3362 f18`, `s 5394 f 7`
  if (
    (text.charCodeAt(start) | 32) === 115 &&
    (text.charCodeAt(startOf(scan, length === 1 ? word + 2 : word + 1)) | 32) === 102
  )
    return true;
  if ((shape & (letter | digit)) === (letter | digit))
    return length >= 4 && ((shape & upper) !== 0 || text.startsWith('spn', start));
  // Komatsu's `B@BAZG`, `DXHMKA`.
  if (length === 1 && text.charCodeAt(start + 1) === 64) return (shape & upper) !== 0;
  if (length === 6 && text.charCodeAt(start) === 68 && (scan.words[word] ?? -1) < 0)
    return (shape & lower) === 0;
  // John Deere's `ECU 000190.16`, `VCU 523.31`.
  if (length <= 4 && length >= 3 && text.startsWith('CU ', endOf(scan, word) - 2)) return true;
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
    if (quantity.test(after) && /^\d+(?:[.-]\d+)?$/.test(code)) return undefined;
    // `E0360/E0875`, `E-114/E-27`: two.
    const half = /^([A-Z]{1,3}(?:\d{3,5}|-\d{2,5}))\/[A-Z]{1,3}(?:\d{3,5}|-\d{2,5})$/.exec(code)?.[1];
    if (half !== undefined && isAlike(half, code.slice(half.length + 1)))
      return { code: half, start: at, end: at + half.length };
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

/**
 * True for codes that may stand in one list, which are written alike: `B012` and `G032`, `E:27` and `E:10`, Komatsu's
 * `D19JKZ` and `DHPAMA`.
 */
export function isAlike(one: string, other: string): boolean {
  if (/^(?:\d+|[A-Z\d@]{6})$/.test(one)) return other.length === one.length && /^[A-Z\d@]+$/.test(other);
  const [first, second] = [withoutMode(one), withoutMode(other)];
  return formOf(first) === formOf(second) && Math.abs(first.length - second.length) <= 2;
}

/** `E0363(2)`: without how it failed. */
function withoutMode(code: string): string {
  return code.replace(/\s?\(\d{1,2}\)$/, '');
}

function formOf(code: string): string {
  return code.replace(/[A-Z]+[ .]?/g, 'A').replace(/\d+/g, '9');
}

/**
 * The next code of a list whose codes are written alike, after a mark or a word that joins: `E:27 Engine overheat, E:10 …`.
 * `namesPart`: a part of a machine begins there, by which a bare number is told to be a code.
 */
export function alikeCodeAfter(
  text: string,
  code: string,
  from: number,
  to: number,
  namesPart: (at: number) => boolean = () => false,
): FoundCode | undefined {
  for (const edge of text.slice(from, Math.min(to, from + 240)).matchAll(listEdge)) {
    const at = from + edge.index + edge[0].length;
    const found = labelledCodeAt(text, at, to);
    if (!found || !isAlike(code, found.code)) continue;
    // `…, 5100 rpm`: a number is a code where it is set apart from its words.
    const after = text.slice(found.end, Math.min(to, found.end + 10));
    const isSet =
      /^\s?(?:[-–—:=]\s|[(["“])|^\s?[,;]|^\s(?:and|und|et|y|e|og|och|en|plus|then|active|stored|pending|inactive|[/&+|])(?:\s|$)|^$/.test(
        after,
      );
    if (/[A-Z]|\d[-/]\d/.test(found.code) || isSet) return found;
    // `3102 sensore cambio e 3117 elettrovalvola`
    if (found.code.length > 2 && /^\s\p{L}/u.test(after) && namesPart(found.end + 1)) return found;
  }
  return undefined;
}

const listEdge = /[,;/+&|]\s{0,2}(?=[A-Z\d])|\s(?:and|und|et|y|e|og|och|en|i|plus|then)\s(?=[A-Z\d])/g;

/** Two notations of one code are the same where letters and numbers are (`SPN 0110/FMI 03` and `spn 110 fmi 3`). */
export function codeKey(code: string): string {
  const tokens = code.toUpperCase().match(/\p{L}+|\d+/gu) ?? [];
  return tokens.map((token) => token.replace(/^0+(?=\d)/, '')).join('|');
}

/** `SPN 110`, `(SPN) 4334`, `SPN 0x6E`. */
const number = (name: string, digits: string) =>
  `${name}\\)?\\s{0,2}[:#=-]?\\s{0,2}(?:0x[\\dA-F]{1,6}|${name === 'FMI' ? '0?' : ''}\\d{${digits}})`;
const joint = '\\s{0,2}[,;/|.·•+–—-]?\\s{0,2}\\(?';
/** With the letters or figures that each begins with. */
const unmistakable = [
  {
    first: 'HShs',
    shape: new RegExp(`^${number('(?:HCE)?SPN', '1,7')}${joint}${number('FMI', '1,2')}(?!\\d)`, 'i'),
  },
  {
    first: 'Mm',
    shape: new RegExp(
      `^${number('MID', '1,4')}(?:(?:${joint}${number('(?:PID|SID|PPID|PSID|CID|SPN)', '1,7')})?${joint}${number('FMI', '1,2')}|${joint}${number('P?[PS]ID', '1,5')})(?!\\d)`,
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
  // Caterpillar's events, with how bad they are: `EID 2143 (3)`, `MID 081 EID 1044 (2)`.
  {
    first: 'EM',
    shape: /^(?:MID\s?\d{1,4}\s?[-/,·]?\s?)?EID\s?\d{2,5}(?:\s?\(\d\))?(?![\p{L}\p{N}]|[-./:]\d)/u,
  },
  // Volvo's `PPID 1133-4`.
  { first: 'PS', shape: /^P?[PS]ID\s?\d{1,5}\s?[-/]\s?\d{1,2}(?!\d)/ },
  // Told in another way than it is displayed: `FMI 3, SPN 105` (a mode right behind is its own, unless that is another number's),
  // `FMI 1 on SPN 100`, `s3362 f18`, `suspect parameter 5357 with failure mode 18`.
  {
    first: 'Ff',
    shape:
      /^FMI\s{0,2}[:#=]?\s{0,2}(?<fmi>\d{1,2})\s{0,2}(?:[,;/-]|(?:on|of|for|under|auf|bei|sur|en|em|su)\s)?\s{0,2}SPN\s{0,2}[:#=]?\s{0,2}(?<spn>\d{1,7})(?!\d)(?!\s{0,2}[,;/-]?\s{0,2}FMI\s{0,2}[:#=]?\s{0,2}\d{1,2}(?!\d|\s{0,2}[,/-]?\s{0,2}SPN))/i,
  },
  { first: 'Ss', shape: /^S\s?(?<spn>\d{2,7})\s?[,/-]?\s?F\s?(?<fmi>\d{1,2})(?![\p{L}\d])/iu },
  {
    first: 'Ss',
    shape:
      /^suspect parameter(?: number)?\s?[:=]?\s?(?<spn>\d{2,7}),?\s(?:(?:with|and)\s)?failure mode(?: (?:identifier|indicator))?\s?[:=]?\s?(?<fmi>\d{1,2})(?!\d)/i,
  },
  // As it is spoken: `SPN 3246 with FMI 15`, `SPN 29... FMI 4`, `SPN 110, failure mode FMI 3`, `S P N 4334 FMI 1`.
  {
    first: 'Ss',
    shape:
      /^S ?P ?N\s?[:#]?\s?(?<spn>\d{1,7})(?:\s?(?:\.{2,3}|…|,))?\s{0,2}(?:(?:with|and|plus|&|mit|und|avec|et|con|y|com|e|med|met|en)\s(?:an? |the )?)?(?:(?:(?:the )?failure mode(?: identifier| indicator)?(?: is| of)?,?\s)?F ?M ?I|failure mode|fehlerart|ausfallart|mode de défaillance|modo de fall[ao]|modo de falha|modalità di guasto)\s?(?:is |of )?[:#]?\s?(?<fmi>\d{1,2})(?!\d)/i,
  },
  // `SPN 110: FMI 0, FMI 16`: a list of modes, or one, behind the number.
  {
    first: 'Ss',
    shape: /^SPN\s?(?<spn>\d{1,7})\s?:\s{0,2}FMI\s{0,2}[:#=]?\s{0,2}(?<fmi>\d{1,2})(?!\d)/i,
  },
  // `SPN 110 (coolant temperature), FMI 0`, `SPN 110 - coolant temperature - FMI 0`: with what the number means between.
  {
    first: 'Ss',
    shape:
      /^SPN\s?[:#]?\s?(?<spn>\d{1,7})\s{0,2}(?:\([^()\n]{2,50}\)|\[[^[\]\n]{2,50}\]|["“][^"”\n]{2,50}["”]|[-–—:]\s[^\d\n:;]{3,50})\s{0,2}[,;:–—-]?\s{0,2}FMI\s?[:#]?\s?(?<fmi>\d{1,2})(?!\d)/i,
  },
  // `SPN 110 Engine Coolant Temperature FMI 0`: without a mark.
  {
    first: 'Ss',
    shape:
      /^SPN\s?[:#]?\s?(?<spn>\d{1,7}),?(?:\s(?!SPN|FMI|and\s|und\s)\p{L}[\p{L}./'-]{0,19}){1,6}\s?,?\s(?:\(?FMI\s?[:#]?\s?(?<fmi>\d{1,2}))(?!\d)/iu,
  },
  // `SPN / FMI: 110 / 0`, `SPN, FMI: 110, 0`: the names of both before both, set apart.
  {
    first: 'Ss',
    shape:
      /^SPN\s?[/,&+]?\s?FMI\s{0,2}[:#=]\s{0,2}(?<spn>\d{1,7})(?:\s[-/.:,]?\s?|[,:]\s?)(?<fmi>\d{1,2})(?![\d.,])/i,
  },
  {
    first: 'Ss',
    shape: /^SPN:FMI\s{0,2}(?<spn>\d{1,7}):(?<fmi>\d{1,2})(?![\d:])/i,
  },
  // `SPN/FMI 1569/31`: the names of both before both.
  {
    first: 'Ss',
    shape: /^SPN\s?[-/.&+]\s?FMI\s{0,2}[:#=]?\s{0,2}(?<pair>\d{1,7}\s?[-/.:]\s?\d{1,2})(?!\d)/i,
  },
  {
    // `P0087/1239`: with the maker's own number; `P0087/21`: with how it failed.
    first: 'BCPU',
    shape: /^[PCBU][0-3][0-9A-F]{3}(?:[-:./]?[0-9A-F]{2}|-\d|\/\d{4}(?![\p{L}\p{N}/-]))?(?![\p{L}\p{N}-])/u,
  },
  // Hexadecimal: `0x1B04 main pump current low`; shorter ones are addresses of control units.
  { first: '0', shape: /^0x[\dA-F]{4,8}(?![?\p{L}\p{N}-])/u },
  // `DTC3364`, without a space.
  { first: 'Dd', shape: /^DTC(?<pair>\d{3,6}(?:[-/.]\d{1,2})?)(?![\p{L}\p{N}]|[-./:]\d)/iu },
  // Hyundai's controller code.
  { first: 'CH', shape: /^(?:HCE|CE)CODE\s?\d{2,5}(?!\d)/ },
  { first: 'E', shape: /^E\d{3,5}\s?\(\d{1,2}\)/ },
  // Komatsu's failure codes, which end with how it failed: `B@BCNS`, `989L00`, `DXA8KB`, `AB00KE`, `DXHMKA`, `DEKRLF`, `2201KA`; not `DX60LC`.
  {
    first: '129ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    shape:
      /^(?:[A-Z]@[A-Z\d]{4}|989[A-Z]\d{2}|(?:D(?=[A-Z]{0,2}\d)[A-Z\d]{3}|A[A-D]\d\d)(?:K[A-Z\d]|M[A-HW]|L[ABD-H\d]|N[SXR]|Z[GK])|D(?!.?[AEIOU]{2})[A-Z]{3}(?:K[ABGHKQRTXYZ]|M[ABCDW]|L[CDFHR]|NX|Z[GK])|[12]\d{3}K[ABXYZ])(?![\p{L}\p{N}@-])/u,
  },
  // John Deere's control unit, SPN and FMI.
  {
    first: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    shape: /^(?:[A-Z]{2,4}\s\d{6}\.\d{2}|[A-Z]{1,2}CU\s\d{2,6}\.\d{1,2})(?![\p{L}\p{N}])/u,
  },
];

const labelled = [
  // `11 08 54 – Hydrauliköl zu heiß`, `0B1F 40 | …`: in groups of figures, set apart from their words.
  /^(?:\d{2} \d{2} \d{2}|[\dA-F]{4} \d{2}|[A-Z]\d{1,3} \d{2})(?=\s{0,3}(?:[-–—:|]\s|$))/u,
  // `128 SID 21 FMI 8`: the MID without its name.
  /^\d{1,4}\s?(?:P?[PS]ID|CID)\s?\d{1,5}\s?,?\s?FMI\s?\d{1,2}(?!\d)/,
  /^[A-Z]\d{2},\d{1,2}(?![\p{L}\p{N},.])/u,
  // `3361 FMI 5`: SPN and FMI, of which only the second is named.
  /^\d{1,7}\s?[-/]?\s?FMI\s?\d{1,2}(?!\d)/i,
  // MID, CID and FMI set apart: `1 - 168 - 4`.
  /^\d{1,4}(?:\s-\s\d{1,5}){1,2}(?![\p{L}\p{N}])/u,
  // SPN and FMI: `3458 : 5`, `20113 - 2`.
  /^\d{2,6}\s[:-]\s\d{1,2}(?=\s{2}|\s[-–—|]|$)/u,
  // `ECU 000190.16`, `MCU 4.12`, `EC 4.1.A6`: the control unit's letters are a part of what is displayed.
  /^[A-Z]{2,5}\d?\s\d{1,7}\.\d{1,2}(?:\.[\dA-Z]{1,3})?(?![\p{L}\p{N}])/u,
  /^[A-Z]{0,6}\d[\dA-Z]{0,9}(?:[-./:_][\dA-Z]{1,8}){0,4}(?:\s?\(\d{1,2}\))?(?![\p{L}\p{N}])/u,
  /^[A-Za-z]{1,6}-?\d[\dA-Za-z]{0,9}(?:[-./:_][\dA-Za-z]{1,8}){0,4}(?:\s?\(\d{1,2}\))?(?![\p{L}\p{N}])/u,
  // `14h`: hexadecimal, which a label says, since hours are written so, too.
  /^[\dA-F]{2,4}h(?![\p{L}\p{N}])/u,
  // Komatsu's `B@BAZG`.
  /^[A-Z]@[A-Z\d]{4}(?![\p{L}\p{N}])/u,
  // `0x1C4-07`, `F02,14`: hexadecimal, and a decimal comma.
  /^0x[\dA-Fa-f]{2,8}(?:[-/.]\d{1,3})?(?![\p{L}\p{N}?])/u,
  // `E:9205`, `E.217`, `P_11`: a letter, a mark, and the number.
  /^[A-Z]{1,2}[.:_]\d{1,6}(?:[-.]\d{1,3}){0,2}(?![\p{L}\p{N}])/u,
  // `ECC-PS82-FMI3`, `HYD_P-04.2`: parts of capitals and digits, with marks between.
  /^(?=[^\d\s]{0,14}\d)[A-Z][A-Z\d]{0,7}(?:[-._/:][A-Z\d]{1,8}){1,4}(?![\p{L}\p{N}])/u,
  // `T-ECU 0x0071`: a control unit of two parts.
  /^[A-Z]{1,3}-[A-Z]{2,4}\s0x[\dA-Fa-f]{2,8}(?![\p{L}\p{N}])/u,
  // `ID 0x1A07`, `LEC 1F0C22`: letters before a hexadecimal number.
  /^[A-Z]{2,4}\s(?:0x[\dA-Fa-f]{2,8}|(?=\d{0,5}[A-F])[A-F]?\d[\dA-F]{3,7})(?![\p{L}\p{N}])/u,
  // `BST E502114`, `EPOS E054`: a control unit's letters apart from the code.
  /^(?!SPN|FMI|[MCEPS]ID|DTC|CODE|ALARM|ERROR|FAULT|EVENT|CAT|CASE|JCB|JLG|DEF|DPF|SCR|EGR|NO)[A-Z]{2,5}\s[A-Z]\d{2,6}(?![\p{L}\p{N}])/u,
  // `K-D011`, `LE-B 1203`: a control unit's letters, a dash, and the code.
  /^[A-Z]{1,3}-[A-Z]{1,3}\s?\d{1,5}(?:[.-]\d{1,3})?(?![\p{L}\p{N}])/u,
  // `E 49 02`, `F-12 04 08`, `E 410 0 07`: in groups of figures.
  /^[A-Z]{1,2}[- ](?:\d{2}(?: \d{2}){1,2}|\d{3} \d \d{2})(?![\p{L}\p{N}%]|[.,:/-]\d)/u,
  // `E/ 322`
  /^[A-Z]{1,2}\/ ?\d{2,5}(?![\p{L}\p{N}%/]|[.,:-]\d)/u,
  // `AB-1234`, `F-21`, `ER 42`, `Err 17`; not `fault STOP 11,204hrs`.
  /^(?!(?:STOP|HIGH|LOW|RED|AMBER|MAJOR|MINOR|WARN|CRIT|INFO) )[A-Z]{1,6}[- ]\d{1,6}(?:[-.]\d{1,4})?(?![\p{L}\p{N}%])/u,
  // Komatsu's `DXH4KB`, `989L00`: letters and digits mixed, of six.
  /^(?=[A-Z]{0,5}\d)[A-Z0-9@]{4,8}(?![\p{L}\p{N}])/u,
];

const quantity =
  /^\s?(?:%|°|[nsew]\s\d|km|psi|bar|kpa|rpm|volts?|days?|minutes?|gal|times?|stunden|betriebsstd|draaiuren|timmar|tuntia|motogodz|godz|hodin|saat|小时|時間|시간|(?:h|hrs?|hours?|mi|v|min|l|std|heures?|horas?|ore|uur|uren|timer|mth|hod)(?!\p{L}))/iu;
