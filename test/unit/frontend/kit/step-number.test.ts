import { describe, expect, it } from 'vitest';
import { stepNumber } from '../../../../frontend/src/components/forms/number-stepper.tsx';

describe('Stepping a number', () => {
  it('goes to the next whole step, and stays within bounds', () => {
    const quarters = { step: 0.25, min: 0.25, max: 999 };

    expect(stepNumber('2', 1, quarters)).toBe('2.25');
    expect(stepNumber('2', -1, quarters)).toBe('1.75');
    expect(stepNumber('2,1', 1, quarters)).toBe('2.25');
    expect(stepNumber('2.1', -1, quarters)).toBe('2');
    expect(stepNumber('0.25', -1, quarters)).toBe('0.25');
    expect(stepNumber('999', 1, quarters)).toBe('999');
    expect(stepNumber('', 1, quarters)).toBe('0.25');
  });

  it('counts from a given number if the field is empty', () => {
    expect(stepNumber('', 1, { step: 1, min: 0, max: 9, from: 4 })).toBe('5');
    expect(stepNumber('7', 1, { step: 1, min: 0, max: 9, from: 4 })).toBe('8');
  });

  it('is exact in tenths', () => {
    expect(stepNumber('0.3', 1, { step: 0.1, min: 0, max: 1 })).toBe('0.4');
    expect(stepNumber('0.7', -1, { step: 0.1, min: 0, max: 1 })).toBe('0.6');
  });
});
