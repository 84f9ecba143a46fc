import Box from '@mui/material/Box';
import { Explainer } from './explainer.tsx';
import { ForwardAddress } from './forward-address.tsx';
import { PasteAlert, type PasteAlertProps } from './paste-alert.tsx';
import { SetUpCards } from './set-up-cards.tsx';
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
      <WaitingList onProceed={(alertId) => onGo({ page: 'lowPriority', alerts: [alertId] })} />
      <SetUpCards onOpen={(page) => onGo({ page })} />
      <ForwardAddress />
      <Explainer />
    </Box>
  );
}
