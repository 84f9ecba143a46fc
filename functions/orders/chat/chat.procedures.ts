import { requireOwnUri } from '#functions/files/own-files.ts';
import { attached, bytesOf, presignRead, presignUpload } from '#functions/files/presign.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { notFound } from '#functions/platform/errors.ts';
import { countUse } from '#functions/platform/limits.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { fileUrlInput, fileUrlOutput, presignedPostInput, presignedPostOutput } from '#schema/files.ts';
import {
  answerQuestionInput,
  createOrderUpdateInput,
  orderQuestion,
  orderUpdateInput,
} from '#schema/orders/chat.ts';
import { orderOutput } from '#schema/orders/order-calls.ts';
import { giveCommand } from '../give-command.ts';
import { orderOf } from '../lifecycle/order-commands.ts';
import { headOf } from '../order.ts';
import { loadHead, loadOrder, loadOrderRow } from '../store/orders.store.ts';
import { seesOrder } from '../visibility.rules.ts';
import { questionOf } from './question.ts';
import { requireMayPost } from './require-may-post.ts';

/** The messages, questions and files of an order. */
export const chatProcedures = {
  createOrderUpdate: procedure
    .meta({ ...abilities.postMessage, entity: 'order', guarded: ['order'], limit: 'messages' })
    .input(createOrderUpdateInput)
    .output(orderOutput)
    .mutation(({ ctx, input: { orderId, data } }) => {
      const files = attached(orderId, data.files, 'data.files');
      const command = { name: 'postMessage', ...data } as const;
      return giveCommand(ctx, orderId, command, files);
    }),

  answerQuestion: procedure
    .meta({ ...abilities.answerQuestion, entity: 'order', guarded: ['order'], limit: 'messages' })
    .input(answerQuestionInput)
    .output(orderOutput)
    .mutation(({ ctx, input: { replyToId, answer, answerFiles } }) => {
      const orderId = orderOf(replyToId);
      const command = {
        name: 'answerQuestion',
        questionId: replyToId,
        answer,
        files: answerFiles,
      } as const;
      const files = attached(orderId, answerFiles, 'answerFiles');
      return giveCommand(ctx, orderId, command, files);
    }),

  getOrderQuestion: procedure
    .meta({ permission: null, entity: 'order' })
    .input(orderUpdateInput)
    .output(orderQuestion)
    .query(async ({ ctx, input }) => {
      const order = await loadOrder(orderOf(input.orderUpdateId));
      const question =
        order && seesOrder(ctx.caller, headOf(order.order))
          ? questionOf(order, input.orderUpdateId)
          : undefined;
      if (question === undefined) throw notFound('The question');
      return question;
    }),

  /** If two viewers ask at once, one of them delivers it and both get the order. */
  deliverChatbotUpdate: procedure
    .meta({ permission: null, entity: 'order', guarded: ['order'] })
    .input(orderUpdateInput)
    .output(orderOutput)
    .mutation(({ ctx, input: { orderUpdateId } }) =>
      giveCommand(
        ctx,
        orderOf(orderUpdateId),
        { name: 'deliverChatbotUpdate', updateId: orderUpdateId },
        {
          isDone: ({ updates }) =>
            updates.some(
              ({ id, source, isQueued }) => id === orderUpdateId && source === 'heavebot' && !isQueued,
            ),
        },
      ),
    ),

  /** Open to those who may post a message, since files come with messages. */
  getS3PresignedPost: procedure
    .meta({ permission: null, entity: 'order', limit: 'uploads' })
    .input(presignedPostInput)
    .output(presignedPostOutput)
    .mutation(async ({ ctx, input: { orderId, ...upload } }) => {
      const [caller, order] = await Promise.all([
        ctx.confirm(),
        loadOrderRow(orderId),
        countUse('uploadedBytes', ctx.caller, ctx.now, bytesOf(upload)),
      ]);
      requireMayPost(order, caller);
      return presignUpload(orderId, upload);
    }),

  getFileUrl: procedure
    .meta({ permission: null, entity: 'order' })
    .input(fileUrlInput)
    .output(fileUrlOutput)
    .query(async ({ ctx, input: { orderId, uri } }) => {
      const head = await loadHead(orderId);
      if (head === undefined || !seesOrder(ctx.caller, head)) throw notFound('The order');
      requireOwnUri(orderId, uri);
      return presignRead(uri);
    }),
};
