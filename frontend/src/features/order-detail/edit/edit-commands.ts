import { api, trpc } from '../../../lib/api.ts';
import { takeOrder } from '../../../lib/order-cache.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';

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
