import * as z from 'zod';
import type { Filing } from '#functions/orders/creation/file-alert.ts';
import type { AlertFiling } from '#functions/orders/store/order-rows.ts';
import { absent, put, update } from '#functions/platform/table.ts';
import { entityId, orderId } from '#schema/ids.ts';
import { alertKey, alertRow, type StoredAlert } from './alerts.store.ts';

/** How an alert's row records which order it went to: once, and only to an order of its company. */
export function alertFiling(alertId: string): AlertFiling {
  return {
    write: (order, attached) =>
      update(
        alertKey(alertId),
        {
          expression: 'SET orderId = :order, attached = :attached',
          values: { ':order': order.id, ':attached': attached },
        },
        {
          expression:
            'companyId = :company AND (attribute_not_exists(orderId) OR attribute_type(orderId, :null))',
          values: { ':company': order.companyId, ':null': 'NULL' },
        },
      ),
    filedBefore: orderIn,
  };
}

/** The same for an alert that is saved together with its order. */
export function filingOfNew(alert: StoredAlert): AlertFiling {
  return {
    write: (order, attached) => put({ ...alertRow(alert), orderId: order.id, attached }, absent),
    filedBefore: orderIn,
  };
}

/** The filing in a saved alert's row; undefined if it has no order. */
export function filingIn(row: Readonly<Record<string, unknown>>): Filing | undefined {
  const filed = orderIn(row);
  return filed && { kind: 'filed-before', ...filed };
}

function orderIn(row: unknown) {
  return filedRow.safeParse(row).data;
}

const filedRow = z.object({ orderId, attached: z.boolean().default(false), runId: entityId });
