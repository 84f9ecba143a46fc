import { cleanup } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import { OrdersLayout } from '../../../../frontend/src/app/orders-layout.tsx';
import { SignedInLayout } from '../../../../frontend/src/app/signed-in-layout.tsx';
import type { Profile } from '../../../../frontend/src/lib/profile.ts';
import { aProfile } from './a-profile.ts';

const described = aProfile({ company: { category: 'municipality' } });
const newcomer = aProfile({ account: { phone: null, unprovenPhone: '+13145550177' } });

function showArea(profile: Profile | (() => Profile), path = '/orders') {
  const answers: ShowOptions['answers'] = {
    'customers.profile.get': profile,
    'customers.orders.getPendingOrdersCount': { count: 0, more: false },
    'customers.orders.getHasOrderFromEquipmentAlerts': false,
    'auth.getUnreads': [],
    // The profile dialog asks for this, batched with the page's own calls if its code is already loaded.
    'auth.sessions': [],
  };
  return showScreen(
    <Routes>
      <Route element={<SignedInLayout />}>
        <Route path="/orders" element={<OrdersLayout />}>
          <Route path="*" element={<p>The list</p>} />
        </Route>
      </Route>
    </Routes>,
    { answers, path },
  );
}

describe('The customer’s account menu', () => {
  it.each([
    ['Profile', '/orders?profile=me'],
    ['Company', '/orders?company-settings=own'],
    ['Notification Settings', '/orders?notification-settings=me'],
    ['Manage Users', '/users'],
  ])('%s leads to %s', async (entry, address) => {
    const page = showArea(described);

    await page.user.click(await page.findByRole('button', { name: 'Account menu of Dana Reyes' }));
    await page.user.click(await page.findByRole('menuitem', { name: entry }));

    await expect.poll(page.address).toBe(address);
  });
});

describe('The onboarding prompt', () => {
  it('opens while the company’s category is unknown', async () => {
    const page = showArea(newcomer);

    await expect.poll(page.address).toBe('/orders?welcome=company');
  });

  it('opens once per visit, and is not followed by the introduction to alerts', async () => {
    const first = showArea({ ...newcomer, telematicsOnboardingCompleted: false }, '/orders/needs-service');
    const welcome = await first.findByRole('dialog', { name: 'Welcome' });
    await first.user.click(await first.within(welcome).findByRole('button', { name: 'Later' }));
    await expect.poll(first.address).toBe('/orders/needs-service');
    cleanup();

    const again = showArea({ ...newcomer, telematicsOnboardingCompleted: false }, '/orders/needs-service');

    await again.findByRole('region', { name: 'Confirm your phone number' });
    expect(again.address()).toBe('/orders/needs-service');
  });

  it('does not open for people who can’t answer it', async () => {
    const page = showArea(aProfile({ roleId: 'InternalUser', account: { unprovenPhone: '+13145550177' } }));

    await page.findByRole('region', { name: 'Confirm your phone number' });
    expect(page.address()).toBe('/orders');
  });

  it('does not cover a dialog that the address asks for', async () => {
    const page = showArea(newcomer, '/orders?profile=me');

    await page.findByRole('button', { name: 'Save' });
    expect(page.address()).toBe('/orders?profile=me');
  });
});

describe('An unconfirmed phone number', () => {
  const unproven = aProfile({
    account: { phone: null, unprovenPhone: '+13145550177' },
    company: { category: 'municipality' },
  });

  it('gets a banner that leads to its code', async () => {
    const page = showArea(unproven);
    const banner = await page.findByRole('region', { name: 'Confirm your phone number' });

    expect(banner.textContent).toContain('Confirm (314) 555-0177 to get texts and to sign in by phone.');
    await page.user.click(page.within(banner).getByRole('button', { name: 'Confirm' }));

    await expect.poll(page.address).toBe('/orders?contact-code=phone');
  });

  it('can be put off until there is a new number', async () => {
    const page = showArea(unproven);
    await page.user.click(await page.findByRole('button', { name: 'Later' }));
    expect(page.queryByRole('region', { name: 'Confirm your phone number' })).toBeNull();
    cleanup();

    showArea(aProfile({ account: { unprovenPhone: '+13145550178' }, company: { category: 'municipality' } }));
    expect(await page.findByText(/Confirm \(314\) 555-0178/)).toBeDefined();
    expect(page.queryByText(/Confirm \(314\) 555-0177/)).toBeNull();
  });
});

describe('The credit banner', () => {
  it('appears within half a minute of a change by an admin or a payment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answered = { profile: described };
    const page = showArea(() => answered.profile);
    await page.findByRole('button', { name: 'Account menu of Dana Reyes' });
    expect(page.queryByText(/We've paused new orders\./)).toBeNull();

    answered.profile = {
      ...described,
      creditUsage: {
        balance: 5_000_000,
        creditLimit: 5_000_000,
        creditUsagePercent: 100,
        creditLimitExceeded: true,
      },
    };
    await vi.advanceTimersByTimeAsync(30_000);

    expect(await page.findByText(/We've paused new orders\./)).toBeDefined();
    expect(page.getByText(/Make a payment to resume ordering\./)).toBeDefined();
  });
});
