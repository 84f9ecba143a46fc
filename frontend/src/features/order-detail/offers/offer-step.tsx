import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Banknote, type LucideIcon, Star, Zap } from 'lucide-react';
import type { OfferView } from '#schema/orders/order.ts';
import { Pill } from '../../../components/facts/pill.tsx';
import { offerEnd, offerState } from '../../../lib/offer-state.ts';
import type { OfferTag } from './compare.ts';
import { OfferCountdown } from './offer-countdown.tsx';
import { expiredWords, technicianName } from './offer-words.ts';
import { RequestAvailability } from './request-availability.tsx';

export interface OfferStepProps {
  readonly offer: OfferView;
  readonly timeZone: string;
  readonly now: Date;
}

/** How long the offer is still valid, or when it expired. */
export function OfferEnd({ offer, timeZone, now }: OfferStepProps) {
  if (offerState(offer, timeZone, now) === 'live') return <OfferCountdown offer={offer} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {now.getTime() < offerEnd(offer)
        ? 'This time has passed'
        : expiredWords(offerEnd(offer), timeZone, now)}
    </Typography>
  );
}

/** Books the offer, or asks for another time if it has expired. */
export function OfferButton({
  offer,
  timeZone,
  now,
  onChoose,
}: OfferStepProps & { readonly onChoose: (offer: OfferView) => void }) {
  const state = offerState(offer, timeZone, now);
  if (state !== 'live') return <RequestAvailability offer={offer} isAwaiting={state === 'awaiting'} />;
  return (
    <Button
      variant="outlined"
      aria-label={`Choose ${technicianName(offer.technician)}`}
      onClick={() => onChoose(offer)}
      sx={{ minWidth: 104 }}
    >
      Choose
    </Button>
  );
}

/** What the offer is best at, as list items. */
export function OfferTags({ tags }: { readonly tags: readonly OfferTag[] }) {
  return tags.map((tag) => (
    <li key={tag}>
      <Pill colour={tagLooks[tag].colour} icon={tagLooks[tag].icon}>
        {tag}
      </Pill>
    </li>
  ));
}

const tagLooks: Readonly<Record<OfferTag, { colour: `tint.${string}`; icon: LucideIcon }>> = {
  Soonest: { colour: 'tint.blue', icon: Zap },
  Cheapest: { colour: 'tint.teal', icon: Banknote },
  'Best rated': { colour: 'tint.amber', icon: Star },
};
