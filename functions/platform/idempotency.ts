import * as z from 'zod';
import type { ConditionFailed, Write } from './table.ts';
import { absent, getRow, put, remove } from './table.ts';

/** One command of one account; its retry bears the same key. */
export interface CommandId {
  readonly accountId: string;
  readonly procedure: string;
  readonly key: string;
}

/**
 * The row that makes a command take effect once: a member of its transaction, which fails when the command was carried
 * out before. `answer` is what the retry is answered; keep it small (ids, not views).
 */
export function rememberCommand(command: CommandId, answer: unknown, now: Date): Write {
  return put(
    {
      ...commandKey(command),
      kind: 'command',
      answer,
      expiresAt: Math.floor(now.getTime() / 1000) + rememberedSeconds,
    },
    absent,
  );
}

/** For a command whose effect outside the table failed: its retry is carried out as if it were the first. */
export function forgetCommand(command: CommandId): Write {
  return remove(commandKey(command));
}

/** The first answer, where the failed condition is that of `rememberCommand`. */
export function answerOf(failure: ConditionFailed): { answer: unknown } | undefined {
  const row = remembered.safeParse(failure.row);
  return row.success ? { answer: row.data.answer } : undefined;
}

/** The first answer of a command that was carried out before. One read unit. */
export async function firstAnswer(command: CommandId): Promise<{ answer: unknown } | undefined> {
  const row = remembered.safeParse(await getRow(commandKey(command), { consistent: true }));
  return row.success ? { answer: row.data.answer } : undefined;
}

const rememberedSeconds = 24 * 60 * 60;
const remembered = z.object({ kind: z.literal('command'), answer: z.unknown() });

function commandKey(command: CommandId) {
  return { pk: `COMMAND#${command.accountId}`, sk: `${command.procedure}#${command.key}` };
}
