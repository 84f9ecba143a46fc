import { vi } from 'vitest';

/** What a session needs of a browser, for Node: a store, a pool to call, and a place for failure reports. */
export function aBrowser() {
  const entries = new Map<string, string>();
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  let status = 200;
  // `forgetKept` iterates over its keys, as with a real store.
  const store = new Proxy(
    {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
    {
      ownKeys: () => [...entries.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('localStorage', store);
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  const reload = vi.fn<() => void>();
  const address = new URL('https://app.ironcall.example/orders');
  vi.stubGlobal('location', Object.assign(address, { reload }));
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', { dispatchEvent: ({ detail }: CustomEvent) => reported.push(detail) });
  vi.stubGlobal('fetch', async (_url: URL, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return new Response('{}', { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    /** The requests to the pool. */
    asked,
    /** The failures reported. */
    reported,
    reload,
    poolAnswers(code: number) {
      status = code;
    },
    /** Stores a customer's tokens where Amplify would; returns the access token. */
    keepSession({
      expiresIn,
      who = 'acc_dana',
    }: {
      readonly expiresIn: number;
      readonly who?: string;
    }): string {
      const claims = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + expiresIn });
      const accessToken = `h.${Buffer.from(claims).toString('base64url')}.s`;
      const prefix = 'CognitoIdentityServiceProvider.client1';
      entries.set(`${prefix}.LastAuthUser`, who);
      entries.set(`${prefix}.${who}.accessToken`, accessToken);
      entries.set(`${prefix}.${who}.refreshToken`, 'refresh');
      return accessToken;
    },
    /** Acts as another tab that changes the store, which notifies this one. */
    async elsewhere(act: () => void): Promise<void> {
      const key = 'CognitoIdentityServiceProvider.client1.LastAuthUser';
      const oldValue = store.getItem(key);
      act();
      page.dispatchEvent(
        Object.assign(new Event('storage'), { key, oldValue, newValue: store.getItem(key) }),
      );
      await vi.advanceTimersByTimeAsync(200);
    },
    /** Removes the tokens and nothing else. */
    dropSession(): void {
      for (const key of entries.keys()) if (key.startsWith('Cognito')) entries.delete(key);
    },
  };
}
