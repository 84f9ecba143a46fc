import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import sample from '#test/support/browser-events.json' with { type: 'json' };
import type { SiteConfig } from '../../../../frontend/src/lib/config.ts';
import { aSiteConfig } from './a-site-config.ts';

const rum = {
  endpoint: 'https://dataplane.rum.us-east-1.amazonaws.com/',
  appMonitorId: sample.AppMonitorDetails.id,
  sampleRate: 0.5,
};
const config: SiteConfig = { ...aSiteConfig, environment: 'production', rum };
const siteConfig = vi.hoisted(() => vi.fn<() => SiteConfig>());
vi.mock(import('../../../../frontend/src/lib/config.ts'), async (original) => ({
  ...(await original()),
  siteConfig,
}));

beforeEach(() => {
  vi.useFakeTimers();
  siteConfig.mockReset().mockReturnValue(config);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('What happens on a page', () => {
  test('is sent periodically in RUM’s format, under the visit’s random id', async () => {
    const { page, sent } = await visit({ path: '/orders/10001/chat' });
    page.track('login');
    page.fail({ where: 'page', name: 'TypeError', message: 'x is not a function', stack: 'at y' });

    vi.advanceTimersByTime(5000);

    const [request, ...others] = sent;
    expect(others).toEqual([]);
    expect(request?.to).toBe(`https://dataplane.rum.us-east-1.amazonaws.com/appmonitors/${rum.appMonitorId}`);
    expect(withoutChance(request?.body)).toEqual(withoutChance(sample));
  });

  test('names the page without its ids and query', async () => {
    const { sent } = await visit({
      path: '/orders/10001.000042/chat',
      query: '?email=dana@westover.example',
    });

    vi.advanceTimersByTime(5000);

    const [event] = sent[0]?.body.RumEvents ?? [];
    expect(JSON.parse(event?.metadata ?? '')).toEqual({
      version: '1.0.0',
      domain: 'app.ironcall.example',
      pageId: '/orders/:id/chat',
    });
    expect(JSON.stringify(sent)).not.toContain('10001');
    expect(JSON.stringify(sent)).not.toContain('dana');
  });

  test('is sent at once when the page is left, and not again', async () => {
    const { page, sent } = await visit();

    page.hide();
    vi.advanceTimersByTime(60_000);

    expect(sent).toHaveLength(1);
  });

  test('waits for the configuration', async () => {
    siteConfig.mockImplementation(() => {
      throw new Error('It is read before it is loaded.');
    });
    const { page, sent } = await visit();
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);

    siteConfig.mockReturnValue(config);
    page.track('signup');
    vi.advanceTimersByTime(5000);

    expect(sent[0]?.body.RumEvents).toHaveLength(2);
  });

  test.each([
    [0.49, 1],
    [0.5, 0],
  ])('is sent for a share of visits only: %f', async (lot, requests) => {
    const { page, sent } = await visit({ lot });
    page.track('login');

    page.hide();

    expect(sent).toHaveLength(requests);
  });

  test('is not sent if the configuration has no monitor', async () => {
    siteConfig.mockReturnValue({ ...config, rum: null });
    const { page, sent } = await visit();

    page.hide();

    expect(sent).toEqual([]);
  });

  test('is capped if a page fails in a loop', async () => {
    const { page, sent } = await visit();
    for (let time = 0; time < 1000; time += 1) page.fail({ where: 'uncaught', name: 'Error' });

    page.hide();

    expect(sent[0]?.body.RumEvents).toHaveLength(100);
  });
});

interface Sent {
  readonly to: string;
  readonly body: {
    readonly UserDetails: unknown;
    readonly RumEvents: { readonly type: string; readonly metadata: string; readonly details: string }[];
  };
}

/** Replaces ids and times, which vary. */
function withoutChance(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body)
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
      .replace(/"timestamp":\d{10}\b/g, '"timestamp":0'),
  );
}

/** A visit to a page that has just begun. */
async function visit({ path = '/orders', query = '', lot = 0 } = {}) {
  const sent: Sent[] = [];
  const win = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', win.addEventListener.bind(win));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL(`https://app.ironcall.example${path}${query}`));
  vi.stubGlobal('navigator', {
    sendBeacon: (to: URL, body: string) => sent.push({ to: to.href, body: JSON.parse(body) }),
  });
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  vi.resetModules();
  const { sendEvents } = await import('../../../../frontend/src/lib/rum.ts');
  sendEvents();
  return {
    sent,
    page: {
      track: (name: string) => win.dispatchEvent(new CustomEvent('ironcall:analytics', { detail: { name } })),
      fail: (failure: object) => win.dispatchEvent(new CustomEvent('ironcall:failure', { detail: failure })),
      hide: () => {
        document.visibilityState = 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    },
  };
}
