import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { Ban, Flag, type LucideIcon } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { PanelSection } from '../../components/panel-section.tsx';
import { type DialogName, useOpenDialog } from '../../lib/dialog-address.ts';

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
        {possible.map(({ dialog, name, note, icon: Icon }) => (
          <li key={dialog}>
            <ListItemButton
              component="button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => open(dialog, order.id)}
              sx={{
                width: '100%',
                gap: 1.5,
                px: 1,
                mx: -1,
                borderRadius: 1,
                font: 'inherit',
                textAlign: 'left',
              }}
            >
              <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'text.secondary' }}>
                <Icon size={20} />
              </Box>
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block' }}>
                  {name}
                </Box>
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {note}
                </Box>
              </Box>
            </ListItemButton>
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
