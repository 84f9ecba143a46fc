import { useMutation, useQuery } from '@tanstack/react-query';
import { api, trpc } from '../../lib/api.ts';
import { deviceId } from '../../lib/device.ts';
import type { Profile } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useNotificationSettings } from '../../lib/use-notification-settings.ts';
import type { Channel } from './contacts.ts';

/** Done once the profile is there as it now is: what waits for its code, above all. */
export function useUpdateProfile() {
  return useCommand(api.customers.accounts.updateProfile.mutate, {
    onSuccess: async () => {
      // Wherever the company's people are listed, this one is shown as it was.
      void queryClient.invalidateQueries({ queryKey: trpc.customers.accounts.pathKey() });
      await queryClient.refetchQueries({ queryKey: trpc.customers.profile.get.queryKey() });
    },
  });
}

export function useUpdateCompany() {
  return useCommand(api.customers.accounts.updateCompany.mutate, {
    onSuccess: ({ name, logo }) => changeCompany({ name, logo }),
  });
}

export function useDescribeCompany() {
  return useCommand(api.customers.profile.updateCompany.mutate, { onSuccess: changeCompany });
}

export function useUpdateBillingInfo() {
  return useCommand(api.customers.profile.updateBillingInfo.mutate, {
    onSuccess: ({ billingEmails, billingAddresses }) =>
      changeCompany({ billing: { emails: billingEmails, addresses: billingAddresses } }),
  });
}

export function useUpdateNotificationSettings() {
  return useNotificationSettings(api.auth.updateNotificationSettings.mutate, {
    read: () => queryClient.getQueryData(trpc.customers.profile.get.queryKey())?.account,
    write: changeAccount,
    notices: trpc.customers.profile.notices.queryKey(),
  });
}

/** What one is told of, as the switches stand. */
export function useOwnNotices(enabled: boolean) {
  return useQuery(trpc.customers.profile.notices.queryOptions(undefined, { enabled }));
}

/** Not tried again by itself: whatever became of the first try, the next one has to wait. */
export function useSendContactCode() {
  return useMutation({ mutationFn: (input: { channel: Channel }) => api.auth.sendContactCode.mutate(input) });
}

export function useProveContact() {
  return useCommand(api.auth.proveContact.mutate, { onSuccess: changeAccount });
}

export function useSessions() {
  return useQuery(trpc.auth.sessions.queryOptions({ device: deviceId() }));
}

export function useSignOutEverywhere() {
  return useCommand(api.auth.signOutEverywhere.mutate);
}

function changeAccount(change: Partial<Profile['account']>): void {
  queryClient.setQueryData(
    trpc.customers.profile.get.queryKey(),
    (profile) => profile && { ...profile, account: { ...profile.account, ...change } },
  );
}

function changeCompany(change: Partial<Profile['account']['company']>): void {
  queryClient.setQueryData(
    trpc.customers.profile.get.queryKey(),
    (profile) =>
      profile && {
        ...profile,
        account: { ...profile.account, company: { ...profile.account.company, ...change } },
      },
  );
}
