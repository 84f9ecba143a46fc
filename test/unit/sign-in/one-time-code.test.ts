import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeRules,
  judgeTry,
  type KeptCode,
  makeCode,
  makeUnanswerable,
  secondsUntilResend,
} from '#functions/sign-in/one-time-code.ts';

const start = new Date('2026-03-02T15:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const boundTo = 'nonce-of-the-attempt acc_1';

describe('A one-time code', () => {
  it('has six digits that are not stored', () => {
    const codes = Array.from({ length: 200 }, () => makeCode(boundTo, start));

    for (const { code, kept } of codes) {
      expect(code).toMatch(/^\d{6}$/);
      expect(JSON.stringify({ ...kept, sentAt: '' })).not.toContain(code);
    }
    expect(new Set(codes.map(({ kept }) => kept.salt)).size).toBe(codes.length);
  });

  it('is right for ten minutes', () => {
    const { code, kept } = makeCode(boundTo, start);

    expect(judgeTry(kept, { code, boundTo }, later(599.999))).toEqual({ verdict: 'right' });
    expect(judgeTry(kept, { code, boundTo }, later(600))).toEqual({ verdict: 'expired' });
  });

  it('is refused on the sixth try even if it is right', () => {
    const { code, kept } = makeCode(boundTo, start);

    expect(judgeTry({ ...kept, tries: 4 }, { code, boundTo }, later(1))).toEqual({ verdict: 'right' });
    expect(judgeTry({ ...kept, tries: 5 }, { code, boundTo }, later(1))).toEqual({
      verdict: 'too-many-tries',
    });
  });

  it('says how many tries are left after a wrong one', () => {
    const { code, kept } = makeCode(boundTo, start);
    const wrong = code === '000000' ? '000001' : '000000';

    const left = [0, 1, 2, 3, 4].map((tries) =>
      judgeTry({ ...kept, tries }, { code: wrong, boundTo }, start),
    );

    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ verdict: 'wrong', triesLeft })));
  });

  it('works for no other attempt and no other account', () => {
    const { code, kept } = makeCode(boundTo, start);

    expect(judgeTry(kept, { code, boundTo: 'another-nonce acc_1' }, start)).toMatchObject({
      verdict: 'wrong',
    });
    expect(judgeTry(kept, { code, boundTo: 'nonce-of-the-attempt acc_2' }, start)).toMatchObject({
      verdict: 'wrong',
    });
  });

  it('can be repeated for a minute once it was right, and then no more', () => {
    const { code, kept } = makeCode(boundTo, start);
    const used = { ...kept, tries: 1, usedAt: later(10).toISOString() };

    expect(judgeTry(used, { code, boundTo }, later(69))).toEqual({ verdict: 'right' });
    expect(judgeTry(used, { code, boundTo }, later(70))).toEqual({ verdict: 'expired' });
  });

  it('can be requested again after thirty seconds', () => {
    const { kept } = makeCode(boundTo, start);

    expect(secondsUntilResend(kept, later(0))).toBe(30);
    expect(secondsUntilResend(kept, later(29.2))).toBe(1);
    expect(secondsUntilResend(kept, later(30))).toBe(0);
  });

  it('that was never sent cannot be guessed', () => {
    const kept = makeUnanswerable(start);

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (guess) => {
        const code = String(guess).padStart(6, '0');
        expect(judgeTry(kept, { code, boundTo }, start)).toMatchObject({ verdict: 'wrong' });
      }),
    );
  });

  it('is right only while tries and time last, whatever is tried in whatever order', () => {
    const tries = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 200 }), right: fc.boolean() }), {
      maxLength: 12,
    });

    fc.assert(
      fc.property(tries, (sequence) => {
        const { code, kept: first } = makeCode(boundTo, start);
        const wrong = code === '999999' ? '999998' : '999999';
        let kept: KeptCode = first;
        let seconds = 0;
        let firstRight: number | undefined;
        for (const [made, { wait, right }] of sequence.entries()) {
          seconds += wait;
          const { verdict } = judgeTry(kept, { code: right ? code : wrong, boundTo }, later(seconds));

          const isRepeat = firstRight === undefined || seconds - firstRight < codeRules.repeatSeconds;
          const inTime = made < codeRules.tries && seconds < codeRules.validSeconds;
          expect(verdict === 'right').toBe(right && inTime && isRepeat);

          if (verdict === 'right') firstRight ??= seconds;
          const usedAt = firstRight === undefined ? null : later(firstRight).toISOString();
          kept = { ...kept, usedAt, tries: Math.min(codeRules.tries, kept.tries + 1) };
        }
      }),
    );
  });
});
