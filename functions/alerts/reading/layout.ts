import { isJsonAt, readJson } from './json.ts';
import { readLines } from './lines.ts';
import { type Cell, type Outline, OutlineBuilder } from './outline.ts';
import { closingsIn, isXmlAt, readXml } from './xml.ts';

/** The outline of a text: documents of JSON and XML wherever they begin, and the lines around them. */
export function outlineOf(text: string): Outline {
  const into = new OutlineBuilder();
  const closings = closingsIn(text);
  let from = 0;
  for (const found of text.matchAll(/[{[<]/g)) {
    const at = found.index;
    if (at < from) continue;
    const isJson = found[0] !== '<' && isJsonAt(text, at);
    if (!isJson && !(found[0] === '<' && isXmlAt(text, at, closings))) continue;
    readLines(text, from, at, into);
    from = isJson ? readJson(text, at, text.length, into) : readXml(text, at, closings, into);
  }
  readLines(text, from, text.length, into);
  return withNamedValues(text, into.outline());
}

const nameKey =
  /^(?:(?:display|field|attribute|param(?:eter)?|property|signal|data)?[ _-]?(?:name|label|key|title|field|attribute|parameter|property|type))$/i;
const valueKey =
  /^(?:value|val|values|text|content|data|(?:string|double|int|num(?:ber)?|display|current)[ _-]?value|reading)$/i;

/** `{"name": "Serial", "value": "K1"}`: what is named so is the value's label. */
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
