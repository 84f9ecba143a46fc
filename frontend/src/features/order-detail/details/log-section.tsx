import type { OrderView } from '#schema/orders/order.ts';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { stampWords } from '../../../lib/time.ts';

/** Who made the order, and when. */
export function LogSection({ order }: { readonly order: OrderView }) {
  return (
    <PanelSection title="Log">
      <FactList>
        <Fact name="Created by">{order.createdByAccount?.fullName ?? createdBy[order.source]}</Fact>
        <Fact name="Created date">{stampWords(order.createdAt, order.timeZone)}</Fact>
      </FactList>
    </PanelSection>
  );
}

const createdBy: Readonly<Record<OrderView['source'], string>> = {
  telematics: 'Health alert',
  customer: 'Your company',
  admin: 'Ironcall support',
};
