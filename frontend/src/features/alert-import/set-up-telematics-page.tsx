import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeleton-rows.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlertSetUp } from './api.ts';
import { CopyField } from './copy-field.tsx';
import { ProviderPosts } from './provider-posts.tsx';
import { type Provider, providers, recipientWords } from './providers.ts';
import { Step, StepList } from './step-list.tsx';

/** Alerts straight from the telematics system: by mail to the company's address, or posted. */
export function SetUpTelematicsPage() {
  const { data, error, refetch } = useAlertSetUp();
  const [chosen, setChosen] = useState('');
  const provider = providers.find(({ id }) => id === chosen);
  if (data === undefined) {
    return error ? (
      <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={4} height={88} gap={12} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        Telematics systems email each alert to whom you name. Choose yours to see where; if you have several,
        one after the other.
      </Typography>
      <SelectField
        label="Your telematics system"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="" disabled>
          Choose one
        </option>
        {providers.map(({ id, name, makers }) => (
          <option key={id} value={id}>
            {makers === '' ? name : `${name} (${makers})`}
          </option>
        ))}
      </SelectField>
      {provider && <MailSteps provider={provider} address={data.equipmentAlertEmail} />}
      {provider && <ProviderPosts key={provider.id} setUp={data} expanded={provider.posts} />}
    </Box>
  );
}

interface MailStepsProps {
  readonly provider: Provider;
  readonly address: string;
}

function MailSteps({ provider, address }: MailStepsProps) {
  const name = provider.id === 'other' ? 'the system' : provider.name;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>Menus change, and differ by version; what to look for stays the same.</Typography>
      <StepList>
        <Step title={`Sign in to ${name}`}>
          <span>
            With an account that may change alerts. If yours may not, ask whoever manages it, or your dealer.
          </span>
        </Step>
        <Step title="Find its alerts">
          <span>{provider.where}</span>
        </Step>
        <Step title="Choose faults and machines">
          <span>
            All machines that Ironcall is to serve, and fault codes of every severity: those of low priority
            make no order by themselves. Leave fuel levels, geofences and maintenance reminders out.
          </span>
        </Step>
        <Step title="Add your company’s address">
          <span>{recipientWords(provider)}</span>
          <CopyField what="forwarding address" text={address} />
        </Step>
        <Step title="Send alerts at once">
          <span>Choose an email for each alert, as it happens, rather than a daily summary. Save.</span>
        </Step>
        <Step title="Wait for the next alert">
          <span>It shows up under Pending within a minute or two, and under Import Alert if it waits.</span>
        </Step>
      </StepList>
    </Box>
  );
}
