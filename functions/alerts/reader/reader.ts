import type { Reading } from '#schema/alerts.ts';
import { asMeant } from '../reading/charsets.ts';
import { isImportable, ranks } from '../reading/outcome.ts';
import { askedValues } from './asked-values.ts';
import type { MessageFacts } from './assemble.ts';
import { unboxed } from './boxes.ts';
import { withWholeCells } from './broken-cells.ts';
import { withoutCarriers } from './carriers.ts';
import { withoutSpeakers, withStamps } from './chat-lists.ts';
import { withPlaceOfChat } from './chat-places.ts';
import type { Claim } from './claims.ts';
import { isAllOver } from './cleared-faults.ts';
import { withOwnClocks } from './clocks-of-machines.ts';
import { withCodedLines } from './coded-lines.ts';
import { withEqualsInPairs } from './colon-pairs.ts';
import { withDaysOver } from './days-over-rows.ts';
import { withEasternLabels } from './eastern-sentences.ts';
import { withFaultsOver } from './faults-over-machines.ts';
import { type Aside, asidesOf } from './feeds/asides.ts';
import { parseJsonLines, withInnerJson, withPlainLetters } from './feeds/json.ts';
import { withTextOfFeed } from './feeds/labelled-texts.ts';
import { withPlainRecords } from './feeds/rare-forms.ts';
import { parseToml } from './feeds/toml.ts';
import { parseXml } from './feeds/xml.ts';
import { parseYaml } from './feeds/yaml.ts';
import { readFeed } from './feeds.ts';
import { withGradedLines } from './graded-lines.ts';
import { hoursUnderNames } from './hours-under-names.ts';
import { htmlText, isPageOfHtml } from './html-text.ts';
import { withListsApart } from './inline-lists.ts';
import { keyedLines, withKeys } from './keyed-lines.ts';
import { type LearntValues, learntValues } from './learnt-values.ts';
import { textLimit } from './limits.ts';
import { lineStart } from './line-edges.ts';
import { readLines } from './line-reader.ts';
import { giveRoles } from './line-roles.ts';
import { cutLines, type Line } from './lines.ts';
import { withListedPairs } from './listed-pairs.ts';
import { withLonePoint } from './lone-point.ts';
import { machineGroups } from './machine-groups.ts';
import { withMachinesApart } from './machines-apart.ts';
import { headsOfMail } from './mail-heads.ts';
import { mailTextForm, readMail } from './mail-text.ts';
import { makersOf } from './makers.ts';
import { marksOf, type Source, type Span } from './marks.ts';
import { withoutMarkup, withoutTradeMarks } from './markup.ts';
import { withoutMessageNumbers, withoutOtherSeverities } from './message-numbers.ts';
import { withNamesBesideMachines } from './names-beside-machines.ts';
import { withNamesAlone } from './names-in-sentences.ts';
import { withoutNumbersOfCodes } from './numbered-codes.ts';
import { isTrackersMail, otherMailSigns } from './other-mail.ts';
import { withoutOtherTimes } from './other-times.ts';
import { withOwnHours } from './own-hours.ts';
import { readPairLines } from './pair-lines.ts';
import { withColons } from './pair-lists.ts';
import { withPlaceOfAll } from './places-of-all.ts';
import { withPlacesOver } from './places-over-machines.ts';
import { providerOf } from './provider.ts';
import { setQuietAside } from './quiet-machines.ts';
import { unquoted, withoutEmptyLines, withSpacesForMarks } from './quoting.ts';
import { type Findings, readingsOf } from './readings.ts';
import { isInCountedHeading } from './running-numbers.ts';
import { withoutOthersNames } from './said-of-else.ts';
import { type Scan, scan } from './scan.ts';
import { withSentencesApart } from './sentences-behind-labels.ts';
import { withShutdownsInOneWord } from './shutdowns.ts';
import { withoutColumns } from './side-by-side.ts';
import { withTabsBetweenMachines } from './sideways-lists.ts';
import { withoutGaps } from './spaced-letters.ts';
import { withValuesBeside } from './stacked-pairs.ts';
import { withRowsBeside } from './stacked-rows.ts';
import { withCellsInRows } from './stacked-tables.ts';
import { withStopsBehindRed } from './stops-behind-red.ts';
import { withoutStreetsAsNames } from './streets-as-names.ts';
import { isRowOfPairs, readRows } from './strips.ts';
import { type RecordNumbers, readTables } from './tables.ts';
import { withTimeOfAll } from './times-of-all.ts';
import { withCorrections } from './told-corrections.ts';
import { dayOfHeader } from './told-days.ts';
import { toldHours } from './told-hours.ts';
import { loneZone, zonesOfTimes } from './told-zones.ts';
import { dateOrderOf } from './values/date-order.ts';
import { withLinksOpen } from './wrapped-links.ts';
import { unwrapped } from './wrapped-prose.ts';

/*
 * How a message goes through the reader. A mail is parsed, HTML becomes the text that a person sees (mail-text, html-text),
 * and lists of labels with their values are set in one way, however they were laid out (boxes, pair-lists, stacked-pairs, stacked-rows, stacked-tables);
 * all spans point into that text. One pass over its characters cuts it into words, and looks each up once in the
 * vocabulary (scan, vocabulary); from then on a word's bits and shape say who looks closer, so that the cost is one of a
 * message's words and not of its length times what might be in it. Lines get roles: what mail programs, people and
 * footers put around the message is set aside (lines, line-roles). Dates, hours, points, codes and addresses that can be
 * told wherever they stand are found once (marks). Then feeds, tables, labelled values and running text make claims, each
 * with its place and how sure it is (feeds, tables, line-reader, running-text), the machines that a person tells of side by side
 * are set apart (machines-apart), and what the writer takes back goes (told-corrections). What a digest tells of several
 * machines goes to each (keyed-lines, chat-lists, places-over-machines, faults-over-machines), claims about one machine come together (machine-groups), the surest make its reading (assemble, outcome),
 * and of the values that rules and what was learnt of other messages find for a field the likeliest is taken (candidates,
 * choices, learnt). Text beyond the limits is not read, and never an error.
 */

/** What was read of a message: its text form, into which every span points, and one reading for each machine, at least one. */
export interface MessageReading {
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** Reads raw mail (RFC 5322): its text part, or its HTML part where that says more. */
export async function readMailAlert(raw: Uint8Array): Promise<MessageReading> {
  const mail = await readMail(raw);
  let best: MessageReading | undefined;
  for (const body of mail.bodies) {
    const reading = readTextForm(clean(mailTextForm(mail, body)), true, mail.sent);
    if (!best || worth(reading) > worth(best)) best = reading;
    if (best.readings.some((each) => isImportable(each.outcome))) break;
  }
  return best ?? readTextForm(clean(mailTextForm(mail, '')), true, mail.sent);
}

/** Reads pasted text; pasted HTML and raw mail are known by how they begin. */
export async function readPastedAlert(text: string): Promise<MessageReading> {
  if (isPageOfHtml(text)) return readTextForm(clean(htmlText(text)), false);
  const start = text.slice(0, 4000);
  const looksRaw = /^(?:[A-Za-z-]{2,40}: .{0,1000}\r?\n(?:[ \t].{0,1000}\r?\n){0,20}){3}/.test(start);
  // `Received: 7/2/2026` among the labels of an alert is no header of a mail.
  if (looksRaw && headerOfMail.test(start)) {
    return readMailAlert(new TextEncoder().encode(text));
  }
  return readTextForm(clean(text), false);
}

const headerOfMail =
  /^(?:mime-version: \d|content-type: \w+\/|message-id: <|received: (?:from|by|\()|return-path: <)/im;
/** Undo what mail programs, portals and people do to a text without changing what it says, each what the next relies on. */
const toOneLayout: readonly ((text: string) => string)[] = [
  withLinksOpen,
  withoutTradeMarks,
  withPlainLetters,
  withPlainRecords,
  withInnerJson,
  withTextOfFeed,
  withWholeCells,
  withoutNumbersOfCodes,
  unquoted,
  withoutEmptyLines,
  withoutGaps,
  withoutColumns,
  unboxed,
  withEqualsInPairs,
  withTabsBetweenMachines,
  withCellsInRows,
  withRowsBeside,
  withColons,
  withValuesBeside,
  unwrapped,
  withSentencesApart,
  withListsApart,
  withoutMarkup,
  withEasternLabels,
  withShutdownsInOneWord,
];

function readTextForm(received: string, isMail: boolean, sent?: string): MessageReading {
  const findings = findingsIn(received, isMail, sent);
  return { text: findings.source.text, readings: readingsOf(findings) };
}

/** All that is found out about a message by its text form; `sent`: when, if that is known (ISO 8601). */
function findingsIn(received: string, isMail: boolean, sent?: string): Findings {
  const text = toOneLayout.reduce((told, pass) => pass(told), received);
  const scanned = scan(text);
  const lines = cutLines(scanned);
  const numbers: RecordNumbers = { group: 0, row: 0 };
  const feed = feedIn(text, lines, isMail);
  const around = feed ? lines.filter((line) => line.end <= feed.start || line.start >= feed.end) : lines;
  giveRoles(scanned, around, isMail);
  const day = sent ?? dayOfHeader(text);
  const order = dateOrderOf(scanned, day, headsOfMail(text, lines));
  const provider = providerOf(scanned);
  const asides = feed && [...asidesOf(feed.node), ...beforeFeed(text, feed.start)];
  const marks = marksOf(scanned, lines, order, day);
  const marked: Source = {
    text,
    scan: scanned,
    order,
    sent: day,
    marks,
    makers: makersOf(scanned, lines, provider),
    ...(asides && { asides }),
    learnt: learntOf(scanned, lines, marks, asides),
  };

  const keyed = readRows(
    marked,
    around.filter((line) => isRowOfPairs(marked, line)),
    numbers,
  );
  const unkeyed = keyed.read.size === 0 ? around : around.filter((line) => !keyed.read.has(line));
  const pairs = feed ? undefined : readPairLines(text, unkeyed);
  const outside = pairs ? unkeyed.filter((_, index) => !pairs.read.has(index)) : unkeyed;
  const source = pairs ? withAsides(marked, lines, asidesOf(pairs.node)) : marked;
  const feedNode = feed?.node ?? pairs?.node;
  const claims: Claim[] = [...keyed.claims, ...(feedNode ? readFeed(feedNode, source, numbers) : [])];
  const tables = readTables(source, outside, numbers);
  claims.push(...tables.claims);
  const untold = outside.filter((line, index) => line.role !== 'aside' && !tables.read.has(index));
  setQuietAside(source, untold);
  const spoken = untold.filter(({ role }) => role !== 'aside');
  const rows = readRows(source, spoken, numbers);
  claims.push(...rows.claims);
  const rest = rows.read.size === 0 ? spoken : spoken.filter((line) => !rows.read.has(line));
  const chat = withoutSpeakers(source, rest);
  const keys = keyedLines(source, rest, claims, numbers);
  claims.push(...readLines(source, rest, rows.paragraphs));
  claims.push(...askedValues(source, rest, claims));
  const coded = withCodedLines(
    source,
    rest,
    withListedPairs(source, rest, withNamesBesideMachines(source, claims)),
    numbers,
  );
  const graded = withGradedLines(source, rest, coded, numbers);
  const apart = withMachinesApart(source, rest, withStopsBehindRed(source, graded));
  const told = [
    ...apart,
    ...zonesOfTimes(source),
    ...toldHours(source, lines, apart),
    ...hoursUnderNames(source, rest, apart),
  ];

  const message: MessageFacts = {
    text,
    provider,
    otherMail: otherMailSigns(scanned, lines, marks.codes),
    isOver: isAllOver(scanned, lines),
    zone: loneZone(source, lines),
    isNotice: isTrackersMail(scanned, lines, [...marks.codes, ...told.filter(isLabelledCode)]),
  };
  const named = withNamesAlone(withOwnHours(text, withoutOthersNames(text, told)));
  const own = withoutOtherTimes(source, withoutStreetsAsNames(source, withoutCarriers(text, named)));
  const corrected = withCorrections(scanned, withKeys(source, keys, withStamps(source, chat, own)));
  const placed = withPlacesOver(
    source,
    withoutOtherSeverities(source, withoutMessageNumbers(source, corrected)),
    lines,
  );
  const pointed = withPlaceOfChat(source, lines, withLonePoint(source, lines, placed));
  const dated = withDaysOver(source, lines, pointed);
  const machines = machineGroups(withFaultsOver(dated, lines, numbers), lines);
  const located = withPlaceOfAll(source, withOwnClocks(source, machines, lines), lines);
  const groups = withTimeOfAll(source, located, lines).map((group) => withoutCounts(text, group));
  return { source, lines, groups, message };
}

/** `fault 4421`; `Notification 5518820` may number a message. */
function isLabelledCode({ field, confidence }: Claim): boolean {
  return field === 'code' && confidence >= 0.9;
}

/** Without the names that only count the machines of a message: `Machine 2`. */
function withoutCounts(text: string, claims: readonly Claim[]): readonly Claim[] {
  const isCount = (claim: Claim) => claim.field === 'unit' && isInCountedHeading(text, claim);
  return claims.some(isCount) ? claims.filter((claim) => !isCount(claim)) : claims;
}

/** `44.1,-72.5`: the figures of a point are no hours, and no name or code. */
function ofPoint({ start, end }: Span): Aside {
  return { start, end, not: otherFigures };
}

const otherFigures = new Set(['hours', 'unit', 'serial', 'code'] as const);

/** `POST /hooks/fleet 200 {"machine": …`: the figures that a log has before what was sent say nothing of a machine. */
function beforeFeed(text: string, start: number): Aside[] {
  const line = lineStart(text, start);
  const figures = text.slice(line, start).matchAll(/(?<![^\s[(])\d{1,6}(?![^\s\])])/g);
  return Array.from(figures, ({ index, 0: { length } }) => ({
    start: line + index,
    end: line + index + length,
  }));
}

function withAsides(source: Source, lines: readonly Line[], asides: readonly Aside[]): Source {
  return { ...source, asides, learnt: learntOf(source.scan, lines, source.marks, asides) };
}

function learntOf(
  scanned: Scan,
  lines: readonly Line[],
  { points }: Source['marks'],
  asides: readonly Aside[] = [],
): LearntValues {
  return learntValues(scanned, lines, undefined, [...asides, ...points.map(ofPoint)]);
}

function feedIn(text: string, lines: readonly Line[], isMail: boolean) {
  const plain = withSpacesForMarks(text);
  const maySettings = mayHaveSettings.test(plain);
  for (const [index, line] of lines.entries()) {
    const first = text[line.start];
    // A file of settings begins a paragraph, behind the header of a mail.
    const begins = line.paragraph !== lines[index - 1]?.paragraph && line.paragraph < 6;
    if (maySettings && begins && !(isMail && index === 0)) {
      const start = lineStart(text, line.start);
      const settings = parseYaml(plain, start) ?? parseToml(plain, start);
      if (settings) return { node: settings.node, start, end: settings.end };
    }
    const start = first === '<' ? line.start : startOfJson(text, line);
    if (start === undefined) continue;
    const parsed = first === '<' ? parseXml(plain, start) : parseJsonLines(plain, start);
    if (parsed && parsed.node.kind !== 'value') return { node: parsed.node, start, end: parsed.end };
    // One try is enough: what isn't a feed at its beginning is not made one by its middle.
    return undefined;
  }
  return undefined;
}

/** Where a line has JSON: at its beginning, or behind a few words (`Payload: {"machine": …`). */
function startOfJson(text: string, line: Line): number | undefined {
  const first = text[line.start];
  if (first === '{') return line.start;
  const head = text.slice(line.start, line.start + 200);
  if (first === '[') return /^\[\s*[{[]/.test(head) ? line.start : undefined;
  const lead = head.includes('{"') ? behindWords.exec(head.slice(0, line.end - line.start)) : null;
  return lead ? line.start + lead[0].length : undefined;
}

const behindWords = /^[^{}[\]"]{1,80}?[:=>)\s]\s?(?=(?:\[\s?)?\{"[\w .-]{1,40}"\s?:\s?["{[\d-])/;

/** What files of settings have (YAML, TOML), and few other messages. */
const mayHaveSettings = /:[ \t]*\n|- ?\{|(?:^|\n)- |\]\]|= ?[[{]/;

/** How much a reading says, to choose between a message's text and its HTML: by its outcome, then by what it knows of the machine. */
function worth({ readings }: MessageReading): number {
  return Math.max(
    ...readings.map((each) => ranks[each.outcome] * 10 + (each.outcome === 'not_an_alert' ? 0 : known(each))),
  );
}

function known({ serialNumber, unitNumber, hours, detectedAt, faultCodes }: Reading): number {
  const facts = [serialNumber, unitNumber, hours, detectedAt].filter((fact) => fact !== null);
  return facts.length + Math.min(1, faultCodes.length);
}

/** The letters that were meant, one kind of line end and space, accents in one piece, nothing that can't be seen, and no more than the limit. */
function clean(text: string): string {
  const limited = text.length > textLimit ? text.slice(0, textLimit) : text;
  const joined = limited.includes('\r') ? limited.replaceAll('\r\n', '\n') : limited;
  if (!beyondAscii.test(joined)) return joined;
  const meant = asMeant(joined);
  if (!mayBeUnclean.test(meant) || !unclean.test(meant)) return meant;
  const plain = meant
    .replaceAll('\r', '\n')
    .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ')
    // `HD785‑7`: hyphens at which no line may break.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(digitsOfScripts, (digit) => `${(digit.charCodeAt(0) - firstDigitOf(digit.charCodeAt(0))) % 10}`)
    // `Ｈｏｃｈ`, `ＳＰＮ`
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    // `５，２１８．４`
    .replace(/(?<=\d)，(?=\d{3})/g, ',')
    .replace(/(?<=\d)．(?=\d)/g, '.')
    // `12٬340`: the marks of thousands and of decimals beside them.
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.')
    .replace(invisible, '');
  return /\p{Mn}/u.test(plain) ? plain.normalize('NFC') : plain;
}

/** Most messages have nothing else, which is told faster. */
const beyondAscii = /[^\n\t -~]/;
/** All but the letters, marks and signs that most texts have beyond it: of few ranges, which cost a fraction of the many. */
const mayBeUnclean =
  /[^\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u0590\u1e00-\u1fff\u2012-\u2027\u2030-\u205e\u20a0-\u20cf\u2100-\u2bff\u3001-\u3029\u3030-\u3098\u309b-\u9fff\uac00-\ud7a3]/;
const unclean =
  /[\p{Cc}\p{Cf}\p{Mn}\u00a0\u2007\u2010\u2011\u202f\u3000\u0660-\u0669\u066b\u066c\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19\uff21-\uff3a\uff41-\uff5a](?<![\n\t])/u;
/** `٤٣٢١`: the digits of Arabic, Persian, Hindi and Thai, and the wide ones of Japanese. */
const digitsOfScripts = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;

/** The zero of the script that a digit is of. */
function firstDigitOf(code: number): number {
  return zeros.findLast((zero) => zero <= code) ?? 48;
}

const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
