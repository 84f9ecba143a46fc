import * as z from 'zod';
import { storedFiles } from '#schema/files.ts';
import type { OrderQuestion } from '#schema/orders/chat.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { OrderRecord } from '../lifecycle/order-commands.ts';

/**
 * A technician's question with its answer, anonymous apart from the place. Undefined if the entry is not a question.
 */
export function questionOf(
  { order, updates }: Pick<OrderRecord, 'order' | 'updates'>,
  updateId: string,
): OrderQuestion | undefined {
  const asked = updates.find(
    ({ id, updateTypeName }) => id === updateId && updateTypeName === 'service_question_asked',
  );
  if (asked === undefined) return undefined;
  const { question, city, state } = questionData.parse(asked.data);
  const { answer, files } = answerData.parse(answerTo(updates, updateId)?.data ?? {});
  return {
    id: asked.id,
    orderId: order.id,
    question,
    answer,
    answerFiles: files,
    createdAt: asked.createdAt,
    createdByUser: { city, state },
  };
}

/** The entry that answers a question. The bot's reminder of an open question is not an answer. */
export function answerTo(updates: readonly OrderUpdate[], questionId: string): OrderUpdate | undefined {
  return updates.find(
    ({ parentId, updateTypeName }) =>
      parentId === questionId && updateTypeName === 'service_question_answered',
  );
}

/** The fields of a question that are shown. Nothing else about the asker goes out with it. */
export const questionData = z.object({ question: z.string(), city: z.string(), state: z.string() });

const answerData = z.object({
  answer: z.string().nullable().default(null),
  files: storedFiles.default([]),
});
