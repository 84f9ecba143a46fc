import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, nextTurn, type RateLimit } from '#functions/platform/rate-limit.ts';

const limit: RateLimit = { what: 'test', who: 'me', turns: 3, seconds: 60, spacingSeconds: 5 };

describe('A rate limit', () => {
  it('allows only its turns in any period of its length, and keeps them apart', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 60 });

    fc.assert(
      fc.property(waits, (milliseconds) => {
        let now = 1_000_000;
        let taken: readonly number[] = [];
        const given: number[] = [];
        for (const wait of milliseconds) {
          now += wait;
          const turn = nextTurn(taken, limit, now);
          if (!('taken' in turn)) continue;
          taken = turn.taken;
          given.push(now);
        }

        for (const time of given) {
          expect(given.filter((other) => other > time - 60_000 && other <= time).length).toBeLessThanOrEqual(
            3,
          );
          expect(given.filter((other) => other > time - 5000 && other <= time).length).toBe(1);
        }
      }),
    );
  });

  it('says in how many seconds a turn is free, and keeps its word', () => {
    const taken = [0, 10_000, 20_000];

    const refused = nextTurn(taken, limit, 21_500);

    expect(refused).toEqual({ retryAfterSeconds: 39 });
    expect(nextTurn(taken, limit, 21_500 + 39_000)).toEqual({ taken: [10_000, 20_000, 60_500] });
  });
});

describe('The network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('is, for %s, %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
