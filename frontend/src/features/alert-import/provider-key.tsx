import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AlertSetUp } from '#schema/alerts/alerts.ts';
import { ConfirmDialog } from '../../components/flow/confirm-dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { messageOf } from '../../lib/messages.ts';
import { exactTime } from '../../lib/time.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useRemoveProviderKey, useReplaceProviderKey } from './api.ts';
import { CopyField } from './copy-field.tsx';

export interface ProviderKeyProps {
  readonly current: AlertSetUp['providerKey'];
}

/** The key a system uses to post alerts: create, replace, remove. It is shown once, on creation. */
export function ProviderKey({ current }: ProviderKeyProps) {
  const [made, setMade] = useState<string>();
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  const replace = useReplaceProviderKey();
  const remove = useRemoveProviderKey();
  const once = useOneAtATime();
  const heading = useRef<HTMLHeadingElement>(null);

  const settled = (key: string | undefined) => {
    setMade(key);
    setAsking(undefined);
    // The button that was pressed may be gone.
    heading.current?.focus();
  };
  const makeKey = () =>
    once(() =>
      replace.mutateAsync().then(
        ({ key }) => settled(key),
        (failure: unknown) => toast.error(messageOf(failure)),
      ),
    );
  const removeKey = () =>
    once(() =>
      remove.mutateAsync().then(
        () => {
          settled(undefined);
          toast.success('The key was removed.');
        },
        (failure: unknown) => toast.error(messageOf(failure)),
      ),
    );

  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography ref={heading} component="h3" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        Key
      </Typography>
      <Box component="output" sx={{ color: 'text.secondary' }}>
        {current === null
          ? 'There is no key yet, so nobody can post alerts for your company.'
          : `The key ending in ${current.endsWith} was created on ${exactTime(current.createdAt)}.`}
      </Box>
      {made !== undefined && (
        <>
          <Box sx={warning}>
            <TriangleAlert size={20} />
            <span>
              This is the only time the key is shown. Copy it into the system now. Anyone who has it can send
              alerts for your company.
            </span>
          </Box>
          <CopyField what="key" text={made} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {current === null ? (
          <BusyButton variant="outlined" busy={replace.isPending} onClick={makeKey}>
            Create a key
          </BusyButton>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setAsking('replace')}>
              Replace key
            </Button>
            <Button variant="text" onClick={() => setAsking('remove')}>
              Remove key
            </Button>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={asking === 'replace'}
        title="Replace the key?"
        confirm="Replace key"
        busy={replace.isPending}
        onConfirm={makeKey}
        onDismiss={() => setAsking(undefined)}
      >
        You get a new key, and the old one stops working right away. Give the new one to every system that
        posts with the old one.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title="Remove the key?"
        confirm="Remove key"
        busy={remove.isPending}
        onConfirm={removeKey}
        onDismiss={() => setAsking(undefined)}
      >
        After that, nobody can post alerts for your company until you create another key.
      </ConfirmDialog>
    </Box>
  );
}

const warning = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  color: 'status.warning.text',
  bgcolor: 'status.warning.tint',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;
