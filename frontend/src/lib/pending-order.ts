import { keep, readKept } from './kept.ts';

/** An order that somebody sent off before it was signed in: it is made as soon as it is (document 1 section 2). */
export interface PendingOrder {
  /** Of the conversation that it comes from, and of its command: whoever sends it again makes no second order. */
  readonly key: string;
  /** As `writeAnswers` has written them. */
  readonly answers: string;
}

/**
 * Keeps the order in this browser until the API has answered, or somebody signs out. Of the same conversation the newest counts.
 */
export function keepPendingOrder({ key, answers }: PendingOrder): void {
  const others = readEntries().filter((entry) => entry.key !== key);
  keep(name, [...others, { key, answers, at: Date.now() }]);
}

/** The oldest first. */
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

/** For so long the API knows a command by its key; and who comes later no longer expects the order. */
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
