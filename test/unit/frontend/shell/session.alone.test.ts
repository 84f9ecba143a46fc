import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionEnd } from '../../../../frontend/src/lib/session.ts';
import { aBrowser } from './a-browser.ts';
import { aSiteConfig } from './a-site-config.ts';

const refreshTokens = vi.hoisted(() =>
  vi.fn<typeof import('../../../../frontend/src/lib/amplify.ts').refreshTokens>(),
);
vi.mock(import('../../../../frontend/src/lib/amplify.ts'), () => ({
  refreshTokens,
  signInWithPasskey: async () => undefined,
}));
vi.mock(import('../../../../frontend/src/lib/config.ts'), async (original) => ({
  ...(await original()),
  siteConfig: () => aSiteConfig,
}));

beforeEach(() => {
  refreshTokens.mockReset();
});

describe('A session whose access token has expired', () => {
  test.each(['refused', 'deactivated'] as const)('ends if the pool gives no new one: %s', async (why) => {
    const { session, ends } = await signedIn({ expiresIn: -1 });
    refreshTokens.mockResolvedValue({ refusal: why });

    const token = await session.accessToken();

    expect(token).toBeUndefined();
    expect(session.isSignedIn()).toBe(false);
    expect(ends).toEqual([why]);
    expect([session.takeRefusal(), session.takeRefusal()]).toEqual([why, undefined]);
  });

  test('survives if the pool cannot be reached, and asks again next time', async () => {
    const { session, ends } = await signedIn({ expiresIn: -1 });
    refreshTokens.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    refreshTokens.mockResolvedValueOnce({ token: 'new' });

    await expect(session.accessToken()).rejects.toThrow('Failed to fetch');
    const token = await session.accessToken();

    expect(token).toBe('new');
    expect(ends).toEqual([]);
  });

  test('asks the pool once for all waiting calls', async () => {
    const { session } = await signedIn({ expiresIn: -1 });
    refreshTokens.mockResolvedValue({ token: 'new' });

    const tokens = await Promise.all([session.accessToken(), session.accessToken('old')]);

    expect(tokens).toEqual(['new', 'new']);
    expect(refreshTokens).toHaveBeenCalledTimes(1);
  });
});

test('a refused token is not refreshed if another tab has replaced it', async () => {
  const { session, kept } = await signedIn({ expiresIn: 300 });

  const token = await session.accessToken('an older one');

  expect(token).toBe(kept);
  expect(refreshTokens).not.toHaveBeenCalled();
});

describe('Signing out', () => {
  test('ends the session here at once, and at the pool', async () => {
    const { session, ends, browser } = await signedIn({ expiresIn: 300 });

    const done = session.signOut();

    expect(session.isSignedIn()).toBe(false);
    expect(ends).toEqual(['signed-out']);
    await done;
    expect(browser.asked).toEqual([{ ClientId: 'client1', Token: 'refresh' }]);
    expect(browser.reported).toEqual([]);
  });

  test('ends the session here even if the pool fails, which is reported', async () => {
    const { session, ends, browser } = await signedIn({ expiresIn: 300 });
    browser.poolAnswers(500);

    await session.signOut();

    expect(ends).toEqual(['signed-out']);
    expect(browser.reported).toMatchObject([{ where: 'sign-out', message: 'The user pool answered 500.' }]);
  });

  test('is not undone by new tokens already on their way', async () => {
    const { session, browser } = await signedIn({ expiresIn: -1 });
    refreshTokens.mockImplementation(async () => {
      await session.signOut();
      browser.keepSession({ expiresIn: 300 });
      return { token: 'new' };
    });

    const token = await session.accessToken();

    expect(token).toBeUndefined();
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('Another tab', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('in which the same person signs in again leaves this one as it is', async () => {
    const { ends, browser } = await signedIn({ expiresIn: 300, isWatched: true });

    await browser.elsewhere(() => browser.dropSession());
    await browser.elsewhere(() => browser.keepSession({ expiresIn: 300 }));

    expect(browser.reload).not.toHaveBeenCalled();
    expect(ends).toEqual(['signed-out', undefined]);
  });

  test('in which somebody else signs in reloads this one', async () => {
    const { browser } = await signedIn({ expiresIn: 300, isWatched: true });

    await browser.elsewhere(() => browser.keepSession({ expiresIn: 300, who: 'acc_marcus' }));

    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('whose session is refused tells this one why', async () => {
    const { session, ends, browser } = await signedIn({ expiresIn: 300, isWatched: true });

    await browser.elsewhere(() => {
      browser.dropSession();
      localStorage.setItem('ironcall.refusal', 'deactivated');
    });

    expect(ends).toEqual(['deactivated']);
    expect(session.takeRefusal()).toBe('deactivated');
  });
});

describe('Unsent text', () => {
  test('is dropped when its author signs out, and kept if the session ended without them', async () => {
    const { session, browser } = await signedIn({ expiresIn: 300 });
    const draftOf = (who: string) => `ironcall.kept.draft.message.10001.${who}`;
    for (const who of ['acc_dana', 'acc_marcus'])
      localStorage.setItem(draftOf(who), '{"text":"On site at 8"}');

    session.endSession('refused');
    const keptThen = localStorage.getItem(draftOf('acc_dana'));
    browser.keepSession({ expiresIn: 300 });
    await session.signOut();

    expect(keptThen).not.toBeNull();
    expect(localStorage.getItem(draftOf('acc_dana'))).toBeNull();
    expect(localStorage.getItem(draftOf('acc_marcus'))).not.toBeNull();
  });
});

/** The module of a page just loaded, with Dana's session in its browser. */
async function signedIn({ expiresIn, isWatched = false }: { expiresIn: number; isWatched?: boolean }) {
  const browser = aBrowser();
  const kept = browser.keepSession({ expiresIn });
  vi.resetModules();
  const session = await import('../../../../frontend/src/lib/session.ts');
  const ends: (SessionEnd | undefined)[] = [];
  session.onSessionChange((end) => ends.push(end));
  if (isWatched) session.watchSession();
  return { session, ends, kept, browser };
}
