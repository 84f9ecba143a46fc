import stored from './maker-codes.json' with { type: 'json' };
import type { SubjectId } from './subjects.ts';
import trouble from './trouble-codes.json' with { type: 'json' };

/** What a code is about, in our own words, and the failure mode (FMI) that it amounts to. */
type CodeWithMode = readonly [name: string, subject: SubjectId, fmi: number];
type CodeAlone = readonly [name: string, subject: SubjectId];
type By<Value> = Readonly<Record<string, Value>>;

/** Codes as makers and standards number them, by number or letters; the JSON beside says where each list is from. */
export const troubleCodes = by<CodeWithMode>(trouble.codes);
export const troubleCodeRanges = by<CodeAlone>(trouble.ranges);
export const catEvents = by<CodeWithMode>(stored.catEvents);
export const catComponents = by<CodeAlone>(stored.catComponents);
/** The SPN and FMI that the engine sends beside a Cummins code. Komatsu shows these with `CA` before the number. */
export const cumminsCodes = by<readonly [spn: number, fmi: number]>(stored.cumminsCodes);
export const bobcatParts = by<CodeAlone>(stored.bobcatParts);
export const bobcatStates: By<number> = stored.bobcatStates;
export const komatsuCodes = by<CodeWithMode>(stored.komatsuCodes);
export const komatsuEndings: By<number> = stored.komatsuEndings;
export const hitachiCodes = by<CodeAlone>(stored.hitachiCodes);
export const jlgGroups = by<CodeAlone>(stored.jlgGroups);

/** That each names a subject is tested. */
function by<Value>(list: object): By<Value> {
  return list as By<Value>;
}
