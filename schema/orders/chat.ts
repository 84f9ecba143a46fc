import * as z from 'zod';
import { storedFiles } from '../files.ts';
import { orderChildId, orderId, timestamp } from '../ids.ts';
import { multiLine } from '../text.ts';

const words = multiLine(4000);

/** A chat message: text, files, or both. */
export const createOrderUpdateInput = z.object({
  orderId,
  data: z
    .object({ message: words.default(''), files: storedFiles.default([]) })
    .refine(({ message, files }) => message !== '' || files.length > 0, {
      path: ['message'],
      message: 'Write a message or attach a file',
    }),
});

export const askQuestionInput = z.object({ id: orderId, question: words.min(1, 'Required') });

/** `replyToId`: the timeline entry of the question. */
export const answerQuestionInput = z
  .object({ replyToId: orderChildId, answer: words.default(''), answerFiles: storedFiles.default([]) })
  .refine(({ answer, answerFiles }) => answer !== '' || answerFiles.length > 0, {
    path: ['answer'],
    message: 'Please provide an answer or upload files',
  });

export const orderUpdateInput = z.object({ orderUpdateId: orderChildId });

/** A technician's question. Of the technician only the location is shown (document 1 section 1). */
export const orderQuestion = z.object({
  id: orderChildId,
  orderId,
  question: z.string(),
  answer: z.string().nullable(),
  answerFiles: storedFiles,
  createdAt: timestamp,
  createdByUser: z.object({ city: z.string(), state: z.string() }),
});
export type OrderQuestion = z.infer<typeof orderQuestion>;

/** Number of an order's timeline entries that the caller has not seen. */
export const unread = z.object({ orderId, count: z.number().int().nonnegative() });
export type Unread = z.infer<typeof unread>;

/** Orders with unread entries, newest order first. */
export const unreadsOutput = z.array(unread);

export const markAsReadInput = z.object({ orderId });
