import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { type Command, useCommand } from './use-command.ts';

/** Saves switches: each is as it was pressed at once, and as it was before where that could not be saved. */
export function useNotificationSettings<Change extends object>(
  save: Command<Change, unknown>,
  {
    read,
    write,
    notices,
  }: {
    /** What the page shows of the account. */
    readonly read: () => object | undefined;
    readonly write: (change: Partial<Change>) => void;
    /** What is told then depends on them. */
    readonly notices: QueryKey;
  },
) {
  return useCommand(save, {
    // One after the other, so that the last press is what stays.
    scope: { id: 'notification-settings' },
    onMutate: (change) => {
      const before = Object.entries(read() ?? {}).filter(([name]) => name in change);
      write(change);
      return Object.fromEntries(before);
    },
    onError: (_error, _change, before) => write(before as Partial<Change>),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notices }),
  });
}
