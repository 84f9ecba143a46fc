import type { Severity } from '#schema/alerts/severity.ts';
import parameters from './parameters.json' with { type: 'json' };
import stored from './subjects.json' with { type: 'json' };

/** The systems of a machine. A code and its description agree if they are about the same one. */
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

/** Plain sentences: what the operator notices, what happens if the machine keeps running, what to do now and what to check first. */
export interface Guidance {
  /** Set if there is a better sentence than part plus failure mode. */
  readonly meaning?: string;
  readonly symptom: string;
  readonly risk: string;
  readonly recommendation: string;
}

/** What a code is about, and what is known about how it fails. */
export interface Subject {
  readonly system: System;
  /**
   * `vital`: losing it destroys the machine within minutes; `safety`: people rely on it to stop, to steer or not to tip over.
   */
  readonly weight?: 'vital' | 'safety';
  /** The side on which it is one grade worse than the failure mode alone. */
  readonly graver?: 'high' | 'low' | 'both';
  /** The worst it can be, whatever the failure mode. */
  readonly most?: Severity;
  /** Above or below its range; `fault`: not working, for other reasons than its circuit. */
  readonly high?: Guidance;
  readonly low?: Guidance;
  readonly fault?: Guidance;
  /** A sentence on what the machine lacks while the signal or circuit is bad. */
  readonly without?: string;
}

export type SubjectId = keyof typeof stored.subjects;

/** What a suspect parameter number (SPN) stands for. */
export interface Parameter {
  readonly name: string;
  readonly subject: SubjectId;
}

const subjects = stored.subjects as Readonly<Record<SubjectId, Subject>>;

export function isSubject(id: string): id is SubjectId {
  return Object.hasOwn(subjects, id);
}

export function subjectOf(id: SubjectId): Subject {
  return subjects[id];
}

/** The suspect parameters (SPN) that construction and agricultural machines send, by number. */
export const suspectParameters: ReadonlyMap<number, Parameter> = new Map(
  Object.entries(parameters.bySubject).flatMap(([subject, names]) =>
    isSubject(subject)
      ? Object.entries(names).map(([spn, name]): [number, Parameter] => [Number(spn), { name, subject }])
      : [],
  ),
);
