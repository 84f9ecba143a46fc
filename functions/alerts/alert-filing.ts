import * as z from 'zod';
import type { AlertFiling } from '#functions/orders/store/order-rows.ts';
import { update } from '#functions/platform/table.ts';
import { entityId, orderId } from '#schema/ids.ts';

/** How an alert's row says which order it went to: once, and only to an order of its company. */
export function alertFiling(alertId: string): AlertFiling {
  return {
    write: (order, attached) =>
      update(
        { pk: `ALERT#${alertId}`, sk: 'ALERT' },
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
    filedBefore: (row) => filed.safeParse(row).data,
  };
}

const filed = z.object({ orderId, attached: z.boolean().default(false), runId: entityId });
