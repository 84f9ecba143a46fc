import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import { fill } from '../order-detail/order-screen.tsx';
import { aColleague, dana, detailOf, marcus, pageOf, priya, setWidth, showTeam } from './team-screen.tsx';

const taken = 'This email has already been used. Please choose another.';
const transferFirst =
  'You must transfer all 3 orders owned by this user to another manager before changing their role.';

beforeEach(() => setWidth(1280));

describe('An invitation', () => {
  const jo = aColleague('Jo Park', 'InternalUser');

  it('sends trimmed fields and one role, and confirms', async () => {
    const page = showTeam('/users', { 'customers.accounts.createOrUpdate': detailOf(jo) });
    await page.user.click(await page.findByRole('link', { name: 'Add member' }));
    await expect.poll(page.address).toBe('/users?edit=add');

    await fill(page, await page.findByLabelText('First name'), ' Jo ');
    await fill(page, page.getByLabelText('Last name'), 'Park');
    await fill(page, page.getByLabelText('Email'), ' JO@ridgeline.example ');
    await fill(page, page.getByLabelText(/^Phone/), '3145550199');
    await page.user.click(await page.findByRole('radio', { name: /Internal User/ }));
    expect(page.getByText('Be Internal User')).toBeDefined();
    expect(page.getByText('Fly')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Send invitation' }));

    expect(await page.findByText('User updated or invited successfully.')).toBeDefined();
    await expect.poll(page.address).toBe('/users');
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([
      {
        id: null,
        firstName: 'Jo',
        lastName: 'Park',
        email: 'jo@ridgeline.example',
        phone: '+13145550199',
        title: null,
        picture: null,
        roleId: 'InternalUser',
      },
    ]);
  });

  it('reports what is missing at each field, and focuses the first', async () => {
    const page = showTeam('/users?edit=add');
    const firstName = await page.findByLabelText('First name');
    await page.findByRole('radio', { name: /Internal User/ });

    await fill(page, page.getByLabelText(/^Phone/), '12');
    await page.user.click(page.getByRole('button', { name: 'Send invitation' }));

    expect(await page.findAllByText('Required')).toHaveLength(4);
    expect(page.getByText('Invalid phone number')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(firstName);
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([]);
  });

  it('reports a taken address while it is typed, and is not sent', async () => {
    const page = showTeam('/users?edit=add');
    await fill(page, await page.findByLabelText('First name'), 'Jo');
    await fill(page, page.getByLabelText('Last name'), 'Park');
    await fill(page, page.getByLabelText('Email'), 'marcus@ridgeline.example');
    await page.user.click(await page.findByRole('radio', { name: /External User/ }));

    expect(await page.findByText(taken)).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Send invitation' }));

    await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Email'));
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([]);
    await fill(page, page.getByLabelText('Email'), 'jo@ridgeline.example');
    await expect.poll(() => page.queryByText(taken)).toBeNull();
  });

  it('keeps what was typed if it fails', async () => {
    const page = showTeam('/users?edit=add', {
      'customers.accounts.createOrUpdate': () => {
        throw refusal('INTERNAL');
      },
    });
    await fill(page, await page.findByLabelText('First name'), 'Jo');
    await fill(page, page.getByLabelText('Last name'), 'Park');
    await fill(page, page.getByLabelText('Email'), 'jo@ridgeline.example');
    await page.user.click(await page.findByRole('radio', { name: /External User/ }));

    await page.user.click(page.getByRole('button', { name: 'Send invitation' }));

    expect(await page.findByText('Failed to update or invite user. Please try again.')).toBeDefined();
    expect(page.getByLabelText<HTMLInputElement>('Email').value).toBe('jo@ridgeline.example');
  });
});

describe('Editing a person', () => {
  it('leaves untouched fields alone', async () => {
    const person = { ...priya, picture: '/pictures/com_1/up_1/priya.jpg', phone: '+13145550113' };
    const page = showTeam('/users?edit=acc_priya', {
      'customers.accounts.byId': detailOf(person),
      'customers.accounts.createOrUpdate': detailOf(person),
    });

    await fill(page, await page.findByLabelText(/^Job title/), 'Dispatcher');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('User updated or invited successfully.')).toBeDefined();
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([
      {
        id: 'acc_priya',
        firstName: 'Priya',
        lastName: 'Shah',
        email: 'priya@ridgeline.example',
        phone: '+13145550113',
        title: 'Dispatcher',
        picture: '/pictures/com_1/up_1/priya.jpg',
        roleId: 'InternalUser',
      },
    ]);
  });

  it('shows an address that is not confirmed yet', async () => {
    const person = { ...priya, unprovenEmail: 'new@ridgeline.example' };
    const page = showTeam('/users?edit=acc_priya', { 'customers.accounts.byId': detailOf(person) });

    expect(await page.findByDisplayValue('new@ridgeline.example')).toBeDefined();
    expect(page.getByText('Not confirmed yet. Until then, priya@ridgeline.example is used.')).toBeDefined();
  });

  it('refuses a role that can’t own orders, and offers to transfer them in place', async () => {
    let owned = 3;
    const page = showTeam('/users?edit=acc_marcus', {
      'customers.accounts.byId': () => detailOf({ ...marcus, ordersCount: owned }),
      'customers.orders.transferOrders': () => {
        owned = 0;
        return { moved: 3, more: false };
      },
      'customers.accounts.createOrUpdate': detailOf(marcus),
    });

    await page.user.click(await page.findByRole('radio', { name: /Internal User/ }));
    expect(page.getByText(transferFirst)).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Save' }));
    expect(page.calledWith('customers.accounts.createOrUpdate')).toEqual([]);

    await page.user.click(await page.findByRole('combobox', { name: 'New owner' }));
    await page.user.click(await page.findByRole('option', { name: /Dana Reyes/ }));
    await page.user.click(page.getByRole('button', { name: 'Transfer orders' }));
    await expect.poll(() => page.queryByText(transferFirst)).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect
      .poll(() => page.calledWith('customers.accounts.createOrUpdate'))
      .toEqual([expect.objectContaining({ id: 'acc_marcus', roleId: 'InternalUser' })]);
  });

  it('leaves one’s own role alone', async () => {
    const page = showTeam('/users?edit=acc_dana');

    const role = await page.findByRole('radio', { name: /Internal User/ });

    expect(role).toHaveProperty('disabled', true);
    expect(
      page.getByText('You cannot change your own role. Ask another manager of your company.'),
    ).toBeDefined();
  });

  it('shows the API’s refusal at its field', async () => {
    const page = showTeam('/users?edit=acc_priya', {
      'customers.accounts.createOrUpdate': () => {
        throw refusal('ACCOUNT_EXISTS', { fields: { email: taken } }, taken);
      },
    });

    await fill(page, await page.findByLabelText('Email'), 'jo@ridgeline.example');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(taken)).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Email'));
  });
});

describe('A transfer of orders', () => {
  it('goes on while there are more, and confirms', async () => {
    const rest = [
      { moved: 2, more: true },
      { moved: 1, more: false },
    ];
    const page = showTeam('/users?transfer=acc_marcus', {
      'customers.accounts.byId': () => detailOf({ ...marcus, ordersCount: rest.length === 0 ? 0 : 3 }),
      'customers.orders.transferOrders': () => rest.shift() ?? { moved: 0, more: false },
    });

    expect(await page.findByText('Marcus owns 3 unfinished orders.')).toBeDefined();
    await page.user.click(await page.findByRole('combobox', { name: 'New owner' }));
    await page.user.click(await page.findByRole('option', { name: /Dana Reyes/ }));
    await page.user.click(page.getByRole('button', { name: 'Transfer orders' }));

    expect(await page.findByText('Orders transferred successfully.')).toBeDefined();
    await expect.poll(page.address).toBe('/users');
    expect(page.calledWith('customers.orders.transferOrders')).toEqual([
      { fromCustomerId: 'acc_marcus', toCustomerId: 'acc_dana' },
      { fromCustomerId: 'acc_marcus', toCustomerId: 'acc_dana' },
    ]);
    expect(page.calledWith('customers.accounts.all')).toContainEqual({
      statuses: ['active'],
      permissions: ['order_management'],
      limit: 100,
    });
  });

  it('does not offer the present owner', async () => {
    const page = showTeam('/users?transfer=acc_marcus');

    await page.user.click(await page.findByRole('combobox', { name: 'New owner' }));

    expect(await page.findByRole('option', { name: /Dana Reyes/ })).toBeDefined();
    expect(page.queryByRole('option', { name: /Marcus Webb/ })).toBeNull();
  });

  it('needs a new owner', async () => {
    const page = showTeam('/users?transfer=acc_marcus');
    await page.findByRole('combobox', { name: 'New owner' });

    await page.user.click(page.getByRole('button', { name: 'Transfer orders' }));

    expect(page.getByText('Required')).toBeDefined();
    expect(document.activeElement).toBe(page.getByRole('combobox', { name: 'New owner' }));
  });

  it('that stops midway says how far it got, and can go on', async () => {
    const answers = [
      () => ({ moved: 2, more: true }),
      () => {
        throw refusal('INTERNAL');
      },
      () => ({ moved: 1, more: false }),
    ];
    const page = showTeam('/users?transfer=acc_marcus', {
      'customers.accounts.byId': () => detailOf({ ...marcus, ordersCount: answers.length }),
      'customers.orders.transferOrders': () => answers.shift()?.() ?? { moved: 0, more: false },
    });
    await page.user.click(await page.findByRole('combobox', { name: 'New owner' }));
    await page.user.click(await page.findByRole('option', { name: /Dana Reyes/ }));

    await page.user.click(page.getByRole('button', { name: 'Transfer orders' }));
    expect(await page.findByText('Failed to transfer orders. Please try again.')).toBeDefined();
    expect(page.getByText('2 of 3 orders were transferred.')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Transfer orders' }));

    expect(await page.findByText('Orders transferred successfully.')).toBeDefined();
  });
});

describe('A deactivation', () => {
  it('confirms once it is done', async () => {
    const page = showTeam('/users?set-active=acc_priya', {
      'customers.accounts.updateStatus': detailOf({ ...priya, status: 'inactive' }),
    });

    await page.user.click(await page.findByRole('button', { name: 'Deactivate User' }));

    expect(await page.findByText('User updated successfully.')).toBeDefined();
    expect(page.calledWith('customers.accounts.updateStatus')).toEqual([
      { id: 'acc_priya', status: 'inactive' },
    ]);
  });

  it('is blocked while the person owns orders, until they are transferred in the same step', async () => {
    // Deactivating waits for the count to reach zero, so it is requested until it does.
    const counts = [3, 3, 0];
    const page = showTeam('/users?set-active=acc_marcus', {
      'customers.accounts.byId': () => detailOf({ ...marcus, ordersCount: counts.shift() ?? 0 }),
      'customers.orders.transferOrders': { moved: 3, more: false },
      'customers.accounts.updateStatus': detailOf({ ...marcus, status: 'inactive' }),
    });

    expect(
      await page.findByText('Marcus owns 3 unfinished orders. Transfer them to another manager first.'),
    ).toBeDefined();
    expect(page.getByRole('button', { name: 'Deactivate User' })).toHaveProperty('disabled', true);
    await page.user.click(await page.findByRole('combobox', { name: 'New owner' }));
    await page.user.click(await page.findByRole('option', { name: /Dana Reyes/ }));
    await page.user.click(page.getByRole('button', { name: 'Transfer, then deactivate' }));

    expect(await page.findByText('Orders transferred successfully.')).toBeDefined();
    expect(await page.findByText('User updated successfully.')).toBeDefined();
    const inOrder = page.calls.map(({ procedure }) => procedure);
    expect(inOrder.filter((name) => /byId|transfer|Status/.test(name))).toEqual([
      'customers.accounts.byId',
      'customers.orders.transferOrders',
      'customers.accounts.byId',
      'customers.accounts.byId',
      'customers.accounts.updateStatus',
    ]);
  });

  it('offers the transfer if only the API knows of owned orders', async () => {
    const words = 'This user owns an order that is not finished. Transfer them to another manager first.';
    const page = showTeam('/users?set-active=acc_marcus', {
      'customers.accounts.byId': detailOf({ ...marcus, ordersCount: 0 }),
      'customers.accounts.updateStatus': () => {
        throw refusal('CONFLICT', {}, words);
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Deactivate User' }));

    expect(await page.findByText(words)).toBeDefined();
    await page.user.click(await page.findByRole('button', { name: 'Transfer, then deactivate' }));
    expect(page.getByText('Required')).toBeDefined();
    expect(document.activeElement).toBe(page.getByRole('combobox', { name: 'New owner' }));
  });

  it('can be retried after a conflict', async () => {
    const words = 'Somebody else changed this at the same moment. Please try again.';
    let tries = 0;
    const page = showTeam('/users?set-active=acc_priya', {
      'customers.accounts.updateStatus': () => {
        tries += 1;
        if (tries === 1) throw refusal('CONFLICT', {}, words);
        return detailOf({ ...priya, status: 'inactive' });
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Deactivate User' }));
    expect(await page.findByText(words)).toBeDefined();
    expect(page.queryByRole('combobox', { name: 'New owner' })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Deactivate User' }));

    expect(await page.findByText('User updated successfully.')).toBeDefined();
  });

  it('that fails uses the words of the specification', async () => {
    const page = showTeam('/users?set-active=acc_priya', {
      'customers.accounts.updateStatus': () => {
        throw refusal('INTERNAL');
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Deactivate User' }));

    expect(await page.findByText('Failed to update user. Please try again.')).toBeDefined();
  });

  it('of oneself is not possible', async () => {
    const page = showTeam('/users?set-active=acc_dana');

    expect(await page.findByText(/You cannot deactivate yourself/)).toBeDefined();
    expect(page.getByRole('button', { name: 'Deactivate User' })).toHaveProperty('disabled', true);
  });

  it('can be undone', async () => {
    const gone = { ...priya, status: 'inactive' as const };
    const page = showTeam('/users?set-active=acc_priya', {
      'customers.accounts.byId': detailOf(gone),
      'customers.accounts.all': pageOf([dana, gone]),
      'customers.accounts.updateStatus': detailOf(priya),
    });

    await page.user.click(await page.findByRole('button', { name: 'Reactivate User' }));

    expect(await page.findByText('User updated successfully.')).toBeDefined();
    expect(page.calledWith('customers.accounts.updateStatus')).toEqual([
      { id: 'acc_priya', status: 'active' },
    ]);
  });
});

describe('What a person may do', () => {
  const answers = {
    'customers.orders.all': { data: [], nextCursor: null },
    'customers.orders.explainAccess': {
      person: { id: priya.id, fullName: priya.fullName, role: priya.role },
      sees: true,
      why: 'Sees every order of the company, as Internal User.',
      actions: [
        { does: 'Cancel an order', allowed: false, rule: 'Needs order management.' },
        { does: 'Write in the chat', allowed: true, rule: 'The order is open.' },
      ],
    },
  };

  it('is listed for an order by its number, with a rule for each action', async () => {
    const page = showTeam('/users?may=acc_priya', answers);

    await fill(page, await page.findByLabelText('Order number'), ' #10001');
    await page.user.keyboard('{Enter}');

    const list = page.within(await page.findByRole('list', { name: 'What is possible with order #10001' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'May not: Cancel an orderNeeds order management.',
      'May: Write in the chatThe order is open.',
    ]);
    expect(page.address()).toBe('/users?may=acc_priya&order=10001');
    expect(page.calledWith('customers.orders.explainAccess')).toEqual([
      { accountId: 'acc_priya', orderId: '10001' },
    ]);
  });

  it.each([
    ['', 'Required'],
    ['the loader', 'An order’s number is a whole number, like 10001.'],
  ])('is not requested for %o', async (typed, words) => {
    const page = showTeam('/users?may=acc_priya', answers);
    const field = await page.findByLabelText('Order number');

    if (typed !== '') await fill(page, field, typed);
    await page.user.click(page.getByRole('button', { name: 'Show' }));

    expect(page.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
  });

  it('is shown again from the address', async () => {
    const page = showTeam('/users?may=acc_priya&order=10001', {
      ...answers,
      'customers.orders.explainAccess': () => {
        throw refusal('NOT_FOUND');
      },
    });

    expect(await page.findByText('Your company has no order #10001.')).toBeDefined();
  });
});
