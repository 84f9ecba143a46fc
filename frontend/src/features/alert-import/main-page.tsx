import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Inbox } from 'lucide-react';
import { Disclosure } from '../../components/flow/disclosure.tsx';
import { ForwardAddress } from './forward-address.tsx';
import { PasteAlert, type PasteAlertProps } from './paste-alert.tsx';
import { SetUpCards } from './set-up-cards.tsx';
import { UnreadList } from './unread-list.tsx';
import type { ImportAddress } from './use-import-address.ts';
import { WaitingList } from './waiting-list.tsx';

export interface MainPageProps extends PasteAlertProps {
  readonly onGo: (to: Partial<ImportAddress>) => void;
}

/** The ways to get alerts in, and the alerts that need an answer. */
export function MainPage({ onGo, ...paste }: MainPageProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PasteAlert {...paste} />
      <UnreadList
        onReview={(alerts) => onGo({ page: 'lowPriority', alerts })}
        onSeeAll={() => onGo({ page: 'whatCameIn' })}
      />
      <WaitingList onProceed={(alertId) => onGo({ page: 'lowPriority', alerts: [alertId] })} />
      <SetUpCards onOpen={(page) => onGo({ page })} />
      <ForwardAddress />
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="h3" variant="h3">
          What came in
        </Typography>
        <Typography color="textSecondary">
          Every alert that arrived by email or from a provider, and what became of it.
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Inbox size={18} />}
          onClick={() => onGo({ page: 'whatCameIn' })}
        >
          See what came in
        </Button>
      </Box>
      <Explainer />
    </Box>
  );
}

function Explainer() {
  return (
    <Disclosure title="What is a health alert?">
      <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
        <Typography>
          A health alert is the message a machine's telematics sends when it detects a fault. It comes by
          email, or shows up in the manufacturer's portal.
        </Typography>
        <Typography>
          Import one, and Code Clear reads the fault codes, the machine and its location from it. If the
          faults need service, it creates a pending order, and a manager decides: Get It Fixed, or Don't Fix
          It.
        </Typography>
        <Typography>
          An alert needs three things: a fault code, the equipment's brand and model, and a location.
        </Typography>
      </Box>
    </Disclosure>
  );
}
