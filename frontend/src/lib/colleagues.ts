import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Colleague } from '#schema/accounts/people.ts';
import type { Permission } from '#schema/accounts/roles.ts';
import { api, trpc } from './api.ts';
import { usePermission } from './profile.ts';
import { queryClient } from './query-client.ts';
import { parseEmail } from './typed-contact.ts';
import { useCommand } from './use-command.ts';

export interface Colleagues {
  readonly people: readonly Colleague[];
  /** The list is complete. */
  readonly isWhole: boolean;
}

/** The company's active people, up to one page; with a permission, only those who have it. */
export function useColleagues(permission?: Permission) {
  return useQuery({
    ...trpc.customers.accounts.all.queryOptions({
      ...active,
      ...(permission && { permissions: [permission] }),
    }),
    select: ({ data, count }): Colleagues => ({ people: data, isWhole: count <= data.length }),
  });
}

/** Searches the company's active people, best match first; with a permission, only those who have it. */
export async function searchColleagues(
  search: string,
  signal: AbortSignal,
  permission?: Permission,
): Promise<readonly Colleague[]> {
  const permissions = permission === undefined ? [] : [permission];
  const { data } = await api.customers.accounts.all.query({ ...active, permissions, search }, { signal });
  return data;
}

/**
 * The current pictures of the company's active people, by id. Undefined until loaded, or if this person can't see them.
 */
export function usePictures(): ReadonlyMap<string, string | null> | undefined {
  const enabled = usePermission('view_and_request_orders');
  return useQuery({
    ...trpc.customers.accounts.all.queryOptions(active, { staleTime: 5 * 60_000, enabled }),
    select: picturesOf,
  }).data;
}

/** Invites a person into the company, or edits one (customers.accounts.createOrUpdate). */
export function useSaveColleague() {
  return useCommand(api.customers.accounts.createOrUpdate.mutate, { onSuccess: takeColleague });
}

/** Puts a command's answer into the caches. Lists are fetched again, since the person may be new. */
export function takeColleague(person: Detail): void {
  queryClient.setQueryData(trpc.customers.accounts.byId.queryKey({ id: person.id }), person);
  changeInLists(person.id, () => person);
  void queryClient.invalidateQueries({ queryKey: trpc.customers.accounts.all.pathKey() });
}

/** Changes a person in every cached list. */
export function changeInLists(id: string, change: (person: Colleague) => Colleague): void {
  queryClient.setQueriesData<CachedPage>(
    { queryKey: trpc.customers.accounts.all.pathKey() },
    (page) => page && { ...page, data: page.data.map((each) => (each.id === id ? change(each) : each)) },
  );
}

type Detail = Awaited<ReturnType<typeof api.customers.accounts.createOrUpdate.mutate>>;
interface CachedPage {
  readonly data: readonly Colleague[];
}

/**
 * The error for an email that another account than `id` has, checked when the person stops typing (document 2 section 5).
 * Undefined while the email is invalid, free or not checked.
 */
export function useEmailTaken(typed: string, id?: string): string | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const email = parseEmail(settled);
  const { data } = useQuery(
    trpc.customers.accounts.emailExists.queryOptions(
      { id: id ?? null, email: email ?? '' },
      { enabled: email !== undefined && settled === typed, staleTime: 60_000, retry: false },
    ),
  );
  const isAnswered = email !== undefined && settled === typed && data?.exists === true;
  return isAnswered ? 'This email has already been used. Please choose another.' : undefined;
}

/** Invites a person while doing something else (document 2 section 6). Undefined for people who can't. */
export function useInvitation() {
  const mayInvite = usePermission('user_management');
  const [email, setEmail] = useState('');
  const emailTaken = useEmailTaken(email);
  const { mutateAsync } = useSaveColleague();
  return mayInvite ? { invite: mutateAsync, onEmail: setEmail, emailTaken } : undefined;
}

function picturesOf({ data }: { readonly data: readonly Colleague[] }): ReadonlyMap<string, string | null> {
  return new Map(data.map(({ id, picture }) => [id, picture]));
}

const active: { statuses: 'active'[]; limit: number } = { statuses: ['active'], limit: 100 };

/** Document 2 section 9. */
const debounce = 300;
