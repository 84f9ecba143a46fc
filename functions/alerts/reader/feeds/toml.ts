import { flowValue } from './flow.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/** Lines that are read of one file. */
const mostLines = 1000;

/**
 * The TOML that a text begins with: `name = value` on each line, records under `[asset]` and `[[alerts]]`. Undefined where it has
 * none of its brackets: lines of names with their values read as well without.
 */
export function parseToml(text: string, from: number): { node: FeedNode; end: number } | undefined {
  const beginning = text.slice(from, from + 4000);
  if (!brackets.test(beginning) || !mayBeToml.test(beginning)) return undefined;
  const root: FeedEntry[] = [];
  const lists = new Map<string, FeedNode[]>();
  let entries = root;
  let end = from;
  let pairs = 0;
  for (let at = from, count = 0; at < text.length && count < mostLines; count += 1) {
    const found = text.indexOf('\n', at);
    const to = found < 0 ? text.length : found;
    const content = text.slice(at, to);
    const [, double, section = ''] = heading.exec(content) ?? [];
    const pair = named.exec(content);
    if (section !== '') {
      entries = [];
      const node: FeedNode = { kind: 'record', entries };
      const items = double === undefined ? undefined : lists.get(section);
      if (items) items.push(node);
      else if (double === undefined) root.push({ key: section, node });
      else {
        const own = [node];
        lists.set(section, own);
        root.push({ key: section, node: { kind: 'list', items: own } });
      }
    } else if (pair?.[1] !== undefined) {
      const node = flowValue(text, at + pair[0].length, to);
      if (node) entries.push({ key: pair[1], node });
      pairs += 1;
    } else if (content.trim() !== '' && !/^\s*#/.test(content)) break;
    if (content.trim() !== '') end = to;
    at = to + 1;
  }
  return pairs >= 4 ? { node: { kind: 'record', entries: root }, end } : undefined;
}

/** What few texts have, told faster. */
const brackets = /\]\]|= ?[[{]/;
const mayBeToml = /^\[\[[\w.-]{1,40}\]\]\s*$|^[\w.-]{1,40} ?= ?(?:\{ ?\w|\[ ?\{)/m;
const heading = /^\s*\[(\[)?([\w.-]{1,40})\]\]?\s*$/;
const named = /^\s*["']?([\p{L}_][\p{L}\d_.-]{0,39})["']?\s?=\s?/u;
