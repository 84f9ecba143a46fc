import type { ValueClaim } from './claims.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, hasIn, type Source } from './marks.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import { hoursAt } from './values/hours.ts';
import { findMachine, isDesignation, modelAt } from './values/machines.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/**
 * Reads a line that says who a machine is without labels, in parts set apart by bars, dots or strokes:
 * `SL-26 | Skyjack SJ3226 | 27004418`, `DL280-7 | DHKHLAD4PN0005119 | Crusher Feed`, `SSL-204 Gehl R190 · GEH0R190C00411287`.
 * A brand or a PIN tells that it is one; what its other parts are follows from their shape and from what they stand beside.
 */
export function readStrip(source: Source, line: Line): ValueClaim[] {
  const { text } = source;
  if (!has(line, sign.digit) || line.end - line.start > 400) return [];
  const parts = partsOf(text, line);
  if (parts.length < 2 || parts.length > 14) return [];
  const kinds = parts.map((part) => kindOf(source, line, part));
  const pin = kinds.findIndex((kind) => kind.is === 'pin');
  const machine = kinds.findIndex((kind) => kind.is === 'machine');
  if (pin < 0 && machine < 0)
    return [...beforeSerial(source, parts, kinds), ...ofFigures(source, parts, kinds)];
  const claims: ValueClaim[] = [];
  const found = kinds[machine];
  if (pin >= 0) claims.push(claimOf(text, 'serial', parts[pin], 0.65));
  if (found?.is === 'machine' && found.before) claims.push(claimOf(text, 'unit', found.before, 0.6));
  const hasModel = found?.is === 'machine' && found.hasModel;
  const anchor = machine >= 0 ? machine : pin;
  const near = (at: number) => [pin, machine].some((each) => each >= 0 && Math.abs(each - at) === 1);
  let model = hasModel ? machine : -1;
  if (model < 0) {
    // `Volvo | EC220E`: what stands after its maker's name is a model before what stands before it is.
    const after = kinds[machine + 1]?.is === 'token' ? parts[machine + 1] : undefined;
    const isAfter =
      machine >= 0 &&
      after &&
      /\p{L}|^\d{2,4}$/u.test(text.slice(...after)) &&
      !isLikelySerial(text.slice(...after)) &&
      isModel(source, after);
    // `745 | HT-11 | Caterpillar | 3T601290`: a maker's designation, before what only has a model's letters.
    const designation = kinds.findIndex(
      (kind, at) =>
        kind.is === 'token' &&
        at < anchor &&
        anchor - at <= 2 &&
        isModel(source, parts[at]) &&
        isDesignation(text.slice(...(parts[at] ?? [0, 0]))),
    );
    model = isAfter
      ? machine + 1
      : designation >= 0
        ? designation
        : kinds.findIndex((kind, at) => kind.is === 'token' && near(at) && isModel(source, parts[at]));
    if (model >= 0) claims.push(claimOf(text, 'model', parts[model], 0.55));
  }
  let serial = pin;
  if (serial < 0) {
    serial = kinds.findIndex(
      (kind, at) =>
        kind.is === 'token' &&
        at !== model &&
        at === Math.max(model, machine) + 1 &&
        isSerial(text, parts[at]),
    );
    if (serial >= 0) claims.push(claimOf(text, 'serial', parts[serial], 0.6));
  }
  if (parts.length > 3) {
    claims.push(...codeOf(source, parts, kinds, [model, machine, serial]));
    claims.push(...hoursOf(source, line, parts, [model, machine, serial]));
  }
  if (found?.is === 'machine' && found.before) return claims;
  // `Link-Belt 250 X4      "Ditch Hog"`
  const quoted = machine < 0 ? -1 : parts.findIndex((part) => isQuotedName(text, part));
  if (quoted >= 0 && quoted !== machine) return [...claims, claimOf(text, 'unit', parts[quoted], 0.6)];
  const unit = kinds.findIndex(
    (kind, at) =>
      (kind.is === 'token' || kind.is === 'name') &&
      at !== model &&
      at !== serial &&
      (at < anchor || (model >= 0 && serial >= 0 && at === Math.max(model, serial, machine) + 1)) &&
      (kind.is === 'name' ||
        at === 0 ||
        ((serial >= 0 || at < anchor) &&
          /^\p{Lu}{1,4}-\d{1,4}$/u.test(text.slice(...(parts[at] ?? [0, 0]))))),
  );
  if (unit >= 0) claims.push(claimOf(text, 'unit', parts[unit], 0.6));
  return claims;
}

/** `D6 XE / DZR-09 / SN DWJ00592`: before a serial number that its label names, the model and the owner's name. */
function beforeSerial(source: Source, parts: readonly Part[], kinds: readonly Kind[]): ValueClaim[] {
  const [first, second, third] = parts;
  const at = [second, third].findIndex(
    (part) =>
      part && labelAt(source.scan, firstWordFrom(source.scan, part[0]), part[1])?.label.field === 'serial',
  );
  if (at < 0 || kinds[0]?.is === 'else' || !isModel(source, first)) return [];
  const claims = [claimOf(source.text, 'model', first, 0.45)];
  if (at === 1 && kinds[1]?.is !== 'else') claims.push(claimOf(source.text, 'unit', second, 0.55));
  return claims;
}

/** `ZX490LC-6 | 70244 | "Crusher Feeder" | 4,409 h`: a model, a number, and hours or a name in quotation marks. */
function ofFigures(source: Source, parts: readonly Part[], kinds: readonly Kind[]): ValueClaim[] {
  const { text, marks } = source;
  const [model, serial] = parts;
  // `D61PXi-24  #41377`, over the labels of all else.
  const number = serial && /^#(?=\d{4})[A-Z\d]{4,12}$/.test(text.slice(...serial)) ? serial : undefined;
  if (parts.length === 2 && number && kinds[0]?.is === 'token' && isModel(source, model))
    return [claimOf(text, 'model', model, 0.45), claimOf(text, 'serial', [number[0] + 1, number[1]], 0.5)];
  // `SVL97-3     "Orange Crush"`
  if (parts.length === 2 && kinds[0]?.is === 'token' && isModel(source, model) && isQuotedName(text, serial))
    return [claimOf(text, 'model', model, 0.46), claimOf(text, 'unit', serial, 0.6)];
  if (parts.length < 3 || kinds[0]?.is !== 'token' || kinds[1]?.is !== 'token' || !isModel(source, model))
    return [];
  if (!isSerial(text, serial) || !/\p{L}/u.test(text.slice(...(model ?? [0, 0])))) return [];
  const hours = parts.findIndex((part) => firstIn(marks.hours, part[0], part[0] + 1) !== undefined);
  const name = parts.findIndex(
    ([start, end], at) =>
      at > 1 && at !== hours && /["“„]/.test(text[start - 1] ?? '') && /["”“]/.test(text[end] ?? ''),
  );
  if (hours < 0 && name < 0) return [];
  return [
    claimOf(text, 'model', model, 0.46),
    claimOf(text, 'serial', serial, 0.55),
    ...(name < 0 ? [] : [claimOf(text, 'unit', parts[name], 0.6)]),
  ];
}

function isQuotedName(text: string, part: Part | undefined): boolean {
  return (
    part !== undefined &&
    /["“„«]/.test(text[part[0] - 1] ?? '') &&
    /["”“»]/.test(text[part[1]] ?? '') &&
    /^\p{L}[\p{L}\d #'’-]{1,24}$/u.test(text.slice(...part))
  );
}

/** `E205 Basket overload` among the parts of a list that names a machine. */
function codeOf(
  { text, scan, marks }: Source,
  parts: readonly Part[],
  kinds: readonly Kind[],
  known: readonly number[],
): ValueClaim[] {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || firstIn(marks.codes, first[0], last[1])) return [];
  for (const [index, [start, end]] of parts.entries()) {
    if (kinds[index]?.is !== 'else' || end - start < 8 || firstIn(marks.dates, start, end)) continue;
    const match =
      /^((?:0x[\dA-Fa-f]{2,8}|\p{Lu}{1,3}-?\d{2,5}|\d{3,6}-\d{1,2})(?:[.-][\p{Lu}\d]{1,4})?)(\s(?:[-–:]\s)?)(\p{Lu}?\p{L}{2,20}(?:\s[\p{L}\d/-]{1,20}){1,9})$/u.exec(
        text.slice(start, end),
      );
    if (!match?.[1] || !match[2] || !match[3]) continue;
    const from = start + match[1].length + match[2].length;
    return [
      { field: 'code', value: match[1], start, end: start + match[1].length, confidence: 0.6 },
      { field: 'description', value: match[3], start: from, end, confidence: 0.6 },
    ];
  }
  // `…;E-217;Boom raise pilot sensor;…`: the code and its words in parts of their own.
  for (const [index, code] of parts.entries()) {
    const words = parts[index + 1];
    if (
      !words ||
      known.includes(index) ||
      index <= Math.min(...known) ||
      !codeAlone.test(text.slice(...code))
    )
      continue;
    if (!/^\p{L}{2,20}(?:\s[\p{L}\d/()-]{1,20}){1,9}$/u.test(text.slice(...words))) continue;
    if (!hasBits(scan, words[0], words[1], may.part | may.trouble)) continue;
    return [
      claimOf(text, 'code', code, 0.6),
      { field: 'description', value: text.slice(...words), start: words[0], end: words[1], confidence: 0.6 },
    ];
  }
  return [];
}

const codeAlone = /^(?:0x[\dA-Fa-f]{2,8}|\p{Lu}{1,3}-?\d{2,5}(?:[.-][\p{Lu}\d]{1,4})?|\d{3,6}-\d{1,2})$/u;

/** `… | YQ15U08244 | 2380.7 | E-217 …`: of a row that nobody gave names, the one number that is nothing else. */
function hoursOf(
  { text, marks }: Source,
  line: Line,
  parts: readonly Part[],
  known: readonly number[],
): ValueClaim[] {
  if (hasIn(marks.hours, line.start, line.end)) return [];
  const after = Math.max(...known);
  const found = parts.filter(
    ([start, end], at) => !known.includes(at) && at > 0 && meterReading.test(text.slice(start, end)),
  );
  const [only] = found;
  if (!only || found.length > 1) return [];
  // Without its tenths it may be any number, but for right behind the machine's own numbers.
  const value = hoursAt(text, only[0], only[1]);
  const isSure = /[.,]/.test(text.slice(...only)) || parts.indexOf(only) === after + 1;
  return value && isSure ? [{ field: 'hours', ...value, confidence: 0.6 }] : [];
}

/** Tenths or thousands; the degrees of a coordinate have more places. */
const meterReading = /^(?:\d{2,6}\.\d|\d{1,3}(?:[, ]\d{3})(?:\.\d)?|\d{1,3}\.\d{3},\d|\d{3,5},\d|\d{3,5})$/;

type Part = readonly [start: number, end: number];

type Kind =
  | { readonly is: 'machine'; readonly hasModel: boolean; readonly before: Part | undefined }
  | { readonly is: 'pin' | 'token' | 'name' | 'else' };

function partsOf(text: string, line: Line): Part[] {
  const parts: Part[] = [];
  let from = line.start;
  const content = text.slice(line.start, line.end);
  // Dashes set parts apart where there are several: a single one may belong to a name.
  const dashes = content.match(/\s[-–—]\s/g)?.length ?? 0;
  const fileGaps = has(line, sign.comma | sign.semicolon) ? gapsOfFile(content) : undefined;
  for (const gap of content.matchAll(fileGaps ?? (dashes > 2 ? gapsWithDashes : gaps))) {
    parts.push(trimmed(text, from, line.start + gap.index));
    from = line.start + gap.index + gap[0].length;
  }
  parts.push(trimmed(text, from, line.end));
  return parts.filter(([start, end]) => end > start);
}

/** `K-14;Kobelco;SK210LC-11;…`: a row of a file whose columns nobody named. */
function gapsOfFile(content: string): RegExp | undefined {
  if (/[|·•\t]/.test(content)) return undefined;
  return [/;\s?/g, /,(?=\S)/g].find((mark) => (content.match(mark)?.length ?? 0) >= 5);
}

const gaps = /\s{0,3}[|·•]\s{0,3}|\s\/\s|\t| {2,8}/g;
const gapsWithDashes = /\s{0,3}[|·•]\s{0,3}|\s[-–—/]\s|\t/g;

function trimmed(text: string, from: number, to: number): Part {
  let [start, end] = [from, to];
  while (start < end && edges.has(text[start] ?? '')) start += 1;
  while (end > start && edges.has(text[end - 1] ?? '')) end -= 1;
  return [start, end];
}

const edges = new Set<string>(' \t*_`"“”„[]');

function kindOf(source: Source, line: Line, [start, end]: Part): Kind {
  const { text, scan, marks } = source;
  if (end - start > 48) return { is: 'else' };
  const value = text.slice(start, end);
  if (/^(?=(?:.*\d){6})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/.test(value)) return { is: 'pin' };
  const marked =
    hasIn(marks.hours, start, end) ||
    hasIn(marks.dates, start, end) ||
    hasIn(marks.points, start, end) ||
    hasIn(marks.codes, start, end) ||
    hasIn(marks.links, start, end);
  const word = firstWordFrom(scan, start);
  if (marked || isSeverityAlone(scan, start, end)) return { is: 'else' };
  const machine = mayHave(line, may.brand) ? findMachine(scan, start, end, () => false) : undefined;
  // `Link-Belt` is a brand, whatever a link is.
  if (machine?.brand.start !== start && labelAt(scan, word, end)) return { is: 'else' };
  if (machine && machine.brand.start - start <= 24) {
    // `Telehandler TH-07 JLG 1255`: the name is what its owner numbered.
    const kind =
      /^\p{L}{3,16} (?=\p{Lu}{1,5}-\d)/u.exec(text.slice(start, machine.brand.start))?.[0].length ?? 0;
    const before: Part = trimmed(text, start + kind, machine.brand.start);
    const isName = /^(?=.*\d)[\p{Lu}\d][\p{L}\d#-]{0,11}(?: [\p{L}\d#-]{1,8}){0,2}$/u.test(
      text.slice(...before),
    );
    const isYear = /^(?:19|20)\d\d$/.test(text.slice(...before));
    return {
      is: 'machine',
      hasModel: machine.model !== undefined,
      before: isName && !isYear ? before : undefined,
    };
  }
  if (/^#?(?=.*\d)[\p{L}\d][\p{L}\d.+-]{1,18}$/u.test(value)) return { is: 'token' };
  const isName = /^\p{Lu}[\p{L}\d'-]{1,14}(?: [\p{Lu}\d#][\p{L}\d'-]{0,12}){0,3}$/u.test(value);
  return { is: isName && !isPlain(source, word, end) ? 'name' : 'else' };
}

/** Parts of machines, what is wrong with them, kinds of machines and places are no names. */
function isPlain({ scan }: Source, from: number, end: number): boolean {
  const plain = may.part | may.trouble | may.severity | may.street | may.state | may.provider | may.notice;
  let kinds = 0;
  let words = 0;
  for (
    let word = from;
    word < scan.count && startOf(scan, word) < end && endOf(scan, word) <= end;
    word += 1
  ) {
    const bits = scan.bits[word] ?? 0;
    if ((bits & plain) !== 0) return true;
    if ((bits & may.machineType) !== 0) kinds += 1;
    words += 1;
  }
  return kinds === words;
}

function isModel(source: Source, part: Part | undefined): boolean {
  if (!part) return false;
  const model = modelAt(source.scan, part[0], part[1]);
  return model?.end === part[1] && part[1] - part[0] <= 14 && /\d/.test(source.text.slice(...part));
}

/** `3T601290`: figures that count machines. */
function isLikelySerial(value: string): boolean {
  return /\d{5}/.test(value);
}

function isSerial(text: string, part: Part | undefined): boolean {
  return part !== undefined && /^(?=(?:.*\d){3})[A-Z\d][A-Z\d-]{4,18}$/.test(text.slice(...part));
}

function claimOf(
  text: string,
  field: 'serial' | 'unit' | 'model' | 'code',
  part: Part | undefined,
  confidence: number,
): ValueClaim {
  const [start, end] = part ?? [0, 0];
  return { field, value: text.slice(start, end), start, end, confidence };
}
