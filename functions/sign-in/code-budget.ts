import { createHash } from 'node:crypto';
import * as z from 'zod';
import { nextTurn } from '#functions/platform/rate-limit.ts';
import { absent, type Expression, getRow, parseRow, put, type Write } from '#functions/platform/table.ts';
import { tooSoon } from './right-code.ts';

/**
 * How many codes go to one address or number in any hour: so many asked for from one network, so many from all together. Who
 * spends what one network may has left the others theirs.
 */
export const codeBudget = { seconds: 3600, fromNetwork: 8, inAll: 20 } as const;

/** A code that is to be sent. */
export interface CodeTo {
  /** The address or number, or who else has a budget of its own; kept as a digest. */
  readonly who: string;
  /** Digest of the network that asks. */
  readonly network: string;
  /** Seconds between one code and the next for the same network. */
  readonly spacingSeconds?: number;
}

const sentCode = z.object({ at: z.number(), network: z.string() });
export type SentCode = z.infer<typeof sentCode>;

/** The rule by itself: codes sent, oldest first, together with the new one, or how long to wait. */
export function nextCode(
  sent: readonly SentCode[],
  { network, spacingSeconds = 0 }: Omit<CodeTo, 'who'>,
  now: number,
):
  | { readonly sent: readonly SentCode[] }
  | { readonly retryAfterSeconds: number; readonly spent: 'own' | 'all' } {
  const recent = sent.filter(({ at }) => at > now - codeBudget.seconds * 1000);
  // Clocks of two functions differ by moments: what the other has just sent is no reason to wait.
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

/** A member of the transaction that sends the code: it holds where none was sent within the hour. Else see `codeAfter`. */
export function firstCodeWrite(code: CodeTo, now: Date): Write {
  const row = rowOf(code, [{ at: now.getTime(), network: code.network }], now.getTime(), now);
  return put(row, {
    expression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    values: { ':now': Math.floor(now.getTime() / 1000) },
  });
}

/** The code after those in the row that stood in the way, or how long to wait. */
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

/** The same, read first. Throws RATE_LIMITED. Half a read unit. */
export async function codeWrite(code: CodeTo, now: Date): Promise<Write> {
  return orTooSoon(codeAfter(code, await getRow(keyOf(code)), now));
}

/** Throws RATE_LIMITED where there is no write. */
export function orTooSoon(next: ReturnType<typeof codeAfter>): Write {
  if ('retryAfterSeconds' in next) throw tooSoon(next.retryAfterSeconds);
  return next;
}

const budgetRow = z.object({ sent: z.array(sentCode).readonly(), version: z.number() });

function rowOf(code: CodeTo, sent: readonly SentCode[], version: number, now: Date) {
  const expiresAt = Math.ceil(now.getTime() / 1000) + codeBudget.seconds;
  return { ...keyOf(code), kind: 'rate', sent, version, expiresAt };
}

/** RATE#codes-to#<digest> / RATE, as limits of another kind. */
function keyOf({ who }: CodeTo) {
  return { pk: `RATE#codes-to#${createHash('sha256').update(who).digest('base64url')}`, sk: 'RATE' };
}
