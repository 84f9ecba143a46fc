import type { OutlineBuilder, Stretch } from './outline.ts';

/*
 * XML as it occurs in messages: complete or cut off, with or without namespaces. An element with attributes or child elements is
 * a record; one with only text is a value.
 */

const begins =
  /<\?xml\s|<([A-Za-z_][\w.-]{0,80}:)?[A-Za-z_][\w.-]{0,80}(?:\s{1,40}[\w:.-]{1,80}\s{0,5}=\s{0,5}(?:"[^"<]{0,2000}"|'[^'<]{0,2000}')){0,60}\s{0,40}\/?>/y;

/** Where each element name is closed for the last time. */
export type Closings = ReadonlyMap<string, number>;

export function closingsIn(text: string): Closings {
  const closings = new Map<string, number>();
  for (const found of text.matchAll(/<\/([\w:.-]{1,170})/g)) closings.set(found[1] ?? '', found.index);
  return closings;
}

/** Whether a document starts at an offset with `<`: it has a closing tag or attributes. */
export function isXmlAt(text: string, at: number, closings: Closings): boolean {
  begins.lastIndex = at;
  const found = begins.exec(text)?.[0];
  if (found === undefined) return false;
  if (found.startsWith('<?xml')) return true;
  const name = /^<([\w:.-]+)/.exec(found)?.[1] ?? '';
  return (found.endsWith('/>') && found.includes('=')) || (closings.get(name) ?? 0) > at;
}

const deepest = 60;

/** Reads the elements at an offset into the outline and returns where they end. */
export function readXml(text: string, from: number, closings: Closings, into: OutlineBuilder): number {
  const to = text.length;
  const names: { readonly name: Stretch; readonly cells: number }[] = [];
  let at = from;
  while (at < to) {
    const open = text.indexOf('<', at);
    const textEnd = open < 0 || open > to ? to : open;
    const name = names.at(-1)?.name;
    if (name) addText(text, at, textEnd, name, into);
    if (open < 0 || open >= to) break;
    if (text.startsWith('<!--', open)) {
      at = behind(text, '-->', open, to);
      continue;
    }
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      if (name) addText(text, open + 9, end < 0 ? to : end, name, into);
      at = end < 0 ? to : end + 3;
      continue;
    }
    const end = behind(text, '>', open, to);
    at = end;
    if (text[open + 1] === '?' || text[open + 1] === '!') continue;
    if (text[open + 1] === '/') {
      const closed = names.pop();
      if (closed && names.length < deepest) into.closeLeaf(closed.cells);
      if (names.length === 0) {
        if (!isXmlAt(text, skipBlank(text, at, to), closings)) return at;
      }
      continue;
    }
    const called = nameAt(text, open + 1);
    if (!called) {
      at = open + 1;
      if (names.length === 0) return at;
      continue;
    }
    into.add('key', called);
    const isEmpty = text[end - 2] === '/';
    const cells = into.cells.length;
    if (names.length < deepest) into.open('object', called);
    addAttributes(text, called.end, end, into);
    if (isEmpty) {
      if (names.length < deepest) into.close();
      if (names.length === 0 && !isXmlAt(text, skipBlank(text, at, to), closings)) return at;
    } else names.push({ name: called, cells });
  }
  for (; names.length > 0; names.pop()) if (names.length <= deepest) into.close();
  return to;
}

function behind(text: string, mark: string, from: number, to: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 || found >= to ? to : found + mark.length;
}

function skipBlank(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /\s/.test(text[at] ?? '')) at += 1;
  return at;
}

/** An element's name without its namespace. */
function nameAt(text: string, at: number): Stretch | undefined {
  const found = /^(?:[\w.-]{1,80}:)?([A-Za-z_][\w.-]{0,80})/.exec(text.slice(at, at + 170));
  if (!found) return undefined;
  const end = at + found[0].length;
  return { start: end - (found[1] ?? '').length, end };
}

function addText(text: string, from: number, to: number, name: Stretch, into: OutlineBuilder): void {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  if (end > start) into.add('value', { start, end }, name, contextOver(into));
}

/** An element's text has the element's name as its label and belongs to the record around it. */
function contextOver(into: OutlineBuilder): Stretch | undefined {
  const record = into.records[into.record];
  return into.records[record?.parent ?? 0]?.label;
}

const attribute = /(?:[\w.-]{1,80}:)?([\w.-]{1,80})\s{0,5}=\s{0,5}(?:"([^"]{0,4000})"|'([^']{0,4000})')/g;

function addAttributes(text: string, from: number, to: number, into: OutlineBuilder): void {
  if (to - from < 4) return;
  for (const found of text.slice(from, to).matchAll(attribute)) {
    const [whole = '', name = ''] = found;
    if (/^xmlns\b|^xsi:/.test(whole)) continue;
    const value = found[2] ?? found[3] ?? '';
    const start = from + found.index + whole.indexOf(name);
    const valueEnd = from + found.index + whole.length - 1;
    const label = { start, end: start + name.length };
    into.add('key', label);
    into.add('value', { start: valueEnd - value.length, end: valueEnd }, label);
  }
}
