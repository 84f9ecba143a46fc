import { describe, expect, it } from 'vitest';
import {
  readTeamQuery,
  type TeamQuery,
  teamInput,
  wholeTeam,
  writeTeamQuery,
} from '../../../../frontend/src/features/team/people/team-query.ts';

const read = (query: string) => readTeamQuery(new URLSearchParams(query));

describe('The address of the team page', () => {
  it('means the whole team by name, twenty a page, if it is empty', () => {
    expect(read('')).toEqual({
      search: '',
      roles: [],
      statuses: [],
      lastActive: { from: null, to: null },
      page: 1,
      limit: 20,
      sort: 'name',
      sortDir: 'asc',
    });
  });

  it('contains filters and order under the specification’s names', () => {
    const shown: TeamQuery = {
      search: 'dana',
      roles: ['FleetManager', 'ExternalUser'],
      statuses: ['inactive'],
      lastActive: { from: '2026-11-02', to: null },
      page: 3,
      limit: 50,
      sort: 'ordersCount',
      sortDir: 'desc',
    };

    const written = writeTeamQuery(new URLSearchParams('edit=add'), shown);

    expect(Object.fromEntries(written)).toEqual({
      edit: 'add',
      search: 'dana',
      roles: 'FleetManager,ExternalUser',
      statuses: 'inactive',
      lastActive: '2026-11-02~',
      page: '3',
      limit: '50',
      sort: 'ordersCount',
      sortDir: 'desc',
    });
    expect(readTeamQuery(written)).toEqual(shown);
  });

  it('leaves out defaults', () => {
    expect(writeTeamQuery(new URLSearchParams('page=3&sort=email&tab=x'), wholeTeam).toString()).toBe(
      'tab=x',
    );
  });

  it.each(['0', '-1', '1.5', '1e2', 'two', '', ' 3', '0x10', '99999999999999999999'])(
    'accepts no page or limit of %j',
    (text) => {
      const { page, limit } = read(new URLSearchParams({ page: text, limit: text }).toString());

      expect([page, limit]).toEqual([1, 20]);
    },
  );

  it('requests at most as many people per page as the API gives', () => {
    expect(read('limit=5000').limit).toBe(100);
  });

  it('ignores unknown roles, statuses, days and orders', () => {
    expect(
      read(
        'roles=Admin,TechnicianOwner,InternalUser,x&statuses=gone,active&lastActive=2026-02-30~&sort=phone&sortDir=up',
      ),
    ).toEqual({ ...wholeTeam, roles: ['InternalUser'], statuses: ['active'] });
  });
});

describe('The request to the API', () => {
  it('runs days from midnight to midnight in the user’s zone', () => {
    const { lastActive } = teamInput({ ...wholeTeam, lastActive: { from: '2026-11-02', to: '2026-11-03' } });

    expect(lastActive).toEqual({
      from: new Date(2026, 10, 2).toISOString(),
      to: new Date(new Date(2026, 10, 4).getTime() - 1).toISOString(),
    });
  });

  it('has no days if none are chosen', () => {
    expect(teamInput({ ...wholeTeam, search: ' jo ' })).toMatchObject({ lastActive: null, search: 'jo' });
  });
});
