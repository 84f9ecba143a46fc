import * as z from 'zod';
import {
  absent,
  type Expression,
  getParsed,
  put,
  remove,
  transact,
  type Write,
} from '#functions/platform/table.ts';
import { entityId, timestamp } from '#schema/ids.ts';

/** What we keep of the key that a company's providers post with; never the key itself. */
const storedKey = z.object({
  /** Hash of the key, which is also the key of its row. */
  digest: z.string(),
  endsWith: z.string(),
  createdAt: timestamp,
});
export type StoredKey = z.infer<typeof storedKey>;

/** The company whose current key has that digest. One read unit. */
export async function companyOfKey(digest: string): Promise<string | undefined> {
  const row = await getParsed(z.object({ companyId: entityId }), keyRow(digest), { consistent: true });
  return row?.companyId;
}

/** One read unit. */
export async function keyOfCompany(companyId: string): Promise<StoredKey | undefined> {
  return getParsed(storedKey, ownKey(companyId), { consistent: true });
}

/**
 * Replaces the key that was read with another one, or removes it: it is refused from then on. Throws ConditionFailed if the key
 * has changed since it was read. `also` is written in the same transaction.
 */
export async function changeKey(
  companyId: string,
  before: StoredKey | undefined,
  after: StoredKey | undefined,
  also: readonly Write[],
): Promise<void> {
  await transact([
    own(companyId, before, after),
    ...(before === undefined ? [] : [remove(keyRow(before.digest))]),
    ...(after === undefined
      ? []
      : [put({ ...keyRow(after.digest), kind: 'provider-key-owner', companyId }, absent)]),
    ...also,
  ]);
}

function own(companyId: string, before: StoredKey | undefined, after: StoredKey | undefined): Write {
  const asRead: Expression =
    before === undefined ? absent : { expression: 'digest = :read', values: { ':read': before.digest } };
  const key = ownKey(companyId);
  return after === undefined ? remove(key, asRead) : put({ ...key, kind: 'provider-key', ...after }, asRead);
}

function ownKey(companyId: string) {
  return { pk: `COMPANY#${companyId}`, sk: 'PROVIDER_KEY' };
}

function keyRow(digest: string) {
  return { pk: `PROVIDER_KEY#${digest}`, sk: 'KEY' };
}
