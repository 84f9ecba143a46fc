import { fullNameOf } from '#functions/accounts/full-name.ts';
import type { Order } from '#functions/orders/order.ts';
import { isToldOfOrder } from '#functions/platform/field-readers.ts';
import type { OrderFacts, Person, Reading, Words, Write } from './notification.ts';
import {
  changedCodes,
  isAbout,
  messagesOf,
  newest,
  offerOf,
  questionOf,
  said,
  writtenIn,
} from './order-facts.ts';
import {
  bookedTimeOf,
  dollarsOf,
  faultsOf,
  joined,
  machineOf,
  milesAway,
  numberedMachineOf,
  orderPath,
  placeOf,
  shortMachineOf,
  streetOf,
  townOf,
  whenOf,
  wordsOf,
} from './order-words.ts';

// Texts for customers. A technician goes by the name on their card, which is the company's if it hides names.

export const pendingOrder = news(({ order }) => ({
  what: 'is waiting for approval',
  lines: [`The ${numberedMachineOf(order)} at ${placeOf(order)} needs service.`],
  short: `The ${shortMachineOf(order)} at ${placeOf(order)} needs service. Approve or reject order #${order.id}`,
  label: 'Approve or reject',
  why: whyApprover,
}));

export const openOrder = news(({ order }) => ({
  what: 'is open',
  lines: [`We are finding technicians for the ${numberedMachineOf(order)} at ${placeOf(order)}.`],
  short: `Order #${order.id} is open. We are finding technicians for the ${shortMachineOf(order)}`,
  label: 'Follow the order',
}));

export const technicianAvailable = news((facts) => {
  const { order } = facts;
  const offer = offerOf(facts);
  const who = offer?.card.account.fullName ?? 'A technician';
  const when = offer === undefined ? '' : whenOf(offer, order.timeZone);
  return {
    what: 'has an available technician',
    lines:
      offer === undefined
        ? []
        : [
            `${who} can service the ${numberedMachineOf(order)} at ${placeOf(order)} on ${when}.`,
            `${milesAway(offer.quote.estimatedMiles)}. Estimated fees before parts and labor: ${dollarsOf(offer.quote.estimatedFees)}.`,
          ],
    short: `${joined(`${who} can service the ${shortMachineOf(order)}`, when)}. Choose your technician`,
    label: 'Choose your technician',
  };
});

export const technicianAssigned = news(({ order }) => ({
  what: `is set for ${bookedTimeOf(order)}`,
  lines: [`${comingOf(order)}.`],
  short: `${technicianOf(order)} is booked for the ${shortMachineOf(order)}, ${bookedTimeOf(order)}. Order #${order.id}`,
}));

export const rescheduled = news(({ order, updates }) => ({
  what: `moved to ${bookedTimeOf(order)}`,
  lines: [`The time has changed: ${comingOf(order)}.`],
  quote: said(newest({ updates }, 'job_rescheduled'), 'message'),
  short: `${technicianOf(order)} moved service of the ${shortMachineOf(order)} to ${bookedTimeOf(order)}. Order #${order.id}`,
}));

export const givenBack = news(({ order, updates }) => ({
  what: 'needs another technician',
  lines: [
    `The technician who was booked for the ${numberedMachineOf(order)} at ${placeOf(order)} cannot come. We are finding another one.`,
  ],
  quote: said(newest({ updates }, 'technician_unassigned'), 'message'),
  short: `The technician booked for the ${shortMachineOf(order)} cannot come. We are finding another. Order #${order.id}`,
}));

export const onSite = news(({ order }) => ({
  what: 'has a technician on-site',
  lines: [`${technicianOf(order)} is on-site at ${placeOf(order)} for the ${machineOf(order)}.`],
  short: `${technicianOf(order)} is on-site for the ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const offSite = news(({ order }) => ({
  what: 'has no technician on-site now',
  lines: [`${technicianOf(order)} has left ${placeOf(order)}.`],
  short: `${technicianOf(order)} has left the site of the ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const doneForDay = news(({ order, updates }) => ({
  what: 'is done for the day',
  lines: [`${technicianOf(order)} is done for the day with the ${machineOf(order)} at ${placeOf(order)}.`],
  quote: said(newest({ updates }, 'done_for_day'), 'message'),
  short: `${technicianOf(order)} is done for the day with the ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const partsNeeded = news(({ order, updates }) => ({
  what: 'needs parts',
  lines: [`${technicianOf(order)} needs parts for the ${machineOf(order)} at ${placeOf(order)}.`],
  quote: said(newest({ updates }, 'parts_needed'), 'message'),
  short: `${technicianOf(order)} needs parts for the ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const completed = news(({ order, updates }) => ({
  what: 'is complete',
  lines: [
    `${technicianOf(order)} has completed service of the ${numberedMachineOf(order)} at ${placeOf(order)}.`,
  ],
  quote: said(newest({ updates }, 'job_completed'), 'message'),
  short: `${technicianOf(order)} completed service of the ${shortMachineOf(order)}. Rate your tech`,
  label: 'Rate your tech',
}));

export const message = news((facts, { unread = [] }) => ({
  what: unread.length > 1 ? `has ${unread.length} new messages` : 'has a new message',
  ...writtenIn(facts, unread, ` about the ${machineOf(facts.order)}`),
  short: `${messagesOf(facts, unread)} about the ${shortMachineOf(facts.order)}. Order #${facts.order.id}`,
  label: 'Answer in the chat',
}));

/** When the question is asked, and when it has waited for an answer. */
export const questionPosted = news((facts) => {
  const question = questionOf(facts);
  const from = joined(said(question, 'city'), said(question, 'state'));
  const waits = isAbout(facts, 'bot_service_question_asked');
  return {
    what: waits ? 'has a question waiting for an answer' : 'has a question from a technician',
    lines: [
      `A technician${from && ` from ${from}`} asks about the ${machineOf(facts.order)}. Your answer is visible to all technicians.`,
    ],
    quote: said(question, 'question'),
    short: `A technician ${waits ? 'is still waiting for an answer' : 'has a question'} about the ${shortMachineOf(facts.order)}. Answer it in order #${facts.order.id}`,
    label: 'Answer the question',
  };
});

export const cancelled = news(({ order }) => ({
  what: 'was cancelled',
  lines: [
    `Service of the ${numberedMachineOf(order)} at ${placeOf(order)} was cancelled.`,
    order.cancellation === null
      ? ''
      : `Reason: ${order.cancellation.custom ?? wordsOf(order.cancellation.reason)}`,
  ],
  short: `Order #${order.id} for the ${shortMachineOf(order)} was cancelled`,
}));

export const reopened = news(({ order }) => ({
  what: 'is open again',
  lines: [`We are finding technicians again for the ${numberedMachineOf(order)} at ${placeOf(order)}.`],
  short: `Order #${order.id} is open again. We are finding technicians for the ${shortMachineOf(order)}`,
}));

export const pendingAgain = news(({ order }) => ({
  what: 'is waiting for approval again',
  lines: [`Service of the ${numberedMachineOf(order)} at ${placeOf(order)} is waiting for a decision again.`],
  short: `Order #${order.id} for the ${shortMachineOf(order)} is waiting for approval again. Approve or reject it`,
  label: 'Approve or reject',
  why: whyApprover,
}));

export const issueReported = news(({ order, updates }) => {
  const report = newest({ updates }, 'issue_reported');
  const issue = wordsOf(said(report, 'issue'));
  const who = report?.user?.fullName ?? 'A colleague';
  return {
    what: `has an issue reported, ${issue}`,
    lines: [`${who} reported an issue with the service: ${issue}.`],
    quote: said(report, 'description'),
    short: `${who} reported an issue with the ${shortMachineOf(order)}: ${issue}. Order #${order.id}`,
    why: "You get this because you manage your company's orders.",
  };
});

/** Both the day before and right before the start. */
export const serviceReminder = news((facts) => {
  const { order } = facts;
  const starts = isAbout(facts, 'bot_service_start_reminder') ? 'starts soon,' : 'is set for';
  return {
    what: `${starts} ${bookedTimeOf(order)}`,
    lines: [
      `Reminder: ${comingOf(order)}.`,
      'Please make sure that the machine is accessible, and that somebody is there who knows what is wrong with it.',
    ],
    short: `Reminder: ${technicianOf(order)} is coming to the ${shortMachineOf(order)}, ${bookedTimeOf(order)}. Order #${order.id}`,
  };
});

/** An hour after a service should have begun and nobody was seen to arrive. */
export const hasArrived = news(({ order }) => ({
  what: 'has nobody marked on-site yet',
  lines: [
    `${technicianOf(order)} was due at the ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}, and nobody is marked on-site yet. Has your technician arrived?`,
    'Mark the technician on-site, or ask in the chat. If nobody came, report an issue.',
  ],
  short: `Has ${technicianOf(order)} arrived at the ${shortMachineOf(order)}? Mark the arrival, or ask. Order #${order.id}`,
  label: 'Mark your technician on-site',
}));

export const nobodyFound = news(({ order }) => ({
  what: 'has no technician yet',
  lines: [
    `No technician has offered a time yet for the ${numberedMachineOf(order)} at ${placeOf(order)}. The order stays open, and our people are looking for one.`,
    'There is nothing you have to do. If you no longer need the service, you can cancel the order.',
  ],
  short: `No technician has offered a time for the ${shortMachineOf(order)} yet. We are still looking. Order #${order.id}`,
  why: 'You get this because you opened this order.',
}));

/** The same words for managers who get it because the people involved have not acted. */
export function broughtUp(write: Write<OrderFacts>): Write<OrderFacts> {
  const why = 'You get this because nobody has acted on this order yet.';
  return (facts, reading) => ({ ...write(facts, reading), why });
}

export const moved = news(({ order }) => ({
  what: 'has a new address',
  lines: [
    `The ${numberedMachineOf(order)} is now at ${streetOf(order)}.`,
    order.status === 'open'
      ? 'What technicians offered was for the old address, so we are finding technicians again.'
      : '',
  ],
  short: `Order #${order.id} for the ${shortMachineOf(order)} has a new address, in ${townOf(order)}`,
}));

export const faultsChanged = news((facts) => {
  const { order } = facts;
  const { added, removed } = changedCodes(facts);
  return {
    what: 'has different fault codes',
    lines: [
      `The fault codes of the ${numberedMachineOf(order)} at ${placeOf(order)} changed.`,
      added && `Added: ${added}`,
      removed && `Removed: ${removed}`,
    ],
    short: `Order #${order.id} for the ${shortMachineOf(order)} has different fault codes`,
  };
});

export function colleagueJoined(person: Person): Words {
  return {
    title: `${fullNameOf(person)} joined your team on Ironcall`,
    lines: [
      `${fullNameOf(person)} (${person.email}) signed up with your company's email domain, and can now see and request orders.`,
      'If that is not right, deactivate the user.',
    ],
    short: `${fullNameOf(person)} signed up with your company's email domain. Not right? Deactivate the user`,
    action: { label: 'Manage Users', path: '/users' },
    why: "You get this because you manage your company's users.",
  };
}

/** What all messages about an order share: number and machine in the title, its facts, and its link. */
function news(
  say: (
    facts: OrderFacts,
    reading: Reading,
  ) => Pick<Words, 'lines' | 'quote' | 'parts' | 'short'> & {
    /** What follows the order's number. */
    readonly what: string;
    readonly label?: string;
    readonly why?: string;
  },
): Write<OrderFacts> {
  return (facts, reading) => {
    const { order } = facts;
    const { what, label, why, ...words } = say(facts, reading);
    return {
      title: `Order #${order.id} ${what}: ${machineOf(order)}`,
      facts: [
        ['Order', `#${order.id}`],
        [
          'Machine',
          joined(machineOf(order), order.equipment.unitNumber && `unit ${order.equipment.unitNumber}`),
        ],
        ['Place', streetOf(order)],
        ['Fault codes', faultsOf(order)],
        ['When', bookedTimeOf(order)],
        ['Technician', order.schedule?.card.account.fullName ?? ''],
        ['PO number', isToldOfOrder(reading.audience, 'poNumber') ? (order.poNumber ?? '') : ''],
      ],
      action: { label: label ?? 'See the order', path: orderPath(order) },
      why: why ?? 'You get this because you are on this order.',
      ...words,
    };
  };
}

const whyApprover = "You get this because you approve your company's orders.";

/** Who is coming to which machine, and when. */
function comingOf(order: Order): string {
  return `${technicianOf(order)} is coming to service the ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}`;
}

function technicianOf({ schedule }: Order): string {
  return schedule?.card.account.fullName ?? 'Your technician';
}
