import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileInput, Radio } from 'lucide-react';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { SkeletonRows } from '../../components/data/skeleton-rows.tsx';
import { ActionBar } from '../../components/shell/action-bar.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { useOpenDialog } from '../../lib/dialog-address.ts';
import { usePermission } from '../../lib/profile.ts';
import { useWide } from '../../lib/use-wide.ts';
import { useHasOrderFromAlerts, useOrders } from './api.ts';
import { FilterBar } from './filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { PendingRow } from './pending-row.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders that wait for a decision (`/orders/needs-service`). */
export function PendingPage() {
  const [filters, setFilters] = useOrderFilters();
  const orders = useOrders('needsService', filters);
  const open = useOpenDialog();
  const wide = useWide();
  const isManager = usePermission('order_management');
  return (
    <>
      <PageHeader
        title="Pending"
        subtitle="Machines that need a decision"
        actions={isManager && wide && <ImportButton />}
      />
      <FilterBar tab="needsService" filters={filters} onChange={setFilters} />
      <Box sx={{ flex: 1 }}>
        <OrderList
          label="Pending orders"
          orders={orders}
          filters={filters}
          onChange={setFilters}
          empty={<NothingPending />}
          renderOrder={(order) => <PendingRow order={order} onDecide={isManager ? open : undefined} />}
          sx={rows}
          skeleton={<RowSkeletons />}
        />
      </Box>
      {isManager && !wide && (
        <ActionBar>
          <ImportButton />
        </ActionBar>
      )}
    </>
  );
}

function ImportButton() {
  const open = useOpenDialog();
  return (
    <Button variant="contained" startIcon={<FileInput size={20} />} onClick={() => open('import', 'main')}>
      Import Alert
    </Button>
  );
}

function NothingPending() {
  const open = useOpenDialog();
  const hadSome = useHasOrderFromAlerts();
  return (
    <EmptyState
      icon={Radio}
      title={hadSome === false ? 'Import your first health alert' : 'Import your health alerts'}
      action={
        <Button variant="outlined" onClick={() => open('onboarding', 'telematics')}>
          Learn More
        </Button>
      }
    >
      Fault codes from your machines turn into service requests here, for a manager to approve.
    </EmptyState>
  );
}

/** As high as rows of one line are at each width. */
function RowSkeletons() {
  return (
    <>
      <Box sx={{ display: { xs: 'none', xl: 'block' } }}>
        <SkeletonRows count={8} height={73} gap={1} />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block', xl: 'none' } }}>
        <SkeletonRows count={6} height={96} gap={1} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <SkeletonRows count={4} height={152} gap={1} />
      </Box>
    </>
  );
}

const rows = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
