import type { Reading } from '#schema/alerts.ts';
import { assemble, type MessageFacts } from './assemble.ts';
import { type Claim, faultHeads } from './claims.ts';
import { withGapsFilled, withoutMistaken } from './gaps.ts';
import type { Line } from './lines.ts';
import type { Source, Span } from './marks.ts';

/*
 * From the claims about each machine to its reading: what the rules say of it, without what is surely something else, and with
 * the gaps filled by what was learnt of other messages.
 */

/**
 * Machines of which a digest says nothing but who, where and how old they are (`no code`, an empty list of faults) are no
 * alerts beside those that have one. Where something of a fault is said that could not be read, a person is to look.
 */
export function readingsOf(
  source: Source,
  lines: readonly Line[],
  groups: readonly Claim[][],
  message: MessageFacts,
): readonly Reading[] {
  const stretches = stretchesOf(groups, source.text);
  const mayHaveFault = !message.isNotice && message.otherMail.likely < surelyAlert;
  const readings = groups.map((group, index) => {
    const first = assemble(group, message);
    const stretch = stretches[index];
    if (!stretch || first.outcome === 'not_an_alert') return first;
    const sure = withoutMistaken(source, group, first);
    const reading = sure === group ? first : assemble(sure, message);
    const whereabouts = { stretch, isAlone: groups.length === 1, mayHaveFault };
    const filled = withGapsFilled(source, lines, sure, reading, whereabouts);
    return filled === sure ? reading : assemble(filled, message);
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

/** How likely other mail a message is at the most, that a fault which no rule knows is taken for one. */
const surelyAlert = 0.1;

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
 * Where each machine of a digest is told of: from the line of its first own claim, behind what was said of the one before, to
 * the next machine's; none where they are mixed.
 */
function stretchesOf(groups: readonly (readonly Claim[])[], text: string): readonly (Span | undefined)[] {
  if (groups.length === 1) return [{ start: 0, end: text.length }];
  const owners = new Map<Claim, number>();
  for (const group of groups) for (const claim of group) owners.set(claim, (owners.get(claim) ?? 0) + 1);
  const own = groups.map((group) => group.filter((claim) => owners.get(claim) === 1));
  const firsts = own.map((claims) => Math.min(...claims.map(({ start }) => start)));
  const all = own.flat();
  const starts = firsts.map((first) => {
    if (!Number.isFinite(first)) return first;
    const line = text.lastIndexOf('\n', first) + 1;
    return all.reduce((start, claim) => (claim.end <= first ? Math.max(start, claim.end) : start), line);
  });
  return own.map((claims, index) => {
    const start = starts[index] ?? 0;
    const end = Math.min(text.length, ...starts.filter((other) => other > start));
    return claims.length > 0 && claims.every((claim) => claim.start < end) ? { start, end } : undefined;
  });
}
