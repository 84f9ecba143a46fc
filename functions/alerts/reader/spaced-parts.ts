import { modelOfMaker } from '#functions/equipment/catalogue/model-of-maker.ts';
import { bareValueEnd } from './bare-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { firstWordFrom, startOf } from './scan.ts';
import { type StripPart, trimmedPart } from './strip-parts.ts';
import { addressIn } from './values/addresses.ts';
import { type FoundMachine, findMachine } from './values/machines.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/*
 * Lines that tell a machine, its fault and where it is with nothing but spaces between, one machine to a line: `Takeuchi TB235-2 sn
 * 235110442 E217 high Keene NH`. Its maker and model are the first that such a line tells, behind the owner's name at the most;
 * behind them each part is known by its form.
 */

const longestLine = 240;
/** Where parts begin and end, at the most. */
const mostEdges = 40;

/** The parts of a line of one machine, which spaces set apart. */
export function spacedParts(source: Source, line: Line): StripPart[] | undefined {
  const { text, scan } = source;
  if (line.end - line.start > longestLine || !mayHave(line, may.brand) || !has(line, sign.digit))
    return undefined;
  const first = line.start + (listMark.exec(text.slice(line.start, line.start + 8))?.[0].length ?? 0);
  const machine = findMachine(scan, first, line.end, () => false);
  if (!machine?.model || !isLed(text.slice(first, machine.brand.start))) return undefined;
  const end = endOfModel(text, machine);
  const edges = [first, machine.brand.start, end];
  const place = placeAtEnd(source, end, line.end);
  const to = place?.start ?? line.end;
  let isNext = true;
  for (let at = startOfWord(text, end, to); at < to && edges.length < mostEdges; ) {
    const part = partAt(source, at, to, isNext);
    if (part) edges.push(at);
    if (part?.isWhole) edges.push(part.end);
    isNext = part !== undefined && (part.isWhole || part.isName);
    at = startOfWord(text, part?.end ?? endOfWord(text, at, to), to);
  }
  if (place) edges.push(place.start);
  return [...edges, line.end]
    .slice(1)
    .map((edge, index) => withoutLead(text, trimmedPart(text, edges[index] ?? edge, edge)))
    .filter((part) => part.end > part.start);
}

/** `P0087 at` before `3377 hours`: what leads to the next part is none of this one. */
function withoutLead(text: string, part: StripPart): StripPart {
  const lead = leadAtEnd.exec(text.slice(Math.max(part.start, part.end - 8), part.end))?.[0];
  return lead === undefined ? part : { ...part, end: part.end - lead.length };
}

const leadAtEnd = /\s(?:at|on|in|near|since|with|@)$/i;

/** `- `, `(1) `, `2) `, `3. ` */
const listMark = /^(?:[-*•]|\(?\d{1,2}[.)])\s{1,3}/;

/** Nothing, or the owner's name: `MX-4 `, `Unit MX-4: `, `#41 - `. */
function isLed(lead: string): boolean {
  return lead === '' || ownersLead.test(lead);
}

const ownersLead =
  /^(?:(?:unit|machine|asset|equipment|eq|fleet)\s(?:no\.?\s|#\s?)?)?#?(?=[\p{L}-]{0,10}\d)[\p{L}\d][\p{L}\d-]{0,11}(?:\s?[-–—:,|])?\s(?:(?:19|20)\d\d\s)?$/iu;

/** `TB235-2 E217`, `EC220E V61 CA691`: names and codes behind the model, which no model of that maker has. */
function endOfModel(text: string, { brand, model, end }: FoundMachine): number {
  if (!model) return end;
  const listed = modelOfMaker(brand.value, text, model.start, end)?.end ?? model.start;
  for (const { index } of model.value.matchAll(nameBehind))
    if (model.start + index >= listed && /\d/.test(model.value.slice(0, index))) return model.start + index;
  return end;
}

const nameBehind = / (?!(?:LC|US|SR|SL|EX|PX|WX|EV|RT|HD)\d)\p{Lu}{1,3}-?\d{2,5}(?= |$)/gu;

/** The address that the line ends with. */
function placeAtEnd({ text, scan }: Source, from: number, to: number): Span | undefined {
  const found = findAddress(scan, from, to);
  if (found && to - found.end < 3) return found;
  const whole = found && addressIn(text, found.start, to);
  return whole && to - whole.end < 3 ? whole : undefined;
}

interface OwnPart {
  readonly end: number;
  /** Nothing that follows belongs to it; else the words behind it do, up to the next part. */
  readonly isWhole: boolean;
  /** Of a form that codes and names have: another may stand right behind it. */
  readonly isName: boolean;
}

/** The part that begins at a word, or undefined where none does; `isNext`: right behind another part. */
function partAt(source: Source, at: number, to: number, isNext: boolean): OwnPart | undefined {
  const { text, scan, marks } = source;
  const marked = [marks.hours, marks.dates, marks.points]
    .map((list) => firstIn<Span>(list, at, at + 1))
    .find((found) => found !== undefined);
  if (marked) return { end: Math.min(marked.end, to), isWhole: true, isName: false };
  const labelled = labelledEnd(source, at, to, isNext);
  if (labelled) return labelled;
  const code = firstIn(marks.codes, at, at + 1);
  if (code) return { end: Math.min(code.end, to), isWhole: false, isName: false };
  const end = endOfWord(text, at, to);
  const word = firstWordFrom(scan, at);
  const value = text.slice(at, end);
  if (((scan.bits[word] ?? 0) & may.severity) !== 0 && isSeverityAlone(scan, at, end)) {
    // `CA689 oil pressure low`, `E217 low oil pressure`: what is wrong.
    const isOfFault =
      level.test(value) && (!isNext || ((scan.bits[word + 1] ?? 0) & (may.part | may.trouble)) !== 0);
    return isOfFault ? undefined : { end, isWhole: true, isName: false };
  }
  return isNext && nameOrCode.test(value) ? { end, isWhole: false, isName: true } : undefined;
}

const level = /^(?:low|high)$/i;
/** `E217`, `K21`, `LF-9`, `4310`, `8414-7`, `E0363(2)` */
const nameOrCode = /^(?:\p{L}{1,5}-?\d{1,6}\p{L}?|#?\d{2,7}(?:[-.]\d{1,4})?)(?:\(\d{1,2}\))?$/u;

/** `sn 235110442`, `unit MX-4`, `code 4310 oil pressure low`: a label with its value. */
function labelledEnd(source: Source, at: number, to: number, isNext: boolean): OwnPart | undefined {
  const { text, scan } = source;
  const word = firstWordFrom(scan, at);
  if (((scan.bits[word] ?? 0) & may.label) === 0 || startOf(scan, word) !== at) return undefined;
  const found = labelAt(scan, word, to);
  // `CA412 coolant level low`, `4421 angle sensor out of range STOP 2114 hrs`: of a part, and not of the fault.
  if (found && !isNext && ofParts.has(found.label.phrase)) return undefined;
  const gap = found && gapBehindLabel.exec(text.slice(found.end, found.end + 4))?.[0].length;
  const end = found && gap !== undefined ? bareValueEnd(found.label, source, found.end + gap, to) : undefined;
  if (!found || gap === undefined || end === undefined) return undefined;
  const isOfFault = found.label.field === 'code' || found.label.field === 'fault';
  // `fan reversal fault STOP 11,204hrs`: a grade, and no code.
  const value = found.end + gap;
  if (isOfFault && !isNext && isSeverityAlone(scan, value, endOfWord(text, value, to))) return undefined;
  return { end, isWhole: !isOfFault, isName: false };
}

/** Words for what is said of a part, that label something where they begin. */
export const ofParts: ReadonlySet<string> = new Set(['level', 'state', 'status', 'condition', 'range']);
const gapBehindLabel = /^(?:[.:#]?\s{1,2}#?|[:#]\s?)/;

function startOfWord(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && betweenWords.has(text[at] ?? '')) at += 1;
  return at;
}

function endOfWord(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && !betweenWords.has(text[at] ?? '')) at += 1;
  return at;
}

const betweenWords = new Set(' ,;');
