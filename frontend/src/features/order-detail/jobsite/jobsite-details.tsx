import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { CollapsedText } from '../../../components/facts/collapsed.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { accessHoursWords, addressLines, requirementWords } from '../../../lib/jobsite-words.ts';
import { useSeesWholeOrder } from '../../../lib/profile.ts';
import { useNow } from '../../../lib/use-service-time.ts';
import { OrderEditButton } from '../edit/order-edit-button.tsx';
import { DirectionsLink, JobsiteMap, OpenNow } from './site-section.tsx';

export interface JobsiteDetailsProps {
  readonly order: OrderView;
  /** False if the map is shown elsewhere on the page. */
  readonly withMap: boolean;
}

/** Where the machine is, when and how to get in, and the site's requirements. */
export function JobsiteDetails({ order, withMap }: JobsiteDetailsProps) {
  const { jobsite, address, timeZone } = order;
  const seesWholeOrder = useSeesWholeOrder();
  const hours = accessHoursWords(jobsite, timeZone, useNow());
  return (
    <PanelSection
      title="Jobsite"
      aside={<OrderEditButton order={order} command="updateJobsite" dialog="jobsite" what="jobsite" />}
    >
      {withMap && <JobsiteMap order={order} />}
      <FactList>
        <Fact name="Address">
          {jobsite.name && <Typography sx={{ fontWeight: 600 }}>{jobsite.name}</Typography>}
          {addressLines(address).map((line) => (
            <Typography key={line}>{line}</Typography>
          ))}
          {withMap && <DirectionsLink address={address} />}
        </Fact>
        <Fact name="Access hours">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            {hours ?? <Unset />}
            <OpenNow order={order} />
          </Box>
        </Fact>
        {seesWholeOrder && (
          <Fact name="Arrival instructions">
            {jobsite.arrivalInstructions ? (
              <CollapsedText key={jobsite.arrivalInstructions} text={jobsite.arrivalInstructions} />
            ) : (
              <Unset />
            )}
          </Fact>
        )}
        <Fact name="Requirements">
          {jobsite.requirements.length > 0 ? (
            jobsite.requirements.map((each) => requirementWords[each]).join(', ')
          ) : (
            <Unset>None</Unset>
          )}
        </Fact>
      </FactList>
    </PanelSection>
  );
}

function Unset({ children = 'Not set' }: { readonly children?: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
