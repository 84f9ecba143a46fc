import { afterEach, describe, expect, it, vi } from 'vitest';

const noon = Date.parse('2026-11-24T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

describe('The service’s clock', () => {
  it('is the browser’s, give or take the travel time of an answer', async () => {
    const { serviceTime, takeServiceTime } = await clockAt(noon);

    takeServiceTime('Tue, 24 Nov 2026 11:59:57 GMT');

    expect(serviceTime()).toBe(noon);
  });

  it('replaces a wrong browser clock until that is corrected', async () => {
    const { serviceTime, takeServiceTime } = await clockAt(noon);

    takeServiceTime('Wed, 25 Nov 2026 12:00:00 GMT');
    expect(serviceTime()).toBe(noon + 86_400_000);
    takeServiceTime('Tue, 24 Nov 2026 12:00:00 GMT');
    expect(serviceTime()).toBe(noon);
  });

  it('does not waver with every answer', async () => {
    const { serviceTime, takeServiceTime } = await clockAt(noon);

    takeServiceTime('Tue, 24 Nov 2026 13:00:00 GMT');
    takeServiceTime('Tue, 24 Nov 2026 13:00:02 GMT');

    expect(serviceTime()).toBe(noon + 3_600_000);
  });

  it('ignores an answer without a valid time', async () => {
    const { serviceTime, takeServiceTime } = await clockAt(noon);

    takeServiceTime(null);
    takeServiceTime('yesterday');

    expect(serviceTime()).toBe(noon);
  });
});

async function clockAt(now: number) {
  vi.useFakeTimers({ now });
  return import('../../../../frontend/src/lib/service-clock.ts');
}
