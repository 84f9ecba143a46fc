import type { ComponentType } from 'react';
import {
  type AddressedDialogProps,
  type TeamDialogName,
  teamDialogNames,
  useAddressedDialog,
} from '../../../lib/dialog-address.ts';
import { useLate } from '../../../lib/use-late.ts';

/** The team's dialogs named in the address; only for people who can edit others. */
export function TeamDialogs() {
  const { shown, ...state } = useAddressedDialog(teamDialogNames);
  const dialogs = useLate(loadDialogs, shown !== undefined);
  if (shown === undefined || dialogs === undefined) return null;
  const Shown = dialogs[shown.name];
  return <Shown key={`${shown.name} ${shown.value}`} value={shown.value} {...state} />;
}

type Dialogs = Readonly<Record<TeamDialogName, ComponentType<AddressedDialogProps>>>;

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
