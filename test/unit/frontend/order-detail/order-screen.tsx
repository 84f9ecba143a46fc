import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { OrderView } from '#schema/orders/order.ts';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import type { OrderDialogProps } from '../../../../frontend/src/features/order-detail/dialogs/decision.ts';

export const dana = { id: 'acc_dana', fullName: 'Dana Reyes', picture: null };
export const priya = { id: 'acc_priya', fullName: 'Priya Nair', picture: null };
export const marcus = { id: 'acc_marcus', fullName: 'Marcus Webb', picture: null };

/** A dialog of an order as the app opens it, over the answers that all of them need. */
export function showDialog(
  Dialog: (props: OrderDialogProps) => ReactElement,
  order: OrderView,
  answers: ShowOptions['answers'] = {},
) {
  const onClose = vi.fn<() => void>();
  const page = showScreen(<Dialog value={order.id} open onClose={onClose} onClosed={() => undefined} />, {
    answers: {
      'customers.orders.byId': { unchanged: false, order },
      'customers.profile.get': profileOf(dana),
      ...answers,
    },
    path: `/orders/${order.id}`,
  });
  return { ...page, onClose };
}

/** Replaces a field's text in one go, since each key press would render the whole form again. */
export async function fill(
  { user }: Pick<ReturnType<typeof showScreen>, 'user'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** The profile of somebody who manages everything. */
export function profileOf({ id, fullName, picture }: typeof dana) {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  return {
    account: {
      id,
      firstName,
      lastName,
      fullName,
      picture,
      email: 'dana@ridgeline.example',
      phone: null,
      unprovenEmail: null,
      unprovenPhone: null,
      title: null,
      emailStopped: null,
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      quietHours: null,
      timeZone: null,
      role: {
        id: 'FleetManager' as const,
        name: 'Fleet Manager',
        permissions: [
          'view_and_request_orders' as const,
          'order_management' as const,
          'user_management' as const,
        ],
      },
      company: {
        id: 'com_1',
        name: 'Ridgeline',
        logo: null,
        segment: null,
        category: null,
        fleetSize: null,
        billing: { emails: ['billing@ridgeline.example'], addresses: [] },
      },
    },
    equipmentAlertEmail: null,
    telematicsOnboardingCompleted: true,
    creditUsage: { balance: 0, creditLimit: null, creditUsagePercent: 0, creditLimitExceeded: false },
  };
}

/** A colleague as `customers.accounts.*` answers. */
export function colleagueOf({ id, fullName, picture }: typeof dana) {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  return {
    id,
    fullName,
    firstName,
    lastName,
    picture,
    title: null,
    status: 'active' as const,
    email: null,
    phone: null,
    phoneProven: true,
    emailStopped: null,
    unprovenEmail: null,
    ordersCount: 0,
    role: { id: 'FleetManager' as const, name: 'Fleet Manager', permissions: ['order_management' as const] },
    lastSignIn: null,
  };
}

export function peopleOf(...people: (typeof dana)[]) {
  return { data: people.map(colleagueOf), page: 1, totalPages: 1, count: people.length };
}
