import { newId } from '#functions/platform/ids.ts';
import { parseRow, put, queryRows, type Write } from '#functions/platform/table.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import { type Activity, activity } from '#schema/accounts/team.ts';

/** What the caller supplies for an entry. */
export type NewActivity = Pick<Activity, 'action'> & Partial<Pick<Activity, 'subject' | 'changes'>>;

/**
 * COMPANY#<id>#ACTIVITY / <time>#<id>: an entry of the company's activity log, for the transaction of the change it describes.
 * Two write units.
 */
export function activityWrite(
  actor: Pick<ConfirmedCaller, 'accountId' | 'companyId' | 'fullName'>,
  { action, subject = null, changes = [] }: NewActivity,
  now: Date,
): Write {
  const id = newId('act');
  const entry: Activity = {
    id,
    at: now.toISOString(),
    action,
    actor: { id: actor.accountId, fullName: actor.fullName },
    subject,
    changes,
  };
  return put({
    pk: activityOf(actor.companyId),
    sk: `${entry.at}#${id}`,
    kind: 'activity',
    ...entry,
  });
}

/** Entries newest first, after a sort key; `lastKey` if there may be more. One round trip, half a read unit for about fifteen. */
export async function listActivity(
  companyId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ entries: Activity[]; lastKey: string | undefined }> {
  const { rows, lastKey } = await queryRows({
    KeyConditionExpression: after === undefined ? 'pk = :log' : 'pk = :log AND sk < :after',
    ExpressionAttributeValues: {
      ':log': activityOf(companyId),
      ...(after !== undefined && { ':after': after }),
    },
    ScanIndexForward: false,
    Limit: limit,
  });
  return {
    entries: rows.map((row) => parseRow(activity, row)),
    lastKey: lastKey === undefined ? undefined : String(lastKey.sk),
  };
}

/** The fields that a change altered, in the log's form. */
export function changesBetween(
  before: Readonly<Record<string, string | null>>,
  after: Readonly<Record<string, string | null>>,
): Activity['changes'] {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

function activityOf(companyId: string): string {
  return `COMPANY#${companyId}#ACTIVITY`;
}
