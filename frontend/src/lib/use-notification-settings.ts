import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { type Command, useCommand } from './use-command.ts';

/** Saves switches: each changes at once, and back if it couldn't be saved. */
export function useNotificationSettings<Change extends object>(
  save: Command<Change, unknown>,
  {
    read,
    write,
    notices,
  }: {
    /** The account data the page shows. */
    readonly read: () => object | undefined;
    readonly write: (change: Partial<Change>) => void;
    /** Query key of the notices, which depend on the settings. */
    readonly notices: QueryKey;
  },
) {
  return useCommand(save, {
    // One at a time, so that the last press wins.
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
