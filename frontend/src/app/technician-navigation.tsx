import { CalendarDays, MapPinned } from 'lucide-react';
import { SideNav } from '../components/shell/side-nav.tsx';
import { preloadPage } from './pages.tsx';

/** The technician's two tabs: at the bottom of a phone's screen, in the top bar from 768 px up. */
export function TechnicianNavigation({ atBottom }: { readonly atBottom: boolean }) {
  return (
    <SideNav
      label="Jobs"
      place="bar"
      onPhones={atBottom}
      onNear={preloadPage}
      items={[
        { to: '/tech/jobs', icon: MapPinned, label: 'Jobs near me' },
        { to: '/tech/schedule', icon: CalendarDays, label: 'My schedule' },
      ]}
    />
  );
}
