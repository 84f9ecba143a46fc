import { answerOf, type CommandId, rememberCommand } from './idempotency.ts';
import { ConditionFailed, transact, type Write } from './table.ts';
import type { SignedIn } from './trpc.ts';

/** How a command's transaction ended. */
export type WriteOutcome =
  | { readonly kind: 'written' }
  /** This command ran before. */
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** The condition of `writes[index]` did not hold; `row` is what is there instead. */
  | { readonly kind: 'failed'; readonly index: number; readonly row: ConditionFailed['row'] };

/**
 * Writes all or nothing, once per command: a retry gets the same `answer`, which should be small (ids, not views). Without a
 * `command` a retry writes again. One round trip. Throws IDEMPOTENCY_KEY_REUSED.
 */
export async function writeOnce(
  command: CommandId | undefined,
  {
    writes,
    answer,
    now,
  }: { readonly writes: readonly Write[]; readonly answer: unknown; readonly now: Date },
): Promise<WriteOutcome> {
  const remembered = command === undefined ? [] : [rememberCommand(command, answer, now)];
  try {
    await transact([...remembered, ...writes]);
    return { kind: 'written' };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const first = command !== undefined && error.index === 0 ? answerOf(command, error) : undefined;
    if (first !== undefined) return { kind: 'answered', answer: first.answer };
    return { kind: 'failed', index: error.index - remembered.length, row: error.row };
  }
}

/** Identifies retries of this call; undefined if the client sent no key. */
export function commandOf({
  caller,
  procedure,
  idempotencyKey: key,
  inputDigest: digest,
}: Pick<SignedIn, 'caller' | 'procedure' | 'idempotencyKey' | 'inputDigest'>): CommandId | undefined {
  return key === undefined ? undefined : { accountId: caller.accountId, procedure, key, digest };
}
