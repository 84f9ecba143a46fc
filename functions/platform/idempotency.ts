import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from './errors.ts';
import type { ConditionFailed, Write } from './table.ts';
import { getRow, put, remove } from './table.ts';

/** One command of one account; a retry has the same key. */
export interface CommandId {
  readonly accountId: string;
  readonly procedure: string;
  readonly key: string;
  /** Of the input sent with it (`digestOf`); unset where the key alone identifies the command, like the id of a text. */
  readonly digest?: string | undefined;
}

/** Digest of the input as sent, whatever order its fields are in and whatever its schema adds or drops. */
export function digestOf(sent: unknown): string {
  const text = JSON.stringify(sent, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest('base64url');
}

/**
 * The row that makes a command take effect once. Part of the command's transaction, which fails if the command ran
 * before. `answer` is what a retry gets; keep it small (ids, not views). After a day the key may be used again.
 */
export function rememberCommand(command: CommandId, answer: unknown, now: Date): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return put(
    {
      ...commandKey(command),
      kind: 'command',
      answer,
      digest: command.digest,
      expiresAt: seconds + rememberedSeconds,
    },
    { expression: 'attribute_not_exists(pk) OR expiresAt <= :now', values: { ':now': seconds } },
  );
}

/** For a command whose effect outside the table failed: the retry runs as if it were the first. */
export function forgetCommand(command: CommandId): Write {
  return remove(commandKey(command));
}

/** The first answer, if the failed condition is that of `rememberCommand`. Throws IDEMPOTENCY_KEY_REUSED. */
export function answerOf(command: CommandId, failure: ConditionFailed): { answer: unknown } | undefined {
  const row = remembered.safeParse(failure.row);
  return row.success ? answerTo(command, row.data) : undefined;
}

/** The answer of a command that ran before. One read unit. Throws IDEMPOTENCY_KEY_REUSED. */
export async function firstAnswer(command: CommandId, now: Date): Promise<{ answer: unknown } | undefined> {
  const row = remembered.safeParse(await getRow(commandKey(command), { consistent: true }));
  const stands = row.success && now.getTime() < row.data.expiresAt * 1000;
  return stands ? answerTo(command, row.data) : undefined;
}

/** An id for what a command creates, so that a retry finds it. 26 characters. */
export function idOf({ accountId, procedure, key }: CommandId): string {
  return createHash('sha256')
    .update(JSON.stringify([accountId, procedure, key]))
    .digest('hex')
    .slice(0, 26);
}

/**
 * The same key with another input is a client bug, which must not be told that all went well. `first`: digest of the
 * first call's input, and the id of what it made. Throws IDEMPOTENCY_KEY_REUSED.
 */
export function requireSameInput(
  { digest }: CommandId,
  first: { readonly digest: string | undefined; readonly id: string | undefined },
): void {
  if (digest === undefined || first.digest === undefined || digest === first.digest) return;
  throw new AppError(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used with another input. Use a new one.',
    first.id === undefined ? {} : { conflictsWith: first.id },
  );
}

const rememberedSeconds = 24 * 60 * 60;
const remembered = z.object({
  kind: z.literal('command'),
  answer: z.unknown(),
  /** Older rows have none. */
  digest: z.string().optional(),
  expiresAt: z.number(),
});

function answerTo(command: CommandId, row: z.infer<typeof remembered>): { answer: unknown } {
  const made = z.object({ id: z.string() }).safeParse(row.answer);
  requireSameInput(command, { digest: row.digest, id: made.data?.id });
  return { answer: row.answer };
}

function commandKey(command: CommandId) {
  return { pk: `COMMAND#${command.accountId}`, sk: `${command.procedure}#${command.key}` };
}
