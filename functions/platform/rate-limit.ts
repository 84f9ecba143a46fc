import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from './errors.ts';
import {
  absent,
  ConditionFailed,
  type Expression,
  getRow,
  type Key,
  parseRow,
  put,
  putRow,
  type Row,
  updateRow,
  type Write,
} from './table.ts';

/** At most `turns` in any `seconds`, not only in each clock hour. `who` may be a person, an address or a network. */
export interface RateLimit {
  readonly what: string;
  readonly who: string;
  readonly turns: number;
  readonly seconds: number;
  /** Minimum seconds between two turns. */
  readonly spacingSeconds?: number;
}

/** When turns were taken, the new one included, in milliseconds since the epoch; or how long to wait. */
export type Turn = { readonly taken: readonly number[] } | { readonly retryAfterSeconds: number };

/** Takes a turn, or throws RATE_LIMITED with `retryAfterSeconds`. Half a unit read, one written. */
export async function takeTurn(limit: RateLimit, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { row, condition } = await prepareTurn(limit, now);
    try {
      await putRow(row, condition);
      return;
    } catch (error) {
      // Somebody took a turn at the same moment: count again.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw tooOften(1);
}

/** Like `takeTurn`, but false where it would throw RATE_LIMITED. */
export async function hasTurn(limit: RateLimit, now: Date): Promise<boolean> {
  try {
    await takeTurn(limit, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Like `takeTurn`, but the returned write takes the turn, in the caller's own transaction. */
export async function turnWrite(limit: RateLimit, now: Date): Promise<Write> {
  const { row, condition } = await prepareTurn(limit, now);
  return put(row, condition);
}

/** The turn to try next, given the row that another call wrote first. Throws RATE_LIMITED. */
export function turnAfter(limit: RateLimit, standing: ConditionFailed['row'], now: Date): Write {
  const { row, condition } = nextRow(limit, standing, now);
  return put(row, condition);
}

/**
 * Like `takeTurn`, but by the clock: at most `turns` per window of `seconds`, so up to twice as many around a window's border.
 * `by`: how much at once, bytes for instance. One write unit, no read, and concurrent calls don't block each other.
 */
export async function countTurn(limit: Omit<RateLimit, 'spacingSeconds'>, now: Date, by = 1): Promise<void> {
  const { turns, seconds } = limit;
  const window = Math.floor(now.getTime() / 1000 / seconds);
  const windowEnd = (window + 1) * seconds;
  try {
    await updateRow(
      { ...keyOf(limit), sk: `WINDOW#${window}` },
      {
        expression: 'SET #kind = :rate, expiresAt = :end ADD #counted :by',
        names: { '#kind': 'kind', '#counted': 'counted' },
        values: { ':rate': 'rate', ':end': windowEnd, ':by': by },
      },
      {
        expression: 'attribute_not_exists(#counted) OR #counted <= :room',
        names: { '#counted': 'counted' },
        values: { ':room': turns - by },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw tooOften(Math.max(1, Math.ceil(windowEnd - now.getTime() / 1000)));
  }
}

/**
 * Lets work run alongside other work: the result is a function that returns or throws what the work did, for when it is
 * needed.
 */
export async function outcomeOf<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** The rule alone: `taken` in rising order. */
export function nextTurn(taken: readonly number[], limit: RateLimit, now: number): Turn {
  const recent = taken.filter((time) => time > now - limit.seconds * 1000);
  const last = recent.at(-1);
  const oldestThatCounts = recent.at(-limit.turns);
  const freeAt = Math.max(
    recent.length >= limit.turns && oldestThatCounts !== undefined
      ? oldestThatCounts + limit.seconds * 1000
      : now,
    last !== undefined ? last + (limit.spacingSeconds ?? 0) * 1000 : now,
  );
  if (freeAt > now) return { retryAfterSeconds: Math.ceil((freeAt - now) / 1000) };
  return { taken: [...recent, now] };
}

/** What counts as one network: an IPv4 address, or the /64 that a provider gives one IPv6 customer. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length < 8 - after.length) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const turnsRow = z.object({ taken: z.array(z.number()).readonly(), version: z.number() });

async function prepareTurn(limit: RateLimit, now: Date) {
  return nextRow(limit, await getRow(keyOf(limit)), now);
}

function nextRow(limit: RateLimit, found: Readonly<Record<string, unknown>> | undefined, now: Date) {
  const { taken, version } = found ? parseRow(turnsRow, found) : { taken: [], version: 0 };
  const turn = nextTurn(taken, limit, now.getTime());
  if ('retryAfterSeconds' in turn) throw tooOften(turn.retryAfterSeconds);
  const condition: Expression = found
    ? { expression: 'version = :version', values: { ':version': version } }
    : absent;
  return { row: rowOf(limit, { ...turn, version: version + 1 }, now), condition };
}

function rowOf(limit: RateLimit, turns: z.infer<typeof turnsRow>, now: Date): Row {
  const expiresAt = Math.ceil(now.getTime() / 1000) + limit.seconds;
  return { ...keyOf(limit), kind: 'rate', ...turns, expiresAt };
}

/** Addresses of people and networks are stored only as digests. */
function keyOf({ what, who }: RateLimit): Key {
  return { pk: `RATE#${what}#${createHash('sha256').update(who).digest('base64url')}`, sk: 'RATE' };
}

function tooOften(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', `Please wait ${retryAfterSeconds} s and try again.`, {
    retryAfterSeconds,
  });
}
