import { requireOwnUri } from '#functions/files/own-files.ts';
import { attached, bytesOf, presignRead, presignUpload } from '#functions/files/presign.ts';
import { requireMayPost } from '#functions/orders/chat/require-may-post.ts';
import { countUse } from '#functions/platform/limits.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { noteSeen } from '#functions/unreads/unreads.ts';
import { fileUrlInput, fileUrlOutput, presignedPostInput, presignedPostOutput } from '#schema/files.ts';
import { createOrderUpdateInput, markAsReadInput, unread } from '#schema/orders/chat.ts';
import {
  jobByIdInput,
  jobByIdOutput,
  jobOutput,
  jobsMineOutput,
  jobsNearOutput,
} from '#schema/technicians/technician-jobs.ts';
import { giveJobCommand } from './give-job-command.ts';
import { jobAnsweringProcedures } from './job-answering.procedures.ts';
import { jobsNear, jobsOf } from './job-list.ts';
import { jobServiceProcedures } from './job-service.procedures.ts';
import { jobView } from './job-view.ts';
import { readJob, unchangedSince } from './read-job.ts';

/** technicians.jobs.* */
export const jobsRouter = router({
  near: procedure
    .meta({ permission: 'technician_access' })
    .output(jobsNearOutput)
    .query(async ({ ctx }) => ({ data: await jobsNear(ctx.caller) })),

  mine: procedure
    .meta({ permission: 'technician_access' })
    .output(jobsMineOutput)
    .query(({ ctx }) => jobsOf(ctx.caller, ctx.now)),

  /** With the version that the page shows, an unchanged job of the caller's company costs half a read unit. */
  byId: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(jobByIdInput)
    .output(jobByIdOutput)
    .query(async ({ ctx, input }) => {
      if (input.version !== undefined) {
        const version = await unchangedSince(ctx.caller, input.id, input.version);
        if (version !== undefined) return { unchanged: true as const, version };
      }
      const job = await readJob(ctx.caller, input.id);
      return { unchanged: false as const, ...jobView(job, ctx.caller, ctx.now) };
    }),

  ...jobAnsweringProcedures,
  ...jobServiceProcedures,

  createOrderUpdate: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'], limit: 'messages' })
    .input(createOrderUpdateInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { orderId, data } }) => {
      const files = attached(orderId, data.files, 'data.files');
      const command = { name: 'postMessage', ...data } as const;
      return giveJobCommand(ctx, orderId, () => command, files);
    }),

  /**
   * The caller gets no text about what they have seen. Repeating changes nothing, so no idempotency key is needed. Two
   * round trips.
   */
  markAsRead: procedure
    .meta({ permission: 'technician_access', entity: 'order' })
    .input(markAsReadInput)
    .output(unread)
    .mutation(async ({ ctx, input: { orderId } }) => {
      const [{ accountId }, { whole }] = await Promise.all([
        ctx.confirm(),
        readJob(ctx.caller, orderId, { consistent: true }),
      ]);
      await noteSeen(accountId, whole.order, ctx.now);
      return { orderId, count: 0 };
    }),

  /** Open to those who may post a message, since files come with messages and job notes. */
  getS3PresignedPost: procedure
    .meta({ permission: 'technician_access', entity: 'order', limit: 'uploads' })
    .input(presignedPostInput)
    .output(presignedPostOutput)
    .mutation(async ({ ctx, input: { orderId, ...upload } }) => {
      const [caller, { whole }] = await Promise.all([
        ctx.confirm(),
        readJob(ctx.caller, orderId, { consistent: true }),
        countUse('uploadedBytes', ctx.caller, ctx.now, bytesOf(upload)),
      ]);
      requireMayPost(whole.order, caller);
      return presignUpload(orderId, upload);
    }),

  getFileUrl: procedure
    .meta({ permission: 'technician_access', entity: 'order' })
    .input(fileUrlInput)
    .output(fileUrlOutput)
    .query(async ({ ctx, input: { orderId, uri } }) => {
      await readJob(ctx.caller, orderId);
      requireOwnUri(orderId, uri);
      return presignRead(uri);
    }),
});
