import type { Severity } from '#schema/alerts/severity.ts';
import stored from './subjects.json' with { type: 'json' };

/** Parts of a machine that belong together: descriptions are compared by them. */
type System =
  | 'engine oil'
  | 'cooling'
  | 'fuel'
  | 'air'
  | 'exhaust'
  | 'aftertreatment'
  | 'engine control'
  | 'electrical'
  | 'network'
  | 'hydraulic'
  | 'transmission'
  | 'driveline'
  | 'brakes'
  | 'steering'
  | 'operator controls'
  | 'vehicle';

/** In plain sentences: what the operator notices, what happens when it runs on, what to do now and what to check first. */
export interface Guidance {
  /** Where it can be said better than by the part and the failure mode. */
  readonly meaning?: string;
  readonly symptom: string;
  readonly risk: string;
  readonly recommendation: string;
}

/** What a code is about, with what is known of how it fails. */
export interface Subject {
  readonly system: System;
  /**
   * `vital`: it destroys the machine within minutes once it is really lost; `safety`: people rely on it to stop, to steer
   * or not to tip over.
   */
  readonly weight?: 'vital' | 'safety';
  /** The side on which it is a grade graver than the failure mode says by itself. */
  readonly graver?: 'high' | 'low' | 'both';
  /** The gravest that it can be, whatever the failure mode says by itself. */
  readonly most?: Severity;
  /** Out of range, above or below; and not working, where that is no matter of a circuit. */
  readonly high?: Guidance;
  readonly low?: Guidance;
  readonly fault?: Guidance;
  /** What the machine goes without while the signal or the circuit is bad, as a whole sentence. */
  readonly without?: string;
}

export type SubjectId = keyof typeof stored.subjects;

const subjects = stored.subjects as Readonly<Record<SubjectId, Subject>>;

export function isSubject(id: string): id is SubjectId {
  return Object.hasOwn(subjects, id);
}

export function subjectOf(id: SubjectId): Subject {
  return subjects[id];
}
