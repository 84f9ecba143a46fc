import type { ChatCalls } from '../../components/chat/chat-panel.tsx';
import { techApi } from '../../lib/tech-api.ts';
import type { Presign } from '../../lib/upload.ts';
import { refreshJob } from './api.ts';

const jobs = techApi.technicians.jobs;

/** Asks where a file of the job may be uploaded to. */
export const presignUpload: Presign = (input) => jobs.getS3PresignedPost.mutate(input);

/** The chat's calls, by the technicians' API. */
export const chatCalls: ChatCalls = {
  post: async (input, options) => {
    const posted = await jobs.createOrderUpdate.mutate(input, options);
    await refreshJob(input.orderId);
    return posted;
  },
  presign: presignUpload,
  fileUrl: (input) => jobs.getFileUrl.query(input),
};
