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
 * Keeps technicians' stats: alerts answered, jobs completed, reviews, and which reviews are public. Each queue item is
 * an order event and counts once, however often it arrives. They run one at a time, since events of one technician
 * write the same rows.
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

/** The queue item, as EventBridge sends it. */
const busEvent = z.object({ 'detail-type': z.enum(standingEvents), detail: orderEventDetail });

/**
 * Shows or hides the review on the technician's profile, as the order says now, so events may repeat or arrive out of
 * order. It counts in the stats either way.
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
