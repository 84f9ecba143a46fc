import { useMutation, useQuery } from '@tanstack/react-query';
import { api, trpc } from '../../lib/api.ts';
import { deviceId } from '../../lib/device.ts';
import type { Profile } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useNotificationSettings } from '../../lib/use-notification-settings.ts';
import type { Channel } from './contacts.ts';

/** Resolves once the updated profile has loaded, above all the contact that waits for its code. */
export function useUpdateProfile() {
  return useCommand(api.customers.accounts.updateProfile.mutate, {
    onSuccess: async () => {
      // Lists of the company's people still show the old profile.
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

/** The notices a person gets under the current settings. */
export function useOwnNotices(enabled: boolean) {
  return useQuery(trpc.customers.profile.notices.queryOptions(undefined, { enabled }));
}

/** Not retried automatically: whatever happened to the first try, the next has to wait. */
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
