import { describe, expect, it } from 'vitest';
import {
  forgetStoredSession,
  type SessionStore,
  storedSession,
} from '../../../../frontend/src/lib/stored-session.ts';

const expiry = Date.UTC(2026, 10, 20, 12) / 1000;
const prefix = 'CognitoIdentityServiceProvider.client1';

describe('The session that Amplify stored', () => {
  it('is read without Amplify, with its expiry by the browser’s clock', () => {
    const store = storeOf({ clockDrift: '90000' });

    const session = storedSession(store, 'client1');

    expect(session).toMatchObject({
      username: 'acc_1',
      refreshToken: 'r',
      expiresAt: expiry * 1000 - 90_000,
    });
  });

  it.each(['accessToken', 'refreshToken'])('does not exist without its %s', (name) => {
    const store = storeOf({});
    store.removeItem(`${prefix}.acc_1.${name}`);

    expect(storedSession(store, 'client1')).toBeUndefined();
  });

  it('does not exist for another client', () => {
    expect(storedSession(storeOf({}), 'client2')).toBeUndefined();
  });

  it('has expired if its token cannot be read', () => {
    expect(storedSession(storeOf({ accessToken: 'not a token' }), 'client1')?.expiresAt).toBe(0);
  });

  it('is removed completely, and nothing else with it', () => {
    const store = storeOf({ clockDrift: '5' }, { 'ironcall.kept.filters': '{}' });

    forgetStoredSession(store, 'client1');

    expect(store.length).toBe(1);
    expect(store.getItem('ironcall.kept.filters')).toBe('{}');
  });
});

function storeOf(kept: Record<string, string>, others: Record<string, string> = {}): SessionStore {
  const claims = Buffer.from(JSON.stringify({ exp: expiry, name: 'é?>' })).toString('base64url');
  const tokens = { accessToken: `h.${claims}.s`, refreshToken: 'r', ...kept };
  const entries = new Map([
    [`${prefix}.LastAuthUser`, 'acc_1'],
    ...Object.entries(tokens).map(([name, value]): [string, string] => [`${prefix}.acc_1.${name}`, value]),
    ...Object.entries(others),
  ]);
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
  };
}
