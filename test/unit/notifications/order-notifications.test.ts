import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { setNotificationSettings } from '#functions/accounts/notification-settings.procedures.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import type { NotificationName } from '#functions/notifications/texts/notification.ts';
import { orderNotifications } from '#functions/notifications/texts/notification-types.ts';
import type { OrderCommand, Situation, TechnicianFacts } from '#functions/orders/lifecycle/order-commands.ts';
import type { ServiceReminder } from '#functions/orders/reminders/reminder-times.rules.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { type Happening, happened, pendingOrderOf, save } from '../../support/happenings.ts';
import {
  actorOf,
  faultOf,
  monday,
  noCreditLimit,
  offerOf,
  situationOf,
  subjectOf,
  technicianOf,
} from '../../support/orders.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { type SentMessage, setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

const senders = standInForSenders();
let cast: Cast;

withDatabase();
beforeAll(async () => {
  setSenderEnvironment();
  cast = await savedCast();
});
beforeEach(() => {
  senders.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * One customer company: the order is Dana's, with Ben. Max and Gus also take part, but one has turned both switches off and the
 * other is gone. Rosa manages others. Tara and Omar are technicians, and so is Mute, who wants no messages.
 */
type Cast = Readonly<
  Record<'Dana' | 'Ben' | 'Rosa' | 'Max' | 'Gus' | 'Tara' | 'Omar' | 'Mute', StoredAccount>
>;

async function savedCast(): Promise<Cast> {
  const company = await savedCompany();
  const repairs = await savedCompany({ userType: 'technician', name: 'Gateway Heavy Repair' });
  const off = { emailNotificationEnabled: false, smsNotificationEnabled: false };
  const customer = (firstName: string, overrides: Partial<StoredAccount> = {}) =>
    savedAccount({ companyId: company.id, firstName, ...overrides });
  const technician = (firstName: string, overrides: Partial<StoredAccount> = {}) =>
    savedAccount({
      companyId: repairs.id,
      userType: 'technician',
      roleId: 'TechnicianAssociate',
      firstName,
      ...overrides,
    });
  return {
    Dana: await customer('Dana'),
    Ben: await customer('Ben', { roleId: 'InternalUser' }),
    Rosa: await customer('Rosa'),
    Max: await customer('Max', off),
    Gus: await customer('Gus', { status: 'inactive' }),
    Tara: await technician('Tara'),
    Omar: await technician('Omar'),
    Mute: await technician('Mute', off),
  };
}

/** What somebody does; on Monday at nine by default. */
const by = (name: keyof Cast | 'system' | 'Admin', now: Date = monday): Situation => {
  if (name === 'system') return situationOf('system', now);
  if (name === 'Admin') return { ...situationOf(actorOf('Admin'), now), source: 'admin' };
  const { id, companyId, roleId, userType } = cast[name];
  const actor = actorOf(roleId, { accountId: id, companyId, fullName: fullNameOf(cast[name]) });
  return { ...situationOf(actor, now), source: userType === 'technician' ? 'techapp' : 'ironcall' };
};
const at = (time: string): Date => new Date(time);
const onTheDay = at('2026-03-03T14:05:00.000Z');
const anHourLater = at('2026-03-03T15:00:00.000Z');
const atSix = at('2026-03-04T00:00:00.000Z');
const nextMorning = at('2026-03-04T14:00:00.000Z');

const factsOf = (name: 'Tara' | 'Omar' | 'Mute'): TechnicianFacts => {
  const { id, companyId } = cast[name];
  return technicianOf({ id, companyId, fullName: fullNameOf(cast[name]) });
};
const personOf = (name: keyof Cast) => ({
  id: cast[name].id,
  fullName: fullNameOf(cast[name]),
  picture: null,
});

// ---- Commands ----

const approve = (): OrderCommand => ({
  name: 'approvePendingOrder',
  edits: {
    issue: 'The engine derates',
    participants: [personOf('Ben'), personOf('Max'), personOf('Gus')],
    jobsite: { arrivalInstructions: 'Gate 2, ask for Ray' },
    contactName: 'Ray Cole',
  },
  credit: noCreditLimit,
});
const cancel: OrderCommand = { name: 'cancel', reason: 'no_longer_need_service', custom: null };
const unassign: OrderCommand = { name: 'unassign', message: 'My truck broke down' };
const offer = (name: 'Tara' | 'Omar' | 'Mute'): OrderCommand => offerOf(factsOf(name));
const askAgain = (offerId: string): OrderCommand => ({ name: 'requestNewAvailability', offerId });
const ask: OrderCommand = {
  name: 'askQuestion',
  question: 'Is a lift on site?',
  asker: { city: 'Belleville', state: 'IL' },
};
const say = (message: string): OrderCommand => ({ name: 'postMessage', message, files: [] });
const remindOf = (reminder: ServiceReminder): OrderCommand => ({
  name: 'remind',
  reminder,
  serviceDate: '2026-03-03',
  serviceTime: '08:00:00',
});

const move: OrderCommand = {
  name: 'moveJobsite',
  edits: {},
  place: {
    address: {
      ...subjectOf().address,
      address1: '7 Quarry Rd',
      city: 'Festus',
      zip: '63028',
      lat: 38.22,
      long: -90.396,
    },
    timeZone: 'America/Chicago',
  },
};
const changeWayIn: OrderCommand = {
  name: 'updateJobsite',
  edits: { accessHoursStart: '06:00:00', accessHoursEnd: '14:00:00', arrivalInstructions: 'Gate 5' },
};

// ---- Orders on the way ----

const pending = (): Happening => pendingOrderOf(cast.Dana.companyId);
const opened = (): Happening => happened(pending(), approve(), by('Dana'));

/** Open, with these technicians alerted by the first wave. */
function alerted(...names: readonly ('Tara' | 'Omar' | 'Mute')[]): Happening {
  const technicians = names.map((name) => ({ ...factsOf(name), miles: 12.4, score: 1 }));
  return happened(
    opened(),
    { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians },
    by('system'),
  );
}

/** Open, with offers from Tara, Omar and Mute. */
const offered = (): Happening =>
  (['Tara', 'Omar', 'Mute'] as const).reduce(
    (order, name) => happened(order, offer(name), by(name)),
    opened(),
  );

function offerIdOf({ record }: Happening, name: 'Tara' | 'Omar'): string {
  return record.offers.find(({ technician }) => technician.id === cast[name].id)?.id ?? '';
}

const book = (order: Happening): OrderCommand => ({
  name: 'assignTechnician',
  offerId: offerIdOf(order, 'Tara'),
  technician: factsOf('Tara'),
});

/** Tara is booked for Tuesday at eight. */
function scheduled(): Happening {
  const order = offered();
  return happened(order, book(order), by('Dana'));
}

/** Tara is booked and on site. */
function onSite(): Happening {
  return happened(scheduled(), { name: 'markTechnicianPresence', presence: 'on-site' }, by('Tara', onTheDay));
}

function answered(order: Happening): Happening {
  const questionId =
    order.record.updates.find(({ updateTypeName }) => updateTypeName === 'service_question_asked')?.id ?? '';
  return happened(order, { name: 'answerQuestion', questionId, answer: 'Yes, 60 ft', files: [] }, by('Dana'));
}

function rated(rating: number, description: string | null): Happening {
  const done = happened(scheduled(), { name: 'complete', hours: 3, message: 'Done', files: [] }, by('Tara'));
  return happened(
    done,
    { name: 'reviewJob', rating, description, attributes: [], visible: true },
    by('Dana'),
  );
}

// ---- Notices ----

interface Told {
  readonly emails: readonly SentMessage[];
  readonly texts: readonly SentMessage[];
}

/**
 * Sends what the event of `happening` asks for, given the order as it is by then. Texts are sent with mail turned off, since
 * otherwise only important ones are texted.
 */
async function told(happening: Happening, when: Date = monday, byThen = happening): Promise<Told> {
  senders.reset();
  vi.setSystemTime(when);
  await save(byThen);
  const event = batchOf(happening.event);
  const answers = [await sendEmails(event)];
  await turnMails(false);
  answers.push(await sendTexts(event));
  await turnMails(true);
  expect(answers).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
  return { emails: senders.emails(), texts: senders.texts() };
}

async function turnMails(emailNotificationEnabled: boolean): Promise<void> {
  const readers = Object.values(cast).filter((account) => account.emailNotificationEnabled);
  await Promise.all(
    readers.map(({ id }) =>
      setNotificationSettings(id, { emailNotificationEnabled, smsNotificationEnabled: true }),
    ),
  );
}

function namesOf(messages: readonly SentMessage[]): string[] {
  const names = messages.map(({ to }) => {
    const found = Object.entries(cast).find(([, { email, phone }]) => email === to || phone === to);
    return found?.[0] ?? to;
  });
  return names.sort();
}

interface Story {
  readonly type: NotificationName;
  readonly what: string;
  /** Creates the order, and triggers the notice. */
  readonly happens: () => Happening;
  /** When it is sent; Monday at nine by default. */
  readonly at?: Date;
  /** Who gets emails, and texts too by default. */
  readonly to: readonly string[];
  readonly textsTo?: readonly string[];
  /** Of the first email. */
  readonly subject: string;
  readonly says: string;
  /** Of the first text message, up to its link. */
  readonly sms?: string;
  /** What makes it outdated before it is sent. */
  readonly over?: (order: Happening) => Happening;
}

const machine = 'John Deere 350 P-Tier';
const cancelledBefore = (order: Happening) => happened(order, cancel, by('Dana'));
const givenBackBefore = (order: Happening) => happened(order, unassign, by('Tara'));

const stories: readonly Story[] = [
  {
    type: 'pending-order-created',
    what: 'an alert made an order',
    happens: () => pending(),
    to: ['Dana', 'Rosa'],
    subject: `is waiting for approval: ${machine}`,
    says: 'Approve or reject: https://app.ironcall.example/orders/',
    sms: `Ironcall: The ${machine} at St. Louis, MO needs service. Approve or reject order #`,
    over: (order) => happened(order, approve(), by('Dana')),
  },
  {
    type: 'order-created-or-approved',
    what: 'a manager approved',
    happens: () => happened(pending(), approve(), by('Dana')),
    to: ['Ben'],
    subject: `is open: ${machine}`,
    says: 'We are finding technicians for the John Deere 350 P-Tier, unit EX-',
    sms: 'Ironcall: Order #',
    over: cancelledBefore,
  },
  {
    type: 'order-created-or-approved',
    what: 'a wave alerted technicians',
    happens: () => alerted('Tara', 'Mute'),
    to: ['Tara'],
    subject: `New job, about 12 miles away: ${machine} near St. Louis, MO`,
    says: 'needs service, about 12 miles away.\n\nWhat the customer says is wrong:\n\n"The engine derates"\n\nOffer your time: https://app.ironcall.example/tech/jobs/',
    sms: `Ironcall: The ${machine} near St. Louis, MO needs service, about 12 miles away. Offer your time: https://app.ironcall.example/tech/jobs/`,
    over: cancelledBefore,
  },
  {
    type: 'order-created-or-approved',
    what: 'ops had those asked again who have not answered',
    happens: () =>
      happened(
        happened(alerted('Tara', 'Omar', 'Mute'), offer('Omar'), by('Omar')),
        { name: 'resendAlerts' },
        by('Admin'),
      ),
    to: ['Tara'],
    subject: `New job, about 12 miles away: ${machine} near St. Louis, MO`,
    says: 'Offer your time: https://app.ironcall.example/tech/jobs/',
    sms: `Ironcall: The ${machine} near St. Louis, MO needs service, about 12 miles away. Offer your time: https://app.ironcall.example/tech/jobs/`,
    over: cancelledBefore,
  },
  {
    type: 'technician-available',
    what: 'those who were alerted have not answered for twenty minutes',
    happens: () =>
      happened(
        happened(alerted('Tara', 'Omar', 'Mute'), offer('Omar'), by('Omar')),
        {
          name: 'remind',
          reminder: 'availability',
          matchingRound: 1,
          alerted: (['Tara', 'Omar', 'Mute'] as const).map((name) => ({ id: cast[name].id, score: 1 })),
        },
        by('system'),
      ),
    to: ['Tara'],
    subject: `Still open, about 12 miles away: ${machine} near St. Louis, MO`,
    says: 'Place: near St. Louis, MO\nFault codes: SPN 3226 FMI 18\nAccess hours: 8:00 AM to 6:00 PM',
    sms: `Ironcall: The ${machine} near St. Louis, MO still needs service, about 12 miles away. Offer your time: https://app.ironcall.example/tech/jobs/`,
    over: (order) => happened(order, offer('Tara'), by('Tara')),
  },
  {
    type: 'technician-available',
    what: 'a technician offered a time',
    happens: () => happened(opened(), offer('Tara'), by('Tara')),
    to: ['Dana'],
    subject: `has an available technician: ${machine}`,
    says: 'at St. Louis, MO on Tue, Mar 3, 8:00 AM CST.\n\n15 miles away. Estimated fees before parts and labor: $192.00.',
    sms: `Ironcall: Tara Reyes can service the ${machine}, Tue, Mar 3, 8:00 AM CST. Choose your technician: https://app.ironcall.example/orders/`,
    over: (order) => happened(order, { name: 'removeAvailability', technician: factsOf('Tara') }, by('Tara')),
  },
  {
    type: 'technician-available',
    what: 'a customer asked for another time',
    happens: () => {
      const order = offered();
      return happened(order, askAgain(offerIdOf(order, 'Tara')), by('Dana', at('2026-03-02T19:00:00.000Z')));
    },
    to: ['Tara'],
    subject: `New availability requested: ${machine} near St. Louis, MO`,
    says: 'Your availability for Tue, Mar 3, 8:00 AM CST has expired, and the customer is asking you for a new time.',
    sms: `Ironcall: The customer is asking you for a new time for the ${machine} near St. Louis, MO: https://app.ironcall.example/tech/jobs/`,
    over: (order) => happened(order, offer('Tara'), by('Tara', at('2026-03-02T19:01:00.000Z'))),
  },
  {
    type: 'technician-available',
    what: 'an offer runs out soon',
    happens: () => {
      const order = offered();
      const offerId = offerIdOf(order, 'Tara');
      return happened(order, { name: 'remind', reminder: 'availability-expiring', offerId }, by('system'));
    },
    to: ['Tara'],
    subject: `Your availability expires soon: ${machine} near St. Louis, MO`,
    says: 'Your availability for Tue, Mar 3, 8:00 AM CST expires Mon, Mar 2, 12:00 PM CST.',
    sms: `Ironcall: Your offer for the ${machine} near St. Louis, MO expires soon. Still free? Submit it again: `,
    over: (order) => happened(order, offer('Tara'), by('Tara')),
  },
  {
    type: 'technician-assigned',
    what: 'a manager booked',
    happens: scheduled,
    to: ['Ben', 'Tara'],
    subject: `is set for Tue, Mar 3, 8:00 AM CST: ${machine}`,
    says: 'Tara Reyes is coming to service the John Deere 350 P-Tier, unit EX-',
    sms: `Ironcall: Tara Reyes is booked for the ${machine}, Tue, Mar 3, 8:00 AM CST. Order #`,
    over: givenBackBefore,
  },
  {
    type: 'order-updated',
    what: 'the technician moved the job',
    happens: () =>
      happened(
        scheduled(),
        {
          name: 'reschedule',
          serviceDate: '2026-03-04',
          serviceTime: '13:30',
          message: 'Parts come at noon',
        },
        by('Tara'),
      ),
    to: ['Ben', 'Dana'],
    subject: `moved to Wed, Mar 4, 1:30 PM CST: ${machine}`,
    says: '"Parts come at noon"',
    sms: `Ironcall: Tara Reyes moved service of the ${machine} to Wed, Mar 4, 1:30 PM CST. Order #`,
    over: givenBackBefore,
  },
  {
    type: 'order-updated',
    what: 'an admin moved the job',
    happens: () =>
      happened(
        scheduled(),
        { name: 'reschedule', serviceDate: '2026-03-04', serviceTime: '13:30:00', message: null },
        by('Admin'),
      ),
    to: ['Ben', 'Dana', 'Tara'],
    subject: `moved to Wed, Mar 4, 1:30 PM CST: ${machine}`,
    says: 'The time has changed: Tara Reyes is coming to service the ',
    over: givenBackBefore,
  },
  {
    type: 'order-updated',
    what: 'the technician gave the job back',
    happens: () => happened(scheduled(), unassign, by('Tara')),
    to: ['Ben', 'Dana'],
    subject: `needs another technician: ${machine}`,
    says: 'cannot come. We are finding another one.\n\n"My truck broke down"',
    sms: `Ironcall: The technician booked for the ${machine} cannot come. We are finding another. Order #`,
    over: cancelledBefore,
  },
  {
    type: 'order-updated',
    what: 'an admin took the job from the technician',
    happens: () => happened(scheduled(), unassign, by('Admin')),
    to: ['Ben', 'Dana', 'Tara'],
    subject: `needs another technician: ${machine}`,
    says: 'cannot come.',
    over: cancelledBefore,
  },
  {
    type: 'order-updated',
    what: 'the technician came',
    happens: () =>
      happened(scheduled(), { name: 'markTechnicianPresence', presence: 'on-site' }, by('Tara', onTheDay)),
    at: onTheDay,
    to: ['Ben', 'Dana'],
    subject: `has a technician on-site: ${machine}`,
    says: 'Tara Reyes is on-site at St. Louis, MO',
    sms: `Ironcall: Tara Reyes is on-site for the ${machine}. Order #`,
    over: (order) =>
      happened(order, { name: 'markTechnicianPresence', presence: 'off-site' }, by('Tara', onTheDay)),
  },
  {
    type: 'order-updated',
    what: 'a customer said that the technician is there',
    happens: () =>
      happened(scheduled(), { name: 'markTechnicianPresence', presence: 'on-site' }, by('Dana', onTheDay)),
    at: onTheDay,
    to: ['Ben', 'Tara'],
    subject: `has a technician on-site: ${machine}`,
    says: 'Tara Reyes is on-site at St. Louis, MO',
  },
  {
    type: 'order-updated',
    what: 'the technician left',
    happens: () => {
      const there = happened(
        scheduled(),
        { name: 'markTechnicianPresence', presence: 'on-site' },
        by('Tara', onTheDay),
      );
      return happened(there, { name: 'markTechnicianPresence', presence: 'off-site' }, by('Tara', onTheDay));
    },
    at: onTheDay,
    to: ['Ben', 'Dana'],
    subject: `has no technician on-site now: ${machine}`,
    says: 'Tara Reyes has left St. Louis, MO.',
    sms: `Ironcall: Tara Reyes has left the site of the ${machine}. Order #`,
    over: (order) =>
      happened(order, { name: 'markTechnicianPresence', presence: 'on-site' }, by('Tara', onTheDay)),
  },
  {
    type: 'order-updated',
    what: 'the technician is done for the day',
    happens: () =>
      happened(scheduled(), { name: 'doneForDay', message: 'Back tomorrow', files: [] }, by('Tara')),
    to: ['Ben', 'Dana'],
    subject: `is done for the day: ${machine}`,
    says: `Tara Reyes is done for the day with the ${machine} at St. Louis, MO.\n\n"Back tomorrow"`,
    sms: `Ironcall: Tara Reyes is done for the day with the ${machine}. Order #`,
    over: givenBackBefore,
  },
  {
    type: 'order-updated',
    what: 'the technician needs parts',
    happens: () =>
      happened(scheduled(), { name: 'partsNeeded', message: 'A DEF pump', files: [] }, by('Tara')),
    to: ['Ben', 'Dana'],
    subject: `needs parts: ${machine}`,
    says: `Tara Reyes needs parts for the ${machine} at St. Louis, MO.\n\n"A DEF pump"`,
    sms: `Ironcall: Tara Reyes needs parts for the ${machine}. Order #`,
    over: givenBackBefore,
  },
  {
    type: 'order-updated',
    what: 'the job is complete',
    happens: () =>
      happened(
        scheduled(),
        { name: 'complete', hours: 3, message: 'Pump replaced', files: [] },
        by('Tara', onTheDay),
      ),
    at: onTheDay,
    to: ['Ben', 'Dana'],
    subject: `is complete: ${machine}`,
    says: '"Pump replaced"\n\nRate your tech: https://app.ironcall.example/orders/',
    sms: `Ironcall: Tara Reyes completed service of the ${machine}. Rate your tech: `,
  },
  {
    type: 'order-updated',
    what: 'the technician wrote',
    happens: () => happened(scheduled(), say('Is the gate open at seven?'), by('Tara')),
    to: ['Ben', 'Dana'],
    subject: `has a new message: ${machine}`,
    says: `Tara Reyes wrote about the ${machine}:\n\n"Is the gate open at seven?"`,
    sms: `Ironcall: New message from Tara Reyes about the ${machine}. Order #`,
  },
  {
    type: 'order-updated',
    what: 'a customer wrote to whoever offered',
    happens: () => happened(offered(), say('The gate is open'), by('Dana')),
    to: ['Omar', 'Tara'],
    subject: `New message from Dana Reyes: ${machine} near St. Louis, MO`,
    says: '"The gate is open"\n\nAnswer in the chat: https://app.ironcall.example/tech/jobs/',
    sms: `Ironcall: New message from Dana Reyes about the ${machine} near St. Louis, MO: `,
    over: cancelledBefore,
  },
  {
    type: 'order-updated',
    what: 'a customer wrote to the booked technician',
    happens: () => happened(scheduled(), say('The gate is open'), by('Ben')),
    to: ['Tara'],
    subject: `New message from Ben Reyes: ${machine} near St. Louis, MO`,
    says: '"The gate is open"',
  },
  {
    type: 'order-updated',
    what: 'an admin wrote',
    happens: () => happened(scheduled(), say('We are on it'), by('Admin')),
    to: ['Ben', 'Dana', 'Tara'],
    subject: `has a new message: ${machine}`,
    says: 'Test Admin wrote about',
  },
  {
    type: 'order-question-posted',
    what: 'a technician asked',
    happens: () => happened(opened(), ask, by('Tara')),
    to: ['Ben', 'Dana'],
    subject: `has a question from a technician: ${machine}`,
    says: `A technician from Belleville, IL asks about the ${machine}. Your answer is visible to all technicians.\n\n"Is a lift on site?"`,
    sms: `Ironcall: A technician has a question about the ${machine}. Answer it in order #`,
    over: answered,
  },
  {
    type: 'order-question-posted',
    what: 'a question has waited for half an hour',
    happens: () => {
      const order = happened(opened(), ask, by('Tara'));
      const questionId = order.change.event.detail.updateId ?? '';
      return happened(order, { name: 'remind', reminder: 'question', questionId }, by('system'));
    },
    to: ['Ben', 'Dana'],
    subject: `has a question waiting for an answer: ${machine}`,
    says: `A technician from Belleville, IL asks about the ${machine}. Your answer is visible to all technicians.\n\n"Is a lift on site?"`,
    sms: `Ironcall: A technician is still waiting for an answer about the ${machine}. Answer it in order #`,
    over: answered,
  },
  {
    type: 'order-question-answered',
    what: 'a customer answered',
    happens: () => answered(happened(happened(opened(), ask, by('Tara')), offer('Omar'), by('Omar'))),
    to: ['Omar', 'Tara'],
    subject: `A question was answered: ${machine} near St. Louis, MO`,
    says: 'A technician asked: "Is a lift on site?"\n\nThe customer answered:\n\n"Yes, 60 ft"',
    sms: `Ironcall: The customer answered a question about the ${machine} near St. Louis, MO: `,
    over: cancelledBefore,
  },
  {
    type: 'order-cancelled',
    what: 'a manager cancelled',
    happens: () => happened(offered(), cancel, by('Dana')),
    to: ['Ben', 'Omar', 'Tara'],
    subject: `was cancelled: ${machine}`,
    says: 'Reason: no longer need service',
    sms: 'Ironcall: Order #',
    over: (order) => happened(order, { name: 'reopen', credit: noCreditLimit }, by('Dana')),
  },
  {
    type: 'order-reopened',
    what: 'a manager reopened',
    happens: () =>
      happened(happened(opened(), cancel, by('Dana')), { name: 'reopen', credit: noCreditLimit }, by('Dana')),
    to: ['Ben'],
    subject: `is open again: ${machine}`,
    says: 'We are finding technicians again for',
    sms: 'Ironcall: Order #',
    over: cancelledBefore,
  },
  {
    type: 'order-reopened',
    what: 'a manager took back a rejection',
    happens: () => {
      const rejected = happened(
        pending(),
        { name: 'rejectPendingOrder', reason: 'not_critical', custom: null },
        by('Dana'),
      );
      return happened(rejected, { name: 'reopenPendingOrder' }, by('Dana'));
    },
    to: ['Rosa'],
    subject: `is waiting for approval again: ${machine}`,
    says: 'Approve or reject: ',
    sms: 'Ironcall: Order #',
    over: (order) =>
      happened(order, { name: 'rejectPendingOrder', reason: 'not_critical', custom: null }, by('Dana')),
  },
  {
    type: 'order-flagged',
    what: 'a customer reported an issue',
    happens: () =>
      happened(
        scheduled(),
        { name: 'reportIssue', issue: 'late_arrival', description: 'Two hours late' },
        by('Ben'),
      ),
    to: ['support@ironcall.example'],
    textsTo: [],
    subject: 'issue reported, late arrival',
    says: 'Ben Reyes reported an issue with the service: late arrival.\n\n"Two hours late"\n\nSee the order: ',
  },
  {
    type: 'order-flagged',
    what: 'the search found nobody',
    happens: () => {
      const searched = happened(
        opened(),
        { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians: [] },
        by('system'),
      );
      return happened(searched, { name: 'endSearch', matchingRound: 1 }, by('system'));
    },
    to: ['support@ironcall.example'],
    textsTo: [],
    subject: `no technician found, ${machine}`,
    says: '0 technicians were alerted.',
    over: (order) => happened(order, offer('Tara'), by('Tara')),
  },
  {
    type: 'review-created',
    what: 'a customer rated the job',
    happens: () => rated(5, 'Quick and clean'),
    to: ['Tara'],
    textsTo: [],
    subject: 'Dana Reyes rated your work: 5 of 5 stars',
    says: `${machine} near St. Louis, MO, order #`,
  },
  {
    type: 'service-scheduled-reminder',
    what: 'the service is tomorrow',
    happens: () => happened(scheduled(), remindOf('service-scheduled'), by('system')),
    to: ['Ben', 'Dana', 'Tara'],
    subject: `is set for Tue, Mar 3, 8:00 AM CST: ${machine}`,
    says: 'Reminder: Tara Reyes is coming to service the John Deere 350 P-Tier, unit EX-',
    sms: `Ironcall: Reminder: Tara Reyes is coming to the ${machine}, Tue, Mar 3, 8:00 AM CST. Order #`,
    over: givenBackBefore,
  },
  {
    type: 'service-start-reminder',
    what: 'the service starts soon',
    happens: () => happened(scheduled(), remindOf('service-start'), by('system')),
    to: ['Ben', 'Dana', 'Tara'],
    subject: `starts soon, Tue, Mar 3, 8:00 AM CST: ${machine}`,
    says: 'Reminder: Tara Reyes is coming to',
    over: (order) =>
      happened(
        order,
        { name: 'reschedule', serviceDate: '2026-03-04', serviceTime: '08:00', message: null },
        by('Tara'),
      ),
  },
  {
    type: 'service-status-reminder',
    what: 'nobody has marked the technician on-site an hour after the time',
    happens: () => happened(scheduled(), remindOf('service-status'), by('system', anHourLater)),
    at: anHourLater,
    to: ['Ben', 'Dana', 'Tara'],
    subject: `has nobody marked on-site yet: ${machine}`,
    says: 'nobody is marked on-site yet. Has your technician arrived?',
    sms: `Ironcall: Has Tara Reyes arrived at the ${machine}? Mark the arrival, or ask. Order #`,
    over: (order) =>
      happened(order, { name: 'markTechnicianPresence', presence: 'on-site' }, by('Dana', anHourLater)),
  },
  {
    type: 'service-update-reminder',
    what: 'the technician has said nothing when the access hours end',
    happens: () => happened(onSite(), remindOf('service-update'), by('system', atSix)),
    at: atSix,
    to: ['Tara'],
    subject: `Please say how the day went: ${machine} near St. Louis, MO`,
    says: 'You have been on-site since Tue, Mar 3, 8:05 AM CST, and the day at the jobsite is ending.',
    sms: `Ironcall: How did it go with the ${machine} near St. Louis, MO? Tell the customer: https://app.ironcall.example/tech/jobs/`,
    over: (order) => happened(order, { name: 'partsNeeded', message: null, files: [] }, by('Tara', atSix)),
  },
  {
    type: 'service-update-reminder',
    what: 'the day is over and the job is not done',
    happens: () => happened(scheduled(), remindOf('reschedule-prompt'), by('system', nextMorning)),
    at: nextMorning,
    to: ['Tara'],
    subject: `Set a new date: ${machine} near St. Louis, MO`,
    says: 'Your job of Tue, Mar 3, 8:00 AM CST is not complete, and its day is over. Set a new date, or complete the job if it is done.',
    sms: `Ironcall: Your job on the ${machine} near St. Louis, MO is not done. Set a new date or complete it: `,
    over: (order) =>
      happened(
        order,
        { name: 'reschedule', serviceDate: '2026-03-05', serviceTime: '08:00', message: null },
        by('Tara', nextMorning),
      ),
  },
  {
    type: 'order-location-updated',
    what: 'an open order moved, which ends what was offered for the old place',
    happens: () => happened(offered(), move, by('Dana')),
    to: ['Ben', 'Omar', 'Tara'],
    subject: `has a new address: ${machine}`,
    says: 'unit EX-104, is now at 7 Quarry Rd, Festus, MO 63028.\n\nWhat technicians offered was for the old address, so we are finding technicians again.',
    sms: 'has a new address, in Festus, MO: https://app.ironcall.example/orders/',
    over: cancelledBefore,
  },
  {
    type: 'order-location-updated',
    what: 'an order moved before anybody decided on it',
    happens: () => {
      const order = happened(
        pending(),
        { name: 'updateParticipants', customerIds: [cast.Ben.id], people: [personOf('Ben')] },
        by('Dana'),
      );
      return happened(order, move, by('Dana'));
    },
    to: ['Ben'],
    subject: `has a new address: ${machine}`,
    says: 'is now at 7 Quarry Rd, Festus, MO 63028.\n\nSee the order: ',
    over: (order) => happened(order, approve(), by('Dana')),
  },
  {
    type: 'order-location-updated',
    what: 'the access hours changed while technicians wait for an answer',
    happens: () => happened(offered(), changeWayIn, by('Dana')),
    to: ['Omar', 'Tara'],
    subject: `Site access has changed: ${machine} near St. Louis, MO`,
    says: 'Access hours: 6:00 AM to 2:00 PM\n\nYou get this',
    sms: `Ironcall: Site access has changed for the ${machine} near St. Louis, MO: https://app.ironcall.example/tech/jobs/`,
    over: cancelledBefore,
  },
  {
    type: 'order-location-updated',
    what: 'the way in changed for the booked technician',
    happens: () => happened(scheduled(), changeWayIn, by('Dana')),
    to: ['Tara'],
    subject: `Site access has changed: ${machine} near St. Louis, MO`,
    says: 'Access hours: 6:00 AM to 2:00 PM\nArrival instructions: Gate 5\n\nYou get this',
    over: (order) => happened(order, { name: 'complete', hours: 1, message: 'Done', files: [] }, by('Tara')),
  },
  {
    type: 'order-updated',
    what: 'fault codes changed',
    happens: () =>
      happened(
        offered(),
        { name: 'changeFaults', add: [faultOf({ id: 'flt_2', fault: 'E0363(2)' })], remove: ['flt_1'] },
        by('Dana'),
      ),
    to: ['Ben', 'Omar', 'Tara'],
    subject: `has different fault codes: ${machine}`,
    says: 'changed.\n\nAdded: E0363(2)\n\nRemoved: SPN 3226 FMI 18\n\nSee the order: ',
    sms: 'has different fault codes: https://app.ironcall.example/orders/',
    over: cancelledBefore,
  },
];

describe('Each type', () => {
  it.each(stories)('$type: $what, and the people concerned are told', async (story) => {
    const happening = story.happens();

    const { emails, texts } = await told(happening, story.at);

    expect(namesOf(emails)).toEqual(story.to);
    expect(namesOf(texts)).toEqual(story.textsTo ?? story.to);
    expect(emails[0]?.subject).toContain(story.subject);
    expect(emails[0]?.text).toContain(story.says);
    expect(texts[0]?.text ?? '').toContain(story.sms ?? '');
    for (const { to, text } of [...emails, ...texts]) {
      const isCustomer = [cast.Dana, cast.Ben, cast.Rosa].some(({ email, phone }) =>
        [email, phone].includes(to),
      );
      const page = isCustomer || to === 'support@ironcall.example' ? 'orders' : 'tech/jobs';
      expect(text).toContain(`https://app.ironcall.example/${page}/${happening.record.order.id}`);
    }
    for (const { text } of texts) {
      expect(text).toMatch(/^[ -~]+$/);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it.each(stories.filter(({ over }) => over))(
    '$type: $what, and nobody is told once that is over',
    async (story) => {
      const happening = story.happens();

      const { emails, texts } = await told(happening, story.at, story.over?.(happening));

      expect([...namesOf(emails), ...namesOf(texts)]).toEqual([]);
    },
  );

  it('has a story here', () => {
    const events = orderNotifications.map(({ name }) => name);

    expect(new Set(stories.map(({ type }) => type))).toEqual(new Set(events));
  });
});

describe('The booked technician', () => {
  it('is told the whole way to the machine, and nobody else is', async () => {
    const { emails } = await told(scheduled());

    const [own] = emails.filter(({ to }) => to === cast.Tara.email);
    const others = emails.filter(({ to }) => to !== cast.Tara.email);
    expect(own?.subject).toBe(`You are booked: ${machine}, Tue, Mar 3, 8:00 AM CST`);
    expect(own?.text).toContain(`${machine}, Excavator, unit EX-104\n`);
    expect(own?.text).toContain('Address: 100 Market St, St. Louis, MO 63101');
    expect(own?.text).toContain('Arrival instructions: Gate 2, ask for Ray');
    expect(own?.text).toContain('Contact: Ray Cole');
    expect(others.map(({ text }) => text).join()).not.toContain('Gate 2');
  });
});

describe('A technician whose company hides names', () => {
  const shown = (now: Date): Situation => {
    const { actor, ...situation } = by('Tara', now);
    return {
      ...situation,
      actor: actor === 'system' ? actor : { ...actor, shownName: 'Gateway Heavy Repair' },
    };
  };
  const offeredTime = (): Happening => {
    const facts = factsOf('Tara');
    const card = { ...facts.card, account: { ...facts.card.account, fullName: 'Gateway Heavy Repair' } };
    return happened(opened(), offerOf({ ...facts, card }), shown(monday));
  };
  const bookedTime = (): Happening => {
    const order = offeredTime();
    return happened(order, book(order), by('Rosa'));
  };
  const does = (command: OrderCommand) => happened(bookedTime(), command, shown(onTheDay));

  it.each([
    ['offers a time', offeredTime],
    ['is booked', bookedTime],
    ['writes', () => does(say('On my way'))],
    ['comes', () => does({ name: 'markTechnicianPresence', presence: 'on-site' })],
    ['is done for the day', () => does({ name: 'doneForDay', message: null, files: [] })],
    ['is done', () => does({ name: 'complete', hours: 1, message: 'Done', files: [] })],
  ])('is called by the company’s name where it %s', async (_, happens) => {
    const { emails, texts } = await told(happens());

    const toCustomers = [...emails, ...texts].filter(
      ({ to }) => to !== cast.Tara.email && to !== cast.Tara.phone,
    );
    expect(toCustomers.length).toBeGreaterThan(0);
    expect(toCustomers.map(({ subject, text }) => subject + text).join()).toContain('Gateway Heavy Repair');
    expect(toCustomers.map(({ subject, text }) => subject + text).join()).not.toContain('Tara');
  });
});

describe('Changed arrival instructions', () => {
  it('are sent to the booked technician, and to nobody before booking', async () => {
    const instructions: OrderCommand = { name: 'updateJobsite', edits: { arrivalInstructions: 'Gate 5' } };

    const toOffering = await told(happened(offered(), instructions, by('Dana')));
    const toBooked = await told(happened(scheduled(), instructions, by('Dana')));

    expect([...toOffering.emails, ...toOffering.texts]).toEqual([]);
    expect(namesOf(toBooked.emails)).toEqual(['Tara']);
  });
});

describe('A jobsite’s new name', () => {
  it('is not sent to technicians', async () => {
    const named = happened(scheduled(), { name: 'updateJobsite', edits: { name: 'Quarry' } }, by('Dana'));

    expect(await told(named)).toEqual({ emails: [], texts: [] });
  });
});

describe('A private review', () => {
  it('reveals its stars, but not its words, order or author', async () => {
    const happening = rated(1, 'Left oil on the floor');

    const { emails } = await told(happening);

    expect(namesOf(emails)).toEqual(['Tara']);
    expect(emails[0]?.subject).toBe('A customer rated your work: 1 of 5 stars');
    expect(emails[0]?.text).not.toMatch(new RegExp(`oil|Dana|${happening.record.order.id}`));
  });
});

describe('The people on duty', () => {
  it('are told once about a search that found nobody, however often the event comes', async () => {
    const searched = happened(
      opened(),
      { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians: [] },
      by('system'),
    );
    const ended = happened(searched, { name: 'endSearch', matchingRound: 1 }, by('system'));

    const first = await told(ended);
    const again = await told(ended);

    expect(namesOf(first.emails)).toEqual(['support@ironcall.example']);
    expect(again.emails).toEqual([]);
  });
});

describe('A person’s switches', () => {
  it('count for their own channels, technicians’ included', async () => {
    const byMail = await savedAccount({ ...noUnique('Mia'), smsNotificationEnabled: false });
    const bySms = await savedAccount({ ...noUnique('Sam'), emailNotificationEnabled: false });
    const technicians = [byMail, bySms].map((account) => ({
      ...technicianOf({ id: account.id, companyId: account.companyId }),
      miles: 1,
      score: 1,
    }));
    const alerted = happened(
      opened(),
      { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians },
      by('system'),
    );

    const { emails, texts } = await told(alerted);

    expect(emails.map(({ to }) => to)).toEqual([byMail.email]);
    expect(texts.map(({ to }) => to)).toEqual([bySms.phone]);
    expect(texts[0]?.text).toContain('about 1 mile away');
  });
});

function noUnique(firstName: string): Partial<StoredAccount> {
  return {
    companyId: cast.Tara.companyId,
    userType: 'technician',
    roleId: 'TechnicianAssociate',
    firstName,
  };
}
