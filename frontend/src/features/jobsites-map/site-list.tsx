import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCard } from '#schema/orders/order.ts';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { addressLines } from '../../lib/jobsite-words.ts';
import { machineWords } from '../../lib/order-words.ts';
import { countWords, type Site, siteName } from './sites.ts';

export interface SiteListProps {
  readonly sites: readonly Site[];
  readonly chosenId: string | undefined;
  /** Shows it on the map. */
  readonly onChoose: (site: Site) => void;
}

/** What the map shows, as a list: everything the map leads to can be reached here too. */
export function SiteList({ sites, chosenId, onChoose }: SiteListProps) {
  return (
    <Box>
      <Box component="output" sx={{ display: 'block', mb: 1, typography: 'label', color: 'text.secondary' }}>
        {countWords(sites.length, 'jobsite')}
      </Box>
      <Box component="ul" aria-label="Jobsites" sx={list}>
        {sites.map((site) => (
          <SiteItem
            key={site.jobsite.id}
            site={site}
            isChosen={site.jobsite.id === chosenId}
            onChoose={() => onChoose(site)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface SiteItemProps {
  readonly site: Site;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SiteItem({ site: { jobsite, orders }, isChosen, onChoose }: SiteItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Box component="li" ref={item} sx={{ ...row, ...(isChosen && chosen) }}>
      <Box component="button" type="button" aria-pressed={isChosen} onClick={onChoose} sx={head}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {siteName(jobsite)}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {addressLines(jobsite.address).join(', ')}
        </Box>
      </Box>
      {orders.length > 0 && (
        <Box
          component="ul"
          aria-label={`Machines at ${siteName(jobsite)}`}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {orders.map((order) => (
            <Machine key={order.id} order={order} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Machine({ order }: { readonly order: OrderCard }) {
  return (
    <Box component="li">
      <Box component={Link} to={`/orders/${order.id}`} sx={machine}>
        <Box component="span" sx={machineName}>
          {[order.unitNumber, machineWords(order)].filter(Boolean).join(' · ')}
          <VisuallyHidden>{`, order ${order.id}, `}</VisuallyHidden>
        </Box>
        <StatusBadge status={order.status} />
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderTopColor: 'divider' },
} as const;

const row = { px: 2, py: 1, borderLeft: '3px solid transparent', scrollMarginBlock: '96px' } as const;

const chosen = { borderLeftColor: 'text.primary', bgcolor: 'surface.2' } as const;

const head = {
  display: 'grid',
  width: '100%',
  minHeight: 44,
  alignContent: 'center',
  textAlign: 'left',
  border: 0,
  p: 0,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'transparent',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover > :first-of-type': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const machine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const machineName = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
