import { fullNameOf } from '#functions/accounts/full-name.ts';
import type { Order } from '#functions/orders/order.ts';
import type { OrderFacts, Person, Reading, Texts } from './notification.ts';
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
  dollarsOf,
  faultsOf,
  machineOf,
  numberedMachineOf,
  orderLink,
  paragraphs,
  placeOf,
  shortMachineOf,
  streetOf,
  townOf,
  whenOf,
  wordsOf,
} from './order-words.ts';

// What people of customer companies read. A technician is called as its card says: by the company's name where that hides names.

export const pendingOrder: Texts<OrderFacts> = {
  email: ({ order }, { siteUrl }) => ({
    subject: `Order #${order.id} waits for approval: ${machineOf(order)}`,
    text: paragraphs(
      `${numberedMachineOf(order)} at ${placeOf(order)} needs service.`,
      faultsOf(order) && `Fault codes: ${faultsOf(order)}`,
      `Get it fixed, or don't: ${orderLink(order, siteUrl)}`,
      reasonLine,
    ),
  }),
  sms: ({ order }, { siteUrl }) =>
    `Ironcall: ${shortMachineOf(order)} at ${placeOf(order)} needs service. ` +
    `Approve or reject order #${order.id}: ${orderLink(order, siteUrl)}`,
};

export const openOrder = news({
  subject: () => 'is open',
  text: ({ order }) => `We are finding technicians for ${numberedMachineOf(order)} at ${placeOf(order)}.`,
  sms: ({ order }) => `order #${order.id} is open. We are finding technicians for ${shortMachineOf(order)}`,
  invitation: 'Follow it here',
});

export const technicianAvailable = news({
  subject: () => 'has an available technician',
  text: (facts) => {
    const offer = offerOf(facts);
    if (offer === undefined) return '';
    const { card, quote } = offer;
    return paragraphs(
      `${card.account.fullName} can service ${numberedMachineOf(facts.order)} at ${placeOf(facts.order)} on ${whenOf(offer, facts.order.timeZone)}.`,
      `${Math.round(quote.estimatedMiles)} miles away. Estimated fees before parts and labor: ${dollarsOf(quote.estimatedFees)}.`,
    );
  },
  sms: (facts) => {
    const offer = offerOf(facts);
    const who = offer?.card.account.fullName ?? 'A technician';
    const when = offer === undefined ? '' : ` ${whenOf(offer, facts.order.timeZone)}`;
    return `${who} can service ${shortMachineOf(facts.order)}${when}. Choose your technician`;
  },
  invitation: 'Choose your technician',
});

export const technicianAssigned = news({
  subject: (facts) => `is scheduled for ${bookedTimeOf(facts.order)}`,
  text: ({ order }) =>
    `${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}.`,
  sms: ({ order }) =>
    `${technicianOf(order)} is booked for ${shortMachineOf(order)}, ${bookedTimeOf(order)}. Order #${order.id}`,
});

export const rescheduled = news({
  subject: ({ order }) => `moved to ${bookedTimeOf(order)}`,
  text: ({ order, updates }) =>
    paragraphs(
      `${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)} now.`,
      quoted(said(newest({ updates }, 'job_rescheduled'), 'message')),
    ),
  sms: ({ order }) =>
    `${technicianOf(order)} moved the service of ${shortMachineOf(order)} to ${bookedTimeOf(order)}. Order #${order.id}`,
});

export const givenBack = news({
  subject: () => 'needs another technician',
  text: ({ order, updates }) =>
    paragraphs(
      `The technician who was booked for ${numberedMachineOf(order)} at ${placeOf(order)} cannot come. We are finding others.`,
      quoted(said(newest({ updates }, 'technician_unassigned'), 'message')),
    ),
  sms: ({ order }) =>
    `the technician booked for ${shortMachineOf(order)} cannot come. We are finding others. Order #${order.id}`,
});

export const onSite = news({
  subject: () => 'has its technician on-site',
  text: ({ order }) => `${technicianOf(order)} is on-site at ${placeOf(order)} for ${machineOf(order)}.`,
  sms: ({ order }) => `${technicianOf(order)} is on-site for ${shortMachineOf(order)}. Order #${order.id}`,
});

export const offSite = news({
  subject: () => 'has its technician off-site',
  text: ({ order }) => `${technicianOf(order)} has left ${placeOf(order)}.`,
  sms: ({ order }) =>
    `${technicianOf(order)} has left the site of ${shortMachineOf(order)}. Order #${order.id}`,
});

export const doneForDay = news({
  subject: () => 'is done for the day',
  text: ({ order, updates }) =>
    paragraphs(
      `${technicianOf(order)} is done for the day with ${machineOf(order)} at ${placeOf(order)}.`,
      quoted(said(newest({ updates }, 'done_for_day'), 'message')),
    ),
  sms: ({ order }) =>
    `${technicianOf(order)} is done for the day with ${shortMachineOf(order)}. Order #${order.id}`,
});

export const partsNeeded = news({
  subject: () => 'needs parts',
  text: ({ order, updates }) =>
    paragraphs(
      `${technicianOf(order)} needs parts for ${machineOf(order)} at ${placeOf(order)}.`,
      quoted(said(newest({ updates }, 'parts_needed'), 'message')),
    ),
  sms: ({ order }) => `${technicianOf(order)} needs parts for ${shortMachineOf(order)}. Order #${order.id}`,
});

export const completed = news({
  subject: () => 'is complete',
  text: ({ order, updates }) =>
    paragraphs(
      `${technicianOf(order)} has completed the service of ${numberedMachineOf(order)} at ${placeOf(order)}.`,
      quoted(said(newest({ updates }, 'job_completed'), 'message')),
    ),
  sms: ({ order }) =>
    `${technicianOf(order)} completed the service of ${shortMachineOf(order)}. Rate your tech`,
  invitation: 'Rate your tech',
});

export const message = news({
  subject: () => 'has a new message',
  text: (facts) => {
    const entry = entryOf(facts);
    const from = `${entry?.user?.fullName ?? 'Ironcall'} wrote about ${machineOf(facts.order)}:`;
    return paragraphs(from, quoted(said(entry, 'message')) || 'Files, without words.');
  },
  sms: (facts, { unread }) =>
    `${messagesOf(facts, unread)} about ${shortMachineOf(facts.order)}. Order #${facts.order.id}`,
  invitation: 'Answer in the chat',
});

/** When it is asked, and when it has waited for an answer. */
export const questionPosted = news({
  subject: (facts) =>
    isAbout(facts, 'bot_service_question_asked')
      ? 'has a question that waits for your answer'
      : 'has a question from a technician',
  text: (facts) => {
    const question = questionOf(facts);
    const from = [said(question, 'city'), said(question, 'state')].filter(Boolean).join(', ');
    return paragraphs(
      `A technician${from && ` from ${from}`} asks about ${machineOf(facts.order)}:`,
      quoted(said(question, 'question')),
      'Your answer is visible to all technicians.',
    );
  },
  sms: (facts) => {
    const waits = isAbout(facts, 'bot_service_question_asked')
      ? 'still waits for an answer'
      : 'has a question';
    return `a technician ${waits} about ${shortMachineOf(facts.order)}. Answer it, order #${facts.order.id}`;
  },
  invitation: 'Answer the question',
});

export const cancelled = news({
  subject: () => 'was cancelled',
  text: ({ order }) =>
    paragraphs(
      `The service of ${numberedMachineOf(order)} at ${placeOf(order)} was cancelled.`,
      order.cancellation === null
        ? ''
        : `Reason: ${order.cancellation.custom ?? wordsOf(order.cancellation.reason)}`,
    ),
  sms: ({ order }) => `order #${order.id} for ${shortMachineOf(order)} was cancelled`,
});

export const reopened = news({
  subject: () => 'is open again',
  text: ({ order }) =>
    `We are finding technicians again for ${numberedMachineOf(order)} at ${placeOf(order)}.`,
  sms: ({ order }) =>
    `order #${order.id} is open again. We are finding technicians for ${shortMachineOf(order)}`,
});

export const pendingAgain = news({
  subject: () => 'waits for approval again',
  text: ({ order }) =>
    `Service of ${numberedMachineOf(order)} at ${placeOf(order)} waits for a decision again.`,
  sms: ({ order }) =>
    `order #${order.id} for ${shortMachineOf(order)} waits for approval again. Approve or reject it`,
  invitation: "Get it fixed, or don't",
});

/** The day before, and before the start alike: what comes when. */
export const serviceReminder = news({
  subject: (facts) =>
    isAbout(facts, 'bot_service_start_reminder')
      ? `starts soon, ${bookedTimeOf(facts.order)}`
      : `is scheduled for ${bookedTimeOf(facts.order)}`,
  text: ({ order }) =>
    paragraphs(
      `Reminder: ${technicianOf(order)} comes to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}.`,
      'Please have the machine accessible, and somebody there who knows what is wrong with it.',
    ),
  sms: ({ order }) =>
    `reminder: ${technicianOf(order)} comes to ${shortMachineOf(order)} ${bookedTimeOf(order)}. Order #${order.id}`,
});

/** An hour after the time of a service to which nobody was seen to come. */
export const hasArrived = news({
  subject: () => 'waits for word of its technician',
  text: ({ order }) =>
    paragraphs(
      `${technicianOf(order)} was to come to ${numberedMachineOf(order)} at ${placeOf(order)} on ${bookedTimeOf(order)}, and nobody has said so yet. Has your technician arrived?`,
      'Mark the technician on-site, or ask in the chat. If nobody came, report an issue.',
    ),
  sms: ({ order }) =>
    `has ${technicianOf(order)} arrived at ${shortMachineOf(order)}? Mark it or ask, order #${order.id}`,
  invitation: 'Say whether your technician is there',
});

export const moved = news({
  subject: () => 'has another address',
  text: ({ order }) =>
    paragraphs(
      `${numberedMachineOf(order)} is at ${streetOf(order)} now.`,
      order.status === 'open' ? 'Availability was for the old place: we are finding technicians again.' : '',
    ),
  sms: ({ order }) =>
    `order #${order.id} for ${shortMachineOf(order)} has another address, in ${townOf(order)}`,
});

export const faultsChanged = news({
  subject: () => 'has other fault codes',
  text: (facts) => {
    const { added, removed } = changedCodes(facts);
    return paragraphs(
      `The fault codes of ${numberedMachineOf(facts.order)} at ${placeOf(facts.order)} changed.`,
      added && `Added: ${added}`,
      removed && `Removed: ${removed}`,
    );
  },
  sms: ({ order }) => `order #${order.id} for ${shortMachineOf(order)} has other fault codes`,
});

export const colleagueJoined: Texts<Person> = {
  email: (person, { siteUrl }) => ({
    subject: `${fullNameOf(person)} joined your team on Ironcall`,
    text: paragraphs(
      `${fullNameOf(person)} (${person.email}) signed up with your company's email domain, and can now see and request orders.`,
      `If that is not right, deactivate the user here: ${siteUrl}/users`,
      reasonLine,
    ),
  }),
};

const reasonLine = 'You get this because you take part in orders of your company at Ironcall.';

/** What most messages have in common: the order in the subject, and its link at the end. */
function news(words: {
  readonly subject: (facts: OrderFacts) => string;
  readonly text: (facts: OrderFacts) => string;
  /** Goes on after `Ironcall: `, and before the link. */
  readonly sms: (facts: OrderFacts, reading: Reading) => string;
  readonly invitation?: string;
}): Texts<OrderFacts> {
  return {
    email: (facts, { siteUrl }) => ({
      subject: `Order #${facts.order.id} ${words.subject(facts)}: ${machineOf(facts.order)}`,
      text: paragraphs(
        words.text(facts),
        `${words.invitation ?? 'See the order'}: ${orderLink(facts.order, siteUrl)}`,
        reasonLine,
      ),
    }),
    sms: (facts, reading) =>
      `Ironcall: ${words.sms(facts, reading)}: ${orderLink(facts.order, reading.siteUrl)}`,
  };
}

function technicianOf({ schedule }: Order): string {
  return schedule?.card.account.fullName ?? 'Your technician';
}

function bookedTimeOf({ schedule, timeZone }: Order): string {
  return schedule === null ? '' : whenOf(schedule, timeZone);
}

function quoted(words: string): string {
  return words && `"${words}"`;
}
