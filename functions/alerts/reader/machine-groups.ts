import { type Claim, ofField, placeFields, tellsFault } from './claims.ts';
import { groupBy } from './group-by.ts';
import type { Line } from './lines.ts';
import { scan } from './scan.ts';
import { may } from './vocabulary.ts';
import { engineMakers } from './words/engine-makers.ts';

/** The claims of a message, those about one machine together. One group for a message about one machine, or about none. */
export function machineGroups(claims: readonly Claim[], lines: readonly Line[]): Claim[][] {
  const { own, rest } = machinesBesideRows(claims, lines);
  const inRecords = [...claims.filter((claim) => claim.group > 0), ...own];
  const records = mergedRecords(own.length > 0 ? inRecords.sort((a, b) => a.start - b.start) : inRecords);
  const inText = withoutEngines(rest);
  if (records.length === 0) return splitText(inText, lines);
  if (records.length === 1) return [[...inText, ...(records[0] ?? [])]];
  const first = Math.min(...records.flat().map((claim) => claim.start));
  // What is told below them holds where none of them says it: `Make: Hitachi (all rows)`, `Site: 12 Nursery Ln`.
  const isLacking = (fields: ReadonlySet<string>) =>
    !records.some((record) => record.some((claim) => fields.has(claim.field)));
  const lacking = [brandField, placeFields].filter(isLacking);
  const shared = inText.filter(
    (claim) =>
      claim.field === 'zone' ||
      (claim.start < first && sharedFields.has(claim.field)) ||
      (claim.label !== '' && claim.confidence >= 0.7 && lacking.some((fields) => fields.has(claim.field))),
  );
  const over = inText.filter((claim) => sectionFields.has(claim.field) && claim.confidence >= 0.5);
  const isSection = (kind: ReadonlySet<string>) =>
    over.some((claim) => claim.start < first && kind.has(claim.field)) &&
    over.some((claim) => claim.start > first && kind.has(claim.field));
  const sections = sectionKinds.filter(isSection);
  if (sections.length === 0) return records.map((record) => inherit(record, shared));
  return records.map((record) => {
    const start = Math.min(...record.map((claim) => claim.start));
    return inherit(record, underHeadings(shared, over, start, sections));
  });
}

/**
 * Of a list whose other lines were read as rows, each a machine's, one that was not: with a model of its own and its fault it is a
 * machine's as well. Its claims are a record's then.
 */
function machinesBesideRows(
  claims: readonly Claim[],
  lines: readonly Line[],
): { readonly own: readonly Claim[]; readonly rest: readonly Claim[] } {
  const inText = claims.filter((claim) => claim.group === 0);
  const inRows = claims.filter((claim) => claim.group > 0);
  const models = new Set(inRows.flatMap((claim) => (claim.field === 'model' ? [fold(claim.value)] : [])));
  if (models.size === 0) return { own: [], rest: inText };
  const paragraphs = new Set(inRows.map((claim) => paragraphOf(lines, claim.start)));
  const byLine = new Map<Line, Claim[]>();
  for (const claim of inText) {
    const line = lineOver(lines, claim.start);
    if (!line || claim.start >= line.end) continue;
    const told = byLine.get(line);
    if (told) told.push(claim);
    else byLine.set(line, [claim]);
  }
  const own: Claim[] = [];
  const taken = new Set<Claim>();
  let group = inRows.reduce((last, claim) => Math.max(last, claim.group), 0);
  for (const line of lines) {
    const told = byLine.get(line);
    if (!told || line.role !== 'body' || !paragraphs.has(line.paragraph)) continue;
    const sure = told.filter((claim) => claim.confidence >= 0.5);
    const [model] = ofField(sure, 'model');
    if (
      !model ||
      models.has(fold(model.value)) ||
      !tellsFault(sure) ||
      !sure.some((claim) => claim.field === 'brand')
    )
      continue;
    group += 1;
    for (const claim of told) {
      own.push({ ...claim, group });
      taken.add(claim);
    }
  }
  return { own, rest: inText.filter((claim) => !taken.has(claim)) };
}

/** What is shared, with the place and the severity that the last heading over a machine states in place of those further above. */
function underHeadings(
  shared: readonly Claim[],
  over: readonly Claim[],
  start: number,
  sections: readonly ReadonlySet<string>[],
): readonly Claim[] {
  const own = sections.flatMap((kind) => {
    const before = over.filter((claim) => kind.has(claim.field) && claim.start < start);
    const last = before.at(-1);
    return last
      ? before.filter(
          (claim, index) =>
            last.start - claim.start < sameHeading &&
            !before
              .slice(index + 1)
              .some((later) => later.field === claim.field && later.start - claim.end > sameLine),
        )
      : [];
  });
  return [...shared.filter((claim) => !sections.some((kind) => kind.has(claim.field))), ...own];
}

/** How far apart the parts of what one heading says may stand: an address and its point. */
const sameHeading = 120;
/** How far apart two places may stand on the lines of one heading. */
const sameLine = 40;

/** `A Volvo Penta TAD872VE … The machine is a Sany SR235`: beside a machine with its model an engine is none. */
function withoutEngines(claims: readonly Claim[]): readonly Claim[] {
  const engines = claims.filter(
    ({ field, value, label }) => field === 'brand' && label === '' && engineMakers.has(String(value)),
  );
  if (engines.length === 0) return claims;
  const isBeside = (model: Claim, maker: Claim) =>
    model.field === 'model' && model.start >= maker.end && model.start - maker.end < 4;
  const isMachine = claims.some(
    (maker) =>
      maker.field === 'brand' &&
      !engineMakers.has(maker.value) &&
      (maker.label !== '' || claims.some((model) => isBeside(model, maker))),
  );
  return isMachine
    ? claims.filter((claim) => !engines.includes(claim) && !engines.some((maker) => isBeside(claim, maker)))
    : claims;
}

/** What stands before the machines of a digest holds for each that doesn't say otherwise. */
const sharedFields = new Set([
  'brand',
  'point',
  'place',
  'address',
  'city',
  'state',
  'time',
  'clock',
  'zone',
  'severity',
]);
/** What headings over several machines say: `Jobsite: Harborview Tower …`, `Critical (2)`. */
const sectionFields = new Set<Claim['field']>(['point', 'place', 'address', 'city', 'state', 'severity']);

const brandField = new Set<string>(['brand']);

const sectionKinds: readonly ReadonlySet<string>[] = [placeFields, new Set(['severity'])];

function inherit(own: readonly Claim[], shared: readonly Claim[]): Claim[] {
  const has = (claim: Claim) =>
    own.some(
      (known) =>
        known.field === claim.field || (placeFields.has(known.field) && placeFields.has(claim.field)),
    );
  return [...own, ...shared.filter((claim) => !has(claim))];
}

interface MachineRecord {
  serial: string | undefined;
  unit: string | undefined;
  readonly claims: Claim[];
}

/** Records of one machine are one: the same serial number, or the same unit number and no other serial number. */
function mergedRecords(claims: readonly Claim[]): Claim[][] {
  const merged: MachineRecord[] = [];
  const bySerial = new Map<string, MachineRecord>();
  const byUnit = new Map<string, MachineRecord>();
  const ofRecords = claims.filter(({ group }) => group > 0);
  const records = groupBy(ofRecords, ({ group }) => group);
  for (const own of records.values()) {
    const serial = identity(own, 'serial');
    const unit = identity(own, 'unit');
    const named = unit === undefined ? undefined : byUnit.get(unit);
    const sameUnit = named && (serial === undefined || named.serial === undefined) ? named : undefined;
    const known = (serial === undefined ? undefined : bySerial.get(serial)) ?? sameUnit;
    const record = known ?? { serial, unit, claims: [] };
    for (const claim of own) record.claims.push(claim);
    record.serial ??= serial;
    record.unit ??= unit;
    if (!known) merged.push(record);
    if (record.serial !== undefined) bySerial.set(record.serial, record);
    if (record.unit !== undefined && !byUnit.has(record.unit)) byUnit.set(record.unit, record);
  }
  return merged.map((record) => record.claims);
}

function identity(claims: readonly Claim[], field: 'serial' | 'unit'): string | undefined {
  const claim = claims.find((each) => each.field === field);
  return typeof claim?.value === 'string' ? fold(claim.value) : undefined;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Machines that running text is cut into; what is beyond is not read. */
const mostMachines = 200;
const identityFields = new Set(['serial', 'unit', 'brand', 'model', 'type']);

/**
 * Cuts running text into its machines: the next one begins where a label of identity comes again with another value, and
 * takes along what of its identity stands just before that.
 */
function splitText(claims: readonly Claim[], lines: readonly Line[]): Claim[][] {
  const sorted = [...claims].sort((a, b) => a.start - b.start);
  const sure = sorted.filter((claim) => claim.confidence >= 0.5);
  const groups: Claim[][] = [];
  let from = 0;
  let seen = new Map<string, string>();
  let runStart: number | undefined;
  let hasFault = false;
  let facts = 0;
  let lastIdentityEnd = 0;
  // Whether nothing of the present run of identity was told before of this machine.
  let isNew = true;
  // Where the identity ends that is told before the present run of it.
  let toldBefore = 0;
  const cuts: number[] = [];
  const told = new IdentityTold(sure);
  for (const [index, claim] of sure.entries()) {
    if (cuts.length >= mostMachines) break;
    if (!identityFields.has(claim.field)) {
      if (claim.field === 'code' || claim.field === 'fault' || claim.field === 'spn') hasFault = true;
      // Hours and a time, or a place, end what is told of a machine as well, whatever notation its fault was in.
      if (
        claim.field === 'hours' ||
        claim.field === 'time' ||
        claim.field === 'place' ||
        claim.field === 'point'
      )
        facts += 1;
      if (facts > 1 && seen.size > 1) hasFault = true;
      runStart = undefined;
      continue;
    }
    if (runStart === undefined) {
      runStart = claim.start;
      isNew = true;
      toldBefore = lastIdentityEnd;
    }
    if (claim.field === 'brand' || claim.field === 'type') continue;
    const key = keyOf(claim);
    const value = identityOf(claim);
    const before = seen.get(key);
    // A second model in running text is another machine only once the first one's fault has been told.
    const another =
      before !== undefined &&
      before !== value &&
      (hasFault ||
        isWholeOnOwnLine(lines, sure, index, seen) ||
        (claim.field !== 'model' && claim.label !== ''));
    if (another) {
      // `Machine: Kobelco SK210`, with which a card ends that begins with its number, over a rule and the number of the next.
      const isTail = isNew && firstKey(seen) === key && isRuledOff(lines, lastIdentityEnd, claim.start);
      const cut = isTail
        ? // `Equipment: Volvo A40G`: the line's model is told again, behind its maker.
          lineStart(lines, sure, Math.max(runStart, lineAt(lines, claim.start)), lastIdentityEnd)
        : beginOfMachine(lines, sure, runStart, claim.start, toldBefore);
      if (cut > from) cuts.push(cut);
      from = cut;
      seen = told.between(cut, claim.start);
      hasFault = false;
      facts = 0;
    }
    if (seen.has(key)) isNew = false;
    seen.set(key, value);
    lastIdentityEnd = claim.end;
  }
  if (cuts.length === 0) return [sorted];
  withWhatLeads(sure, cuts);
  const begins = sure.find((claim) => identityFields.has(claim.field) && claim.field !== 'brand')?.start ?? 0;
  const sections = sectionsOver(sure, begins, cuts);
  for (const [index, cut] of cuts.entries()) {
    const heading = sections.length > 0 ? headingBefore(sure, lines, cut, sections) : cut;
    if (heading > (cuts[index - 1] ?? 0)) cuts[index] = heading;
  }
  const stamps = stampsOver(sure, lines, [begins, ...cuts]);
  for (const [index, stamp] of (stamps ?? []).slice(1).entries()) cuts[index] = stamp;
  // Identity that the first machine doesn't have stands before it in a preamble, which is no machine's own.
  const edges = [0, ...cuts, Number.POSITIVE_INFINITY];
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const [start, end] = [edges[index] ?? 0, edges[index + 1] ?? Number.POSITIVE_INFINITY];
    groups.push(sorted.filter((claim) => claim.start >= start && claim.start < end));
  }
  // What is said before the first machine holds for the others too: `Both machines are at 12 Nursery Ln`.
  const named = sure.find((claim) => identityFields.has(claim.field))?.start ?? 0;
  // A portal's name in the heading (`JCB LiveLink, 09/10/2026`) is not yet the first machine.
  const shared = sorted.filter(
    (claim) =>
      claim.field === 'zone' ||
      (claim.start < (claim.field === 'brand' && !isApartFromModel(claim, sorted, lines) ? named : begins) &&
        sharedFields.has(claim.field) &&
        (claim.confidence >= 0.5 || claim.field === 'time')),
  );
  const common = placesOfAll(groups, lines, edges, begins);
  const headings = sections.length > 0 ? headingsOver(sure, edges) : [];
  const machines = groups.map((group, index) => {
    if (index === 0) return inherit(withoutHeading(group, begins), common);
    const over = sections.length > 0 ? underHeadings(shared, headings, edges[index] ?? 0, sections) : shared;
    return inherit(group, [...over, ...common]);
  });
  return ofOneMachine(machines);
}

/**
 * `DT204 Komatsu 930E-5 A32107 …` below `DT118 Caterpillar 793F SSP01288 …`: who a machine is from its name to its number, told anew at
 * the beginning of a line and all of it otherwise, is another one whether or not what the first has was understood.
 */
function isWholeOnOwnLine(
  lines: readonly Line[],
  sure: readonly Claim[],
  at: number,
  seen: ReadonlyMap<string, string>,
): boolean {
  const first = sure[at];
  const line = first && lineOver(lines, first.start);
  if (!first || !line || line.role !== 'body') return false;
  if (
    sure.slice(Math.max(0, at - 4), at).some((claim) => claim.start >= line.start && claim.field !== 'brand')
  )
    return false;
  const known = new Set(seen.values());
  const fields = new Set<string>();
  for (const claim of sure.slice(at, at + mostOfIdentity)) {
    if (claim.start >= line.end || !(isOfIdentity(claim) || claim.field === 'hours')) break;
    if (claim.field === 'model' || claim.field === 'serial' || claim.field === 'unit') {
      if (known.has(identityOf(claim))) return false;
      fields.add(claim.field);
    }
  }
  return fields.has('model') && fields.size > 1;
}

/** What tells who a machine is: its name, what it is, its number, some of it twice. */
const mostOfIdentity = 8;

/** A line of marks alone stands right above what is told at an offset, below another. */
function isRuledOff(lines: readonly Line[], from: number, to: number): boolean {
  const rule = lines[firstAfter(lines, (line) => line.start <= to) - 2];
  return rule !== undefined && rule.start >= from && rule.from === rule.to;
}

function firstKey(seen: ReadonlyMap<string, string>): string | undefined {
  return seen.keys().next().value;
}

/**
 * Where the next machine begins whose identity is told from `run` on: with the paragraph, where nothing in it tells of the one
 * before; where that one's card ends with a part of its identity (`Name: LD-202`), with the paragraph after it, up to where a
 * label comes again (`again`); else with the line.
 */
function beginOfMachine(
  lines: readonly Line[],
  sure: readonly Claim[],
  run: number,
  again: number,
  told: number,
): number {
  const paragraph = paragraphStart(lines, run);
  if (paragraph > told) return paragraph;
  const own = paragraphOf(lines, run);
  const next = lines[firstAfter(lines, (line) => line.paragraph <= own)]?.start ?? again + 1;
  return next <= again ? next : lineStart(lines, sure, run, told);
}

/**
 * `[HIGH] EX-1 …` over `[LOW] DZ-2 …`, `Code: E3101` before `Unit: SK-550`: what stands before the name of the first machine and
 * in the same order before that of each other one, and behind none, is told of the machine that it leads to. Moves the cuts there.
 */
function withWhatLeads(sure: readonly Claim[], cuts: number[]): void {
  const named = sure.findIndex(isOfIdentity);
  const first = sure.slice(0, named);
  const edges = [...cuts, Number.POSITIVE_INFINITY];
  const tails = cuts.map((cut, index) => {
    const own = sure.filter(({ start }) => start >= (cuts[index - 1] ?? 0) && start < cut);
    return own.slice(own.findLastIndex(isOfIdentity) + 1);
  });
  let count = 0;
  const isAlike = (length: number) => {
    const key = leadKey(first.at(-length));
    const isNew = !first.slice(-length + 1 || first.length).some((claim) => leadKey(claim) === key);
    return key !== undefined && isNew && tails.every((tail) => leadKey(tail.at(-length)) === key);
  };
  while (count < mostLeading && isAlike(count + 1)) count += 1;
  if (count === 0) return;
  const leading = new Set(first.slice(-count).map(leadKey));
  // What is told behind the last name as well is told behind each.
  const last = sure.filter(({ start }) => start >= (cuts.at(-1) ?? 0) && start < (edges.at(-1) ?? 0));
  if (last.slice(last.findIndex(isOfIdentity)).some((claim) => leading.has(leadKey(claim)))) return;
  for (const [index, tail] of tails.entries()) {
    const [begin] = tail.slice(-count);
    const isBetween = tail.slice(0, -count).some((claim) => leading.has(leadKey(claim)));
    if (begin && !isBetween) cuts[index] = Math.min(cuts[index] ?? begin.start, begin.start);
  }
}

/** Facts that stand before a machine's name, at the most. */
const mostLeading = 6;

function isOfIdentity({ field }: Claim): boolean {
  return identityFields.has(field);
}

/** What a fact is, and the label that tells it, which codes may have or not; a day alone is the heading of several times. */
function leadKey(claim: Claim | undefined): string | undefined {
  if (!claim) return undefined;
  const isDay = claim.field === 'time' && !claim.value.includes('T');
  return `${isDay ? 'day' : claim.field} ${claim.field === 'code' ? '' : claim.label}`;
}

/** The kinds of what stands over the first machine and is told of none below it: headings over several say it. */
function sectionsOver(
  sure: readonly Claim[],
  begins: number,
  cuts: readonly number[],
): readonly ReadonlySet<string>[] {
  const last = cuts.at(-1) ?? 0;
  const named = sure.find((claim) => claim.start >= last && identityFields.has(claim.field))?.start ?? last;
  return sectionKinds.filter(
    (kind) =>
      sure.some((claim) => claim.start < begins && kind.has(claim.field)) &&
      !sure.some((claim) => claim.start > named && kind.has(claim.field)),
  );
}

/** What is told of places and severities before the first name of each machine. */
function headingsOver(sure: readonly Claim[], edges: readonly number[]): readonly Claim[] {
  return edges.slice(0, -1).flatMap((from, index) => {
    const own = sure.filter((claim) => claim.start >= from && claim.start < (edges[index + 1] ?? 0));
    const named = own.find(
      (claim) => identityFields.has(claim.field) && (index > 0 || claim.field !== 'brand'),
    );
    return named ? own.filter((claim) => claim.start < named.start && sectionFields.has(claim.field)) : [];
  });
}

/** `Sat 11/14/26 1:02 PM  Ray:`, on a line right above each of the machines: where those lines begin. */
function stampsOver(
  sure: readonly Claim[],
  lines: readonly Line[],
  machines: readonly number[],
): readonly number[] | undefined {
  const stamps: number[] = [];
  for (const machine of machines) {
    const own = firstAfter(lines, (line) => line.start <= machine) - 1;
    const above = lines[own - 1];
    if (!above || above.paragraph !== lines[own]?.paragraph) return undefined;
    const told = sure.filter((claim) => claim.start >= above.start && claim.start < above.end);
    if (
      told.length === 0 ||
      !told.every(({ field }) => field === 'time' || field === 'clock' || field === 'zone')
    )
      return undefined;
    stamps.push(above.start);
  }
  return stamps;
}

/** Where the heading begins that stands right before a machine, on lines that say nothing else; else where the machine does. */
function headingBefore(
  sure: readonly Claim[],
  lines: readonly Line[],
  cut: number,
  sections: readonly ReadonlySet<string>[],
): number {
  let heading = cut;
  const last = firstAfter(lines, (line) => line.start < cut) - 1;
  for (let index = last; index >= 0 && last - index < 4; index -= 1) {
    const { start, end } = lines[index] ?? { start: 0, end: 0 };
    const told = sure.filter((claim) => claim.start >= start && claim.start < end);
    if (!told.every((claim) => sections.some((kind) => kind.has(claim.field)))) break;
    if (told.length > 0) heading = start;
  }
  return heading;
}

function lineAt(lines: readonly Line[], at: number): number {
  return lines[firstAfter(lines, (line) => line.start <= at) - 1]?.start ?? at;
}

/** The beginning of the line on which a machine is named, where nothing sure stands before it but a time: its model may. */
function lineStart(lines: readonly Line[], sure: readonly Claim[], at: number, told: number): number {
  const start = lineAt(lines, at);
  const isBefore = ({ field, start: from }: Claim) =>
    from >= start && from < at && field !== 'time' && field !== 'clock';
  return start > told && !sure.some(isBefore) ? start : at;
}

/**
 * `Komatsu plant, both at 41 Gravel Pit Rd:`, above `WA475-10 …` and `WA270-8 …`: a maker that no model stands right behind, or
 * none but one without a label in the next paragraph.
 */
function isApartFromModel(brand: Claim, claims: readonly Claim[], lines: readonly Line[]): boolean {
  return !claims.some(
    ({ field, start, label }) =>
      field === 'model' &&
      start >= brand.end &&
      start - brand.end < nearModel &&
      ((label !== '' && label !== 'heading') ||
        paragraphOf(lines, start) === paragraphOf(lines, brand.start)),
  );
}

const nearModel = 24;

/** What labels of identity say in a stretch of sorted claims, without going over a stretch again that only became longer. */
class IdentityTold {
  private readonly claims: readonly Claim[];
  private from = -1;
  private next = 0;
  private told = new Map<string, string>();

  constructor(claims: readonly Claim[]) {
    this.claims = claims;
  }

  between(from: number, to: number): Map<string, string> {
    const { claims } = this;
    if (from !== this.from) {
      this.from = from;
      this.next = claims.findIndex((claim) => claim.start >= from);
      this.told = new Map();
    }
    for (; this.next < claims.length; this.next += 1) {
      const claim = claims[this.next];
      if (!claim || claim.start >= to) break;
      if (identityFields.has(claim.field)) this.told.set(keyOf(claim), identityOf(claim));
    }
    return new Map(this.told);
  }
}

/** `Site: 12 Nursery Ln`, in a paragraph of its own below machines of which none but so the last has a place: that of all. */
function placesOfAll(
  groups: readonly Claim[][],
  lines: readonly Line[],
  edges: readonly number[],
  begins: number,
): Claim[] {
  const last = groups.at(-1) ?? [];
  const isPlace = (claim: Claim) => placeFields.has(claim.field) || claim.field === 'no-place';
  if (!last.some(isPlace) || groups.slice(0, -1).some((group) => group.some(isPlace))) return [];
  const own = new Set(
    last.filter((claim) => !isPlace(claim)).map((claim) => paragraphOf(lines, claim.start)),
  );
  // A block of several paragraphs may have its place in the last of them, as the blocks of the others seem to.
  const begun = edges.slice(0, -1).map((edge, index) => paragraphOf(lines, index === 0 ? begins : edge));
  const longest = Math.max(...begun.slice(1).map((paragraph, index) => paragraph - (begun[index] ?? 0)));
  const first = (begun.at(-1) ?? 0) + longest;
  return last.filter(
    (claim) =>
      placeFields.has(claim.field) &&
      claim.confidence >= 0.5 &&
      !own.has(paragraphOf(lines, claim.start)) &&
      paragraphOf(lines, claim.start) >= first,
  );
}

/** When the digest was made counts for no machine that tells a time of its own. */
function withoutHeading(group: Claim[], told: number): Claim[] {
  const hasOwn = group.some(
    (claim) => claim.field === 'time' && claim.start >= told && claim.confidence >= 0.5,
  );
  return hasOwn ? group.filter((claim) => claim.field !== 'time' || claim.start >= told) : group;
}

/**
 * A digest may come back to a machine: the same serial number again is told of the same one, and the same owner's name where
 * nothing else says who it is (`Locations:`, over `EX-4: 14 Elm St …`).
 */
function ofOneMachine(groups: readonly Claim[][]): Claim[][] {
  const merged: Claim[][] = [];
  const bySerial = new Map<string, Claim[]>();
  const byUnit = new Map<string, Claim[]>();
  for (const group of groups) {
    const sure = group.filter((claim) => claim.confidence >= 0.5);
    const serial = identity(sure, 'serial');
    const unit = identity(sure, 'unit');
    const isNameOnly = serial === undefined && !sure.some((claim) => claim.field === 'model');
    const named = isNameOnly && unit !== undefined ? byUnit.get(unit) : undefined;
    const known = named ?? (serial === undefined ? undefined : bySerial.get(serial));
    if (known) {
      known.push(...group);
      continue;
    }
    const own = [...group];
    merged.push(own);
    if (serial !== undefined) bySerial.set(serial, own);
    if (unit !== undefined) byUnit.set(unit, own);
  }
  return merged;
}

/** What of its identity a claim tells: a name behind the word for its kind (`Loader L-7`) is one without a label. */
function keyOf({ field, label }: Claim): string {
  const isKind = field === 'unit' && label !== '' && isKindOf(label);
  return isKind ? field : `${field} ${label}`.trimEnd();
}

function isKindOf(label: string): boolean {
  const known = kinds.get(label);
  if (known !== undefined) return known;
  const { bits, count } = scan(label);
  const isKind =
    count === 1 && ((bits[0] ?? 0) & (may.kind | may.machineType)) !== 0 && !anyMachine.has(label);
  if (kinds.size < mostKinds) kinds.set(label, isKind);
  return isKind;
}

/** What was found of labels; there are not many more of them. */
const kinds = new Map<string, boolean>();
const mostKinds = 2000;
const anyMachine = new Set(['machine', 'unit', 'asset', 'equipment', 'vehicle']);

function identityOf(claim: Claim): string {
  return typeof claim.value === 'string' ? fold(claim.value) : '';
}

/** The number of the paragraph in which something stands. */
function paragraphOf(lines: readonly Line[], at: number): number {
  return lineOver(lines, at)?.paragraph ?? 0;
}

/** The last line that begins before an offset or there. */
function lineOver(lines: readonly Line[], at: number): Line | undefined {
  return lines[firstAfter(lines, (line) => line.start <= at) - 1];
}

function paragraphStart(lines: readonly Line[], at: number): number {
  const paragraph = paragraphOf(lines, at);
  return paragraph === 0 ? at : (lines[firstAfter(lines, (line) => line.paragraph < paragraph)]?.start ?? at);
}

/** Index of the first line after those, at the beginning of the text, of which something is true. */
function firstAfter(lines: readonly Line[], isBefore: (line: Line) => boolean): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && isBefore(line)) low = middle + 1;
    else high = middle;
  }
  return low;
}
