import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import { isoTime, type TimeMention } from '#functions/alerts/reading/times/times.ts';
import { brandOf, makersIn } from '#functions/alerts/reading/values/brands.ts';
import { notationKey } from '#functions/alerts/reading/values/codes.ts';
import { hoursIn } from '#functions/alerts/reading/values/numbers.ts';
import { stateOf } from '#functions/alerts/reading/values/places.ts';
import { severityOf } from '#functions/alerts/reading/values/severities.ts';
import { digit, mix } from '#functions/alerts/reading/words/letters.ts';
import { labelKinds } from '#functions/alerts/reading/words/phrases.ts';
import { cellAt, type Words, wordsOf } from '#functions/alerts/reading/words/words.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import { sameTime } from '#test/support/alert-agreement.ts';
import { type MessageTruth, machinesOf } from '#test/support/alert-score.ts';
import type { GoldValue } from './gold-text.ts';

/**
 * Finds the values of a truth in a text form of its message: names and codes as written; times, places and numbers by meaning; a
 * severity as the nearest words to its code that express it.
 */
export function goldValues(text: string, truth: MessageTruth): GoldValue[] {
  const machines = machinesOf(truth);
  const faults = machines.flatMap(({ faultCodes }) => faultCodes);
  const gold = new Gold(wordsOf(text));
  for (const { description } of faults)
    if (description !== null && description.length > 4) gold.addName('description', description);
  for (const field of nameFields)
    for (const name of new Set(machines.map((machine) => nameOf(machine, field))))
      if (name) gold.addName(field, name);
  for (const state of new Set(machines.map(({ location }) => location.state)))
    if (state) gold.addState(state);
  gold.addMakers(new Set(machines.flatMap(({ brand }) => (brand === null ? [] : [brandOf(brand) ?? brand]))));
  for (const { location } of machines) {
    gold.addDegrees('lat', location.lat);
    gold.addDegrees('long', location.long);
  }
  for (const { code, aliases } of faults) for (const one of [code, ...aliases]) gold.addCode(one);
  for (const { code, severity } of faults) if (severity !== 'unknown') gold.addSeverity(code, severity);
  for (const { detectedAt } of machines) if (detectedAt !== null) gold.addTime(detectedAt);
  gold.addHours(new Set(machines.flatMap(({ hours }) => (hours !== null && hours >= 10 ? [hours] : []))));
  gold.addTimesLikeThose();
  return gold.inOrder();
}

type Machine = ReturnType<typeof machinesOf>[number];

/** In the order of assignment: of two in one place, the later one wins. */
const nameFields = ['state', 'city', 'address', 'brand', 'model', 'unit', 'serial'] as const;

function nameOf(machine: Machine, field: (typeof nameFields)[number]): string | null {
  switch (field) {
    case 'unit':
      return machine.unitNumber;
    case 'serial':
      return machine.serialNumber;
    case 'brand':
    case 'model':
      return machine[field];
    default:
      return machine.location[field];
  }
}

class Gold {
  readonly #words: Words;
  readonly #text: string;
  readonly #lower: string;
  #values: GoldValue[] = [];

  constructor(words: Words) {
    this.#words = words;
    this.#text = words.tokens.text;
    this.#lower = this.#text.toLowerCase();
  }

  inOrder(): GoldValue[] {
    return this.#values.toSorted((one, other) => one.start - other.start);
  }

  /** Every occurrence of a name. A short name could mean many things and must match exactly. */
  addName(field: Field, name: string): void {
    const isShort = name.length <= 2 || /^(?:\d{1,3}|\p{L}{1,3})$/u.test(name);
    const isWritten = this.#addEach(field, this.#text, name);
    if (!isShort || (!isWritten && field !== 'state' && !this.#values.some((value) => value.field === field)))
      this.#addEach(field, this.#lower, name.toLowerCase());
  }

  /** Makers by their other names. */
  addMakers(names: ReadonlySet<string>): void {
    for (const { start, end, name } of makersIn(this.#text))
      if (names.has(name) && !this.#isInAddress(start) && !this.#isOfUnit(start, end))
        this.#add('brand', start, end);
  }

  addDegrees(field: 'lat' | 'long', degrees: number | null): void {
    if (degrees === null) return;
    for (const { 0: written, index } of this.#text.matchAll(/(?<![\d.,])\d{1,3}[.,]\d{1,15}(?!\d)/g))
      if (Math.abs(Number(written.replace(',', '.')) - Math.abs(degrees)) < 0.0006)
        this.#add(field, index, index + written.length, false);
  }

  /** A code in one piece, or a number and its mode separately. */
  addCode(code: string): void {
    const [, kind, number = '', mode = ''] = /^([A-Z]{3,4}) (\d+) FMI (\d+)$/.exec(code) ?? [];
    if (kind === undefined) {
      const escaped = code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]+/g, '[ -]?');
      this.#addMatches('code', escaped);
      return;
    }
    const joined = `(?:${kind}[ #./-]{0,2})?0*${number}[ ]?[ /.,-]{0,3}(?:FMI[ #.-]{0,2})?0*${mode}`;
    if (!this.#addMatches('code', joined)) this.#addApart(kind, number, mode);
  }

  /** The severity words nearest after a code, or before it. */
  addSeverity(code: string, severity: Exclude<Severity, 'unknown'>): void {
    const { starts, ends, count, breaks } = this.#words.tokens;
    const codes = this.#values.filter(({ field }) => field === 'code' || field === 'spn');
    const own =
      codes.find(({ start, end }) => notationKey(this.#text.slice(start, end)) === notationKey(code)) ??
      codes[0];
    const at = own?.start ?? 0;
    let nearest: { start: number; end: number; away: number } | undefined;
    for (let token = 0; token < count; token += 1) {
      if (this.#isKey(token)) continue;
      for (let words = 1; words <= 4 && token + words <= count; words += 1) {
        if (words > 1 && (breaks[token + words - 1] ?? 0) > 0) break;
        const [start, end] = [starts[token] ?? 0, ends[token + words - 1] ?? 0];
        if (this.#over(start, end).length > 0) break;
        if (severityOf(this.#text.slice(start, end)) !== severity) continue;
        // In `Priority: Red`, only the last word is the severity.
        if (words > 1 && severityOf(this.#text.slice(starts[token + 1] ?? 0, end)) === severity) break;
        const away = (start >= at ? start - at : (at - start) * 1.5) - words;
        if (away < (nearest?.away ?? farthest)) nearest = { start, end, away };
        break;
      }
    }
    const stated = nearest ?? this.#labelledSeverity(at);
    if (stated) this.#add(severity, stated.start, stated.end);
  }

  /** A system's own grade, `Sev: C`: the value nearest to the code that is labeled as a severity. */
  #labelledSeverity(at: number): { start: number; end: number } | undefined {
    const { cells, tokens } = this.#words;
    const called = labelKinds.indexOf('severity') + 1;
    return cells
      .filter(({ label, isLabel, from, to }) => (label.kind & 63) === called && !isLabel && to - from <= 4)
      .map(({ from, to }) => ({ start: tokens.starts[from] ?? 0, end: tokens.ends[to - 1] ?? 0 }))
      .filter(({ start, end }) => this.#over(start, end).length === 0 && Math.abs(start - at) < farthest)
      .filter(({ start, end }) => severityOf(this.#text.slice(start, end)) === null)
      .reduce<{ start: number; end: number } | undefined>(
        (best, one) => (best && Math.abs(best.start - at) <= Math.abs(one.start - at) ? best : one),
        undefined,
      );
  }

  /** A time, or its date and time of day separately. */
  addTime(iso: string): void {
    const [day = '', clock = ''] = iso.split('T');
    for (const mention of this.#mentions()) {
      const { start, end } = mention;
      if (this.#over(start, end).some(({ field }) => field !== 'time')) continue;
      const whole = mention.date ? isoTime([mention], iso) : null;
      const { hour = 0, minute = 0 } = mention.clock ?? {};
      const isOne = mention.clock
        ? mention.date
          ? whole !== null && (whole.slice(0, 16) === iso.slice(0, 16) || sameTime(iso, whole))
          : clock.slice(0, 5) === `${two(hour)}:${two(minute)}`
        : whole !== null && whole.slice(0, 10) === day.slice(0, 10);
      if (isOne) this.#add('time', start, end, false);
    }
  }

  /** A meter reading, in English or continental notation. */
  addHours(hours: ReadonlySet<number>): void {
    if (hours.size === 0) return;
    for (const { 0: written, index } of this.#text.matchAll(figures)) {
      const english = Number(written.replace(/[, '’](?=\d{3}(?!\d))/g, ''));
      const continental = Number(written.replace(/[. '’](?=\d{3}(?!\d))/g, '').replace(',', '.'));
      const end = index + written.length;
      if ((hours.has(english) || hours.has(continental)) && this.#over(index, end).length === 0)
        this.#add('hours', index, end, false);
    }
    if (this.#values.some(({ field }) => field === 'hours')) return;
    for (const { 0: written, index } of this.#text.matchAll(numberWords))
      if (hours.has(hoursIn(written, '') ?? -1)) this.#add('hours', index, index + written.trimEnd().length);
    for (const { start, end, label } of this.#words.outline.cells) {
      if (!label || end - start > 40 || this.#over(start, end).length > 0) continue;
      const meter = hoursIn(this.#text.slice(start, end), this.#text.slice(label.start, label.end)) ?? -1;
      if ([...hours].some((one) => Math.abs(one - meter) < 0.06)) this.#add('hours', start, end, false);
    }
  }

  /** A state by its name, code or abbreviation. Short ones count only in capitals or right after a town. */
  addState(state: string): void {
    const { starts, ends, count, breaks } = this.#words.tokens;
    for (let token = 0; token < count; token += 1)
      for (let words = 4; words >= 1; words -= 1) {
        const last = token + words - 1;
        if (last >= count || breaks.subarray(token + 1, last + 1).some((each) => each > 0)) continue;
        const [start, end] = [starts[token] ?? 0, ends[last] ?? 0];
        const written = this.#text.slice(start, end);
        if (stateOf(written) !== state && stateOf(`${written}.`) !== state) continue;
        const isCapital =
          /^\p{Lu}/u.test(written) && (written.length > 3 || written === written.toUpperCase());
        const isBehindTown = this.#values.some(
          (value) => value.field === 'city' && start - value.end >= 0 && start - value.end <= 3,
        );
        if (!(isCapital || isBehindTown) || this.#over(start, end).length > 0) continue;
        this.#add('state', start, end);
        break;
      }
  }

  /** Times with the same label as one of the fault's: those of other faults, in the same column or under the same key. */
  addTimesLikeThose(): void {
    const labels = new Set<number>();
    for (const { field, start } of this.#values) if (field === 'time') labels.add(this.#calledAt(start));
    for (const { start, end } of this.#mentions()) {
      const called = this.#calledAt(start);
      if (called !== 0 && labels.has(called) && this.#over(start, end).length === 0)
        this.#add('time', start, end, false);
    }
  }

  /** Assigns a value to the tokens it touches, replacing what was there. False if it starts or ends inside a token. */
  #add(field: Field, from: number, to: number, isFirm = true): boolean {
    const { starts, ends, count, kinds } = this.#words.tokens;
    let [first, last] = [-1, -1];
    for (let token = 0; token < count; token += 1) {
      if ((ends[token] ?? 0) <= from) continue;
      if ((starts[token] ?? 0) >= to) break;
      if (this.#isKey(token)) continue;
      // The unit is not part of a meter reading.
      if (field === 'hours' && ((kinds[token] ?? 0) & digit) === 0) continue;
      if (first < 0) first = token;
      last = token;
    }
    if (first < 0) return false;
    const [start, end] = [starts[first] ?? 0, ends[last] ?? 0];
    if (isFirm && (start < from || end > to)) return false;
    const over = this.#over(start, end);
    if (over.some((value) => value.field === field && value.start <= start && value.end >= end)) return true;
    this.#values = [...this.#values.filter((value) => !over.includes(value)), { field, start, end }];
    return true;
  }

  #addEach(field: Field, text: string, name: string): boolean {
    let isAdded = false;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      isAdded = (!this.#isInAddress(at) && this.#add(field, at, at + name.length)) || isAdded;
    return isAdded;
  }

  #addMatches(field: Field, pattern: string): boolean {
    let isAdded = false;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
    for (const { 0: written, index } of this.#text.matchAll(whole))
      isAdded = this.#add(field, index, index + written.length) || isAdded;
    return isAdded;
  }

  /** A code's number and its mode, each where its label or the words before it say what it is. */
  #addApart(kind: string, number: string, mode: string): void {
    const { starts, ends, count } = this.#words.tokens;
    const ofNumber = new RegExp(`${kind}|suspect|param|spn|cid|pid|sid|code|id|item`, 'i');
    const ofMode = /fmi|failure|mode|fehlerart/i;
    for (let token = 0; token < count; token += 1) {
      const [start, end] = [starts[token] ?? 0, ends[token] ?? 0];
      const written = this.#text.slice(start, end).replace(/^0+(?=\d)/, '');
      if (written === number && ofNumber.test(this.#labelAt(start))) this.#add('spn', start, end);
      else if (written === mode && ofMode.test(this.#labelAt(start))) this.#add('fmi', start, end);
    }
  }

  /** What a place's label and the text right before it say it is. */
  #labelAt(at: number): string {
    const label = this.#words.outline.cells.find(({ start, end }) => start <= at && at < end)?.label;
    return `${label ? this.#text.slice(label.start, label.end) : ''} ${this.#text.slice(Math.max(0, at - 14), at)}`;
  }

  /** The label and heading of the cell at a place; 0 if it has none, or does not depend on them. */
  #calledAt(at: number): number {
    const cell = cellAt(this.#words, at);
    return cell?.isAlone && cell.label.whole !== 0 ? mix(cell.label.whole, cell.context.whole) : 0;
  }

  #isOfUnit(start: number, end: number): boolean {
    return this.#over(start, end).some((value) => value.field === 'unit' && value.end > end);
  }

  #isKey(token: number): boolean {
    return this.#words.cells[this.#words.cellOf[token] ?? 0]?.isKey === true;
  }

  /** The values that overlap a range. */
  #over(from: number, to: number): GoldValue[] {
    return this.#values.filter(({ start, end }) => start < to && from < end);
  }

  #mentions(): readonly TimeMention[] {
    return this.#words.selfEvident.times;
  }

  /** Inside a mail or web address. */
  #isInAddress(at: number): boolean {
    const before = /[^\s<>"'(),;]*$/.exec(this.#text.slice(Math.max(0, at - 80), at))?.[0] ?? '';
    const after = /^[^\s<>"'(),;]*/.exec(this.#text.slice(at, at + 80))?.[0] ?? '';
    return /@|:\/\//.test(before + after);
  }
}

/** Numbers with thousands and decimals; `hrs.....1,418` starts after the dots. */
const figures = /(?<![\p{L}\p{N}]|(?<!\.)\.|,|-)\d+(?:[ '’]\d{3}(?!\d)|[.,]\d+)*(?!\p{N})/gu;
const numberWord =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)';
const numberWords = new RegExp(
  `(?<!\\p{L})${numberWord}(?:[ -](?:and )?${numberWord}){1,11}(?!\\p{L})`,
  'giu',
);

/** How far from its code a severity may be, in characters. */
const farthest = 700;

const two = (number: number) => String(number).padStart(2, '0');
