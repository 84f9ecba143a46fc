import type { FailureMode } from './fmi.ts';
import { likelyParts } from './likely-parts.ts';
import { type NamedPart, namedPart } from './named-part.ts';
import type { Guidance, Subject, SubjectId } from './subjects.ts';
import { subjectOf } from './subjects.ts';

/** What a fault means, in plain sentences; null for what nothing is known of. */
export interface FaultGuidance {
  readonly issue: string;
  readonly symptom: string | null;
  readonly risk: string | null;
  readonly recommendation: string | null;
  /** What it mostly turns out to be, the likeliest first. */
  readonly parts: readonly string[];
}

/** Guidance for a part (`Engine oil pressure`) that fails in a way. `fmi` is the number of the mode. */
export function guidanceOf(name: string, id: SubjectId, fmi: number, asSaid: FailureMode): FaultGuidance {
  const subject = subjectOf(id);
  const part = namedPart(name);
  // What happens has no range and no circuit: it is there or not.
  const mode: FailureMode = part.isEvent ? { ...asSaid, kind: 'present' } : asSaid;
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
  // What somebody notices of a part that works is that it does not; of a value that is only shown, that it is wrong.
  const isPart = subject.fault !== undefined && subject.without !== undefined;
  return {
    issue,
    symptom: isPart ? subject.without : `The display may show a wrong value for ${part.the}, or none.`,
    risk: (isPart ? subject.fault.risk : subject.without) ?? null,
    recommendation: subject.weight === 'safety' ? `Stop in a safe place first. ${toCheck}` : toCheck,
    parts,
  };
}

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

/** Where the part is itself a voltage, a voltage that is too high or too low is no matter of its wiring. */
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

/** A level can only be missing and a filter only be full: a condition that is present is that. */
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
