import stored from './parameters.json' with { type: 'json' };
import { isSubject, type SubjectId } from './subjects.ts';

/** What a suspect parameter number stands for. */
export interface Parameter {
  readonly name: string;
  readonly subject: SubjectId;
}

/** Suspect parameter numbers (SPN) that construction and agricultural machines send, by number. */
export const suspectParameters: ReadonlyMap<number, Parameter> = new Map(
  Object.entries(stored.bySubject).flatMap(([subject, names]) =>
    isSubject(subject)
      ? Object.entries(names).map(([spn, name]): [number, Parameter] => [Number(spn), { name, subject }])
      : [],
  ),
);
