import { describe, expect, it } from 'vitest';
import {
  readTeamQuery,
  type TeamQuery,
  teamInput,
  wholeTeam,
  writeTeamQuery,
} from '../../../../frontend/src/features/team/people/team-query.ts';

const read = (query: string) => readTeamQuery(new URLSearchParams(query));

describe('the address of the team', () => {
  it('without a word is the whole team by name, twenty a page', () => {
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

  it('says all that narrows and orders it, under the names of the specification', () => {
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

  it('leaves out what is as at first', () => {
    expect(writeTeamQuery(new URLSearchParams('page=3&sort=email&tab=x'), wholeTeam).toString()).toBe(
      'tab=x',
    );
  });

  it.each(['0', '-1', '1.5', '1e2', 'two', '', ' 3', '0x10', '99999999999999999999'])(
    'takes no page or limit of %j',
    (text) => {
      const { page, limit } = read(new URLSearchParams({ page: text, limit: text }).toString());

      expect([page, limit]).toEqual([1, 20]);
    },
  );

  it('asks for no more people a page than the API gives', () => {
    expect(read('limit=5000').limit).toBe(100);
  });

  it('leaves out roles, statuses, days and orders that there are not', () => {
    expect(
      read(
        'roles=Admin,TechnicianOwner,InternalUser,x&statuses=gone,active&lastActive=2026-02-30~&sort=phone&sortDir=up',
      ),
    ).toEqual({ ...wholeTeam, roles: ['InternalUser'], statuses: ['active'] });
  });
});

describe('what the API is asked', () => {
  it('has the days of the reader from midnight to midnight', () => {
    const { lastActive } = teamInput({ ...wholeTeam, lastActive: { from: '2026-11-02', to: '2026-11-03' } });

    expect(lastActive).toEqual({
      from: new Date(2026, 10, 2).toISOString(),
      to: new Date(new Date(2026, 10, 4).getTime() - 1).toISOString(),
    });
  });

  it('has no days where none are chosen', () => {
    expect(teamInput({ ...wholeTeam, search: ' jo ' })).toMatchObject({ lastActive: null, search: 'jo' });
  });
});
