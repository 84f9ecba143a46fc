import type { FailureMode } from './fmi.ts';
import stored from './likely-parts.json' with { type: 'json' };
import { lowered, type NamedPart } from './named-part.ts';
import type { SubjectId } from './subjects.ts';

/**
 * What a fault mostly turns out to be, at most four, the likeliest first: what the trade finds behind a value that is wrong,
 * and the wiring of the part itself where it is its signal that is bad.
 */
export function likelyParts(id: SubjectId, part: NamedPart, { kind }: FailureMode): readonly string[] {
  const { causes, sensor } = known[id];
  if (kind === 'network') return known.network.causes;
  const source = sensor ?? part.source;
  if (kind === 'calibration') return [source];
  return kind === 'circuit' || kind === 'signal'
    ? [source, `Connector and wiring of the ${lowered(source)}`]
    : causes;
}

interface Known {
  /** Behind a value that is out of its range, or a function that does not work. */
  readonly causes: readonly string[];
  /** What gives the signal, where the code's own name does not say it. */
  readonly sensor?: string;
}

/** Every subject has its line, or this does not compile. */
const known: Readonly<Record<SubjectId, Known>> = stored.parts;
