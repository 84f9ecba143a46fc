import { describe, expect, it } from 'vitest';
import { bookNumber } from '#functions/notifications/text-pace.store.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

const now = Date.parse('2026-03-02T15:00:00.000Z');

describe('Our number', () => {
  it('sends one text at a time, whoever sends it', async () => {
    const lengths = Array.from({ length: 30 }, (_, place) => (1 + (place % 3)) * 370);

    const turns = await Promise.all(
      lengths.map(async (length) => ({ length, from: await bookNumber(length, now) })),
    );

    let free = now;
    for (const { from, length } of turns.toSorted((one, other) => one.from - other.from)) {
      expect(from).toBe(free);
      free = from + length;
    }
  });

  it('is free at once after a pause', async () => {
    const later = now + 600_000;

    expect(await bookNumber(370, later)).toBe(later);
    expect(await bookNumber(370, later)).toBe(later + 370);
  });

  it('is not blocked by a sender whose clock was days ahead', async () => {
    const later = now + 1_200_000;
    await bookNumber(370, later + 5 * 86_400_000);

    expect(await bookNumber(370, later)).toBe(later);
  });
});
