import { type Colleague, colleague, colleagueDetail } from '#schema/accounts/people.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { customerRoleIds } from '#schema/accounts/team.ts';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import { TeamPage } from '../../../../frontend/src/features/team/team-page.tsx';
import { aProfile } from '../orders/list-answers.ts';

declare const window: Window & {
  readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
};

export function setWidth(width: number): void {
  window.happyDOM.setViewport({ width });
}

/** A colleague as a manager sees them. */
export function aColleague(name: string, roleId: RoleId = 'FleetManager', changes: Partial<Colleague> = {}) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { permissions, ...role } = roles[roleId];
  return colleague.parse({
    id: `acc_${firstName.toLowerCase()}`,
    firstName,
    lastName,
    fullName: name,
    picture: null,
    title: null,
    status: 'active',
    email: `${firstName.toLowerCase()}@ridgeline.example`,
    phone: '+13145550111',
    phoneProven: true,
    unprovenEmail: null,
    ordersCount: 0,
    role: { ...role, permissions: [...permissions] },
    lastSignIn: '2026-11-20T14:05:00.000Z',
    ...changes,
  });
}

/** The same colleague with every detail. */
export function detailOf(person: Colleague) {
  return colleagueDetail.parse({
    ...person,
    roleId: person.role.id,
    userType: 'customer',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    company: { id: 'com_1', name: 'Ridgeline', logo: null },
  });
}

export function pageOf(people: readonly Colleague[], count = people.length) {
  return { data: [...people], page: 1, totalPages: Math.ceil(count / 20), count };
}

export const dana = aColleague('Dana Reyes');
export const marcus = aColleague('Marcus Webb', 'FleetManager', { ordersCount: 3 });
export const priya = aColleague('Priya Shah', 'InternalUser', { phone: null, lastSignIn: null });
const team = [dana, marcus, priya];

/** The page as Dana sees it in that role, with any answers overridden. */
export function showTeam(
  path = '/users',
  answers: ShowOptions['answers'] = {},
  roleId: RoleId = 'FleetManager',
) {
  return showScreen(<TeamPage />, {
    path,
    answers: {
      'customers.profile.get': aProfile(roleId),
      'customers.accounts.all': (input) => {
        const { permissions = [] } = input;
        return pageOf(
          team.filter(
            ({ role }) =>
              permissions.length === 0 || permissions.some((one) => role.permissions.includes(one)),
          ),
        );
      },
      'customers.accounts.byId': ({ id }) => detailOf(team.find((each) => each.id === id) ?? dana),
      'customers.accounts.emailExists': ({ id, email }) => ({
        exists: team.some((person) => person.id !== id && person.email === email),
      }),
      'customers.roles.all': customerRoleIds.map((id) => {
        const { userType: _, permissions, ...role } = roles[id];
        return { ...role, permissions: [...permissions], can: [`Be ${role.name}`], cannot: ['Fly'] };
      }),
      ...answers,
    },
  });
}
