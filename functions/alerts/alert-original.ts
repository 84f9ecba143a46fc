import type * as z from 'zod';
import { readOrderHead, readOrders } from '#functions/orders/read-order.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { AlertOriginal, alertsOfOrderOutput } from '#schema/alerts/alerts.ts';
import { getAlerts, type StoredAlert } from './alerts.store.ts';
import { loadAlert } from './corrections.store.ts';
import { noFaultCodes } from './import-refusals.ts';
import { readTextForm } from './kept-messages.ts';

/**
 * The alerts that an order stands for, oldest first: the newest fifty. Two round trips, half a read unit for each 4 KB of the order
 * and of each alert. Throws NOT_FOUND for an order of another company.
 */
export async function alertsOfOrder(
  companyId: string,
  orderId: string,
): Promise<z.output<typeof alertsOfOrderOutput>> {
  const order = (await readOrders([orderId])).get(orderId);
  if (order === undefined || order.companyId !== companyId) throw notFound('The order');
  const alerts = await getAlerts(order.alertIds);
  return {
    alerts: alerts
      .filter((alert) => alert.companyId === companyId)
      .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
      .map(({ id, createdAt, source, reading }) => ({ id, createdAt, source, provider: reading.provider })),
  };
}

/**
 * An alert's message beside what was read from it: the alert, a read unit for each 4 KB, then its message's text form beside the head of
 * the order that it belongs to. Throws NOT_FOUND for an alert of another company.
 */
export async function originalOf(companyId: string, alertId: string): Promise<AlertOriginal> {
  const found = await loadAlert(alertId);
  if (found === undefined || found.alert.companyId !== companyId) throw notFound('The alert');
  const { alert } = found;
  const [text, head] = await Promise.all([
    readTextForm(companyId, alert.runId),
    alert.orderId === null ? undefined : readOrderHead(alert.orderId),
  ]);
  return originalView(alert, text, alert.orderId === null || head?.status === 'pending');
}

/** An alert as a manager sees it beside its text. */
export function originalView(alert: StoredAlert, text: string, correctable: boolean): AlertOriginal {
  const { id, createdAt, source, orderId, outcome, reading, assessment, correction } = alert;
  return {
    id,
    createdAt,
    source,
    orderId,
    outcome,
    message: assessment.message ?? (outcome === 'missing_fault_code' ? noFaultCodes : null),
    text,
    reading,
    correction: correction
      ? {
          values: correction.values,
          by: { firstName: correction.by.firstName, lastName: correction.by.lastName },
          at: correction.at,
        }
      : null,
    correctable,
  };
}
