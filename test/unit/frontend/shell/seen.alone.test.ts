// @vitest-environment happy-dom
import '../../../support/dom.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '../../../../frontend/src/lib/connection.ts';
import { keepWhatIsSeen } from '../../../../frontend/src/lib/seen.ts';
import { eventually } from '../../../support/eventually.ts';

/** The cache storage of a browser, of which the simulated one has none. */
const kept = new Map<string, string>();
let looks = 0;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [],
      match: async (address: string) => {
        looks += 1;
        const body = kept.get(address);
        // Read at once, so that a look is over before the next timer.
        return body === undefined ? undefined : { json: async () => JSON.parse(body) };
      },
      put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
    }),
    delete: async () => kept.delete('/seen/dana'),
  });
  const signedIn = { LastAuthUser: 'dana', 'dana.accessToken': 'x', 'dana.refreshToken': 'x' };
  for (const [name, value] of Object.entries(signedIn))
    localStorage.setItem(`CognitoIdentityServiceProvider.client.${name}`, value);
});

afterEach(() => {
  noteAnswer(true);
  vi.unstubAllEnvs();
});

/** Sees an order with this release, then leaves. */
async function see(release: string): Promise<void> {
  vi.stubEnv('SCHEMAS', release);
  const queries = new QueryClient();
  keepWhatIsSeen(queries);
  queries.setQueryData(['order'], { id: '10001' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => kept.get('/seen/dana'));
}

/** What a page of this release shows of the order without a network. */
async function shownOffline(release: string): Promise<unknown> {
  vi.stubEnv('SCHEMAS', release);
  noteAnswer(false);
  const queries = new QueryClient();
  looks = 0;
  keepWhatIsSeen(queries);
  await eventually(() => looks > 0 || undefined);
  return queries.getQueryData(['order']);
}

it('what was seen is shown offline', async () => {
  await see('one');

  expect(await shownOffline('one')).toEqual({ id: '10001' });
});

it('a release with other schemas leaves it out', async () => {
  await see('one');

  expect(await shownOffline('two')).toBeUndefined();
});
