import * as z from 'zod';
import {
  ConditionFailed,
  parseRow,
  put,
  queryRows,
  remove,
  transact,
  type Write,
} from '#functions/platform/table.ts';
import { type WaitingAlert, waitingAlert } from '#schema/alerts/alerts.ts';

/** A member of the transaction that saves an alert which nobody looks at by themselves: it waits in the company's list. */
export function putWaiting(companyId: string, alert: WaitingAlert): Write {
  return put({
    ...waitingKey(alert.id),
    kind: 'waiting-alert',
    companyId,
    gsi1pk: listOf(companyId),
    // By time; the id tells the machines of one message apart.
    gsi1sk: `${alert.createdAt}#${alert.id}`,
    card: alert,
  });
}

/** A member of the transaction by which an alert is decided about. It holds for one that does not wait, too. */
export function removeWaiting(alertId: string): Write {
  return remove(waitingKey(alertId));
}

/** The newest of those that wait. Half a read unit for each 4 KB, some eight alerts. */
export async function newestWaiting(companyId: string, limit: number): Promise<WaitingAlert[]> {
  const { rows } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': listOf(companyId) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return rows.map((row) => parseRow(z.object({ card: waitingAlert }), row).card);
}

/** Takes an alert of the company off the list; false where it does not stand there. Two write units. */
export async function takeOffList(companyId: string, alertId: string): Promise<boolean> {
  try {
    await transact([
      remove(waitingKey(alertId), {
        expression: 'companyId = :company',
        values: { ':company': companyId },
      }),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function waitingKey(alertId: string) {
  return { pk: `ALERT#${alertId}`, sk: 'WAITING' };
}

function listOf(companyId: string): string {
  return `WAITING_ALERTS#${companyId}`;
}
