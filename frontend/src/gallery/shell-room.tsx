import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarDays, CircleCheckBig, CircleUser, TriangleAlert } from 'lucide-react';
import { StatusBadge } from '../components/facts/status-badge.tsx';
import { MachineThumb } from '../components/identity/machine.tsx';
import { AccountMenu } from '../components/shell/account-menu.tsx';
import { ActionBar } from '../components/shell/action-bar.tsx';
import { ContactBanner } from '../components/shell/contact-banner.tsx';
import { CreditBanner } from '../components/shell/credit-banner.tsx';
import { NotificationPrompt } from '../components/shell/notification-prompt.tsx';
import { OrderingUnavailable } from '../components/shell/ordering-unavailable.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { NavBadge, SideNav } from '../components/shell/side-nav.tsx';
import { Exhibit } from './exhibit.tsx';

export function ShellRoom() {
  return (
    <>
      <Exhibit name="CreditBanner" wide>
        <CreditBanner usagePercent={86} />
        <CreditBanner usagePercent={104} />
      </Exhibit>
      <Exhibit name="OrderingUnavailable" wide>
        <OrderingUnavailable />
      </Exhibit>
      <Exhibit name="ContactBanner" wide>
        <ContactBanner phone="+13145550111" onConfirm={() => {}} onLater={() => {}} />
      </Exhibit>
      <Exhibit name="NotificationPrompt" wide>
        <Box sx={{ transform: 'translate(0)', minHeight: 180 }}>
          <NotificationPrompt
            lead="Hear of offers, and when a technician is on the way."
            busy={false}
            onAllow={() => {}}
            onLater={() => {}}
          />
        </Box>
      </Exhibit>
      <Exhibit name="AccountMenu">
        <Box>
          <AccountMenu
            account={account}
            entries={[{ label: 'Profile', icon: CircleUser, onChoose: () => {} }]}
            onSignOut={() => {}}
          />
        </Box>
      </Exhibit>
      <Exhibit name="SideNav">
        <Box sx={{ transform: 'translate(0)', minHeight: 200 }}>
          <SideNav
            label="Orders"
            place="side"
            onNear={() => {}}
            items={[
              { to: '/gallery.html', icon: CalendarDays, label: 'In-Service' },
              {
                to: '/needs-service',
                icon: TriangleAlert,
                label: 'Needs Service',
                badge: <NavBadge tone="urgent">3</NavBadge>,
              },
              { to: '/history', icon: CircleCheckBig, label: 'Complete' },
            ]}
          />
        </Box>
      </Exhibit>
      <Exhibit name="ActionBar">
        <ActionBar>
          <Button variant="outlined">Not now</Button>
          <Button variant="contained" color="safety">
            Get It Fixed
          </Button>
        </ActionBar>
      </Exhibit>
      <Exhibit name="PageHeader" wide>
        <PageHeader
          title="Komatsu PC210LC-11"
          documentTitle="Gallery"
          picture={<MachineThumb product="Excavator" brand="Komatsu" size={64} />}
          subtitle="Unit EX-12 · S/N C51234"
          facts={<StatusBadge status="open" />}
          actions={<Button variant="outlined">Actions</Button>}
        />
      </Exhibit>
    </>
  );
}

const account = {
  fullName: 'Dana Whitaker',
  email: 'dana@ridgeline.example',
  phone: '+13145550111',
  picture: null,
  role: { name: 'FleetManager' },
  company: { name: 'Ridgeline Contractors', logo: null },
} as const;
