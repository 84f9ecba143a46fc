import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForNewVersion } from '../../../../frontend/src/app/new-version.ts';
import { currentToasts } from '../../../../frontend/src/lib/toasts.ts';

const wouldLoseTyping = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock(import('../../../../frontend/src/lib/unsaved.ts'), () => ({
  watchTyping: () => undefined,
  wouldLoseTyping,
}));

const page = new EventTarget();
const kept = new Map<string, string>();
const reload = vi.fn<() => void>();
const fetched = vi.fn<() => Promise<Response>>();

vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('location', { reload });
vi.stubGlobal('fetch', fetched);
reloadForNewVersion();

beforeEach(() => {
  kept.clear();
  reload.mockReset();
  wouldLoseTyping.mockReset().mockReturnValue(false);
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
});

describe('A chunk that fails to load', () => {
  test('reloads the page, but only once a minute', async () => {
    await lack();
    await lack();

    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('offers a reload instead if something typed would be lost', async () => {
    wouldLoseTyping.mockReturnValue(true);

    await lack();

    expect(reload).not.toHaveBeenCalled();
    expect(currentToasts()).toMatchObject([
      { message: 'Ironcall has been updated', action: { label: 'Reload' } },
    ]);
  });

  test.each([
    ['is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is no service', async () => new Response('', { status: 503 })],
  ])('leaves the page as it is where there %s', async (_why, answer) => {
    fetched.mockImplementation(answer);

    await lack();

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});

async function lack(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'));
  // Answers come at once here, and these turns are enough for what follows.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
