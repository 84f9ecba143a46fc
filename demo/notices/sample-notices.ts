import { digestOf } from '#functions/notifications/notices/digest.rules.ts';
import { forms } from '#functions/notifications/texts/forms.ts';
import type {
  NotificationType,
  OrderFacts,
  Person,
  Reading,
  Telling,
  TextOf,
  Words,
} from '#functions/notifications/texts/notification.ts';
import {
  orderNotifications,
  personNotifications,
} from '#functions/notifications/texts/notification-types.ts';
import { audienceOf } from '#functions/orders/visibility.rules.ts';
import { roles, type UserType } from '#schema/accounts/roles.ts';
import type { Cast } from './cast.ts';
import { type Occasion, sampleOccasions } from './sample-orders.ts';

/** What one kind of reader gets on one occasion, as the senders write it; null for channels that are never used. */
export interface SampleNotice {
  readonly name: string;
  /** The event that causes it. */
  readonly on: string;
  readonly reader: UserType;
  readonly email: TextOf['email'];
  readonly sms: TextOf['sms'] | null;
  readonly push: TextOf['push'] | null;
  /** What the notice was made from, if it can go into a digest. */
  readonly words?: Words;
}

export interface Surroundings {
  readonly siteUrl: string;
  readonly supportEmail: string;
}

/** The whole table: what each row says to each kind of reader on each occasion. */
export function sampleNotices(cast: Cast, surroundings: Surroundings): readonly SampleNotice[] {
  const occasions = sampleOccasions(cast);
  const notices = [
    ...orderNotifications.flatMap((type) => noticesOfOrder(type, occasions, surroundings)),
    ...personNotifications.flatMap((type) => noticesOfPerson(type, cast, surroundings)),
  ];
  return [...notices, ...digestsOf(notices, surroundings)];
}

/** Everything in the table as digests, as if quiet hours had held it all back from one reader of each kind. */
function digestsOf(notices: readonly SampleNotice[], surroundings: Surroundings): SampleNotice[] {
  return (['customer', 'technician'] as const).flatMap((reader) => {
    const [first, ...others] = notices.flatMap((notice) =>
      notice.reader === reader && notice.words ? [notice.words] : [],
    );
    if (first === undefined) return [];
    const about = { name: 'a digest', on: 'the end of quiet hours', reader };
    return [formed(about, digestOf([first, ...others]), { ...surroundings, tag: 'digest' })];
  });
}

export function noticesOfOrder(
  type: NotificationType<OrderFacts>,
  occasions: readonly Occasion[],
  surroundings: Surroundings,
): readonly SampleNotice[] {
  return occasions
    .filter(
      ({ name, escalation, facts }) =>
        type.on.includes(name) && type.escalation?.of === escalation && type.holds(facts),
    )
    .flatMap((occasion) => ofOrder(type, occasion, surroundings))
    .filter(isNew);
}

/** Whether no earlier notice says the same to the same reader. */
function isNew({ reader, email }: SampleNotice, place: number, all: readonly SampleNotice[]): boolean {
  return all.findIndex((other) => other.reader === reader && other.email.text === email.text) === place;
}

function noticesOfPerson(
  { name, on, customer }: NotificationType<Person>,
  { colleague }: Cast,
  surroundings: Surroundings,
): readonly SampleNotice[] {
  if (customer === undefined) return [];
  const [firstName = '', ...others] = colleague.split(' ');
  const facts = { id: 'acc_new', firstName, lastName: others.join(' '), email: 'new@customer.example' };
  return [
    written(
      { name, on: on[0] ?? '', reader: 'customer', telling: customer, facts, tag: facts.id },
      { recipientId: 'acc_manager', audience: 'company' },
      surroundings,
    ),
  ];
}

function ofOrder(
  { name, customer, technician, admin, entriesFor }: NotificationType<OrderFacts>,
  { name: on, facts }: Occasion,
  surroundings: Surroundings,
): SampleNotice[] {
  const { order } = facts;
  const about = { name, on, facts, tag: order.id };
  const toCustomer = customer?.to.accounts?.(facts) ?? ['acc_manager'];
  const toTechnician = technician?.to(facts) ?? [];
  const reading = (recipientId: string | undefined, roleId: 'FleetManager' | 'TechnicianOwner'): Reading => ({
    recipientId: recipientId ?? '',
    audience: audienceOf({ accountId: recipientId ?? '', ...roles[roleId] }, order),
  });
  return [
    ...(customer && toCustomer.length > 0
      ? [
          written(
            { ...about, reader: 'customer', telling: customer, unread: entriesFor?.(facts, 'customer') },
            reading(toCustomer[0], 'FleetManager'),
            surroundings,
          ),
        ]
      : []),
    ...(technician && toTechnician.length > 0
      ? [
          written(
            {
              ...about,
              reader: 'technician',
              telling: technician,
              unread: entriesFor?.(facts, 'technician'),
            },
            reading(toTechnician[0], 'TechnicianOwner'),
            surroundings,
          ),
        ]
      : []),
    ...(admin
      ? [
          written(
            { ...about, reader: 'admin', telling: admin },
            { recipientId: 'ops', audience: 'admin' },
            surroundings,
          ),
        ]
      : []),
  ];
}

interface Told<Facts> {
  readonly name: string;
  readonly on: string;
  readonly reader: SampleNotice['reader'];
  readonly telling: Telling<Facts>;
  readonly facts: Facts;
  readonly tag: string;
  readonly unread?: Reading['unread'];
}

function written<Facts>(
  { name, on, reader, telling, facts, tag, unread }: Told<Facts>,
  reading: Reading,
  surroundings: Surroundings,
): SampleNotice {
  const words = telling.write(facts, { ...reading, ...(unread && { unread }) });
  const notice = formed({ name, on, reader }, words, { ...surroundings, tag });
  return { ...notice, words, sms: telling.matters === false ? null : notice.sms };
}

function formed(
  about: Pick<SampleNotice, 'name' | 'on' | 'reader'>,
  words: Words,
  { tag, ...surroundings }: Surroundings & { readonly tag: string },
): SampleNotice {
  const isOnDuty = about.reader === 'admin';
  return {
    ...about,
    email: forms.email(words, tag, { ...surroundings, unsubscribeToken: isOnDuty ? undefined : 'sample' }),
    sms: isOnDuty ? null : forms.sms(words, tag, surroundings),
    push: isOnDuty ? null : forms.push(words, tag, surroundings),
  };
}
