import { useState } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { CostNote, OfferList, OfferSortField } from './offer-list.tsx';
import { offerSentence } from './offer-words.ts';
import { useOffers } from './offers.ts';

/** Who can come, and when. New offers are announced. */
export function OffersSection({ order }: { readonly order: OrderView }) {
  const offers = useOffers(order);
  const open = useOpenDialog();
  const mayChoose = order.allowedCommands.includes('assignTechnician');
  return (
    <>
      <NewOffers order={order} />
      {offers.sorted.length > 0 && (
        <PanelSection
          title={`Availability (${offers.live.length})`}
          aside={<OfferSortField offers={offers} />}
        >
          <OfferList
            brief
            order={order}
            offers={offers}
            onChoose={mayChoose ? ({ id }) => open('choose', id) : undefined}
            onViewFees={({ id }) => open('fees', id)}
          />
          <CostNote />
        </PanelSection>
      )}
    </>
  );
}

/** Announces each offer that comes in while the page is open, including an old one with a new time. */
function NewOffers({ order }: { readonly order: OrderView }) {
  const offers = order.ordersTechnicians;
  const [known, setKnown] = useState<readonly string[]>(() => offers.map(stamp));
  const [said, setSaid] = useState('');
  if (offers.some((offer) => !known.includes(stamp(offer)))) {
    const fresh = offers.filter((offer) => !known.includes(stamp(offer)));
    setKnown(offers.map(stamp));
    setSaid(fresh.map((offer) => offerSentence(offer, order.timeZone)).join(' '));
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}

/** A new time makes a new offer; asking for one doesn't. */
function stamp({ id, updatedAt }: { readonly id: string; readonly updatedAt: string }): string {
  return `${id} ${updatedAt}`;
}
