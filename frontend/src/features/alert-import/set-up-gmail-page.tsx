import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import type { AlertSetUp } from '#schema/alerts/alerts.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { When } from '../../components/facts/when.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlertSetUp } from './api.ts';
import { CopyField } from './copy-field.tsx';
import { Step, StepList } from './step-list.tsx';

/**
 * Forwarding by a Gmail filter. Gmail asks the forwarding address to confirm; nobody can open that mailbox, so its
 * request is shown here as soon as it arrives.
 */
export function SetUpGmailPage() {
  const { data, error, refetch } = useAlertSetUp({ every: 3_000 });
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
        For alerts that land in a Gmail or Google Workspace mailbox. Use a browser on a computer: the Gmail
        app doesn’t have these settings.
      </Typography>
      <StepList>
        <Step title="Open the forwarding settings">
          <span>
            In Gmail, click the gear, then See all settings, then the Forwarding and POP/IMAP tab. Click Add a
            forwarding address.
          </span>
        </Step>
        <Step title="Enter your company’s address">
          <span>Paste this address, and continue until Gmail says it sent a confirmation.</span>
          <CopyField what="forwarding address" text={data.equipmentAlertEmail} />
        </Step>
        <Step title="Confirm it">
          <GmailConfirmation confirmation={data.gmailConfirmation} />
        </Step>
        <Step title="Create a filter">
          <span>
            In Gmail’s search bar, open the search options. Put the address your alerts come from in From, and
            click Create filter.
          </span>
        </Step>
        <Step title="Forward and label">
          <span>
            Check Forward it to, and choose the address. Check Apply the label, and create a label such as
            Health alerts, so you can see what was forwarded. Click Create filter.
          </span>
        </Step>
        <Step title="Wait for the next alert">
          <span>
            It shows up under Pending within a minute or two. To try it now, forward an old alert to the
            address yourself.
          </span>
        </Step>
      </StepList>
      <Typography variant="body2" color="textSecondary">
        If Gmail doesn’t offer forwarding, your company’s administrator has turned it off in Google Workspace.
      </Typography>
    </Box>
  );
}

/** The code and the link, or what to do until they arrive. Their arrival is announced. */
function GmailConfirmation({ confirmation }: { readonly confirmation: AlertSetUp['gmailConfirmation'] }) {
  return (
    <Box sx={confirmationLook}>
      <Box component="output" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {confirmation === null ? 'Gmail’s confirmation hasn’t arrived yet' : 'Gmail’s confirmation is here'}
      </Box>
      {confirmation === null ? (
        <span>
          It shows up here on its own, usually within a minute of step 2. Keep this page open. If it takes
          longer, click Resend email next to the address in Gmail.
        </span>
      ) : (
        <ConfirmIt confirmation={confirmation} />
      )}
    </Box>
  );
}

function ConfirmIt({
  confirmation,
}: {
  readonly confirmation: NonNullable<AlertSetUp['gmailConfirmation']>;
}) {
  const { code, link, requestedBy, receivedAt } = confirmation;
  return (
    <>
      <span>
        {requestedBy !== null && `${requestedBy} is asking to forward.  `}
        {whatToDo(code, link)} If nobody at your company asked for this, ignore it.
      </span>
      <Box sx={{ typography: 'body2' }}>
        Received: <When time={receivedAt} />
      </Box>
      {code !== null && <CopyField what="confirmation code" text={code} />}
      {link !== null && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          startIcon={<ExternalLink size={18} />}
          sx={{ justifySelf: 'start' }}
        >
          Confirm at Google
        </Button>
      )}
    </>
  );
}

function whatToDo(code: string | null, link: string | null): string {
  if (link === null) return 'Enter this code in Gmail, next to the address.';
  return code === null ? 'Follow the link to confirm.' : 'Enter the code in Gmail, or follow the link.';
}

const confirmationLook = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;
