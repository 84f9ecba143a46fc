import Box from '@mui/material/Box';
import type { OrderView } from '#schema/orders/order.ts';
import { CollapsedText } from '../../../components/facts/collapsed.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { OrderBadge } from '../../../components/facts/order-badge.tsx';
import { operationalStateWords, safetyRiskWords } from '../../../lib/jobsite-words.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { stampWords } from '../../../lib/time.ts';

/** Which machine and order it is, and the machine's condition. */
export function MachineFacts({ order }: { readonly order: OrderView }) {
  const { equipmentWithLatestReadings: latest, timeZone } = order;
  const hours = order.hours ?? latest.latestHours;
  const state = order.operationalStatus ?? latest.latestOperationStatus;
  const risk = order.safetyRisk ?? latest.latestSafetyRisk;
  return (
    <FactList>
      <Fact name="Model">{machineWords(order.equipment)}</Fact>
      <Fact name="Order ID">
        <span className="numbers">{order.id}</span>
      </Fact>
      <Fact name="Status">
        <OrderBadge order={order} />
      </Fact>
      {order.detectedAt !== null && <Fact name="Detected">{detectedWords(order.detectedAt, timeZone)}</Fact>}
      <Fact name="Created date">{stampWords(order.createdAt, timeZone)}</Fact>
      <Fact name="Machine hours">
        {hours === null ? <Unknown /> : <span className="numbers">{hours.toLocaleString('en-US')} h</span>}
      </Fact>
      <Fact name="Unit status">{state === null ? <Unknown /> : operationalStateWords[state]}</Fact>
      <Fact name="Safety risk">{risk === null ? <Unknown /> : safetyRiskWords[risk]}</Fact>
      {order.riskDescription && (
        <Fact name="Risk description">
          <CollapsedText key={order.riskDescription} text={order.riskDescription} />
        </Fact>
      )}
    </FactList>
  );
}

/** The machine's own text if it isn't a time. */
function detectedWords(detectedAt: string, timeZone: string): string {
  return Number.isNaN(Date.parse(detectedAt)) ? detectedAt : stampWords(detectedAt, timeZone);
}

function Unknown() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Not known
    </Box>
  );
}
