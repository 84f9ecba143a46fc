import { expect, it } from 'vitest';
import { codeBudget, nextCode, type SentCode } from '#functions/sign-in/code-budget.ts';

const now = Date.parse('2026-03-02T15:00:00.000Z');
const minutesAgo = (minutes: number, network: string): SentCode => ({ at: now - minutes * 60_000, network });
const many = (count: number, network: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => minutesAgo(50 - index, network(index)));

it('adds a code to those of the past hour, and drops older ones', () => {
  const next = nextCode([minutesAgo(61, 'one'), minutesAgo(5, 'other')], { network: 'one' }, now);

  expect(next).toEqual({ sent: [minutesAgo(5, 'other'), { at: now, network: 'one' }] });
});

it('refuses a network that has used up its own codes until the oldest is an hour old', () => {
  const sent = many(codeBudget.fromNetwork, () => 'one');

  expect(nextCode(sent, { network: 'one' }, now)).toEqual({ retryAfterSeconds: 600, spent: 'own' });
  expect(nextCode(sent, { network: 'other' }, now)).toHaveProperty('sent');
});

it('refuses everyone once all codes are used up, and says that it was not their doing', () => {
  const sent = many(codeBudget.inAll, (index) => `network ${index}`);

  expect(nextCode(sent, { network: 'another' }, now)).toEqual({ retryAfterSeconds: 600, spent: 'all' });
});

it('spaces the codes of one network, but not those of others', () => {
  const sent = [{ at: now - 10_000, network: 'one' }];

  expect(nextCode(sent, { network: 'one', spacingSeconds: 30 }, now)).toEqual({
    retryAfterSeconds: 20,
    spent: 'own',
  });
  expect(nextCode(sent, { network: 'other', spacingSeconds: 30 }, now)).toHaveProperty('sent');
});

it('makes nobody wait because another function’s clock is ahead', () => {
  const ahead = { at: now + 40, network: 'one' };

  expect(nextCode([ahead], { network: 'other' }, now)).toEqual({
    sent: [ahead, { at: now + 40, network: 'other' }],
  });
});
