import type * as z from 'zod';
import type { AlertOriginal, alertsOfOrderOutput } from '#schema/alerts.ts';

/** The alerts that an order stands for. Throws NOT_FOUND for an order of another company. */
export function alertsOfOrder(
  _companyId: string,
  _orderId: string,
): Promise<z.output<typeof alertsOfOrderOutput>> {
  throw new Error('Not built yet.');
}

/** An alert's message beside what was read from it. Throws NOT_FOUND for an alert of another company. */
export function originalOf(_companyId: string, _alertId: string): Promise<AlertOriginal> {
  throw new Error('Not built yet.');
}
