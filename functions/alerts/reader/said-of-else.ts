import type { Claim } from './claims.ts';
import { namesKind } from './labelled/machine.ts';
import type { TaggedField } from './learnt/tags.ts';
import { longestLine } from './limits.ts';
import { lineStart } from './line-edges.ts';
import type { Line } from './lines.ts';
import { type Source, type Span, spanOver } from './marks.ts';
import { endsInName } from './names-beside-machines.ts';
import type { Scan } from './scan.ts';
import { cellOver, rowsBelowHeads } from './table-heads.ts';
import { type Label, labelOfCell } from './words/labels.ts';
import { customersLabels, kindsLabels, otherHoursLabels, othersLabels } from './words/labels-of-else.ts';

/*
 * Values whose label says that they are something else than what they look like: `Alert ID: A-99812` is no machine's name, `Heading:
 * NE` no state, `Load: 74 %` no hours. Asked of what was learnt, which knows a value by its form; labels that rules know are theirs.
 */

/** Whether what a value is called says that it is none of the field. `isPlaced`: the machine's place is told elsewhere. */
export function isSaidOfElse(
  { text, scan }: Source,
  lines: readonly Line[],
  value: Span & { readonly field: TaggedField },
  isPlaced: boolean,
): boolean {
  const { field, start, end } = value;
  if (isShare.test(text.slice(end, end + 3)) || text.slice(Math.max(0, start - 2), end).includes('%'))
    return field === 'unit' || field === 'hours';
  if ((field === 'serial' || field === 'model') && endsInName(text.slice(start, end))) return true;
  // `"operatorId": …`: the key itself.
  if (/^"\s?:/.test(text.slice(end, end + 3)) && text[start - 1] === '"') return true;
  const column = columnOf(scan, lines, start);
  if (column && (column.isHead || end > column.end || isOfOtherColumn(column.label, field))) return true;
  const label = column?.name ?? labelBefore(text, start);
  if (label === undefined) return false;
  if (kindsLabels.test(label)) return field === 'unit';
  if (ofMachine.test(label)) return false;
  switch (field) {
    case 'serial':
      return othersLabels.test(label) || customersLabels.test(label) || meters.test(label);
    case 'unit':
      if (meters.test(label) || /^owner$/.test(label)) return true;
      if (/^fleet$/.test(label)) return isPartOfFleet(text.slice(start, end));
      return isOfOthers(label) || (/^device$/.test(label) && trackers.test(text.slice(start, end)));
    case 'hours':
      // `Engine/Pump h`
      return (
        otherHoursLabels.test(label) ||
        ((othersLabels.test(label) || customersLabels.test(label)) && !meters.test(label))
      );
    case 'state':
      return directions.test(label) || othersLabels.test(label);
    case 'address':
      return isPlaced && works.test(label);
    default:
      return false;
  }
}

/** The claims without names that no label gives a machine, behind one of somebody else: `Händler: Nordbagger GmbH`. */
export function withoutOthersNames(text: string, claims: readonly Claim[]): readonly Claim[] {
  const isOther = ({ field, label, start }: Claim) =>
    field === 'unit' && label === '' && isOfOthers(labelBefore(text, start) ?? '');
  return claims.some(isOther) ? claims.filter((claim) => !isOther(claim)) : claims;
}

/** `Fleet: Midwest 2` is a part of the fleet, `Fleet: Jaw 2` a machine. */
export function isPartOfFleet(name: string): boolean {
  return /^\p{Lu}\p{Ll}{5,} \d/u.test(name);
}

/** What somebody else is called or numbered by; a `Customer ID` is often the customer's for the machine. */
function isOfOthers(label: string): boolean {
  return othersLabels.test(label) && !(customersLabels.test(label) && label.includes(' '));
}

/** Where the column of a table is named, or a value stands in it. */
interface Column {
  /** In small letters, without quotation marks. */
  readonly name: string;
  readonly label: Label | undefined;
  /** Where the cell ends. */
  readonly end: number;
  readonly isHead: boolean;
}

function columnOf(scan: Scan, lines: readonly Line[], at: number): Column | undefined {
  const line = spanOver(lines, at + 1, longestLine);
  if (!line) return undefined;
  let tables = tablesOf.get(lines);
  if (!tables) {
    const rows = rowsBelowHeads(scan, lines);
    tables = { rows, heads: new Set(Array.from(rows.values(), (head) => head.line)) };
    tablesOf.set(lines, tables);
  }
  if (tables.heads.has(line)) return { name: '', label: undefined, end: line.end, isHead: true };
  const head = tables.rows.get(line);
  const found = head && cellOver(scan.text, line, head, at);
  if (!found) return undefined;
  const { cell, named } = found;
  const name = scan.text
    .slice(named.start, named.end)
    .replace(/^[\s"]+|[\s"]+$/g, '')
    .toLowerCase();
  return { name, label: labelOfCell(scan, named.start, named.end), end: cell.end, isHead: false };
}

/** The tables of a message, which are looked for once however many machines it tells of. */
const tablesOf = new WeakMap<
  readonly Line[],
  { readonly rows: ReturnType<typeof rowsBelowHeads>; readonly heads: ReadonlySet<Line> }
>();

/** `Message ID`, `Description`: a column of which the rules know that it tells nothing of the kind. */
function isOfOtherColumn(label: Label | undefined, field: TaggedField): boolean {
  const own = ownColumns[field];
  if (label === undefined || own === undefined) return false;
  // A machine that its owner calls nothing else goes by its plate.
  if (field === 'unit' && plates.test(label.phrase)) return false;
  return !own.includes(label.field) || (field === 'unit' && namesKind(label));
}

const plates =
  /^(?:plaka|(?:licen[cs]e |number |reg(?:istration)? )?plates?(?: no| number)?|reg(?:istration)?(?: no| number)?|kennzeichen|immatriculation|matr[ií]cula|placa|targa|kenteken|госномер)$/;
const places = ['location', 'address', 'city', 'state', 'lat', 'long'] as const;
/** The fields of columns that may tell a value. */
const ownColumns: Partial<Record<TaggedField, readonly Label['field'][]>> = {
  unit: ['unit', 'machine', 'serial', 'model', 'type', 'brand'],
  serial: ['serial', 'unit', 'machine', 'model'],
  hours: ['hours', 'clock'],
  address: places,
  city: places,
  state: places,
};

/** The label of a line or the key of a feed whose value begins at `start`, in small letters: `alert id`. */
export function labelBefore(text: string, start: number): string | undefined {
  const key = keyBefore.exec(text.slice(Math.max(0, start - 44), start));
  const name = key?.[1] ?? key?.[2];
  if (name !== undefined) return name.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase();
  const from = Math.max(lineStart(text, start), start - 44);
  return beforeValue.exec(text.slice(from, start))?.[1]?.toLowerCase();
}

/** `"alertId": "`, `<AlertId>`, with one word of the value at the most before it. */
const keyBefore =
  /(?:"([\p{L}][\p{L}\d_ -]{1,38})"\s?:\s?"?|<(?:\w{1,12}:)?(\p{L}[\p{L}\d_-]{1,38})>)(?:[\p{L}\d.]{1,16} ?)?$/u;
/** With one word of the value at the most before it: `Projekt: Ausbau B27`. */
const beforeValue =
  /^[\s•*·>-]{0,6}(\p{L}[\p{L}\d .#/()'’°º-]{1,30}?)(?:\s?[:：=]\s{0,3}|\t{1,2}|\s[-–—]\s)(?:[\p{L}\d.]{1,16} ?)?$/u;
const isShare = /^\s?%/;
const ofMachine =
  /\b(?:unit|asset|machine|equipment|vehicle|name|nickname|plant|item|engin|mezzo|parc|unité|unidad|unità)\b|maschine|gerät|máquina|maquina|macchina|equip|machine|maskin|kone|maszyn|stroj|makine|flott|frota|flota|intern/;

/** `Device: PL641`: what telematics makers call their boxes. */
const trackers = /^(?:PLE?\d{3}|GO\d{1,2}|VG\d{2}|TU-?\d{3,4}|LMU-?\d{3,4}|MTG)$/;
const meters =
  /(?<!\p{L})h(?:ours?|rs?)?(?!\p{L})|\bhour ?meter\b|\bsm[ur]\b|\bpart (?:no|number)\b|stunden|heures|horas|horómetro|horímetro|\bore\b|contaore|uren|timmar|timer|tunnit|tunti|godzin|hodin|saat/u;
const directions = /^(?:heading|direction|course|bearing)$/;
const works = /^(?:project|job|job name|project name)$/;
