import { TeamPage } from '../features/team/team-page.tsx';
import { BesideNavigation } from './orders-navigation.tsx';

export function UsersPage() {
  return (
    <BesideNavigation>
      <TeamPage />
    </BesideNavigation>
  );
}
