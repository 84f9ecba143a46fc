import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { readValue } from './labelled-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { beginsOver } from './over.ts';
import { hasBits } from './scan.ts';
import { spacedParts } from './spaced-parts.ts';
import { isStreetBeforeTown } from './streets-as-names.ts';
import { chainParts } from './strip-chains.ts';
import { type Choice, choices, type PartReading, readParts, type Told } from './strip-kinds.ts';
import { type StripParts, stripParts } from './strip-parts.ts';
import type { RecordNumbers } from './tables.ts';
import type { AddressPart } from './values/addresses.ts';
import { may } from './vocabulary.ts';
import { isCountry } from './words/countries.ts';
import { stateCode } from './words/states.ts';
import { isTown } from './words/towns.ts';

/*
 * Lines of parts that a mark sets apart, mostly without labels: `ALERT | Caterpillar | 336 | S/N DKS01488 | EX-22 | 6,114.8 HRS |
 * 168-4 Electrical System Voltage Low | WARNING | …`. What the parts are is told by their form, and what may be several things by
 * elimination: it goes to the value that is still missing and that such lines have there (the model after its maker, the serial
 * number after the model, the code before its words), the surest first, each value once.
 */

/** A line of parts, read. */
interface Strip {
  readonly readings: readonly PartReading[];
  /** By the index of its part, what each number, name and text was chosen to be. */
  readonly chosen: ReadonlyMap<number, Choice>;
  readonly told: readonly Told[];
  /** Machine, fault and more are told, and hardly a part is left over. */
  readonly isSure: boolean;
  /** Nothing but who a machine is, all of it told: its maker and model, its serial number and its owner's name. */
  readonly isIdentity: boolean;
}

/**
 * Lines that tell a machine and its fault in a row of parts, each a record of its own. Answers the claims, and which lines were
 * read, so that nothing reads them again.
 */
export function readRows(
  source: Source,
  lines: readonly Line[],
  numbers: RecordNumbers,
): { claims: Claim[]; read: ReadonlySet<Line>; paragraphs: ReadonlySet<number> } {
  const claims: Claim[] = [];
  const read = new Set<Line>();
  const paragraphs = new Set<number>();
  const identities: { line: Line; told: readonly Told[] }[] = [];
  const rows: { line: Line; told: readonly Told[]; ofMachine: boolean }[] = [];
  for (const line of lines) {
    if (line.role !== 'body' || !mayBeRow(source, line)) continue;
    const strip = stripOf(source, line);
    if (strip?.isIdentity) identities.push({ line, told: strip.told });
    if (!strip?.isSure) continue;
    read.add(line);
    paragraphs.add(line.paragraph);
    rows.push({
      line,
      told: strip.told,
      ofMachine: strip.told.some(({ claim }) => identity.has(claim.field)),
    });
  }
  // One row alone is told with what else the message says; of several each is a machine's.
  const areSeveral = rows.filter(({ ofMachine }) => ofMachine).length > 1;
  for (const { line, told, ofMachine } of rows) {
    numbers.row += 1;
    if (areSeveral && ofMachine) numbers.group += 1;
    const record = { group: areSeveral && ofMachine ? numbers.group : 0, row: numbers.row };
    for (const { claim, label } of told) claims.push(claimOf(claim, label, record));
    // `2026-08-19T13:22:41-06:00 gw02 tcm[881]: level=alarm asset=…`: when a log wrote the line that states no time itself.
    const logged = told.some(({ claim }) => ofTime.has(claim.field))
      ? undefined
      : firstIn(source.marks.dates, line.start, line.start + 2);
    if (logged?.hasTime)
      claims.push(claimOf({ ...logged, field: 'time', value: logged.iso, confidence: 0.6 }, '', record));
  }
  // Of a list of machines nobody knows which the message is about.
  const [identityRow] = identities;
  if (identityRow && identities.length === 1 && !rows.some(({ ofMachine }) => ofMachine)) {
    read.add(identityRow.line);
    paragraphs.add(identityRow.line.paragraph);
    for (const { claim, label } of identityRow.told) claims.push(claimOf(claim, label));
  }
  return { claims, read, paragraphs };
}

const ofTime = new Set<ValueClaim['field']>(['time', 'clock']);
const identity = new Set<ValueClaim['field']>(['brand', 'model', 'serial', 'unit']);

/** Pairs of names and values in a row of parts, or behind a machine's name: `TEREX TRT80L;SN=TRT80-30417;…`. Those of a log have readers of their own. */
export function isRowOfPairs({ text, scan, marks }: Source, line: Line): boolean {
  if (line.role !== 'body' || !has(line, sign.equals)) return false;
  const equals = text.indexOf('=', line.start);
  // `https://maps.example/?q=39.7,-84.2` in a row's cell is no pair.
  const link = firstIn(marks.addresses, line.start, line.end);
  if (link && link.start < equals && equals < link.end && !text.slice(link.end, line.end).includes('='))
    return false;
  if (/[;|]/.test(text.slice(line.start, Math.min(line.end, line.start + 200)))) return true;
  return mayHave(line, may.brand) && hasBits(scan, line.start, equals, may.brand);
}

/** `Takeuchi TB235-2, E217, high, Keene NH` */
const shortestRow = 32;

/** A row tells of a fault beside a machine: what one look at the line knows of it. */
function mayBeRow({ marks }: Source, line: Line): boolean {
  if (line.end - line.start < shortestRow) return false;
  let signs = 0;
  if (mayHave(line, may.brand)) signs += 1;
  if (mayHave(line, may.severity)) signs += 1;
  if (mayHave(line, may.label | may.code)) signs += 1;
  if (mayHave(line, may.part | may.trouble)) signs += 1;
  if (firstIn(marks.dates, line.start, line.end)) signs += 1;
  if (firstIn(marks.points, line.start, line.end)) signs += 1;
  if (firstIn(marks.hours, line.start, line.end)) signs += 1;
  if (firstIn(marks.codes, line.start, line.end)) signs += 1;
  if (mayHave(line, may.state)) signs += 1;
  return signs >= 3;
}

/**
 * Reads a line that says who a machine is without labels, in parts set apart by bars, dots or strokes:
 * `SL-26 | Skyjack SJ3226 | 27004418`, `DL280-7 | DHKHLAD4PN0005119 | Crusher Feed`, `SSL-204 Gehl R190 · GEH0R190C00411287`.
 * What other readers tell by its form or its label is left to them.
 */
export function readStrip(source: Source, line: Line): ValueClaim[] {
  if (line.end - line.start > 400) return [];
  const strip = stripOf(source, line);
  if (!strip || !tellsMachine(strip)) return [];
  const hasBrand = strip.told.some(({ claim }) => claim.field === 'brand');
  const claims: ValueClaim[] = [];
  for (const [index, choice] of strip.chosen) {
    if ((choice === 'code' || choice === 'hours') && strip.readings.length < 4) continue;
    const told = strip.told.find(({ claim }) => claim.start === strip.readings[index]?.part.start)?.claim;
    if (told) claims.push({ ...told, confidence: choice === 'model' ? (hasBrand ? 0.55 : 0.46) : 0.6 });
  }
  // `SSL-204 Gehl R190`
  for (const { claim, label } of strip.told)
    if (claim.field === 'unit' && label === '' && !claims.includes(claim))
      claims.push({ ...claim, confidence: 0.6 });
  return claims;
}

/** A maker, a PIN or a labelled serial number beside what is chosen, or a model beside a number or a name in quotation marks. */
function tellsMachine({ readings, chosen, told }: Strip): boolean {
  if (told.some(({ claim, label }) => claim.field === 'brand' || (claim.field === 'serial' && label !== '')))
    return true;
  const fields = new Set(chosen.values());
  if (readings.some(({ fits }) => fits.serial === 1)) return true;
  if (!fields.has('model')) return false;
  if (readings.some(({ fits }) => fits.unit === 0.95)) return true;
  return fields.has('serial') && (fields.has('unit') || told.some(({ claim }) => claim.field === 'hours'));
}

/** A line is asked for as a row, and, where it is none, as what says who a machine is. */
function stripOf(source: Source, line: Line): Strip | undefined {
  const known = strips.get(line);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const strip = stripIn(source, line);
  strips.set(line, strip ?? 'none');
  return strip;
}

const strips = new WeakMap<Line, Strip | 'none'>();

function stripIn(source: Source, line: Line): Strip | undefined {
  const chain = chainParts(source, line);
  const cut = chain ? { parts: chain, isOfProse: true } : stripParts(source, line);
  // `1,2,3,4`: figures alone say nothing of a machine.
  const isOfFigures = cut?.parts.every(({ start, end }) => !letter.test(source.text.slice(start, end)));
  const strip = isOfFigures ? undefined : stripOfParts(source, cut);
  if (strip?.isSure) return strip;
  // What only spaces set apart is read so where it tells all of a machine and its fault, and is left to others where not.
  const spaced = chain ? undefined : spacedParts(source, line);
  const own = spaced && stripOfParts(source, { parts: spaced, isOfProse: true });
  return own?.isSure ? own : strip;
}

const letter = /\p{L}/u;

function stripOfParts(source: Source, strip: StripParts | undefined): Strip | undefined {
  if (!strip) return undefined;
  const readings: PartReading[] = [];
  const most = strip.isOfProse ? Number(strip.parts.length > 6) : Math.max(1, strip.parts.length >> 2);
  let unknown = 0;
  for (const part of strip.parts) {
    const own = readParts(source, part);
    // `SPN 97 FMI 3 no longer active`: what is over is told by other readers.
    if (strip.isOfProse && beginsOver(source.text.slice(part.start, part.end))) return undefined;
    unknown += own.filter(({ is }) => is === 'unknown').length;
    // Prose has commas and dashes: a part of it that nothing knows ends the look; several end it of any line.
    if (unknown > most) return undefined;
    readings.push(...own);
  }
  withNextValues(source, readings);
  const row = new Row(source, readings);
  row.placesAndPoints();
  row.choose();
  row.describe();
  const isSure = unknown + row.left() <= most && strip.parts.length >= 4 && row.tellsAlert();
  const isIdentity = !isSure && unknown + row.left() === 0 && row.tellsIdentity();
  return { readings, chosen: row.chosen, told: row.told(), isSure, isIdentity };
}

/** `{{sn}} TJF00288`, `UNIT-D19-HOURS-6402`: a label in a part of its own has the next part for its value; the first may be a heading. */
function withNextValues(source: Source, readings: PartReading[]): void {
  for (let at = 0; at + 1 < readings.length; at += 1) {
    const [own, next] = [readings[at], readings[at + 1]];
    if (own?.is !== 'label' || !own.label || !next) continue;
    readings[at] = { ...own, is: 'nothing' };
    // `UNIT=;HRS=;`: without a value.
    if (/^\s?[=:]\s?[;|,&]/.test(source.text.slice(own.part.end, own.part.end + 4))) continue;
    if (next.is === 'told' || next.is === 'nothing' || next.is === 'label') continue;
    const { claims } = readValue(own.label, source, next.part.start, next.part.end, true);
    const { phrase, field } = own.label;
    if (claims.length === 0 || (at === 0 && (field === 'fault' || field === 'code'))) continue;
    readings[at + 1] = { ...next, is: 'told', told: claims.map((claim) => ({ claim, label: phrase })) };
  }
}

/** The readings of a line's parts, and what comes of them together. */
class Row {
  readonly chosen = new Map<number, Choice>();
  private readonly source: Source;
  private readonly readings: readonly PartReading[];
  private readonly fields: Set<string>;
  private readonly more: Told[] = [];
  /** Indices of parts that have found what they are. */
  private readonly used = new Set<number>();

  constructor(source: Source, readings: readonly PartReading[]) {
    this.source = source;
    this.readings = readings;
    this.fields = new Set(readings.flatMap(({ told }) => told.map(({ claim }) => claim.field)));
    this.typeAsModel();
  }

  /** `brand=Kobelco;type=CK1600G`: beside its maker a type with figures is the model. */
  private typeAsModel(): void {
    if (!this.fields.has('brand') || this.fields.has('model')) return;
    for (const { told } of this.readings)
      for (const { claim, label } of told)
        if (claim.field === 'type' && /\d/.test(claim.value) && !this.fields.has('model')) {
          this.more.push({ claim: { ...claim, field: 'model', confidence: 0.85 }, label });
          this.fields.add('model');
        }
  }

  /** Latitude and longitude in two parts; a street, its town and its state in as many. */
  placesAndPoints(): void {
    const { readings } = this;
    for (let at = 0; at + 1 < readings.length; at += 1) {
      const [lat, long] = [readings[at], readings[at + 1]];
      if (lat?.is !== 'angle' || long?.is !== 'angle' || this.fields.has('point')) continue;
      const [north, east] = [Number(this.text(lat)), Number(this.text(long))];
      if (Math.abs(north) > 90) continue;
      const { start } = lat.part;
      const { end } = long.part;
      this.add(
        { field: 'point', value: { lat: north, long: east }, start, end, confidence: 0.8 },
        at,
        at + 1,
      );
    }
    if (this.fields.has('place')) this.addStreet();
    else this.addPlace();
  }

  /** `5 Tank Farm Rd`, `Port Arthur`, `TX`; `Norfolk`, `VA`; `Hafenstr. 19`, `Duisburg`, `Germany`. */
  private addPlace(): void {
    const { readings } = this;
    const isState = (at: number) => readings[at]?.is === 'state';
    const first = readings.findIndex((_, at) => isState(at));
    const alone = readings.findIndex(({ is }) => is === 'street');
    const next = first > 0 ? first - 1 : alone >= 0 ? alone + 1 : -1;
    // A county or a province may be the town of the state after it.
    const isDouble = first >= 0 && isState(first + 1) && !this.isTownLike(next);
    const town = isDouble ? first : this.isTownLike(next) ? next : this.soleTown();
    const street = town > 0 ? (readings[town - 1]?.is === 'street' ? town - 1 : -1) : alone;
    if (town < 0 && street < 0) return;
    const last = Math.max(town, street);
    const state = isState(last + 1) && !this.isCountryAt(last + 1) ? last + 1 : -1;
    const country = this.isCountryAt(Math.max(last, state) + 1) ? Math.max(last, state) + 1 : -1;
    const parts = [street, town, state, country].filter((at) => at >= 0);
    const part = (at: number): AddressPart | undefined => {
      const found = at < 0 ? undefined : readings[at];
      return found && { value: this.text(found), start: found.part.start, end: found.part.end };
    };
    const start = readings[Math.min(...parts)]?.part.start ?? 0;
    const end = readings[Math.max(...parts)]?.part.end ?? 0;
    const value = { address: part(street), city: part(town), state: part(state), start, end };
    this.add({ field: 'place', value, start, end, confidence: 0.8 }, ...parts);
  }

  private isCountryAt(at: number): boolean {
    const reading = this.readings[at];
    return (
      reading?.is === 'state' && isCountry(this.text(reading)) && stateCode(this.text(reading)) === undefined
    );
  }

  /** `12 Sandblast Rd`, `Norfolk VA`: the street before a part that has the rest of the address. */
  private addStreet(): void {
    const { readings } = this;
    const at = readings.findIndex(({ told }) => told.some(({ claim }) => claim.field === 'place'));
    const [street, place] = [readings[at - 1], readings[at]];
    const claim = place?.told.find((each) => each.claim.field === 'place')?.claim;
    if (!street || claim?.field !== 'place' || claim.value.address) return;
    const { start, end } = street.part;
    const mayBeNamed = street.is === 'token' || street.is === 'words';
    if (street.is !== 'street' && !(mayBeNamed && isStreetBeforeTown(this.source, start, end))) return;
    const address = { value: this.text(street), start, end };
    const value = { ...claim.value, address, start };
    this.add({ ...claim, value, start, confidence: claim.confidence + 0.02 }, at - 1);
  }

  private isTownLike(at: number): boolean {
    const reading = this.readings[at];
    if (reading?.is !== 'words' || !/^\p{Lu}[\p{L}\p{M} .'’-]{1,30}$/u.test(this.text(reading))) return false;
    const { start, end } = reading.part;
    return !hasBits(this.source.scan, start, end, may.part | may.trouble | may.severity);
  }

  /** The one part that is a town's name and nothing else that is missing. */
  private soleTown(): number {
    const towns = this.readings.flatMap((reading, at) =>
      this.isTownLike(at) && isTown(this.text(reading)) && at > 1 ? [at] : [],
    );
    return towns.length === 1 ? (towns[0] ?? -1) : -1;
  }

  /** Gives the numbers and names to what is missing, the surest first. */
  choose(): void {
    const missing = new Set<Choice>(choices.filter((choice) => !this.fields.has(choice)));
    if (this.fields.has('spn')) missing.delete('code');
    for (let round = 0; round < choices.length && missing.size > 0; round += 1) {
      let best: { at: number; choice: Choice; fit: number } | undefined;
      for (const [at, reading] of this.readings.entries()) {
        if ((reading.is !== 'token' && reading.is !== 'words') || this.used.has(at)) continue;
        for (const choice of missing) {
          if (reading.fits[choice] === 0) continue;
          const fit = reading.fits[choice] + this.besides(at, choice);
          if (fit >= leastFit && (!best || fit > best.fit + 0.001)) best = { at, choice, fit };
        }
      }
      if (!best) return;
      this.take(best.at, best.choice);
      missing.delete(best.choice);
    }
  }

  private take(at: number, choice: Choice): void {
    const reading = this.readings[at];
    if (!reading) return;
    const { start, end } = reading.part;
    this.chosen.set(at, choice);
    if (choice !== 'hours') {
      this.add({ field: choice, value: this.text(reading), start, end, confidence: 0.8 }, at);
      return;
    }
    const { claims } = readValue({ phrase: '', field: 'hours', trust: 0.8 }, this.source, start, end, true);
    for (const claim of claims) this.add(claim, at);
  }

  /** What a part's neighbours say for and against a choice. */
  private besides(at: number, choice: Choice): number {
    const [before, after] = [this.near(at, -1), this.near(at, 1)];
    const [was, is] = [this.fieldsOf(before), this.fieldsOf(after)];
    const isBeforeWords = this.isText(after);
    switch (choice) {
      case 'model': {
        if (was.has('brand')) return 0.4;
        if (is.has('brand')) return this.modelFollows(after) ? 0.05 : 0.3;
        if (this.fields.has('brand'))
          return is.size > 0 && this.fieldsOf(this.near(after, 1)).has('brand') ? 0.3 : 0;
        return (
          (at < 3 ? 0.15 : 0) +
          ((this.readings[after]?.fits.serial ?? 0) >= 0.7 || is.has('serial') ? 0.15 : 0)
        );
      }
      case 'serial': {
        const model = this.valueOf('model');
        const holds = model !== undefined && model.length > 2 && this.valueAt(at).includes(folded(model));
        return (
          (was.has('model') ? 0.25 : was.has('unit') ? 0.1 : 0) +
          (holds ? 0.3 : 0) -
          (this.isShownCode(at, after) ? 0.4 : 0) -
          // `10892244   Skyjack SJIII 4740`: before the machine stands the owner's number.
          (this.isBeforeMachine(at) && (this.readings[at]?.fits.serial ?? 0) < 1 ? 0.3 : 0)
        );
      }
      case 'unit':
        return (
          // `Volvo EC220E V61 CA691 …`: between the model and the fault.
          (was.has('serial') || (was.has('model') && is.has('code')) ? 0.2 : was.has('model') ? 0.1 : 0) +
          (before < 0 ? 0.15 : 0) -
          (this.isGradedCode(at, is) ? 0.2 : 0) -
          (this.isShownCode(at, after) ? 0.4 : 0) +
          (is.has('brand') && (is.has('model') || this.modelFollows(after)) ? 0.15 : 0) -
          (isBeforeWords && !this.fields.has('code') ? 0.2 : 0)
        );
      case 'hours':
        return (
          (was.has('serial') || was.has('unit') || was.has('model') ? 0.25 : 0) +
          (is.has('code') ? 0.15 : 0) -
          (isBeforeWords && this.isSureText(at, after) ? 0.25 : 0)
        );
      case 'code':
        return (
          (isBeforeWords && this.isSureText(at, after) ? 0.35 : 0) +
          (was.has('hours') ? 0.15 : 0) +
          (is.has('severity') || was.has('severity') ? 0.15 : 0) -
          ((was.has('brand') && !was.has('model')) || (before < 0 && !isBeforeWords) ? 0.3 : 0)
        );
    }
  }

  /** `E217 | high`: of a form that faults are shown with, right before how severe it is, where no text tells a fault. */
  private isGradedCode(at: number, next: ReadonlySet<string>): boolean {
    const reading = this.readings[at];
    return (
      reading !== undefined &&
      next.has('severity') &&
      !this.fields.has('code') &&
      faultsForm.test(this.text(reading)) &&
      !this.readings.some((_, other) => this.isText(other))
    );
  }

  /** `AL 0452 / Compressor pressure out of range`: with the letters of a fault's code, before words that are one's. */
  private isShownCode(at: number, after: number): boolean {
    const reading = this.readings[at];
    return (
      reading !== undefined &&
      !this.fields.has('code') &&
      faultsLetters.test(this.text(reading)) &&
      this.isText(after) &&
      this.isSureText(at, after)
    );
  }

  /** The next part to a side that says something. */
  private near(at: number, step: 1 | -1): number {
    let next = at + step;
    while (this.readings[next]?.is === 'nothing') next += step;
    return this.readings[next] ? next : -1;
  }

  private fieldsOf(at: number): ReadonlySet<string> {
    const choice = this.chosen.get(at);
    if (choice) return new Set([choice]);
    return new Set(this.readings[at]?.told.map(({ claim }) => claim.field));
  }

  private isBeforeMachine(at: number): boolean {
    return this.readings.some(
      ({ told }, index) => index > at && told.some(({ claim }) => claim.field === 'brand'),
    );
  }

  private modelFollows(brand: number): boolean {
    const next = this.near(brand, 1);
    const reading = this.readings[next];
    return (
      reading !== undefined && !this.used.has(next) && reading.fits.model >= 0.3 && reading.fits.serial < 0.7
    );
  }

  /** Words of a fault: of a part, of what is wrong with it, or several that no name has. */
  private isText(at: number): boolean {
    const reading = this.readings[at];
    if (reading?.is !== 'words' || this.used.has(at)) return false;
    const { start, end } = reading.part;
    // `Send tech to 333 Main St`
    if (streetInWords.test(this.text(reading)) || askingWords.test(this.text(reading))) return false;
    return (
      hasBits(this.source.scan, start, end, may.part | may.trouble) ||
      isNamedFault(this.text(reading)) ||
      (reading.fits.unit < 0.9 && /\p{L} \p{Ll}/u.test(this.text(reading)))
    );
  }

  /** A mere number is a code before words that can only be a fault's. */
  private isSureText(at: number, after: number): boolean {
    const [reading, words] = [this.readings[at], this.readings[after]];
    if (!reading || !words || !/^\d+$/.test(this.text(reading))) return true;
    // `…, 1290, n/a, Low oil pressure`: the code is what is missing; before `LOW_OIL` stands none either.
    if (after > at + 1 || faultsName.test(this.text(words))) return false;
    return hasBits(this.source.scan, words.part.start, words.part.end, may.part | may.trouble);
  }

  /** The words that stand beside the code, or, of several, those that speak of a part. */
  describe(): void {
    if (this.fields.has('description')) return;
    const named = this.takeNamedCode();
    const told = this.readings.findIndex(
      (_, at) => this.fieldsOf(at).has('code') || this.fieldsOf(at).has('spn'),
    );
    const code = told < 0 ? named : told;
    const texts = this.readings.flatMap((_, at) => (this.isText(at) ? [at] : []));
    const beside = [this.near(code, 1), this.near(code, -1)].find(
      (at) => code >= 0 && at >= 0 && texts.includes(at),
    );
    const at = beside ?? (texts.length === 1 ? texts[0] : undefined);
    const reading = at === undefined ? undefined : this.readings[at];
    if (at === undefined || !reading) return;
    const { start, end } = reading.part;
    const value = this.text(reading);
    if (code >= 0) this.add({ field: 'description', value, start, end, confidence: 0.8 }, at);
    // A fault that has only a text, or a name that a program gave it.
    else if (isFaultTitle(value) || isNamedFault(value))
      this.add({ field: 'fault', value, start, end, confidence: 0.75 }, at);
  }

  /** `E-STOP`, `LOW_OIL`, before the words that say what it is: a code without a figure, where the row has no other. */
  private takeNamedCode(): number {
    if (this.fields.has('code') || this.fields.has('spn') || this.fields.has('fault')) return -1;
    const at = this.readings.findIndex(
      (reading, index) =>
        (reading.is === 'words' || reading.is === 'token') &&
        !this.used.has(index) &&
        faultsName.test(this.text(reading)) &&
        this.isText(this.near(index, 1)),
    );
    const reading = this.readings[at];
    if (!reading) return -1;
    const { start, end } = reading.part;
    this.add({ field: 'code', value: this.text(reading), start, end, confidence: 0.75 }, at);
    return at;
  }

  /** Numbers, names and texts for which nothing was found that they are. */
  left(): number {
    return this.readings.filter(
      ({ is }, at) =>
        is !== 'told' && is !== 'nothing' && is !== 'label' && !this.used.has(at) && !this.isHeading(at),
    ).length;
  }

  /** `FLEETWATCH`, `GPS LOST`, `[telemetry]`: a word or two before all that tells of the machine. */
  private isHeading(at: number): boolean {
    const reading = this.readings[at];
    return (
      reading?.is === 'words' &&
      /^\p{L}+(?: \p{L}+)?$/u.test(this.text(reading)) &&
      this.readings
        .slice(0, at)
        .every(({ is, told }) => is === 'nothing' || told.every(({ claim }) => claim.field === 'time'))
    );
  }

  /** A fault and a machine, or a fault with its place and its time, and more. */
  tellsAlert(): boolean {
    const has = (...fields: string[]) => fields.some((field) => this.fields.has(field));
    if (!has('code', 'spn', 'fault')) return false;
    const told = [
      ['brand', 'model'],
      ['serial'],
      ['unit'],
      ['hours'],
      ['severity'],
      ['place', 'point', 'lat', 'no-place'],
      ['time'],
    ];
    const count = told.filter((fields) => has(...fields)).length;
    return has('brand', 'model', 'serial', 'unit')
      ? count >= 3
      : count >= 3 && this.left() === 0 && this.readings.length > 4;
  }

  /** A maker's machine with its serial number and its owner's name. */
  tellsIdentity(): boolean {
    const has = (field: string) => this.fields.has(field);
    return has('brand') && has('model') && has('serial') && has('unit') && !has('code') && !has('fault');
  }

  told(): Told[] {
    const all = [...this.readings.flatMap(({ told }) => told), ...this.more];
    // `EVT 00412 | … | FLT 169 ALTERNATOR`: the message's own number, beside a code.
    const codes = all.filter(({ claim }) => claim.field === 'code');
    const numbers = codes.filter(
      ({ claim, label }) => claim.field === 'code' && eventLabels.test(label) && /^\d+$/.test(claim.value),
    );
    return numbers.length < codes.length ? all.filter((each) => !numbers.includes(each)) : all;
  }

  private add(claim: ValueClaim, ...parts: number[]): void {
    this.more.push({ claim, label: '' });
    this.fields.add(claim.field);
    for (const part of parts) this.used.add(part);
  }

  private text({ part }: PartReading): string {
    return this.source.text.slice(part.start, part.end);
  }

  private valueAt(at: number): string {
    const reading = this.readings[at];
    return reading ? folded(this.text(reading)) : '';
  }

  private valueOf(field: string): string | undefined {
    const claim = this.told().find((each) => each.claim.field === field)?.claim;
    return typeof claim?.value === 'string' ? claim.value : undefined;
  }
}

/** `E217`, `CA559` */
const faultsForm = /^(?:[A-Z]\d{2,5}|(?:AL|CA|EC|ER|FC|MC)[ -]?\d{2,4})$/;
/** `AL 0452`, `CA559`: with the letters of an alarm or a maker's code. */
const faultsLetters = /^(?:AL|CA|EC|ER|FC|MC)[ -]?\d{2,4}$/;

/** `E-STOP`, `LOW_OIL_PRESS`: words in capitals that a mark joins. */
const faultsName = /^\p{Lu}{1,12}(?:[-_]\p{Lu}{2,14}){1,4}$/u;

/** `LOW_OIL_PRESS`, `OilPressureLow`: a fault's title as the name that a program gave it. */
function isNamedFault(value: string): boolean {
  const isName = /^\p{Lu}{2,12}(?:_\p{Lu}{2,14}){1,4}$|^(?:\p{Lu}\p{Ll}{1,14}){2,5}$/u.test(value);
  return isName && isFaultTitle(value.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
}

/** A house number and its street behind other words. */
const streetInWords =
  /\s\d{1,6} (?:\p{L}[\p{L}.'-]{0,20} ){1,3}(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|hwy|highway|blvd|way|pike|ct|court)\.?$/iu;

/** `Send tech to`: what is asked for. */
const askingWords = /^(?:please |pls )?(?:send|dispatch|call|bring) /i;

const eventLabels =
  /^(?:event|evt|ev|alert|alrt|alarm|alm|message|msg|notification|ticket|case)(?: (?:no|nr|number|id|#))?$/;

function folded(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

/** The least that a form and its neighbours must say for a choice. */
const leastFit = 0.6;
