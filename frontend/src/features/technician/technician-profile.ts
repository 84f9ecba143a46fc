import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { techApi, techTrpc } from '../../lib/tech-api.ts';
import { useCommand } from '../../lib/use-command.ts';

/** The signed-in technician and its company. */
export function useTechnicianProfile() {
  return useQuery(techTrpc.technicians.profile.get.queryOptions(undefined, { staleTime: 60_000 }));
}

/** The switches are as they were pressed at once, and as the service has them where that could not be saved. */
export function useUpdateNotificationSettings() {
  const queryKey = techTrpc.technicians.profile.get.queryKey();
  return useCommand(techApi.technicians.account.updateNotificationSettings.mutate, {
    // One after the other, so that the last press is what stays.
    scope: { id: 'notification-settings' },
    onMutate: (settings) =>
      queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...settings }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: techTrpc.technicians.account.notices.queryKey() }),
  });
}

/** What the technician is told of, as the switches stand. */
export function useOwnNotices(enabled: boolean) {
  return useQuery(techTrpc.technicians.account.notices.queryOptions(undefined, { enabled }));
}
