import { bareValueBegins } from './bare-values.ts';
import { isSpace, tableOfMarks } from './characters.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { allIn, type Source, spanOver } from './marks.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { isExtent } from './values/severity-words.ts';
import { may, wordsOf } from './vocabulary.ts';
import { type FoundLabel, labelAt } from './words/labels.ts';

/**
 * Where on each line a value must end because another label, with its value, begins. Told for all words of a line at once,
 * from its last to its first, so that the cost grows with the line and not with its square.
 */
export class LabelEdges {
  readonly source: Source;
  /** For each word the offset of the first edge at it or after it on its line; 0 where the line has not been looked at. */
  readonly next: number[];

  constructor(source: Source) {
    this.source = source;
    this.next = new Array<number>(source.scan.count).fill(0);
  }

  /** Where the value that begins at `from` must end, at the latest at `to`. */
  before(line: Line, from: number, to: number): number {
    if (!mayHave(line, may.label)) return to;
    const { scan } = this.source;
    let word = firstWordFrom(scan, from);
    if (word >= line.to) return to;
    if (this.next[word] === 0) this.tell(line);
    // What a value begins with is an edge only where it is a label beyond doubt.
    if (startOf(scan, word) === from && this.next[word] === from && !isHardEdge(this.source, word, line.end))
      word += 1;
    return word >= line.to ? to : Math.min(to, this.next[word] ?? to);
  }

  private tell(line: Line): void {
    const { scan, marks } = this.source;
    const { text } = this.source;
    const inColumns = has(line, sign.colon) && has(line, sign.spaces | sign.tab | sign.bar);
    let edge = line.end;
    for (let word = line.to - 1; word >= line.from; word -= 1) {
      // `make="Mack" lamp="stop"`: whatever stands before a sign of equality names the next value.
      if (this.source.text.charCodeAt(endOf(scan, word)) === 61)
        edge = keyStart(this.source.text, startOf(scan, word), line.start) ?? edge;
      if (((scan.bits[word] ?? 0) & may.label) !== 0) {
        const code = marks.codes.length > 0 ? codeOver(this.source, startOf(scan, word)) : false;
        // `…/maps?q=55.6050,13.0038&code=E777`: of a web address.
        const isOfAddress =
          marks.addresses.length > 0 && spanOver(marks.addresses, startOf(scan, word), 2100);
        if (!code && !isOfAddress && isEdge(this.source, word, line)) edge = startOf(scan, word);
      }
      const at = startOf(scan, word);
      // `Position: 39.5, -119.8   Fix age: 4 min`: a label that nobody knows, where columns are set apart.
      if (inColumns && isApart(text, at, line.start) && unknownLabel.test(text.slice(at, at + 32))) edge = at;
      this.next[word] = edge;
      // `low pressure • Medium • 7:42 AM`: parts of a line.
      const isPart = at - line.start > 3 && isBullet(text.charCodeAt(at - 2)) && text[at - 3] === ' ';
      // `SPN 157 · FMI 18`: but the halves of a code are one.
      if (isPart && !(marks.codes.length > 0 && codeOver(this.source, at))) edge = at - 3;
    }
  }
}

/** After two spaces, a tab or a bar. */
function isApart(text: string, at: number, from: number): boolean {
  if (at - from < 3) return false;
  const code = text.charCodeAt(at - 1);
  if (code === 9 || code === 124) return true;
  return code === 32 && (text[at - 2] === ' ' || text[at - 2] === '|');
}

const unknownLabel = /^\p{L}[\p{L} .'/-]{1,26}[:：] /u;

function isBullet(code: number): boolean {
  return code === 0x2022 || code === 0xb7;
}

/** Where a key begins that stands after a space; none in a web address. */
function keyStart(text: string, at: number, from: number): number | undefined {
  let start = at;
  while (start > from && at - start < 40 && /[\w.-]/.test(text[start - 1] ?? '')) start -= 1;
  return start === from || text[start - 1] === ' ' || text[start - 1] === '\t' ? start : undefined;
}

function codeOver(source: Source, at: number): boolean {
  // No code is longer than seventy characters.
  return allIn(source.marks.codes, Math.max(0, at - 70), at + 70).some(
    (code) => code.start <= at && code.end > at,
  );
}

function isEdge(source: Source, word: number, line: Line): boolean {
  const { text, scan } = source;
  const found = labelAt(scan, word, line.end);
  if (!found) return false;
  const after = text.slice(found.end, Math.min(line.end, found.end + 28));
  const at = startOf(scan, word);
  // `Boise, ID 83705`: a state.
  if (
    ((scan.bits[word] ?? 0) & may.state) !== 0 &&
    text[at - 2] === ',' &&
    stateAlone.test(text.slice(at, at + 9))
  )
    return false;
  // `2450 Commerce Pkwy Unit 7`: of an address.
  if (
    found.label.phrase === 'unit' &&
    word > line.from &&
    ((scan.bits[word - 1] ?? 0) & may.street) !== 0 &&
    endOf(scan, word - 1) === at - 1
  )
    return false;
  const begins = isBoundary(text, at, line.start);
  if (!begins && isLevelOfPart(source, word, found)) return false;
  // `Electrical System Voltage : Voltage Below Normal` names a fault: within a phrase a label touches its colon.
  if (hasSeparator(after)) return begins || !/^\s/.test(after);
  if (!begins && !isStrong(found) && !(found.label.field === 'hours' && clearHours.test(after))) return false;
  const gap = spaceAfterLabel.exec(after);
  if (!gap || found.label.field === 'ignored') return false;
  return bareValueBegins(found.label, source, found.end + gap[0].length, Math.min(line.end, found.end + 80));
}

/** `4412 Coolant level: Low`: how high a part's liquid stands, and no level of alerts. */
export function isLevelOfPart({ scan, text }: Source, word: number, { label, end }: FoundLabel): boolean {
  const value = firstWordFrom(scan, end);
  if (word === 0 || value >= scan.count || !isExtent(scan, value)) return false;
  if (text.slice(endOf(scan, word - 1), startOf(scan, word)) !== ' ') return false;
  const name = text.slice(startOf(scan, word), end);
  return label.field === 'severity'
    ? /^level$/i.test(name) && ((scan.bits[word - 1] ?? 0) & may.part) !== 0
    : label.field === 'ignored' && / level$/i.test(name) && ((scan.bits[word] ?? 0) & may.part) !== 0;
}

const stateAlone = /^[A-Z]{2}(?:\s\d{5}|\s?$|\s?\n|[,.;)])/;

function isHardEdge(source: Source, word: number, to: number): boolean {
  const found = labelAt(source.scan, word, to);
  if (!found) return false;
  if (found.label.field === 'code' || found.label.field === 'serial') return true;
  return hasSeparator(source.text.slice(found.end, Math.min(to, found.end + 28)));
}

/** A colon or a sign of equality after a label, but no time of day. */
function hasSeparator(after: string): boolean {
  return separator.test(after);
}

const separator = /^\.?\s{0,2}(?:\([^()]{0,20}\)\s?)?[:=：](?!\d\d)/;

export const spaceAfterLabel = /^[.°º]?\s{1,3}#?\s?/;

/** A label begins a stretch, or stands after a mark that sets parts of a line apart. */
export function isBoundary(text: string, at: number, from: number): boolean {
  if (at <= from) return true;
  let before = at - 1;
  while (before >= from && isSpaceOrQuote(text.charCodeAt(before))) before -= 1;
  if (before < from) return true;
  const mark = text.charCodeAt(before);
  return (
    boundaryMarks[mark] === 1 ||
    (dashes[mark] === 1 && (before === 0 || isSpace(text.charCodeAt(before - 1))))
  );
}

function isSpaceOrQuote(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 34 || code === 8220 || code === 8222;
}

const boundaryMarks = tableOfMarks(',;|([•·/.!\n\t（，；、。【');
const dashes = tableOfMarks('-–—');

/** Labels that begin anywhere, not only after a comma, since nobody uses them as words of a sentence. */
export function isStrong(found: FoundLabel, after = ''): boolean {
  const { phrase, field } = found.label;
  return (
    strongLabels.has(phrase) ||
    (field === 'serial' && clearSerial.test(after)) ||
    (field === 'code' && isNumberOfCode(phrase))
  );
}

/** `code #114`, `fault no. 114`, `error #E114`: a label that says to be a code's number. */
export function isNumberOfCode(phrase: string): boolean {
  return numberOfCode.test(phrase);
}

const numberOfCode = / (?:no|nr|num|number)$/;

/** `med stelnummer JCB4CXSMPL2911802 er gået i stå`: what stands after it is a serial number, whatever the word is. */
const clearSerial =
  /^\s(?=[A-Z]{0,14}\d)(?=[A-Z\d-]{0,16}\d{3})[A-Z\d]{2,20}(?:-[A-Z\d]{2,10})?(?![\p{L}\d]|[.,:]\d)/u;

/** `code 523.18.2 hrs 2216` */
const clearHours = /^\s(?:\d{1,3}[, ]\d{3}|\d{3,5})(?:[.,]\d{1,2})?(?![\d/:-]|[.,]\d| \p{L})/u;

const strongLabels = new Set(
  (
    'sev|prio|loc|clk|trk|unt|chassis|chassi|ser|mdl|smr|err|flt code|fault|fault codes|alarm|alarm code|error|event code|sn|s n|serial|serial number|serial no|serial #|sn #|vin|pin|vin #|dtc|code|' +
    'fault code|error code|codes|dtcs|trouble code|unit|unit #|unit number|unit no|asset number|asset id|asset #|fleet id|fleet number|' +
    'fleet no|equipment id|smu|hour meter|hourmeter|severity|seriennummer|fehlercode|betriebsstunden|numéro de série|número de serie|' +
    'matricola|n de serie|no de serie|serienummer|felkod|feilkode|fejlkode|foutcode|código de falla|code défaut|codice guasto|numer seryjny|défaut|fallo|falla|fehler|guasto|storing|fejl|feil|störung|n parc|parc|serie|série|unidad|seriennr|nr seryjny|interner name|matr|nr ser|stelnr|chassinr|bastidor|sarjanumero|n serie|plate reads|plate says|typenschild|type plate|data plate|name plate|fabriknummer|masch nr|serie nr|výrobní číslo|výr č|chassis no|frame no|seri no|ser no|código|codigo|nazwa|製造番号|機番|シリアル番号|序列号|出厂编号|机号|일련번호|제조번호|관리번호|管理番号|设备编号|车队编号|schwere|gravité|cod|cód|codice'
  )
    .split('|')
    .map((phrase) => wordsOf(phrase).join(' ')),
);
