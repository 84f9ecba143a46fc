import { describe, expect, test } from 'vitest';
import {
  attributesFor,
  daysLeftWords,
  isPublicReview,
  ratingLabel,
  ratingOf,
  reviewState,
} from '../../../../frontend/src/features/order-detail/review/review.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const review = {
  rating: 5,
  description: null,
  attributes: [],
  visible: false,
  ratingSystem: 'simplified' as const,
  reviewer: { id: 'acc_1', fullName: 'Dana Reyes', picture: null },
  createdAt: now.toISOString(),
};

describe('The review of a job', () => {
  test('can be written once, from the end of the job until its window closes', () => {
    expect(reviewState({ reviewByCustomer: null, reviewExpiredAt: null }, now)).toBe('none');
    expect(reviewState({ reviewByCustomer: null, reviewExpiredAt: inDays(1) }, now)).toBe('open');
    expect(reviewState({ reviewByCustomer: null, reviewExpiredAt: now.toISOString() }, now)).toBe('expired');
    expect(reviewState({ reviewByCustomer: review, reviewExpiredAt: inDays(1) }, now)).toBe('reviewed');
  });

  test.each([
    [14, '14 days left to rate this job.'],
    [1.2, '2 days left to rate this job.'],
    [0.5, '1 day left to rate this job.'],
  ])('%d days before the end: %s', (days, words) => {
    expect(daysLeftWords(inDays(days), now)).toBe(words);
  });

  test('is labeled Poor for one star, Top-Notch for five, and otherwise Solid', () => {
    expect([1, 2, 3, 4, 5].map(ratingLabel)).toEqual(['Poor', 'Solid', 'Solid', 'Solid', 'Top-Notch']);
  });

  test('is public with more than one star and a description', () => {
    expect(isPublicReview(2, 'Good work')).toBe(true);
    expect(isPublicReview(1, 'Never again')).toBe(false);
    expect(isPublicReview(5, '  ')).toBe(false);
  });

  test('offers the attributes whose range includes its stars', () => {
    const attribute = (id: string, minRating: number, maxRating: number) => ({
      id,
      name: id,
      category: 'quality' as const,
      minRating,
      maxRating,
    });
    const all = [attribute('low', 1, 2), attribute('any', 1, 5), attribute('high', 4, 5)];

    expect(attributesFor(all, 2).map(({ id }) => id)).toEqual(['low', 'any']);
    expect(attributesFor(all, 4).map(({ id }) => id)).toEqual(['any', 'high']);
  });

  test.each([
    ['5', 5],
    ['1', 1],
    ['0', undefined],
    ['6', undefined],
    ['4.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j in an address as %s stars', (text, stars) => {
    expect(ratingOf(text)).toBe(stars);
  });
});
