import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import type { AlertSetUp } from '#schema/alerts.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeleton-rows.tsx';
import { When } from '../../components/facts/when.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlertSetUp } from './api.ts';
import { CopyField } from './copy-field.tsx';
import { Step, StepList } from './step-list.tsx';

/**
 * Forwarding by a filter of Gmail. Gmail asks the forwarding address to confirm; what it asks is shown here as soon as it has
 * come, since nobody can open that mailbox.
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
        For alerts that reach a Gmail or Google Workspace mailbox. Do this in a browser on a computer: the
        Gmail app has no such settings.
      </Typography>
      <StepList>
        <Step title="Open the forwarding settings">
          <span>
            In Gmail, open the gear, then See all settings, then the tab Forwarding and POP/IMAP. Choose Add a
            forwarding address.
          </span>
        </Step>
        <Step title="Give your company’s address">
          <span>Paste this address, and go on until Gmail says that a confirmation was sent.</span>
          <CopyField what="forwarding address" text={data.equipmentAlertEmail} />
        </Step>
        <Step title="Confirm it">
          <GmailConfirmation confirmation={data.gmailConfirmation} />
        </Step>
        <Step title="Make a filter">
          <span>
            In Gmail’s search bar, open the search options. Put the address that your alerts come from into
            From, and choose Create filter.
          </span>
        </Step>
        <Step title="Forward and label">
          <span>
            Tick Forward it to, and choose the address. Tick Apply the label, and make a label such as Health
            alerts, so that you see what was forwarded. Choose Create filter.
          </span>
        </Step>
        <Step title="Wait for the next alert">
          <span>
            It shows up under Pending within a minute or two. To try it now, forward an old alert to the
            address by hand.
          </span>
        </Step>
      </StepList>
      <Typography variant="body2" color="textSecondary">
        If Gmail offers no forwarding, your company’s administrator has turned it off in Google Workspace.
      </Typography>
    </Box>
  );
}

/** The code and the link, or what to do until they come. It says by itself that they have come. */
function GmailConfirmation({ confirmation }: { readonly confirmation: AlertSetUp['gmailConfirmation'] }) {
  return (
    <Box sx={confirmationLook}>
      <Box component="output" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {confirmation === null ? 'Gmail’s confirmation has not come yet' : 'Gmail’s confirmation is here'}
      </Box>
      {confirmation === null ? (
        <span>
          It shows up here by itself, most often within a minute of step 2. Keep this page open. If it takes
          longer, choose Resend email beside the address in Gmail.
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
        {requestedBy !== null && `${requestedBy} asks to forward. `}
        {whatToDo(code, link)} If nobody of your company asked for it, leave it alone.
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
  if (link === null) return 'Give this code in Gmail, beside the address.';
  return code === null ? 'Follow the link to confirm.' : 'Give the code in Gmail, or follow the link.';
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
