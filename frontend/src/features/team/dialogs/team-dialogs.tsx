import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type TeamDialogName, teamDialogNames, useCloseDialog } from '../../../lib/dialog-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import type { TeamDialogProps } from './team-dialog.ts';

/** Shows what the address names of the team's dialogs; only for who may change people. */
export function TeamDialogs() {
  const [query] = useSearchParams();
  const close = useCloseDialog();
  const asked = dialogOf(query);
  // What closes stays until it has left the screen.
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && (asked.name !== shown?.name || asked.value !== shown.value)) setShown(asked);
  const dialogs = useLate(loadDialogs, asked !== undefined);
  if (shown === undefined || dialogs === undefined) return null;
  const Shown = dialogs[shown.name];
  return (
    <Shown
      key={`${shown.name} ${shown.value}`}
      value={shown.value}
      open={asked !== undefined}
      onClose={close}
      onClosed={() => setShown(undefined)}
    />
  );
}

function dialogOf(query: URLSearchParams) {
  for (const name of teamDialogNames) {
    const value = query.get(name);
    if (value !== null && value !== '') return { name, value };
  }
  return undefined;
}

type Dialogs = Readonly<Record<TeamDialogName, ComponentType<TeamDialogProps>>>;

async function loadDialogs(): Promise<Dialogs> {
  const [user, status, transfer, access] = await Promise.all([
    import('./user-dialog.tsx'),
    import('./status-dialog.tsx'),
    import('./transfer-dialog.tsx'),
    import('./access-dialog.tsx'),
  ]);
  return {
    edit: user.UserDialog,
    'set-active': status.StatusDialog,
    transfer: transfer.TransferDialog,
    may: access.AccessDialog,
  };
}
