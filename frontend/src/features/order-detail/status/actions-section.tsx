import Box from '@mui/material/Box';
import { Ban, Flag, type LucideIcon } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { PanelButton } from '../../../components/data/panel-button.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { type DialogName, useOpenDialog } from '../../../lib/dialog-address.ts';

interface Action {
  readonly dialog: DialogName;
  readonly command: string;
  readonly name: string;
  readonly note: string;
  readonly icon: LucideIcon;
}

/** What else can be done about the order, beside its next step. */
export function ActionsSection({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const possible = actions.filter(({ command }) => order.allowedCommands.includes(command));
  if (possible.length === 0) return null;
  return (
    <PanelSection title="Actions">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {possible.map(({ dialog, name, note, icon }) => (
          <li key={dialog}>
            <PanelButton {...{ icon, name, note }} opensDialog onClick={() => open(dialog, order.id)} />
          </li>
        ))}
      </Box>
    </PanelSection>
  );
}

const actions: readonly Action[] = [
  {
    dialog: 'cancel',
    command: 'cancel',
    name: 'Cancel order',
    note: 'Anytime before scheduling service',
    icon: Ban,
  },
  {
    dialog: 'report',
    command: 'reportIssue',
    name: 'Report an Issue',
    note: 'Something about the service is not right',
    icon: Flag,
  },
];
