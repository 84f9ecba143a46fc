import { titlesInParts } from './block-titles.ts';
import type { ValueClaim } from './claims.ts';
import { has, type Line, mayBeginWith, mayHave, partOfLine, sign } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source } from './marks.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { findMachine, machineAt, modelAt } from './values/machines.ts';
import { isNumberedName } from './values/owners-names.ts';
import { may } from './vocabulary.ts';
import { labelAt, labelOfCell } from './words/labels.ts';

/**
 * The names over the blocks of a digest, each with pairs of labels and values below it: `[1] CAEX 118 -----`, `Monster`,
 * `--- Grader ---`. One such line may be any title; two or more are the names of machines.
 */
export function namesOverBlocks(
  source: Source,
  lines: readonly Line[],
): ReadonlyMap<Line, readonly ValueClaim[]> {
  const names = new Map<Line, readonly ValueClaim[]>();
  const values = new Set<string>();
  let blocks = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.role !== 'body' || next?.role !== 'body' || line.end - line.start > 90) continue;
    // The name begins its block: what stands between pairs is none.
    const before = lines[index - 1];
    if (
      before &&
      before.paragraph === line.paragraph &&
      isPair(source, before) &&
      next.paragraph === line.paragraph &&
      !hasFrame(source.text, line)
    )
      continue;
    if (!isOver(source, line, next) || isPair(source, line)) continue;
    const name = nameIn(source, line);
    const told = name
      ? [{ field: 'unit', ...name, confidence: counted.test(name.value) ? 0.58 : 0.62 } as const]
      : (numberIn(source, line) ?? besideDash(source, line));
    if (!told) continue;
    blocks += 1;
    for (const claim of told) if (claim.field === 'unit') values.add(claim.value);
    names.set(line, told);
  }
  return blocks > 1 && values.size > 1 ? names : new Map();
}

function isOver(source: Source, line: Line, next: Line): boolean {
  return (
    isPair(source, next) ||
    beginsWithLabel(source, next) ||
    (hasFrame(source.text, line) && beginsWithMachine(source, next))
  );
}

/** What the titles over blocks of pairs say in parts without labels, and those over tables, which are read and gone. */
export function titlesOverBlocks(
  source: Source,
  lines: readonly Line[],
): ReadonlyMap<Line, readonly ValueClaim[]> {
  const titles = lines.filter((line, index) => {
    if (line.role !== 'body' || !has(line, sign.digit)) return false;
    const next = lines[index + 1];
    const between = source.text.slice(line.end, Math.min(next?.start ?? line.end + 400, line.end + 400));
    return /\w/.test(between) || (next !== undefined && isOver(source, line, next));
  });
  const inParts = titles.length > 1 ? titlesInParts(source, titles) : noTitles;
  return inParts.size > 0 ? inParts : modelsBesideNames(source, lines);
}

/** `PC210LC-11 · EX-22`, `WA320-8 · WL-04`: models of a maker that the message or its portal names, two at least, each beside a name. */
function modelsBesideNames(source: Source, lines: readonly Line[]): ReadonlyMap<Line, readonly ValueClaim[]> {
  if (source.makers.length === 0) return noTitles;
  const titles = new Map<Line, readonly ValueClaim[]>();
  for (const line of lines) {
    if (line.role !== 'body' || line.end - line.start > longestPair || !has(line, sign.digit)) continue;
    const claims = modelBesideName(source, line);
    if (claims) titles.set(line, claims);
  }
  return titles.size > 1 ? titles : noTitles;
}

function modelBesideName(source: Source, line: Line): ValueClaim[] | undefined {
  const [, first = '', edge = '', second = ''] = twoParts.exec(source.text.slice(line.start, line.end)) ?? [];
  const isFirst = isModelOfMakers(source, first);
  const [model, name] = isFirst ? [first, second] : [second, first];
  if (!isModelOfMakers(source, model) || isModelOfMakers(source, name) || !isNumberedName(name))
    return undefined;
  const next = line.start + first.length + edge.length;
  const [at, beside] = isFirst ? [line.start, next] : [next, line.start];
  return [
    { field: 'model', value: model, start: at, end: at + model.length, confidence: 0.75 },
    { field: 'unit', value: name, start: beside, end: beside + name.length, confidence: 0.62 },
  ];
}

const longestPair = 48;
const twoParts = /^([\p{L}\d][\p{L}\d .#/-]{1,22}?)(\s{1,3}[·•|–—-]\s{1,3})([\p{L}\d][\p{L}\d .#/-]{1,22})$/u;

const noTitles: ReadonlyMap<Line, readonly ValueClaim[]> = new Map();

/** `Maskin 1`, above a label that tells the machine's name: its number in the list. */
const counted =
  /^(?:machine|unit|asset|equipment|vehicle|gerät|maschine|fahrzeug|engin|véhicule|máquina|equipo|unidad|macchina|mezzo|maskine?|kone|maszyna|stroj|makine|машина) \d{1,2}$/iu;

/** `=== 70114 ===`: a number that is framed is a machine's where several are. */
function numberIn({ text }: Source, line: Line): ValueClaim[] | undefined {
  const match = /^([=*#~_-]{2,40}\s?|\[)(?:#\s?)?(\d{2,10})(?:\s?[=*#~_-]{2,40}|\])$/.exec(
    text.slice(line.start, line.end),
  );
  if (!match?.[2]) return undefined;
  const start = line.start + match[0].indexOf(match[2]);
  return [{ field: 'unit', value: match[2], start, end: start + match[2].length, confidence: 0.62 }];
}

/**
 * `10934471 — JLG 860SJ boom lift`, `ET65 – Inventar 4401`, `HT-11: Volvo A40G`: a name beside the machine or its model, as
 * the title of what is told of it below.
 */
function besideDash(source: Source, line: Line): ValueClaim[] | undefined {
  const { text, scan } = source;
  const content = text.slice(line.start, line.end);
  const lead = frame.exec(content)?.[0].length ?? 0;
  const dash = /\s?[–—|·•/]\s|\s-\s|[:,]\s/.exec(content.slice(lead));
  if (!dash || content.length > 70) return undefined;
  const [first, second] = [line.start + lead, line.start + lead + dash.index + dash[0].length];
  const firstEnd = line.start + lead + dash.index;
  const name = text.slice(first, firstEnd);
  const machine = mayHave(line, may.brand) ? machineAt(scan, second, line.end) : undefined;
  const isName =
    /^#?\d{3,10}$/.test(name) ||
    isNumberedName(name) ||
    (machine?.brand.start === second &&
      nameIn(source, partOfLine(scan, line, first, firstEnd))?.value === name);
  if (machine?.model && isName)
    return [
      {
        field: 'unit',
        value: name.replace(/^#/, ''),
        start: firstEnd - name.replace(/^#/, '').length,
        end: firstEnd,
        confidence: 0.62,
      },
    ];
  const model = modelAt(scan, first, firstEnd);
  const label = labelAt(scan, firstWordFrom(scan, second), line.end);
  if (model?.end !== firstEnd || label?.label.field !== 'unit') return undefined;
  const own = /^[.:]?\s?#?\s?([\p{L}\d][\p{L}\d /.#-]{0,20})$/u.exec(text.slice(label.end, line.end))?.[1];
  if (own === undefined || !/\d/.test(own)) return undefined;
  return [
    { field: 'model', ...model, confidence: 0.55 },
    { field: 'unit', value: own, start: line.end - own.length, end: line.end, confidence: 0.62 },
  ];
}

/** `Serial 0300241185 • 2,118 hrs`: what is told below a title begins with a label that says who the machine is. */
function beginsWithLabel({ text, scan }: Source, line: Line): boolean {
  if (!mayBeginWith(scan, line, may.label) || !has(line, sign.digit)) return false;
  const found = labelAt(scan, line.from, line.end);
  return (
    found !== undefined &&
    (found.label.field === 'serial' || found.label.field === 'model' || found.label.field === 'brand') &&
    /^[.:#]?\s{1,3}#?\S/.test(text.slice(found.end, found.end + 6))
  );
}

const frame =
  /^(?:[[(]?\d{1,3}(?:\s?(?:\/|of|von|de|di|van|av)\s?\d{1,3})?[\]).:]\s{0,3}|[=*#~_-]{2,40}\s?|(?:machine|unit|asset|equipment)\s\d{1,2}[:.]?\s[-–—]?\s?)+/iu;

function hasFrame(text: string, line: Line): boolean {
  return (
    frame.test(text.slice(line.start, line.end)) ||
    framedName.test(text.slice(line.start, line.end)) ||
    /\d[.)\]]\s{1,3}$/.test(text.slice(Math.max(0, line.start - 6), line.start))
  );
}

const openFrame = /^[[(<{]\s?/;
/** `[C-9]`, `<C-9>`, `C-9:` */
const framedName = /^[[(<{]\s?\p{Lu}[\p{L}\d -]{1,15}\s?[\])>}]:?$|^\p{Lu}{1,5}-?\d{1,5}:$/u;

function nameIn(source: Source, line: Line): { value: string; start: number; end: number } | undefined {
  const { text, scan, marks } = source;
  const content = text.slice(line.start, line.end);
  const lead =
    frame.exec(content)?.[0].length ??
    (framedName.test(content) ? (openFrame.exec(content)?.[0].length ?? 0) : 0);
  const value = content
    .slice(lead)
    .replace(/[\s=*#~_:：-]+$/u, '')
    .replace(lead > 0 ? /\s?[\])>}]$/ : /$/, '')
    .replace(/^["“'*]|["”'*]$/g, '');
  if (!/^\p{Lu}[\p{L}\d'’#.-]{0,15}(?: [\p{L}\d#'’.-]{1,14}){0,3}$/u.test(value)) return undefined;
  const start = line.start + content.indexOf(value, lead);
  const end = start + value.length;
  if (firstIn(marks.codes, start, end) || firstIn(marks.dates, start, end)) return undefined;
  // A brand, and no word that only begins one's name.
  if (mayHave(line, may.brand) && findMachine(scan, start, end, () => false)) return undefined;
  for (let word = line.from; word < line.to; word += 1) {
    if (startOf(scan, word) < start || endOf(scan, word) > end) continue;
    if (((scan.bits[word] ?? 0) & (may.severity | may.part | may.trouble | may.provider | may.notice)) !== 0)
      return undefined;
    // `BH-31` counts backhoes, and no hours.
    const counts = /^-\d/.test(text.slice(endOf(scan, word), endOf(scan, word) + 2));
    const label = counts ? undefined : labelAt(scan, word, end)?.label;
    if (label && label.field !== 'machine' && label.field !== 'unit') return undefined;
    // `Machine` alone heads what is told of one; `Grader` is a name, as its owner uses it.
    const isKind = ((scan.bits[word] ?? 0) & may.machineType) !== 0;
    if (label && !isKind && endOf(scan, word) === end) return undefined;
  }
  return { value, start, end };
}

/** `John Deere 310SL, PIN 1T0310…` */
function beginsWithMachine({ scan }: Source, line: Line): boolean {
  return mayBeginWith(scan, line, may.brand) && machineAt(scan, line.start, line.end)?.model !== undefined;
}

/** A label with its value. */
function isPair({ text, scan }: Source, line: Line): boolean {
  if (!has(line, sign.colon | sign.tab | sign.bar | sign.spaces | sign.equals)) return false;
  const content = text.slice(line.start, Math.min(line.end, line.start + 60));
  const edge = /\s{0,12}[:：=|\t]|\s{2}|\s?\.{3}/.exec(content);
  return edge !== null && labelOfCell(scan, line.start, line.start + edge.index) !== undefined;
}
