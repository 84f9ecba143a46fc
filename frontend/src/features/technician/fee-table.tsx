import Box from '@mui/material/Box';
import type { FeeQuote } from '#schema/technicians.ts';
import { moneyWords } from '../../lib/money.ts';
import { milesWords, travelTimeWords } from '../../lib/trip-words.ts';

/** What the customer sees of travel and fees; parts and labor come on top. */
export function FeeTable({ fees }: { readonly fees: FeeQuote }) {
  return (
    <Box component="dl" className="numbers" sx={table}>
      <dt>Distance, one way</dt>
      <dd>{milesWords(fees.estimatedMiles)}</dd>
      <dt>Drive, one way</dt>
      <dd>{travelTimeWords(fees.estimatedTravelHours)}</dd>
      <dt>Travel and mileage, round trip</dt>
      <dd>{moneyWords(fees.mileageTotal + fees.hourlyMileageTotal)}</dd>
      {fees.callOutFeePrice + fees.miscFeePrice > 0 && (
        <>
          <dt>Call out and other fees</dt>
          <dd>{moneyWords(fees.callOutFeePrice + fees.miscFeePrice)}</dd>
        </>
      )}
      <dt className="total">Estimated fees</dt>
      <dd className="total">{moneyWords(fees.estimatedFees)}</dd>
      <dt>Labor</dt>
      <dd>{moneyWords(fees.hourlyRatePrice)}/h</dd>
    </Box>
  );
}

const table = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  '& .total': { fontWeight: 650, color: 'text.primary' },
} as const;
