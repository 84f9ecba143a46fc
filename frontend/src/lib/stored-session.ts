/** What Amplify stored in this browser, read without loading Amplify. */
export interface StoredSession {
  readonly username: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** By this browser's clock, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The part of `Storage` in use. */
export interface SessionStore {
  readonly length: number;
  readonly key: (index: number) => string | null;
  readonly getItem: (key: string) => string | null;
  readonly removeItem: (key: string) => void;
}

/** The stored session of an app client, or undefined if nobody is signed in. It may need a refresh. */
export function storedSession(store: SessionStore, clientId: string): StoredSession | undefined {
  const username = store.getItem(lastUserKey(clientId));
  if (username === null) return undefined;
  const read = (name: string) => store.getItem(`${prefixOf(clientId)}${username}.${name}`);
  const [accessToken, refreshToken] = [read('accessToken'), read('refreshToken')];
  if (accessToken === null || refreshToken === null) return undefined;
  // Amplify's drift is the server's clock minus ours, in milliseconds, when the token was issued.
  const drift = Number(read('clockDrift') ?? 0) || 0;
  return { username, accessToken, refreshToken, expiresAt: expiryOf(accessToken) - drift };
}

/** Deletes everything stored for the client without loading Amplify; `butUser` keeps the user name. */
export function forgetStoredSession(
  store: SessionStore,
  clientId: string,
  { butUser = false }: { readonly butUser?: boolean } = {},
): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) {
    if (!key?.startsWith(prefixOf(clientId)) || (butUser && key === lastUserKey(clientId))) continue;
    store.removeItem(key);
  }
}

/** The key that changes when someone signs in or out in another tab. */
export function lastUserKey(clientId: string): string {
  return `${prefixOf(clientId)}LastAuthUser`;
}

/** Amplify's storage layout: `CognitoIdentityServiceProvider.<client>.<user>.<name>`. */
function prefixOf(clientId: string): string {
  return `CognitoIdentityServiceProvider.${clientId}.`;
}

/** Milliseconds since 1970; 0 for an invalid token, so that it counts as expired. Not a security check. */
function expiryOf(token: string): number {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(claims)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
