import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useSearchExplanation } from './api.ts';
import { changeWords, explanationWords } from './explanation-words.ts';

/** Why nobody was found, and the smallest change that would find somebody. */
export function SearchExplanation({ order }: { readonly order: OrderView }) {
  const { data } = useSearchExplanation(order);
  const open = useOpenDialog();
  if (data === undefined) return null;
  const change = changeWords(data.change);
  const mayEdit = order.allowedCommands.includes('updateJobsite');
  const isRequirement = data.change?.kind === 'requirement' || data.change?.kind === 'requirements';
  return (
    <>
      <Box
        component="ul"
        aria-label="Why nobody was found"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {explanationWords(data, order.equipment).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {change && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography sx={{ fontWeight: 600 }}>{change}</Typography>
          {isRequirement && mayEdit && (
            <Button variant="outlined" onClick={() => open('requirements', order.id)}>
              Change requirements
            </Button>
          )}
        </Box>
      )}
    </>
  );
}
