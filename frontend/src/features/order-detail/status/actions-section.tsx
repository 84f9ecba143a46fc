import Box from '@mui/material/Box';
import type { OrderView } from '#schema/orders/order.ts';
import { PanelButton } from '../../../components/data/panel-button.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { possibleActions } from './possible-actions.ts';

/** What else can be done about the order, beside its next step. */
export function ActionsSection({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const possible = possibleActions(order);
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
