import * as z from 'zod';
import { accountEventDetail, accountEventNames } from '#events/accounts.ts';
import { orderEventDetail, orderEventNames } from '#events/orders.ts';
import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { readOrderSummary } from '#functions/orders/read-order.ts';
import {
  type Channel,
  type NotificationName,
  type NotificationType,
  orderNotifications,
  personNotifications,
  type TextOf,
} from './notification-types.ts';
import { recipientsOf } from './recipients.rules.ts';

/** A message that is ready to go out, to each of its recipients. */
export interface Notice<By extends Channel> {
  readonly name: NotificationName;
  readonly eventId: string;
  readonly recipients: readonly AccountCard[];
  readonly text: TextOf[By];
}

/**
 * What an event of the bus has to be told to whom by that channel; `body` is the envelope that EventBridge put into the
 * queue. Nothing where the event is of no interest, or what it says is over. Throws for a body that is no event of ours.
 */
export async function noticesOf<By extends Channel>(
  body: string,
  channel: By,
  siteUrl: string,
): Promise<Notice<By>[]> {
  const event = busEvent.parse(JSON.parse(body));
  const name = event['detail-type'];
  if (isOneOf(orderEventNames, name)) {
    const detail = orderEventDetail.parse(event.detail);
    const wanted = orderNotifications.filter((type) => type.on.includes(name));
    const order = wanted.length > 0 ? await readOrderSummary(detail.orderId) : undefined;
    return order ? written(wanted, order, channel, { ...detail, siteUrl }) : [];
  }
  if (isOneOf(accountEventNames, name)) {
    const detail = accountEventDetail.parse(event.detail);
    const wanted = personNotifications.filter((type) => type.on.includes(name));
    const person = wanted.length > 0 ? await readAccount(detail.accountId) : undefined;
    return person ? written(wanted, person, channel, { ...detail, siteUrl }) : [];
  }
  return [];
}

const busEvent = z.object({ 'detail-type': z.string(), detail: z.unknown() });

interface Occasion {
  readonly id: string;
  readonly companyId: string;
  readonly siteUrl: string;
}

async function written<Facts, By extends Channel>(
  types: readonly NotificationType<Facts>[],
  facts: Facts,
  channel: By,
  { id, companyId, siteUrl }: Occasion,
): Promise<Notice<By>[]> {
  const due = types.flatMap((type) => {
    const write = type.customer[channel];
    return write && type.holds(facts) ? [{ name: type.name, to: type.to, text: write(facts, siteUrl) }] : [];
  });
  if (due.length === 0) return [];
  const people = await readPeopleOfCompany(companyId);
  return due.map(({ name, to, text }) => ({
    name,
    eventId: id,
    recipients: recipientsOf(to, facts, people, channel),
    text,
  }));
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
