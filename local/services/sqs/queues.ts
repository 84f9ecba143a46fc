import { randomUUID } from 'node:crypto';
import type { DurableMap, Runtime } from '../../runtime.ts';

export interface QueueSettings {
  readonly name: string;
  readonly arn: string;
  readonly visibilityMs: number;
  readonly retentionMs: number;
  readonly delayMs: number;
  readonly waitMs: number;
  readonly largestBytes: number;
  readonly redrive?: { readonly deadLetterArn: string; readonly maxReceiveCount: number } | undefined;
}

export interface Message {
  readonly key: string;
  readonly id: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, MessageAttribute>>;
  readonly sentAt: number;
  readonly visibleAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt?: number | undefined;
  /** From the last receive: an older receipt deletes nothing. */
  readonly receipt?: string | undefined;
  /** The queue that gave it up, while it is a dead letter. */
  readonly deadLetterOf?: string | undefined;
}

export interface MessageAttribute {
  readonly DataType: string;
  readonly StringValue?: string | undefined;
  /** Base64. */
  readonly BinaryValue?: string | undefined;
}

export interface Queue extends QueueSettings {
  send(body: string, options?: SendOptions): Message;
  /** Receives up to `max` visible messages and hides them for a while. Gives up those received too often. */
  receive(max: number, visibilityMs?: number): Message[];
  /** Resolves once a message is visible, or after `waitMs` of real time. */
  untilVisible(waitMs: number): Promise<void>;
  /** Returns false if the receipt belongs to no message here. */
  delete(receipt: string): boolean;
  changeVisibility(receipt: string, visibilityMs: number): 'changed' | 'not in flight';
  counts(): { readonly visible: number; readonly inFlight: number; readonly delayed: number };
  /** Oldest first. */
  list(limit: number): Message[];
  purge(): void;
  /** Sends every waiting message back to the queue that gave it up, or to `to`. Returns how many moved. */
  moveBack(to?: Queue): number;
  onVisible(listener: () => void): void;
}

interface SendOptions {
  readonly delayMs?: number | undefined;
  readonly attributes?: Readonly<Record<string, MessageAttribute>> | undefined;
  readonly deadLetterOf?: string | undefined;
  /** A message keeps its age when it moves to another queue. */
  readonly sentAt?: number | undefined;
  readonly id?: string | undefined;
}

/** A standard queue with its messages on disk and the runtime's clock. */
export function createQueue(
  settings: QueueSettings,
  { clock, durable, atomically }: Pick<Runtime, 'clock' | 'durable' | 'atomically'>,
  find: (arn: string) => Queue | undefined,
): Queue {
  const kept: DurableMap<Message> = durable(`sqs:${settings.name}`);
  const messages = new Map<string, Message>();
  /** Keys of visible messages, oldest first. May include some that were deleted since. */
  let visible: string[] = [];
  const inFlight = new Set<string>();
  const delayed = new Set<string>();
  const listeners: (() => void)[] = [];
  const waiting = new Set<() => void>();

  for (const [key, message] of kept.entries()) {
    messages.set(key, message);
    if (message.receipt && message.visibleAt > clock.now()) inFlight.add(key);
    showAt(message);
  }

  const queue: Queue = {
    ...settings,
    send(body, { delayMs = settings.delayMs, attributes = {}, deadLetterOf, sentAt, id } = {}) {
      const now = clock.now();
      const message: Message = {
        key: `${String(now).padStart(15, '0')}-${randomUUID()}`,
        id: id ?? randomUUID(),
        body,
        attributes,
        sentAt: sentAt ?? now,
        visibleAt: now + delayMs,
        receiveCount: 0,
        ...(deadLetterOf && { deadLetterOf }),
      };
      put(message);
      showAt(message);
      return message;
    },
    receive(max, visibilityMs = settings.visibilityMs) {
      dropExpired();
      const taken: Message[] = [];
      while (taken.length < max) {
        const key = visible.shift();
        if (key === undefined) break;
        const message = messages.get(key);
        if (!message || message.visibleAt > clock.now()) continue;
        if (settings.redrive && message.receiveCount >= settings.redrive.maxReceiveCount) {
          giveUp(message, settings.redrive.deadLetterArn);
          continue;
        }
        const now = clock.now();
        const received: Message = {
          ...message,
          receiveCount: message.receiveCount + 1,
          firstReceivedAt: message.firstReceivedAt ?? now,
          visibleAt: now + visibilityMs,
          receipt: Buffer.from(`${key} ${randomUUID()}`).toString('base64'),
        };
        put(received);
        inFlight.add(key);
        taken.push(received);
      }
      // Only now: with a timeout of zero, a message would get into the same batch again.
      for (const message of taken) showAt(message);
      return taken;
    },
    untilVisible(waitMs) {
      if (waitMs <= 0 || visible.some((key) => messages.has(key))) return Promise.resolve();
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, waitMs);
        timer.unref();
        waiting.add(done);
      });
    },
    delete(receipt) {
      const message = byReceipt(receipt);
      if (message?.receipt === receipt) remove(message.key);
      return message !== undefined;
    },
    changeVisibility(receipt, visibilityMs) {
      const message = byReceipt(receipt);
      if (message?.receipt !== receipt || !inFlight.has(message.key)) return 'not in flight';
      const changed = { ...message, visibleAt: clock.now() + visibilityMs };
      put(changed);
      showAt(changed);
      return 'changed';
    },
    counts() {
      dropExpired();
      const hidden = inFlight.size + delayed.size;
      return { visible: messages.size - hidden, inFlight: inFlight.size, delayed: delayed.size };
    },
    list(limit) {
      dropExpired();
      return [...messages.values()].slice(0, limit);
    },
    purge() {
      atomically(() => {
        for (const key of messages.keys()) kept.delete(key);
      });
      messages.clear();
      inFlight.clear();
      delayed.clear();
      visible = [];
    },
    moveBack(to) {
      let moved = 0;
      for (const message of [...messages.values()]) {
        const target = to ?? (message.deadLetterOf ? find(message.deadLetterOf) : undefined);
        if (!target || inFlight.has(message.key)) continue;
        atomically(() => {
          target.send(message.body, { delayMs: 0, attributes: message.attributes, id: message.id });
          remove(message.key);
        });
        moved++;
      }
      return moved;
    },
    onVisible: (listener) => {
      listeners.push(listener);
    },
  };
  return queue;

  function put(message: Message): void {
    kept.put(message.key, message);
    messages.set(message.key, message);
  }

  function remove(key: string): void {
    kept.delete(key);
    messages.delete(key);
    inFlight.delete(key);
    delayed.delete(key);
  }

  /** Oldest first. */
  function dropExpired(): void {
    for (const { key, sentAt } of messages.values()) {
      if (sentAt + settings.retentionMs > clock.now()) return;
      remove(key);
    }
  }

  function giveUp(message: Message, deadLetterArn: string): void {
    const deadLetters = find(deadLetterArn);
    if (!deadLetters)
      throw new Error(`${settings.name} gives messages up to ${deadLetterArn}, which is not a queue here`);
    const { body, attributes, sentAt, id } = message;
    atomically(() => {
      deadLetters.send(body, { delayMs: 0, attributes, deadLetterOf: settings.arn, sentAt, id });
      remove(message.key);
    });
  }

  /** Makes a message visible at its time, unless that time has changed in between. */
  function showAt({ key, visibleAt }: Message): void {
    const show = (): void => {
      const message = messages.get(key);
      if (message?.visibleAt !== visibleAt) return;
      inFlight.delete(key);
      delayed.delete(key);
      visible.push(key);
      for (const wake of [...waiting]) wake();
      for (const listener of listeners) listener();
    };
    if (visibleAt <= clock.now()) {
      show();
      return;
    }
    if (!inFlight.has(key)) delayed.add(key);
    clock.at(visibleAt, show);
  }

  function byReceipt(receipt: string): Message | undefined {
    const [key = ''] = Buffer.from(receipt, 'base64').toString().split(' ');
    return messages.get(key);
  }
}
