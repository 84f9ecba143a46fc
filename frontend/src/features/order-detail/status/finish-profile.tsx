import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { ChevronRight, CircleDashed } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { borderedList } from '../../../components/data/list-styles.ts';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';

/** 'Finish Your Job Profile': what a technician still needs to know (document 1 section 2). */
export function FinishProfile({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const missing = missingParticulars(order);
  if (missing.length === 0) return null;
  return (
    <PanelSection title="Finish Your Job Profile">
      <Box component="ul" sx={borderedList}>
        {missing.map(({ dialog, name }) => (
          <li key={dialog}>
            <ListItemButton
              component="button"
              type="button"
              aria-haspopup="dialog"
              onClick={() => open(dialog, order.id)}
              sx={row}
            >
              <CircleDashed size={20} aria-hidden />
              <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
                {name}
              </Box>
              <Badge tone="warning">Required</Badge>
              <ChevronRight size={20} aria-hidden />
            </ListItemButton>
          </li>
        ))}
      </Box>
    </PanelSection>
  );
}

export interface MissingParticular {
  readonly dialog: 'serial' | 'jobsite';
  readonly name: string;
}

const row = {
  width: '100%',
  minHeight: 52,
  gap: 1.5,
  px: 1.5,
  font: 'inherit',
  textAlign: 'left',
  '& svg': { flex: 'none', color: 'text.secondary' },
} as const;

/** What is missing that this person may add. */
function missingParticulars({
  equipment,
  jobsite,
  allowedCommands,
}: Pick<OrderView, 'equipment' | 'jobsite' | 'allowedCommands'>): MissingParticular[] {
  const may = (command: string) => allowedCommands.includes(command);
  const missing: MissingParticular[] = [];
  if (equipment.serialNumber === null && may('updateSerialNumber')) {
    missing.push({ dialog: 'serial', name: 'Add Serial Number' });
  }
  if (jobsite.name === null && may('updateJobsite')) missing.push({ dialog: 'jobsite', name: 'Add jobsite' });
  return missing;
}
