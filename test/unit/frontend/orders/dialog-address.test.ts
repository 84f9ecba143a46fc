import { describe, expect, test } from 'vitest';
import { withoutDialogs } from '../../../../frontend/src/lib/dialog-address.ts';

describe('The address without dialogs', () => {
  test('drops everything that belongs to the dialog, and keeps the filters', () => {
    const query = new URLSearchParams('search=cat&import=asyncRun&run=r1&waiting=a1&priorities=high');

    expect(withoutDialogs(query).toString()).toBe('search=cat&priorities=high');
  });

  test('drops the stars that came with a review link', () => {
    const query = new URLSearchParams('rate=10001&rating=5');

    expect(withoutDialogs(query).toString()).toBe('');
  });

  test('leaves the given query unchanged', () => {
    const query = new URLSearchParams('approve=10001');

    withoutDialogs(query);

    expect(query.get('approve')).toBe('10001');
  });
});
