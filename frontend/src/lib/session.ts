import { useSyncExternalStore } from 'react';
import { siteConfig } from './config.ts';
import { fetchWithin } from './http.ts';
import { forgetKept } from './kept.ts';
import type { Refusal } from './pool-refusal.ts';
import { forgetRedirectUrl } from './redirect-url.ts';
import { reportFailure } from './report.ts';
import { forgetStoredSession, lastUserKey, storedSession } from './stored-session.ts';
import { surface } from './surface.ts';

/** Why a session ended: the person signed out, or the pool or API refused it. */
export type SessionEnd = 'signed-out' | Refusal;

export function isSignedIn(): boolean {
  return signedInAs() !== undefined;
}

/** The account id signed in. */
export function signedInAs(): string | undefined {
  return storedSession(localStorage, clientId())?.username;
}

/** Whether someone is signed in; re-renders when that changes. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn);
}

/** How the last session in this tab ended; undefined if there is one, or was none. */
export function sessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

/**
 * A token for the API, or undefined if nobody is signed in. Loads Amplify only if the stored token is about to expire
 * or the API has just `refused` it. Rejects if the pool can't be reached.
 */
export async function accessToken(refused?: string): Promise<string | undefined> {
  const stored = storedSession(localStorage, clientId());
  if (stored === undefined) return undefined;
  if (stored.accessToken !== refused && stored.expiresAt - Date.now() > leeway) return stored.accessToken;
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** Checks that the session is still valid, and ends it if not. If the check fails, the next one will do. */
async function checkSession(): Promise<void> {
  try {
    await accessToken();
  } catch (error) {
    // Offline, the pages say so themselves. Either way, the next check is in five minutes.
    if (navigator.onLine) reportFailure('session', error);
  }
}

/** Signs in with the passkey from `auth.otpVerify` or `auth.activate`. Rejects if the user pool refuses. */
export async function signIn(username: string, passkey: string): Promise<void> {
  const amplify = await loadAmplify();
  // Amplify refuses a sign-in while it has a session stored. The user name stays, so that other tabs of the same person
  // continue.
  forgetStoredSession(localStorage, clientId(), { butUser: true });
  localStorage.removeItem(refusalKey());
  try {
    await amplify.signInWithPasskey(username, passkey);
  } catch (error) {
    reportFailure('sign-in', error);
    throw error;
  }
  shown = username;
  announce(undefined);
}

/**
 * Ends the session here, deletes what was stored for the person, then revokes the session at the user pool. If that
 * fails, the refresh token expires by itself; nobody has it any more.
 */
export async function signOut(): Promise<void> {
  const stored = storedSession(localStorage, clientId());
  endSession('signed-out');
  if (stored === undefined) return;
  try {
    await revokeRefreshToken(clientId(), stored.refreshToken);
  } catch (error) {
    reportFailure('sign-out', error);
  }
}

/** The API or the pool has refused the session. */
export function endSession(end: SessionEnd): void {
  const who = signedInAs();
  if (end === 'signed-out') {
    localStorage.removeItem(refusalKey());
    forgetRedirectUrl();
    if (who !== undefined) forgetKept(who);
  } else {
    // Other tabs notice that the tokens are gone, and find the reason here.
    localStorage.setItem(refusalKey(), end);
    sessionStorage.setItem(refusalKey(), end);
  }
  forgetStoredSession(localStorage, clientId());
  announce(end);
}

/** Why the last session in this tab was refused, for the sign-in to show once. */
export function takeRefusal(): Refusal | undefined {
  const refusal = refusalIn(sessionStorage);
  sessionStorage.removeItem(refusalKey());
  return refusal;
}

/** Calls back when a session begins (with undefined) or ends, here or in another tab. Returns a function that stops it. */
export function onSessionChange(listener: (end: SessionEnd | undefined) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows sign-ins and sign-outs in other tabs, and checks the session now and every five minutes (document 1 section 7). */
export function watchSession(): void {
  shown = signedInAs();
  addEventListener('storage', (event) => {
    if (event.key !== lastUserKey(clientId()) || event.oldValue === event.newValue) return;
    // Amplify stores the user name before the tokens, and drops both a moment before that tab stores the reason.
    if (event.newValue !== null) follow(event.newValue);
    else setTimeout(() => follow(signedInAs()), 100);
  });
  // A page restored from the back/forward cache has missed everything.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(signedInAs());
  });
  void checkSession();
  setInterval(() => void checkSession(), checkInterval);
}

/** Preloads Amplify while the person waits for the code. */
export function loadAmplify() {
  return import('./amplify.ts');
}

const checkInterval = 5 * 60_000;
/** A token that expires within this many milliseconds is renewed first. */
const leeway = 15_000;
const listeners = new Set<(end: SessionEnd | undefined) => void>();
let lastEnd: SessionEnd | undefined;
/** Whose data this document shows or has shown. */
let shown: string | undefined;
let refreshing: Promise<string | undefined> | undefined;

/** The surface's pool client. It is part of the storage keys, so the other surface's session is not touched. */
function clientId(): string {
  return siteConfig().pool.userPoolClientId;
}

/** Follows another tab: `who` is now signed in, or nobody. */
function follow(who: string | undefined): void {
  if (who === undefined) {
    const refusal = refusalIn(localStorage);
    if (refusal !== undefined) sessionStorage.setItem(refusalKey(), refusal);
    announce(refusal ?? 'signed-out');
  } else if (shown !== who) {
    // Another person's data must not stay on screen; drafts are stored per person. A page for people who are signed out
    // redirects when it loads.
    location.reload();
  } else if (lastEnd !== undefined) announce(undefined);
}

function refusalIn(store: Pick<Storage, 'getItem'>): Refusal | undefined {
  const kept = store.getItem(refusalKey());
  return kept === 'refused' || kept === 'deactivated' ? kept : undefined;
}

const refusalKey = () => `${surface().store}.refusal`;

async function refresh(): Promise<string | undefined> {
  const amplify = await loadAmplify();
  const answer = await amplify.refreshTokens();
  if (lastEnd !== undefined) {
    // Signed out in the meantime: what Amplify stored belongs to the ended session.
    forgetStoredSession(localStorage, clientId());
    return undefined;
  }
  if ('token' in answer) return answer.token;
  endSession(answer.refusal);
  return undefined;
}

function announce(end: SessionEnd | undefined): void {
  lastEnd = end;
  for (const listener of listeners) listener(end);
}

/**
 * Revokes a sign-in at its user pool, so that it gets no more tokens. Amplify's own sign-out does the same but hides
 * failures. Rejects if the pool can't be reached or refuses.
 */
async function revokeRefreshToken(clientId: string, refreshToken: string): Promise<void> {
  const answer = await fetchWithin(new URL(siteConfig().userPoolEndpoint, location.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
    // The page may be closed right away.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The user pool answered ${answer.status}.`);
}
