import { beforeEach, describe, expect, it } from 'vitest';
import type { Activity } from '#schema/accounts/team.ts';
import { refusal } from '#test/support/screen.tsx';
import { aColleague, pageOf, priya, setWidth, showTeam } from './team-screen.tsx';

const bounced = aColleague('Marcus Webb', 'FleetManager', { emailStopped: 'bounced' });
const complained = aColleague('Omar Jordan', 'InternalUser', { emailStopped: 'complained' });

describe('the team', () => {
  beforeEach(() => setWidth(1280));

  it('shows name, status, contact, orders and last activity in a table', async () => {
    const page = showTeam();

    const row = (await page.findByText('Marcus Webb')).closest('tr') as HTMLElement;

    expect(page.getByRole('heading', { level: 1, name: 'Manage Your Team' })).toBeDefined();
    expect(page.getByText('Manage your team members and their roles.')).toBeDefined();
    expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Status',
      'Contact',
      'Orders Owned',
      'Last Active',
      'Actions',
    ]);
    expect(
      page
        .within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'MWMarcus WebbFleet Manager',
      'Active',
      'marcus@ridgeline.example(314) 555-0111',
      '3',
      'Nov 20, 2026',
      '',
    ]);
    expect(page.getByText('Never')).toBeDefined();
    expect(page.getByText('1 - 3 out of 3 result(s)')).toBeDefined();
  });

  it('marks an address to which mail has stopped, and says what to do', async () => {
    const page = showTeam('/users', { 'customers.accounts.all': pageOf([priya, bounced, complained]) });

    const rows = (await page.findAllByRole('img', { name: 'Mail has stopped' })).map(
      (mark) => mark.closest('tr')?.textContent,
    );

    expect(rows).toEqual([
      expect.stringContaining('marcus@ridgeline.example'),
      expect.stringContaining('omar@ridgeline.example'),
    ]);
    expect(page.getByRole('img', { description: /comes back.* Correct it, or have Marcus/ })).toBeDefined();
    expect(page.getByRole('img', { description: /marked as spam.* Omar can log in by email/ })).toBeDefined();
  });

  it('offers no filters to someone who may not see it', async () => {
    const page = showTeam('/users', {
      'customers.accounts.all': () => {
        throw refusal('FORBIDDEN');
      },
    });

    await page.findByText('You don’t have permission to see this.');

    expect(page.queryByRole('button', { name: 'Status' })).toBeNull();
  });

  it('is asked for as the address says, and a head sorts it', async () => {
    const page = showTeam('/users?search=jo&roles=InternalUser&statuses=active&page=0&limit=2.5');
    await page.findByText('Marcus Webb');

    await page.user.click(page.getByRole('button', { name: 'Contact' }));

    await expect.poll(page.address).toBe('/users?search=jo&roles=InternalUser&statuses=active&sort=email');
    expect(page.calledWith('customers.accounts.all')).toEqual([
      expect.objectContaining({ search: 'jo', roles: ['InternalUser'], page: 1, limit: 20, sort: 'name' }),
      expect.objectContaining({ sort: 'email', sortDir: 'asc' }),
    ]);
  });

  it('keeps its page in the address, and a filter goes back to the first', async () => {
    const page = showTeam('/users?limit=3', {
      'customers.accounts.all': { ...pageOf([priya], 7), totalPages: 3 },
    });
    await page.findByText('Priya Shah');

    await page.user.click(page.getByRole('button', { name: 'Next' }));
    await expect.poll(page.address).toBe('/users?limit=3&page=2');
    await page.user.click(page.getByRole('button', { name: 'Status', expanded: false }));
    await page.user.click(await page.findByRole('checkbox', { name: 'Inactive' }));

    await expect.poll(page.address).toBe('/users?limit=3&statuses=inactive');
  });

  it('goes to the last page if the address is beyond it', async () => {
    const page = showTeam('/users?page=9', {
      'customers.accounts.all': ({ page: asked = 1 }) => ({
        ...pageOf(asked === 2 ? [priya] : [], 21),
        page: asked,
      }),
    });

    expect(await page.findByText('Priya Shah')).toBeDefined();
    await expect.poll(page.address).toBe('/users?page=2');
  });

  it('says so if there is nobody', async () => {
    const page = showTeam('/users?search=nobody', { 'customers.accounts.all': pageOf([]) });

    expect(await page.findByText('No data to display')).toBeDefined();
    expect(page.getByText('0 - 0 out of 0 result(s)')).toBeDefined();
  });

  it('filters by role, with two in the chip and how many more', async () => {
    const page = showTeam('/users?roles=FleetManager,InternalUser,ExternalUser');

    expect(await page.findByText('Fleet Manager, Internal User +1')).toBeDefined();
  });

  it('is read-only for people who don’t manage the team', async () => {
    const page = showTeam(
      '/users?edit=acc_priya',
      {
        'customers.accounts.all': pageOf([
          aColleague('Marcus Webb', 'FleetManager', { email: null, phone: null, lastSignIn: null }),
        ]),
      },
      'InternalUser',
    );

    const row = (await page.findByText('Marcus Webb')).closest('tr') as HTMLElement;

    expect(page.within(row).getAllByText('–')).toHaveLength(2);
    expect(page.queryByRole('link', { name: 'Marcus Webb' })).toBeNull();
    expect(page.queryByRole('button', { name: 'Actions for Marcus Webb' })).toBeNull();
    expect(page.queryByRole('link', { name: 'Add member' })).toBeNull();
    expect(page.queryByRole('link', { name: 'Activity' })).toBeNull();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.calledWith('customers.accounts.byId')).toEqual([]);
  });

  it('keeps its columns for the person who set them up', async () => {
    const page = showTeam();
    await page.findByText('Marcus Webb');

    await page.user.click(page.getByRole('button', { name: 'Edit Columns' }));
    await page.user.click(page.getByRole('checkbox', { name: 'Contact' }));
    await page.user.click(page.getByRole('button', { name: 'Done' }));

    expect(page.queryByRole('columnheader', { name: 'Contact', hidden: true })).toBeNull();
    expect(localStorage.getItem('ironcall.of.acc_dana.grid.Team members')).toContain('"hidden":["email"]');
  });
});

describe('The team page on a phone', () => {
  beforeEach(() => setWidth(390));

  it('is a list of cards, each with its actions', async () => {
    const page = showTeam();

    await page.findByText('Marcus Webb');
    const list = page.within(page.getByRole('list', { name: 'Team members' }));
    await page.user.click(list.getByRole('button', { name: 'Actions for Marcus Webb' }));

    expect(page.queryByRole('table')).toBeNull();
    expect(list.getByText('3 orders owned')).toBeDefined();
    expect(page.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'What can this person do?',
      'Transfer orders',
      'Deactivate User',
    ]);
  });

  it('says under an address why mail to it has stopped', async () => {
    const page = showTeam('/users', { 'customers.accounts.all': pageOf([priya, bounced]) });

    const line = await page.findByText(/Mail to this address comes back/);

    expect(line.closest('li')?.textContent).toContain('marcus@ridgeline.example');
  });

  it('is sorted and filtered in a sheet, which changes nothing before it is applied', async () => {
    const page = showTeam();
    await page.findByText('Marcus Webb');

    await page.user.click(page.getByRole('button', { name: 'Sort & Filter' }));
    await page.user.selectOptions(await page.findByLabelText('Sort By'), 'Orders Owned');
    await page.user.click(page.getByRole('checkbox', { name: 'External User' }));
    const before = page.address();
    await page.user.click(page.getByRole('button', { name: 'Apply' }));

    expect(before).toBe('/users');
    await expect.poll(page.address).toBe('/users?roles=ExternalUser&sort=ordersCount');
  });
});

describe('The team’s activity', () => {
  const entry: Activity = {
    id: 'act_1',
    at: '2026-11-20T14:05:00.000Z',
    action: 'person_changed',
    actor: { id: 'acc_dana', fullName: 'Dana Reyes' },
    subject: { id: 'acc_priya', name: 'Priya Shah' },
    changes: [{ field: 'role', before: 'Internal User', after: 'Fleet Manager' }],
  };

  it('says who changed what, from what to what, and shows more on demand', async () => {
    const older: Activity = { ...entry, id: 'act_0', action: 'person_invited', changes: [] };
    const page = showTeam('/users?tab=activity', {
      'customers.accounts.activity': ({ cursor }) =>
        cursor === 'next' ? { data: [older], nextCursor: null } : { data: [entry], nextCursor: 'next' },
    });

    const line = (await page.findByText('Dana Reyes changed Priya Shah')).closest('li');
    await page.user.click(page.getByRole('button', { name: 'Show more' }));

    expect(line?.textContent).toContain('Role: Internal User → Fleet Manager');
    expect(await page.findByText('Dana Reyes invited Priya Shah')).toBeDefined();
    expect(page.getByText('No more activity')).toBeDefined();
  });

  it('is hidden from people who don’t manage the team', async () => {
    const page = showTeam('/users?tab=activity', {}, 'InternalUser');

    expect(await page.findByText('Marcus Webb')).toBeDefined();
    expect(page.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(page.calledWith('customers.accounts.activity')).toEqual([]);
  });

  it('is exported completely, however much is shown', async () => {
    const saved: Blob[] = [];
    const page = showTeam('/users?tab=activity', {
      'customers.accounts.activity': ({ cursor }) => ({
        data: [{ ...entry, id: cursor ?? 'first' }],
        nextCursor: cursor === 'next' ? null : 'next',
      }),
    });
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:log';
    };

    await page.user.click(await page.findByRole('button', { name: 'Export CSV' }));

    await expect.poll(() => saved.length).toBe(1);
    expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(3);
    expect(page.calledWith('customers.accounts.activity')).toContainEqual({ cursor: 'next', limit: 100 });
  });
});
