import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlertSetUp } from './api.ts';
import { CopyField } from './copy-field.tsx';
import { ProviderPosts } from './provider-posts.tsx';
import { type Provider, providers, recipientWords } from './providers.ts';
import { Step, StepList } from './step-list.tsx';

/** Alerts straight from the telematics system, mailed to the company's address or posted. */
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
        Your telematics system can email each alert to an address you choose. Pick your system to see where;
        if you have more than one, set them up one at a time.
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
      <Typography>Menus change, and vary by version; what to look for stays the same.</Typography>
      <StepList>
        <Step title={`Sign in to ${name}`}>
          <span>
            Use an account that can change alerts. If yours can’t, ask whoever manages it, or your dealer.
          </span>
        </Step>
        <Step title="Find its alerts">
          <span>{provider.where}</span>
        </Step>
        <Step title="Choose faults and machines">
          <span>
            Every machine you want serviced through Ironcall, and fault codes of every severity: low-priority
            ones don’t create orders on their own. Leave out fuel levels, geofences and maintenance reminders.
          </span>
        </Step>
        <Step title="Add your company’s address">
          <span>{recipientWords(provider)}</span>
          <CopyField what="forwarding address" text={address} />
        </Step>
        <Step title="Send alerts right away">
          <span>Choose an email for each alert as it happens, not a daily summary. Then save.</span>
        </Step>
        <Step title="Wait for the next alert">
          <span>
            It shows up under Pending within a minute or two, or in Import Alert if it needs your decision.
          </span>
        </Step>
      </StepList>
    </Box>
  );
}
