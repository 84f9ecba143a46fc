import { findMapLinks } from '#schema/coordinates.ts';
import { openLink } from '../reading/links.ts';
import { textLimit } from './limits.ts';
import { scan } from './scan.ts';
import { hiddenClasses } from './style-sheets.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { labelOfPhrase, phraseOf } from './words/labels.ts';

/** True for HTML by how it begins; a feed of XML is none. */
export function isPageOfHtml(text: string): boolean {
  const start = text.slice(0, 4000);
  return htmlStart.test(start) && !xmlStart.test(start);
}

const htmlStart =
  /^\s{0,200}<(?:!doctype html|html|head|body|table|tbody|tr|div|p|meta|ul|ol|dl|h[1-6]|span|section|article|main|center|style|strong|b|br|font|img)\b/i;
/** `<Body><Alert>`, `<table><row>`: elements that a feed has as well, over one that HTML has not. */
const xmlStart =
  /^\s{0,200}<(?:body|table)>\s{0,200}<(?!(?:a|article|aside|b|blockquote|br|button|caption|center|code|col|colgroup|div|dl|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|link|main|map|meta|nav|ol|p|pre|script|section|span|strong|style|svg|table|tbody|td|tfoot|th|thead|title|tr|u|ul)[\s/>])[A-Za-z]\w{1,40}[\s>]/i;

/**
 * What a person sees of an HTML message, as text: a line for each block and table row, a tab between the cells of a row,
 * the address of a maps link beside its words. Hidden elements, styles, scripts and comments leave nothing.
 * One pass over the text, whatever the nesting.
 */
export function htmlText(html: string): string {
  const frames: Frame[] = [{ kind: 'block', lines: [], line: '', nested: false, cells: [] }];
  let at = 0;
  let verbatim = 0;
  let inHeading = false;
  let link: { address: string; from: number } | undefined;
  const grounds: Ground[] = [];
  const unseen = hiddenClasses(html);
  const tables: Spans[] = [];
  const top = () => frames[frames.length - 1] as Frame;

  let left = textLimit;
  while (at < html.length && left > 0) {
    const open = html.indexOf('<', at);
    if (open !== at) {
      const text = decodeEntities(html.slice(at, open < 0 ? html.length : open));
      addText(top(), text, verbatim > 0);
      left -= text.length;
    }
    if (open < 0) break;
    const tag = tagAt(html, open);
    if (!tag) {
      addText(top(), '<', false);
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (tag.name.length === 2 && /^h[1-6]$/.test(tag.name)) inHeading = !tag.closing;
    const ground = grounds.at(-1);
    if (ground?.name === tag.name) {
      ground.depth += tag.closing ? -1 : 1;
      if (ground.depth === 0) grounds.pop();
    }
    if (tag.closing) {
      if (tag.name === 'pre') verbatim = Math.max(0, verbatim - 1);
      else if (tag.name === 'td' || tag.name === 'th') closeCell(frames);
      else if (tag.name === 'tr') closeRow(frames, tables.at(-1));
      else if (emphases.has(tag.name)) {
        const said = top().line.replace(/^- /, '');
        // `<li><b>Machine</b>Sumitomo SH210-7</li>`: what touches the element is no part of its last word.
        if (labelLike.test(said) && (nextIsElement(html, at) || /^[\p{Lu}\d]/u.test(html.charAt(at))))
          top().line = isLabelBefore(said) ? `${top().line.trimEnd()}\t` : `${top().line}${perhaps}`;
        else if (/\p{Ll}{2}$/u.test(said) && nextIsBadge.test(html.slice(at, at + 240))) top().line += '  ';
        // `<output>Gehl</output><label>Model</label>`: what fills in a form ends with the next label.
      } else if (tag.name === 'output') {
        if (/^\s{0,8}<label[\s>]/i.test(html.slice(at, at + 20))) breakLine(top(), 1);
      } else if (tag.name === 'table') {
        closeRow(frames, tables.at(-1));
        tables.pop();
        closeTable(frames);
        breakLine(top(), 2);
      } else if (tag.name === 'a' && link) {
        addText(top(), ` ${link.address}`, false);
        link = undefined;
      } else if (blocks.has(tag.name)) breakLine(top(), paragraphs.has(tag.name) ? 2 : 1);
      continue;
    }
    if (
      skipped.has(tag.name) ||
      (isHidden(tag.attributes, grounds.length > 0, unseen) && !voidElements.has(tag.name))
    ) {
      at = endOfElement(html, tag);
      continue;
    }
    if (
      grounds.length < deepest &&
      !voidElements.has(tag.name) &&
      tag.attributes !== '' &&
      darkGround.test(tag.attributes)
    )
      grounds.push({ name: tag.name, depth: 1 });
    switch (tag.name) {
      case 'br':
        breakLine(top(), 1);
        break;
      case 'pre':
        verbatim += 1;
        breakLine(top(), 1);
        break;
      case 'table':
        markNested(frames);
        breakLine(top(), 2);
        if (tables.length < deepest)
          tables.push({ below: [], heading: undefined, sideways: false, rows: 0, columns: 0 });
        // What stands in a table within a cell closes neither that cell nor its row.
        if (top().kind === 'cell' && frames.length < deepest)
          frames.push({ kind: 'block', lines: [], line: '', nested: false, cells: [] });
        break;
      case 'tr':
        closeRow(frames, tables.at(-1));
        if (frames.length < deepest)
          frames.push({ kind: 'row', lines: [], line: '', nested: false, cells: [] });
        break;
      case 'td':
      case 'th':
        closeCell(frames);
        if (frames.length < deepest)
          frames.push({ kind: 'cell', lines: [], line: '', nested: false, cells: [], ...reachOf(tag) });
        break;
      case 'dd':
        // A term may have several values: they are a list.
        addText(top(), top().line.includes('\t') ? ', ' : '\t', true);
        break;
      case 'li':
        breakLine(top(), 1);
        addText(top(), markOfList, true);
        break;
      case 'small':
        // `<h3>Big Paver <small>Vögele SUPER 1900-3i</small></h3>`: what is written smaller stands apart.
        if (inHeading && /[\p{L}\d)] ?$/u.test(top().line) && !isLabelBefore(top().line))
          top().line = `${top().line.trimEnd()}  `;
        break;
      case 'img': {
        const alt = decodeEntities(attribute(tag.attributes, 'alt') ?? '').trim();
        if (top().kind === 'cell' && top().line === '' && isGradeAlone(alt)) addText(top(), alt, false);
        break;
      }
      case 'a': {
        const given = decodeEntities(attribute(tag.attributes, 'href') ?? '').trim();
        const address = openLink(given) ?? given;
        const found = address.length < 1600 ? findMapLinks(address)[0] : undefined;
        if (found?.point ?? found?.query) link = { address, from: open };
        break;
      }
      default:
        if (blocks.has(tag.name)) breakLine(top(), paragraphs.has(tag.name) ? 2 : 1);
    }
  }
  while (frames.length > 1) {
    if (top().kind === 'row') closeRow(frames, tables.at(-1));
    else if (top().kind === 'cell') closeCell(frames);
    else closeTable(frames);
  }
  return withLabelsApart(linesOf(top()))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The characters that entities stand for; one that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d?));?/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[name as string] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex as string, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}

interface Frame {
  readonly kind: 'block' | 'row' | 'cell';
  lines: string[];
  line: string;
  /** Holds a table of its own: then it lays out blocks, and is no row of data. */
  nested: boolean;
  readonly cells: Cell[];
  readonly reach?: Reach;
}

interface Cell {
  readonly lines: string[];
  readonly nested: boolean;
  readonly reach?: Reach | undefined;
}

/** A cell that takes the place of several. */
interface Reach {
  readonly rows: number;
  readonly columns: number;
}

/** What the rows above say of a table's next row. */
interface Spans {
  /** By column: what a cell above says for the rows that it reaches down to. */
  below: ({ readonly text: string; readonly rows: number } | undefined)[];
  /** A first row of names of which some stand over the names of the second. */
  heading: Cell[] | undefined;
  /** The first column's cells reach down beside pairs: they are headings of groups of rows. */
  sideways: boolean;
  rows: number;
  /** How many cells the last row of one line each had. */
  columns: number;
}

/** An element with a ground of its own colour, on which white letters are seen, and how deep in elements of its name the text is. */
interface Ground {
  readonly name: string;
  depth: number;
}

/** Any ground that is not itself white. */
const darkGround =
  /(?:bgcolor\s?=\s?["']?|background(?:-color)?\s?:\s?)(?!\s*(?:#fff(?:fff)?\b|white\b|none\b|transparent\b|inherit\b))[#a-z]/i;

const emphases = new Set(['label', 'span', 'b', 'strong', 'em', 'i', 'font', 'small']);

/** `<label>Make</label><span>Case</span>`: what a style sets apart is a label and its value. */
function isLabelBefore(line: string): boolean {
  const label = line.length < 50 ? labelOfPhrase(phraseOf(line)) : undefined;
  return label !== undefined && /^[\p{L}\s./#°º'-]+$/u.test(line);
}

/** What a label may be that stands in an element of its own. */
const labelLike = /^\p{L}[^\t:\ue000]{1,40}$/u;

/** Between the words of an element and those of the next, until it is known whether the first are a label. */
const perhaps = '\ue000';

/** `<span>Kraan</span> <span>Kraan 15</span>`: beside labels that are known, what is laid out as they are is a label too. */
function withLabelsApart(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.includes(perhaps))) return lines;
  const isApart = lines.map((line) => line.includes(perhaps));
  const isKnown = lines.map(
    (line) => line.includes('\t') && isLabelBefore(line.slice(0, line.indexOf('\t')).replace(/^- /, '')),
  );
  return lines.map((line, index) => {
    if (!isApart[index]) return line;
    let known = 0;
    let count = 0;
    for (const step of [-1, 1])
      for (let at = index + step; isApart[at] || isKnown[at] || lines[at] === ''; at += step) {
        known += isKnown[at] ? 1 : 0;
        count += lines[at] === '' ? 0 : 1;
        if (count > mostBeside) break;
      }
    const isLabel = known >= 3 && known * 2 >= count;
    return isLabel ? line.replace(marksOfLabel, '\t') : line.replace(badgeEdge, '  ').replaceAll(perhaps, '');
  });
}

/** `<span>Engine oil pressure low</span><span>CRITICAL</span>`: words that touch, of which the next begin anew. */
const badgeEdge = /(?<=\p{Ll}{2})\ue000(?=\p{Lu}\p{L}{2})/gu;
const nextIsBadge = /^<(?:span|b|strong|em|i|label|small)(?:\s[^<>]{0,200})?>\p{Lu}\p{L}{2}/u;

/** `<td><img alt="Critical"></td>`: a picture that says how bad it is; `Info` and `Warning` are said of any message. */
function isGradeAlone(alt: string): boolean {
  if (alt.length < 3 || alt.length > 24 || saidOfAny.test(alt)) return false;
  return isSeverityAlone(scan(alt), 0, alt.length);
}

const saidOfAny = /info|notice|advis|warn|caution|alert|alarm/i;

const marksOfLabel = / *\ue000 */g;
/** Lines that are looked at beside one, at the most. */
const mostBeside = 40;

/** Nothing but spaces before the next element of the same line. */
function nextIsElement(html: string, at: number): boolean {
  return /^(?:\s|&nbsp;|&#160;){0,8}<(?:label|output|data|span|b|strong|em|i|u|code|font|a)[\s>]/i.test(
    html.slice(at, at + 80),
  );
}

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: string;
  readonly end: number;
}

const deepest = 120;
const voidElements = new Set([
  'br',
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'col',
  'area',
  'base',
  'wbr',
  'source',
]);
const skipped = new Set([
  'style',
  'script',
  'head',
  'title',
  'noscript',
  'template',
  'svg',
  'object',
  'select',
  'textarea',
  'iframe',
]);
const paragraphs = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'hr',
  'section',
  'article',
  'header',
  'footer',
]);
const blocks = new Set([
  ...paragraphs,
  'div',
  'dt',
  'li',
  'center',
  'address',
  'main',
  'form',
  'fieldset',
  'figure',
  'caption',
  'body',
  'html',
  'tbody',
  'thead',
]);

function addText(frame: Frame, text: string, verbatim: boolean): void {
  if (verbatim) {
    const [first = '', ...rest] = text.split(/\r?\n/);
    frame.line += first;
    for (const line of rest) {
      frame.lines.push(frame.line);
      frame.line = line;
    }
    return;
  }
  // A wide space, or several that don't break, is a gap that a person sees.
  const flat = text.replace(/[\s\u00a0]+/g, (run) => (seenGap.test(run) ? '  ' : ' '));
  if (flat === ' ' && (frame.line === '' || frame.line.endsWith(' '))) return;
  frame.line += frame.line === '' || frame.line.endsWith(' ') ? flat.trimStart() : flat;
}

const seenGap = /\u2003|\u00a0[\s\u00a0]*\u00a0/;

function breakLine(frame: Frame, breaks: 1 | 2): void {
  if (frame.line.trim() !== '') {
    frame.lines.push(frame.line);
    if (breaks === 2) frame.lines.push('');
  } else if (breaks === 2 && frame.lines.length > 0) frame.lines.push('');
  frame.line = '';
}

function linesOf(frame: Frame): string[] {
  breakLine(frame, 1);
  return frame.lines;
}

function closeCell(frames: Frame[]): void {
  const frame = frames.at(-1);
  if (frame?.kind !== 'cell') return;
  frames.pop();
  const cell = { lines: linesOf(frame), nested: frame.nested, reach: frame.reach };
  const row = frames.at(-1);
  if (row?.kind === 'row') row.cells.push(cell);
  else if (row) addLines(row, cell.lines);
}

/** The lines of what stands in it; of the only thing in it they are its own, so that tables within tables cost no more than their lines. */
function addLines(frame: Frame, lines: string[]): void {
  if (frame.lines.length === 0) frame.lines = lines;
  else for (const line of lines) frame.lines.push(line);
}

/** What a table stands in holds one, and so does what that stands in; those around the first that is known to do are known as well. */
function markNested(frames: readonly Frame[]): void {
  for (let at = frames.length - 1; at >= 0 && frames[at]?.nested === false; at -= 1)
    (frames[at] as Frame).nested = true;
}

/** The lines of a table within a cell are that cell's. */
function closeTable(frames: Frame[]): void {
  const frame = frames.at(-1);
  if (frame?.kind !== 'block' || frames.length < 2) return;
  frames.pop();
  const cell = frames.at(-1);
  if (!cell) return;
  breakLine(cell, 1);
  addLines(cell, linesOf(frame));
}

function closeRow(frames: Frame[], table: Spans | undefined): void {
  closeCell(frames);
  const row = frames.at(-1);
  if (row?.kind !== 'row') return;
  frames.pop();
  const parent = frames.at(-1);
  if (!parent) return;
  breakLine(parent, 1);
  addLines(parent, row.lines);
  addLines(parent, table ? spanned(row.cells, table) : rowLines(row.cells));
}

/** A row with what cells above it say for it too; names over two rows are one row of names. */
function spanned(cells: readonly Cell[], table: Spans): string[] {
  const held = table.heading;
  table.heading = undefined;
  table.rows += 1;
  const isBelow = table.columns === cells.length;
  if (cells.some((cell) => cell.nested))
    return rowLines(cells, isBelow && cells.every((cell) => !cell.nested || isList(cell)));
  if (held) return [twoRowsOfNames(held, cells)];
  const reachDown = cells.filter((cell) => (cell.reach?.rows ?? 1) > 1);
  const reachOver = cells.filter((cell) => (cell.reach?.columns ?? 1) > 1);
  if (cells.length > 2 && table.rows <= 2 && reachDown.length + reachOver.length > 0) {
    // Names over two rows: each of the first row reaches down, or over names of its own.
    const isOver = cells.every(
      (cell) => (cell.reach?.rows ?? 1) === 2 || (cell.reach?.columns ?? 1) > 1 || wordsOfCell(cell) === '',
    );
    if (isOver && reachOver.length > 0 && reachDown.every((cell) => cell.reach?.rows === 2)) {
      table.heading = [...cells];
      return [];
    }
  }
  const [first, ...rest] = cells;
  const isGroup =
    first !== undefined &&
    reachDown.length === 1 &&
    (first.reach?.rows ?? 1) > 1 &&
    cells.length === 3 &&
    (table.sideways || table.rows === 1);
  if (isGroup) {
    table.sideways = true;
    return [...(wordsOfCell(first) === '' ? [] : [wordsOfCell(first)]), ...rowLines(rest)];
  }
  if (cells.length > 2 && cells.every((cell) => cell.lines.filter((line) => line.trim() !== '').length < 2))
    table.columns = cells.length;
  if (reachDown.length === 0 && table.below.every((each) => each === undefined))
    return rowLines(cells, isBelow);
  const all: Cell[] = [];
  const below: Spans['below'] = [];
  const waiting = [...cells];
  for (let column = 0; column < mostColumns; column += 1) {
    const above = table.below[column];
    if (above) {
      all.push({ lines: [above.text], nested: false });
      below[column] = above.rows > 1 ? { ...above, rows: above.rows - 1 } : undefined;
      continue;
    }
    const cell = waiting.shift();
    if (!cell) {
      if (table.below.slice(column).every((each) => each === undefined)) break;
      continue;
    }
    all.push(cell);
    const rows = cell.reach?.rows ?? 1;
    below[column] = rows > 1 ? { text: wordsOfCell(cell), rows: rows - 1 } : undefined;
  }
  table.below = below;
  return rowLines(all, true);
}

const mostColumns = 60;

function twoRowsOfNames(over: readonly Cell[], under: readonly Cell[]): string {
  const waiting = [...under];
  const names = over.flatMap((cell) => {
    if ((cell.reach?.rows ?? 1) > 1) return [wordsOfCell(cell)];
    return waiting.splice(0, cell.reach?.columns ?? 1).map(wordsOfCell);
  });
  return names.join('\t');
}

/** A table in a cell that sets a few short lines below each other: `H-45⏎Caterpillar 745⏎S/N 3T601188`. */
function isList({ lines }: Cell): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length < 9 && filled.every((line) => line.length < 60 && !line.trim().includes('\t'));
}

function wordsOfCell(cell: Cell): string {
  return wordsOfLines(cell.lines.map((line) => line.trim()).filter(Boolean));
}

/** Lines of a cell as one; where they are a list, without its marks. */
function wordsOfLines(lines: readonly string[]): string {
  const isList = lines.length > 1 && lines.every((line) => line.startsWith(markOfList));
  const words = isList ? lines.map((line) => line.slice(markOfList.length)) : lines;
  return words.join(', ').replaceAll('\t', ' ');
}

/** What an element of a list begins with. */
const markOfList = '- ';

/** `Make⏎Model⏎Serial` beside `Volvo⏎A30G⏎732118`: labels in one cell, and their values line by line in the next. */
function areNamesOf(names: readonly string[], values: readonly string[]): boolean {
  const labels = (lines: readonly string[]) =>
    lines.filter((line) => line.length < 40 && labelOfPhrase(phraseOf(line)) !== undefined).length;
  return (
    names.length > 2 &&
    names.length === values.length &&
    labels(names) * 2 > names.length &&
    labels(values) < 2
  );
}

function allLines(cells: readonly Cell[]): string[] {
  const all: string[] = [];
  for (const { lines } of cells) for (const line of lines) all.push(line);
  return all;
}

/** Lines of a cell of data; one of more lays out a page. */
const mostInCell = 500;

/** A row of data is one line. Cells that lay out blocks, or stack a label on its value, keep their own lines. */
function rowLines(cells: readonly Cell[], below = false): string[] {
  const [only] = cells;
  if (only && cells.length === 1) return only.lines;
  if (cells.some((cell) => cell.lines.length > mostInCell)) return allLines(cells);
  const filled = cells.map((cell) => cell.lines.map((line) => line.trim()).filter(Boolean));
  const several = filled.filter((lines) => lines.length > 1);
  // Below names of columns, cells of several lines are a row all the same, unless a label begins each.
  const isRow =
    below &&
    cells.length > 2 &&
    several.filter(([first]) => isLabelBefore(first ?? '')).length < several.length / 2;
  const stacked =
    !isRow && (filled[0]?.length ?? 0) > 1 && filled.some((lines, index) => index > 0 && lines.length > 1);
  if (stacked || (!isRow && cells.some((cell) => cell.nested))) {
    const [names, values] = filled;
    return stacked && cells.length === 2 && names && values && areNamesOf(names, values)
      ? names.map((name, index) => `${name}\t${values[index] ?? ''}`)
      : allLines(cells);
  }
  if (filled.every((lines) => lines.length === 0)) return [];
  return [filled.map(wordsOfLines).join('\t')];
}

function reachOf(tag: Tag): { reach: Reach } | undefined {
  if (!/span/i.test(tag.attributes)) return undefined;
  const count = (name: string) =>
    Math.min(mostColumns, Math.max(1, Number(attribute(tag.attributes, name)) || 1));
  return { reach: { rows: count('rowspan'), columns: count('colspan') } };
}

function tagAt(html: string, open: number): Tag | undefined {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return { name: '!', closing: false, attributes: '', end: end < 0 ? html.length : end + 3 };
  }
  const next = html.charCodeAt(open + 1);
  // `!`, `?` and `/` begin what is no element; anything but a letter is a plain `<`.
  const isTag = next === 33 || next === 63 || next === 47 || ((next | 32) - 97) >>> 0 < 26;
  if (!isTag) return undefined;
  let end = open + 1;
  let quote = '';
  for (; end < html.length; end += 1) {
    const character = html[end] as string;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') break;
    else if ((character === '"' || character === "'") && html[end - 1] === '=') quote = character;
    // A tag as long as that is a `<` that nobody escaped.
    if (end - open > longestTag) return undefined;
  }
  const inside = html.slice(open + 1, end);
  const closing = inside.startsWith('/');
  const name = /^\/?([A-Za-z][A-Za-z0-9]{0,20})/.exec(inside)?.[1]?.toLowerCase() ?? '!';
  return { name, closing, attributes: closing ? '' : inside.slice(name.length), end: end + 1 };
}

const longestTag = 20_000;

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `\\b${name}\\s{0,3}=\\s{0,3}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\\s>]{1,2000}))`,
    'i',
  ).exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

function isHidden(attributes: string, onGround: boolean, unseen: ReadonlySet<string>): boolean {
  if (attributes === '') return false;
  if (
    unseen.size > 0 &&
    attribute(attributes, 'class')
      ?.split(/\s+/)
      .some((name) => unseen.has(name))
  )
    return true;
  const style = attribute(attributes, 'style');
  if (
    style !== undefined &&
    (hidingStyle.test(style) || (!onGround && whiteText.test(style) && !/background/i.test(style)))
  )
    return true;
  return /(?:^|\s)hidden(?:[\s=>]|$)/i.test(attributes);
}

const hidingStyle =
  /display\s?:\s?none|visibility\s?:\s?hidden|mso-hide\s?:\s?all|font-size\s?:\s?0(?:px|pt|em|%)?\s?(?:;|!|$)|(?:^|[\s;])(?:max-)?(?:height|width)\s?:\s?0(?:px)?\s?(?:;|!|$)|opacity\s?:\s?0(?:\.0{1,3})?\s?(?:;|!|$)|(?:left|text-indent)\s?:\s?-\d{3,5}(?:px|em)/i;
/** Letters as white as the page that they stand on. */
const whiteText =
  /(?:^|[\s;])color\s?:\s?(?:#fff(?:fff)?|white|rgb\(\s?255\s?,\s?255\s?,\s?255\s?\))\s?(?:;|!|$)/i;

/** Where an element ends that leaves nothing: after the closing tag of its name on its own level. */
function endOfElement(html: string, tag: Tag): number {
  const edges = new RegExp(`<(/?)${tag.name}(?=[\\s>/])`, 'gi');
  edges.lastIndex = tag.end;
  let depth = 1;
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge[1] === '/' ? -1 : 1;
    if (depth === 0) {
      const close = html.indexOf('>', edges.lastIndex);
      return close < 0 ? html.length : close + 1;
    }
  }
  // Never closed: only the tag itself is left out, so that a broken message keeps its text.
  return tag.name === 'script' || tag.name === 'style' ? html.length : tag.end;
}

/** The named entities that mail uses: punctuation, signs and the letters of Latin-1. Source: HTML Living Standard, section 13.5. */
const entities: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs(
    '',
    'amp & lt < gt > quot " apos \' copy © reg ® trade ™ deg ° plusmn ± middot · bull • hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ' +
      'ldquo “ rdquo ” bdquo „ laquo « raquo » prime ′ Prime ″ euro € pound £ cent ¢ yen ¥ sect § para ¶ times × divide ÷ frac12 ½ frac14 ¼ ' +
      'frac34 ¾ sup1 ¹ sup2 ² sup3 ³ micro µ ordm º ordf ª iexcl ¡ iquest ¿ larr ← rarr → uarr ↑ darr ↓ harr ↔ minus − le ≤ ge ≥ ne ≠ ' +
      'asymp ≈ infin ∞ alpha α beta β Omega Ω szlig ß',
  ),
  ['nbsp', '\u00a0'],
  ['ensp', ' '],
  ['emsp', '\u2003'],
  ['thinsp', ' '],
  ['shy', ''],
  ['zwnj', ''],
  ['zwj', ''],
  ...pairs('A', 'grave À acute Á circ Â tilde Ã uml Ä ring Å'),
  ...pairs('a', 'grave à acute á circ â tilde ã uml ä ring å'),
  ...pairs('E', 'grave È acute É circ Ê uml Ë'),
  ...pairs('e', 'grave è acute é circ ê uml ë'),
  ...pairs('I', 'grave Ì acute Í circ Î uml Ï'),
  ...pairs('i', 'grave ì acute í circ î uml ï'),
  ...pairs('O', 'grave Ò acute Ó circ Ô tilde Õ uml Ö slash Ø'),
  ...pairs('o', 'grave ò acute ó circ ô tilde õ uml ö slash ø'),
  ...pairs('U', 'grave Ù acute Ú circ Û uml Ü'),
  ...pairs('u', 'grave ù acute ú circ û uml ü'),
  ...pairs('N', 'tilde Ñ'),
  ...pairs('n', 'tilde ñ'),
  ...pairs('C', 'cedil Ç'),
  ...pairs('c', 'cedil ç'),
  ...pairs('AE', 'lig Æ'),
  ...pairs('ae', 'lig æ'),
  ...pairs('Y', 'acute Ý'),
  ...pairs('y', 'acute ý uml ÿ'),
]);

/** Names and characters by turns, each name after the letter that it is of. */
function pairs(letter: string, list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((word, index): [string, string][] =>
    index % 2 === 0 ? [[`${letter}${word}`, words[index + 1] ?? '']] : [],
  );
}
