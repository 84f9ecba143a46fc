import { useState, useSyncExternalStore } from 'react';
import { track } from './analytics.ts';
import { appWorker } from './app-worker.ts';
import { forget, keep, readKept } from './kept.ts';
import { messageOf } from './messages.ts';
import { surface } from './surface.ts';
import { toast } from './toasts.ts';

/** The surface's own API calls. */
export interface PushCalls {
  webPushKey(): Promise<{ readonly key: string }>;
  addWebPushToken(input: { webPushToken: PushToken }): Promise<unknown>;
  removeWebPushToken(input: { endpoint: string }): Promise<unknown>;
}

/** The result of `PushSubscription.toJSON()`. */
interface PushToken {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `home-screen`: on an iPhone or iPad, which needs the app on the Home Screen first. */
export type PushState = 'on' | 'off' | 'blocked' | 'home-screen' | 'unsupported';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApple() && !isInstalled() ? 'home-screen' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && readKept(endpointName) !== null ? 'on' : 'off';
}

/** Turns push off before a sign-out, while the API still accepts calls. Waits at most a second. */
export async function leavePush(calls: PushCalls): Promise<void> {
  if (readKept(endpointName) === null) return;
  const patience = new Promise((resolve) => setTimeout(resolve, 1_000));
  await Promise.race([turnPushOff(calls), patience]).catch(() => undefined);
}

/** Drops the subscription of a session that has ended, so that nobody else gets its notices. */
export async function dropSubscription(): Promise<void> {
  noted(undefined);
  await unsubscribe();
}

/** Subscribes again if the browser replaced the subscription, or the server its key. */
export async function renewPush(calls: PushCalls): Promise<void> {
  if (pushState() !== 'on') return;
  const [{ key }, worker] = [await calls.webPushKey(), await appWorker()];
  const subscription = await worker?.pushManager.getSubscription();
  const isOfKey = subscription !== null && subscription !== undefined && keyOf(subscription) === key;
  if (isOfKey && subscription.endpoint === readKept(endpointName)) return;
  if (!isOfKey) await subscription?.unsubscribe();
  await subscribe(calls);
}

/** Whether the person dismissed the question within the last two weeks. */
export function isPutOff(now: number): boolean {
  const at = Number(localStorage.getItem(putOffKey()) ?? Number.NaN);
  return Number.isFinite(at) && now - at < fortnight;
}

export function putOff(now: number): void {
  localStorage.setItem(putOffKey(), String(now));
}

/** Turns notifications on this browser on and off, and shows the result as a toast. */
export function usePushSwitch(calls: PushCalls) {
  const state = useSyncExternalStore(onPushChange, pushState);
  const [busy, setBusy] = useState(false);
  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      await (on ? turnPushOn(calls) : turnPushOff(calls));
      if (on) toast.success('Notifications enabled successfully');
    } catch (error) {
      toast.error(error instanceof PushFailure ? error.message : messageOf(error));
    }
    setBusy(false);
  };
  return { state, busy, turn };
}

/** Calls back when push is turned on or off in this tab. Returns a function that stops it. */
function onPushChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();

function noted(endpoint: string | undefined): void {
  if (endpoint === undefined) forget(endpointName);
  else keep(endpointName, endpoint);
  for (const listener of listeners) listener();
}

/**
 * Asks for permission, subscribes, and registers with the API. Throws a `PushFailure` with a message for the person
 * ('Notifications disabled', 'Failed to retrieve token'; document 1 section 8) or the API's error. Call it from a
 * click.
 */
async function turnPushOn(calls: PushCalls): Promise<void> {
  const permission = await within(Notification.requestPermission(), 'Notifications disabled');
  if (permission !== 'granted') throw new PushFailure('Notifications disabled');
  await subscribe(calls);
  track('notifications_enabled');
}

async function turnPushOff(calls: PushCalls): Promise<void> {
  const endpoint = readKept(endpointName);
  await Promise.all([
    typeof endpoint === 'string' ? calls.removeWebPushToken({ endpoint }) : undefined,
    dropSubscription(),
  ]);
}

async function unsubscribe(): Promise<void> {
  const subscription = await (await appWorker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** A failure whose message is for the person. */
class PushFailure extends Error {}

async function subscribe(calls: PushCalls): Promise<void> {
  const { key } = await calls.webPushKey();
  const subscription = await within(subscribeWith(key), failed).catch(() => {
    throw new PushFailure(failed);
  });
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.p256dh, keys?.auth];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushFailure(failed);
  await calls.addWebPushToken({ webPushToken: { endpoint, keys: { p256dh, auth } } });
  noted(endpoint);
}

async function subscribeWith(applicationServerKey: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Browsers may never settle these promises. */
function within<T>(answer: Promise<T>, words: string): Promise<T> {
  const end = new Promise<never>((_, reject) => setTimeout(() => reject(new PushFailure(words)), patience));
  return Promise.race([answer, end]);
}

/** Document 1 section 7. */
const patience = 10_000;
const failed = 'Failed to retrieve token';

/** Forgotten with the session: the next person hasn't asked for notifications. */
const endpointName = 'push-endpoint';

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Document 2 section 9. Stored for the browser, since it outlives the session. */
const fortnight = 14 * 24 * 60 * 60_000;
const putOffKey = () => `${surface().store}.push-put-off`;
