import { useEffect } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import type { ChatCalls } from '../../components/chat/chat-panel.tsx';
import { techApi } from '../../lib/tech-api.ts';
import type { Presign } from '../../lib/upload.ts';
import { useVisible } from '../../lib/use-window.ts';
import { refreshJob } from './api.ts';

const jobs = techApi.technicians.jobs;

/** Asks where to upload a file of the job. */
export const presignUpload: Presign = (input) => jobs.getS3PresignedPost.mutate(input);

/** Marks the chat as read for each new entry while it is visible. */
export function useMarkAsRead(
  { id: orderId, ordersUpdates }: TechnicianJob['order'],
  isInSight: boolean,
): void {
  const isVisible = useVisible();
  const newest = ordersUpdates.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || !isInSight || !isVisible) return;
    // Nobody waits for it: the next entry's call makes up for a failure.
    jobs.markAsRead.mutate({ orderId }).catch(() => undefined);
  }, [orderId, newest, isInSight, isVisible]);
}

/** The chat's calls, on the technicians' API. */
export const chatCalls: ChatCalls = {
  post: async (input, options) => {
    const posted = await jobs.createOrderUpdate.mutate(input, options);
    await refreshJob(input.orderId);
    return posted;
  },
  presign: presignUpload,
  fileUrl: (input) => jobs.getFileUrl.query(input),
};
