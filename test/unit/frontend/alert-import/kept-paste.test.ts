import { describe, expect, test } from 'vitest';
import { pasteOf } from '../../../../frontend/src/features/alert-import/kept-paste.ts';

describe('a paste that this tab has kept', () => {
  test('comes back with its error and the alert that was read from it', () => {
    const kept = { text: 'Brand: Komatsu', error: 'A location is needed.', alertId: 'a1' };

    expect(pasteOf(kept)).toEqual(kept);
  });

  test.each([
    ['nothing', null],
    ['what is no paste', ['Brand: Komatsu']],
    ['a text that is none', { text: 7, error: 'A location is needed.' }],
  ])('is empty where %s was kept', (_what, kept) => {
    expect(pasteOf(kept)).toEqual({ text: '' });
  });

  test('leaves out what another version may have kept beside its text', () => {
    expect(pasteOf({ text: 'Brand: Komatsu', error: 404, alertId: null, colour: 'red' })).toEqual({
      text: 'Brand: Komatsu',
    });
  });
});
