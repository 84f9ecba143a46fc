import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { CollapsedText } from '../../../components/facts/collapsed.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
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
            {hours ?? <Unset order={order} dialog="access" set="Set access hours" />}
            <OpenNow order={order} />
          </Box>
        </Fact>
        {seesWholeOrder && (
          <Fact name="Arrival instructions">
            {jobsite.arrivalInstructions ? (
              <CollapsedText key={jobsite.arrivalInstructions} text={jobsite.arrivalInstructions} />
            ) : (
              <Unset order={order} dialog="access" set="Set arrival instructions" />
            )}
          </Fact>
        )}
        <Fact name="Requirements">
          {jobsite.requirements.length > 0 ? (
            jobsite.requirements.map((each) => requirementWords[each]).join(', ')
          ) : (
            <Unset order={order} dialog="requirements" set="Set requirements" words="None" />
          )}
        </Fact>
      </FactList>
    </PanelSection>
  );
}

interface UnsetProps {
  readonly order: OrderView;
  /** Where it can be set. */
  readonly dialog: 'access' | 'requirements';
  readonly set: string;
  /** What people see who may not set it. */
  readonly words?: string;
}

function Unset({ order, dialog, set, words = 'Not set' }: UnsetProps) {
  const open = useOpenDialog();
  if (!order.allowedCommands.includes('updateJobsite')) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words}
      </Box>
    );
  }
  return (
    <Link
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(dialog, order.id)}
      sx={{ font: 'inherit', fontWeight: 500, minHeight: 44 }}
    >
      {set}
    </Link>
  );
}
