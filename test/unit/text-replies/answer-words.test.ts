import { describe, expect, it } from 'vitest';
import { AppError } from '#functions/platform/errors.ts';
import {
  answerToRefusal,
  consentAnswers,
  customerAnswers,
  nothingMeant,
  technicianAnswers,
} from '#functions/text-replies/answer-words.ts';
import { errorCodes } from '#schema/errors.ts';

const site = 'https://d123456abcdef8.cloudfront.net';
const technician = technicianAnswers('10001', site);
const customer = customerAnswers('10001', site);

const everyAnswer = [
  consentAnswers.stopped(),
  consentAnswers.started(),
  consentAnswers.help({ phone: '+18005550123', email: 'support@ironcall.example' }),
  nothingMeant.technician(site),
  nothingMeant.customer(site),
  nothingMeant.acknowledged,
  technician.offered({ serviceDate: '2026-09-30', serviceTime: '12:30:00' }, 'America/Los_Angeles'),
  ...[technician, customer].flatMap((answers) => [
    ...Object.values(answers).filter((text) => typeof text === 'string'),
    ...errorCodes.map((code) => answers.refused(code)).filter((text) => text !== null),
  ]),
];

describe('An answer', () => {
  it.each([...new Set(everyAnswer)])('fits one text message: %s', (text) => {
    // The characters shared by GSM's alphabet and ASCII; any other limits the message to 70 characters.
    expect(text).toMatch(/^[A-Za-z0-9 .,:;!?"'()/#@+-]+$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

describe('A refusal', () => {
  it.each(['ACCOUNT_DEACTIVATED', 'UNAUTHORIZED'] as const)('with %s gets no answer', (code) => {
    expect(answerToRefusal(new AppError(code, 'No.'), technician)).toBeNull();
    expect(answerToRefusal(new AppError(code, 'No.'), customer)).toBeNull();
  });

  it.each(['CONFLICT', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'] as const)('with %s is retried', (code) => {
    const error = new AppError(code, 'Later.');

    expect(() => answerToRefusal(error, technician)).toThrow(error);
  });

  it('of an unexpected kind is retried, too', () => {
    const error = new Error('lost');

    expect(() => answerToRefusal(error, customer)).toThrow(error);
  });
});
