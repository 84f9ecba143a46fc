import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders/order.ts';
import { api } from '../../../lib/api.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { usePermission } from '../../../lib/profile.ts';
import { retryTransient } from '../../../lib/query-client.ts';
import { changeWords, explanationWords } from './search-words.ts';

/** Why nobody was found, and the smallest change that would help. */
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
        {explanationWords(data, order.equipment, order.ordersTechnicians.length > 0).map((sentence) => (
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

/** Why the search found nobody, in numbers. Fetched again as the search widens or the jobsite changes. */
function useSearchExplanation({ id, matchingRound, search, jobsite }: OrderView) {
  return useQuery({
    queryKey: ['order-search', id, matchingRound, search?.radiusMiles, search?.endedAt, jobsite.requirements],
    queryFn: ({ signal }) => api.customers.orders.explainSearch.query({ id }, { signal }),
    enabled: usePermission('view_and_request_orders'),
    staleTime: 60_000,
    retry: retryTransient,
  });
}
