import { describe, expect, it } from 'vitest';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { Activity } from '#schema/accounts/team.ts';
import { activityCsv } from '../../../../frontend/src/features/team/activity/activity-csv.ts';
import { rowActionsOf } from '../../../../frontend/src/features/team/people/row-menu.tsx';
import { roleIconOf } from '../../../../frontend/src/features/team/role-icon.tsx';
import { lastActiveWords } from '../../../../frontend/src/features/team/team-words.ts';

describe('when somebody was last active', () => {
  it('is a day', () => {
    expect(lastActiveWords({ lastSignIn: new Date(2026, 10, 3, 9).toISOString() }, true)).toBe('Nov 3, 2026');
  });

  it('is never for who has not signed in yet, and a dash for who may not read it', () => {
    expect([
      lastActiveWords({ lastSignIn: null }, true),
      lastActiveWords({ lastSignIn: null }, false),
    ]).toEqual(['Never', '–']);
  });
});

describe('what can be done about somebody', () => {
  const names = (roleId: RoleId, status: 'active' | 'inactive', ordersCount = 0, isOneself = false) => {
    const { id, name, permissions } = roles[roleId];
    const role = { id, name, permissions: [...permissions] };
    return rowActionsOf({ status, ordersCount, role }, isOneself).map((action) => action.name);
  };

  it('fits the status', () => {
    expect(names('FleetManager', 'active')).toEqual([
      'Edit',
      'What can this person do?',
      'Transfer orders',
      'Deactivate User',
    ]);
    expect(names('FleetManager', 'inactive')).toContain('Reactivate User');
  });

  it('is no transfer where there can be nothing to hand over', () => {
    expect(names('InternalUser', 'active')).not.toContain('Transfer orders');
    expect(names('InternalUser', 'active', 2)).toContain('Transfer orders');
  });

  it('is not to deactivate oneself', () => {
    expect(names('FleetManager', 'active', 0, true)).not.toContain('Deactivate User');
  });
});

describe('the icon of a role', () => {
  it.each([
    ['FleetManager', 'people'],
    ['InternalUser', 'orders'],
    ['ExternalUser', 'messages'],
    ['TechnicianAssociate', 'person'],
  ] as const)('of %s is that of %s', (roleId, icon) => {
    expect(roleIconOf(roles[roleId].permissions)).toBe(icon);
  });

  it('goes by the first permission that counts, in whichever order they stand', () => {
    expect(roleIconOf(['external_notifications', 'view_and_request_orders', 'user_management'])).toBe(
      'people',
    );
  });
});

describe('the log as a file', () => {
  const entry: Activity = {
    id: 'act_1',
    at: '2026-11-20T14:05:00.000Z',
    action: 'person_changed',
    actor: { id: 'acc_dana', fullName: 'Dana Reyes' },
    subject: { id: 'acc_priya', name: '=HYPERLINK("x")' },
    changes: [
      { field: 'role', before: 'Internal User', after: 'Fleet Manager' },
      { field: 'unprovenPhone', before: null, after: '+13145550199' },
    ],
  };

  it('has a line for each value that was changed, and no formula', () => {
    const lines = activityCsv([
      entry,
      { ...entry, action: 'alert_address_replaced', actor: null, changes: [] },
    ]);

    expect(lines.replace('\uFEFF', '').split('\r\n')).toEqual([
      '"When (UTC)","Who","What","Field","Before","After"',
      '"2026-11-20T14:05:00.000Z","Dana Reyes","changed =HYPERLINK(""x"")","Role","Internal User","Fleet Manager"',
      '"2026-11-20T14:05:00.000Z","Dana Reyes","changed =HYPERLINK(""x"")","Unconfirmed phone","","\'+13145550199"',
      '"2026-11-20T14:05:00.000Z","Ironcall","replaced the address for alerts","","",""',
      '',
    ]);
  });
});
