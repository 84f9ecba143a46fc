import type { FailureMode } from './fmi.ts';
import stored from './likely-parts.json' with { type: 'json' };
import { lowered, type NamedPart, namedPart } from './named-part.ts';
import { type Guidance, type Subject, type SubjectId, subjectOf } from './subjects.ts';

/** What a fault means, in plain sentences; null if unknown. */
export interface FaultGuidance {
  readonly issue: string;
  readonly symptom: string | null;
  readonly risk: string | null;
  readonly recommendation: string | null;
  /** Likely causes, likeliest first. */
  readonly parts: readonly string[];
}

/** Guidance for a failure mode of a part (`Engine oil pressure`). `fmi` is the mode's number. */
export function guidanceOf(name: string, id: SubjectId, fmi: number, statedMode: FailureMode): FaultGuidance {
  const subject = subjectOf(id);
  const part = namedPart(name);
  // An event has no range and no circuit: it is present or not.
  const mode: FailureMode = part.isEvent ? { ...statedMode, kind: 'present' } : statedMode;
  const parts = likelyParts(id, part, mode);
  const voltage = voltageSide(subject, fmi);
  const known = voltage === undefined ? ofMode(subject, mode) : subject[voltage];
  if (known !== undefined) {
    const { meaning, symptom, risk, recommendation } = known;
    const issue =
      voltage === undefined
        ? (meaning ?? says(part, subject, mode))
        : sentence(`${part.the} is too ${voltage}.`);
    return { issue, symptom, risk, recommendation, parts };
  }
  const issue = says(part, subject, mode);
  const toCheck = mode.grade === undefined ? checks[mode.kind]?.(part, subject) : undefined;
  if (toCheck === undefined) return { issue, symptom: null, risk: null, recommendation: null, parts };
  // When a part fails, its function is missing; when a value that is only displayed fails, the display is wrong.
  const isPart = subject.fault !== undefined && subject.without !== undefined;
  return {
    issue,
    symptom: isPart ? subject.without : `The display may show a wrong value for ${part.the}, or none.`,
    risk: (isPart ? subject.fault.risk : subject.without) ?? null,
    recommendation: subject.weight === 'safety' ? `Stop in a safe place first. ${toCheck}` : toCheck,
    parts,
  };
}

/** Up to four likely causes, likeliest first: those known from the trade, or sensor and wiring when only the signal is bad. */
function likelyParts(id: SubjectId, part: NamedPart, { kind }: FailureMode): readonly string[] {
  const { causes, sensor } = partsOf[id];
  if (kind === 'network') return partsOf.network.causes;
  const source = sensor ?? part.source;
  if (kind === 'calibration') return [source];
  return kind === 'circuit' || kind === 'signal'
    ? [source, `Connector and wiring of the ${lowered(source)}`]
    : causes;
}

interface LikelyParts {
  /** For a value out of range or a function that does not work. */
  readonly causes: readonly string[];
  /** The signal's source, if the code's name does not say it. */
  readonly sensor?: string;
}

/** Does not compile unless every subject has an entry. */
const partsOf: Readonly<Record<SubjectId, LikelyParts>> = stored.parts;

function says(part: NamedPart, { system }: Subject, mode: FailureMode): string {
  if (system === 'network' && mode.kind === 'network') {
    return sentence(`messages over ${part.the} come too slowly, garbled or not at all.`);
  }
  return part.isEvent
    ? `The control unit reports: ${part.the.replace(/^the /, '')}.`
    : sentence(mode.says(part));
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** For parts that are voltages themselves, too high or too low is a real value and not a wiring fault. */
function voltageSide(subject: Subject, fmi: number): 'high' | 'low' | undefined {
  if (subject.system !== 'electrical' || (fmi !== 3 && fmi !== 4)) return undefined;
  const side = fmi === 3 ? 'high' : 'low';
  return subject.high && subject.low ? side : undefined;
}

function ofMode(subject: Subject, { kind }: FailureMode): Guidance | undefined {
  if (kind === 'high' || kind === 'low') return subject[kind];
  if (kind === 'not_responding' || kind === 'component') return subject.fault;
  if (kind === 'present') return subject.fault ?? onlySide(subject);
  return subject.system === 'network' ? subject.fault : undefined;
}

/** A level can only be too low and a filter only too full, so `condition present` means that side. */
function onlySide({ high, low }: Subject): Guidance | undefined {
  return high !== undefined && low !== undefined ? undefined : (high ?? low);
}

const checks: Partial<Record<FailureMode['kind'], (part: NamedPart, subject: Subject) => string>> = {
  circuit: (part) =>
    `Check ${part.with('connector and harness')} for corrosion, chafing and loose pins before changing parts.`,
  signal: (part, subject) => {
    if (subject.system === 'electrical')
      return `Measure ${part.the} with a meter, and check ${part.its} wiring.`;
    const isQuantity = subject.fault === undefined && (subject.high ?? subject.low) !== undefined;
    return isQuantity
      ? `Compare ${part.the} with a gauge or by eye where you can, then check ${part.its} sensor, connector and harness.`
      : `Check ${part.with('connector and harness')}.`;
  },
  network: ({ the }) =>
    `Check the network connectors, and the power supply of the control unit that sends ${the}.`,
  calibration: ({ the }) => `Have ${the} calibrated as the manual says.`,
  component: (part) =>
    `Check the power supply, ground and connector of ${part.the} first, then have ${part.its === 'its' ? 'it' : 'them'} tested.`,
  not_responding: (part) =>
    `Check ${part.the} for free movement and dirt, and ${part.its} connector, before changing parts.`,
};
