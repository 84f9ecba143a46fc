import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig, siteConfig } from '../../../../frontend/src/lib/config.ts';
import { tellFramingSite } from '../../../../frontend/src/lib/embedding.ts';

const dealer = 'https://www.dealer.example';

describe('A message to the framing site', () => {
  const post = vi.fn<(message: unknown, origin: string) => void>();
  beforeEach(async () => {
    const config = { ...siteConfig(), frameAncestors: [dealer] };
    vi.stubGlobal('fetch', async () => Response.json(config));
    await loadConfig();
    vi.stubGlobal('parent', { postMessage: post });
    post.mockReset();
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'referrer');
  });

  it.each([
    [`${dealer}/service?from=ad`, true],
    ['https://elsewhere.example/', false],
    ['', false],
  ])(
    'framed by %j is sent only to the sites that the environment names, and nowhere else: %s',
    (referrer, told) => {
      Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

      expect(tellFramingSite({ type: 'height', height: 480 })).toBe(told);

      expect(post.mock.calls).toEqual(told ? [[{ type: 'height', height: 480 }, dealer]] : []);
    },
  );
});
