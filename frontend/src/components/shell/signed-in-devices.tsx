import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type * as z from 'zod';
import type { sessionsOutput } from '#schema/accounts/auth.ts';
import { messageOf } from '../../lib/messages.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { ErrorState } from '../data/error-state.tsx';
import { SkeletonRows } from '../data/skeletons.tsx';
import { Pill } from '../facts/pill.tsx';
import { When } from '../facts/when.tsx';
import { ConfirmDialog } from '../flow/confirm-dialog.tsx';

export interface SignedInDevicesProps {
  /** As returned by `useQuery`. */
  readonly query: {
    readonly data: z.output<typeof sessionsOutput> | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly signOutEverywhere: () => Promise<unknown>;
}

/** The devices a person is signed in on, and a button to sign out everywhere. */
export function SignedInDevices({ query, signOutEverywhere }: SignedInDevicesProps) {
  const headingId = useId();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await signOutEverywhere();
      endSession('signed-out');
    } catch (error) {
      toast.error(messageOf(error));
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={section}>
      <Typography id={headingId} component="h3" variant="h3">
        Signed in on
      </Typography>
      <Devices {...query} />
      <Typography variant="body2" color="textSecondary">
        If you don’t know one of these, sign out everywhere. Sessions can only be ended all at once, this one
        too.
      </Typography>
      <Button variant="outlined" startIcon={<LogOut size={18} />} onClick={() => setAsked(true)} sx={button}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Sign out everywhere?"
        confirm="Sign out"
        dismiss="Stay signed in"
        busy={busy}
        onDismiss={() => setAsked(false)}
        onConfirm={() => void end()}
      >
        You will be signed out here, too. On other devices nothing can be changed from now on, and pages that
        are open there leave within five minutes.
      </ConfirmDialog>
    </Box>
  );
}

function Devices({ data, error, refetch }: SignedInDevicesProps['query']) {
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={2} height={56} gap={8} />
    );
  }
  if (data.length === 0) return <Typography>Devices are listed here from your next sign-in on.</Typography>;
  return (
    <Box component="ul" sx={list}>
      {data.map(({ name, firstSignInAt, lastSignInAt, isThis }) => (
        <Box component="li" key={`${firstSignInAt} ${name}`} sx={row}>
          <MonitorSmartphone size={20} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
            <Typography variant="body2" component="div" color="textSecondary">
              <When time={lastSignInAt} what="Last sign-in" />
              {firstSignInAt !== lastSignInAt && (
                <>
                  {' · '}
                  <When time={firstSignInAt} what="First" />
                </>
              )}
            </Typography>
          </Box>
          {isThis && <Pill colour="status.open">This device</Pill>}
        </Box>
      ))}
    </Box>
  );
}

const section = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  py: 0.5,
  '& > svg': { flex: 'none' },
} as const;

const button = { justifySelf: 'start', minHeight: 44 } as const;
