import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Inbox } from 'lucide-react';
import { Explainer } from './explainer.tsx';
import { ForwardAddress } from './forward-address.tsx';
import { PasteAlert, type PasteAlertProps } from './paste-alert.tsx';
import { SetUpCards } from './set-up-cards.tsx';
import { UnreadList } from './unread-list.tsx';
import type { ImportAddress } from './use-import-address.ts';
import { WaitingList } from './waiting-list.tsx';

export interface MainPageProps extends PasteAlertProps {
  readonly onGo: (to: Partial<ImportAddress>) => void;
}

/** The ways for an alert to come in, and those that wait for an answer. */
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
