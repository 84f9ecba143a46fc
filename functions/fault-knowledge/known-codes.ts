import stored from './maker-codes.json' with { type: 'json' };
import type { SubjectId } from './subjects.ts';
import trouble from './trouble-codes.json' with { type: 'json' };

/** What a code is about, in our own words, and its equivalent failure mode (FMI). */
type CodeWithMode = readonly [name: string, subject: SubjectId, fmi: number];
type CodeAlone = readonly [name: string, subject: SubjectId];
type By<Value> = Readonly<Record<string, Value>>;

/** Codes of makers and standards, by number or letters. The JSON files name the source of each list. */
export const troubleCodes = by<CodeWithMode>(trouble.codes);
export const troubleCodeRanges = by<CodeAlone>(trouble.ranges);
export const catEvents = by<CodeWithMode>(stored.catEvents);
export const catComponents = by<CodeAlone>(stored.catComponents);
/** The SPN and FMI that the engine sends with a Cummins code. Komatsu shows these codes with `CA` before the number. */
export const cumminsCodes = by<readonly [spn: number, fmi: number]>(stored.cumminsCodes);
export const bobcatParts = by<CodeAlone>(stored.bobcatParts);
export const bobcatStates: By<number> = stored.bobcatStates;
export const komatsuCodes = by<CodeWithMode>(stored.komatsuCodes);
export const komatsuEndings: By<number> = stored.komatsuEndings;
export const hitachiCodes = by<CodeAlone>(stored.hitachiCodes);
export const jlgGroups = by<CodeAlone>(stored.jlgGroups);

/** A test checks that each entry names a subject. */
function by<Value>(list: object): By<Value> {
  return list as By<Value>;
}
