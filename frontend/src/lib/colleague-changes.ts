import type { Colleague } from '#schema/accounts/people.ts';
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

type Detail = Awaited<ReturnType<typeof api.customers.accounts.createOrUpdate.mutate>>;
interface CachedPage {
  readonly data: readonly Colleague[];
}
