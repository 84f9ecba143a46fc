import type { Reading } from '#schema/alerts.ts';
import { assemble, type MessageFacts } from './assemble.ts';
import type { Whereabouts } from './candidates.ts';
import { withLikeliest } from './choices.ts';
import { type Claim, faultHeads } from './claims.ts';
import { longestLine } from './limits.ts';
import { lineStart } from './line-edges.ts';
import type { Line } from './lines.ts';
import { type Source, spanOver } from './marks.ts';
import { onceMade } from './once-made.ts';
import { ownClaims } from './own-claims.ts';

/*
 * From the claims about each machine to its reading: what the rules say of it, with the likeliest value of each field where what
 * was learnt of other messages says otherwise.
 */

/** All that was found out about a message. */
export interface Findings {
  readonly source: Source;
  readonly lines: readonly Line[];
  /** The claims about each machine. */
  readonly groups: readonly (readonly Claim[])[];
  readonly message: MessageFacts;
}

/** What the rules say of a machine. */
interface Draft {
  readonly claims: readonly Claim[];
  readonly reading: Reading;
  /** None where the message is no alert. */
  readonly whereabouts: Whereabouts | undefined;
}

/** What the rules say of each machine. */
function draftsOf({ source, lines, groups, message }: Findings): readonly Draft[] {
  const stretches = stretchesOf(groups, source.text, lines);
  const isAlone = groups.length === 1;
  const told = isAlone ? [] : [...new Set(groups.flat())].sort((one, other) => one.start - other.start);
  return groups.map((claims, index) => {
    const reading = assemble(claims, message);
    const where = stretches[index];
    const otherMail = message.isNotice ? 1 : message.otherMail.likely;
    const isJudged = where !== undefined && reading.outcome !== 'not_an_alert';
    return { claims, reading, whereabouts: isJudged ? { ...where, isAlone, told, otherMail } : undefined };
  });
}

/**
 * Machines of which a digest says nothing but who, where and how old they are (`no code`, an empty list of faults) are no
 * alerts beside those that have one. Where something of a fault is said that could not be read, a person is to look.
 */
export function readingsOf(findings: Findings): readonly Reading[] {
  const { source, lines, groups, message } = findings;
  const readings = draftsOf(findings).map(({ claims, reading, whereabouts }) => {
    const likeliest = whereabouts ? withLikeliest(source, lines, claims, reading, whereabouts) : claims;
    return likeliest === claims ? reading : assemble(likeliest, message, claims);
  });
  const hasFault = ({ faultCodes }: Reading) => faultCodes.length > 0;
  const anyFault = readings.some(hasFault);
  const telling = readings.filter(
    (reading, index) =>
      hasFault(reading) ||
      (reading.serialNumber !== null && (!anyFault || tellsOfFault(groups[index] ?? []))),
  );
  return telling.length > 0 ? telling.slice(0, machinesLimit) : readings.slice(0, 1);
}

/** Says how bad something is, or without that what: `Engine start | Info` is an event and no fault. */
function tellsOfFault(group: readonly Claim[]): boolean {
  const sure = group.filter((claim) => claim.confidence >= 0.5);
  const grades = sure.filter((claim) => claim.field === 'severity');
  return grades.length > 0
    ? grades.some((claim) => claim.value !== 'low')
    : sure.some(({ field }) => faultHeads.has(field));
}

/** Machines that one message may tell of; a digest of more is cut up by who sends it. */
const machinesLimit = 200;

/**
 * Where each machine of a digest is told of: from the paragraph of its first own claim and its heading, or where the one before is
 * told in the same paragraph from its line, behind what was said of that one; to the next machine's. Where they are mixed, the
 * lines that tell of it alone.
 */
function stretchesOf(
  groups: readonly (readonly Claim[])[],
  text: string,
  lines: readonly Line[],
): readonly Pick<Whereabouts, 'stretches' | 'isMixed'>[] {
  if (groups.length === 1) return [{ stretches: [{ start: 0, end: text.length }], isMixed: false }];
  const own = ownClaims(groups);
  const firsts = own.map((claims) => Math.min(...claims.map(({ start }) => start)));
  const machineOf = onceMade(() => machinesOfLines(own, lines));
  const all = own.flat();
  const starts = firsts.map((first) => {
    if (!Number.isFinite(first)) return first;
    const told = all.reduce((end, claim) => (claim.end <= first ? Math.max(end, claim.end) : end), 0);
    const opening = openingsOf(text, first).find((start) => start >= told);
    return opening ?? withNameAbove(text, Math.max(told, lineStart(text, first + 1)), told);
  });
  return own.map((claims, index) => {
    const start = starts[index] ?? 0;
    const end = Math.min(text.length, ...starts.filter((other) => other > start));
    const isMixed = claims.length === 0 || claims.some((claim) => claim.start >= end);
    const stretches = isMixed ? lines.filter((line) => machineOf().get(line) === index) : [{ start, end }];
    return { stretches, isMixed };
  });
}

/** From the line above where it is a name alone, behind what was told of another machine: `SCREEN-2`. */
function withNameAbove(text: string, line: number, told: number): number {
  const above = lineStart(text, line - 1);
  return above > told && nameAlone.test(text.slice(above, line)) ? above : line;
}

const nameAlone = /^\p{Lu}[\p{L}\d#'’.&/_ -]{0,28}\n$/u;

/** The number of the machine that a line tells of, or `several`. */
function machinesOfLines(
  own: readonly (readonly Claim[])[],
  lines: readonly Line[],
): ReadonlyMap<Line, number> {
  const machineOf = new Map<Line, number>();
  for (const [machine, claims] of own.entries())
    for (const { start } of claims) {
      const line = spanOver(lines, start, longestLine);
      if (line) machineOf.set(line, (machineOf.get(line) ?? machine) === machine ? machine : several);
    }
  return machineOf;
}

const several = -1;

/** Where the paragraph begins that something stands in: with a short line alone above it, as a heading is, and without. */
function openingsOf(text: string, at: number): readonly number[] {
  const paragraph = beginOfParagraph(text, at);
  const above = beginOfParagraph(text, paragraph - paragraphBreak.length - 1);
  const heading = text.slice(above, Math.max(above, paragraph - paragraphBreak.length));
  return heading.length > longestHeading || heading.includes('\n') ? [paragraph] : [above, paragraph];
}

function beginOfParagraph(text: string, at: number): number {
  const end = at > 0 ? text.lastIndexOf(paragraphBreak, at) : -1;
  return end < 0 ? 0 : end + paragraphBreak.length;
}

const paragraphBreak = '\n\n';
const longestHeading = 60;
