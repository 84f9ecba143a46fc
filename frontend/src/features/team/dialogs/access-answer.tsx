import Box from '@mui/material/Box';
import { Check, Eye, EyeOff, X } from 'lucide-react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { borderedList } from '../../../components/data/list-styles.ts';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { useAccess } from '../api.ts';

export interface AccessAnswerProps {
  readonly accountId: string;
  readonly orderId: string;
}

/** Whether a person sees an order, and which commands they may use on it, each with its rule. */
export function AccessAnswer({ accountId, orderId }: AccessAnswerProps) {
  const access = useAccess(accountId, orderId);
  if (access.data === undefined) {
    if (!access.isError) return <SkeletonRows count={6} height={48} />;
    if (apiFailure(access.error).code !== 'NOT_FOUND') {
      return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
    }
    return <Box role="alert">Your company has no order #{orderId}.</Box>;
  }
  const { sees, why, actions } = access.data;
  const Sight = sees ? Eye : EyeOff;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="output" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box component="span" sx={{ pt: '2px', flex: 'none' }}>
          <Sight size={20} aria-hidden />
        </Box>
        <span>
          <strong>{sees ? `Sees order #${orderId}.` : `Does not see order #${orderId}.`}</strong> {why}
        </span>
      </Box>
      {sees && (
        <Box component="ul" aria-label={`What is possible with order #${orderId}`} sx={borderedList}>
          {actions.map(({ does, allowed, rule }) => (
            <Box component="li" key={does} sx={action}>
              <Box
                component="span"
                sx={{ pt: '2px', flex: 'none', color: allowed ? 'success.main' : 'text.secondary' }}
              >
                {allowed ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <VisuallyHidden>{allowed ? 'May: ' : 'May not: '}</VisuallyHidden>
                {does}
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{rule}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const action = { display: 'flex', gap: 1.5, px: 1.5, py: 1 } as const;
