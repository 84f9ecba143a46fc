import { type OrderUpdate, orderUpdate } from '#schema/orders/order.ts';

export const dana = { id: 'acc_dana', fullName: 'Dana Reyes', picture: null };
export const sam = { id: 'acc_sam', fullName: 'Sam Ortiz', picture: null };

/** The n-th timeline entry of order 10001: a message of Dana's, with any fields overridden. */
export function anUpdate(sequence: number, changes: Partial<OrderUpdate> = {}): OrderUpdate {
  return orderUpdate.parse({
    id: `10001.${String(sequence).padStart(6, '0')}`,
    orderId: '10001',
    updateTypeName: 'message',
    parentId: null,
    data: { message: `Message ${sequence}`, files: [] },
    isQueued: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiredAt: null,
    user: dana,
    source: 'ironcall',
    ...changes,
  });
}
