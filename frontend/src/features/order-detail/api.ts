import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders/order.ts';
import type { ChatCalls } from '../../components/chat/chat-panel.tsx';
import { api, trpc } from '../../lib/api.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { orderKey, takeOrder } from '../../lib/order-cache.ts';
import { queryClient, retryTransient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/**
 * An order, polled every five seconds with the version on the screen. If nothing has changed, the answer is a few bytes and
 * the cached order stays the same object, so nothing renders.
 */
export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
    // Retrying won't help if the order doesn't exist or isn't this person's.
    refetchInterval: (query) => (isRefusal(query.state.error) ? false : pollEvery),
    retry: retryTransient,
  });
}

/** Fetches the order now; resolves once it is there. */
export function refreshOrder(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: orderKey(id) });
}

export function useApproveOrder() {
  return useCommand(api.customers.orders.approvePendingOrder.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_approved'),
  });
}

export function useRejectOrder() {
  return useCommand(api.customers.orders.rejectPendingOrder.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_rejected'),
  });
}

export function useReopenOrder() {
  return useCommand(api.customers.orders.reopen.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_reopened'),
  });
}

export function useCancelOrder() {
  return useCommand(api.customers.orders.cancel.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_cancelled'),
  });
}

export function useAssignTechnician() {
  return useCommand(api.customers.orders.assignTechnician.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'technician_booked'),
  });
}

export function useRequestNewAvailability() {
  return useCommand(api.customers.orders.requestNewAvailability.mutate, {
    onSuccess: ({ order }) => takeOrder(order),
  });
}

export function useMarkTechnicianPresence() {
  return useCommand(api.customers.orders.markTechnicianPresence.mutate, {
    onSuccess: ({ order }) => takeOrder(order),
  });
}

export function useReportIssue() {
  return useCommand(api.customers.orders.reportIssue.mutate, { onSuccess: ({ order }) => takeOrder(order) });
}

export function useReviewJob() {
  return useCommand(api.customers.orders.reviewJob.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_reviewed'),
  });
}

/** The attributes a rating can have. They change only with a release. */
export function useRatingAttributes() {
  return useQuery(trpc.customers.orders.getRatingAttributes.queryOptions(undefined, { staleTime: Infinity }));
}

/** A link to a file of the order, valid for a few minutes. */
export async function fileUrl(orderId: string, uri: string): Promise<string> {
  const { url } = await api.customers.orders.getFileUrl.query({ orderId, uri });
  return url;
}

/** The API calls of the chat and of forms with files. */
export const chatCalls: ChatCalls = {
  post: async (input, options) => {
    const { order } = await api.customers.orders.createOrderUpdate.mutate(input, options);
    await takeOrder(order);
  },
  presign: (input) => api.customers.orders.getS3PresignedPost.mutate(input),
  fileUrl: (input) => api.customers.orders.getFileUrl.query(input),
};

/** Posts an entry that the bot has queued. */
export async function deliverChatbotUpdate(orderUpdateId: string): Promise<void> {
  const { order } = await api.customers.orders.deliverChatbotUpdate.mutate({ orderUpdateId });
  await takeOrder(order);
}

/** A technician's question by its timeline entry, with the answer if there is one. */
export function useOrderQuestion(orderUpdateId: string) {
  return useQuery(
    trpc.customers.orders.getOrderQuestion.queryOptions({ orderUpdateId }, { retry: retryTransient }),
  );
}

export function useAnswerQuestion() {
  return useCommand(api.customers.orders.answerQuestion.mutate, {
    onSuccess: ({ order }) => takeOrder(order, 'order_question_answered'),
  });
}

export function useUpdateSerialNumber() {
  return useCommand(api.customers.orders.updateSerialNumber.mutate, {
    onSuccess: ({ order }) => takeOrder(order),
  });
}

export function useUpdatePoNumber() {
  return useCommand(api.customers.orders.updatePoNumber.mutate, {
    onSuccess: ({ order }) => takeOrder(order),
  });
}

export function useUpdateParticipants() {
  return useCommand(api.customers.orders.updateParticipants.mutate, {
    onSuccess: ({ order }) => takeOrder(order),
  });
}

export function useUpdateJobsite() {
  return useCommand(api.customers.orders.updateJobsite.mutate, {
    onSuccess: ({ order }) => {
      void takeOrder(order);
      // The pin on the map may snap to it from now on.
      void queryClient.invalidateQueries(trpc.customers.jobsites.getJobsitesInBounds.pathFilter());
    },
  });
}

const pollEvery = 5_000;

async function fetchOrder(id: string, signal: AbortSignal): Promise<OrderView> {
  const known = queryClient.getQueryData<OrderView>(orderKey(id));
  const answer = await api.customers.orders.byId.query({ id, version: known?.version }, { signal });
  // A command may have answered in the meantime.
  const newest = queryClient.getQueryData<OrderView>(orderKey(id));
  if (answer.unchanged) {
    if (newest === undefined) throw new Error('An order that was never given is said to be unchanged.');
    return newest;
  }
  return newest !== undefined && newest.version > answer.order.version ? newest : answer.order;
}

function isRefusal(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  const { code } = apiFailure(error);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'UNAUTHORIZED';
}
