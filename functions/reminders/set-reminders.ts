import { Logger } from '@aws-lambda-powertools/logger';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { orderEventDetail, orderEventNames } from '#events/orders.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readEnv } from '#functions/platform/env.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { type DueReminder, escalationsOf, remindersOf } from './reminders.rules.ts';

/** Sets the one-time schedules that an event calls for. Those that are set already stay as they are. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { 'detail-type': name, detail } = happened.parse(JSON.parse(body));
      const record = await readWholeOrder(detail.orderId);
      if (record === undefined) return;
      const now = new Date();
      const due = [...remindersOf(name, detail, record, now), ...escalationsOf(name, record, now)];
      for (const one of due) await setReminder(one);
    },
    (failed) => logger.error('Reminders could not be set.', failed),
  );
}

const logger = new Logger();
const schedules = new SchedulerClient({});
const env = readEnv({
  REMINDER_GROUP: z.string().min(1),
  REMINDER_ROLE_ARN: z.string().min(1),
  REMINDER_QUEUE_ARN: z.string().min(1),
  REMINDER_DEAD_LETTERS_ARN: z.string().min(1),
});

const happened = z.object({ 'detail-type': z.enum(orderEventNames), detail: orderEventDetail });

async function setReminder({ at, reminder }: DueReminder): Promise<void> {
  try {
    await schedules.send(
      new CreateScheduleCommand({
        GroupName: env.REMINDER_GROUP,
        Name: reminder.name,
        // In UTC, to the second.
        ScheduleExpression: `at(${at.toISOString().slice(0, 19)})`,
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: env.REMINDER_QUEUE_ARN,
          RoleArn: env.REMINDER_ROLE_ARN,
          Input: JSON.stringify(reminder),
          DeadLetterConfig: { Arn: env.REMINDER_DEAD_LETTERS_ARN },
        },
      }),
    );
    logger.info('A reminder was set.', { name: reminder.name, at: at.toISOString() });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConflictException')) throw error;
  }
}
