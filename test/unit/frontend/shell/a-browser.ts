import { vi } from 'vitest';

/** What a session needs of a browser, for a process that is none: a store, a pool to call, and whoever gathers failures. */
export function aBrowser() {
  const entries = new Map<string, string>();
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  let status = 200;
  // `forgetKept` goes through its keys, as it does with a real store.
  const store = new Proxy(
    {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      removeItem: (key: string) => void entries.delete(key),
    },
    { ownKeys: () => [...entries.keys()] },
  );
  vi.stubGlobal('localStorage', store);
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  vi.stubGlobal('location', new URL('https://app.ironcall.example/orders'));
  vi.stubGlobal('window', { dispatchEvent: ({ detail }: CustomEvent) => reported.push(detail) });
  vi.stubGlobal('fetch', async (_url: URL, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return new Response('{}', { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    /** What the pool was asked. */
    asked,
    /** What was reported. */
    reported,
    poolAnswers(code: number) {
      status = code;
    },
    /** Puts a customer's tokens where Amplify would; answers the access token. */
    keepSession({ expiresIn }: { readonly expiresIn: number }): string {
      const claims = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + expiresIn });
      const accessToken = `h.${Buffer.from(claims).toString('base64url')}.s`;
      const prefix = 'CognitoIdentityServiceProvider.client1';
      entries.set(`${prefix}.LastAuthUser`, 'acc_dana');
      entries.set(`${prefix}.acc_dana.accessToken`, accessToken);
      entries.set(`${prefix}.acc_dana.refreshToken`, 'refresh');
      return accessToken;
    },
  };
}
