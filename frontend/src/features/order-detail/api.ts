import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders.ts';
import type { ChatCalls } from '../../components/chat/chat-panel.tsx';
import { api, trpc } from '../../lib/api.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { orderKey, takeOrder } from '../../lib/order-cache.ts';
import { queryClient, retryTransient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/**
 * An order, asked for every five seconds with the version that is shown: while nothing has changed the answer is a few
 * bytes, and the cached order stays the same object, so that nothing renders.
 */
export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
    // What does not exist, or is not this person's, will not come by asking again.
    refetchInterval: (query) => (isRefusal(query.state.error) ? false : pollEvery),
    retry: retryTransient,
  });
}

/** Asks for the order now; resolves when it is shown. */
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

/** What a rating can be given with; it changes with a release. */
export function useRatingAttributes() {
  return useQuery(trpc.customers.orders.getRatingAttributes.queryOptions(undefined, { staleTime: Infinity }));
}

/** An address that shows a file of the order for a few minutes. */
export async function fileUrl(orderId: string, uri: string): Promise<string> {
  const { url } = await api.customers.orders.getFileUrl.query({ orderId, uri });
  return url;
}

/** What the chat and the forms with files call. */
export const chatCalls: ChatCalls = {
  post: async (input, options) => {
    const { order } = await api.customers.orders.createOrderUpdate.mutate(input, options);
    await takeOrder(order);
  },
  presign: (input) => api.customers.orders.getS3PresignedPost.mutate(input),
  fileUrl: (input) => api.customers.orders.getFileUrl.query(input),
};

/** Has the bot say an entry that it has queued. */
export async function deliverChatbotUpdate(orderUpdateId: string): Promise<void> {
  const { order } = await api.customers.orders.deliverChatbotUpdate.mutate({ orderUpdateId });
  await takeOrder(order);
}

/** A technician's question by its timeline entry, with the answer where there is one. */
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

const pollEvery = 5_000;

async function fetchOrder(id: string, signal: AbortSignal): Promise<OrderView> {
  const known = queryClient.getQueryData<OrderView>(orderKey(id));
  const answer = await api.customers.orders.byId.query({ id, version: known?.version }, { signal });
  // A command may have answered while this was under way.
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

/** What changes about an order beside its status; each answer is the order as it then is. */

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
      // The map's pin may take it from now on.
      void queryClient.invalidateQueries(trpc.customers.jobsites.getJobsitesInBounds.pathFilter());
    },
  });
}
