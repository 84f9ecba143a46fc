import { type OrderEventDetail, type OrderEventName, orderEventDetail } from '#events/orders.ts';
import { answerTo } from '#functions/orders/chat/question.ts';
import type { Order } from '#functions/orders/order.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';

/** The part of an EventBridge item that consumers read. */
interface BusItem {
  readonly 'detail-type': OrderEventName;
  readonly detail: OrderEventDetail;
}

/** Whether anything about the order may still be due. */
export function isUnderWay({ status }: Order): boolean {
  return status === 'open' || status === 'scheduled' || status === 'rescheduled';
}

/** The event that starts its search; undefined unless its round's search is, or should be, running. */
export function searchEventOf(order: Order): BusItem | undefined {
  const isSearching = order.status === 'open' && order.search?.endedAt == null;
  return isSearching ? eventOf(order, 'order.approved') : undefined;
}

/** Events that call for every reminder the order may still need. `set-reminders` decides which are due. */
export function reminderEventsOf({ order, offers, updates }: WholeOrder): BusItem[] {
  const technicianIds = offers.map(({ technician }) => technician.id);
  const questions = updates.filter(
    ({ id, updateTypeName }) =>
      updateTypeName === 'service_question_asked' && answerTo(updates, id) === undefined,
  );
  return [
    eventOf(order, order.status === 'open' ? 'order.approved' : 'order.technician-assigned'),
    ...inTens(technicianIds).map((some) =>
      eventOf(order, 'order.availability-submitted', { technicianIds: some }),
    ),
    ...questions.map(({ id }) => eventOf(order, 'order.question-asked', { updateId: id })),
  ];
}

/** As the outbox would have written it when the order opened. */
function eventOf(
  { id, companyId, status, matchingRound, openedAt, createdAt }: Order,
  name: OrderEventName,
  about: Pick<OrderEventDetail, 'technicianIds' | 'updateId'> = {},
): BusItem {
  const at = openedAt ?? createdAt;
  const detail = orderEventDetail.parse({
    id: `evt_rebuild_${id}`,
    version: 1,
    at,
    companyId,
    orderId: id,
    status,
    matchingRound,
    actorId: null,
    ...about,
  });
  return { 'detail-type': name, detail };
}

function inTens(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / 10) }, (_, at) => ids.slice(at * 10, at * 10 + 10));
}
