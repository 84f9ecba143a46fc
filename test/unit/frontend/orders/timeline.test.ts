import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateSources, updateTypes } from '#schema/order-values.ts';
import { timelineDays } from '../../../../frontend/src/features/order-detail/timeline-days.ts';
import {
  type TimelineEntry,
  timelineWords,
} from '../../../../frontend/src/features/order-detail/timeline-words.ts';

const dana = { fullName: 'Dana Reyes' };

function entry(overrides: Partial<TimelineEntry>): TimelineEntry {
  return { updateTypeName: 'message', data: {}, user: null, source: 'ironcall', ...overrides };
}

describe('a timeline entry in words', () => {
  test.each(updateTypes)('%s is a sentence, whoever wrote it and whatever it brings', (updateTypeName) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...updateSources),
        fc.option(fc.constant(dana)),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (source, user, data) => {
          const words = timelineWords({ updateTypeName, source, user, data });

          expect(words.text).toMatch(/^[A-Z].*[.:?]$/s);
          expect(words.text).not.toMatch(/undefined|null|_/);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('names who acted', () => {
    expect(timelineWords(entry({ updateTypeName: 'service_order_approved', user: dana })).text).toBe(
      'Dana Reyes approved the order. Nearby technicians are asked.',
    );
  });

  test('a rejection gives its reason by its label, or in the person’s own words', () => {
    const labelled = entry({ updateTypeName: 'service_order_rejected', data: { reason: 'rental_unit' } });
    const custom = entry({
      updateTypeName: 'service_order_rejected',
      data: { reason: 'other', reasonCustom: 'Sold last week' },
    });

    expect(timelineWords(labelled).detail).toBe('Rental unit');
    expect(timelineWords(custom).detail).toBe('Sold last week');
  });

  test('a health alert lists its codes', () => {
    const words = timelineWords(
      entry({
        updateTypeName: 'health_event_detected',
        data: { faultCodes: ['SPN 3226 FMI 18', { fault: 'CA689' }] },
      }),
    );

    expect(words.detail).toBe('SPN 3226 FMI 18, CA689');
  });

  test('a booked time stays the jobsite’s own', () => {
    const words = timelineWords(
      entry({
        updateTypeName: 'technician_scheduled',
        data: { serviceDate: '2026-11-24', serviceTime: '08:30:00' },
      }),
    );

    expect(words.detail).toBe('Tue, Nov 24 at 8:30 AM');
  });
});

describe('days of a timeline', () => {
  const now = new Date(2026, 10, 20, 12);
  const at = (id: string, year: number, month: number, day: number, hour: number) => ({
    id: `10001.00000${id}`,
    createdAt: new Date(year, month, day, hour).toISOString(),
  });

  test('are Today, Yesterday, else month and day, newest first', () => {
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

    expect(days.map((day) => day.title)).toEqual(['Today', 'Yesterday', 'November 3', 'December 31, 2025']);
    expect(days[0]?.entries.map(({ id }) => id)).toEqual(['10001.000005', '10001.000004']);
  });

  test('entries of one moment stay in the order in which they were written', () => {
    const moment = new Date(2026, 10, 20, 9).toISOString();
    const written = ['10001.000001', '10001.000002'].map((id) => ({ id, createdAt: moment }));

    const [today] = timelineDays(written, now);

    expect(today?.entries.map(({ id }) => id)).toEqual(['10001.000002', '10001.000001']);
  });
});
