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
import { type equipmentAlert, type WaitingAlert, waitingAlert } from '#schema/alerts/alerts.ts';
import type { Assessment, Found } from './assessment/assessment.ts';

/** The parts of an alert that decide whether it waits, and that the list shows. */
type SavedAlert = z.infer<typeof equipmentAlert> & Found & { readonly assessment: Pick<Assessment, 'flow'> };

/**
 * For the transaction that saves an alert: one of low priority waits in the company's list until a manager decides. Pasted alerts
 * don't wait, because the person who pasted one is asked right away (document 3 section 6).
 */
export function waitingWrites(alert: SavedAlert): Write[] {
  if (alert.assessment.flow !== 'low_priority' || alert.source === 'paste') return [];
  return [
    put({
      ...waitingKey(alert.id),
      kind: 'waiting-alert',
      companyId: alert.companyId,
      gsi1pk: listOf(alert.companyId),
      // By time; the id separates several machines of one message.
      gsi1sk: `${alert.createdAt}#${alert.id}`,
      card: cardOf(alert),
    }),
  ];
}

/** For the transaction that orders a low-priority alert: takes it off the list. Also fine for one that is not on it. */
export function endWaiting(alertId: string): Write {
  return remove(waitingKey(alertId));
}

/** The newest alerts on the list. Half a read unit per 4 KB, about eight alerts. */
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

/** Takes an alert off the company's list; false if it is not on it. Two write units. */
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

function cardOf({ reading, machine, place, ...alert }: SavedAlert): WaitingAlert {
  const { location } = reading;
  return {
    id: alert.id,
    createdAt: alert.createdAt,
    source: alert.source,
    provider: reading.provider,
    brand: reading.brand?.value ?? machine?.equipment.brand ?? null,
    model: reading.model?.value ?? machine?.equipment.model ?? null,
    unitNumber: reading.unitNumber?.value ?? machine?.equipment.unitNumber ?? null,
    serialNumber: reading.serialNumber?.value ?? machine?.equipment.serialNumber ?? null,
    city: location.city?.value ?? place?.address.city ?? null,
    state: location.state?.value ?? place?.address.state ?? null,
    faultCodes: alert.equipmentAlertsFaultCodes.map(({ faultCode: { id, fault, name, severity } }) => ({
      id,
      fault,
      name,
      severity,
    })),
  };
}

function waitingKey(alertId: string) {
  return { pk: `ALERT#${alertId}`, sk: 'WAITING' };
}

function listOf(companyId: string): string {
  return `WAITING_ALERTS#${companyId}`;
}
