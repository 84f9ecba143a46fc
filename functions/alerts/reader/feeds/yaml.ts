import { flowValue } from './flow.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/** Lines that are read of one document, and how deep its records may be within each other. */
const mostLines = 1000;
const deepest = 20;

/**
 * The YAML document that a text begins with, for what is told by its blocks: records below their names (`box:` over a tracker's
 * `serial:`) and lists of records. Undefined where it has hardly any, since lines of labels with their values read as well
 * without. Of its syntax what programs write: names of one word, scalars of one line, flow records and lists.
 */
export function parseYaml(text: string, from: number): { node: FeedNode; end: number } | undefined {
  const beginning = text.slice(from, from + 4000);
  if (!blockMarks.test(beginning) || !mayBeBlocks.test(beginning)) return undefined;
  const lines: YamlLine[] = [];
  let end = from;
  let isBlank = false;
  for (let at = from; at < text.length && lines.length < mostLines; ) {
    const found = text.indexOf('\n', at);
    const to = found < 0 ? text.length : found;
    const content = text.slice(at, to);
    if (/^\.{3}\s*$/.test(content)) {
      end = to;
      break;
    }
    if (content.trim() !== '' && !/^\s*#/.test(content)) {
      const line = lineOf(text, at, to);
      // Below an empty line something else may follow; words right below a name are no YAML.
      if (!line && (!isBlank || content.startsWith(' '))) return undefined;
      if (!line) break;
      lines.push(line);
      end = to;
    }
    isBlank = content.trim() === '';
    at = to + 1;
  }
  const reader = new YamlReader(text, lines);
  const documents: FeedNode[] = [];
  while (reader.at < lines.length) {
    if (lines[reader.at]?.isEdge) {
      reader.at += 1;
      continue;
    }
    const before = reader.at;
    const node = reader.block(lines[before]?.indent ?? 0, 0);
    if (!node || reader.at === before) return undefined;
    documents.push(node);
  }
  const [only] = documents;
  if (!only || reader.blocks + 2 * reader.records < 2) return undefined;
  return { node: documents.length === 1 ? only : { kind: 'list', items: documents }, end };
}

/** What few texts have, told faster. */
const blockMarks = /:[ \t]*\n|- ?\{|^- /;
/** A name over lines that are set in, or a list of records: what a text without has no use for a reader of blocks. */
const mayBeBlocks =
  /(?:^|\n)[ \t]*(?:- )?[\w.-]{1,30}:[ \t]*\n[ \t]*(?:[\w"'.-]{1,30}:|- )|- ?\{ ?["'\w]|^- [\w.-]{1,30}: /;

interface YamlLine {
  readonly indent: number;
  /** How many items of lists begin on it, and how far what follows is set in. */
  readonly isItem: boolean;
  readonly inner: number;
  readonly name: string | undefined;
  /** Where its value stands, behind the name. */
  readonly from: number;
  readonly to: number;
  /** `---` between documents. */
  readonly isEdge: boolean;
}

function lineOf(text: string, start: number, to: number): YamlLine | undefined {
  const content = text.slice(start, to);
  if (/^---\s*$/.test(content))
    return { indent: 0, isItem: false, inner: 0, name: undefined, from: start, to: start, isEdge: true };
  const match = shape.exec(content);
  const [all = '', spaces = '', item = '', name] = match ?? [];
  if (!match || spaces.includes('\t')) return undefined;
  if (name === undefined && item === '') return undefined;
  return {
    indent: spaces.length,
    isItem: item !== '',
    inner: spaces.length + item.length,
    name,
    from: start + all.length,
    to,
    isEdge: false,
  };
}

const shape = /^( *)(- +)?(?:["']?([\p{L}_][\p{L}\d_.-]{0,39})["']?:(?=\s|$))?/u;

class YamlReader {
  private readonly text: string;
  private readonly lines: readonly YamlLine[];
  at = 0;
  /** Names with a record below them, and records of lists. */
  blocks = 0;
  records = 0;

  constructor(text: string, lines: readonly YamlLine[]) {
    this.text = text;
    this.lines = lines;
  }

  /** The record or list whose lines are set in as far as this; undefined where the lines are no YAML. */
  block(indent: number, depth: number): FeedNode | undefined {
    const first = this.lines[this.at];
    if (!first || depth > deepest) return undefined;
    return first.isItem ? this.list(indent, depth) : this.record(indent, depth);
  }

  private list(indent: number, depth: number): FeedNode | undefined {
    const items: FeedNode[] = [];
    for (let line = this.lines[this.at]; line?.isItem && line.indent === indent; line = this.lines[this.at]) {
      const node = line.name === undefined ? this.flow(line) : this.record(line.inner, depth + 1);
      if (!node) return undefined;
      // `- Merk: Bobcat` over `- Model: T76`: marks of a list before labels, which no program writes of a record.
      if (node.kind === 'record' && (node.entries.length > 1 || node.entries[0]?.node.kind !== 'value'))
        this.records += 1;
      items.push(node);
    }
    return { kind: 'list', items };
  }

  private flow(line: YamlLine): FeedNode | undefined {
    this.at += 1;
    return flowValue(this.text, line.from, line.to);
  }

  private record(indent: number, depth: number): FeedNode | undefined {
    const entries: FeedEntry[] = [];
    for (let line = this.lines[this.at]; line && !line.isEdge; line = this.lines[this.at]) {
      const own = line.isItem && entries.length === 0 ? line.inner : line.indent;
      if (own < indent || (line.isItem && entries.length > 0)) break;
      if (own > indent || line.name === undefined) return undefined;
      this.at += 1;
      const node = flowValue(this.text, line.from, line.to);
      const below = this.lines[this.at];
      if (node) entries.push({ key: line.name, node });
      else if (
        below &&
        !below.isEdge &&
        (below.indent > indent || (below.isItem && below.indent === indent))
      ) {
        const inner = this.block(below.indent, depth + 1);
        if (!inner) return undefined;
        if (inner.kind === 'record') this.blocks += 1;
        entries.push({ key: line.name, node: inner });
      }
    }
    return { kind: 'record', entries };
  }
}
