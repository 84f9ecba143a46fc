import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { WaitingAlert } from '#schema/alerts/alerts.ts';
import { borderedList } from '../../components/data/list-styles.ts';
import { SeverityIcon } from '../../components/facts/fault-label.tsx';
import { When } from '../../components/facts/when.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useWaitingAlerts } from './api.ts';
import { cameThrough, machineName } from './outcome-words.ts';
import { useDismissal } from './use-dismissal.ts';

export interface WaitingListProps {
  readonly onProceed: (alertId: string) => void;
}

/** Low-priority alerts that came in automatically, each waiting for an answer. Hidden while there are none. */
export function WaitingList({ onProceed }: WaitingListProps) {
  const { data } = useWaitingAlerts(true);
  const dismissal = useDismissal();
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined || data.alerts.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography ref={heading} component="h3" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        Waiting for your decision ({data.alerts.length})
      </Typography>
      <Typography color="textSecondary">
        Low-priority alerts that came in on their own. No order has been created yet.
      </Typography>
      <Box component="ul" sx={borderedList}>
        {data.alerts.map((alert) => (
          <Box key={alert.id} component="li" sx={row}>
            <AlertWords alert={alert} />
            <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
              <BusyButton
                variant="text"
                busy={dismissal.busy === alert.id}
                onClick={() => dismissal.dismiss(alert.id, () => heading.current?.focus())}
              >
                Dismiss<VisuallyHidden> the alert of {nameOf(alert)}</VisuallyHidden>
              </BusyButton>
              <Button variant="outlined" onClick={() => onProceed(alert.id)}>
                Proceed<VisuallyHidden> with the alert of {nameOf(alert)}</VisuallyHidden>
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function AlertWords({ alert }: { readonly alert: WaitingAlert }) {
  const place = [alert.city, alert.state].filter((word) => word !== null).join(', ');
  return (
    <Box sx={{ flex: '1 1 300px', minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{nameOf(alert)}</Box>
      {alert.faultCodes.slice(0, faultsShown).map((fault) => (
        <Box key={fault.id} sx={{ display: 'flex', gap: 0.75, '& > :first-of-type': { pt: '3px' } }}>
          <SeverityIcon severity={fault.severity} size={18} />
          <div>
            <code>{fault.fault}</code>
            {fault.name !== null && fault.name !== fault.fault && <div>{fault.name}</div>}
          </div>
        </Box>
      ))}
      {alert.faultCodes.length > faultsShown && (
        <Box sx={{ typography: 'body2' }}>+ {alert.faultCodes.length - faultsShown} More</Box>
      )}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {place !== '' && `${place} · `}
        {cameThrough(alert)} · <When time={alert.createdAt} />
      </Box>
    </Box>
  );
}

function nameOf(alert: WaitingAlert): string {
  return machineName(alert) ?? 'Unknown machine';
}

const faultsShown = 3;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
} as const;
