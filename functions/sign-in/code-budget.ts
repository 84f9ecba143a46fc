import { createHash } from 'node:crypto';
import * as z from 'zod';
import { nextTurn } from '#functions/platform/rate-limit.ts';
import { absent, type Expression, getRow, parseRow, put, type Write } from '#functions/platform/table.ts';
import { tooSoon } from './right-code.ts';

/**
 * Codes per hour to one address or number: a limit per asking network and one for all networks together, so that a network
 * that uses up its own leaves codes for the others.
 */
export const codeBudget = { seconds: 3600, fromNetwork: 8, inAll: 20 } as const;

/** A code about to be sent. */
export interface CodeTo {
  /** The address or number, or whatever else has a budget; stored as a digest. */
  readonly who: string;
  /** Digest of the asking network. */
  readonly network: string;
  /** Seconds between two codes for the same network. */
  readonly spacingSeconds?: number;
}

const sentCode = z.object({ at: z.number(), network: z.string() });
export type SentCode = z.infer<typeof sentCode>;

/** The rule alone: codes sent, oldest first and with the new one, or how long to wait. */
export function nextCode(
  sent: readonly SentCode[],
  { network, spacingSeconds = 0 }: Omit<CodeTo, 'who'>,
  now: number,
):
  | { readonly sent: readonly SentCode[] }
  | { readonly retryAfterSeconds: number; readonly spent: 'own' | 'all' } {
  const recent = sent.filter(({ at }) => at > now - codeBudget.seconds * 1000);
  // Clocks of two functions differ slightly: a code that the other has just sent is no reason to wait.
  const moment = Math.max(now, recent.at(-1)?.at ?? now);
  const turn = (codes: readonly SentCode[], turns: number, spacing: number) =>
    nextTurn(
      codes.map(({ at }) => at),
      { what: 'codes', who: '', turns, seconds: codeBudget.seconds, spacingSeconds: spacing },
      moment,
    );
  const own = turn(
    recent.filter((code) => code.network === network),
    codeBudget.fromNetwork,
    spacingSeconds,
  );
  if ('retryAfterSeconds' in own) return { ...own, spent: 'own' };
  const all = turn(recent, codeBudget.inAll, 0);
  if ('retryAfterSeconds' in all) return { ...all, spent: 'all' };
  return { sent: [...recent, { at: moment, network }] };
}

/** For the transaction that sends the code: holds if none was sent within the hour. Otherwise see `codeAfter`. */
export function firstCodeWrite(code: CodeTo, now: Date): Write {
  const row = rowOf(code, [{ at: now.getTime(), network: code.network }], now.getTime(), now);
  return put(row, {
    expression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    values: { ':now': Math.floor(now.getTime() / 1000) },
  });
}

/** The code to try next, given the row that another call wrote first, or how long to wait. */
export function codeAfter(
  code: CodeTo,
  standing: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): Write | { readonly retryAfterSeconds: number; readonly spent: 'own' | 'all' } {
  const { sent, version } = standing ? parseRow(budgetRow, standing) : { sent: [], version: 0 };
  const next = nextCode(sent, code, now.getTime());
  if ('retryAfterSeconds' in next) return next;
  const condition: Expression = standing
    ? { expression: 'version = :version', values: { ':version': version } }
    : absent;
  return put(rowOf(code, next.sent, version + 1, now), condition);
}

/** The same, but reads the row first. Throws RATE_LIMITED. Half a read unit. */
export async function codeWrite(code: CodeTo, now: Date): Promise<Write> {
  return orTooSoon(codeAfter(code, await getRow(keyOf(code)), now));
}

/** Throws RATE_LIMITED if there is nothing to write. */
export function orTooSoon(next: ReturnType<typeof codeAfter>): Write {
  if ('retryAfterSeconds' in next) throw tooSoon(next.retryAfterSeconds);
  return next;
}

const budgetRow = z.object({ sent: z.array(sentCode).readonly(), version: z.number() });

function rowOf(code: CodeTo, sent: readonly SentCode[], version: number, now: Date) {
  const expiresAt = Math.ceil(now.getTime() / 1000) + codeBudget.seconds;
  return { ...keyOf(code), kind: 'rate', sent, version, expiresAt };
}

/** RATE#codes-to#<digest> / RATE, like other limits. */
function keyOf({ who }: CodeTo) {
  return { pk: `RATE#codes-to#${createHash('sha256').update(who).digest('base64url')}`, sk: 'RATE' };
}
