import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateSources, updateTypes } from '#schema/orders/order-values.ts';
import {
  type TimelineEntry,
  timelineWords,
} from '../../../../frontend/src/components/chat/timeline-words.ts';

const dana = { fullName: 'Dana Reyes' };
const now = new Date('2026-11-20T12:00:00.000Z');

function entry(overrides: Partial<TimelineEntry>): TimelineEntry {
  return {
    updateTypeName: 'message',
    data: {},
    user: null,
    source: 'ironcall',
    expiredAt: null,
    ...overrides,
  };
}

describe('The text of a timeline entry', () => {
  test.each(updateTypes)('for %s is a sentence, with any author and any data', (updateTypeName) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...updateSources),
        fc.option(fc.constant(dana)),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (source, user, data) => {
          const words = timelineWords({ updateTypeName, source, user, data, expiredAt: null }, now);

          expect(words.text).toMatch(/^[A-Z].*[.:?]$/s);
          expect(words.text).not.toMatch(/undefined|null|_/);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('names the jobsite’s time zone if it is not the reader’s', () => {
    const booked = entry({
      updateTypeName: 'technician_scheduled',
      data: { serviceDate: '2026-11-24', serviceTime: '08:00:00' },
      timeZone: 'Asia/Tokyo',
    });

    expect(timelineWords(booked, now).detail).toBe('Tue, Nov 24 at 8:00 AM GMT+9');
  });

  test('names who acted', () => {
    expect(timelineWords(entry({ updateTypeName: 'service_order_approved', user: dana }), now).text).toBe(
      'Dana Reyes approved the order. Nearby technicians are being alerted.',
    );
  });

  test('gives a rejection’s reason by its label, or in the person’s own words', () => {
    const labelled = entry({ updateTypeName: 'service_order_rejected', data: { reason: 'rental_unit' } });
    const custom = entry({
      updateTypeName: 'service_order_rejected',
      data: { reason: 'other', reasonCustom: 'Sold last week' },
    });

    expect(timelineWords(labelled, now).detail).toBe('Rental unit');
    expect(timelineWords(custom, now).detail).toBe('Sold last week');
  });

  test('lists the codes of a health alert', () => {
    const words = timelineWords(
      entry({
        updateTypeName: 'health_event_detected',
        data: { faultCodes: ['SPN 3226 FMI 18', { fault: 'CA689' }] },
      }),
      now,
    );

    expect(words.detail).toBe('SPN 3226 FMI 18, CA689');
  });

  test('gives a booked time by the jobsite’s clock', () => {
    const words = timelineWords(
      entry({
        updateTypeName: 'technician_scheduled',
        data: { serviceDate: '2026-11-24', serviceTime: '08:30:00' },
      }),
      now,
    );

    expect(words.detail).toBe('Tue, Nov 24 at 8:30 AM');
  });

  test('says that a rating prompt has expired', () => {
    const prompt = entry({ updateTypeName: 'review_prompt', expiredAt: '2026-11-20T12:00:00.000Z' });

    expect(timelineWords(prompt, new Date('2026-11-20T11:59:59.999Z')).text).toBe(
      'How did the technician do? You can rate the job now.',
    );
    expect(timelineWords(prompt, now).text).toBe('The rating window expired.');
  });

  test('adds the technician’s message to a rescheduled time', () => {
    const moved = entry({
      updateTypeName: 'job_rescheduled',
      data: { serviceDate: '2026-11-24', serviceTime: '08:30', message: 'The part comes on Tuesday.' },
    });

    expect(timelineWords(moved, now).detail).toBe('Tue, Nov 24 at 8:30 AM\nThe part comes on Tuesday.');
  });

  test('gives the old and new times of a schedule change', () => {
    const changed = entry({
      updateTypeName: 'schedule_change',
      source: 'heavebot',
      data: {
        from: { serviceDate: '2026-11-24', serviceTime: '08:00:00' },
        to: { serviceDate: '2026-11-25', serviceTime: '13:30:00' },
      },
    });

    expect(timelineWords(changed, now)).toEqual({
      text: 'The schedule changed.',
      detail: 'From Tue, Nov 24 at 8:00 AM to Wed, Nov 25 at 1:30 PM',
    });
  });

  test('gives the time of service in a reminder', () => {
    const coming = entry({
      updateTypeName: 'bot_service_start_reminder',
      source: 'heavebot',
      data: { serviceDate: '2026-11-24', serviceTime: '08:00:00' },
    });

    expect(timelineWords(coming, now).text).toBe('The service starts soon: Tue, Nov 24 at 8:00 AM.');
  });
});
