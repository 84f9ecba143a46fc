import { describe, expect, test } from 'vitest';
import { skillLevel, skills } from '#schema/technicians/technician-values.ts';

describe('Skills', () => {
  test('have a level by how many of their parts a technician knows', () => {
    expect([0, 1, 2, 3, 4, 5].map(skillLevel)).toEqual([
      'Basic',
      'Basic',
      'Experienced',
      'Advanced',
      'Master',
      'Master',
    ]);
  });

  test('have unique ids, and so do their parts', () => {
    const ids = skills.flatMap(({ id, subSkills }) => [id, ...subSkills.map((each) => each.id)]);

    expect(new Set(ids).size).toBe(ids.length);
  });
});
