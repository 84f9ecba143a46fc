import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { techApi, techTrpc } from '../../lib/tech-api.ts';
import { useNotificationSettings } from '../../lib/use-notification-settings.ts';

/** The signed-in technician and its company. */
export function useTechnicianProfile() {
  return useQuery(techTrpc.technicians.profile.get.queryOptions(undefined, { staleTime: 60_000 }));
}

export function useUpdateNotificationSettings() {
  const queryKey = techTrpc.technicians.profile.get.queryKey();
  return useNotificationSettings(techApi.technicians.account.updateNotificationSettings.mutate, {
    read: () => queryClient.getQueryData(queryKey),
    write: (change) => queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...change }),
    notices: techTrpc.technicians.account.notices.queryKey(),
  });
}

/** What the technician is told of, as the switches stand. */
export function useOwnNotices(enabled: boolean) {
  return useQuery(techTrpc.technicians.account.notices.queryOptions(undefined, { enabled }));
}
