import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { CollapsedText } from '../../components/facts/collapsed.tsx';
import { Fact, FactList } from '../../components/facts/fact-list.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { ErrorCodes } from '../../components/faults/error-codes.tsx';
import { FaultStory } from '../../components/faults/fault-story.tsx';
import { operationalStateWords, safetyRiskWords } from '../../lib/jobsite-words.ts';

/** What is broken. */
export function JobSection({ order }: { readonly order: OrderView }) {
  const { equipment, equipmentWithLatestReadings: latest } = order;
  const issue = order.issue ?? order.pendingIssue;
  const hours = order.hours ?? latest.latestHours;
  const state = order.operationalStatus ?? latest.latestOperationStatus;
  const risk = order.safetyRisk ?? latest.latestSafetyRisk;
  return (
    <>
      <PanelSection level="h2" title="Job">
        {issue ? (
          <CollapsedText key={issue} text={issue} />
        ) : (
          <Typography color="textSecondary">No description of the issue.</Typography>
        )}
        <Box sx={columns}>
          <FactList>
            <Fact name="Serial number">
              {equipment.serialNumber ? <code>{equipment.serialNumber}</code> : 'Not known'}
            </Fact>
            <Fact name="Machine hours">
              {hours === null ? (
                'Not known'
              ) : (
                <span className="numbers">{hours.toLocaleString('en-US')} h</span>
              )}
            </Fact>
          </FactList>
          <FactList>
            <Fact name="Unit status">{state === null ? 'Not known' : operationalStateWords[state]}</Fact>
            <Fact name="Safety risk">{risk === null ? 'Not known' : safetyRiskWords[risk]}</Fact>
          </FactList>
        </Box>
        {order.riskDescription && <CollapsedText key={order.riskDescription} text={order.riskDescription} />}
      </PanelSection>
      {order.faultCodes.length > 0 && (
        <PanelSection level="h2" title={`Fault codes (${order.faultCodes.length})`}>
          <FaultStory faults={order.faultCodes} timeZone={order.timeZone} />
        </PanelSection>
      )}
      <ErrorCodes level="h2" codes={order.errorCodes} />
    </>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
