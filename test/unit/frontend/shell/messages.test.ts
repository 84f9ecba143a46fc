import { describe, expect, it } from 'vitest';
import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { messageOf } from '../../../../frontend/src/lib/messages.ts';

describe('The message of a failure', () => {
  it.each<[ErrorCode, string]>([
    ['INVALID_CODE', 'Invalid pass code.'],
    ['CODE_EXPIRED', 'This code has expired. Please request a new one.'],
    ['TOO_MANY_TRIES', 'Too many wrong codes. Please request a new one.'],
    ['ACCOUNT_DEACTIVATED', 'Your account has been deactivated.'],
    ['INTERNAL', 'Something went wrong. Please try again.'],
  ])('says plainly what is wrong at sign-in: %s', (code, message) => {
    expect(messageOf(refusal(code))).toBe(message);
  });

  it('is the action’s own if the code says nothing specific', () => {
    expect(messageOf(refusal('INTERNAL'), 'approve')).toBe('Failed to approve order. Please try again.');
    expect(messageOf(refusal('CONFLICT'), 'reject')).toBe('Failed to reject order. Please try again.');
  });

  it('tells a latecomer what has become of the order', () => {
    const late = (status: string) => messageOf(refusal('INVALID_TRANSITION', { status }), 'approve');

    expect(late('open')).toBe('This order has already been approved.');
    expect(late('rejected')).toBe('This order has already been rejected.');
  });

  it('says whom to ask if a permission is missing', () => {
    expect(messageOf(refusal('FORBIDDEN', { permission: 'order_management' }), 'approve')).toBe(
      'You don’t have permission to approve. Please contact a manager to move this order forward.',
    );
  });

  it.each([
    [12, 'in 12 seconds'],
    [3000, 'in 50 minutes'],
    [undefined, 'in a few minutes'],
  ])('says when to try again: %s', (retryAfterSeconds, when) => {
    const details = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };

    expect(messageOf(refusal('RATE_LIMITED', details))).toContain(`try again ${when}.`);
  });

  it('mentions the connection if there was no answer', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe(
      'Something went wrong. Please try again. Check your connection.',
    );
  });
});

function refusal(code: ErrorCode, details: ErrorDetails = {}): Error {
  return Object.assign(new Error('Words of the API.'), { data: { code, details } });
}
