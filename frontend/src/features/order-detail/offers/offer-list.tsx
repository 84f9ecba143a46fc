import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { OfferCard } from './offer-card.tsx';
import { type OfferSort, type Offers, offerSorts } from './offers.ts';

export interface OfferListProps {
  readonly order: OrderView;
  readonly offers: Offers;
  readonly onChoose: ((offer: OfferView) => void) | undefined;
  readonly onViewFees: (offer: OfferView) => void;
  /** Shorter, and shows only the first three until the rest is asked for. */
  readonly brief?: boolean;
}

/** All offers of the current search. */
export function OfferList({ order, offers, brief = false, ...handlers }: OfferListProps) {
  const [whole, setWhole] = useState(false);
  const isShort = brief && !whole && offers.sorted.length > few;
  const shown = isShort ? offers.sorted.slice(0, few) : offers.sorted;
  return (
    <>
      <Box component="ul" aria-label="Offers" sx={list}>
        {shown.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              order={order}
              offer={offer}
              tags={offers.tags.get(offer.id) ?? []}
              now={offers.now}
              brief={brief}
              {...handlers}
            />
          </li>
        ))}
      </Box>
      {isShort && (
        <Button variant="outlined" onClick={() => setWhole(true)}>
          Show all {offers.sorted.length}
        </Button>
      )}
    </>
  );
}

/** A note on what the prices leave out. */
export function CostNote() {
  return (
    <Typography variant="body2" color="textSecondary">
      What a job costs is an estimate: fees and labor, before parts and overtime.
    </Typography>
  );
}

/** Chooses the sort order, if there is anything to sort. */
export function OfferSortField({ offers }: { readonly offers: Offers }) {
  const id = useId();
  if (offers.sorted.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        Sort by
      </Box>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
        inputProps={{ id, sx: { py: '9px' } }}
        value={offers.sort}
        onChange={(event) => offers.setSort(offerSorts.find((each) => each === event.target.value) ?? 'time')}
      >
        {offerSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

/** Document 1 section 9, collapsible lists. */
const few = 3;

const sortNames: Readonly<Record<OfferSort, string>> = { time: 'Time', rate: 'Rate', rating: 'Rating' };

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
