import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { FeeTable } from '../../../components/facts/fee-table.tsx';
import { jobCost } from '../../../lib/fees.ts';
import { milesWords, moneyWords, travelTimeWords } from '../../../lib/figure-words.ts';
import { addressLines, jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { offerEnd } from '../../../lib/offer-state.ts';
import { comparedHours } from './compare.ts';
import { OfferCountdown } from './offer-countdown.tsx';
import { expiredWords } from './offer-words.ts';
import { WhoOffers } from './who-offers.tsx';

export interface BookingSummaryProps {
  readonly order: OrderView;
  readonly offer: OfferView;
  readonly isBookable: boolean;
  readonly now: Date;
}

/** Everything the customer agrees to by booking. */
export function BookingSummary({ order, offer, isBookable, now }: BookingSummaryProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isBookable && (
        <Alert severity="warning" variant="outlined" component="output">
          {expiredWords(Math.min(offerEnd(offer), now.getTime()), order.timeZone, now)}. Go back to choose
          another technician, or to ask this one for a new time.
        </Alert>
      )}
      <WhoOffers offer={offer} />
      <FactList>
        <Fact name="Service time">
          <Box component="span" sx={{ fontWeight: 600 }}>
            {jobsiteTimeWords(offer.serviceDate, offer.serviceTime, order.timeZone)}
          </Box>
        </Fact>
        <Fact name="Jobsite">
          {[order.jobsite.name, ...addressLines(order.address)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name="What a job costs">
          {`About ${costWords(offer)}: fees and labor, before parts and overtime`}
        </Fact>
        <Fact name="Distance">
          {milesWords(offer.estimatedMiles)} away, {travelTimeWords(offer.estimatedTravelHours)} travel
        </Fact>
      </FactList>
      <FeeTable quote={offer} />
      {isBookable && <OfferCountdown offer={offer} />}
    </Box>
  );
}

/** `$451.64 for 2 h, $801.64 for 4 h` */
function costWords(offer: OfferView): string {
  return comparedHours.map((hours) => `${moneyWords(jobCost(offer, hours))} for ${hours} h`).join(', ');
}
