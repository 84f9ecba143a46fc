import { refuse } from '#functions/platform/refusal.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { nextUpdateId, type Rule, type TimelineEntry } from '../lifecycle/order-commands.ts';
import type { Order } from '../order.ts';
import { answerTo } from './question.ts';

/** Posts text, files or both. */
export const postMessage: Rule<'postMessage'> = ({ order }, { message, files }) => {
  const words = message?.trim() || null;
  if (words === null && files.length === 0) {
    return refuse('BAD_INPUT', 'Write a message or attach a file.', {
      fields: { 'data.message': 'Write a message or attach a file' },
    });
  }
  return {
    updates: [{ type: 'message', data: { message: words, files } }],
    about: { updateId: nextUpdateId(order) },
  };
};

/** A technician's question, shown anonymously but with the technician's city and state. */
export const askQuestion: Rule<'askQuestion'> = ({ order }, { question, asker }) => {
  const words = question.trim();
  if (words === '') return refuse('BAD_INPUT', 'Write a question.', { fields: { question: 'Required' } });
  return {
    updates: [{ type: 'service_question_asked', data: { question: words, ...asker } }],
    about: { updateId: nextUpdateId(order) },
  };
};

/** The one answer to a question. All technicians can read it. */
export const answerQuestion: Rule<'answerQuestion'> = ({ order, updates }, command) => {
  const { questionId, files } = command;
  const asked = updates.find(
    ({ id, updateTypeName }) => id === questionId && updateTypeName === 'service_question_asked',
  );
  if (asked === undefined) return missing('replyToId');
  if (answerTo(updates, questionId) !== undefined) {
    return refuse('ALREADY_ANSWERED', 'This question has been answered already.');
  }
  const answer = command.answer.trim() || null;
  if (answer === null && files.length === 0) {
    return refuse('BAD_INPUT', 'Please provide an answer or upload files', {
      fields: { answer: 'Please provide an answer or upload files' },
    });
  }
  return {
    updates: [
      {
        type: 'service_question_answered',
        parentId: questionId,
        data: { question: asked.data.question, answer, files },
      },
    ],
    about: { updateId: nextUpdateId(order) },
  };
};

/** Moves a queued bot entry into the timeline once somebody looks. */
export const deliverChatbotUpdate: Rule<'deliverChatbotUpdate'> = ({ order, updates }, command, { now }) => {
  const entry = updates.find(({ id }) => id === command.updateId);
  if (entry === undefined) return missing('orderUpdateId');
  if (!entry.isQueued) return refuse('CONFLICT', 'This was said already.');
  if (isOutdated(entry, order)) return refuse('CONFLICT', 'What this would ask for is done.');
  return {
    changedUpdates: [{ ...entry, isQueued: false, createdAt: now.toISOString() }],
    about: { updateId: entry.id },
  };
};

/** Whether a queued bot entry is obsolete: nobody is asked for a serial number that the order already has. */
export function isOutdated(
  { isQueued, updateTypeName }: Pick<OrderUpdate, 'isQueued' | 'updateTypeName'>,
  { equipment }: Pick<Order, 'equipment'>,
): boolean {
  return isQueued && updateTypeName === 'bot_add_serial_number' && equipment.serialNumber !== null;
}

/** What the bot says when an order first opens. */
export function openingWords({ equipment }: Pick<Order, 'equipment'>): TimelineEntry[] {
  return [
    { type: 'bot_greeting', byBot: 'queued' },
    ...(equipment.serialNumber === null
      ? [{ type: 'bot_add_serial_number' as const, byBot: 'queued' as const }]
      : []),
    { type: 'bot_break_the_ice', byBot: 'queued' },
  ];
}

function missing(field: string) {
  return refuse('BAD_INPUT', 'The order has no such entry.', {
    fields: { [field]: 'Not an entry of the order' },
  });
}
