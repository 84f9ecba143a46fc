import * as z from 'zod';
import { accountEventDetail, accountEventNames } from '#events/accounts.ts';
import { alertEventDetail, alertEventNames } from '#events/alerts.ts';
import { gatheringSeconds } from '#events/notifications.ts';
import {
  type OrderEventDetail,
  type OrderEventName,
  orderEventDetail,
  orderEventNames,
} from '#events/orders.ts';
import type { AccountCard, StoredAccount } from '#functions/accounts/account-rows.ts';
import { whyMailStopped } from '#functions/accounts/email.rules.ts';
import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Order } from '#functions/orders/order.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readAlertedMiles } from '#functions/orders/store/search-waves.ts';
import { audienceOf } from '#functions/orders/visibility.rules.ts';
import { entrySeen } from '#functions/unreads/unreads.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { type Conversation, readTold } from '../notified-conversations.store.ts';
import { readPushDevices } from '../push-devices.store.ts';
import { accountMailOf } from '../texts/account-mails.ts';
import { forms } from '../texts/forms.ts';
import { inLines } from '../texts/in-lines.ts';
import type {
  Channel,
  NotificationName,
  NotificationType,
  OrderFacts,
  Reading,
  Recipient,
  Telling,
  TextOf,
  Words,
} from '../texts/notification.ts';
import { orderNotifications, personNotifications } from '../texts/notification-types.ts';
import { unreadAlertMails } from '../texts/unread-alert-mail.ts';
import { quietEnd } from './quiet-hours.rules.ts';
import { meantOf, planOf, reachedBy } from './recipients.rules.ts';

/** A message ready to go out to one person. */
export interface Notice<By extends Channel> {
  readonly name: NotificationName | 'account';
  readonly eventId: string;
  /** Null if it is not about an order. */
  readonly orderId: string | null;
  /** The timeline entry it is about. */
  readonly updateId?: string | undefined;
  readonly to: Recipient;
  readonly text: TextOf[By];
  /** What the text is made from, for digests; absent if a notice always goes out alone. */
  readonly words?: Words;
  /** The last conversation entry it covers, and the last one the reader has seen. */
  readonly tells?: { readonly last: number; readonly seen: number };
  /**
   * It waits until the person's quiet hours end, or to see whether the push before it is opened, and is judged again
   * then.
   */
  readonly held?: Held | undefined;
}

export interface Held {
  readonly until: Date;
  /** It is the text that follows a push. */
  readonly follows: boolean;
}

/** The base of links, and the address of whoever is on duty. */
export interface Settings {
  readonly siteUrl: string;
  readonly opsEmail: string;
  /** For mails: the token of the one-click unsubscribe. */
  readonly unsubscribeTokenOf?: ((accountId: string) => Promise<string>) | undefined;
}

/**
 * Who must be notified of a bus event on that channel, and how; `body` is the EventBridge envelope from the queue.
 * Empty if the event is of no interest or no longer holds. Throws if the body isn't one of our events.
 */
export async function noticesOf<By extends Channel>(
  body: string,
  channel: By,
  settings: Settings,
): Promise<Notice<By>[]> {
  const event = busEvent.parse(JSON.parse(body));
  const name = event['detail-type'];
  const { onlyTo, follows } = event;
  if (isOneOf(orderEventNames, name)) {
    const detail = orderEventDetail.parse(event.detail);
    const wanted = orderNotifications.filter(
      (type) => type.on.includes(name) && type.escalation?.of === detail.escalation,
    );
    const facts = wanted.length > 0 ? await factsOf(detail, name) : undefined;
    const entry = facts && lastEntryOf(facts);
    return facts
      ? written(wanted, facts, channel, {
          ...settings,
          ...detail,
          entry,
          onlyTo,
          follows,
          order: facts.order,
        })
      : [];
  }
  if (isOneOf(accountEventNames, name)) {
    const detail = accountEventDetail.parse(event.detail);
    const wanted = personNotifications.filter((type) => type.on.includes(name));
    const found = await readAccount(detail.accountId);
    if (found === undefined) return [];
    const person = inLines(found);
    return [
      ...(await written(wanted, person, channel, { ...settings, ...detail, actorId: person.id, onlyTo })),
      ...(onlyTo === undefined ? await ownMail(name, detail, person, channel, settings) : []),
    ];
  }
  if (isOneOf(alertEventNames, name) && channel === 'email') {
    const detail = alertEventDetail.parse(event.detail);
    const mails = await unreadAlertMails(detail, settings.siteUrl);
    return mails.map(({ to, text }) => accountNotice(detail.id, to, text));
  }
  return [];
}

/** The message in its channel's form. `accountId`: the reader's, if there is a switch to turn it off. */
export async function formOf<By extends Channel>(
  channel: By,
  words: Words,
  tag: string,
  { siteUrl, opsEmail, unsubscribeTokenOf }: Settings,
  { accountId, urgent }: { readonly accountId: string | undefined; readonly urgent?: boolean | undefined },
): Promise<TextOf[By]> {
  const unsubscribeToken = accountId === undefined ? undefined : await unsubscribeTokenOf?.(accountId);
  return forms[channel](words, tag, { siteUrl, supportEmail: opsEmail, unsubscribeToken, urgent });
}

/** Notices to the person the event is about. */
async function ownMail<By extends Channel>(
  name: string,
  event: z.output<typeof accountEventDetail>,
  person: StoredAccount,
  channel: By,
  { siteUrl }: Settings,
): Promise<Notice<By>[]> {
  if (channel !== 'email' || whyMailStopped(person) !== null) return [];
  const mail = await accountMailOf(name, event, person, siteUrl);
  if (mail === undefined) return [];
  return [accountNotice(event.id, person, mail)];
}

/** Mails without a type: called only where `By` is email. */
function accountNotice<By extends Channel>(
  eventId: string,
  { id, companyId, email, phone }: Recipient,
  mail: TextOf['email'],
): Notice<By> {
  return {
    name: 'account',
    eventId,
    orderId: null,
    to: { id, companyId, email, phone },
    text: mail as TextOf[By],
  };
}

/** `onlyTo`: the one person it was held back from. `follows`: it is the text that follows a push. */
const busEvent = z.object({
  'detail-type': z.string(),
  detail: z.unknown(),
  onlyTo: z.string().optional(),
  follows: z.boolean().optional(),
});

interface Occasion extends Settings {
  readonly id: string;
  readonly at: string;
  readonly orderId?: string;
  readonly updateId?: string | undefined;
  readonly companyId: string;
  readonly actorId: string | null;
  /** Number of the last entry it wrote. */
  readonly entry?: number | undefined;
  readonly onlyTo?: string | undefined;
  readonly follows?: boolean | undefined;
  /** The order whose jobsite's time zone applies to people without a known one. */
  readonly order?: Order;
}

async function factsOf(event: OrderEventDetail, name: OrderEventName): Promise<OrderFacts | undefined> {
  const [record, milesOf] = await Promise.all([
    readWholeOrder(event.orderId),
    isToAlerted(name, event)
      ? readAlertedMiles(event.orderId, event.matchingRound)
      : new Map<string, number>(),
  ]);
  return record && { ...inLines(record), event, milesOf, now: new Date() };
}

/** Whether the notice goes to the technicians the search alerted. Of reminders, only those that name technicians. */
function isToAlerted(name: OrderEventName, { technicianIds }: OrderEventDetail): boolean {
  return (
    name === 'order.technicians-alerted' ||
    name === 'order.alerts-resent' ||
    (name === 'order.reminded' && technicianIds !== undefined)
  );
}

async function written<Facts, By extends Channel>(
  types: readonly NotificationType<Facts>[],
  facts: Facts,
  channel: By,
  occasion: Occasion,
): Promise<Notice<By>[]> {
  const { id: eventId, orderId = null, updateId } = occasion;
  const notices = types
    .filter((type) => type.holds(facts))
    .flatMap((type) => variantsOf(type, facts, channel, occasion).map((variant) => ({ ...type, ...variant })))
    .map(async ({ name, variant: { write, matters }, hasSwitch = true, people, entries }) => {
      if (channel === 'sms' && matters === false) return [];
      const told = (await people()).map(async (person) => {
        const { id, companyId, email, phone, held, audience, urgent } = person;
        const unread =
          orderId !== null && entries !== undefined
            ? await unreadBy({ accountId: id, orderId, channel }, { eventId, updateId }, entries)
            : undefined;
        // The reader has looked in the meantime, or was notified and hasn't looked since.
        if (entries !== undefined && unread === undefined) return [];
        const words = write(facts, { recipientId: id, audience, ...(unread && { unread: unread.entries }) });
        const tag = orderId ?? eventId.slice(0, 32);
        const text = await formOf(channel, words, tag, occasion, {
          accountId: hasSwitch ? id : undefined,
          urgent,
        });
        const to = { id, companyId, email, phone };
        return [
          { name, eventId, orderId, updateId, to, text, words, held, ...(unread && { tells: unread }) },
        ];
      });
      return (await Promise.all(told)).flat();
    });
  return (await Promise.all(notices)).flat();
}

/**
 * What somebody hasn't seen in a conversation; undefined if the event's own entry isn't part of it, or another event's
 * notice hasn't been seen yet. One round trip, one read unit.
 */
async function unreadBy(
  of: Conversation,
  { eventId, updateId }: Pick<Notice<Channel>, 'eventId' | 'updateId'>,
  entries: readonly OrderUpdate[],
) {
  const [seen, told] = await Promise.all([entrySeen(of.accountId, of.orderId), readTold(of)]);
  const unread = entries.filter(({ id }) => entryNumber(id) > seen);
  const last = unread.at(-1);
  const isTold = told !== undefined && told.by !== eventId && told.entry > seen;
  if (isTold || last === undefined || !unread.some(({ id }) => id === updateId)) return undefined;
  return { entries: unread, last: entryNumber(last.id), seen };
}

/**
 * The entry somebody must have seen to know about the event: a command writes all its entries at one moment. If the
 * event wrote none, having seen any counts.
 */
function lastEntryOf({ updates, event }: OrderFacts): number {
  const own = updates.findLast(({ id, createdAt }) => id === event.updateId || createdAt === event.at);
  return own === undefined ? 1 : entryNumber(own.id);
}

/** `10001.000042` is the 42nd of its order. */
function entryNumber(updateId: string): number {
  return Number(updateId.split('.')[1]);
}

/** Someone to notify, in which capacity, and how early. */
interface Addressee extends Recipient, Pick<Reading, 'audience'>, Pick<Notice<Channel>, 'held'> {
  readonly urgent?: boolean;
}

/** What a type says to each kind of reader, and who they are. */
function variantsOf<Facts>(
  { customer, technician, admin, entriesFor }: NotificationType<Facts>,
  facts: Facts,
  channel: Channel,
  occasion: Occasion,
): {
  variant: Telling<Facts>;
  /** Whether its readers can turn it off. */
  hasSwitch?: boolean;
  people: () => Promise<readonly Addressee[]>;
  entries?: readonly OrderUpdate[] | undefined;
}[] {
  return [
    ...(customer
      ? [
          {
            variant: customer,
            entries: entriesFor?.(facts, 'customer'),
            people: async () =>
              toTell(
                customer,
                facts,
                channel,
                occasion,
                meantOf(customer.to, facts, await readPeopleOfCompany(occasion.companyId)).map((person) => ({
                  ...person,
                  companyId: occasion.companyId,
                })),
              ),
          },
        ]
      : []),
    ...(technician
      ? [
          {
            variant: technician,
            entries: entriesFor?.(facts, 'technician'),
            people: async () =>
              toTell(technician, facts, channel, occasion, await accountsOf(technician.to(facts))),
          },
        ]
      : []),
    ...(admin && channel === 'email' && occasion.onlyTo === undefined
      ? [
          {
            variant: admin,
            hasSwitch: false,
            people: async (): Promise<Addressee[]> => [
              { id: 'ops', companyId: null, email: occasion.opsEmail, phone: null, audience: 'admin' },
            ],
          },
        ]
      : []),
  ];
}

/**
 * Who of these is notified on that channel now. For texts, half a read unit per person if a push may do, and half a
 * unit more if a text follows a push.
 */
async function toTell<Facts>(
  { matters = false, waits = false }: Telling<Facts>,
  facts: Facts,
  channel: Channel,
  { actorId, orderId, entry = 1, onlyTo, follows = false, order }: Occasion,
  meant: readonly (AccountCard & Pick<StoredAccount, 'companyId'>)[],
): Promise<Addressee[]> {
  const now = new Date();
  const people = reachedBy(channel, meant, actorId)
    .filter(({ id }) => onlyTo === undefined || id === onlyTo)
    .map((person) => {
      const doesWait = typeof waits === 'function' ? waits(facts, person) : waits;
      const end = doesWait ? quietEnd({ ...person, fallbackZone: order?.timeZone ?? null }, now) : null;
      return {
        ...person,
        urgent: typeof matters === 'function' ? matters(facts, person) : matters,
        held: end === null ? undefined : { until: end, follows: false },
        audience: audienceOf({ accountId: person.id, ...roles[person.roleId] }, order ?? { schedule: null }),
      };
    });
  if (channel !== 'sms') return people;
  const told = people.map(async (person) => {
    const byMail = reachedBy('email', [person], actorId).length > 0;
    if (byMail && !person.urgent) return [];
    const byPush = (await readPushDevices(person.id)).length > 0;
    const plan = planOf(person.urgent, [
      ...(byPush ? (['push'] as const) : []),
      ...(byMail ? (['email'] as const) : []),
      'sms',
    ]);
    if (plan.now.includes('sms')) return [person];
    if (!plan.later.includes('sms')) return [];
    // The push goes first. The text comes up again, for this person only, once there was time to look.
    if (!follows || person.held) {
      const pushed = person.held?.until ?? now;
      return [
        { ...person, held: { until: new Date(pushed.getTime() + gatheringSeconds * 1000), follows: true } },
      ];
    }
    const hasLooked = orderId !== undefined && (await entrySeen(person.id, orderId)) >= entry;
    return hasLooked ? [] : [person];
  });
  return (await Promise.all(told)).flat();
}

/** The ones that exist. One round trip, half a read unit each. */
async function accountsOf(ids: readonly string[]): Promise<StoredAccount[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => readAccount(id)));
  return found.filter((account) => account !== undefined);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
