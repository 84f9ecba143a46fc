import { describe, expect, it } from 'vitest';
import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { failureWords, standingSentence } from '../../../../frontend/src/features/technician/job-words.ts';
import { durationWords, offerStanding } from '../../../../frontend/src/features/technician/own-offer.ts';
import { dayWords } from '../../../../frontend/src/features/technician/schedule-days.ts';
import { anOrder } from '../orders/order-view.ts';
import { aBookedJob, anOffer, sam } from './technician-job.ts';

describe('The words for the technician’s own offer', () => {
  it('say when, and how long it is live', () => {
    const standing = offerStanding(anOffer(), 'America/Chicago', new Date('2026-11-20T12:50:00Z'));

    expect(standing).toMatchObject({ state: 'live', detail: 'expires in 2 h 10 m' });
    expect(standing.words).toMatch(/^You offered Tue, Nov 24 at 8:00 AM/);
  });

  it('say that it has expired, that a new time is requested, or that its time has passed', () => {
    const evening = new Date('2026-11-20T20:00:00Z');

    expect(offerStanding(anOffer(), 'America/Chicago', evening).detail).toBe('Expired');
    expect(
      offerStanding(anOffer({ requestedAt: '2026-11-20T16:00:00.000Z' }), 'America/Chicago', evening).detail,
    ).toBe('New time requested');
    expect(
      offerStanding(
        anOffer({ expiredAt: '2026-11-30T00:00:00.000Z' }),
        'America/Chicago',
        new Date('2026-11-24T14:00:00Z'),
      ).detail,
    ).toBe('That time has passed');
  });

  it.each([
    [20_000, 'less than 1 m'],
    [59 * 60_000, '59 m'],
    [60 * 60_000, '1 h'],
    [26.5 * 3_600_000, '26 h 30 m'],
    [72 * 3_600_000, '3 days'],
  ])('give %d ms as %s', (milliseconds, words) => {
    expect(durationWords(milliseconds)).toBe(words);
  });
});

describe('The words for days', () => {
  it('name the near ones', () => {
    expect(dayWords('2026-11-24', '2026-11-24')).toBe('Today, Nov 24');
    expect(dayWords('2026-12-01', '2026-11-30')).toBe('Tomorrow, Dec 1');
    expect(dayWords('2026-11-26', '2026-11-24')).toBe('Thu, Nov 26');
  });
});

describe('The sentence on a job’s status', () => {
  it('tells a booked technician so, and others that somebody is booked', () => {
    const { order } = aBookedJob('2026-11-24');

    expect(standingSentence(order, sam)).toMatch(/^You are booked for Tue, Nov 24 at 8:00 AM/);
    expect(standingSentence(order, 'acc_kim')).toBe('A technician is booked for this job');
  });

  it('is missing while the job is open', () => {
    expect(standingSentence(anOrder({ status: 'open' }), sam)).toBeUndefined();
  });
});

describe('The message of a failed command', () => {
  it.each<[ErrorCode, RegExp]>([
    ['TIME_PAST', /has passed/],
    ['TECHNICIAN_NOT_ELIGIBLE', /doesn’t fit your profile/],
    ['SLOT_TAKEN', /another job at that time/],
    ['NOT_SCHEDULED_DAY', /only on the scheduled day/],
    ['PRESENCE_UNCHANGED', /already/],
    ['NOT_FOUND', /no longer open to you/],
    ['FORBIDDEN', /role/],
    ['INTERNAL', /could not be sent. Please try again/],
  ])('speaks the technician’s language: %s', (code, words) => {
    expect(failureWords(refusal(code), 'offer')).toMatch(words);
  });

  it('says what has become of the job', () => {
    expect(failureWords(refusal('INVALID_TRANSITION', { status: 'scheduled' }), 'offer')).toBe(
      'A technician is already booked for this job.',
    );
    expect(failureWords(refusal('INVALID_TRANSITION', { status: 'cancelled' }), 'complete')).toBe(
      'The customer has cancelled this job.',
    );
  });

  it('mentions the connection if there was no answer', () => {
    expect(failureWords(new TypeError('Failed to fetch'), 'complete')).toBe(
      'The job could not be completed. Check your connection, then try again.',
    );
  });

  it('names the field that the API refused', () => {
    const failure = refusal('BAD_INPUT', { fields: { hours: 'Use quarter hours' } });

    expect(failureWords(failure, 'complete')).toBe('Use quarter hours');
  });
});

/** The API's answer as its client throws it. */
function refusal(code: ErrorCode, details: ErrorDetails = {}) {
  return { message: '', data: { code, details } };
}
