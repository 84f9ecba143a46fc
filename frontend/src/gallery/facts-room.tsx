import Box from '@mui/material/Box';
import { priorities, severities } from '#schema/alerts/severity.ts';
import { orderStatuses } from '#schema/orders/order-values.ts';
import { CollapsedText } from '../components/facts/collapsed.tsx';
import { Fact, FactList } from '../components/facts/fact-list.tsx';
import { FaultLabel, SeverityIcon } from '../components/facts/fault-label.tsx';
import { Distance, Money } from '../components/facts/figures.tsx';
import { PanelSection } from '../components/facts/panel-section.tsx';
import { Pill, PriorityPill } from '../components/facts/pill.tsx';
import { ProgressRail } from '../components/facts/progress-rail.tsx';
import { StatusBadge } from '../components/facts/status-badge.tsx';
import { Tooltip } from '../components/facts/tooltip.tsx';
import { When } from '../components/facts/when.tsx';
import { FaultStory } from '../components/faults/fault-story.tsx';
import { Exhibit } from './exhibit.tsx';
import { ago, faults } from './samples.ts';

export function FactsRoom() {
  return (
    <>
      <Exhibit name="StatusBadge">
        <Box sx={line}>
          {orderStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <StatusBadge status="scheduled" presence="on-site" />
          <StatusBadge status="scheduled" presence="off-site" />
        </Box>
      </Exhibit>
      <Exhibit name="PriorityPill, SeverityIcon, Pill">
        <Box sx={line}>
          {priorities.map((priority) => (
            <PriorityPill key={priority} priority={priority} />
          ))}
        </Box>
        <Box sx={line}>
          {severities.map((severity) => (
            <SeverityIcon key={severity} severity={severity} withWord />
          ))}
        </Box>
        <Box sx={line}>
          <Pill colour="tint.teal">Soonest</Pill>
          <Pill colour="tint.green">Cheapest</Pill>
          <Pill colour="tint.amber">Best rated</Pill>
        </Box>
      </Exhibit>
      <Exhibit name="FaultLabel">
        <FaultLabel
          fault={{ fault: 'SPN 3226 FMI 18', name: 'NOx after the catalyst too high', severity: 'critical' }}
          withSeverity
        />
        <FaultLabel fault={{ fault: 'E0363(2)', name: null, severity: 'unknown' }} />
      </Exhibit>
      <Exhibit name="When, Money, Distance, Tooltip">
        <Box sx={line}>
          <When time={ago(0)} />
          <When time={ago(3)} timeZone="America/Denver" />
          <When time={ago(60 * 30)} />
          <Money cents={123_450} />
          <Distance miles={42} hours={1.1} />
          <Tooltip title="Round trip, by road">
            <span>84 mi</span>
          </Tooltip>
        </Box>
      </Exhibit>
      <Exhibit name="FactList, PanelSection">
        <PanelSection title="Machine" aside={<Pill colour="status.warning">Limited</Pill>}>
          <FactList>
            <Fact name="Model">Komatsu PC210LC-11</Fact>
            <Fact name="Serial number">
              <code>C51234</code>
            </Fact>
          </FactList>
        </PanelSection>
      </Exhibit>
      <Exhibit name="ProgressRail">
        <ProgressRail label="Progress" stages={stages} current={0} />
        <ProgressRail label="Progress under way" stages={stages} current={1} />
        <ProgressRail label="Progress complete" stages={stages} current={2} isComplete />
      </Exhibit>
      <Exhibit name="CollapsedText">
        <CollapsedText text={'Loses power uphill and derates after some minutes. '.repeat(12)} />
      </Exhibit>
      <Exhibit name="FaultStory" wide>
        <FaultStory faults={faults} timeZone="America/Denver" />
      </Exhibit>
    </>
  );
}

const stages = ['Scheduling', 'In progress', 'Complete'];

const line = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
