import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailAddress } from '#schema/contact.ts';
import type { Colleague } from '#schema/people.ts';
import { api, trpc } from './api.ts';
import { queryClient } from './query-client.ts';
import { useCommand } from './use-command.ts';

/** Invites somebody into the company, or changes who is in it (customers.accounts.createOrUpdate). */
export function useSaveColleague() {
  return useCommand(api.customers.accounts.createOrUpdate.mutate, { onSuccess: takeColleague });
}

/** Brings what a command answers into everything that shows the person; whoever may be new is asked for again. */
export function takeColleague(person: Detail): void {
  queryClient.setQueryData(trpc.customers.accounts.byId.queryKey({ id: person.id }), person);
  changeInLists(person.id, () => person);
  void queryClient.invalidateQueries({ queryKey: trpc.customers.accounts.all.pathKey() });
}

/** In every cached list of colleagues. */
export function changeInLists(id: string, change: (person: Colleague) => Colleague): void {
  queryClient.setQueriesData<CachedPage>(
    { queryKey: trpc.customers.accounts.all.pathKey() },
    (page) => page && { ...page, data: page.data.map((each) => (each.id === id ? change(each) : each)) },
  );
}

/**
 * What to say at an address that another account than `id` has, asked once the person pauses (document 2 section 5).
 * Undefined while it is none, or is free, or nobody knows.
 */
export function useEmailTaken(typed: string, id?: string): string | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const email = emailAddress.safeParse(settled).data;
  const { data } = useQuery(
    trpc.customers.accounts.emailExists.queryOptions(
      { id: id ?? null, email: email ?? '' },
      { enabled: email !== undefined && settled === typed, staleTime: 60_000, retry: false },
    ),
  );
  const isAnswered = email !== undefined && settled === typed && data?.exists === true;
  return isAnswered ? 'This email has already been used. Please choose another.' : undefined;
}

type Detail = Awaited<ReturnType<typeof api.customers.accounts.createOrUpdate.mutate>>;
interface CachedPage {
  readonly data: readonly Colleague[];
}

/** Document 2 section 9. */
const debounce = 300;
