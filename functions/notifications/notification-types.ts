import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import type { Order } from '#functions/orders/order.ts';
import type { Permission } from '#schema/roles.ts';

/** What is written for each channel. Push joins them here. */
export interface TextOf {
  readonly email: { readonly subject: string; readonly text: string };
  readonly sms: string;
}
export type Channel = keyof TextOf;

/** The 16 types of document 2 section 3, and one for document 3 section 2: a colleague has joined by its work email. */
export type NotificationName =
  | 'order-cancelled'
  | 'order-created-or-approved'
  | 'order-flagged'
  | 'order-location-updated'
  | 'order-question-answered'
  | 'order-question-posted'
  | 'order-reopened'
  | 'order-updated'
  | 'pending-order-created'
  | 'review-created'
  | 'service-scheduled-reminder'
  | 'service-start-reminder'
  | 'service-status-reminder'
  | 'service-update-reminder'
  | 'technician-assigned'
  | 'technician-available'
  | 'colleague-joined';

/** What of an order messages are written from. */
export type OrderFacts = Pick<
  Order,
  'id' | 'companyId' | 'status' | 'owner' | 'participants' | 'equipment' | 'jobsite' | 'address' | 'faults'
>;

export type Person = Pick<AccountCard, 'id' | 'firstName' | 'lastName' | 'email'>;

/** The company's people who are told. */
export type Audience<Facts> =
  | { readonly permissions: readonly Permission[]; readonly except?: (facts: Facts) => string }
  | { readonly accounts: (facts: Facts) => readonly string[] };

/** The words, for each channel that it goes out by. */
type Texts<Facts> = {
  readonly [By in Channel]?: (facts: Facts, siteUrl: string) => TextOf[By];
};

export interface NotificationType<Facts> {
  readonly name: NotificationName;
  /** The detail types of `events/notifications.ts` that bring it about. */
  readonly on: readonly string[];
  readonly to: Audience<Facts>;
  /** False once what it says is over: a message that comes late must not send anybody to do what is done. */
  readonly holds: (facts: Facts) => boolean;
  /** What customers read; a type that technicians or admins get too has their variants beside it. */
  readonly customer: Texts<Facts>;
}

/** Who is told what, how, and in which words, where an order has changed. */
export const orderNotifications: readonly NotificationType<OrderFacts>[] = [
  {
    name: 'pending-order-created',
    on: ['order.pending-created'],
    to: { permissions: ['order_management', 'internal_notifications'] },
    holds: (order) => order.status === 'pending',
    customer: {
      email: (order, siteUrl) => ({
        subject: `Order #${order.id} waits for approval: ${machineOf(order)}`,
        text: paragraphs(
          `${machineOf(order)}${unitOf(order)} at ${placeOf(order)} needs service.`,
          faultsOf(order) && `Fault codes: ${faultsOf(order)}`,
          `Get it fixed, or don't: ${orderLink(order, siteUrl)}`,
          reasonLine,
        ),
      }),
      sms: (order, siteUrl) =>
        `Ironcall: ${machineOf(order)} at ${placeOf(order)} needs service. ` +
        `Approve or reject order #${order.id}: ${orderLink(order, siteUrl)}`,
    },
  },
  {
    name: 'order-created-or-approved',
    on: ['order.created', 'order.approved'],
    to: { accounts: takingPart },
    holds: (order) => order.status === 'open',
    customer: {
      email: (order, siteUrl) => ({
        subject: `Order #${order.id} is open: ${machineOf(order)}`,
        text: paragraphs(
          `We are finding technicians for ${machineOf(order)}${unitOf(order)} at ${placeOf(order)}.`,
          `Follow it here: ${orderLink(order, siteUrl)}`,
          reasonLine,
        ),
      }),
      sms: (order, siteUrl) =>
        `Ironcall: order #${order.id} is open. We are finding technicians for ${machineOf(order)}: ` +
        orderLink(order, siteUrl),
    },
  },
];

/** The same, where a person has joined a company. */
export const personNotifications: readonly NotificationType<Person>[] = [
  {
    name: 'colleague-joined',
    on: ['account.joined-company'],
    to: { permissions: ['user_management', 'internal_notifications'], except: (person) => person.id },
    holds: () => true,
    customer: {
      email: (person, siteUrl) => ({
        subject: `${fullNameOf(person)} joined your team on Ironcall`,
        text: paragraphs(
          `${fullNameOf(person)} (${person.email}) signed up with your company's email domain, and can now see and request orders.`,
          `If that is not right, deactivate the user here: ${siteUrl}/users`,
          reasonLine,
        ),
      }),
    },
  },
];

const reasonLine = 'You get this because you take part in orders of your company at Ironcall.';

function takingPart(order: OrderFacts): string[] {
  return [...(order.owner ? [order.owner.id] : []), ...order.participants.map(({ id }) => id)];
}

function machineOf({ equipment }: OrderFacts): string {
  return `${equipment.brand} ${equipment.model}`;
}

function unitOf({ equipment }: OrderFacts): string {
  return equipment.unitNumber === null ? '' : `, unit ${equipment.unitNumber},`;
}

function placeOf({ jobsite, address }: OrderFacts): string {
  return jobsite.name ?? `${address.city}, ${address.state}`;
}

function faultsOf({ faults }: OrderFacts): string {
  const more = faults.count - faults.top.length;
  return [...faults.top.map(({ fault }) => fault), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function orderLink(order: OrderFacts, siteUrl: string): string {
  return `${siteUrl}/orders/${order.id}`;
}

function paragraphs(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n\n');
}
