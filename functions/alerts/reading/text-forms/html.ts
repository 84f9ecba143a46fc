import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { findMapLinks } from '#schema/places/coordinates.ts';
import { anyMark, isBoldMark, markOf, withEdges, withoutMarks } from './html-edges.ts';
import { type Cell, isShort, markOfList, mostColumns, type Row, tableLines, wordsOf } from './html-tables.ts';
import { type Element, parseHtml } from './html-tree.ts';
import { type Classes, classesOf, type Shade, shadeIn } from './html-visibility.ts';
import { openLink } from './links.ts';

/** Characters of an HTML page that are read; most of a page is layout. */
export const htmlLimit = 1024 * 1024;

/** True for text that starts like HTML; false for an XML feed. */
export function isHtml(text: string): boolean {
  const start = text.slice(0, 4000);
  return htmlStart.test(start) && !xmlStart.test(start);
}

/**
 * The visible text of an HTML message: a line per block and table row, a tab between the cells of a row, a colon between a term
 * and its description, and the address of a map link after its words. Anything beyond the page limit is ignored.
 */
export function htmlText(html: string): string {
  const { root, sheets } = parseHtml(withoutMarks(html.slice(0, htmlLimit)));
  const flow = new Flow();
  addChildren(root, flow, {
    classes: classesOf(sheets),
    keys: new Map(),
    shade: { onGround: false, sizeless: false },
    verbatim: false,
    inHeading: false,
  });
  return withEdges(flow.end())
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const htmlStart =
  /^\s{0,200}<(?:!doctype html|html|head|body|table|tbody|tr|div|p|meta|ul|ol|dl|h[1-6]|span|section|article|main|center|style|strong|b|br|font|img)\b/i;
/** `<Body><Alert>`, `<table><row>`: elements that feeds have too, around one that HTML does not have. */
const xmlStart =
  /^\s{0,200}<(?:body|table)>\s{0,200}<(?!(?:a|article|aside|b|blockquote|br|button|caption|center|code|col|colgroup|div|dl|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|link|main|map|meta|nav|ol|p|pre|script|section|span|strong|style|svg|table|tbody|td|tfoot|th|thead|title|tr|u|ul)[\s/>])[A-Za-z]\w{1,40}[\s>]/i;

/** What is known about the surrounding elements. */
interface Around {
  readonly classes: Classes;
  readonly shade: Shade;
  /** Numbers of the looks of inline elements. */
  readonly keys: Map<string, number>;
  readonly verbatim: boolean;
  readonly inHeading: boolean;
}

/** Builds the lines of the text. */
class Flow {
  readonly #lines: string[] = [];
  /** The part of a long line that is no longer examined. */
  #before = '';
  line = '';
  /** The line is a term that awaits its description (`named`), or already has one (`stated`). */
  term: 'none' | 'named' | 'stated' = 'none';
  /** The line has only a list mark; whatever comes next belongs to it, even a block. */
  #marked = false;
  hasTable = false;

  text(words: string, verbatim: boolean): void {
    if (verbatim) {
      const [first = '', ...rest] = words.split(/\r?\n/);
      this.line += first;
      for (const line of rest) {
        this.#lines.push(this.#before + this.line);
        this.#before = '';
        this.line = line;
      }
      return;
    }
    // A wide space, or several non-breaking ones, is a visible gap.
    const flat = words.replace(/[\s\u00a0]+/g, (run) => (seenGap.test(run) ? '  ' : ' '));
    const added = this.line === '' || this.line.endsWith(' ') ? flat.trimStart() : flat;
    this.line += added;
    if (added.trim() !== '') this.#marked = false;
    if (this.line.length > longestLookedAt) {
      this.#before += this.line.slice(0, -longestLookedAt / 2);
      this.line = this.line.slice(-longestLookedAt / 2);
    }
  }

  item(): void {
    if (this.#marked) return;
    this.break(1);
    this.line = markOfList;
    this.#marked = true;
  }

  endOfItem(): void {
    if (this.#marked) this.line = '';
    this.#marked = false;
    this.break(1);
  }

  gap(): void {
    if (this.line.trim() !== '' && !this.#marked) this.line = `${this.line.trimEnd()}  `;
  }

  /** Marks the end of an inline element. Of several that end together, the bold one counts, otherwise the innermost. */
  edge(mark: string): void {
    const words = this.line.trimEnd();
    if (words === '' || this.#marked) return;
    const isMarked = anyMark.test(words.slice(-1));
    const bare = isMarked ? words.slice(0, -1) : words;
    if (!isMarked || (isBoldMark(mark) && !isBoldMark(words.slice(-1))))
      this.line = bare + mark + this.line.slice(words.length);
  }

  break(lines: 1 | 2): void {
    if (this.#marked) return;
    if (this.#before !== '' || this.line.trim() !== '') this.#lines.push(this.#before + this.line);
    this.#before = '';
    this.line = '';
    this.term = 'none';
    if (lines === 2 && this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  add(lines: readonly string[]): void {
    for (const line of lines) {
      this.text(line, true);
      if (line !== '') this.#marked = false;
      this.break(line === '' ? 2 : 1);
    }
  }

  end(): string[] {
    this.#marked = false;
    this.break(1);
    return this.#lines;
  }
}

/** Limits the examined part of a line, so that long lines take linear time. */
const longestLookedAt = 4000;
const seenGap = /\u2003|\u00a0[\s\u00a0]*\u00a0/;

const paragraphs = new Set(
  'article blockquote dl footer h1 h2 h3 h4 h5 h6 header hr ol p section table ul'.split(' '),
);
const blocks = new Set(
  'address aside body br caption center details div dt fieldset figure form legend main nav pre summary tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const inline = new Set([
  'b',
  'code',
  'data',
  'em',
  'font',
  'i',
  'label',
  'output',
  'small',
  'span',
  'strong',
  'u',
]);

function addChildren(element: Element, flow: Flow, around: Around): void {
  for (const child of element.children)
    if (typeof child !== 'string') addElement(child, flow, around);
    else if (!around.shade.sizeless) flow.text(decodeHTML(child), around.verbatim);
}

function addElement(element: Element, flow: Flow, outer: Around): void {
  const { name } = element;
  const around = aroundIn(element, outer);
  if (!around) return;
  const breaks = paragraphs.has(name) ? 2 : 1;
  const isBlock = breaks === 2 || blocks.has(name);
  if (isBlock) flow.break(breaks);
  if (name === 'table') addTable(element, flow, around);
  else if (name === 'dd') addDescription(element, flow, around);
  else {
    if (name === 'li') flow.item();
    // `<h3>Big Paver <small>Vögele SUPER 1900-3i</small></h3>`: smaller text is separate.
    else if (name === 'label' || (name === 'small' && around.inHeading)) flow.gap();
    else if (name === 'dt') flow.term = 'named';
    addChildren(element, flow, around);
    if (inline.has(name)) flow.edge(markOf(element, around.keys));
    if (name === 'a') addMapLink(element, flow);
  }
  if (name === 'li') flow.endOfItem();
  else if (isBlock && name !== 'dt') flow.break(breaks);
}

/** Undefined for a hidden element. */
function aroundIn(element: Element, outer: Around): Around | undefined {
  const shade = shadeIn(element, outer.shade, outer.classes);
  if (!shade) return undefined;
  const { name } = element;
  return {
    classes: outer.classes,
    keys: outer.keys,
    shade,
    verbatim: outer.verbatim || name === 'pre',
    inHeading: outer.inHeading || headings.has(name),
  };
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function addMapLink({ attributes }: Element, flow: Flow): void {
  const given = decodeHTMLAttribute(attributes.get('href') ?? '').trim();
  const address = openLink(given) ?? given;
  const found = address.length < 1600 ? findMapLinks(address)[0] : undefined;
  if ((found?.point ?? found?.query) && !flow.line.includes(address)) flow.text(` ${address}`, false);
}

/** A term with several descriptions gets them as a list. */
function addDescription(element: Element, flow: Flow, around: Around): void {
  const lines = linesWithin(element, around).lines.filter((line) => line.trim() !== '');
  const term = flow.term;
  const words = wordsOf(lines);
  if (term === 'none' || flow.line.trim() === '' || flow.line.length > longestLookedAt || !isShort(lines)) {
    flow.break(1);
    flow.add(lines);
  } else if (words !== '') {
    const name = withoutMarks(flow.line.trimEnd());
    const parting = term === 'stated' ? ',' : /[:：=–—-]$/.test(name) ? '' : ':';
    flow.line = `${name}${parting} ${words}`;
    flow.term = 'stated';
  }
}

function linesWithin(
  element: Element,
  around: Around,
): { readonly lines: readonly string[]; readonly hasTable: boolean } {
  const flow = new Flow();
  addChildren(element, flow, around);
  return { lines: flow.end(), hasTable: flow.hasTable };
}

function addTable(table: Element, flow: Flow, around: Around): void {
  const rows: Row[] = [];
  addRows(table, rows, around);
  const lines = tableLines(rows);
  flow.add(lines);
  flow.hasTable ||= lines.length > 1;
}

/** The rows of a table, and the lines between them. */
function addRows(parent: Element, rows: Row[], around: Around): void {
  for (const child of parent.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') rows.push(decodeHTML(child).trim());
      continue;
    }
    const inner = aroundIn(child, around);
    if (!inner) continue;
    if (child.name === 'tr') rows.push(cellsOf(child, inner));
    else if (holdsRows.has(child.name)) addRows(child, rows, inner);
    else for (const line of linesWithin({ ...parent, children: [child] }, around).lines) rows.push(line);
  }
}

const holdsRows = new Set(['tbody', 'thead', 'tfoot', 'form']);

function cellsOf(row: Element, around: Around): readonly Cell[] {
  return row.children.flatMap((child): Cell[] => {
    if (typeof child === 'string' && child.trim() === '') return [];
    const element = typeof child === 'string' ? { ...row, children: [child] } : child;
    const inner = aroundIn(element, around);
    if (!inner) return [];
    const { lines, hasTable } = linesWithin(element, inner);
    const filled = lines.map((line) => line.trim()).filter(Boolean);
    const alt = filled.length === 0 ? altIn(element) : '';
    const span = (name: string) =>
      Math.min(mostColumns, Math.max(1, Number(element.attributes.get(name)) || 1));
    return [
      {
        lines: alt === '' ? lines : [alt],
        filled: alt === '' ? filled : [alt],
        hasTable,
        rows: span('rowspan'),
        columns: span('colspan'),
      },
    ];
  });
}

/** The alternative text of the first picture that has one. */
function altIn({ name, attributes, children }: Element): string {
  if (name === 'img')
    return decodeHTMLAttribute(attributes.get('alt') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  for (const child of children) {
    const alt = typeof child === 'string' ? '' : altIn(child);
    if (alt !== '') return alt;
  }
  return '';
}
