import type { FailureMode } from './fmi.ts';
import type { Guidance, Subject } from './subjects.ts';

/** What a fault means, in plain sentences; null for what nothing is known of. */
export interface FaultGuidance {
  readonly issue: string;
  readonly symptom: string | null;
  readonly risk: string | null;
  readonly recommendation: string | null;
}

/** Guidance for a part (`Engine oil pressure`) that fails in a way. `fmi` is the number of the mode. */
export function guidanceOf(name: string, subject: Subject, fmi: number, mode: FailureMode): FaultGuidance {
  // `Brake pressure, primary circuit`: what follows the comma tells two apart, and breaks a sentence.
  const part = lowered(name.split(',')[0] ?? name);
  const voltage = voltageSide(subject, fmi);
  const known = voltage === undefined ? ofMode(subject, mode) : subject[voltage];
  if (known !== undefined) {
    const { meaning, symptom, risk, recommendation } = known;
    const issue =
      voltage === undefined ? (meaning ?? says(part, subject, mode)) : `The ${part} is too ${voltage}.`;
    return { issue, symptom, risk, recommendation };
  }
  const toCheck = mode.grade === undefined ? checks[mode.kind]?.(part, subject) : undefined;
  if (toCheck === undefined)
    return { issue: mode.says(part), symptom: null, risk: null, recommendation: null };
  // What somebody notices of a part that works is that it does not; of a value that is only shown, that it is wrong.
  const isPart = subject.fault !== undefined && subject.without !== undefined;
  return {
    issue: mode.says(part),
    symptom: isPart ? subject.without : `The display may show a wrong value for the ${part}, or none.`,
    risk: (isPart ? subject.fault.risk : subject.without) ?? null,
    recommendation: subject.weight === 'safety' ? `Stop in a safe place first. ${toCheck}` : toCheck,
  };
}

/** `Engine oil pressure` in the middle of a sentence; `J1939 network` stays as it is. */
export function lowered(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function says(part: string, { system }: Subject, mode: FailureMode): string {
  return system === 'network' && mode.kind === 'network'
    ? `Messages over the ${part} come too rarely, wrong or not at all.`
    : mode.says(part);
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

const checks: Partial<Record<FailureMode['kind'], (part: string, subject: Subject) => string>> = {
  circuit: (part) =>
    `Check the connector and the harness of the ${part} for corrosion, chafing and loose pins before changing parts.`,
  signal: (part, subject) => {
    if (subject.system === 'electrical') return `Measure the ${part} with a meter, and check its wiring.`;
    const isQuantity = subject.fault === undefined && (subject.high ?? subject.low) !== undefined;
    return isQuantity
      ? `Compare the ${part} with a gauge or by eye where that can be done, then check its sensor, connector and harness.`
      : `Check the sensor, the connector and the harness of the ${part}.`;
  },
  network: (part) =>
    `Check the connectors of the network and the supply of the control unit that sends the ${part}.`,
  calibration: (part) => `Have the ${part} calibrated as the manual says.`,
  component: (part) =>
    `Check the supply, the ground and the connector of the ${part} first, then have it tested.`,
  not_responding: (part) =>
    `Check the ${part} for free movement and dirt, and its connector, before changing parts.`,
};
