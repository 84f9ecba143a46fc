import { describe, expect, it } from 'vitest';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { PendingPage } from '../../../../frontend/src/features/orders/pending-page.tsx';
import { listAnswers } from './list-answers.ts';
import { aCard } from './order-card.ts';
import { anOrder } from './order-view.ts';

const pending = aCard({
  id: '10001',
  priority: 'critical',
  brand: 'Komatsu',
  model: 'PC210LC-11',
  unitNumber: 'EX-12',
  detectedAt: '2025-11-03T18:00:00.000Z',
  topFaults: [
    { fault: 'SPN 100 FMI 1', name: 'Engine oil pressure low', severity: 'critical' },
    { fault: 'SPN 110 FMI 16', name: null, severity: 'high' },
  ],
  faultCount: 5,
});
const rejected = aCard({ id: '10002', status: 'rejected', issue: 'Leaks at the boom' });

describe('A pending order in the list', () => {
  it('says what is wrong with which machine, how urgent it is, and since when', async () => {
    const page = showScreen(<PendingPage />, { answers: listAnswers('FleetManager', [pending]) });

    const row = await page.findByRole('listitem');

    const link = page.within(row).getByRole('link');
    expect(link.textContent).toContain('Engine oil pressure low SPN 100 FMI 1 · critical');
    expect(link.textContent).toContain('SPN 110 FMI 16 · high');
    expect(link.textContent).toContain('+ 3 more');
    expect(link.getAttribute('href')).toBe('/orders/10001');
    for (const words of ['Critical', 'Needs Service', '3 unread', 'Minot, ND', 'Detected Nov 3, 2025']) {
      expect(page.within(row).getByText(words)).toBeDefined();
    }
    expect(row.textContent).toContain('Komatsu PC210LC-11');
  });

  it('is approved and declined in dialogs with their own addresses', async () => {
    const page = showScreen(<PendingPage />, { answers: listAnswers('FleetManager', [pending]) });

    await page.user.click(await page.findByRole('button', { name: 'Get It Fixed' }));

    expect(page.address()).toContain('approve=10001');

    await page.user.click(page.getByRole('button', { name: "Don't Fix It" }));

    expect(page.address()).toContain('reject=10001');
  });

  it('is waiting for others if the user can’t decide', async () => {
    const page = showScreen(<PendingPage />, { answers: listAnswers('InternalUser', [pending]) });

    expect(await page.findByText('Waiting for Approval')).toBeDefined();
    expect(page.queryByRole('button', { name: 'Get It Fixed' })).toBeNull();
  });
});

describe('A rejected order in the list', () => {
  it('is reopened at once', async () => {
    const page = showScreen(<PendingPage />, {
      answers: {
        ...listAnswers('FleetManager', [rejected]),
        'customers.orders.reopenPendingOrder': { order: anOrder({ id: '10002', status: 'pending' }) },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Reopen Order' }));

    expect(await page.findByText('Order reopened successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.reopenPendingOrder')).toEqual([{ id: '10002' }]);
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('says so if somebody else has reopened it already', async () => {
    const page = showScreen(<PendingPage />, {
      answers: {
        ...listAnswers('FleetManager', [rejected]),
        'customers.orders.reopenPendingOrder': () => {
          throw refusal('INVALID_TRANSITION', { status: 'pending' });
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Reopen Order' }));

    expect(await page.findByText('This order is waiting for approval again.')).toBeDefined();
  });
});

describe('The pending list', () => {
  it('asks for the most urgent orders first', async () => {
    const page = showScreen(<PendingPage />, { answers: listAnswers('FleetManager', [pending]) });

    await page.findByRole('listitem');

    expect(page.calledWith('customers.orders.all')).toEqual([
      expect.objectContaining({ status: 'needsService', sort: 'priority', sortDir: 'desc' }),
    ]);
  });

  it.each([
    [false, 'Import your first health alert'],
    [true, 'Import your health alerts'],
  ])('when empty, given earlier orders from alerts (%s): %s', async (had, title) => {
    const page = showScreen(<PendingPage />, {
      answers: {
        ...listAnswers('FleetManager'),
        'customers.orders.getHasOrderFromEquipmentAlerts': had,
      },
    });

    expect(await page.findByRole('heading', { name: title })).toBeDefined();
    expect(page.getByRole('button', { name: 'Learn More' })).toBeDefined();
  });

  it('says that the user is offline if that is why it did not load', async () => {
    const page = showScreen(<PendingPage />, {
      answers: {
        ...listAnswers('FleetManager'),
        'customers.orders.all': () => {
          throw noNetwork();
        },
      },
    });

    expect(await page.findByRole('heading', { name: 'You’re offline' })).toBeDefined();
  });

  it('can be requested again if it did not load', async () => {
    let isDown = true;
    const page = showScreen(<PendingPage />, {
      answers: {
        ...listAnswers('FleetManager'),
        'customers.orders.all': () => {
          if (isDown) throw refusal('BAD_INPUT');
          return { data: [pending], nextCursor: null };
        },
      },
    });

    const again = await page.findByRole('button', { name: 'Try again' });
    isDown = false;
    await page.user.click(again);

    expect(await page.findByRole('listitem')).toBeDefined();
  });
});
