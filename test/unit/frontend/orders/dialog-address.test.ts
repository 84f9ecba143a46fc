import { describe, expect, test } from 'vitest';
import { withoutDialogs } from '../../../../frontend/src/lib/dialog-address.ts';

describe('the address of a dialog', () => {
  test('goes with all that belongs to the dialog, and leaves the filters', () => {
    const query = new URLSearchParams('search=cat&import=asyncRun&run=r1&waiting=a1&priorities=high');

    expect(withoutDialogs(query).toString()).toBe('search=cat&priorities=high');
  });

  test('goes with the stars that a review was asked for with', () => {
    const query = new URLSearchParams('rate=10001&rating=5');

    expect(withoutDialogs(query).toString()).toBe('');
  });

  test('the query that was given stays as it is', () => {
    const query = new URLSearchParams('approve=10001');

    withoutDialogs(query);

    expect(query.get('approve')).toBe('10001');
  });
});
