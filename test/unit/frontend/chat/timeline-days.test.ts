import { describe, expect, test } from 'vitest';
import { timelineDays } from '../../../../frontend/src/components/chat/timeline-days.ts';

describe('The days of a timeline', () => {
  const now = new Date(2026, 10, 20, 12);
  const at = (id: string, year: number, month: number, day: number, hour: number) => ({
    id: `10001.00000${id}`,
    createdAt: new Date(year, month, day, hour).toISOString(),
  });

  test('are Today, Yesterday, or a date, oldest first', () => {
    const days = timelineDays(
      [
        at('1', 2025, 11, 31, 9),
        at('2', 2026, 10, 3, 9),
        at('3', 2026, 10, 19, 23),
        at('4', 2026, 10, 20, 0),
        at('5', 2026, 10, 20, 11),
      ],
      now,
    );

    expect(days.map((day) => day.title)).toEqual(['December 31, 2025', 'November 3', 'Yesterday', 'Today']);
    expect(days[3]?.entries.map(({ id }) => id)).toEqual(['10001.000004', '10001.000005']);
  });

  test('keep entries of the same moment in the order they were written', () => {
    const moment = new Date(2026, 10, 20, 9).toISOString();
    const written = ['10001.000002', '10001.000001'].map((id) => ({ id, createdAt: moment }));

    const [today] = timelineDays(written, now);

    expect(today?.entries.map(({ id }) => id)).toEqual(['10001.000001', '10001.000002']);
  });

  test('place a queued message where it was said, not where it was written', () => {
    const days = timelineDays([at('1', 2026, 10, 20, 11), at('2', 2026, 10, 20, 9)], now);

    expect(days[0]?.entries.map(({ id }) => id)).toEqual(['10001.000002', '10001.000001']);
  });
});
