/** A fault code that is recognizable anywhere: offsets in UTF-16 units, end exclusive. */
export interface CodeSpan {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** The names of numbers in notations: SAE J1939, SAE J1587 and makers'. */
export type CodeKind = 'SPN' | 'CID' | 'EID' | 'MID' | 'PID' | 'SID' | 'PSID' | 'PPID' | 'DTC';

/**
 * A code as displayed, from a value: without words before it (`Fault code:`, `DTC`), marks around it and double spaces; separate
 * or spelled-out SPN and FMI become one (`SPN 94 FMI 1`).
 */
export function codeOf(text: string): string {
  const flat = text.slice(0, 400).replace(/\s+/g, ' ').trim();
  const apart = numberThenMode.exec(flat);
  if (apart?.[1] && apart[2]) return pairedCode('SPN', apart[1], apart[2]);
  const [whole] = codesIn(flat);
  const bare = stripped(flat);
  if (whole && !/[\p{L}\p{N}]/u.test(stripped(flat.slice(0, whole.start) + flat.slice(whole.end))))
    return whole.code;
  return bare;
}

/** `SPN 94 FMI 1`, `CID 168 FMI 4`, `MID 128`: the notation for numbers from separate cells. */
export function pairedCode(kind: CodeKind, number: string, fmi: string | null): string {
  const figures = (text: string, name: RegExp) =>
    text.replace(name, '').replace(/^[\s:#=.-]+|[\s.,;:]+$/g, '');
  const first = `${kind} ${figures(number.trim(), /^(?:P?SPN|CID|EID|MID|PP?ID|PS?ID|SID|DTC)(?![a-z])/i)}`;
  const mode = fmi === null ? '' : figures(fmi.trim(), /^FMI/i);
  return mode === '' ? first : `${first} FMI ${mode}`;
}

/**
 * A displayed code as a key, ignoring case, marks and leading zeros: `SPN 94 FMI 1` and `spn0094/fmi01` are `SPN|94|FMI|1`. Keys
 * are stored, so they must never change.
 */
export function codeKey(code: string): string {
  const tokens = code.toUpperCase().match(/\p{L}+|\d+/gu) ?? [];
  return tokens.map((token) => token.replace(/^0+(?=\d)/, '')).join('|');
}

/**
 * A key shared by different notations of a code: `SPN 94 FMI 1`, `94-1` and `spn0094/fmi01` are `94|1`, `CID 168 FMI 4` is
 * `168|4`.
 */
export function notationKey(text: string): string {
  const bare = codeOf(text.normalize('NFKC')).toUpperCase();
  const parts = bare.match(/\p{L}+|\d+/gu) ?? [];
  return parts
    .filter((part) => part !== 'SPN' && part !== 'FMI' && part !== 'CID')
    .map((part) => (/^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part))
    .join('|');
}

/**
 * The codes in a text that cannot be anything else, in order: SPN with FMI in all common notations (SAE J1939-73), MID, PID, SID,
 * CID and EID with FMI (SAE J1587, Caterpillar), SAE J2012 trouble codes, Komatsu's, John Deere's. Codes that share the SPN
 * before them (`SPN 157 FMI 16/18`) are written out.
 */
export function codesIn(text: string): readonly CodeSpan[] {
  const found: CodeSpan[] = [];
  let reached = 0;
  for (const match of text.matchAll(mayBegin)) {
    if (match.index < reached) continue;
    const code = codeAt(text, match.index);
    if (!code) continue;
    found.push(code);
    reached = code.end;
    for (const further of furtherCodes(text, code)) {
      found.push(further);
      reached = further.end;
    }
  }
  return found;
}

/**
 * The parts of a value with several codes, `ECU 100.01/ECU 110.00`, `E360, E361`, as offsets in it; one part for a single code,
 * such as `P0087/1239` or `SPN 157/FMI 16`.
 */
export function codesListedIn(value: string): readonly { readonly start: number; readonly end: number }[] {
  const whole = [{ start: 0, end: value.length }];
  if (value.length > 200 || !/[/,;|+&]/.test(value)) return whole;
  const parts = Array.from(value.matchAll(/[^/,;|+&]+/g), ({ index, 0: part }) => {
    const start = index + (part.length - part.trimStart().length);
    return { start, end: start + part.trim().length };
  });
  return parts.every(({ start, end }) => listedCode.test(value.slice(start, end))) ? parts : whole;
}

const listedCode = /^(?!FMI)[A-Z]{1,4}\d?[ -]?\d{2,8}(?:[.-]\d{1,3})?$/;

/** `1569 FMI: 31`, `94, "fmi": 18`, `3251","failureModeIndicator":"0`: an SPN whose label is before the value. */
const numberThenMode =
  /^(\d{2,7})["',;|:\s-]{0,6}(?:<\/\w{1,20}>\s{0,40}<)?(?:[\p{L}_]{0,8}fmi|failure ?mode)[\p{L} _]{0,12}["':=#>\s]{1,6}(\d{1,2})\D{0,4}$/iu;

function stripped(text: string): string {
  let bare = text.trim();
  for (let round = 0; round < 3; round += 1)
    bare = bare
      .replace(/^[\s"'“”«»„*•·#:=;,.|>([{–—-]+/, '')
      .replace(/[\s"'“”«»„*•·:=;,.|<–—-]+$/, '')
      .replace(leadingWords, '');
  const open = /[([{]/.test(bare);
  return open ? bare : bare.replace(/[)\]}]+$/, '').trimEnd();
}

const leadingWords =
  /^(?:(?:active|stored|logged|new|diagnostic|trouble|maker|display|aktiver?|actif|activo)\s)?(?:(?:fault|error|trouble|diagnostic|alarm|event|alert|failure|warning)\s?(?:codes?|no\.?|number|id)|codes?|dtc(?=\s?[:#=])|fault|error|err\.|fehler(?:code)?|störung(?:scode)?|störcode|code (?:de )?(?:défaut|panne|erreur)|défaut|código(?: de (?:falla|fallo|error|erro|falha))?|codigo|codice(?: (?:guasto|errore))?|foutcode|storingscode|felkod|feilkode|fejlkode|vikakoodi|kod(?: (?:usterki|błędu))?|kód(?: (?:poruchy|závady))?|код(?: (?:ошибки|неисправности))?|故障代码|故障码|故障コード|エラーコード|고장 ?코드)(?:\s?[:#=.–-]\s?|\s)(?=\S{0,24}\d|[A-Z]@|[A-Z]{2,6}\s?[:#]?\s?\d)/iu;

/** Where a code may start: words of notations, and letters with digits; never inside a word, an address or a link. */
const mayBegin =
  /(?<![\p{L}\p{N}@/._-]|[?&][\p{L}_]{1,20}=)(?:(?:HCE)?SPN|S ?P ?N(?=\s?[:#]?\s?\d)|FMI|MID|CID|EID|P?PID|P?SID|DTC|suspect parameter|S\s?\d{2,7}\s?[,/-]?\s?F|0x[\dA-F]{4}|[PU][0-3][\dA-F]{3}|[BC][0-3]\d{3}|[A-Z]@|989[A-Z]|(?:HCE|CE)CODE|E\d{3,5}\s?[-(]|D[A-Z\d]{5}(?![\p{L}\p{N}])|A[A-D]\d\dK|[12]\d{3}K[ABXYZ]|[A-Z]{1,3}CU\s\d|[A-Z]{2,4}\s\d{6}\.\d|\d{1,4} ?(?:P?[PS]ID|CID)\s?\d|\d{1,7}\s?[-/]?\s?FMI\s?\d)/giu;

function codeAt(text: string, at: number): CodeSpan | undefined {
  // Another paragraph is about another fault.
  const [window = ''] = text.slice(at, at + 110).split(/\n\s*\n/, 1);
  for (const shape of shapes) {
    const match = shape.exec(window);
    if (!match) continue;
    const shown = match[0].trimEnd();
    const { spn, fmi, pair } = match.groups ?? {};
    const [, number, mode] = onTwoLines.exec(shown) ?? [];
    const stated =
      (spn ?? number) && (fmi ?? mode)
        ? `SPN ${spn ?? number} FMI ${fmi ?? mode}`
        : (pair ?? withoutBracket(shown));
    const shut = shown.includes('(') && !shown.includes(')') && window[shown.length] === ')' ? 1 : 0;
    return { code: stated.replace(/\s+/g, ' '), start: at, end: at + shown.length + shut };
  }
  return undefined;
}

/** `Spn: 3251` above `Fmi: 0`: two labeled values, not one displayed code. */
const onTwoLines = /^SPN\D{0,6}(\d{1,7})(?=[^\n]{0,4}\n)\s{0,4}FMI\D{0,6}(\d{1,2})$/i;

/** `SPN 157 (FMI 18`: the bracket around the mode is not part of the code. */
function withoutBracket(shown: string): string {
  const open = shown.indexOf('(');
  return open > 0 && !shown.includes(')', open)
    ? `${shown.slice(0, open).trimEnd()} ${shown.slice(open + 1).trimStart()}`
    : shown;
}

/** `SPN 157 FMI 16/18`, `SPN 157 FMI 18 and FMI 16`, `SPN 157 FMI 18, 100 FMI 1`, `SPN 157/18, 100/1`. */
function furtherCodes(text: string, first: CodeSpan): CodeSpan[] {
  const found: CodeSpan[] = [];
  const spn = /^SPN\D{0,4}(\d{1,7})\D/i.exec(first.code)?.[1];
  const isNamed = /FMI/i.test(first.code);
  if (spn === undefined) return found;
  for (let { end } = first; found.length < 20; ) {
    const after = text.slice(end, end + 32);
    const match =
      (isNamed ? furtherNamed : furtherPair).exec(after) ?? (isNamed ? furtherMode.exec(after) : null);
    if (!match) break;
    const [shown, joint = '', number, by = '', mode = ''] = match;
    const code = isNamed ? `SPN ${number || spn} FMI ${mode}` : `SPN ${number}${by}${mode}`;
    found.push({ code, start: end + joint.length, end: end + shown.length });
    end += shown.length;
  }
  return found;
}

const furtherNamed =
  /^(\s?[,;/+&]\s?|\s(?:and|und|et|y|e|plus|then)\s)(\d{2,7}(?=\s?[-/,]?\s?FMI)|)(\s?[-/,]?\s?FMI\s?[:#]?\s?)(\d{1,2})(?!\d)/i;
const furtherPair =
  /^(\s?[+&]\s?|\s?[,;](?:\s|(?=\d{2,7}\s?\/))|\s(?:and|und|et|y|e|plus|then)\s)(\d{2,7})(\s?[-/.]\s?)(\d{1,2})(?![\d./:-])(?=\s?(?:$|[\n,;.)+&]|and\s|[-–—(]))/i;
/** Followed by the end of a phrase, because a number may count or measure something else. */
const furtherMode =
  /^(\s?[/+&]\s?|,\s?(?=\d{1,2}(?:,\s?\d{1,2}){0,5}\))|\s(?:and|und|et|y|e)\s)()()(\d{1,2})(?=\s?(?:$|[\n,;)]|\.(?:\s|$)|\s[-–—(]))/i;

/** `SPN 110`, `(SPN) 4334`, `SPN 0x6E`. */
const named = (name: string, digits: string) =>
  `${name}\\)?\\s{0,2}[:#=-]?\\s{0,2}(?:0x[\\dA-F]{1,6}|${name === 'FMI' ? '0?' : ''}\\d{${digits}})`;
const joint = '\\s{0,2}[,;/|.·•+–—-]?\\s{0,2}\\(?';

const shapes: readonly RegExp[] = [
  /^SPN\)\D{0,6}(?<spn>\d{1,7})\D{1,10}(?<fmi>\d{1,2})(?!\d)/i,
  new RegExp(`^${named('(?:HCE)?SPN', '1,7')}${joint}${named('FMI', '1,2')}(?!\\d)`, 'i'),
  new RegExp(
    `^${named('MID', '1,4')}(?:(?:${joint}${named('(?:PID|SID|PPID|PSID|CID|SPN)', '1,7')})?${joint}${named('FMI', '1,2')}|${joint}${named('P?[PS]ID', '1,5')})(?!\\d)`,
    'i',
  ),
  new RegExp(`^${named('(?:CID|EID|PID|SID|PPID|PSID)', '1,5')}${joint}${named('FMI', '1,2')}(?!\\d)`, 'i'),
  /^SPN\s{0,2}\d{1,7}\s?[-/.]\s?\d{1,2}(?!\d)/i,
  // Caterpillar events with their level: `EID 2143 (3)`, `MID 081 EID 1044 (2)`.
  /^(?:MID\s?\d{1,4}\s?[-/,·]?\s?)?EID\s?\d{2,5}(?:\s?\(\d\))?(?![\p{L}\p{N}]|[-./:]\d)/u,
  // Volvo's `PPID 1133-4`; `128 SID 21 FMI 8`: the MID without its name; `3361 FMI 5`: only the second number is named.
  /^P?[PS]ID\s?\d{1,5}\s?[-/]\s?\d{1,2}(?!\d)/,
  /^\d{1,4} ?(?:P?[PS]ID|CID)\s?\d{1,5}\s?,?\s?FMI\s?\d{1,2}(?!\d)/,
  /^\d{1,7}\s?[-/]?\s?FMI\s?\d{1,2}(?!\d)/i,
  // Worded differently from the display: `FMI 3, SPN 105`, `FMI 1 on SPN 100`, `s3362 f18`, `suspect parameter 5357 with failure
  // mode 18`.
  /^FMI {0,2}[:#=]? {0,2}(?<fmi>\d{1,2}) {0,2}(?:[,;/-]|(?:on|of|for|under|auf|bei|sur|en|em|su)\s)? {0,2}SPN\s{0,2}[:#=]?\s{0,2}(?<spn>\d{1,7})(?!\d)(?!\s{0,2}[,;/-]?\s{0,2}FMI\s{0,2}[:#=]?\s{0,2}\d{1,2}(?!\d|\s{0,2}[,/-]?\s{0,2}SPN))/i,
  /^S\s?(?<spn>\d{2,7})\s?[,/-]?\s?F\s?(?<fmi>\d{1,2})(?![\p{L}\d])/iu,
  /^suspect parameter(?: number)?\s?[:=]?\s?(?<spn>\d{2,7}),?\s(?:(?:with|and)\s)?failure mode(?: (?:identifier|indicator))?\s?[:=]?\s?(?<fmi>\d{1,2})(?!\d)/i,
  // As spoken: `SPN 3246 with FMI 15`, `SPN 110, failure mode FMI 3`, `S P N 4334 FMI 1`.
  /^S ?P ?N\s?[:#]?\s?(?<spn>\d{1,7})(?:\s?(?:\.{2,3}|…|,|:))?\s{0,2}(?:(?:with|and|plus|&|mit|und|avec|et|con|y|com|e|med|met|en)\s(?:an? |the )?)?(?:(?:(?:the )?failure mode(?: identifier| indicator)?(?: is| of|:)?,?\s)?F ?M ?I|failure mode|fehlerart|ausfallart|mode de défaillance|modo de fall[ao]|modo de falha|modalità di guasto)\s?(?:is |of )?[:#=]?\s{0,2}(?<fmi>\d{1,2})(?!\d)/i,
  // `SPN 110 (coolant temperature), FMI 0`, `SPN 110 - coolant temperature - FMI 0`: with the parameter's name in between.
  /^SPN\s?[:#]?\s?(?<spn>\d{1,7})\s{0,2}(?:\([^()\n]{2,50}\)|\[[^[\]\n]{2,50}\]|["“][^"”\n]{2,50}["”]|[-–—:]\s[^\d\n:;]{3,50})\s{0,2}[,;:–—-]?\s{0,2}FMI\s?[:#]?\s?(?<fmi>\d{1,2})(?!\d)/i,
  // `SPN 110 Engine Coolant Temperature FMI 0`
  /^SPN\s?[:#]?\s?(?<spn>\d{1,7}),?(?:\s(?!SPN|FMI|and\s|und\s)\p{L}[\p{L}./'-]{0,19}){1,6}\s?,?\s\(?FMI\s?[:#]?\s?(?<fmi>\d{1,2})(?!\d)/iu,
  // `SPN / FMI: 110 / 0`, `SPN, FMI: 110, 0`; `SPN/FMI 1569/31` is displayed as a pair.
  /^SPN\s?[/,&+]?\s?FMI\s{0,2}[:#=]\s{0,2}(?<spn>\d{1,7})(?:\s[-/.:,]?\s?|[,:]\s?)(?<fmi>\d{1,2})(?![\d.,])/i,
  /^SPN:FMI\s{0,2}(?<spn>\d{1,7}):(?<fmi>\d{1,2})(?![\d:])/i,
  /^SPN\s?[-/.&+]\s?FMI\s{0,2}[:#=]?\s{0,2}(?<pair>\d{1,7}\s?[-/.:]\s?\d{1,2})(?!\d)/i,
  // `P0087`, `P0087/1239` with the maker's own number, `P0087/21` with the failure type.
  /^(?:[PU][0-3][0-9A-F]{3}|[BC][0-3]\d{3})(?:[-:./]?[0-9A-F]{2}|-\d|\/\d{4}(?![\p{L}\p{N}/-]))?(?![\p{L}\p{N}-])/u,
  // Hexadecimal; shorter ones are control unit addresses.
  /^0x[\dA-F]{4,8}(?![?\p{L}\p{N}-])/u,
  /^DTC(?<pair>\d{3,6}(?:[-/.]\d{1,2})?)(?![\p{L}\p{N}]|[-./:]\d)/iu,
  /^(?:HCE|CE)CODE\s?\d{2,5}(?!\d)/,
  // `E360-2`, `E0363(2)`: Caterpillar events.
  /^E\d{3,5}(?:-\d{1,2}|\s?\(\d{1,2}\))(?![\p{L}\p{N}-])/u,
  // Komatsu codes, which end with the failure type: `B@BCNS`, `989L00`, `DXA8KB`, `AB00KE`, `DXHMKA`, `2201KA`; not `DX60LC`.
  /^(?:[A-Z]@[A-Z\d]{4}|989[A-Z]\d{2}|(?:D(?=[A-Z]{0,2}\d)[A-Z\d]{3}|A[A-D]\d\d)(?:K[A-Z\d]|M[A-HW]|L[ABD-H\d]|N[SXR]|Z[GK])|D(?!.?[AEIOU]{2})[A-Z]{3}(?:K[ABGHKQRTXYZ]|M[ABCDW]|L[CDFHR]|NX|Z[GK])|[12]\d{3}K[ABXYZ])(?![\p{L}\p{N}@-])/u,
  // John Deere's control unit, SPN and FMI: `ECU 000190.16`.
  /^(?:[A-Z]{2,4}\s\d{6}\.\d{2}|[A-Z]{1,2}CU\s\d{2,6}\.\d{1,2})(?![\p{L}\p{N}])/u,
];
