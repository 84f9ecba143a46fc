import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, showScreen } from '#test/support/screen.tsx';
import { ChatTab } from '../../../../frontend/src/features/order-detail/chat/chat-tab.tsx';
import { useMarkAsRead } from '../../../../frontend/src/features/order-detail/chat/use-mark-as-read.ts';
import { DetailsPanel } from '../../../../frontend/src/features/order-detail/details/details-panel.tsx';
import { OrderAside, OrderHead } from '../../../../frontend/src/features/order-detail/head/order-head.tsx';
import { FinishProfile } from '../../../../frontend/src/features/order-detail/status/finish-profile.tsx';
import {
  OrderActions,
  ReopenButton,
} from '../../../../frontend/src/features/order-detail/status/order-actions.tsx';
import { StatusCard } from '../../../../frontend/src/features/order-detail/status/status-card.tsx';
import { StatusPanel } from '../../../../frontend/src/features/order-detail/status/status-panel.tsx';
import { JobSection } from '../../../../frontend/src/features/technician/job-section.tsx';
import { anOffer, anOrder, aTechnician } from '../orders/order-view.ts';
import { dana, profileOf } from './order-screen.tsx';

const { equipment, jobsite } = anOrder();
const editable = ['updateSerialNumber', 'updateJobsite', 'updatePoNumber', 'updateParticipants'];
const withoutSerial = { ...equipment, serialNumber: null };
const answers = { 'customers.profile.get': profileOf(dana) };

describe('The page header', () => {
  it('names the machine, with the order number as a fact', () => {
    const page = showScreen(<OrderHead id="10001" order={anOrder()} />);

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Komatsu PC210LC-11');
    expect(page.getByText('Order #10001')).toBeDefined();
    expect(page.getByText('C51234')).toBeDefined();
  });

  it('leads to the missing serial number if the user can add it', async () => {
    const order = anOrder({ equipment: withoutSerial, allowedCommands: editable });
    const page = showScreen(<OrderHead id="10001" order={order} />, { path: '/orders/10001' });

    await page.user.click(page.getByRole('button', { name: 'Add serial number' }));

    expect(page.address()).toBe('/orders/10001?serial=10001');
  });

  it('only mentions the missing serial number otherwise', () => {
    const page = showScreen(<OrderHead id="10001" order={anOrder({ equipment: withoutSerial })} />);

    expect(page.getByText(/No serial number yet/)).toBeDefined();
    expect(page.queryByRole('button', { name: 'Add serial number' })).toBeNull();
  });

  it('has a menu of what the user can do', async () => {
    const order = anOrder({ allowedCommands: ['updatePoNumber', 'cancel'] });
    const page = showScreen(<OrderAside id="10001" order={order} />, { path: '/orders/10001' });

    await page.user.click(page.getByRole('button', { name: 'Actions' }));
    expect(page.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit PO number',
      'Cancel order',
    ]);
    await page.user.click(page.getByRole('menuitem', { name: 'Edit PO number' }));

    expect(page.address()).toBe('/orders/10001?po=10001');
  });
});

describe('The checklist', () => {
  it('asks for what is missing', async () => {
    const order = anOrder({
      equipment: withoutSerial,
      jobsite: { ...jobsite, name: null },
      allowedCommands: editable,
    });
    const page = showScreen(<FinishProfile order={order} />, { path: '/orders/10001' });

    expect(page.getByText('Finish Your Job Profile')).toBeDefined();
    expect(page.getAllByText('Required')).toHaveLength(2);
    await page.user.click(page.getByRole('button', { name: /Add jobsite/ }));

    expect(page.address()).toBe('/orders/10001?jobsite=10001');
    expect(page.getByRole('button', { name: /Add Serial Number/ })).toBeDefined();
  });

  it('is hidden if nothing is missing or can be added', () => {
    const page = showScreen(
      <>
        <FinishProfile order={anOrder({ allowedCommands: editable })} />
        <FinishProfile order={anOrder({ equipment: withoutSerial })} />
      </>,
    );

    expect(page.queryByText('Finish Your Job Profile')).toBeNull();
  });
});

describe('The details', () => {
  const order = anOrder({
    issue: 'It smokes.',
    detectedAt: '2026-11-20T11:00:00.000Z',
    jobsite: { ...jobsite, arrivalInstructions: 'Gate 2', requirements: ['hard_hat', 'msha_part_46'] },
    allowedCommands: editable,
  });

  it('show everything known about the order', async () => {
    const page = showScreen(<DetailsPanel order={order} besideStatus={false} onHide={undefined} />, {
      answers,
    });

    expect(page.getByText('It smokes.')).toBeDefined();
    expect(page.getByText('Gate 2')).toBeDefined();
    expect(page.getByText('Hard hat, MSHA Part 46')).toBeDefined();
    expect(page.getByText('No documents uploaded yet')).toBeDefined();
    expect(page.getByText('No PO number provided')).toBeDefined();
    expect(page.getByText(/^Nov 20, 2026 at 5:00 AM/)).toBeDefined();
    expect(page.getAllByText(/^Nov 20, 2026 at 6:00 AM/)).toHaveLength(2);
    expect(await page.findByText('billing@ridgeline.example')).toBeDefined();
  });

  const withoutHours = { ...jobsite, accessHoursStart: null, accessHoursEnd: null };

  it('link to the dialog for whatever the jobsite lacks', async () => {
    const page = showScreen(
      <DetailsPanel
        order={anOrder({ jobsite: withoutHours, allowedCommands: editable })}
        besideStatus={false}
        onHide={undefined}
      />,
      { answers, path: '/orders/10001' },
    );

    await page.user.click(page.getByRole('button', { name: 'Set access hours' }));
    expect(page.address()).toBe('/orders/10001?access=10001');
    await page.user.click(page.getByRole('button', { name: 'Set requirements' }));
    expect(page.address()).toBe('/orders/10001?requirements=10001');
    await page.user.click(await page.findByRole('button', { name: 'Set arrival instructions' }));
    expect(page.address()).toBe('/orders/10001?access=10001');
  });

  it('only say what is not set to people who may not set it', async () => {
    const page = showScreen(
      <DetailsPanel order={anOrder({ jobsite: withoutHours })} besideStatus={false} onHide={undefined} />,
      { answers },
    );

    await expect.poll(() => page.getAllByText('Not set')).toHaveLength(2);
    expect(page.queryByRole('button', { name: /^Set / })).toBeNull();
  });

  it('collapse what the status beside them already shows', () => {
    const page = showScreen(<DetailsPanel order={order} besideStatus onHide={undefined} />, { answers });

    expect(page.getByText('Issue and fault codes').closest('details')?.open).toBe(false);
  });

  it('hide the billing info from people who don’t manage users', async () => {
    const profile = profileOf(dana);
    const { company } = profile.account;
    const page = showScreen(<DetailsPanel order={order} besideStatus={false} onHide={undefined} />, {
      answers: {
        'customers.profile.get': {
          ...profile,
          account: { ...profile.account, company: { ...company, billing: null } },
        },
      },
    });

    await expect.poll(() => page.calledWith('customers.profile.get').length).toBeGreaterThan(0);
    expect(page.queryByText('Billing Info')).toBeNull();
  });
});

describe('an external user', () => {
  it('is not told that the PO number and the way in are missing, and can’t overwrite the number', async () => {
    const { account, ...profile } = profileOf(dana);
    const role = { ...account.role, permissions: ['external_notifications' as const] };
    const order = anOrder({ allowedCommands: ['updatePoNumber', 'updateSerialNumber'] });
    const page = showScreen(
      <>
        <OrderAside id="10001" order={order} />
        <DetailsPanel order={order} besideStatus={false} onHide={undefined} />
      </>,
      { answers: { 'customers.profile.get': { ...profile, account: { ...account, role } } } },
    );

    await expect.poll(() => page.queryByText('PO Number')).toBeNull();
    expect(page.queryByText('Arrival instructions')).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Actions' }));

    expect(page.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit equipment']);
  });
});

describe('choosing', () => {
  it('shows the two who can come soonest, and leads to all of them', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const offers = ['Ray Ortiz', 'Amy Lund', 'Kai Moss'].map((fullName, index) =>
      anOffer({
        id: `10001.00001${index}`,
        serviceDate: `2099-01-0${[7, 5, 6][index]}`,
        expiredAt: inAnHour,
        technician: aTechnician({ account: { ...aTechnician().account, fullName } }),
      }),
    );
    const order = anOrder({ status: 'open', ordersTechnicians: offers });
    const page = showScreen(<OrderActions order={order} action={{ name: 'choose' }} />, {
      path: '/orders/10001',
    });

    const button = page.getByRole('button', { name: 'Choose Technician' });
    expect(button.textContent).toBe('ALKMChoose Technician');
    await page.user.click(button);

    expect(page.address()).toBe('/orders/10001?choose=10001');
  });
});

describe('codes that somebody has typed', () => {
  const order = anOrder({ faultCodes: [], errorCodes: ['E02', 'SPN 100 FMI 1'] });

  it('stand on the page of whoever ordered', () => {
    const page = showScreen(<StatusPanel order={order} onViewDetails={undefined} />, { answers });

    expect(page.getByRole('heading', { name: 'Error codes on the display (2)' })).toBeDefined();
    expect(page.getByText('E02, SPN 100 FMI 1')).toBeDefined();
  });

  it('reach the technician', () => {
    const page = showScreen(<JobSection order={order} />);

    expect(page.getByText('E02, SPN 100 FMI 1')).toBeDefined();
  });
});

describe('reopening', () => {
  it('brings a rejected order back at once', async () => {
    const page = showScreen(<ReopenButton orderId="10001" asks={false} />, {
      answers: { 'customers.orders.reopenPendingOrder': { order: anOrder() } },
      path: '/orders/10001',
    });

    await page.user.click(page.getByRole('button', { name: 'Reopen Order' }));

    expect(await page.findByText('Order reopened successfully')).toBeDefined();
    expect(page.calledWith('customers.orders.reopenPendingOrder')).toEqual([{ id: '10001' }]);
    expect(page.address()).toBe('/orders/10001');
  });

  it('reports that reopening failed', async () => {
    const page = showScreen(<ReopenButton orderId="10001" asks={false} />, {
      answers: {
        'customers.orders.reopenPendingOrder': () => {
          throw refusal('CONFLICT');
        },
      },
    });

    await page.user.click(page.getByRole('button', { name: 'Reopen Order' }));

    expect(await page.findByText('Failed to reopen order. Please try again.')).toBeDefined();
  });

  it('asks first for a cancelled order', async () => {
    const page = showScreen(<ReopenButton orderId="10001" asks />, { path: '/orders/10001' });

    await page.user.click(page.getByRole('button', { name: 'Reopen Order' }));

    expect(page.address()).toBe('/orders/10001?reopen=10001');
  });

  it('gives way to an explanation for people who can’t reopen', () => {
    const page = showScreen(
      <>
        <StatusCard order={anOrder({ status: 'cancelled' })} />
        <ChatTab order={anOrder({ status: 'cancelled' })} />
      </>,
      { answers },
    );

    expect(
      page.getByText('You don’t have permission to reopen orders. Please contact a manager if needed.'),
    ).toBeDefined();
    expect(page.getByText(/You are not authorized to reopen orders/)).toBeDefined();
  });
});

describe('The chat’s participants', () => {
  it('open the participants dialog for people who can change them', async () => {
    const order = anOrder({ customer: dana, customerId: dana.id, allowedCommands: editable });
    const page = showScreen(<ChatTab order={order} />, { answers, path: '/orders/10001' });

    await page.user.click(page.getByRole('button', { name: 'Participants: 1' }));

    expect(page.address()).toBe('/orders/10001?participants=10001');
  });

  it('are a list for everyone else', async () => {
    const page = showScreen(<ChatTab order={anOrder({ customer: dana, customerId: dana.id })} />, {
      answers,
    });

    await page.user.click(page.getByRole('button', { name: 'Participants: 1' }));

    expect(await page.findByRole('dialog', { name: 'Participants' })).toBeDefined();
  });
});

describe('Marking an order as read', () => {
  const unread = { 'auth.markAsRead': { orderId: '10001', count: 0 }, 'auth.getUnreads': [] };
  const visibility = vi.spyOn(document, 'visibilityState', 'get');

  beforeEach(() => {
    visibility.mockReturnValue('visible');
  });

  it('happens once per new entry', async () => {
    const page = showScreen(<Reader lastUpdates={[3, 3, 4]} isInSight />, { answers: unread });

    for (let press = 0; press < 2; press++) await page.user.click(page.getByRole('button'));

    await expect.poll(() => page.calledWith('auth.markAsRead').length).toBe(2);
    expect(page.calledWith('auth.markAsRead')).toEqual([{ orderId: '10001' }, { orderId: '10001' }]);
  });

  it('does not happen while nobody can see the order', async () => {
    visibility.mockReturnValue('hidden');
    const page = showScreen(
      <>
        <Reader lastUpdates={[3]} isInSight />
        <Reader lastUpdates={[4]} isInSight={false} />
      </>,
      { answers: unread },
    );

    await expect.poll(() => page.getAllByRole('button')).toHaveLength(2);
    expect(page.calledWith('auth.markAsRead')).toEqual([]);
  });
});

/** Views an order; each click moves on to the next of these as its newest entry. */
function Reader({
  lastUpdates,
  isInSight,
}: {
  readonly lastUpdates: readonly number[];
  readonly isInSight: boolean;
}) {
  const [at, setAt] = useState(0);
  useMarkAsRead({ id: '10001', lastUpdate: lastUpdates[at] ?? 0 }, isInSight);
  return (
    <button type="button" onClick={() => setAt(at + 1)}>
      Next
    </button>
  );
}
