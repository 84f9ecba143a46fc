import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/flow/confirm-dialog.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useReplaceAddress } from './api.ts';
import { CopyField } from './copy-field.tsx';

/** Forwarding by email: the company's own secret address, and replacing it. */
export function ForwardAddress() {
  const address = useProfile().data?.equipmentAlertEmail;
  const [asking, setAsking] = useState(false);
  const replace = useReplaceAddress();
  const once = useOneAtATime();
  if (!address) return null;

  const confirm = () =>
    once(() =>
      replace.mutateAsync().then(
        () => {
          setAsking(false);
          toast.success('The forwarding address was replaced.');
        },
        (failure: unknown) => toast.error(messageOf(failure)),
      ),
    );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="h3">
        Forward by email
      </Typography>
      <Typography color="textSecondary">
        Forward alerts to your company's own address. Keep it private: anyone who has it can send alerts.
      </Typography>
      <CopyField what="forwarding address" text={address}>
        <Button variant="text" onClick={() => setAsking(true)}>
          Replace address
        </Button>
      </CopyField>
      <ConfirmDialog
        open={asking}
        title="Replace the address?"
        confirm="Replace address"
        busy={replace.isPending}
        onConfirm={confirm}
        onDismiss={() => setAsking(false)}
      >
        You get a new address, and the old one stops working right away. Give the new one to every portal and
        mailbox that sends alerts to the old one.
      </ConfirmDialog>
    </Box>
  );
}
