import { describe, expect, test } from 'vitest';
import { pasteOf } from '../../../../frontend/src/features/alert-import/kept-paste.ts';

describe('A paste kept in this tab', () => {
  test('comes back with its error and the alert read from it', () => {
    const kept = { text: 'Brand: Komatsu', error: 'A location is needed.', alertId: 'a1' };

    expect(pasteOf(kept)).toEqual(kept);
  });

  test.each([
    ['nothing', null],
    ['what is no paste', ['Brand: Komatsu']],
    ['a text that is none', { text: 7, error: 'A location is needed.' }],
  ])('is empty if the tab held %s', (_what, kept) => {
    expect(pasteOf(kept)).toEqual({ text: '' });
  });

  test('drops invalid fields that another version may have kept', () => {
    expect(pasteOf({ text: 'Brand: Komatsu', error: 404, alertId: null, colour: 'red' })).toEqual({
      text: 'Brand: Komatsu',
    });
  });
});
