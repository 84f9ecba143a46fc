import type { StoredFile } from '#schema/files.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { isOnline } from '../../lib/connection.ts';
import { draftName, keep, readKept } from '../../lib/kept.ts';
import { messageOf } from '../../lib/messages.ts';
import { randomId } from '../../lib/random-id.ts';
import { onSessionChange, signedInAs } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { type Attachment, type Presign, uploadFailure, uploadFiles } from '../../lib/upload.ts';
import { type Command, keepingItsKey } from '../../lib/use-command.ts';

/** A message the person has sent, until it shows up in the order's timeline. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly state: 'uploading' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1 while files are uploading. */
  readonly progress: number;
  /** The stored files, once uploaded. */
  readonly files: readonly StoredFile[];
  /** The newest timeline entry at the time of sending: the message's own entry comes after it. */
  readonly after: string;
}

export type Post = Command<{ orderId: string; data: { message: string; files: StoredFile[] } }, unknown>;

/** The calls an outbox needs for sending. */
interface Carrier {
  readonly orderId: string;
  readonly post: Post;
  readonly presign: Presign;
}

export interface Outbox {
  readonly subscribe: (listener: () => void) => () => void;
  /** Files for the next message. Its text is the composer's draft, which outlives the page. */
  readonly attachments: () => readonly Attachment[];
  readonly outgoing: () => readonly Outgoing[];
  readonly attach: (attachments: readonly Attachment[]) => void;
  /** Sends these words with the attached files. Does nothing if there is neither. */
  readonly send: (words: string, carrier: Carrier, after: string) => void;
  /** Retries a failed message. */
  readonly sendAgain: (id: string, carrier: Carrier) => void;
  /** Stops a message's upload; it is kept as failed. */
  readonly stop: (id: string) => void;
  /** Discards a failed message. */
  readonly discard: (id: string) => void;
  /** Drops messages that are in the timeline by now, including those whose answer was lost. */
  readonly settle: (updates: readonly OrderUpdate[], authorId: string | undefined) => void;
}

/**
 * The outbox of one order's chat. It outlives the panel, which unmounts when another tab of the page is shown, and ends
 * with the session.
 */
export function outboxOf(orderId: string): Outbox {
  const known = outboxes.get(orderId);
  if (known !== undefined) return known.outbox;
  if (outboxes.size === 0) addEventListener('pagehide', onLeave);
  const outbox = createOutbox();
  outboxes.set(orderId, { outbox, author: signedInAs() ?? '' });
  return outbox;
}

/** The draft's name for the message being written in an order's chat. */
export function messageDraft(orderId: string): string {
  return `message.${orderId}`;
}

/**
 * Messages being sent. Those without files are posted in the order they were sent; an upload holds back only its own
 * message. A message keeps its idempotency key over all tries.
 */
export function createOutbox(): Outbox {
  const listeners = new Set<() => void>();
  const commands = new Map<string, (post: Post, input: Parameters<Post>[0]) => Promise<unknown>>();
  const uploads = new Map<string, AbortController>();
  const settled = new Set<string>();
  let attached: readonly Attachment[] = [];
  let outgoing: readonly Outgoing[] = [];
  let lane: Promise<unknown> = Promise.resolve();
  let known: { updates: readonly OrderUpdate[]; authorId: string | undefined } = {
    updates: [],
    authorId: undefined,
  };

  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly Outgoing[]) => {
    outgoing = next;
    tellAll();
  };
  const update = (id: string, changes: Partial<Outgoing>) =>
    change(outgoing.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const find = (id: string) => outgoing.find((each) => each.id === id);
  const remove = (id: string) => {
    commands.delete(id);
    change(outgoing.filter((each) => each.id !== id));
  };

  const settle = () => {
    const { updates, authorId } = known;
    if (authorId === undefined) return;
    const remaining = outgoing.filter((message) => {
      const arrived = updates.find((each) => !settled.has(each.id) && isArrival(message, each, authorId));
      if (arrived !== undefined) settled.add(arrived.id);
      return arrived === undefined;
    });
    if (remaining.length < outgoing.length) change(remaining);
  };

  /** Resolves to whether there is anything left to post. */
  const upload = async (id: string, { orderId, presign }: Carrier): Promise<boolean> => {
    const message = find(id);
    if (message === undefined || message.attachments.length === 0) return message !== undefined;
    const controller = new AbortController();
    uploads.set(id, controller);
    try {
      const uploaded = await uploadFiles(message.attachments, {
        orderId,
        presign,
        signal: controller.signal,
        onProgress: (progress) => update(id, { progress }),
      });
      const { stored, failed } = uploaded;
      if (stored.length === 0) {
        toast.error(uploadFailure(uploaded));
        return false;
      }
      if (failed.length > 0) {
        toast.warning(uploadFailure(uploaded));
        // They can be sent with the next message.
        attached = [...attached, ...failed];
      }
      const kept = message.attachments.filter((each) => !failed.includes(each));
      update(id, { files: stored, attachments: kept });
      return true;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      return false;
    } finally {
      uploads.delete(id);
    }
  };

  const post = async (id: string, carrier: Carrier): Promise<void> => {
    const message = find(id);
    const command = commands.get(id);
    if (message === undefined || command === undefined) return;
    const input = {
      orderId: carrier.orderId,
      data: { message: message.text, files: [...message.files] },
    };
    update(id, { state: 'sending' });
    for (let tries = 0; ; tries += 1) {
      try {
        await command(carrier.post, input);
        // Normally `settle` drops it when the timeline next loads; this covers the case where that never happens.
        update(id, { state: 'sent' });
        settle();
        setTimeout(() => find(id) && remove(id), longestWait);
        return;
      } catch (error) {
        const pause = pauses[tries];
        if (pause === undefined || !isTransient(apiFailure(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        // Already in the timeline: only the answer was lost.
        if (find(id) === undefined) return;
      }
    }
  };

  const carry = async (id: string, carrier: Carrier): Promise<void> => {
    try {
      if (!(await upload(id, carrier))) {
        update(id, { state: 'failed' });
        return;
      }
      const turn = lane.then(() => post(id, carrier));
      // The next message waits for this one, whether it succeeds or fails.
      lane = turn.catch(() => undefined);
      await turn;
    } catch (error) {
      if (find(id) === undefined) return;
      update(id, { state: 'failed' });
      toast.error(messageOf(error, 'sendMessage'));
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attachments: () => attached,
    outgoing: () => outgoing,
    attach(attachments) {
      attached = attachments;
      tellAll();
    },
    send(words, carrier, after) {
      const text = words.trim();
      const attachments = attached;
      if (text === '' && attachments.length === 0) return;
      const id = randomId();
      commands.set(id, keepingItsKey());
      attached = [];
      change([...outgoing, { ...beginning(attachments), id, text, attachments, files: [], after }]);
      void carry(id, carrier);
    },
    sendAgain(id, carrier) {
      const message = find(id);
      if (message?.state !== 'failed') return;
      update(id, beginning(message.attachments));
      void carry(id, carrier);
    },
    stop: (id) => uploads.get(id)?.abort(),
    discard(id) {
      if (find(id)?.state === 'failed') remove(id);
    },
    settle(updates, authorId) {
      known = { updates, authorId };
      settle();
    },
  };
}

const outboxes = new Map<string, { readonly outbox: Outbox; readonly author: string }>();
// One person's messages are not for the next one. If the session was ended for them, unsent ones become drafts.
onSessionChange((end) => {
  if (end !== 'signed-out') draftAgain(['uploading', 'sending', 'failed']);
  outboxes.clear();
});

/** A page that the browser may bring back keeps its messages. A post under way gets through, unless there is no network. */
function onLeave({ persisted }: PageTransitionEvent): void {
  if (!persisted) draftAgain(isOnline() ? ['uploading', 'failed'] : ['uploading', 'failed', 'sending']);
}

function draftAgain(states: readonly Outgoing['state'][]): void {
  for (const [orderId, { outbox, author }] of outboxes) {
    const unsent = outbox.outgoing().filter(({ state }) => states.includes(state));
    const name = draftName(messageDraft(orderId), author);
    const { text = '' } = (readKept(name) ?? {}) as { readonly text?: string };
    const words = [...unsent.map((message) => message.text), text].filter((each) => each !== '');
    if (unsent.length > 0) keep(name, { text: words.join('\n') });
  }
}

/** Pauses before each retry of a post, in milliseconds. */
const pauses = [1_000, 2_000];
/** A bit over twice what a page polling every five seconds takes to show a sent message. */
const longestWait = 15_000;

function beginning(attachments: readonly Attachment[]): Pick<Outgoing, 'state' | 'progress'> {
  return { state: attachments.length > 0 ? 'uploading' : 'sending', progress: 0 };
}

/** Whether a timeline entry is that message. One still uploading can't have arrived. */
function isArrival(message: Outgoing, update: OrderUpdate, authorId: string): boolean {
  if (message.state === 'uploading' || update.updateTypeName !== 'message') return false;
  if (update.user?.id !== authorId || update.id <= message.after) return false;
  const { message: words, files } = update.data;
  const uris = Array.isArray(files) ? files.map((file: unknown) => uriOf(file)) : [];
  return (
    (typeof words === 'string' ? words.trim() : '') === message.text &&
    uris.length === message.files.length &&
    uris.every((uri, index) => uri === message.files[index]?.uri)
  );
}

function uriOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'uri' in file ? file.uri : undefined;
}
