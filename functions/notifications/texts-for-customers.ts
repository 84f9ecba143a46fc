import { fullNameOf } from '#functions/accounts/full-name.ts';
import type { Order } from '#functions/orders/order.ts';
import { isToldOfOrder } from '#functions/platform/field-readers.ts';
import type { OrderFacts, Person, Reading, Words, Write } from './notification.ts';
import {
  changedCodes,
  entryOf,
  isAbout,
  messagesOf,
  newest,
  offerOf,
  questionOf,
  said,
} from './order-facts.ts';
import {
  bookedTimeOf,
  dollarsOf,
  faultsOf,
  joined,
  machineOf,
  numberedMachineOf,
  orderPath,
  placeOf,
  shortMachineOf,
  streetOf,
  townOf,
  whenOf,
  wordsOf,
} from './order-words.ts';

// What people of customer companies read. A technician is called as its card says: by the company's name where that hides names.

export const pendingOrder = news(({ order }) => ({
  what: 'waits for approval',
  lines: [`${numberedMachineOf(order)} at ${placeOf(order)} needs service.`],
  short: `${shortMachineOf(order)} at ${placeOf(order)} needs service. Approve or reject order #${order.id}`,
  label: "Get it fixed, or don't",
  why: 'You get this because you decide on orders of your company.',
}));

export const openOrder = news(({ order }) => ({
  what: 'is open',
  lines: [`We are finding technicians for ${numberedMachineOf(order)} at ${placeOf(order)}.`],
  short: `Order #${order.id} is open. We are finding technicians for ${shortMachineOf(order)}`,
  label: 'Follow it here',
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
            `${who} can service ${numberedMachineOf(order)} at ${placeOf(order)} on ${when}.`,
            `${Math.round(offer.quote.estimatedMiles)} miles away. Estimated fees before parts and labor: ${dollarsOf(offer.quote.estimatedFees)}.`,
          ],
    short: `${joined(`${who} can service ${shortMachineOf(order)}`, when)}. Choose your technician`,
    label: 'Choose your technician',
  };
});

export const technicianAssigned = news(({ order }) => ({
  what: `is scheduled for ${bookedTimeOf(order)}`,
  lines: [
    `${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}.`,
  ],
  short: `${technicianOf(order)} is booked for ${shortMachineOf(order)}, ${bookedTimeOf(order)}. Order #${order.id}`,
}));

export const rescheduled = news(({ order, updates }) => ({
  what: `moved to ${bookedTimeOf(order)}`,
  lines: [
    `${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)} now.`,
  ],
  quote: said(newest({ updates }, 'job_rescheduled'), 'message'),
  short: `${technicianOf(order)} moved the service of ${shortMachineOf(order)} to ${bookedTimeOf(order)}. Order #${order.id}`,
}));

export const givenBack = news(({ order, updates }) => ({
  what: 'needs another technician',
  lines: [
    `The technician who was booked for ${numberedMachineOf(order)} at ${placeOf(order)} cannot come. We are finding others.`,
  ],
  quote: said(newest({ updates }, 'technician_unassigned'), 'message'),
  short: `The technician booked for ${shortMachineOf(order)} cannot come. We are finding others. Order #${order.id}`,
}));

export const onSite = news(({ order }) => ({
  what: 'has its technician on-site',
  lines: [`${technicianOf(order)} is on-site at ${placeOf(order)} for ${machineOf(order)}.`],
  short: `${technicianOf(order)} is on-site for ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const offSite = news(({ order }) => ({
  what: 'has its technician off-site',
  lines: [`${technicianOf(order)} has left ${placeOf(order)}.`],
  short: `${technicianOf(order)} has left the site of ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const doneForDay = news(({ order, updates }) => ({
  what: 'is done for the day',
  lines: [`${technicianOf(order)} is done for the day with ${machineOf(order)} at ${placeOf(order)}.`],
  quote: said(newest({ updates }, 'done_for_day'), 'message'),
  short: `${technicianOf(order)} is done for the day with ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const partsNeeded = news(({ order, updates }) => ({
  what: 'needs parts',
  lines: [`${technicianOf(order)} needs parts for ${machineOf(order)} at ${placeOf(order)}.`],
  quote: said(newest({ updates }, 'parts_needed'), 'message'),
  short: `${technicianOf(order)} needs parts for ${shortMachineOf(order)}. Order #${order.id}`,
}));

export const completed = news(({ order, updates }) => ({
  what: 'is complete',
  lines: [
    `${technicianOf(order)} has completed the service of ${numberedMachineOf(order)} at ${placeOf(order)}.`,
  ],
  quote: said(newest({ updates }, 'job_completed'), 'message'),
  short: `${technicianOf(order)} completed the service of ${shortMachineOf(order)}. Rate your tech`,
  label: 'Rate your tech',
}));

export const message = news((facts, { unread }) => {
  const entry = entryOf(facts);
  return {
    what: 'has a new message',
    lines: [`${entry?.user?.fullName ?? 'Ironcall'} wrote about ${machineOf(facts.order)}:`],
    quote: said(entry, 'message') || 'Files, without words.',
    short: `${messagesOf(facts, unread)} about ${shortMachineOf(facts.order)}. Order #${facts.order.id}`,
    label: 'Answer in the chat',
  };
});

/** When it is asked, and when it has waited for an answer. */
export const questionPosted = news((facts) => {
  const question = questionOf(facts);
  const from = joined(said(question, 'city'), said(question, 'state'));
  const waits = isAbout(facts, 'bot_service_question_asked');
  return {
    what: waits ? 'has a question that waits for your answer' : 'has a question from a technician',
    lines: [
      `A technician${from && ` from ${from}`} asks about ${machineOf(facts.order)}. Your answer is visible to all technicians.`,
    ],
    quote: said(question, 'question'),
    short: `A technician ${waits ? 'still waits for an answer' : 'has a question'} about ${shortMachineOf(facts.order)}. Answer it, order #${facts.order.id}`,
    label: 'Answer the question',
  };
});

export const cancelled = news(({ order }) => ({
  what: 'was cancelled',
  lines: [
    `The service of ${numberedMachineOf(order)} at ${placeOf(order)} was cancelled.`,
    order.cancellation === null
      ? ''
      : `Reason: ${order.cancellation.custom ?? wordsOf(order.cancellation.reason)}`,
  ],
  short: `Order #${order.id} for ${shortMachineOf(order)} was cancelled`,
}));

export const reopened = news(({ order }) => ({
  what: 'is open again',
  lines: [`We are finding technicians again for ${numberedMachineOf(order)} at ${placeOf(order)}.`],
  short: `Order #${order.id} is open again. We are finding technicians for ${shortMachineOf(order)}`,
}));

export const pendingAgain = news(({ order }) => ({
  what: 'waits for approval again',
  lines: [`Service of ${numberedMachineOf(order)} at ${placeOf(order)} waits for a decision again.`],
  short: `Order #${order.id} for ${shortMachineOf(order)} waits for approval again. Approve or reject it`,
  label: "Get it fixed, or don't",
  why: 'You get this because you decide on orders of your company.',
}));

/** The day before, and before the start alike: what comes when. */
export const serviceReminder = news((facts) => {
  const { order } = facts;
  const starts = isAbout(facts, 'bot_service_start_reminder') ? 'starts soon,' : 'is scheduled for';
  return {
    what: `${starts} ${bookedTimeOf(order)}`,
    lines: [
      `Reminder: ${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}.`,
      'Please have the machine accessible, and somebody there who knows what is wrong with it.',
    ],
    short: `Reminder: ${technicianOf(order)} comes to ${shortMachineOf(order)} ${bookedTimeOf(order)}. Order #${order.id}`,
  };
});

/** An hour after the time of a service to which nobody was seen to come. */
export const hasArrived = news(({ order }) => ({
  what: 'waits for word of its technician',
  lines: [
    `${technicianOf(order)} was to come to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}, and nobody has said so yet. Has your technician arrived?`,
    'Mark the technician on-site, or ask in the chat. If nobody came, report an issue.',
  ],
  short: `Has ${technicianOf(order)} arrived at ${shortMachineOf(order)}? Mark it or ask, order #${order.id}`,
  label: 'Say whether your technician is there',
}));

export const nobodyFound = news(({ order }) => ({
  what: 'has no technician yet',
  lines: [
    `No technician has offered a time for ${numberedMachineOf(order)} at ${placeOf(order)}. The order stays open, and our people look for one.`,
    'You can alert the technicians again, or cancel the order.',
  ],
  short: `No technician has offered a time for ${shortMachineOf(order)} yet. We go on looking. Order #${order.id}`,
  why: 'You get this because you took on this order.',
}));

/** The same words, to managers whom it reaches because those who take part have not acted. */
export function broughtUp(write: Write<OrderFacts>): Write<OrderFacts> {
  const why = 'You get this because you manage orders of your company, and nobody has acted on this one yet.';
  return (facts, reading) => ({ ...write(facts, reading), why });
}

export const moved = news(({ order }) => ({
  what: 'has another address',
  lines: [
    `${numberedMachineOf(order)} is at ${streetOf(order)} now.`,
    order.status === 'open' ? 'Availability was for the old place: we are finding technicians again.' : '',
  ],
  short: `Order #${order.id} for ${shortMachineOf(order)} has another address, in ${townOf(order)}`,
}));

export const faultsChanged = news((facts) => {
  const { order } = facts;
  const { added, removed } = changedCodes(facts);
  return {
    what: 'has other fault codes',
    lines: [
      `The fault codes of ${numberedMachineOf(order)} at ${placeOf(order)} changed.`,
      added && `Added: ${added}`,
      removed && `Removed: ${removed}`,
    ],
    short: `Order #${order.id} for ${shortMachineOf(order)} has other fault codes`,
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
    why: 'You get this because you manage the users of your company.',
  };
}

/** What messages about an order have in common: its number and machine in the title, its facts, and its link. */
function news(
  say: (
    facts: OrderFacts,
    reading: Reading,
  ) => Pick<Words, 'lines' | 'quote' | 'short'> & {
    /** Goes on after the order's number. */
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
      why: why ?? 'You get this because you take part in this order.',
      ...words,
    };
  };
}

function technicianOf({ schedule }: Order): string {
  return schedule?.card.account.fullName ?? 'Your technician';
}
