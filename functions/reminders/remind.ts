import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readAlerted } from '#functions/orders/store/search-waves.ts';
import { trySystemCommand } from '#functions/orders/system-commands.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { escalate } from './escalate.ts';
import { type Reminder, reminder } from './reminders.rules.ts';

/** Sends reminders that are due, once each, however often they are delivered. A reminder that no longer applies is skipped. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      await remind(reminder.parse(JSON.parse(body)));
    },
    (failed) => logger.error('A reminder could not be given.', failed),
  );
}

const logger = new Logger();

/** An attempt fails only if another change of the order came first. After these, the queue retries. */
const mostAttempts = 4;

/** The order records which reminders were sent, so no separate key is needed to send each once. */
async function remind(due: Reminder): Promise<void> {
  const { name } = due;
  if (due.reminder === 'escalation') {
    const isRaised = await escalate(due.escalation, due, new Date());
    logger.info(isRaised ? 'What nobody acted on was brought up.' : 'Somebody has acted.', { name });
    return;
  }
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const [record, command] = await Promise.all([readWholeOrder(due.orderId), commandOf(due)]);
    const outcome = record && (await trySystemCommand(record, command, { now: new Date() }));
    if (outcome?.kind === 'changed') continue;
    if (outcome?.kind === 'done') logger.info('A reminder was given.', { name });
    else logger.info('A reminder was outdated.', { name, code: outcome?.refusal.code ?? 'NOT_FOUND' });
    return;
  }
  throw new Error(`The order kept changing under the reminder ${name}.`);
}

async function commandOf(due: Exclude<Reminder, { readonly reminder: 'escalation' }>): Promise<OrderCommand> {
  switch (due.reminder) {
    case 'availability': {
      const { reminder: kind, orderId, matchingRound } = due;
      const alerted = await readAlerted(orderId, matchingRound);
      return { name: 'remind', reminder: kind, matchingRound, alerted };
    }
    case 'availability-expiring':
      return { name: 'remind', reminder: due.reminder, offerId: due.offerId };
    case 'question':
      return { name: 'remind', reminder: due.reminder, questionId: due.questionId };
    default: {
      const { reminder: kind, serviceDate, serviceTime } = due;
      return { name: 'remind', reminder: kind, serviceDate, serviceTime };
    }
  }
}
