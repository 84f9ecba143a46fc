import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type OrderEventDetail, orderEventDetail, standingEvents } from '#events/orders.ts';
import { readOrderNow, readWholeOrder } from '#functions/orders/read-order.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import type { StatsChange } from '#functions/technicians/stats.ts';
import { countChange, getJobAlert, type Occasion, showReview } from '#functions/technicians/stats.ts';
import { alertAnswered, jobCompleted, jobReviewed } from './stats-change.rules.ts';

/**
 * Keeps what technicians have done so far: alerts answered, jobs completed, reviews, and which of these are public. Each item
 * of the queue is one event of an order and counts once, however often it comes. One after the other: events of one technician write the same rows.
 */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { 'detail-type': name, detail } = busEvent.parse(JSON.parse(body));
      if (name === 'order.review-moderated') {
        const { followed } = await followModeration(detail.orderId);
        logger.info('A review was looked at.', { name, eventId: detail.id, followed });
        return;
      }
      const found = await changeBy(name, detail);
      const counted = found && (await countChange(found.change, found.occasion, new Date())).counted;
      logger.info('An event was looked at.', { name, eventId: detail.id, counted: counted ?? false });
    },
    (failed) => logger.error('An event could not be counted.', failed),
  );
}

const logger = new Logger();

/** As EventBridge puts it into the queue. */
const busEvent = z.object({ 'detail-type': z.enum(standingEvents), detail: orderEventDetail });

/**
 * Whether the review stands on the technician's profile, as the order itself says now: so events may come twice or in another
 * order. It counts in the standing either way.
 */
async function followModeration(orderId: string): Promise<{ followed: boolean }> {
  const order = await readOrderNow(orderId);
  if (order?.review == null || order.schedule === null) return { followed: false };
  return showReview(order.schedule.technician.id, order, order.review.visible);
}

async function changeBy(
  name: Exclude<(typeof standingEvents)[number], 'order.review-moderated'>,
  { id: eventId, orderId, ...detail }: OrderEventDetail,
): Promise<{ change: StatsChange; occasion: Occasion } | undefined> {
  const record = await readWholeOrder(orderId);
  if (record === undefined) return undefined;
  switch (name) {
    case 'order.availability-submitted': {
      const [technicianId] = detail.technicianIds ?? [];
      if (technicianId === undefined) return undefined;
      const change = alertAnswered(record, await getJobAlert(technicianId, orderId), detail);
      const firstAnswer = { orderId, matchingRound: detail.matchingRound };
      return change && { change, occasion: { eventId, firstAnswer } };
    }
    case 'order.completed': {
      const change = jobCompleted(record);
      return change && { change, occasion: { eventId } };
    }
    case 'order.reviewed': {
      const change = jobReviewed(record);
      return change && { change, occasion: { eventId, reviewOf: record.order } };
    }
  }
}
