import { describe, expect, it } from 'vitest';
import { storedAccount } from '#functions/accounts/account-rows.ts';
import { type QuietSettings, quietEnd } from '#functions/notifications/notices/quiet-hours.rules.ts';
import { madeAccount } from '#test/support/accounts.ts';

const nights = { from: '21:00', to: '06:00' };

/** When the quiet ends that `now` lies in, in UTC; null where it lies in none. */
function endAt(now: string, settings: Partial<QuietSettings> = {}): string | null {
  const given = { quietHours: nights, timeZone: 'America/Chicago', fallbackZone: null, ...settings };
  return quietEnd(given, new Date(now))?.toISOString() ?? null;
}

describe('quiet hours over midnight', () => {
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

  it('end by the clocks of the morning after a night in which clocks are changed', () => {
    expect(endAt('2026-03-08T05:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(endAt('2026-11-01T05:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
  });
});

describe('quiet hours', () => {
  it('may lie within one day', () => {
    const quietHours = { from: '12:00', to: '13:30' };

    expect(endAt('2026-11-20T18:15:00Z', { quietHours })).toBe('2026-11-20T19:30:00.000Z');
    expect(endAt('2026-11-20T19:30:00Z', { quietHours })).toBeNull();
  });

  it('are none for whoever wants none', () => {
    expect(endAt('2026-11-20T08:00:00Z', { quietHours: null })).toBeNull();
  });

  it("go by the person's zone, else by the place's, else by the middle of the country", () => {
    const now = '2026-11-20T04:30:00Z';

    expect(endAt(now, { timeZone: 'America/Los_Angeles', fallbackZone: 'America/New_York' })).toBeNull();
    expect(endAt(now, { timeZone: null, fallbackZone: 'America/New_York' })).toBe('2026-11-20T11:00:00.000Z');
    expect(endAt(now, { timeZone: null })).toBe('2026-11-20T12:00:00.000Z');
  });

  it('are from nine to six for an account that was stored before there were any', () => {
    const { quietHours: _, timeZone: __, noJobsAtNight: ___, ...old } = madeAccount();

    expect(storedAccount.parse(old)).toMatchObject({
      quietHours: nights,
      timeZone: null,
      noJobsAtNight: false,
    });
  });
});
