import { describe, expect, it } from 'vitest';
import { storedAccount } from '#functions/accounts/account-rows.ts';
import { type QuietSettings, quietEnd } from '#functions/notifications/notices/quiet-hours.rules.ts';
import { madeAccount } from '#test/support/accounts.ts';

const nights = { from: '21:00', to: '06:00' };

/** When the quiet hours around `now` end, in UTC; null outside them. */
function endAt(now: string, settings: Partial<QuietSettings> = {}): string | null {
  const given = { quietHours: nights, timeZone: 'America/Chicago', fallbackZone: null, ...settings };
  return quietEnd(given, new Date(now))?.toISOString() ?? null;
}

describe('Quiet hours over midnight', () => {
  it.each([
    ['before they begin', '2026-11-20T02:59:59Z', null],
    ['as they begin', '2026-11-20T03:00:00Z', '2026-11-20T12:00:00.000Z'],
    ['in the evening', '2026-11-20T05:30:00Z', '2026-11-20T12:00:00.000Z'],
    ['after midnight', '2026-11-20T08:00:00Z', '2026-11-20T12:00:00.000Z'],
    ['as they end', '2026-11-20T12:00:00Z', null],
    ['at noon', '2026-11-20T18:00:00Z', null],
  ])('%s', (_, now, end) => {
    expect(endAt(now)).toBe(end);
  });

  it('end by the morning’s clock after a night in which clocks change', () => {
    expect(endAt('2026-03-08T05:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(endAt('2026-11-01T05:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
  });
});

describe('Quiet hours', () => {
  it('can be within one day', () => {
    const quietHours = { from: '12:00', to: '13:30' };

    expect(endAt('2026-11-20T18:15:00Z', { quietHours })).toBe('2026-11-20T19:30:00.000Z');
    expect(endAt('2026-11-20T19:30:00Z', { quietHours })).toBeNull();
  });

  it('can be turned off', () => {
    expect(endAt('2026-11-20T08:00:00Z', { quietHours: null })).toBeNull();
  });

  it('use the person’s zone, or else the place’s, or else Central time', () => {
    const now = '2026-11-20T04:30:00Z';

    expect(endAt(now, { timeZone: 'America/Los_Angeles', fallbackZone: 'America/New_York' })).toBeNull();
    expect(endAt(now, { timeZone: null, fallbackZone: 'America/New_York' })).toBe('2026-11-20T11:00:00.000Z');
    expect(endAt(now, { timeZone: null })).toBe('2026-11-20T12:00:00.000Z');
  });

  it('are nine to six for an account stored before they existed', () => {
    const { quietHours: _, timeZone: __, noJobsAtNight: ___, ...old } = madeAccount();

    expect(storedAccount.parse(old)).toMatchObject({
      quietHours: nights,
      timeZone: null,
      noJobsAtNight: false,
    });
  });
});
