import type * as z from 'zod';
import { readOrderHead, readOrders } from '#functions/orders/read-order.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { AlertOriginal, alertsOfOrderOutput } from '#schema/alerts/alerts.ts';
import { getAlert, getAlerts, type StoredAlert } from './alerts.store.ts';
import { noFaultCodes } from './assessment/import-refusals.ts';
import { loadAlert } from './corrections/corrections.store.ts';
import { correctedReading } from './corrections/corrections.ts';

/** One of the company's alerts, with corrections applied to its reading. Throws NOT_FOUND, also for another company's alert. */
export async function readAlert(companyId: string, alertId: string): Promise<StoredAlert> {
  const alert = await getAlert(alertId);
  if (alert === undefined || alert.companyId !== companyId) throw notFound('The alert');
  const { reading, correction } = alert;
  return correction === undefined
    ? alert
    : { ...alert, reading: correctedReading(reading, correction.values) };
}

/**
 * The newest fifty alerts of an order, oldest first. Two round trips, half a read unit per 4 KB of the order and of each alert.
 * Throws NOT_FOUND for another company's order.
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
 * An alert's message next to what was read from it. Two round trips: the alert, then the text of its message together with the head
 * of its order. Throws NOT_FOUND for another company's alert.
 */
export async function originalOf(companyId: string, alertId: string): Promise<AlertOriginal> {
  const found = await loadAlert(alertId);
  if (found === undefined || found.alert.companyId !== companyId) throw notFound('The alert');
  const { alert } = found;
  // Loads the S3 client, which nothing else here needs.
  const { readTextForm } = await import('./kept-messages.ts');
  const [text, head] = await Promise.all([
    readTextForm(companyId, alert.runId),
    alert.orderId === null ? undefined : readOrderHead(alert.orderId),
  ]);
  return originalView(alert, text, alert.orderId === null || head?.status === 'pending');
}

/** An alert as a manager sees it next to its text. */
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
