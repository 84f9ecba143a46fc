import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { bareValueEnd } from './bare-values.ts';
import { type Claim, claimOf, type ValueClaim, withLabel } from './claims.ts';
import { withoutCleared } from './cleared-faults.ts';
import { describe } from './faults.ts';
import { namesOverBlocks } from './headings.ts';
import { isBoundary, isStrong, LabelEdges, spaceAfterLabel } from './label-edges.ts';
import { readValue } from './labelled-values.ts';
import { has, type Line, mayBeginWith, mayHave, sign } from './lines.ts';
import { allIn, firstIn, type Source } from './marks.ts';
import { readRunningText } from './running-text.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { readStrip } from './strips.ts';
import { type TimedLine, timedLine } from './timed-lines.ts';
import { namesUnderUnknownLabels } from './unknown-labels.ts';
import { isStreet } from './values/addresses.ts';
import { clockAt } from './values/dates.ts';
import { labelledCodeAt, mayBeginCode } from './values/fault-codes.ts';
import { isSeverityAlone, severityBefore, severityIn } from './values/severity-words.ts';
import { nameOver, namesTold } from './values/told-names.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt, labelNamed, labelOfCell } from './words/labels.ts';

/** Reads lines that belong to no table: pairs of labels and values, one or several to a line, and running text. */
export function readLines(source: Source, lines: readonly Line[]): Claim[] {
  const labelsAlone = lines.filter((line) => labelAlone(source, line, false)).length;
  const context: Context = {
    source,
    edges: new LabelEdges(source),
    stacked: labelsAlone >= 3,
    page: labelsAlone >= 2 && labelsAlone + lines.filter((line) => isIgnoredAlone(source, line)).length >= 4,
    below: areLabelsBelow(source, lines),
    bare: paragraphsOfBarePairs(source, lines),
  };
  const found: Found[] = [];
  let read = 0;
  let listing: Label | undefined;
  for (const [index, line] of lines.entries()) {
    if (isQuiet(source, line)) {
      found.push({ claims: [], covered: [[line.start, line.end]] });
      continue;
    }
    // What a label on the line above has as its value is not read for labels of its own.
    const listed =
      listing && line.start >= read ? readListed(source, listing, line, lines[index - 1]) : undefined;
    const timed = line.start < read || listed ? undefined : timedLine(source, line);
    const labelled =
      line.start < read
        ? nothing
        : (listed ?? (timed ? readTimed(context, lines, index, timed) : readLine(context, lines, index)));
    if (line.start >= read) listing = listed ? listing : (labelled.lists ?? listOfCodes(labelled, line));
    for (const [, end] of labelled.covered) read = Math.max(read, end);
    found.push(labelled);
  }
  const speaking = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (
      found[index]?.claims.some((claim) => machineFields.has(claim.field)) ||
      firstIn(source.marks.hours, line.start, line.end)
    )
      speaking.add(line.paragraph);
  }
  const names = namesOverBlocks(source, lines);
  const unknown = namesUnderUnknownLabels(
    source,
    lines,
    found.map((each) => each.claims),
  );
  const claims: Claim[] = [];
  let readTo = 0;
  let shown = false;
  for (const [index, line] of lines.entries()) {
    if (claims.length > mostClaims) break;
    const labelled = found[index] ?? nothing;
    const known = claims.length;
    for (const claim of labelled.claims)
      claims.push(claimOf(claim, claim.label, undefined, weight(claim.confidence, line)));
    const ofMachine = speaking.has(line.paragraph) || (line.role === 'subject' && mayHave(line, may.brand));
    const stretches = stretchesBetween(Math.max(line.start, readTo), line.end, labelled.covered);
    for (const [from, to] of ofSeveralMachines(source, line)
      ? stretches.flatMap((each) => sentencesOf(source.text, each))
      : stretches) {
      const running = readRunningText(source, line, from, to, {
        ofMachine,
        before: before(labelled, to),
        beginsLine: from === line.start && line.role === 'body',
        isLine: from === line.start && to === line.end && line.role === 'body',
      });
      const isTold = [...labelled.claims, ...running].some((claim) => faultFields.has(claim.field));
      if (isTold) claims.push(...clocksAlone(source, line, [...labelled.claims, ...running]));
      for (const told of running) {
        // `[14/5/26 17:42] Operator: shows code 6-42`: of a chat's times that of the line with the fault, unless it says when.
        const isStamp =
          told.field === 'time' &&
          isTold &&
          told.start - line.start <= 1 &&
          !allIn(source.marks.dates, told.end, line.end).some((date) => date.hasTime);
        const confidence = isStamp ? Math.max(told.confidence, 0.72) : told.confidence;
        claims.push(claimOf(told, '', undefined, weight(confidence, line)));
      }
    }
    for (const name of names.get(line) ?? []) claims.push(claimOf(name, 'heading'));
    const own = unknown.get(line);
    if (own) claims.push(claimOf(own, ''));
    if (line.role === 'body')
      for (const claim of readStrip(source, line))
        if (!labelled.covered.some(([start, end]) => start < claim.end && claim.start < end))
          claims.push(claimOf(claim, ''));
    if (
      line.role !== 'subject' &&
      (mayHave(line, may.brand | may.called | may.kind | may.verb | may.label) ||
        source.text[line.start] === '[')
    )
      for (const name of namesTold(source, line))
        if (
          !claims.slice(known).some(
            (claim) =>
              claim.start < name.end &&
              name.start < claim.end &&
              claim.field !== 'model' &&
              // `ALERT: Engine fault on Mixer 19`: a title that ends with whose fault it is.
              !(
                name.confidence > 0.5 &&
                (claim.field === 'code' || claim.field === 'fault') &&
                claim.end - name.end < 2 &&
                name.start > claim.start + 8
              ),
          )
        )
          claims.push({ ...name, label: '', confidence: weight(name.confidence, line), group: 0, row: 0 });
    const below = lines[index + 1];
    if (
      below &&
      line.role === 'body' &&
      line.end - line.start < 24 &&
      mayHave(below, may.brand) &&
      labelled.claims.length === 0
    ) {
      const over = below.start - line.end < 6 ? nameOver(source, line, below) : undefined;
      if (over) claims.push({ ...over, label: '', group: 0, row: 0 });
    }
    for (const [, end] of labelled.covered) readTo = Math.max(readTo, end);
    if (shown && labelled.claims.length === 0 && tellsNothing(claims, known)) {
      const told = describedBelow(source, lines[index - 1], line);
      for (const claim of told) claims.push(claimOf(claim, ''));
    }
    shown = line.role === 'body' && endsWithCode(source, line, claims, known);
  }
  return [...withoutCleared(source, lines, claims)];
}

/** `Tilt sensor fault • High • 1:03 PM`: a time of day that is a part of a fault's line for itself. */
function clocksAlone({ text }: Source, line: Line, known: readonly ValueClaim[]): Claim[] {
  if (!has(line, sign.colon) || known.some((claim) => claim.field === 'time' || claim.field === 'clock'))
    return [];
  const content = text.slice(line.start, line.end);
  const part = /[•·|]\s{1,3}(\d{1,2}:\d\d[^•·|]{0,16})(?=[•·|]|$)/.exec(content);
  if (!part?.[1]) return [];
  const start = line.start + part.index + part[0].length - part[1].length;
  const found = clockAt(text, start);
  if (!found || found.end < start + part[1].trimEnd().length) return [];
  const { hour, minute, second } = found.clock;
  const value = `${hour}:${minute}:${second} ${found.zone}`.trim();
  return [{ field: 'clock', value, start, end: found.end, confidence: 0.7, label: '', group: 0, row: 0 }];
}

/** What a line says after its time; the time is the fault's, where it tells of one. */
function readTimed(context: Context, lines: readonly Line[], index: number, timed: TimedLine): Found {
  const line = lines[index];
  if (!line) return nothing;
  const found: Found = { claims: [], covered: [] };
  if (timed.fault) {
    for (const claim of timed.fault.claims) found.claims.push(withLabel(claim, ''));
    found.covered.push([line.start, Math.max(timed.next, Math.min(timed.fault.end, line.end))]);
  } else {
    found.covered.push([line.start, timed.next]);
    readWords(context, line, timed.next, line.end, found);
  }
  if (found.claims.some((claim) => claim.field === 'code' || claim.field === 'fault'))
    found.claims.push({ ...timed.time, label: '' });
  return found;
}

/** True where a line's last claim is a code, with nothing after it. */
function endsWithCode({ text }: Source, line: Line, claims: readonly Claim[], from: number): boolean {
  let end = 0;
  for (let at = from; at < claims.length; at += 1) {
    const claim = claims[at];
    if (claim?.field === 'description' || claim?.field === 'fault') return false;
    if (claim?.field === 'code' || claim?.field === 'fmi') end = Math.max(end, claim.end);
  }
  return end > 0 && /^[\s.:,;)\]*`–-]{0,4}$/.test(text.slice(end, Math.min(line.end, end + 6)));
}

function tellsNothing(claims: readonly Claim[], from: number): boolean {
  for (let at = from; at < claims.length; at += 1) if (claims[at]?.field !== 'severity') return false;
  return true;
}

/** `Motordrehzahlsignal unplausibel` right below `SPN 190 FMI 2`: words without a label, which are what the code means. */
function describedBelow(source: Source, above: Line | undefined, line: Line): readonly ValueClaim[] {
  const length = line.end - line.start;
  if (!above || line.role !== 'body' || length < 6 || length > 110 || isPair(source, line)) return [];
  // A blank line sets them apart where the code has its line for itself.
  const gap = source.text.slice(above.end, line.start).split('\n').length;
  if (gap > 3 || (gap > 2 && above.end - above.start > 24) || has(line, sign.tab) || mayHave(line, may.brand))
    return [];
  const words = source.text.slice(line.start, line.end);
  if (!/^["“„«(（]?\p{L}/u.test(words) || !/\p{L}{2}[\s,]|\p{Lo}{4}/u.test(words) || notMeant.test(words))
    return [];
  for (const list of [source.marks.dates, source.marks.hours, source.marks.points, source.marks.addresses])
    if (firstIn(list, line.start, line.end)) return [];
  // `Meaning AFT 1 SCR conversion efficiency low`
  const named = labelAt(source.scan, line.from, line.end);
  // `Fault          Fuel rail pressure high`
  const isSet = named !== undefined && source.text.startsWith('  ', named.end);
  if (isSet && named.label.field !== 'description' && named.label.field !== 'fault') return [];
  const begin = isSet || named?.label.field === 'description' ? named.end : line.start;
  return describe(source, begin, line.end, false, true).claims.map((claim) =>
    claim.field === 'description' ? { ...claim, confidence: 0.5 } : claim,
  );
}

const notMeant =
  /^(?:please|location|position|standort|click|call|view|see|open|this|that|these|your|our|we|you|he|she|they|i|it|if|dear|hi|hello|thanks|thank|regards|best|sent|bitte|veuillez|por favor|per favore|via|at|in|on|near|from)\b|[?]|\b(?:is|are|was|were|has|have|will|can|should)\s(?:at|in|on|been|to|be|parked|down|still)\b|^[\p{L} ]{2,24}[:=：]\s/iu;

/** A paragraph on one line that names machines of two brands, or one twice. */
function ofSeveralMachines({ scan }: Source, line: Line): boolean {
  if (line.end - line.start < 160 || !mayHave(line, may.brand)) return false;
  let brands = 0;
  for (let word = line.from; word < line.to; word += 1)
    if (((scan.bits[word] ?? 0) & may.brand) !== 0) brands += 1;
  return brands > 1;
}

/** No end of a sentence after an abbreviation before a name: `ul. Składowej 14`, `St. Louis`. */
const sentenceEdge =
  /(?<=[\p{Ll}\d)]{2})(?<![\s,(](?:[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Aa]v|[Aa]vda|[Ss]t|[Mm]t|[Ff]t|[Nn]r|[Nn]o|[Cc]a))[.!?;]\s(?=\p{Lu})/gu;

function sentencesOf(text: string, [start, end]: readonly [number, number]): [number, number][] {
  const sentences: [number, number][] = [];
  let from = start;
  for (const edge of text.slice(start, end).matchAll(sentenceEdge)) {
    const to = start + edge.index + 1;
    sentences.push([from, to]);
    from = to + 1;
  }
  sentences.push([from, end]);
  return sentences;
}

/** `Machines without alarms: ZX130-6 serial 90871, …`: of which nothing is reported. */
function isQuiet({ text }: Source, line: Line): boolean {
  return (
    has(line, sign.colon) &&
    mayHave(line, may.label) &&
    quiet.test(text.slice(line.start, Math.min(line.end, line.start + 90)))
  );
}

const quiet =
  /^(?:(?:all )?(?:other )?(?:machines?|units?|assets?|vehicles?|equipment|maschinen?|geräte|engins?|machines|équipements?|máquinas?|equipos?|macchine|mezzi|maskiner|maszyny|stroje) (?:without|with no|ohne|sans|sin|sem|senza|zonder|utan|uten|uden|bez) |(?:no|keine|aucune?|sin|sem|nessun|geen|inga|ingen|brak) (?:new |active |open )?(?:alarms?|alerts?|faults?|codes?|events?|störungen|meldungen|alarmes?|défauts?|fallas?|alarmas?|guasti|allarmi|storingen|larm|fel|feil|alarmów)(?: (?:on|for|from|bei|pour|sur|en|su|bij|på))?\b)[^:]{0,50}:/iu;

/** What a message says in its lines, at the most: more is no alert's, and is not read. */
const mostClaims = 4000;

interface Context {
  readonly source: Source;
  readonly edges: LabelEdges;
  /** The message puts labels on lines of their own, with the value below. */
  readonly stacked: boolean;
  /** As much of it that labels of what no alert is made of may stand so, too. */
  readonly page: boolean;
  /** The message puts the value first, and its label on the line below. */
  readonly below: boolean;
  /** Paragraphs with a label and a space before the value on each line. */
  readonly bare: ReadonlySet<number>;
}

type LabelledClaim = ValueClaim & { label: string };

interface Found {
  readonly claims: LabelledClaim[];
  /** What has been read: running text is what lies between. */
  readonly covered: [number, number][];
  /** The label of codes that stand below it, of which the line has the first. */
  lists?: Label;
}

const nothing: Found = { claims: [], covered: [] };

const faultFields = new Set(['code', 'fault', 'spn']);
const machineFields = new Set(['serial', 'code', 'model', 'unit', 'fault', 'hours']);

/** A forwarder's note and a subject count less than the message itself. */
function weight(confidence: number, line: Line): number {
  return line.role === 'body' ? confidence : line.role === 'subject' ? confidence * 0.4 : confidence * 0.5;
}

/** What kind of value follows right after a stretch of running text. */
function before(labelled: Found, at: number): Claim['field'] | undefined {
  const next = labelled.covered.find(([start]) => start === at);
  return next && labelled.claims.find((claim) => claim.start >= next[0] && claim.end <= next[1])?.field;
}

/** The label that a line consists of, with its value on the lines below. In a message that is `stacked`, words count that elsewhere are headings. */
function labelAlone(source: Source, line: Line, stacked: boolean): Label | undefined {
  if (line.end - line.start > 42 || !mayBeginWith(source.scan, line, may.label)) return undefined;
  const last = source.text.charCodeAt(line.end - 1);
  const marked = last === 58 || last === 61 || last === 0xff1a;
  const label = labelNamed(source.scan, line.start, marked ? line.end - 1 : line.end);
  if (!label || label.field === 'ignored') return undefined;
  const counts = marked || stackable.has(label.field) || (stacked && stackableIfStacked.has(label.field));
  return counts ? label : undefined;
}

/** Nothing on the line but the label of something that no alert is made of. */
function isIgnoredAlone({ scan }: Source, line: Line): boolean {
  return (
    line.end - line.start <= 42 &&
    mayBeginWith(scan, line, may.label) &&
    labelNamed(scan, line.start, line.end)?.field === 'ignored'
  );
}

const stackableIfStacked = new Set(['machine', 'fault', 'description', 'lamp', 'type', 'spn', 'fmi', 'mid']);

const stackable = new Set(
  'brand model serial unit hours location code severity time address spn fmi'.split(' '),
);

/** A line that is itself a label, or begins with one and its colon, is no value. */
function isPair(source: Source, line: Line): boolean {
  const { text, scan } = source;
  if (!mayBeginWith(scan, line, may.label)) return false;
  if (labelNamed(scan, line.start, line.end)) return true;
  const found = labelAt(scan, line.from, line.end);
  return (
    found !== undefined &&
    /^\.?\s{0,3}(?:[:=\t：]|$)/.test(text.slice(found.end, Math.min(line.end, found.end + 5)))
  );
}

/** Cards that set a value over what it is: each label stands below a line that is none, and the last ends its paragraph. */
function areLabelsBelow(source: Source, lines: readonly Line[]): boolean {
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'body' || !labelAlone(source, line, true)) continue;
    const [before, next] = [lines[index - 1], lines[index + 1]];
    if (before?.paragraph !== line.paragraph || labelAlone(source, before, true)) return false;
    count += 1;
    if (next?.paragraph === line.paragraph && next.role === 'body' && endsWithValue(source, lines, index))
      return false;
  }
  return count >= 4;
}

/** `make case`, `lat 41.2565`: five lines or more of a paragraph that each begin with a label of another kind, and most of its lines. */
function paragraphsOfBarePairs(source: Source, lines: readonly Line[]): ReadonlySet<number> {
  const bare = new Set<number>();
  for (let index = 0; index < lines.length; ) {
    const paragraph = lines[index]?.paragraph ?? 0;
    const fields = new Set<Label['field']>();
    let pairs = 0;
    const from = index;
    for (; index < lines.length && lines[index]?.paragraph === paragraph; index += 1) {
      const line = lines[index];
      const found = line && bareLabel(source, line);
      if (!found) continue;
      pairs += 1;
      if (found.label.field !== 'ignored') fields.add(found.label.field);
    }
    if (fields.size >= 5 && pairs * 3 >= (index - from) * 2) bare.add(paragraph);
  }
  return bare;
}

/** A label that a short line begins with, with nothing but a space between it and what comes after. */
function bareLabel(source: Source, line: Line) {
  const { text, scan } = source;
  if (line.role !== 'body' || line.end - line.start > 110 || !mayBeginWith(scan, line, may.label))
    return undefined;
  if (has(line, sign.tab | sign.bar | sign.equals)) return undefined;
  const found = labelAt(scan, line.from, line.end);
  const gap = found && bareGap.exec(text.slice(found.end, Math.min(line.end, found.end + 6)))?.[0];
  return gap ? { label: found.label, end: found.end + gap.length } : undefined;
}

/** A space, or what sheets and chats put between two cells: `make;Case`, `make, Case`, `make ~ Case`, `*make* Case`. */
const bareGap = /^(?: | ?[;,~/>] ?|\*{1,2}[ ;,]?)(?=["“#+-]?[\p{L}\d]|\(\d)/u;

/** Nothing but one line stands after a paragraph's last label: that is its value. */
function endsWithValue(source: Source, lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  for (let at = index + 1; at < Math.min(lines.length, index + 12); at += 1) {
    const other = lines[at];
    if (other?.paragraph !== line?.paragraph) return true;
    if (other && labelAlone(source, other, true)) return false;
  }
  return true;
}

function readAbove(source: Source, label: Label, lines: readonly Line[], index: number): Found {
  const [before, line] = [lines[index - 1], lines[index]];
  if (!before || !line) return nothing;
  const value = readValue(label, source, before.start, before.end, true);
  return {
    claims: value.claims.map((claim) => withLabel(claim, label.phrase)),
    covered: [[before.start, line.end]],
  };
}

/** An address goes on over lines, anything else is one line. */
function endOfStackedValue(source: Source, lines: readonly Line[], index: number, label: Label): number {
  let last = lines[index];
  if (label.field === 'location' || label.field === 'address') {
    for (let at = index + 1; at < index + 4; at += 1) {
      const line = lines[at];
      if (!line || line.paragraph !== last?.paragraph || line.role !== last.role || isPair(source, line))
        break;
      // What was set aside between is nobody's address here, and ends this one.
      if (/\n[^\n]*\S[^\n]*\n/.test(source.text.slice(last.end, Math.min(line.start, last.end + 400)))) break;
      if (has(line, sign.spaces | sign.colon) || endsAddress.test(source.text.slice(last.start, last.end)))
        break;
      if (!(has(line, sign.digit | sign.comma) || mayHave(line, may.state))) break;
      if (/^(?:updated|as of|last)\b/i.test(source.text.slice(line.start, line.start + 8))) break;
      last = line;
    }
  }
  return last?.end ?? 0;
}

/** A state and its postal code: nothing of the address comes after them. */
const endsAddress = /\b[A-Z]{2} \d{5}(?:-\d{4})?$/;

function stretchesBetween(
  start: number,
  end: number,
  covered: readonly (readonly [number, number])[],
): [number, number][] {
  if (covered.length === 0) return start < end ? [[start, end]] : [];
  const stretches: [number, number][] = [];
  let from = start;
  for (const [coveredFrom, coveredTo] of [...covered].sort((a, b) => a[0] - b[0])) {
    if (coveredFrom > from) stretches.push([from, Math.min(coveredFrom, end)]);
    from = Math.max(from, coveredTo);
  }
  if (from < end) stretches.push([from, end]);
  return stretches;
}

function readLine(context: Context, lines: readonly Line[], index: number): Found {
  const { source, stacked } = context;
  const { text, scan } = source;
  const line = lines[index];
  if (line && isNavigation(source, line)) return { claims: [], covered: [[line.start, line.end]] };
  if (!line || (!mayHave(line, may.label | may.code) && !firstIn(source.marks.codes, line.start, line.end)))
    return nothing;
  const found: Found = { claims: [], covered: [] };
  const next = lines[index + 1];
  const above = labelAlone(source, line, stacked);
  if (context.below && above) return readAbove(source, above, lines, index);
  // What stands over its label is read with it.
  if (context.below && next && next.paragraph === line.paragraph && labelAlone(source, next, true))
    return { claims: [], covered: [[line.start, line.end]] };
  const over = above?.field === 'hours' ? numberAbove(source, lines, index) : undefined;
  if (above && over) {
    const value = readValue(above, source, over.start, over.end, true);
    for (const claim of value.claims) found.claims.push(withLabel(claim, above.phrase));
    found.covered.push([line.start, line.end]);
    return found;
  }
  // `Last seen` over its time, in a page that puts labels over values: the value is nothing of the alert's.
  if (context.page && !above && next && isIgnoredAlone(source, line) && !isPair(source, next))
    return { claims: [], covered: [[line.start, next.paragraph === line.paragraph ? next.end : line.end]] };
  if (above && next && next.role === line.role && !isPair(source, next)) {
    const end = endOfStackedValue(source, lines, index + 1, above);
    const isFault = above.field === 'code' || above.field === 'fault';
    // `Fuel level sender out of range        Advisory`
    const graded = isFault && end === next.end ? severityCellAtEnd(source, next) : undefined;
    const to = graded?.from ?? end;
    const value = readValue(above, source, next.start, to, !isFault || to - next.start <= 24);
    if (value.claims.length > 0) {
      if (graded) found.claims.push({ ...graded.claim, label: above.phrase });
      for (const claim of value.claims) found.claims.push(withLabel(claim, above.phrase));
      // What stands after a fault, its severity and its time, is read as running text.
      found.covered.push([line.start, isFault ? Math.min(value.end, end) : end]);
      if (isFault) found.lists = above;
      const told = isFault ? toldBelow(source, next, lines[index + 2], value.claims) : undefined;
      if (told) {
        found.claims.push(withLabel(told, above.phrase));
        found.covered.push([next.end, told.end]);
      }
      return found;
    }
  }
  // What stands before a colon may be a label that only the whole of it is: `N° de série :`, `Date/time (local):`.
  const whole = has(line, sign.colon | sign.semicolon | sign.comma)
    ? labelBeforeColon(source, line)
    : undefined;
  const below = whole && isPlace(whole.label) ? placeBelow(source, lines, index) : undefined;
  if (whole && below) {
    const value = readValue(whole.label, source, whole.end, below.end, true);
    for (const claim of value.claims) found.claims.push(withLabel(claim, whole.label.phrase));
    found.covered.push([line.start, below.end]);
    return found;
  }
  if (whole) {
    readLabelled(context, line, whole.label, line.start, whole.end, line.end, found);
    return found;
  }
  const bare = context.bare.has(line.paragraph) ? bareLabel(source, line) : undefined;
  if (bare) {
    const value = readValue(bare.label, source, bare.end, line.end, false);
    if (value.claims.length > 0 || bare.label.field === 'ignored') {
      for (const claim of value.claims) found.claims.push(withLabel(claim, bare.label.phrase));
      const end = bare.label.field === 'ignored' ? line.end : value.end;
      found.covered.push([line.start, end]);
      if (end < line.end) readWords(context, line, end, line.end, found);
      return found;
    }
  }
  if (!has(line, sign.tab | sign.bar | sign.spaces)) {
    readWords(context, line, line.start, line.end, found);
    return found;
  }
  const cells = cellsOf(text, line);
  // `EVENT|EX-12|Volvo|EC220E|…`: the first of many parts says what kind of row it is.
  const isRow =
    has(line, sign.bar) &&
    cells.length >= 6 &&
    cells.filter((cell) => isLabelCell(source, cell)).length === 1;
  for (let at = 0; at < cells.length; ) {
    const [start, end] = cells[at] ?? [line.end, line.end];
    const label = isRow ? undefined : labelOfCell(scan, start, end);
    if (!label || at + 1 >= cells.length || isSeverityCell(source, label, at, start, end)) {
      readWords(context, line, start, end, found);
      readTold(source, cells[at + 1], end, found);
      at += 1;
      continue;
    }
    // The value goes on over cells until the next label: `Where   27 Depot Road  Minot`.
    let last = at + 1;
    while (last + 1 < cells.length && !isLabelCell(source, cells[last + 1])) last += 1;
    const from = cells[at + 1]?.[0] ?? end;
    const on = isPlace(label) && last + 1 === cells.length ? placeBelow(source, lines, index) : undefined;
    if (on) {
      // `Location      12 Elm St`, and `Ada, OK 74820` set in below.
      const value = readValue(label, source, from, on.end, true);
      for (const claim of value.claims) found.claims.push(withLabel(claim, label.phrase));
      found.covered.push([start, on.end]);
    } else {
      const to = cells[last]?.[1] ?? end;
      const own = at === 0 ? ofGroup(source, lines, index, end, from, to) : undefined;
      readLabelled(context, line, own?.label ?? label, start, own?.end ?? from, to, found);
    }
    at = last + 1;
  }
  return found;
}

/** `Machine | Model P38.13`, below `Machine | Merlo`: under a heading that several rows share, a cell begins with its own label. */
function ofGroup(
  source: Source,
  lines: readonly Line[],
  index: number,
  end: number,
  from: number,
  to: number,
) {
  const { text, scan } = source;
  const line = lines[index];
  if (!line) return undefined;
  const heading = text.slice(line.start, end);
  const shares = (other: Line | undefined) =>
    other !== undefined &&
    text.startsWith(heading, other.start) &&
    text[other.start + heading.length] === text[end];
  if (!shares(lines[index - 1]) && !shares(lines[index + 1])) return undefined;
  const word = firstWordFrom(scan, from);
  if (startOf(scan, word) !== from || ((scan.bits[word] ?? 0) & may.label) === 0) return undefined;
  const found = labelAt(scan, word, to);
  return found && text[found.end] === ' ' && found.end + 1 < to
    ? { label: found.label, end: found.end + 1 }
    : undefined;
}

/** A severity that stands alone after two spaces or a tab at a line's end, and where what is before it ends. */
function severityCellAtEnd(source: Source, line: Line): { claim: ValueClaim; from: number } | undefined {
  if (!has(line, sign.spaces | sign.tab) || !mayHave(line, may.severity)) return undefined;
  const last = cellsOf(source.text, line).at(-1);
  if (!last || last[0] === line.start || !isSeverityAlone(source.scan, last[0], last[1])) return undefined;
  const stated = severityIn(source.scan, last[0], last[1]);
  if (!stated) return undefined;
  const before = source.text.slice(line.start, last[0]).trimEnd();
  return {
    claim: {
      field: 'severity',
      value: stated.severity,
      start: stated.start,
      end: stated.end,
      confidence: 0.75,
    },
    from: line.start + before.length,
  };
}

/** `Fleet | Alerts (3) | Service | Reports`, `Home   Map   Fleet   Reports`: what a page leads to, no value of anything. */
function isNavigation({ text }: Source, line: Line): boolean {
  if (!has(line, sign.bar | sign.spaces) || has(line, sign.colon) || line.end - line.start > 160)
    return false;
  const parts = text.slice(line.start, line.end).split(has(line, sign.bar) ? '|' : / {2,}/);
  return (
    (parts.length >= 4 &&
      parts.every((part) => /^\s*\p{L}[\p{L}\s&-]{1,24}(?:\(\d{1,3}\)\s*)?$/u.test(part))) ||
    // `Print    Export    Share`
    (parts.length === 3 && parts.every((part) => pageAction.test(part)))
  );
}

const pageAction =
  /^(?:print|export|share|edit|save|delete|download|refresh|filters?|columns|search|help|logout|log out|sign out|settings|back|close|home|call|message|view|drucken|exportieren|teilen|imprimer|exporter|partager|imprimir|exportar|compartir|stampa|esporta|condividi)(?: \(\d{1,3}\))?$/i;

/** `Fault`, `SPN 97 FMI 3`, `Water in fuel`: the words on the line below a code that fills its own. */
function toldBelow(
  source: Source,
  line: Line,
  below: Line | undefined,
  claims: readonly ValueClaim[],
): ValueClaim | undefined {
  const [code, ...others] = claims;
  if (code?.field !== 'code' || others.length > 0 || code.end < line.end - 1 || !below) return undefined;
  if (
    below.paragraph !== line.paragraph ||
    below.role !== line.role ||
    has(below, sign.digit | sign.colon | sign.tab)
  )
    return undefined;
  const value = source.text.slice(below.start, below.end);
  const isTitle = /^\p{Lu}[\p{L}\s,()/-]{5,80}$/u.test(value) && value.includes(' ');
  if (!isTitle || mayHave(below, may.brand | may.provider) || isPair(source, below)) return undefined;
  if (isSeverityAlone(source.scan, below.start, below.end)) return undefined;
  return { field: 'description', value, start: below.start, end: below.end, confidence: 0.7 };
}

/** `4,118.6` above `SMU (h)`: figures that stand large over what they are, and not below a label of their own. */
function numberAbove(source: Source, lines: readonly Line[], index: number): Line | undefined {
  const [above, before, line, next] = [lines[index - 1], lines[index - 2], lines[index], lines[index + 1]];
  const isNumber = (each: Line | undefined) =>
    each !== undefined && /^\d[\d.,' ]{0,12}(?:h|hrs?)?$/.test(source.text.slice(each.start, each.end));
  if (!above || above.role !== line?.role || above.paragraph !== line.paragraph || !isNumber(above))
    return undefined;
  if (before?.paragraph === above.paragraph && labelAlone(source, before, true)) return undefined;
  return isNumber(next) && next?.paragraph === line.paragraph && before?.paragraph === above.paragraph
    ? undefined
    : above;
}

function isPlace(label: Label): boolean {
  return label.field === 'location' || label.field === 'address';
}

/** The last line of a place whose address goes on below its label (`Seattle, WA 98104`), set in over several lines or on one. */
function placeBelow(source: Source, lines: readonly Line[], index: number): Line | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line) return undefined;
  const on = placeOn(source, line, next);
  if (on || !next) return on;
  // `Jobsite    Pier 4 rehab`, its street set in below, and its town below that.
  const isIn = source.text.startsWith('    ', next.start - 4) && !source.text.startsWith(' ', line.start - 1);
  if (!isIn || next.paragraph !== line.paragraph || !has(next, sign.digit) || isPair(source, next))
    return undefined;
  return placeOn(source, next, lines[index + 2]);
}

function placeOn(source: Source, line: Line, next: Line | undefined): Line | undefined {
  if (next?.paragraph !== line.paragraph || next.role !== line.role || has(next, sign.colon | sign.tab))
    return undefined;
  if (isPair(source, next) || firstIn(source.marks.points, line.start, line.end)) return undefined;
  const goesOn = source.text.charCodeAt(line.end - 1) === 44 && next.end - next.start < 48;
  return goesOn ||
    (has(next, sign.comma) && mayHave(next, may.state) && !mayHave(line, may.state)) ||
    isTown(source, next)
    ? next
    : undefined;
}

/** `86199 Augsburg`, `68159 Mannheim, Deutschland`: a postal code with its town. */
function isTown({ text }: Source, line: Line): boolean {
  return (
    line.end - line.start < 40 &&
    /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4,5}-\d{3}) \p{Lu}\P{N}{2,30}$/u.test(
      text.slice(line.start, line.end),
    ) &&
    !isStreet(text.slice(line.start, line.end))
  );
}

/** The label that all before the line's first colon is, and where its value begins. */
function labelBeforeColon(source: Source, line: Line): { label: Label; end: number } | undefined {
  const { text, scan } = source;
  if (!mayBeginWith(scan, line, may.label)) return undefined;
  let colon = line.start;
  const last = Math.min(line.end, line.start + 60);
  while (colon < last && !isColon(text, colon, line.end) && !isCellEdge(text, colon, line)) colon += 1;
  if (colon >= last) return undefined;
  let end = colon;
  while (end > line.start && (text[end - 1] === ' ' || text[end - 1] === '\t' || text[end - 1] === '*'))
    end -= 1;
  const label = labelOfCell(scan, line.start, end) ?? headLabel(source, line, end);
  if (!label) return undefined;
  let start = colon + 1;
  while (start < line.end && (isSpace(text.charCodeAt(start)) || text[start] === '*')) start += 1;
  return start < line.end ? { label, end: start } : undefined;
}

/**
 * The label that words before a colon begin with, where the rest only says more of it: `Position bei Meldung`, `Address at
 * fault`, `Engine hours then`. What begins with somebody else's place is theirs with its additions too.
 */
function headLabel(source: Source, line: Line, to: number): Label | undefined {
  const { text, scan } = source;
  const found = labelAt(scan, line.from, to);
  const head = found && placeAsOf.test(found.label.phrase) ? { ...found, label: placeThen } : found;
  if (!head || startOf(scan, line.from) !== line.start || head.end >= to || to - head.end > 60)
    return undefined;
  // `Position at report (09/29/2026 12:15 PM PDT):`
  const more = text.slice(head.end, to).replace(/\s?\([^()]{4,40}\)$/, '');
  if (!/^\s[\p{L}\s()'’]{2,30}$/u.test(more)) return undefined;
  if (head.label.field === 'ignored') return otherPlace.test(head.label.phrase) ? head.label : undefined;
  if (!headFields.has(head.label.field)) return undefined;
  const ofReport =
    head.label.field !== 'hours' &&
    /^ (?:(?:at|when|on|as|bei|beim|zum) )?(?:the )?(?:last )?(?:report(?:ing|ed)?|send(?:ing)?|message|call|Meldung)$/i.test(
      more,
    );
  if (otherFact.test(more) && !ofEvent.test(more) && !ofReport) return undefined;
  return { ...head.label, trust: Math.min(head.label.trust, 0.85) };
}

/** `Position at` is a time, `Position at report` is a place. */
const placeAsOf = /^(?:position|location|gps) (?:at|as of|when|on)$/;
const placeThen: Label = { phrase: 'position', field: 'location', trust: 0.85 };
const headFields = new Set(['location', 'address', 'hours']);
const ofEvent =
  /^ (?:reading |value )?(?:at|on|when|during)(?: the)?(?: time of)?(?: the)? (?:fault|alert|event|alarm|code|detection|occurrence)$/i;
const otherPlace =
  /dealer|yard|branch|office|depot|deposit|concesi|concession|filial|agence|headquarters|home|base/;
const otherFact =
  /(?<!\p{L})(?:dealer|branch|home|office|yard|depot|service|idle|idling|pto|winch|heater|remaining|left|interval|next|due|since|until|to|report|sent|received|updated?|accuracy|age|time|date|contact|phone|owner|customer|warranty|support|source|status|type|code|id|number|today|day|week|month|leerlauf|ralent[ií]|winde)(?!\p{L})/iu;

/** `Make;Hitachi`: a file of two columns, which has no spaces where they meet. */
function isCellEdge(text: string, at: number, line: Line): boolean {
  const code = text.charCodeAt(at);
  // `47,6779`: a decimal comma.
  if (code === 44 && isFigure(text.charCodeAt(at - 1)) && isFigure(text.charCodeAt(at + 1))) return false;
  return (code === 59 || code === 44) && at + 1 < line.end && !isSpace(text.charCodeAt(at + 1));
}

function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isColon(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at);
  return (
    code === 0xff1a ||
    (code === 58 && (at + 1 >= end || isSpace(text.charCodeAt(at + 1)) || text[at + 1] === '*'))
  );
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

/** `Code 523-10  Turbo inlet pressure erratic`: the cell after one that ends with a code is what the code means. */
function readTold(
  source: Source,
  cell: readonly [number, number] | undefined,
  end: number,
  found: Found,
): void {
  const last = found.claims.at(-1);
  if (!cell || last?.field !== 'code' || last.end < end - 1 || last.end > end) return;
  const told = describe(source, last.end, cell[1], false);
  const said = told.claims.find((claim) => claim.field === 'description');
  if (said?.start !== cell[0] || isLabelCell(source, cell)) return;
  for (const claim of told.claims) found.claims.push(withLabel(claim, last.label));
  found.covered.push([cell[0], Math.max(cell[0], Math.min(told.end, cell[1]))]);
}

/** `Short circuit  -  Caution  -  …`: a word that elsewhere leads to a fault is a severity after one. */
function isSeverityCell(source: Source, label: Label, index: number, start: number, end: number): boolean {
  if (label.field !== 'fault' || !isSeverityAlone(source.scan, start, end)) return false;
  // `WARNING | LB-0031 | Air filter clogged`: before a code, too.
  const before = index === 0 ? severityBefore(source.scan, start, end + 32) : undefined;
  return (
    index > 0 || (before !== undefined && labelledCodeAt(source.text, before.next, end + 60) !== undefined)
  );
}

/** Below a line that begins with a code beyond doubt, others are in a list of them: `E360-2: Oil pressure low`. */
function listOfCodes(found: Found, line: Line): Label | undefined {
  const [first] = found.claims;
  return first?.field === 'code' && first.label === '' && first.start - line.start < 3
    ? unlabelledCodes
    : undefined;
}

const unlabelledCodes: Label = { phrase: '', field: 'code', trust: 0.6 };

function isListed({ text }: Source, line: Line, code: { code: string; end: number }): boolean {
  return (
    /\p{L}.{0,3}\d|\d[-.]\d/u.test(code.code) &&
    !mayHave(line, may.brand) &&
    /^\s?(?:[:|–—-]\s{1,3}|\s{2,8}|\t)["“„(]?\p{L}{2}/u.test(
      text.slice(code.end, Math.min(line.end, code.end + 14)),
    )
  );
}

/** A line below the first of a list under `Codes:` that begins with a code, too. */
function readListed(source: Source, label: Label, line: Line, before: Line | undefined): Found | undefined {
  if (line.paragraph !== before?.paragraph || line.role !== before.role || isPair(source, line))
    return undefined;
  const code = labelledCodeAt(source.text, line.start, line.end);
  if (!code || (label === unlabelledCodes && !isListed(source, line, code))) return undefined;
  const whole = label !== unlabelledCodes && line.end - line.start <= 24;
  const value = readValue(label, source, line.start, line.end, whole);
  if (value.claims.length === 0) return undefined;
  return {
    claims: value.claims.map((claim) => withLabel(claim, label.phrase)),
    covered: [[line.start, Math.min(value.end, line.end)]],
  };
}

function isLabelCell(source: Source, cell: readonly [number, number] | undefined): boolean {
  return cell !== undefined && labelOfCell(source.scan, cell[0], cell[1]) !== undefined;
}

/** Reads a labelled value, and, where it ends before its stretch does, what comes after it. */
function readLabelled(
  context: Context,
  line: Line,
  label: Label,
  labelStart: number,
  from: number,
  to: number,
  found: Found,
): void {
  const edge =
    label.field === 'ignored' ? endOfPart(context, line, from, to) : context.edges.before(line, from, to);
  // `N 32 deg 46' 12.0"  W 83 deg …`: a point goes on over two spaces and over its own letters.
  const point = isPlace(label) ? firstIn(context.source.marks.points, from, edge) : undefined;
  // `Machine: A30G · 742190`: the machine's own parts.
  const isParted =
    label.field === 'machine' &&
    /^ [·•] [A-Z\d][^:=·•]{3,24}$/.test(context.source.text.slice(edge, Math.min(to, edge + 32)));
  const end = isParted ? to : point ? Math.max(edge, Math.min(point.end, line.end)) : edge;
  const value = readValue(label, context.source, from, end, false);
  for (const claim of value.claims) found.claims.push(withLabel(claim, label.phrase));
  // `New fault — T66 …`: what a heading's words lead to is read on as any other text.
  const isHeading = value.claims.length === 0 && headings.has(label.field);
  found.covered.push([labelStart, isHeading ? from : value.end]);
  if (value.end < to) readWords(context, line, Math.max(value.end, from), to, found);
}

/** Where it ends what is said of the engine or the tracker: with its own maker and number (`Engine: Doosan D34 s/n 55512`). */
function endOfPart(context: Context, line: Line, from: number, to: number): number {
  const { text, scan } = context.source;
  let end = context.edges.before(line, from, to);
  for (let count = 0; count < 3 && end < to; count += 1) {
    const own = labelAt(scan, firstWordFrom(scan, end), to);
    if (!own || !ownOfPart.has(own.label.field)) break;
    const apart = /[,;|)·]\s{0,3}$|\s{2}$/.test(text.slice(Math.max(from, end - 5), end));
    if (apart && /^\.?\s{0,2}[:=：]/.test(text.slice(own.end, own.end + 4))) break;
    end = context.edges.before(line, own.end + 1, to);
  }
  return end;
}

const headings = new Set<Label['field']>(['fault', 'code', 'lamp', 'severity', 'time']);
const ownOfPart = new Set<Label['field']>(['serial', 'model', 'brand']);

/** Goes over a stretch word by word for labels with their values and for codes that need no label. */
function readWords(context: Context, line: Line, from: number, to: number, found: Found): void {
  const { source, edges } = context;
  const { text, scan, marks } = source;
  const first = firstWordFrom(scan, from);
  let free = from;
  // `Maker DEVELON Model DL250-7`: where one pair without a mark ends, the next may begin.
  let chained = -1;
  for (let word = first; word < line.to; word += 1) {
    const at = startOf(scan, word);
    if (at >= to) return;
    if (at < free) continue;
    const bits = scan.bits[word] ?? 0;
    const code =
      marks.codes.length > 0 && mayBeginCode(scan, word) ? firstIn(marks.codes, at, at + 1) : undefined;
    if (code && code.end <= to && !isQuoted(text, at, line.start) && !isOfVersion(text, at)) {
      // A description is a few words; what stands further off is looked at when the scan comes there.
      const shown =
        code.end + (otherNotation.exec(text.slice(code.end, Math.min(to, code.end + 24)))?.[0].length ?? 0);
      const reach = edges.before(line, shown, Math.min(to, code.end + 240));
      const description = describe(source, shown, reach, false);
      const end = Math.max(shown, description.end);
      found.claims.push({
        field: 'code',
        value: code.code,
        start: code.start,
        end: code.end,
        confidence: 0.8,
        label: '',
      });
      for (const claim of description.claims) found.claims.push(withLabel(claim, ''));
      found.covered.push([at, end]);
      free = end;
      continue;
    }
    if ((bits & may.label) === 0 || text[at - 1] === '@') continue;
    // What a web address says of itself is no label.
    const address = marks.addresses.length > 0 ? addressOver(marks.addresses, at) : undefined;
    if (address) {
      free = address.end;
      continue;
    }
    const named = labelAt(scan, word, to);
    if (!named) continue;
    const begins = isBoundary(text, at, from) || (at - chained === 1 && ofMachine.has(named.label.field));
    // `0100-F01 Engine oil pressure: extremely low`: a part in the middle of a fault's text, not its measured value;
    // `popped up on my phone: …` speaks of a thing, and labels nothing.
    if (
      !begins &&
      named.label.field === 'ignored' &&
      (((bits & may.part) !== 0 && /^:\s\p{L}/u.test(text.slice(named.end, named.end + 4))) ||
        /\b(?:my|our|his|her)\s$/i.test(text.slice(Math.max(from, at - 6), at)))
    ) {
      free = named.end;
      continue;
    }
    // `[14/5/26 17:44] Chuy Operador: la …`, `CAT Product Link: 259D3 …`: who says it, not what it is said of.
    if (named.label.field === 'ignored' && text[named.end] === ':' && isSpeaker(source, line, word)) {
      free = named.end + 1;
      continue;
    }
    const separator = separatorAfterLabel.exec(text.slice(named.end, Math.min(to, named.end + 64)))?.[0];
    if (
      separator !== undefined &&
      (begins || /[:=：]/.test(separator)) &&
      (!separator.startsWith(']') || text[at - 1] === '[')
    ) {
      const valueStart = named.end + separator.length;
      if (valueStart < to) readLabelled(context, line, named.label, at, valueStart, to, found);
      return;
    }
    if (named.label.field === 'ignored' && named.end > endOf(scan, word)) free = named.end;
    if (!begins && !isStrong(named)) continue;
    // `matr.C7340418`: an abbreviation's dot.
    const isDotted =
      named.label.field === 'serial' && /^\.[A-Z\d]/.test(text.slice(named.end, named.end + 2));
    const gap = isDotted ? 1 : (spaceAfterLabel.exec(text.slice(named.end, named.end + 6))?.[0].length ?? 0);
    const valueStart = named.end + gap;
    if (gap === 0 && !named.label.phrase.endsWith('#')) continue;
    const end = bareValueEnd(named.label, source, valueStart, edges.before(line, valueStart, to));
    if (end === undefined) continue;
    const value = readValue(named.label, source, valueStart, end, false);
    if (value.claims.length === 0) continue;
    for (const claim of value.claims) {
      // `Truck 61 has …`: the word is a part of the name.
      const placed =
        claim.field === 'unit' && named.label.phrase === 'truck'
          ? { ...claim, value: text.slice(at, claim.end), start: at }
          : claim;
      found.claims.push({
        ...placed,
        confidence: claim.confidence - (claim.field === 'model' ? 0.15 : 0.05),
        label: named.label.phrase,
      });
    }
    found.covered.push([at, end]);
    free = end;
    if (ofMachine.has(named.label.field)) chained = end;
  }
}

const ofMachine = new Set<Label['field']>(['brand', 'model', 'machine', 'serial', 'unit', 'hours']);

/** After the time of a line of a chat, or after the maker at the beginning of a line, a word with a colon is who speaks. */
function isSpeaker({ text, scan }: Source, line: Line, word: number): boolean {
  const at = startOf(scan, word);
  if (at - line.start < 3 || at - line.start > 60) return false;
  const before = text.slice(line.start, at);
  return (
    stampAndName.test(before) ||
    (word === line.from + 1 &&
      ((scan.bits[line.from] ?? 0) & may.brand) !== 0 &&
      brandNamed(before.trim()) !== undefined)
  );
}

const stampAndName =
  /^[[(]?(?=[^\p{L}]{0,12}\d)[\d/.,: -]{4,24}(?:[ap]\.?m\.?)?[\])]?\s?[-–~]?\s{0,2}(?:\p{L}[\p{L}.'-]{0,20}\s){0,3}$/iu;

/** The web or mail address whose middle stands here. */
function addressOver(addresses: Source['marks']['addresses'], at: number) {
  return addresses.find((address) => address.start < at && address.end > at);
}

/** `(DTC 174-16)` after a code: the same fault in another notation. */
const otherNotation = /^\s?\((?:DTC|code|fault)[:\s]\s?[A-Z]{0,5}\d[\dA-Z.-]{0,12}\)/i;

const separatorAfterLabel =
  /^(?:\.?\s\/\s[\p{L}. ]{2,24}?(?=\s?\.{3}|\s\.{2}\s|\s?:\s))?(?:\.?\s?(?:\.{3,60}|(?<=\s)\.{2}(?=\s)|…{1,20})\s?:?\s?|\.?(?:\s{0,3}(?:\([^()]{0,20}\)\s{0,2})?[:=：](?!>)=?\s{0,3}|\]\s{0,2}[:=]?\s{0,2}(?=\S)|\s{1,3}(?:[-–—=]{0,2}>{1,2}|[-–—]{1,2})\s|\s{0,3}[→⇒»➜➔►▶]{1,2}\s{0,3}(?=\S)|\s?#\s{0,2}:?\s?(?=\S)))/u;

/** `(Ctrl SW 1.18, map P0116, harness rev C0221)`: what numbers a drawing, a program or a paper. */
function isOfVersion(text: string, at: number): boolean {
  return /\b(?:maps?|rev|revision|version|ver|sw|hw|fw|firmware|software|dataset|drawing|dwg|harness|schematic|bulletin|tsb|kit|part|p\/n|form|page|zeichnung|stand|plan|dessin|dibujo)(?:\s?(?:no|nr|number)?[.:]?)\s$/i.test(
    text.slice(Math.max(0, at - 20), at),
  );
}

/** `From "From SPN 110 FMI 0 to a work order"`: a code in the middle of a title that is quoted is reported by no machine. */
function isQuoted(text: string, at: number, lineStart: number): boolean {
  let quotes = 0;
  // A comment may have begun on the line before.
  const above = text.lastIndexOf('\n', lineStart - 2) + 1;
  const isBroken = lineStart > 0 && lineStart - above > 50 && text.charCodeAt(lineStart - 2) !== 10;
  // `"Hey it's Wade … throwing SPN 1638 FMI 15, … thanks."`: all that somebody said.
  const said =
    isQuote(text, lineStart) && at - lineStart > 60 && isClosed(text, at) ? lineStart + 1 : lineStart;
  for (let before = Math.max(isBroken ? above : said, at - 200); before < at; before += 1)
    if (isQuote(text, before)) quotes += 1;
  return quotes % 2 === 1 && !isQuote(text, at - 1);
}

/** The quotation ends with its line, far behind what it says. */
function isClosed(text: string, at: number): boolean {
  const newline = text.indexOf('\n', at);
  const end = newline < 0 ? text.length : newline;
  return end - at > 40 && isQuote(text, end - 1);
}

function isQuote(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 34 || code === 8220 || code === 8221 || code === 8222;
}

/** With an arrow after it, as pages draw them between a label and its value (`PIN      => 4711`). */
const cellEdge = /(?:\t+| {2,}| ?\| ?)(?:(?:[-–—=]{1,2}>|>{1,3}|[→⇒»➜➔►▶]|:=?|=)(?: +|$))?/g;

/** A line's cells: parts that a tab, a bar or two spaces set apart. */
function cellsOf(text: string, line: Line): [number, number][] {
  const cells: [number, number][] = [];
  let start = line.start;
  for (const edge of text.slice(line.start, line.end).matchAll(cellEdge)) {
    const at = line.start + edge.index;
    if (at > start) cells.push([start, at]);
    start = at + edge[0].length;
  }
  if (start < line.end) cells.push([start, line.end]);
  return cells;
}
