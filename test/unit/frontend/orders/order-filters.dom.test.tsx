import { beforeEach, describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { InServicePage } from '../../../../frontend/src/features/orders/in-service-page.tsx';
import { listAnswers, marcus } from './list-answers.ts';
import { aCard } from './order-card.ts';

declare const window: Window & {
  readonly happyDOM: { setViewport(viewport: { readonly width: number }): void };
};

const orders = [aCard({ id: '10001', status: 'open' })];

function listAt(path: string, roleId: 'FleetManager' | 'ExternalUser' = 'FleetManager') {
  return showScreen(<InServicePage />, { answers: listAnswers(roleId, orders), path });
}

describe('The filters of a list', () => {
  beforeEach(() => window.happyDOM.setViewport({ width: 1280 }));

  it('find people by name, and ask for their orders', async () => {
    const page = listAt('/orders');
    await page.findByRole('list', { name: 'Orders in service' });

    await page.user.click(page.getByRole('button', { name: 'Participants' }));
    await page.user.type(await page.findByRole('combobox', { name: 'Participants' }), 'Mar');
    await page.user.click(await page.findByRole('option', { name: /Marcus Webb/ }));

    await expect.poll(page.address).toBe('/orders?participantIds=acc_marcus');
    expect(page.calledWith('customers.accounts.all')).toContainEqual(
      expect.objectContaining({ search: 'Mar' }),
    );
    expect(page.calledWith('customers.orders.all')).toContainEqual(
      expect.objectContaining({ allUsers: false, participantIds: [marcus.id] }),
    );
  });

  it('keep the user among the people when showing their own orders', async () => {
    const page = listAt('/orders?showAllUsersOrders=false&participantIds=acc_marcus');

    await page.user.click(await page.findByRole('button', { name: 'Participants' }));
    const chosen = page.within(await page.findByRole('list', { name: 'Participants: chosen' }));

    expect(await chosen.findByText('Marcus Webb')).toBeDefined();
    expect(chosen.getByText('Dana Reyes')).toBeDefined();
    expect(chosen.getByRole('button', { name: 'Remove Marcus Webb' })).toBeDefined();
    expect(chosen.queryByRole('button', { name: 'Remove Dana Reyes' })).toBeNull();
  });

  it('are shown below the bar, two values each and how many more', async () => {
    const page = listAt(
      '/orders?priorities=low,high,critical&createdAt=2026-11-02~&participantIds=acc_marcus',
    );

    const chips = page.within(await page.findByRole('list', { name: 'Filters' }));

    expect(await chips.findByText('Marcus Webb')).toBeDefined();
    expect(chips.getByText('Critical, High +1')).toBeDefined();
    expect(chips.getByText('Is on or after 11/02/2026')).toBeDefined();
  });

  it('are removed one by one, or all at once', async () => {
    const page = listAt('/orders?priorities=high&createdAt=2026-11-02~&search=boom');

    await page.user.click(await page.findByRole('button', { name: 'Remove filter: Priority, High' }));

    await expect.poll(page.address).toBe('/orders?createdAt=2026-11-02%7E&search=boom');

    await page.user.click(page.getByRole('button', { name: 'Clear all' }));

    await expect.poll(page.address).toBe('/orders');
    expect(document.activeElement).toBe(page.getByRole('searchbox', { name: 'Search orders' }));
  });

  it('offer people only to users who see the orders of others', async () => {
    const page = listAt('/orders', 'ExternalUser');

    await page.findByRole('list', { name: 'Orders in service' });

    expect(page.queryByRole('button', { name: 'Participants' })).toBeNull();
    expect(page.queryByRole('switch', { name: 'Only my orders' })).toBeNull();
  });

  it('are cleared from the empty list if nothing matches', async () => {
    const page = showScreen(<InServicePage />, {
      answers: listAnswers('FleetManager'),
      path: '/orders?search=nothing',
    });

    await page.user.click(await page.findByRole('button', { name: 'Clear all filters' }));

    await expect.poll(page.address).toBe('/orders');
  });
});

describe('The filters on a small screen', () => {
  beforeEach(() => window.happyDOM.setViewport({ width: 390 }));

  it('take effect when they are applied', async () => {
    const page = listAt('/orders');
    await page.user.click(await page.findByRole('button', { name: 'Sort & Filter' }));

    await page.user.click(await page.findByRole('checkbox', { name: 'Critical' }));
    await page.user.selectOptions(page.getByRole('combobox', { name: 'Sort By' }), 'Priority');
    const before = page.address();
    await page.user.click(page.getByRole('button', { name: 'Apply' }));

    expect(before).toBe('/orders');
    await expect.poll(page.address).toBe('/orders?sort=priority&priorities=critical');
    expect(page.getByRole('button', { name: 'Sort & Filter (1)' })).toBeDefined();
  });

  it('are reset by Clear, except for the search', async () => {
    const page = listAt('/orders?search=boom&priorities=critical&showCancelledJobs=true');
    await page.user.click(await page.findByRole('button', { name: 'Sort & Filter (1)' }));

    await page.user.click(await page.findByRole('button', { name: 'Clear' }));
    await page.user.click(page.getByRole('button', { name: 'Apply' }));

    await expect.poll(page.address).toBe('/orders?search=boom');
  });
});
