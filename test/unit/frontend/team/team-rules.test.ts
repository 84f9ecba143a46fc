import { describe, expect, it } from 'vitest';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { Activity } from '#schema/accounts/team.ts';
import { activityCsv } from '../../../../frontend/src/features/team/activity/activity-csv.ts';
import { rowActionsOf } from '../../../../frontend/src/features/team/people/row-menu.tsx';
import { roleIconOf } from '../../../../frontend/src/features/team/role-icon.tsx';
import { lastActiveWords } from '../../../../frontend/src/features/team/team-words.ts';

describe('The last activity of a person', () => {
  it('is a day', () => {
    expect(lastActiveWords({ lastSignIn: new Date(2026, 10, 3, 9).toISOString() }, true)).toBe('Nov 3, 2026');
  });

  it('is Never before the first sign-in, and a dash for people who can’t see it', () => {
    expect([
      lastActiveWords({ lastSignIn: null }, true),
      lastActiveWords({ lastSignIn: null }, false),
    ]).toEqual(['Never', '–']);
  });
});

describe('The actions for a person', () => {
  const names = (roleId: RoleId, status: 'active' | 'inactive', ordersCount = 0, isOneself = false) => {
    const { id, name, permissions } = roles[roleId];
    const role = { id, name, permissions: [...permissions] };
    return rowActionsOf({ status, ordersCount, role }, isOneself).map((action) => action.name);
  };

  it('fit the status', () => {
    expect(names('FleetManager', 'active')).toEqual([
      'Edit',
      'What may this person do?',
      'Transfer orders',
      'Deactivate User',
    ]);
    expect(names('FleetManager', 'inactive')).toContain('Reactivate User');
  });

  it('include a transfer only if there can be something to hand over', () => {
    expect(names('InternalUser', 'active')).not.toContain('Transfer orders');
    expect(names('InternalUser', 'active', 2)).toContain('Transfer orders');
  });

  it('exclude deactivating oneself', () => {
    expect(names('FleetManager', 'active', 0, true)).not.toContain('Deactivate User');
  });
});

describe('The icon of a role', () => {
  it.each([
    ['FleetManager', 'people'],
    ['InternalUser', 'orders'],
    ['ExternalUser', 'messages'],
    ['TechnicianAssociate', 'person'],
  ] as const)('for %s is %s', (roleId, icon) => {
    expect(roleIconOf(roles[roleId].permissions)).toBe(icon);
  });

  it('follows the most important permission, in any order', () => {
    expect(roleIconOf(['external_notifications', 'view_and_request_orders', 'user_management'])).toBe(
      'people',
    );
  });
});

describe('The activity log as a file', () => {
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

  it('has a line per changed value, and no formulas', () => {
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
