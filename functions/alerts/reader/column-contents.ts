import { isPlaceholder } from './claims.ts';
import { allIn, firstIn, type Source } from './marks.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import { addressIn } from './values/addresses.ts';
import { labelledCodeAt, unmistakableCodeAt } from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import type { Label } from './words/labels.ts';

type Cell = readonly [start: number, end: number];

/**
 * What a table's columns are whose names nobody knows: told by their cells, where all of them are of one kind (a time, a
 * severity, a point, a PIN, a maker's machine, an owner's name), and where no other column is of that kind.
 */
export function withContents(
  source: Source,
  columns: readonly (Label | undefined)[],
  rows: readonly (readonly Cell[])[],
  names: readonly (Cell | undefined)[],
): readonly (Label | undefined)[] {
  const open = columns.map(
    (label, column) =>
      label === undefined || label.phrase === 'device' || isOfTimes(source, label, rows, column),
  );
  if (!open.includes(true)) return columns;
  const found = columns.map((label, column) => (open[column] ? undefined : label));
  for (const [column, isOpen] of open.entries()) {
    if (!isOpen) continue;
    const cells = rows.flatMap((row) => {
      const cell = row[column];
      return cell && !isPlaceholder(source.text.slice(...cell)) ? [cell] : [];
    });
    const name = names[column];
    const words = name ? source.text.slice(...name).toLowerCase() : '';
    if (cells.length === 0 || otherThings.test(words)) {
      found[column] = columns[column];
      continue;
    }
    const kind = kinds.find(
      ({ field, is }) =>
        cells.every((cell) => is(source, cell, column)) &&
        !found.some(
          (each, other) =>
            each !== undefined &&
            (each.field === field || rivals[field]?.includes(each.field)) &&
            !(each.field === 'machine' && hasNoMachine(source, rows, other)),
        ),
    );
    if (!kind) {
      found[column] = columns[column];
      continue;
    }
    const zone =
      name &&
      zoneOfName
        .exec(source.text.slice(...name))
        ?.slice(1)
        .join('');
    const told: Label = { phrase: `column ${kind.field}`, field: kind.field, trust: kind.trust };
    found[column] =
      kind.field === 'time' && zone
        ? { ...told, zone: zone.includes('/') ? zone : zone.toUpperCase() }
        : told;
  }
  return found;
}

/** `Asset`, over the owners' names of machines alone: what they are may stand in another column. */
function hasNoMachine({ scan }: Source, rows: readonly (readonly Cell[])[], column: number): boolean {
  return rows.every((row) => {
    const cell = row[column];
    return !cell || machineAt(scan, cell[0], cell[1]) === undefined;
  });
}

/** `Ocorrência`, `Event`: what may be a fault is when it was, where that stands in its cells and nothing else. */
function isOfTimes(
  source: Source,
  { field }: Label,
  rows: readonly (readonly Cell[])[],
  column: number,
): boolean {
  if (field !== 'fault' && field !== 'description') return false;
  return rows.every((row) => {
    const cell = row[column];
    return cell !== undefined && isTime(source, cell);
  });
}

function isTime({ marks }: Source, [start, end]: Cell): boolean {
  const date = firstIn(marks.dates, start, start + 1);
  return date?.hasTime === true && end - date.end < 12;
}

const rivals: Partial<Record<Label['field'], readonly Label['field'][]>> = {
  time: ['date', 'clock'],
  location: ['address', 'city', 'lat'],
  machine: ['model', 'brand', 'type'],
  severity: ['lamp'],
  fault: ['code', 'spn', 'description'],
};

/** `Reported (CDT)`, `Ortszeit Europe/Berlin`: the zone that ends a column's name. */
const zoneOfName = /(?:[([]([^()[\]]{1,30})[)\]]|(?<=[\s:=])([A-Z][a-z]+\/[A-Z][A-Za-z_]{2,20}))\s*$/;

/** Times of something else, numbers of something else, places of somebody else. */
const otherThings =
  /contact|commun|transmi|übertrag|übermitt|gesendet|empfang|eingang|envoi|envoy|invio|inviat|enviad|verzond|report|posit|gps|\bfix\b|sync|update|\bdue\b|sent|service|clear|resolv|ack|\bend|until|expire|dealer|yard|home|branch|office|owner|customer|client|kunde|tracker|imei|\bsim\b|modem|gateway|engine|motor|moteur|contract|order|ticket|phone|next|behoben|received|operator|driver|fahrer|previous/;

const kinds: readonly {
  readonly field: Label['field'];
  readonly trust: number;
  readonly is: (source: Source, cell: Cell, column: number) => boolean;
}[] = [
  { field: 'severity', trust: 0.75, is: ({ scan }, [start, end]) => isSeverityAlone(scan, start, end) },
  {
    field: 'time',
    trust: 0.75,
    is: isTime,
  },
  {
    field: 'location',
    trust: 0.8,
    is: (source, [start, end]) => {
      if (allIn(source.marks.points, start, end).length > 0) return true;
      const place =
        end - start > 8 && /[,\d]/.test(source.text.slice(start, end))
          ? addressIn(source.text, start, end)
          : undefined;
      return (
        place?.city !== undefined && (place.state !== undefined || /\d/.test(place.address?.value ?? ''))
      );
    },
  },
  {
    field: 'fault',
    trust: 0.75,
    is: (source, [start, end]) => {
      const code = labelledCodeAt(source.text, start, end);
      if (!code || firstIn(source.marks.dates, start, start + 1)) return false;
      // What could be any number is a code before the words of a fault.
      return (
        unmistakableCodeAt(source.text, start) !== undefined ||
        hasBits(source.scan, code.end, end, may.part | may.trouble) ||
        /^[A-Z]{1,2}\d{4,5}$/.test(source.text.slice(start, end))
      );
    },
  },
  {
    field: 'serial',
    trust: 0.75,
    is: ({ text }, [start, end]) =>
      /^(?=(?:.*\d){5})(?=.*[A-Z]|\d{6,17}$)[A-Z\d-]{6,17}$/.test(text.slice(start, end)),
  },
  {
    field: 'machine',
    trust: 0.8,
    is: ({ scan }, [start, end]) => machineAt(scan, start, end)?.model !== undefined,
  },
  {
    field: 'unit',
    trust: 0.7,
    is: (source, [start, end], column) =>
      column === 0 &&
      /^(?:\p{Lu}{1,5}[- ]\d{1,5}(?:-\d{1,3})?|\p{Lu}\p{L}{2,14}(?: \p{L}{2,12})? #?\d{1,4})$/u.test(
        source.text.slice(start, end),
      ) &&
      !isPlain(source, start, end),
  },
];

/** `SPN 94`, `Alarm 3`: a fault's words are no machine's name. */
function isPlain({ scan }: Source, from: number, to: number): boolean {
  const plain = may.code | may.part | may.trouble | may.severity | may.month | may.street;
  for (let word = firstWordFrom(scan, from); word < scan.count && endOf(scan, word) <= to; word += 1)
    if (startOf(scan, word) < to && ((scan.bits[word] ?? 0) & plain) !== 0) return true;
  return false;
}
