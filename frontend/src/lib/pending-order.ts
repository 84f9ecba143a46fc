import { keep, readKept } from './kept.ts';

/** An order sent before sign-in, to be placed right after it (document 1 section 2). */
export interface PendingOrder {
  /** Idempotency key of its conversation and its command: sending it again makes no second order. */
  readonly key: string;
  /** As written by `writeAnswers`. */
  readonly answers: string;
}

/**
 * Stores the order in this browser until the API has answered or somebody signs out. The newest per conversation
 * counts.
 */
export function keepPendingOrder({ key, answers }: PendingOrder): void {
  const others = readEntries().filter((entry) => entry.key !== key);
  keep(name, [...others, { key, answers, at: Date.now() }]);
}

/** Oldest first. */
export function pendingOrders(): readonly PendingOrder[] {
  return readEntries();
}

export function forgetPendingOrder(key: string): void {
  keep(
    name,
    readEntries().filter((entry) => entry.key !== key),
  );
}

const name = 'pending-orders';

/** The API remembers idempotency keys for this long; after that nobody expects the order any more. */
const keptFor = 24 * 60 * 60_000;

interface Entry extends PendingOrder {
  /** Milliseconds since 1970. */
  readonly at: number;
}

function readEntries(): Entry[] {
  const kept = readKept(name);
  return Array.isArray(kept) ? kept.filter(isEntry).filter(({ at }) => Date.now() - at < keptFor) : [];
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, answers, at } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof answers === 'string' && typeof at === 'number';
}
