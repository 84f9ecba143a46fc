import { cleanup, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Permission } from '#schema/accounts/roles.ts';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { PendingOrderPage } from '../../../../frontend/src/app/pending-order-page.tsx';
import { forgetKept } from '../../../../frontend/src/lib/kept.ts';
import { type OrderAnswers, readAnswers, writeAnswers } from '../../../../frontend/src/lib/order-answers.ts';
import {
  forgetPendingOrder,
  keepPendingOrder,
  pendingOrders,
} from '../../../../frontend/src/lib/pending-order.ts';
import { queryClient } from '../../../../frontend/src/lib/query-client.ts';
import { anOrder } from '../orders/order-view.ts';
import { catalogueAnswers, typedAnswers } from './answers.ts';

describe('An order submitted before sign-in', () => {
  it('is kept until it is answered, with only the newest per conversation', () => {
    keepSent('one', typedAnswers);
    keepSent('other', catalogueAnswers);
    keepSent('one', { ...typedAnswers, issue: 'Engine stalls' });

    expect(pendingOrders().map(({ key, answers }) => [key, readAnswers(answers).issue])).toEqual([
      ['other', 'Hydraulic Leak'],
      ['one', 'Engine stalls'],
    ]);
    forgetPendingOrder('other');
    expect(pendingOrders()).toHaveLength(1);
  });

  it('is dropped after a day, or on sign-out', () => {
    vi.useFakeTimers();
    keepSent('one', typedAnswers);

    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(pendingOrders()).toEqual([]);
    keepSent('two', typedAnswers);
    forgetKept('acc_1');

    expect(pendingOrders()).toEqual([]);
  });

  it.each(['{', '[1, {"key": "k"}]', '{"key":"k"}'])('is ignored if the store holds %s', (text) => {
    localStorage.setItem('ironcall.kept.pending-orders', text);

    expect(pendingOrders()).toEqual([]);
  });
});

describe('The page that places it', () => {
  it('leads to the order, says so, and counts it', async () => {
    const counted = vi.fn<(event: Event) => void>();
    window.addEventListener('ironcall:analytics', counted);
    keepSent('one', typedAnswers);
    const page = showPage({ 'customers.orders.create': { order: anOrder({ id: '10007' }) } });

    expect(await page.findByText('Service order created successfully')).toBeDefined();
    await waitFor(() => expect(page.address()).toBe('/orders/10007'));

    expect(page.calledWith('customers.orders.create')).toMatchObject([
      { customModel: { brand: 'Acme' }, issue: 'Chain slips', serialNumber: 'TBD' },
    ]);
    expect(counted.mock.calls).toMatchObject([[{ detail: { name: 'order_created' } }]]);
    window.removeEventListener('ironcall:analytics', counted);
  });

  it('places the orders of two conversations', async () => {
    keepSent('one', typedAnswers);
    keepSent('other', catalogueAnswers);
    const page = showPage({ 'customers.orders.create': { order: anOrder({ id: '10007' }) } });

    await waitFor(() => expect(page.address()).toBe('/orders/10007'));

    expect(page.calledWith('customers.orders.create')).toHaveLength(2);
    expect(pendingOrders()).toEqual([]);
  });

  it('says that ordering is paused and why, and keeps the order', async () => {
    keepSent('one', typedAnswers);
    const page = showPage({
      'customers.orders.create': () => {
        throw refusal('CREDIT_LIMIT_REACHED');
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Learn why' }));

    expect(page.getByRole('dialog', { name: "We've paused new orders" })).toBeDefined();
    expect(page.getByText(/Make a payment to resume ordering/)).toBeDefined();
    expect(pendingOrders()).toHaveLength(1);
  });

  it('says why the API refuses it, and discards it only on request', async () => {
    keepSent('one', typedAnswers);
    const page = showPage({
      'customers.orders.create': () => {
        throw refusal('INTERNAL');
      },
    });

    expect((await page.findByRole('alert')).textContent).toBe('Failed to create service order.');
    expect(pendingOrders()).toHaveLength(1);
    await page.user.click(page.getByRole('button', { name: 'Discard this order' }));

    expect(page.getByText('The app')).toBeDefined();
    expect(pendingOrders()).toEqual([]);
  });

  it('ignores what another version of the app has stored', async () => {
    keepPendingOrder({ key: 'one', answers: 'machine=crane' });
    const page = showPage();

    expect(await page.findByText('The app')).toBeDefined();
  });

  it('lets people who can’t manage orders choose somebody who can', async () => {
    keepSent('one', typedAnswers);
    const page = showPage({
      'customers.orders.create': ({ customerId }) => {
        if (!customerId) throw refusal('BAD_INPUT', { fields: { customerId: 'Required' } });
        return { order: anOrder({ id: '10007' }) };
      },
      'customers.accounts.all': { data: [aColleague], page: 1, totalPages: 1, count: 1 },
    });

    await page.findByRole('option', { name: 'Dana Reyes' });
    await page.user.click(page.getByRole('button', { name: 'Place order' }));

    await waitFor(() => expect(page.address()).toBe('/orders/10007'));
    expect(page.calledWith('customers.accounts.all')).toMatchObject([{ permissions: ['order_management'] }]);
    expect(page.calledWith('customers.orders.create').at(-1)).toMatchObject({ customerId: aColleague.id });
  });

  it('places one order, whatever is lost, retried, reloaded or opened twice', async () => {
    const usual = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...usual, mutations: { ...usual.mutations, retryDelay: 0 } });
    onTestFinished(() => queryClient.setDefaultOptions(usual));
    const fate = fc.constantFrom<Fate>('answered', 'lost before', 'lost after');
    const deed = fc.constantFrom<Deed>('try again', 'load anew', 'open twice');
    const lives = fc.record({
      fates: fc.array(fate, { maxLength: 9 }),
      deeds: fc.array(deed, { maxLength: 9 }),
    });

    await fc.assert(
      fc.asyncProperty(lives, async ({ fates, deeds }) => {
        const made = await liveThrough([...fates], [...deeds]);

        expect([...made.keys()]).toEqual(['one']);
        expect(pendingOrders()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

function keepSent(key: string, answers: OrderAnswers): void {
  keepPendingOrder({ key, answers: writeAnswers(answers) });
}

/** What happens to a call: the API may have carried it out before the answer is lost. */
type Fate = 'answered' | 'lost before' | 'lost after';
/** What the person does once it was lost. */
type Deed = 'try again' | 'load anew' | 'open twice';

/** Runs until nothing is pending. Returns the API's orders by idempotency key. */
async function liveThrough(fates: Fate[], deeds: Deed[]): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const api = async (_url: unknown, init: RequestInit) => {
    const fateNow = fates.shift() ?? 'answered';
    const key = new Headers(init.headers).get('idempotency-key') ?? 'none';
    if (fateNow === 'lost before') throw noNetwork();
    const id = made.get(key) ?? String(10_001 + made.size);
    made.set(key, id);
    if (fateNow === 'lost after') throw noNetwork();
    return Response.json({ result: { data: { order: anOrder({ id }) } } });
  };
  const open = () => {
    const page = showPage({});
    vi.stubGlobal('fetch', api);
    return page;
  };
  localStorage.clear();
  keepSent('one', typedAnswers);
  let page = open();
  while (pendingOrders().length > 0) {
    await waitFor(() => {
      if (pendingOrders().length > 0) page.getAllByRole('button', { name: 'Try again' });
    });
    if (pendingOrders().length === 0) break;
    const deedNow = deeds.shift() ?? 'try again';
    if (deedNow === 'load anew') cleanup();
    if (deedNow === 'try again')
      await page.user.click(last(page.getAllByRole('button', { name: 'Try again' })));
    else page = open();
  }
  cleanup();
  return made;
}

function showPage(answers: NonNullable<Parameters<typeof showScreen>[1]>['answers'] = {}) {
  return showScreen(<Layout />, { answers, path: '/orders' });
}

/** Behaves like the signed-in layout. */
function Layout() {
  const [hasPending, setHasPending] = useState(true);
  return hasPending ? <PendingOrderPage onDone={() => setHasPending(false)} /> : <p>The app</p>;
}

function last<T>(all: readonly T[]): T {
  const [found] = all.slice(-1);
  if (found === undefined) throw new Error('There is none.');
  return found;
}

const aColleague = {
  id: 'acc_dana',
  firstName: 'Dana',
  lastName: 'Reyes',
  fullName: 'Dana Reyes',
  picture: null,
  title: null,
  status: 'active',
  email: null,
  phone: null,
  phoneProven: true,
  unprovenEmail: null,
  ordersCount: 0,
  role: { id: 'FleetManager', name: 'Fleet manager', permissions: ['order_management'] as Permission[] },
  lastSignIn: null,
} as const;
