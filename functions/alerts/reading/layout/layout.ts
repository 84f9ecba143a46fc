import { flowEnd, isJsonAt, readJson } from './json.ts';
import { readLines } from './lines.ts';
import { type Cell, type Outline, OutlineBuilder } from './outline.ts';
import { closingsIn, isXmlAt, readXml } from './xml.ts';

/** The outline of a text: JSON and XML documents wherever they start, and the lines around them. */
export function outlineOf(text: string): Outline {
  const into = new OutlineBuilder();
  const closings = closingsIn(text);
  let from = 0;
  let behindLine = 0;
  for (const found of text.matchAll(/[{[<]/g)) {
    const at = found.index;
    if (at < from || at < behindLine) continue;
    const flow = flowEnd(text, at);
    if (flow > 0) {
      behindLine = flow;
      continue;
    }
    const isJson = found[0] !== '<' && isJsonAt(text, at);
    if (!isJson && !(found[0] === '<' && isXmlAt(text, at, closings))) continue;
    readLines(text, from, at, into);
    from = isJson ? readJson(text, at, text.length, into) : readXml(text, at, closings, into);
  }
  readLines(text, from, text.length, into);
  return withColumns(text, withNamedValues(text, into.outline()));
}

const nameKey =
  /^(?:(?:display|field|attribute|param(?:eter)?|property|signal|data)?[ _-]?(?:name|label|key|title|field|attribute|parameter|property|type))$/i;
const valueKey =
  /^(?:value|val|values|text|content|data|(?:string|double|int|num(?:ber)?|display|current)[ _-]?value|reading)$/i;

/** `{"name": "Serial", "value": "K1"}`: the name is the value's label. */
function withNamedValues(text: string, outline: Outline): Outline {
  const names = new Map<number, Cell>();
  const values = new Map<number, Cell>();
  for (const cell of outline.cells) {
    if (cell.kind !== 'value' || !cell.label || outline.records[cell.record]?.kind !== 'object') continue;
    const key = text.slice(cell.label.start, cell.label.end);
    if (nameKey.test(key) && !names.has(cell.record) && cell.end - cell.start <= 60)
      names.set(cell.record, cell);
    else if (valueKey.test(key) && !values.has(cell.record)) values.set(cell.record, cell);
  }
  if (values.size === 0) return outline;
  const cells = outline.cells.map((cell): Cell => {
    const name = values.get(cell.record) === cell ? names.get(cell.record) : undefined;
    return name ? { ...cell, label: { start: name.start, end: name.end } } : cell;
  });
  return { ...outline, cells };
}

const columnsKey = /^(?:columns?|headers?|fields|column[ _-]?(?:names|headers)|header[ _-]?row)$/i;

/** `{"columns": ["Unit", "Hours"], "rows": [["A1", 12]]}`: lists as long as the list of columns are table rows. */
function withColumns(text: string, outline: Outline): Outline {
  const { records } = outline;
  let columns: Cell[] = [];
  const rows = new Map<number, Cell[]>();
  for (const cell of outline.cells) {
    const record = records[cell.record];
    if (cell.kind !== 'value' || record?.kind !== 'list') continue;
    const row = rows.get(cell.record);
    if (row) row.push(cell);
    else rows.set(cell.record, [cell]);
    const { label } = record;
    if (columns.length === 0 && label && columnsKey.test(text.slice(label.start, label.end)))
      columns = rows.get(cell.record) ?? [];
  }
  if (columns.length < 2) return outline;
  const labels = new Map<Cell, Cell>();
  for (const row of rows.values())
    if (row !== columns && row.length === columns.length)
      for (const [column, cell] of row.entries()) labels.set(cell, columns[column] as Cell);
  const heads = new Set(columns);
  const cells = outline.cells.map((cell): Cell => {
    if (heads.has(cell)) return { ...cell, kind: 'key' };
    const label = labels.get(cell);
    return label ? { ...cell, label: { start: label.start, end: label.end } } : cell;
  });
  return { ...outline, cells };
}
