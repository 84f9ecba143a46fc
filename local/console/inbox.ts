import { randomUUID } from 'node:crypto';
import type { Runtime } from '../runtime.ts';

/** A message that would have been sent to a person, for the console's inbox and `/_local/api/inbox`. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** For a mail: other headers that its sender set. Older mails have none. */
  readonly headers?: readonly (readonly [string, string])[];
  /**
   * For a push: what the browser's worker would get, where it leads, and what the sender asked of the push service.
   */
  readonly push?: {
    readonly payload: string;
    readonly navigate: string;
    readonly urgency: string;
    readonly topic: string | null;
    /** Id of the browser's subscription. */
    readonly subscription: string;
  };
  /** ISO 8601, by the runtime's clock. */
  readonly at: string;
}

export interface InboxQuery {
  readonly channel?: string | null;
  /** Part of the recipients. */
  readonly to?: string | null;
  /** Part of the subject or text, for example an order's id. */
  readonly about?: string | null;
  readonly limit?: number;
}

/** Stores a message in the inbox before it returns. */
export function keepMessage(
  runtime: Runtime,
  message: Omit<InboxMessage, 'id' | 'at'> & { readonly id?: string },
): InboxMessage {
  const messages = messagesOf(runtime);
  const now = runtime.clock.now();
  const kept = { ...message, id: message.id ?? randomUUID(), at: new Date(now).toISOString() };
  runtime.atomically(() => {
    messages.put(`${String(now).padStart(15, '0')}-${String(++sequence).padStart(9, '0')}`, kept);
    forgetOldest(runtime);
    for (const read of readers.get(runtime) ?? []) read(kept);
  });
  return kept;
}

/**
 * Calls back with every message from now on, in the transaction that stores it. What the callback stores is stored
 * with the message or not at all, so no message is missed, whenever the runtime stops.
 */
export function readAlong(runtime: Runtime, read: (message: InboxMessage) => void): void {
  readers.set(runtime, [...(readers.get(runtime) ?? []), read]);
}

/** Newest first. */
export function listMessages(
  runtime: Runtime,
  { channel, to, about, limit = 200 }: InboxQuery = {},
): InboxMessage[] {
  const found: InboxMessage[] = [];
  for (const [, message] of messagesOf(runtime).entries({ reverse: true })) {
    if (channel && message.channel !== channel) continue;
    if (to && !message.to.includes(to)) continue;
    if (about && !`${message.subject ?? ''}\n${message.text}`.includes(about)) continue;
    found.push(message);
    if (found.length === limit) break;
  }
  return found;
}

export function findMessage(runtime: Runtime, id: string): InboxMessage | undefined {
  for (const [, message] of messagesOf(runtime).entries({ reverse: true })) {
    if (message.id === id) return message;
  }
  return undefined;
}

export function emptyInbox(runtime: Runtime): void {
  const messages = messagesOf(runtime);
  runtime.atomically(() => {
    for (const [key] of [...messages.entries()]) messages.delete(key);
    for (const [id] of [...repliesOf(runtime).entries()]) repliesOf(runtime).delete(id);
  });
}

/** The owner of an address or number. `isPlayed`: only the runtime itself reads their messages. */
export interface Recipient {
  readonly name: string;
  readonly isPlayed: boolean;
}

/** Lets the inbox show who messages went to. */
export function nameRecipients(runtime: Runtime, nameOf: (to: string) => Recipient | undefined): void {
  directories.set(runtime, nameOf);
}

export function recipientOf(runtime: Runtime, { to }: Pick<InboxMessage, 'to'>): Recipient | null {
  return directories.get(runtime)?.(to) ?? null;
}

/** A reply to a message. */
export interface InboxReply {
  readonly text: string;
  /** ISO 8601, by the runtime's clock. */
  readonly at: string;
}

/** Shows a reply below its message. */
export function keepReply(runtime: Runtime, messageId: string, reply: InboxReply): void {
  repliesOf(runtime).put(messageId, [...repliesTo(runtime, messageId), reply]);
}

/** Oldest first. */
export function repliesTo(runtime: Runtime, messageId: string): readonly InboxReply[] {
  return repliesOf(runtime).get(messageId) ?? [];
}

const mostKept = 500;
/** How far the limit may be exceeded: cleaning up goes through all messages, so it isn't done for each one. */
const forgottenAtOnce = 100;

/** How many messages may arrive before the next check. */
const rooms = new WeakMap<Runtime, number>();

const directories = new WeakMap<Runtime, (to: string) => Recipient | undefined>();

const readers = new WeakMap<Runtime, readonly ((message: InboxMessage) => void)[]>();

/** Orders messages within a millisecond. */
let sequence = 0;

function messagesOf(runtime: Runtime) {
  return runtime.durable<InboxMessage>('inbox');
}

function repliesOf(runtime: Runtime) {
  return runtime.durable<readonly InboxReply[]>('inbox-replies');
}

/** Only checks once enough have arrived that some must be deleted. */
function forgetOldest(runtime: Runtime): void {
  const room = (rooms.get(runtime) ?? 0) - 1;
  rooms.set(runtime, room);
  if (room >= 0) return;
  const kept = [...messagesOf(runtime).entries()];
  for (const [key, { id }] of kept.slice(0, Math.max(0, kept.length - mostKept))) {
    messagesOf(runtime).delete(key);
    repliesOf(runtime).delete(id);
  }
  rooms.set(runtime, Math.max(forgottenAtOnce, mostKept - kept.length));
}
