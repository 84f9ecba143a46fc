import { aftertreatmentParameters } from './spn-aftertreatment.ts';
import { engineParameters } from './spn-engine.ts';
import { machineParameters } from './spn-machine.ts';
import { type SubjectId, subjects } from './subjects.ts';

/** What a suspect parameter number stands for. */
export interface Parameter {
  readonly name: string;
  readonly subject: SubjectId;
}

/**
 * Suspect parameter numbers (SPN) that construction and agricultural machines send, by number. The numbers and what they
 * stand for are facts of SAE J1939-71 and J1939-73, checked against the list in Open-SAE-J1939 (github.com/DanielMartensson/
 * Open-SAE-J1939, MIT licence); the names and the grouping are our own. From 520192 on, makers number as they like: none of
 * those is here.
 */
export const suspectParameters: ReadonlyMap<number, Parameter> = new Map(
  [engineParameters, aftertreatmentParameters, machineParameters].flatMap((bySubject) =>
    Object.entries(bySubject).flatMap(([subject, names]) =>
      isSubject(subject)
        ? Object.entries(names).map(([spn, name]): [number, Parameter] => [Number(spn), { name, subject }])
        : [],
    ),
  ),
);

function isSubject(id: string): id is SubjectId {
  return Object.hasOwn(subjects, id);
}
