import { type Claim, claimOf, tellsFault, withLabel } from './claims.ts';
import { withoutCleared } from './cleared-faults.ts';
import { codeInPart } from './codes-beside-machines.ts';
import { type Context, type Found, nothing } from './found-in-line.ts';
import { namesOverBlocks, titlesOverBlocks } from './headings.ts';
import { LabelEdges } from './label-edges.ts';
import { areLabelsBelow, ignoredAlone, labelAlone, paragraphsOfBarePairs } from './label-lines.ts';
import { readValue } from './labelled-values.ts';
import { readWords } from './labels-in-words.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { listOfCodes, readListed } from './listed-codes.ts';
import { areLabelsBehind, fewestMarked, markedPairs, pairsBehind } from './marked-labels.ts';
import { allIn, firstIn, type Source } from './marks.ts';
import { readLine } from './read-line.ts';
import { readRunningText } from './running-text.ts';
import { readStrip } from './strips.ts';
import { toldBySubject } from './subject-names.ts';
import { type TimedLine, timedLine } from './timed-lines.ts';
import { namesTold } from './values/told-names.ts';
import { may } from './vocabulary.ts';
import type { Label } from './words/labels.ts';

/**
 * Reads lines that belong to no table: pairs of labels and values, one or several to a line, and running text. `told`: the
 * numbers of the paragraphs in which a row has told of a machine.
 */
export function readLines(
  source: Source,
  lines: readonly Line[],
  told: ReadonlySet<number> = new Set(),
): Claim[] {
  const labelsAlone = lines.filter((line) => labelAlone(source, line, false)).length;
  const context: Context = {
    source,
    edges: new LabelEdges(source),
    stacked: labelsAlone >= 3,
    page: labelsAlone >= 2 && labelsAlone + lines.filter((line) => ignoredAlone(source, line)).length >= 4,
    below: areLabelsBelow(source, lines),
    bare: paragraphsOfBarePairs(source, lines),
    behind: areLabelsBehind(source, lines),
    marked: lines.reduce((count, line) => count + markedPairs(source, line).length, 0) >= fewestMarked,
    few: lines.filter((line) => line.role === 'body').length <= 3,
    alone: lines.filter((line) => mayTellOfMachine(source, line)).length < 2,
    talk: isTalk(source, lines),
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
    const marked = line.start < read ? undefined : readMarked(context, line);
    const timed = line.start < read || listed || marked ? undefined : timedLine(source, line);
    const labelled =
      line.start < read
        ? nothing
        : (marked ??
          listed ??
          (timed ? readTimed(context, lines, index, timed) : readLine(context, lines, index)));
    if (line.start >= read) listing = listed ? listing : (labelled.lists ?? listOfCodes(labelled, line));
    for (const [, end] of labelled.covered) read = Math.max(read, end);
    found.push(labelled);
  }
  const speaking = new Set<number>(told);
  for (const [index, line] of lines.entries()) {
    if (
      found[index]?.claims.some((claim) => machineFields.has(claim.field)) ||
      firstIn(source.marks.hours, line.start, line.end) ||
      // `小松PC210-8在青岛市…停机，显示代码CA559`: a make and a code in one line.
      (mayHave(line, may.brand) &&
        // `Volvo EC220E EX-14 E0360 battery low, …`: or what is wrong with it.
        (mayHave(line, may.verb | may.trouble) ||
          firstIn(source.marks.codes, line.start, line.end) ||
          codeInPart(source, line, line.start, line.end)))
    )
      speaking.add(line.paragraph);
  }
  const names = namesOverBlocks(source, lines);
  const titles = titlesOverBlocks(source, lines);
  const claims: Claim[] = [];
  let readTo = 0;
  for (const [index, line] of lines.entries()) {
    if (claims.length > mostClaims) break;
    const title = titles.get(line);
    if (title) {
      for (const claim of title) claims.push(claimOf(claim, 'heading'));
      continue;
    }
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
        beginsLine: from === line.start && line.role === 'body',
        isLine: from === line.start && to === line.end && line.role === 'body',
      });
      const isTold = [...labelled.claims, ...running].some((claim) => faultFields.has(claim.field));
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
    if (line.role === 'subject')
      for (const told of toldBySubject(source, line))
        claims.push(claimOf(told, '', undefined, weight(told.confidence, line)));
    if (line.role === 'body')
      for (const claim of readStrip(source, line))
        if (!labelled.covered.some(([start, end]) => start < claim.end && claim.start < end))
          claims.push(claimOf(claim, ''));
    if (
      (line.role !== 'subject' || mayHave(line, may.brand)) &&
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
              claim.field !== 'else' &&
              // `calls Orange Crush`
              claim.field !== 'severity' &&
              // `Colhedora CANA-03`, below a number: a line of its own.
              !(name.confidence > 0.7 && claim.field === 'description' && claim.label === '') &&
              // `ALERT: Engine fault on Mixer 19`: a title that ends with whose fault it is.
              !(
                name.confidence > 0.5 &&
                (claim.field === 'code' || claim.field === 'fault') &&
                claim.end - name.end < 2 &&
                name.start > claim.start + 8
              ),
          )
        )
          claims.push(claimOf(name, '', undefined, weight(name.confidence, line)));
    for (const [, end] of labelled.covered) readTo = Math.max(readTo, end);
  }
  return [...withoutCleared(source, lines, claims)];
}

function mayTellOfMachine({ text, marks }: Source, line: Line): boolean {
  return (
    line.role === 'body' &&
    !streetAndTown.test(text.slice(line.start, Math.min(line.end, line.start + longestPlace))) &&
    (mayHave(line, may.brand | may.code) || firstIn(marks.codes, line.start, line.end) !== undefined)
  );
}

/** `3900 Industrial Pkwy, Green Bay, WI`: where it is, whatever else its words may be. */
const streetAndTown = /^\d{1,5} \p{L}[\p{L} .'’-]{2,40}, \p{L}[\p{L} .'’-]{1,40}, \p{Lu}{2}(?: \d{5})?$/u;
const longestPlace = 110;

/** True where two lines ask, and most begin with who speaks: `Office: hours?`, `A. the ViO35-6A, number 17`. */
function isTalk({ text }: Source, lines: readonly Line[]): boolean {
  const first = text.indexOf('?');
  if (first < 0 || text.indexOf('?', first + 1) < 0 || lines.length > mostOfTalk) return false;
  const asked = lines.filter((line) => /\?(?:\s|$)/.test(text.slice(line.start, line.end))).length;
  if (asked < 2) return false;
  const said = lines.filter((line) => speaker.test(text.slice(line.start, line.start + 40))).length;
  return said * 4 >= lines.length * 3;
}

/** Lines of such a talk, at the most. */
const mostOfTalk = 60;

const speaker = /^(?:[[(]?[\d/.,: -]{4,20}(?:[ap]m)?[\])]?\s?[-–]?\s?)?\p{L}[\p{L}.' ]{0,18}[:.]\s/iu;

/** What a line says by labels that a mark tells. */
function readMarked({ source, behind, marked }: Context, line: Line): Found | undefined {
  const after = behind ? pairsBehind(source, line) : [];
  const pairs = after.length > 0 ? after : marked ? markedPairs(source, line) : [];
  if (pairs.length === 0) return undefined;
  const claims = pairs.flatMap(({ label, from, to }) =>
    readValue(label, source, from, to, true).claims.map((claim) => withLabel(claim, label.phrase)),
  );
  return { claims, covered: [[line.start, line.end]] };
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
  if (tellsFault(found.claims)) found.claims.push({ ...timed.time, label: '' });
  return found;
}

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
  /[.!?;](?<=[\p{Ll}\d)]{2}.)(?<![\s,(](?:[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Aa]v|[Aa]vda|[Ss]t|[Mm]t|[Ff]t|[Nn]r|[Nn]o|[Cc]a).)\s(?=\p{Lu})/gu;

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

const faultFields = new Set(['code', 'fault', 'spn']);

const machineFields = new Set(['serial', 'code', 'model', 'unit', 'fault', 'hours', 'time']);

/** A forwarder's note and a subject count less than the message itself. */
function weight(confidence: number, line: Line): number {
  return line.role === 'body' ? confidence : line.role === 'subject' ? confidence * 0.4 : confidence * 0.5;
}

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
