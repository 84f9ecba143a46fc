import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { orderEventDetail, orderEventNames } from '#events/orders.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readEnv } from '#functions/platform/env.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { bringLater } from '#functions/platform/schedules.ts';
import { escalationsOf, remindersOf } from './reminders.rules.ts';

/** Creates the one-time schedules that an event calls for. Existing ones stay as they are. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { 'detail-type': name, detail } = happened.parse(JSON.parse(body));
      const record = await readWholeOrder(detail.orderId);
      if (record === undefined) return;
      const now = new Date();
      const due = [...remindersOf(name, detail, record, now), ...escalationsOf(name, record, now)];
      for (const { at, reminder } of due) {
        const isNew = await bringLater(reminder.name, at, reminder, queue);
        if (isNew) logger.info('A reminder was set.', { name: reminder.name, at: at.toISOString() });
      }
    },
    (failed) => logger.error('Reminders could not be set.', failed),
  );
}

const logger = new Logger();
const env = readEnv({ REMINDER_QUEUE_ARN: z.string().min(1), REMINDER_DEAD_LETTERS_ARN: z.string().min(1) });
const queue = { queueArn: env.REMINDER_QUEUE_ARN, deadLettersArn: env.REMINDER_DEAD_LETTERS_ARN };

const happened = z.object({ 'detail-type': z.enum(orderEventNames), detail: orderEventDetail });
