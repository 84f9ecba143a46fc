import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { classOf, lower } from '../reading/letters.ts';
import { isSpace } from './characters.ts';
import { isChatHead } from './chat-heads.ts';
import { labelOfPhrase, phraseOf } from './words/labels.ts';

/**
 * Prose that a mail program or a telephone broke at a width of its own (`… 4801 Pit Road, Rapid⏎City SD, when …`)
 * is put on one line again, so that what is said across a break is read. Labels, lists and tables stay as they are.
 * Two things tell such a break: the next line's first word had no room any more, and the words go on, either because
 * they are a sentence in small letters, or because other lines of that width surely do. The marks of quotation and
 * the indent of the lower line go with the break.
 */
export function unwrapped(received: string): string {
  const whole = /\nFMI/i.test(received) ? received.replace(brokenCode, ' ') : received;
  const figured = /(?:FMI|SPN|R(?:oa)?d|Rte|Route|Hwy|Highway)\n\d/.test(whole)
    ? whole.replace(brokenBeforeFigure, ' ')
    : whole;
  const text = /\d\n(?:\p{Ll}{6,9} )?h(?:ou)?rs/u.test(figured)
    ? figured.replace(brokenBeforeHours, ' ')
    : figured;
  const breaks = breaksOf(text);
  if (breaks.length === 0) return text;
  let sureWidth = 0;
  let sure = 0;
  for (const each of breaks)
    if (each.isProse || (each.isOpen && each.length >= narrowest)) {
      sureWidth = Math.max(sureWidth, each.length);
      sure += 1;
    }
  if (sure === 0) return text;
  // A line that ends with a whole sentence may be somewhat wider than all those that are surely broken.
  let width = sureWidth;
  for (const { length } of breaks) if (length <= sureWidth + raggedness) width = Math.max(width, length);
  let [opened, filled, ragged] = [0, 0, 0];
  for (const each of breaks)
    if (!isFull(each, width)) ragged += each.isOpen ? 1 : 0;
    else if (each.isOpen) opened += 1;
    else filled += 1;
  const isFlow = opened > ragged && filled <= opened * 3;
  const flowing = isFlow && filled > 0 ? flowingParagraphs(breaks, width) : noParagraphs;

  let joined = '';
  let at = 0;
  for (const each of breaks) {
    const goesOn =
      (each.isProse &&
        (each.isOpen || ragged <= opened) &&
        each.first + raggedness >= sureWidth - each.length) ||
      (isFlow && each.isOpen && (isFull(each, width) || isNearlyFull(each, width))) ||
      (flowing.has(each.paragraph) && isFull(each, width) && !isRowBelow(text, each));
    if (!goesOn) continue;
    joined += `${text.slice(at, each.end)} `;
    at = each.next;
  }
  return at === 0 ? text : joined + text.slice(at);
}

/** `Screen says SPN 523452⏎FMI 5, coil open`: a code is never told on two lines of a sentence. */
const brokenCode = /(?<=\p{L} (?:\p{L}{1,12}[: ] ?)?SPN[: ]?\d{2,7},?)\n(?=FMI[: ]?\d{1,2}(?!\d))/giu;

/** `Fault SPN 100 FMI⏎1 at …`, `Fault SPN⏎100 FMI 1 at …`, `5151 County Rd⏎20, Moorhead`: a figure on the other line than its name. */
const brokenBeforeFigure =
  /(?:(?<=(?<!\p{L})SPN[: ]?\d{2,7},? FMI)\n(?=\d{1,2}(?:[ .,;]|$))|(?<=\p{L} SPN)\n(?=\d{2,7},? FMI ?\d)|(?<=\d (?:County|State|Township|Farm|Ranch) (?:Rd|Road|Hwy|Highway|Route|Rte))\n(?=\d{1,4},? \p{Lu}\p{Ll}))/gu;
/** `P0087 at 3377⏎hours on 2026-07-08`: hours in small letters, of a sentence that goes on. */
const brokenBeforeHours =
  /(?<=\p{L}[^\n]{3,80} \d{1,3}(?:,?\d{3})?)\n(?=(?:(?:engine|operating|machine) )?(?:hours|hrs)(?:[.,]| (?:on|at|in|as|and|when|since|is|has|near|now|located|with)(?!\p{L})))/gu;

/** A place where a line may have been broken. */
interface Break {
  /** Offsets of the upper line's first and of the end of its last character. */
  readonly start: number;
  readonly end: number;
  /** Offset of the lower line's first character behind its marks of quotation and its indent. */
  readonly next: number;
  /** Offset at which the paragraph begins. */
  readonly paragraph: number;
  /** Characters of the upper line with its indent, and of the lower line's first word. */
  readonly length: number;
  readonly first: number;
  /** The upper line is of a width of mails, and ends in the middle of a sentence of words in small letters. */
  readonly isProse: boolean;
  /** The upper line ends with what something follows, or the lower begins with what goes on. */
  readonly isOpen: boolean;
}

/** The next word had no room on the line. */
function isFull({ length, first }: Break, width: number): boolean {
  return length >= narrowest && length <= width && length + 1 + first > width;
}

/** Paragraphs of which nearly all lines are full, and some are surely broken: what stands below any full line goes on. */
function flowingParagraphs(breaks: readonly Break[], width: number): ReadonlySet<number> {
  const paragraphs = new Set<number>();
  for (let at = 0; at < breaks.length; ) {
    const paragraph = breaks[at]?.paragraph ?? 0;
    let [opened, filled, short] = [0, 0, 0];
    for (; breaks[at]?.paragraph === paragraph; at += 1) {
      const each = breaks[at] as Break;
      if (!isFull(each, width)) short += 1;
      else if (each.isOpen) opened += 1;
      else filled += 1;
    }
    if (opened > 0 && filled <= opened * 3 && opened + filled >= short * 2) paragraphs.add(paragraph);
  }
  return paragraphs;
}

const noParagraphs: ReadonlySet<number> = new Set();

/** Who breaks lines by hand leaves a part that belongs together whole: `…, ernst kritiek,⏎gemeld 29-09-2026 …`. */
function isNearlyFull({ isOpen, length, first }: Break, width: number): boolean {
  return isOpen && length >= narrowest && length <= width && length + first + 2 * raggedness > width;
}

/** All breaks between two lines of a paragraph that are no labels, no list and no rows, as far as their own characters say. */
function breaksOf(text: string): Break[] {
  const breaks: Break[] = [];
  let from = 0;
  let upper: Content | undefined;
  let paragraph = 0;
  let wasProse = false;
  for (let count = 0; from < text.length && count < mostLines; count += 1) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    const line = contentOf(text, from, to);
    const made: Break | undefined =
      upper && line && mayGoOn(text, upper, line)
        ? breakOf(text, upper, line, paragraph, wasProse)
        : undefined;
    if (made) breaks.push(made);
    wasProse = made?.isProse ?? false;
    if (!upper) paragraph = from;
    upper = line;
    from = to + 1;
  }
  return breaks;
}

/** What stands on a line behind its marks of quotation and its indent, without spaces at its end. */
interface Content {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly indent: number;
}

function contentOf(text: string, from: number, to: number): Content | undefined {
  let start = from;
  let depth = 0;
  let indent = 0;
  for (; start < to; start += 1) {
    const code = text.charCodeAt(start);
    if (code === greater) {
      depth += 1;
      indent = 0;
    } else if (code === space) indent += 1;
    else break;
  }
  let end = to;
  while (end > start && text.charCodeAt(end - 1) === space) end -= 1;
  // The space behind a mark of quotation is no indent.
  return end === start
    ? undefined
    : { start, end, depth, indent: depth > 0 ? Math.max(0, indent - 1) : indent };
}

/** By their lengths, their places and the characters at their ends: all that most lines are looked at for. */
function mayGoOn(text: string, upper: Content, line: Content): boolean {
  const length = upper.end - upper.start + upper.indent;
  if (length < shortest || length > widest) return false;
  if (line.end - line.start < 2 || line.end - line.start > widest || line.depth !== upper.depth) return false;
  // `- A long point of a list⏎  that hangs`
  const hangs = line.indent - upper.indent;
  if (hangs !== 0 && !(hangs > 0 && hangs <= 6 && bullet.test(text.slice(upper.start, upper.start + 5))))
    return false;
  return text.charCodeAt(upper.end - 1) !== colon;
}

function breakOf(
  text: string,
  upper: Content,
  line: Content,
  paragraph: number,
  isBelow: boolean,
): Break | undefined {
  const last = text.charAt(upper.end - 1);
  const isInside = endsInside.test(last);
  if (!isInside && !endsSentence.test(last)) return undefined;
  const below = text.slice(line.start, line.end);
  const above = text.slice(upper.start, upper.end);
  const isQuote = isInQuote(above, below);
  if (!isQuote && (!startsInside.test(below) || isSet.test(below) || isSet.test(above) || begins(below)))
    return undefined;
  if (isChatHead(above) || isCodes.test(below)) return undefined;
  if (isRowOfFile.test(above) || isRowOfFile.test(below) || areRows(above, below)) return undefined;
  const gap = below.indexOf(' ');
  const isRowEnd =
    (endsTimed.test(above) && isRow.test(above)) ||
    (endsPlaced.test(above.slice(-40)) && beginsRow.test(below));
  const inside = isInside && !isRowEnd && !(beginsWithMachine(above) && beginsWithMachine(below));
  return {
    start: upper.start,
    end: upper.end,
    next: line.start,
    paragraph,
    length: above.length + upper.indent,
    first: gap < 0 ? below.length : gap,
    isProse: inside && isProse(text, upper, above, isBelow),
    isOpen: inside && (isQuote || isOpenEnd(above, below) || (goesOnSmall.test(below) && !isLabelled(below))),
  };
}

/** `E22 · Doosan DL250-5 · PE-44120 · 412.5 h · …` over another such: lines of as many parts. */
function areRows(above: string, below: string): boolean {
  const mark = partMark.exec(above)?.[0];
  if (mark === undefined) return false;
  const parts = above.split(mark).length;
  return parts >= fewestParts && Math.abs(below.split(mark).length - parts) < 2;
}

const partMark = / [·•/–—-] |; /;
const fewestParts = 5;

/** `Kobelco SK210LC-11 K21 CA689 …`, `SK9 Case SV340B …`, `red mini Yanmar ViO55 …`: a line of a list of machines, one to a line. */
function beginsWithMachine(line: string): boolean {
  const start = line.slice(0, 28);
  const name = nameBefore.exec(start)?.[0].length ?? 0;
  const words = wordsBefore.exec(start)?.[0] ?? '';
  const ends = [0, name, words.indexOf(' ') + 1, words.length];
  return ends.some((at, index) => {
    if (ends.indexOf(at) < index) return false;
    const found = brandAt(line, at);
    return (
      found !== undefined && /^ (?:\p{L}{1,12} )?\p{L}{0,5}-?\d/u.test(line.slice(found.end, found.end + 20))
    );
  });
}

const nameBefore = /^(?:(?:unit|machine|asset|truck) )?(?=[\p{L}-]{0,10}\d)[\p{L}\d#-]{2,12}:? /iu;
/** What it looks like and is: `red`, `yellow mini`. */
const wordsBefore = /^\p{L}{3,10} (?:\p{Ll}{3,10} )?/u;

/** A line of a width at which mails are broken, that ends in the middle of a sentence of words in small letters. */
function isProse(text: string, { start, end, indent }: Content, line: string, isBelow: boolean): boolean {
  if (end - start + indent < narrowestProse || !hasSmallWords(text, start, end)) return false;
  if (line.includes('...')) return false;
  // `with apologies: the crusher …` is no label.
  if (begins(line) && !/^\p{Ll}+ \p{Ll}+: \p{Ll}+ /u.test(line)) return false;
  // `…, plant number⏎CR-41, with alarm 1027 …`: a line that begins with a designation is no row below one that is broken.
  return isBelow || !/^\p{Lu}{1,4}-?\d/u.test(line);
}

/** `… tag R-13. I'm at⏎61 Turnpike Sq`, `…, serial⏎57119`, `…, hydraulic oil hot,⏎…`: something follows. */
function isOpenEnd(line: string, below: string): boolean {
  if (line.endsWith(',')) return true;
  // `… I'm at 61⏎Turnpike Sq`, `… 9 Smelter⏎Road, Flin Flon`
  if (endsNumbered.test(line.slice(-12)) && /^\p{Lu}\p{Ll}/u.test(below)) return !isRow.test(line);
  if (streetKind.test(below) && /\d/.test(line)) return true;
  const word = line.slice(line.lastIndexOf(' ') + 1).replace('(', '');
  if (word.length > 16) return false;
  const small = word.toLowerCase();
  // `Erie, PA`, `Peoria IL` end with the state.
  if (openWords.has(small)) return small === word || line === line.toUpperCase();
  // `Run hours⏎1,118`, `chassi⏎HBRR220CKF0000914`; names of columns have no figures above them.
  return /^(?:\d|\p{Lu}[\p{Lu}\d-]{0,20}\d)/u.test(below) && /[\d.,]/.test(line) && isOfMachine(line, word);
}

/** A label of what identifies a machine or its fault, or of its hours where no figure stands before it. */
function isOfMachine(line: string, word: string): boolean {
  const field = labelOfPhrase(phraseOf(word))?.field;
  if (field === 'hours') return !/\d(?: \S{1,16}){1,2}$/.test(line.slice(-36));
  return field !== undefined && namingFields.has(field);
}

const namingFields = new Set<string>(['serial', 'unit', 'model', 'code', 'spn', 'fmi']);

/** `nickname "Big⏎Blue"`, `model="SmartROC⏎T40" serial=…` */
function isInQuote(above: string, below: string): boolean {
  const open = above.lastIndexOf('"');
  if (open < 0 || above.length - open > 60 || /\d/.test(above.charAt(open - 1))) return false;
  if (above.split('"').length % 2 === 1) return false;
  return /^[^":=|]{1,60}"/.test(below);
}

/** `hour meter 2210`, `severity serious`: lines of a list in small letters begin with their labels. */
function isLabelled(line: string): boolean {
  const [, word = '', next = ''] = firstWords.exec(line) ?? [];
  if (openWords.has(word)) return false;
  const label = labelOfPhrase(phraseOf(word)) ?? labelOfPhrase(phraseOf(`${word} ${next}`));
  // `zgłoszono 14.09.2026 13:33`, and not `reported E0711 at …`.
  return label !== undefined && (label.field !== 'time' || /^(?:\d|\p{Lu}\p{Ll})/u.test(next));
}

const firstWords = /^([\p{L}/.]{1,20})(?: ([\p{L}\d.]{1,20}))?/u;
const endsNumbered = /(?:[,.:;=/]|\s(?:at|on|to|in|near)) \d{1,5}$/i;
const streetKind =
  /^(?:Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Highway|Hwy|Way|Court|Ct|Trail|Trl|Parkway|Pkwy|Circle|Place|Terrace)(?!\p{L})/u;

/** `EX-12 Cat 336 …⏎EX-14 Cat 336 …`: rows begin with words of one shape. */
function isRowBelow(text: string, { start, next }: Break): boolean {
  const shape = shapeOf(text, next);
  return /\d/.test(shape) && shape.length > 2 && shape === shapeOf(text, start);
}

/** `A-9` for `EX-12`. */
function shapeOf(text: string, start: number): string {
  const word = /^\S{1,20}/.exec(text.slice(start, start + 20))?.[0] ?? '';
  return word.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9');
}

/** `Ammann ARX 26-2, 3018844, RX26, 540 h, …, 2026-04-09T10:30+02:00`: a row that ends with its time. */
const isRow = /^(?:[^,]{1,28},){5}/;
/** `X12 Mack Granite P0087 29.7604,-95.3698`, over another such row or over what is told of all of them. */
const endsPlaced = /\d\.\d{3,7}, ?-?\d{1,3}\.\d{3,7}$/;
const beginsRow =
  /^(?:\p{Lu}|(?:all|both|each|alle|beide|tous|toutes|tod[oa]s|amb[oa]s|tutt[ie]|allemaal|alla|båda) )/u;
const endsTimed = /\d:\d\d(?:Z|[+-]\d\d:?\d\d|\s[A-Z]{2,5})?$/;

/** Four words or more in small letters, each before a space, a comma, a dot or the end. */
function hasSmallWords(text: string, from: number, to: number): boolean {
  let count = 0;
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const code = at < to ? text.charCodeAt(at) : space;
    if ((classOf(code) & lower) !== 0) continue;
    const isEnd = isSpace(code) || code === comma || code === dot;
    if (isEnd && start >= 0 && at > start && at - start <= 14) count += 1;
    if (count === 4) return true;
    // What stands behind anything but a space is no word of its own.
    start = isSpace(code) ? at + 1 : to + 1;
  }
  return false;
}

const [space, comma, dot, colon, greater] = [32, 44, 46, 58, 62];

/** A label with its value or its figure (`Horímetro 1.902,7`), a number of a list, a time of a log, who says something in a chat. */
function begins(line: string): boolean {
  return (
    beginsItem.test(line) ||
    (line.length < 48 && (beginsFigure.test(line) || hoursAlone.test(line))) ||
    (hasColon(line) && (beginsLabel.test(line) || beginsSpeech.test(line)))
  );
}

/** Among the characters that a label may have. */
function hasColon(line: string): boolean {
  const [colon, wide] = [line.indexOf(':'), line.indexOf('：')];
  return (colon >= 0 && colon < 30) || (wide >= 0 && wide < 30);
}

/** No telephone is narrower, and lines of labels are mostly shorter. */
const narrowest = 30;
/** Shorter lines are broken by hand at most, which tells that the longer ones may be, too. */
const shortest = 8;
const narrowestProse = 56;
/** Characters that a person who breaks lines by hand may leave free. */
const raggedness = 6;
const widest = 130;
const mostLines = 2000;
const endsInside = /[\p{L}\p{N},;)%'’"”-]$/u;
const endsSentence = /[.!?]/;
/** The second angle of a point, too: `45.5898,⏎-122.5951`; no field of a feed: `"severity": "low"`. */
const startsInside = /^(?:[\p{L}\p{N}(“„#/&]|"(?![^"]{1,40}"\s?:)|-\d{1,3}\.\d)/u;
const goesOnSmall = /^(?:\p{Ll}|FMI\b)/u;
/** Columns, marks of a table or of code. */
const isSet = /[|\t<>={}]| {2}(?<=\S {2})|\.{4}/;
/** `Text,Level,Type,DTC,PIN`, `EX-12;Volvo;"Elko, NV";310442;6021`: a row of a file, which has no spaces where its cells meet. */
const isRowOfFile = /^(?:(?:"[^"]{0,100}"|[^,"]{0,60}),(?! )){4}|^(?:(?:"[^"]{0,100}"|[^;"]{0,60});(?! )){4}/;
/** `CA689 CA559`, `E-114/E-27`: codes and nothing else. */
const isCodes =
  /^[A-Z]{1,3}-?\d{2,5}(?:\(\d{1,2}\))?(?:(?:\s?[,;/+&]\s?|\s)[A-Z]{1,3}-?\d{2,5}(?:\(\d{1,2}\))?){1,9}$/;
const bullet = /^(?:[-*•·–—]|\d{1,2}\.|\(?(?:\d{1,2}|[A-Ha-h])\)|\[\d{1,2}\]|o(?=\s{1,4}[\p{Lu}\d]))\s/u;
const beginsItem =
  /^(?:(?:Location|Position|Site|Jobsite|Place|Where|Address|Standort|Lieu|Ubicación|Luogo|Local|Locatie|Plats|Sted) \p{Lu}|\(?(?:\d{1,2}|[A-Ha-h])\)\s|\d{1,2}\.\s|\[\d{1,2}\]\s|[-*•·–—]\s|o\s{1,4}(?=[\p{Lu}\d])|\d{1,2}:\d{2}[\s,]|\d{4}\s[-–]\s|(?:[Tt]el|[Mm]ob|[Ff]ax|[Ff]on|тел)[.:\s])/u;
const beginsFigure = /^\p{Lu}[\p{L} ]{2,24} \d[\d.,]{2,10}(?: ?\p{L}{1,4}\.?)?$/u;
/** `2480 hrs`, with nothing else on its line */
const hoursAlone = /^\d[\d.,]{0,9} ?(?:h|hrs?|hours?)$/i;
/** A dot before a space ends what went before: `4207. Service meter: …` begins with no label. */
const beginsLabel = /^(?:(?:[\p{L}\p{N}/#()_-]|\.(?!\s\p{Lu})| (?! )){2,28}[:：]\s|[\p{L} ]{2,20}:$)/u;
/** `Tom (7:02): …`, `[7:02] Tom: …` */
const beginsSpeech = /^(?:\p{Lu}[\p{L} .'’-]{0,20}\s?)?[([]\d{1,2}[:./]\d\d?/u;
/** Words that nothing ends with. */
const openWords = new Set(
  (
    'the a an of at in on and or to from with for by is was are has had near unit serial s/n sn vin pin code spn fmi no. nr. ' +
    'der die das den dem des ein eine einem einen mit bei auf und von am im an zu ist hat vom zum zur ' +
    'le la les du de des un une à au et en sur avec est el los las del y con por il lo gli di da su e alla ' +
    'het van op met bij te på av med og och i till til ved w na z do ve ile'
  ).split(' '),
);
