import { describe, expect, test } from 'vitest';
import {
  slides,
  stepFrom,
  stepWords,
} from '../../../../frontend/src/features/telematics-onboarding/slides.ts';

describe('The introduction to alerts', () => {
  test('has eight slides, seven of which are steps', () => {
    expect(slides).toHaveLength(8);
    expect(slides.slice(1).map((_slide, index) => stepWords(index + 1))).toEqual([
      'Step 1 of 7',
      'Step 2 of 7',
      'Step 3 of 7',
      'Step 4 of 7',
      'Step 5 of 7',
      'Step 6 of 7',
      'Step 7 of 7',
    ]);
    expect(stepWords(0)).not.toMatch(/^Step/);
  });

  test('stops at both ends', () => {
    expect(stepFrom(0, -1)).toBe(0);
    expect(stepFrom(3, 1)).toBe(4);
    expect(stepFrom(7, 1)).toBe(7);
  });
});
