import { describe, expect, test } from 'vitest';
import { skillLevel, skills } from '#schema/technicians/technician-values.ts';

describe('skills', () => {
  test('are mastered by how many of their parts somebody knows', () => {
    expect([0, 1, 2, 3, 4, 5].map(skillLevel)).toEqual([
      'Basic',
      'Basic',
      'Experienced',
      'Advanced',
      'Master',
      'Master',
    ]);
  });

  test('have an id of their own each, and so has each of their parts', () => {
    const ids = skills.flatMap(({ id, subSkills }) => [id, ...subSkills.map((each) => each.id)]);

    expect(new Set(ids).size).toBe(ids.length);
  });
});
