import { describe, expect, it } from 'vitest';
import type { OrderView } from '#schema/orders/order.ts';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import { showScreen } from '#test/support/screen.tsx';
import { SearchHead } from '../../../../frontend/src/features/order-detail/search/search-head.tsx';
import { dana, profileOf } from '../order-detail/order-screen.tsx';
import { anOffer, anOrder } from './order-view.ts';

const now = () => new Date().toISOString();
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

describe('The live search', () => {
  it('says how many it has alerted, how far out, and when it widens', async () => {
    const page = shown({ openedAt: secondsAgo(5), numberOfAlertedTechnicians: 8 });

    await page.findByText('8 technicians alerted · within 60 mi');

    expect(page.getByRole('progressbar', { name: 'Search for technicians' })).toBeDefined();
    expect(page.getByText(/^In 0:2\d the search widens to 120 mi$/)).toBeDefined();
    expect(page.getByText(/No need to wait here/)).toBeDefined();
    expect(page.calls).toEqual([]);
  });

  it('announces its phase and progress', async () => {
    const page = shown({ openedAt: secondsAgo(5), numberOfAlertedTechnicians: 8 });

    const said = await page.findByRole('status');

    expect(said.textContent).toBe('Alerting nearby techs, 8 technicians alerted, within 60 mi');
  });

  it('is hidden once it is over and there are offers to choose from', () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 * 2).toISOString().slice(0, 10);
    const page = shown({
      openedAt: secondsAgo(60),
      search: { radiusMiles: 120, endedAt: now() },
      numberOfAlertedTechnicians: 8,
      ordersTechnicians: [anOffer({ serviceDate: tomorrow, updatedAt: now() })],
    });

    expect(page.queryByText(/technicians alerted/)).toBeNull();
  });

  it('says why it found nobody, and leads to the change that would find somebody', async () => {
    const page = shown(
      { openedAt: secondsAgo(700), allowedCommands: ['updateJobsite'] },
      {
        change: { kind: 'requirement', requirement: 'msha_part_46', wouldFind: 2 },
        ruledOut: [{ rule: 'certification', count: 2, requirement: 'msha_part_46' }],
      },
    );

    await page.findByText('2 do not hold MSHA Part 46, which the jobsite requires.');
    await page.user.click(page.getByRole('button', { name: 'Change requirements' }));

    expect(page.getByText(/2 technicians could come/)).toBeDefined();
    expect(page.address()).toBe('/orders/10001?requirements=10001');
  });

  it('offers no change to people who can’t make it', async () => {
    const page = shown(
      { openedAt: secondsAgo(700) },
      { change: { kind: 'requirement', requirement: 'msha_part_46', wouldFind: 2 } },
    );

    await page.findByText(/2 technicians could come/);

    expect(page.queryByRole('button', { name: 'Change requirements' })).toBeNull();
  });

  it('does not ask why it found nobody for someone who would be refused', async () => {
    const { account, ...profile } = profileOf(dana);
    const external = { ...account, role: { ...account.role, permissions: [] } };
    const page = shown({ openedAt: secondsAgo(700) }, {}, { ...profile, account: external });

    await expect.poll(() => page.calls.map(({ procedure }) => procedure)).toContain('customers.profile.get');

    expect(page.calledWith('customers.orders.explainSearch')).toEqual([]);
  });
});

function shown(
  changes: Partial<OrderView>,
  explanation: Partial<OwnSearchExplanation> = {},
  profile = profileOf(dana),
) {
  const order = anOrder({
    status: 'open',
    matchingRound: 1,
    search: { radiusMiles: 60, endedAt: null },
    ...changes,
  });
  return showScreen(<SearchHead order={order} />, {
    path: '/orders/10001',
    answers: {
      'customers.orders.byId': { unchanged: false, order },
      'customers.profile.get': profile,
      'customers.orders.explainSearch': {
        matchingRound: 1,
        withinMiles: 60,
        nearby: 5,
        knowMake: 3,
        alerted: 0,
        ruledOut: [],
        change: null,
        ...explanation,
      },
    },
  });
}
