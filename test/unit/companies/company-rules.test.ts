import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertAddress, newAlertToken } from '#functions/companies/alert-token.ts';
import { foldCompanyName } from '#functions/companies/company-rows.ts';
import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { workMailDomain } from '#functions/companies/work-mail-domain.ts';

describe('Credit usage', () => {
  it('is the balance as a share of the limit', () => {
    const usage = creditUsageOf({ balanceCents: 400_000, creditLimitCents: 500_000 });

    expect(usage).toEqual({
      balance: 400_000,
      creditLimit: 500_000,
      creditUsagePercent: 80,
      creditLimitExceeded: false,
    });
  });

  it.each([
    ['no limit', 900_000, null, 0, false],
    ['one cent below the limit', 499_999, 500_000, 99.9998, false],
    ['exactly at the limit', 500_000, 500_000, 100, true],
    ['a limit of nothing', 0, 0, 100, true],
    ['payments ahead of invoices', -5000, 500_000, 0, false],
  ])('with %s is right', (_, balanceCents, creditLimitCents, percent, exceeded) => {
    const usage = creditUsageOf({ balanceCents, creditLimitCents });

    expect(usage.creditUsagePercent).toBeCloseTo(percent, 6);
    expect(usage.creditLimitExceeded).toBe(exceeded);
  });
});

describe('A company’s name', () => {
  it('is the same however it is written', () => {
    const written = [
      'Márquez & Sons, Inc.',
      'MARQUEZ & SONS INC',
      ' marquez  & sons,  inc',
      'Márquez & Sons – Inc.',
    ];

    expect(new Set(written.map(foldCompanyName))).toEqual(new Set(['marquez & sons inc']));
  });

  it('stays the same when folded again, and is never empty', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        (name) => {
          const folded = foldCompanyName(name);
          expect(folded).not.toBe('');
          expect(foldCompanyName(folded)).toBe(folded);
        },
      ),
    );
  });
});

describe('The token of a forwarding address', () => {
  it('is 128 bits in letters that survive lower-casing', () => {
    const tokens = Array.from({ length: 500 }, newAlertToken);

    for (const token of tokens) expect(token).toMatch(/^[a-z2-7]{26}$/);
    expect(new Set(tokens).size).toBe(tokens.length);
    // Every letter varies widely except the last, which carries only three bits.
    expect(new Set(tokens.map((token) => token[0])).size).toBeGreaterThan(24);
    expect(alertAddress('abc', 'in.ironcall.example')).toBe('alerts+abc@in.ironcall.example');
  });
});

describe('A work-mail domain', () => {
  it.each(['dana@hudson-excavating.example', 'bo@cat.com'])('is taken from %s', async (email) => {
    expect(await workMailDomain(email)).toBe(email.split('@')[1]);
  });

  it.each([
    'gmail.com',
    'outlook.com',
    'yahoo.com',
    'att.net',
    'proton.me',
    'fastmail.com',
    'yopmail.com',
    'qq.com',
  ])('is never %s', async (domain) => {
    expect(await workMailDomain(`dana@${domain}`)).toBeUndefined();
  });
});
