import { type SkillId, skills } from '#schema/technicians/technician-values.ts';

/** A skill in the specification's words. */
export function skillName(id: SkillId): string {
  return skills.find((skill) => skill.id === id)?.label ?? id;
}
