import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type ConditionFailed, getParsed, put, type Write } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import type { PostedMessage } from './posted-message.rules.ts';

/** Identifies a post for a day: by its Idempotency-Key, or by its content if it has none. */
export interface PostId {
  readonly companyId: string;
  readonly name: string;
  /** Hash of the content. */
  readonly digest: string;
}

/** A post that started an import. */
const storedPost = z.object({ runId: entityId, digest: z.string(), expiresAt: z.number() });
export type StoredPost = z.infer<typeof storedPost>;

export function postId(
  companyId: string,
  message: PostedMessage,
  idempotencyKey: string | undefined,
): PostId {
  const digest = createHash('sha256').update(message.format).update(message.body).digest('base64url');
  const name =
    idempotencyKey === undefined
      ? `BODY#${digest}`
      : `KEY#${createHash('sha256').update(idempotencyKey).digest('base64url')}`;
  return { companyId, name, digest };
}

/** One read unit. */
export async function postBefore(id: PostId, now: Date): Promise<StoredPost | undefined> {
  const found = await getParsed(storedPost, postKey(id), { consistent: true });
  // The table deletes expired rows hours late.
  return found === undefined || found.expiresAt <= seconds(now) ? undefined : found;
}

/** For the transaction that starts a post's import: fails if the same post came first. */
export function rememberPost(id: PostId, runId: string, now: Date): Write {
  return put(
    {
      ...postKey(id),
      kind: 'alert-post',
      runId,
      digest: id.digest,
      expiresAt: seconds(now) + rememberedSeconds,
    },
    {
      expression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      values: { ':now': seconds(now) },
    },
  );
}

/** The post that came first, if it was the condition of `rememberPost` that failed. */
export function postThatStands(failure: ConditionFailed): StoredPost | undefined {
  const row = storedPost.safeParse(failure.row);
  return row.success ? row.data : undefined;
}

const rememberedSeconds = 24 * 60 * 60;

function postKey({ companyId, name }: PostId) {
  return { pk: `ALERT_POST#${companyId}#${name}`, sk: 'POST' };
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
