import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { borderedList } from '../../components/data/list-styles.ts';
import { useReading } from './api.ts';
import { lackWords, machineRead } from './outcome-words.ts';
import type { RunMachine, SortedMachines } from './run-outcome.ts';
import { SeeWhatWasRead } from './see-what-was-read.tsx';

/** The result for each machine in a message. */
export function RunResults({ machines }: { readonly machines: SortedMachines }) {
  const { withOrder, lowPriority, refused } = machines;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="output">{summary(machines)}</Typography>
      <Group title="Orders" rows={withOrder}>
        {(machine) => (
          <>
            <Link
              component={RouterLink}
              to={`/orders/${machine.orderId}`}
              sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              Order #{machine.orderId}
            </Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {machine.isNewOrder ? 'New order' : 'The machine already had this order'}
            </Box>
          </>
        )}
      </Group>
      <Group title="Waiting for your decision" rows={lowPriority}>
        {(machine) => <MachineWords machine={machine} words="Every fault is low severity." />}
      </Group>
      <Group title="Not imported" rows={refused}>
        {(machine) => <MachineWords machine={machine} words={lackWords(machine.outcome)} />}
      </Group>
    </Box>
  );
}

export interface RunResultsActionsProps {
  readonly machines: SortedMachines;
  readonly onDone: () => void;
  readonly onReview: () => void;
}

export function RunResultsActions({ machines, onDone, onReview }: RunResultsActionsProps) {
  const waits = machines.lowPriority.length > 0;
  return (
    <>
      <Button variant={waits ? 'outlined' : 'contained'} onClick={onDone}>
        Done
      </Button>
      {waits && (
        <Button variant="contained" onClick={onReview}>
          Review low priority
        </Button>
      )}
    </>
  );
}

interface GroupProps<Machine> {
  readonly title: string;
  readonly rows: readonly Machine[];
  readonly children: (machine: Machine) => ReactNode;
}

function Group<Machine extends RunMachine>({ title, rows, children }: GroupProps<Machine>) {
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="h3">
        {title} ({rows.length})
      </Typography>
      <Box component="ul" sx={borderedList}>
        {rows.map((machine) => (
          <Box key={machine.position} component="li" sx={row}>
            {children(machine)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function MachineWords({ machine, words }: { readonly machine: RunMachine; readonly words: string }) {
  const { data } = useReading(machine.alertId);
  const name = (data && machineRead(data.reading)) ?? `Machine ${machine.position} of the message`;
  return (
    <>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{words}</Box>
      </Box>
      <SeeWhatWasRead alertId={machine.alertId} of={name} />
    </>
  );
}

function summary({ withOrder, lowPriority, refused }: SortedMachines): string {
  const parts = [
    withOrder.length > 0 ? `${withOrder.length} with an order` : undefined,
    lowPriority.length > 0 ? `${lowPriority.length} low priority` : undefined,
    refused.length > 0 ? `${refused.length} not imported` : undefined,
  ].filter((part) => part !== undefined);
  return `This message is about ${withOrder.length + lowPriority.length + refused.length} machines: ${parts.join(', ')}.`;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: 1.5,
  py: 1,
} as const;
