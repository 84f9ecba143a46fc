import { randomUUID } from 'node:crypto';
import type { Runtime } from '../runtime.ts';

/** A message that would have left for a person: what the console's inbox and `/_local/api/inbox` show. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** Of a mail: name and value of what its sender set beside what stands above. Mails kept before have none. */
  readonly headers?: readonly (readonly [string, string])[];
  /** Of a push: what the browser's worker would be given, where it leads, and what its sender asked of the push service. */
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
  /** A part of the recipients. */
  readonly to?: string | null;
  /** A part of the subject or the text, an order's id for one. */
  readonly about?: string | null;
  readonly limit?: number;
}

/** Keeps a message for the inbox, before it returns. */
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
 * Shows every message to somebody who reads along, from now on. It is called while the message is being kept, and what it
 * keeps itself is kept with the message or not at all: so no message is missed, whenever the runtime ends.
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

/** Who bears an address or a number. `isPlayed`: nobody looks at its messages but the runtime itself. */
export interface Recipient {
  readonly name: string;
  readonly isPlayed: boolean;
}

/** Lets the inbox say who messages went to. */
export function nameRecipients(runtime: Runtime, nameOf: (to: string) => Recipient | undefined): void {
  directories.set(runtime, nameOf);
}

export function recipientOf(runtime: Runtime, { to }: InboxMessage): Recipient | null {
  return directories.get(runtime)?.(to) ?? null;
}

/** What somebody wrote back to a message. */
export interface InboxReply {
  readonly text: string;
  /** ISO 8601, by the runtime's clock. */
  readonly at: string;
}

/** Shows a text below the message that it answers. */
export function keepReply(runtime: Runtime, messageId: string, reply: InboxReply): void {
  repliesOf(runtime).put(messageId, [...repliesTo(runtime, messageId), reply]);
}

/** Oldest first. */
export function repliesTo(runtime: Runtime, messageId: string): readonly InboxReply[] {
  return repliesOf(runtime).get(messageId) ?? [];
}

const mostKept = 500;
/** Beyond the most, at the most: forgetting goes through all messages, so it is not done for each. */
const forgottenAtOnce = 100;

/** How many messages may come before the next look at what is kept. */
const rooms = new WeakMap<Runtime, number>();

const directories = new WeakMap<Runtime, (to: string) => Recipient | undefined>();

const readers = new WeakMap<Runtime, readonly ((message: InboxMessage) => void)[]>();

/** Orders messages of one millisecond. */
let sequence = 0;

function messagesOf(runtime: Runtime) {
  return runtime.durable<InboxMessage>('inbox');
}

function repliesOf(runtime: Runtime) {
  return runtime.durable<readonly InboxReply[]>('inbox-replies');
}

/** Looks at what is kept only once so many have come that some of it must go. */
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
