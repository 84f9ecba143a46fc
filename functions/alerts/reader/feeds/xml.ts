import { groupBy } from '../group-by.ts';
import { decodeEntities } from '../html-text.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/** The XML document that begins at `from`: elements and attributes as records, those of one name as a list. */
export function parseXml(text: string, from: number): { node: FeedNode; end: number } | undefined {
  const stack: { name: string; entries: FeedEntry[]; from: number }[] = [{ name: '', entries: [], from }];
  let at = from;
  let elements = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    if (text.startsWith('<!--', open)) {
      const over = text.indexOf('-->', open + 4);
      if (over < 0) return undefined;
      at = over + 3;
      continue;
    }
    // What stands in a CDATA section is text, and the element's end comes after it.
    if (text.startsWith('<![CDATA[', open)) {
      const over = text.indexOf(']]>', open + 9);
      if (over < 0) return undefined;
      at = over + 3;
      continue;
    }
    const close = text.indexOf('>', open);
    if (close < 0 || close - open > 5000) return undefined;
    at = close + 1;
    const inside = text.slice(open + 1, close);
    const top = stack.at(-1);
    if (!top) break;
    if (inside.startsWith('?') || inside.startsWith('!')) continue;
    if (inside.startsWith('/')) {
      stack.pop();
      const parent = stack.at(-1);
      if (!parent) break;
      parent.entries.push({ key: top.name, node: elementNode(text, top, open) });
      // Elements beside each other, of which none holds the others.
      if (stack.length === 1 && !/^\s{0,20}<[A-Za-z]/.test(text.slice(at, at + 22))) break;
      continue;
    }
    const name = /^(?:[\w.-]{1,60}:)?([\w.-]{1,80})/.exec(inside)?.[1];
    if (name === undefined) return undefined;
    elements += 1;
    if (stack.length > 60 || elements > 20_000) return undefined;
    const attributes = attributesOf(text, open + 1, close);
    if (inside.endsWith('/')) top.entries.push({ key: name, node: { kind: 'record', entries: attributes } });
    else stack.push({ name, entries: [...attributes], from: at });
  }
  const root = stack[0];
  return elements > 0 && stack.length === 1 && root ? { node: asRecord(root.entries), end: at } : undefined;
}

function elementNode(
  text: string,
  element: { name: string; entries: FeedEntry[]; from: number },
  end: number,
): FeedNode {
  const raw = text.slice(element.from, end);
  if (element.entries.length > 0) {
    // `<Hours kind="engine">6231.4</Hours>`: what stands in an element with attributes is its value.
    const own =
      raw.includes('<') || raw.trim() === ''
        ? []
        : [{ key: element.name, node: valueNode(raw, element.from) }];
    return asRecord([...element.entries, ...own]);
  }
  return valueNode(raw, element.from);
}

function valueNode(raw: string, from: number): FeedNode {
  const data = /^\s{0,20}<!\[CDATA\[([\s\S]{0,4000})\]\]>\s{0,20}$/.exec(raw)?.[1];
  const trimmed = (data ?? raw).trim();
  const start = from + raw.indexOf(trimmed);
  const value = data === undefined ? decodeEntities(trimmed).replace(/[\u00a0\u2003]/g, ' ') : trimmed;
  return { kind: 'value', value, start, end: start + trimmed.length, verbatim: value === trimmed };
}

/** Elements of one name beside each other are a list under that name. */
function asRecord(entries: readonly FeedEntry[]): FeedNode {
  return {
    kind: 'record',
    entries: [...groupBy(entries, ({ key }) => key)].map(([key, same]) => ({
      key,
      node:
        same.length === 1 && same[0] ? same[0].node : { kind: 'list', items: same.map(({ node }) => node) },
    })),
  };
}

function attributesOf(text: string, from: number, to: number): FeedEntry[] {
  const entries: FeedEntry[] = [];
  for (const match of text
    .slice(from, to)
    .matchAll(/\s(?:[\w.-]{1,60}:)?([\w.-]{1,80})\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})')/g)) {
    const value = match[2] ?? match[3] ?? '';
    if (match[1] === undefined || match[0].includes('xmlns')) continue;
    const start = from + match.index + match[0].length - 1 - value.length;
    entries.push({
      key: match[1],
      node: { kind: 'value', value, start, end: start + value.length, verbatim: true },
    });
  }
  return entries;
}
