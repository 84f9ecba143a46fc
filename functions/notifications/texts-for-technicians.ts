import { offerEnd } from '#functions/orders/offers.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import type { OrderFacts, Texts } from './notification.ts';
import { entryOf, isAbout, newest, offerOf, questionOf, said } from './order-facts.ts';
import {
  clockOf,
  distanceOf,
  faultsOf,
  jobLink,
  machineOf,
  momentOf,
  paragraphs,
  shortMachineOf,
  streetOf,
  townOf,
  whenOf,
  wordsOf,
} from './order-words.ts';

// What technicians read. Of the customer they learn what the job's page shows them: how to get in, and whom to call, once they are booked.

export const jobNearby: Texts<OrderFacts> = {
  email: ({ order, milesOf }, { siteUrl, recipientId }) => ({
    subject: joined(
      ', ',
      `${machineOf(order)} near ${townOf(order)} needs service`,
      distanceOf(milesOf.get(recipientId)),
    ),
    text: paragraphs(
      `${order.equipment.product ?? 'Machine'}: ${machineOf(order)}`,
      order.issue && `Issue: ${order.issue}`,
      faultsOf(order) && `Fault codes: ${faultsOf(order)}`,
      placeLines(order),
      `Offer your time: ${jobLink(order, siteUrl)}`,
      reasonLine,
    ),
  }),
  sms: ({ order, milesOf }, { siteUrl, recipientId }) =>
    `Ironcall: ${joined(', ', `${shortMachineOf(order)} near ${townOf(order)} needs service`, distanceOf(milesOf.get(recipientId)))}. ` +
    `Offer your time: ${jobLink(order, siteUrl)}`,
};

export const newTimeWanted = job({
  subject: () => 'New availability requested',
  text: (facts) => {
    const offer = offerOf(facts);
    const when = offer === undefined ? '' : ` for ${whenOf(offer, facts.order.timeZone)}`;
    return `Your availability${when} has expired, and the customer asks you for a new time.`;
  },
  sms: ({ order }) => `the customer asks you for a new time for ${nearby(order)}`,
  invitation: 'Offer your time',
});

export const availabilityEnds = job({
  subject: () => 'Your availability expires soon',
  text: (facts) => {
    const offer = offerOf(facts);
    if (offer === undefined) return '';
    const zone = facts.order.timeZone;
    return `Your availability for ${whenOf(offer, zone)} expires ${momentOf(offerEnd(offer), zone)}. Submit it again if you can still come.`;
  },
  sms: ({ order }) => `your availability for ${nearby(order)} expires soon. Still free? Submit it again`,
  invitation: 'Submit it again',
});

export const booked: Texts<OrderFacts> = {
  email: ({ order }, { siteUrl }) => ({
    subject: `You are booked: ${machineOf(order)}, ${bookedTimeOf(order)}`,
    text: paragraphs(
      `You are booked for ${bookedTimeOf(order)}.`,
      jobLines(order),
      jobInvitation(order, siteUrl),
      reasonLine,
    ),
  }),
  sms: ({ order }, { siteUrl }) =>
    `Ironcall: you are booked for ${nearby(order)}, ${bookedTimeOf(order)}: ${jobLink(order, siteUrl)}`,
};

/** The day before, and before the start. */
export const serviceReminder: Texts<OrderFacts> = {
  email: (facts, { siteUrl }) => ({
    subject: `${isAbout(facts, 'bot_service_start_reminder') ? 'Starts soon' : 'Reminder'}: ${machineOf(facts.order)}, ${bookedTimeOf(facts.order)}`,
    text: paragraphs(
      `You are booked for ${bookedTimeOf(facts.order)}.`,
      jobLines(facts.order),
      jobInvitation(facts.order, siteUrl),
      reasonLine,
    ),
  }),
  sms: ({ order }, { siteUrl }) =>
    `Ironcall: reminder, you are booked for ${nearby(order)}, ${bookedTimeOf(order)}: ${jobLink(order, siteUrl)}`,
};

export const rescheduled = job({
  subject: ({ order }) => `Moved to ${bookedTimeOf(order)}`,
  text: ({ order, updates }) =>
    paragraphs(
      `Your job was moved to ${bookedTimeOf(order)}.`,
      quoted(said(newest({ updates }, 'job_rescheduled'), 'message')),
    ),
  sms: ({ order }) => `your job ${nearby(order)} was moved to ${bookedTimeOf(order)}`,
});

export const takenAway = job({
  subject: () => 'You are not booked any more',
  text: ({ updates }) =>
    paragraphs(
      'The job was taken off your schedule, and your time is free again.',
      quoted(said(newest({ updates }, 'technician_unassigned'), 'message')),
    ),
  sms: ({ order }) => `you are not booked any more for ${nearby(order)}. Your time is free again`,
});

export const markedOnSite = job({
  subject: () => 'You were marked on-site',
  text: () => 'The customer marked you on-site. If that is not right, mark yourself off-site.',
  sms: ({ order }) => `the customer marked you on-site for ${nearby(order)}`,
});

export const markedOffSite = job({
  subject: () => 'You were marked off-site',
  text: () => 'The customer marked you off-site. If you are still there, mark yourself on-site.',
  sms: ({ order }) => `the customer marked you off-site for ${nearby(order)}`,
});

export const message = job({
  subject: (facts) => `New message from ${entryOf(facts)?.user?.fullName ?? 'Ironcall'}`,
  text: (facts) => quoted(said(entryOf(facts), 'message')) || 'Files, without words.',
  sms: (facts) =>
    `new message from ${entryOf(facts)?.user?.fullName ?? 'Ironcall'} about ${nearby(facts.order)}`,
  invitation: 'Answer in the chat',
});

/** To whoever asked and to the others alike: who asked is not told. */
export const questionAnswered = job({
  subject: () => 'A question was answered',
  text: (facts) =>
    paragraphs(
      `A technician asked: ${quoted(said(questionOf(facts), 'question'))}`,
      `The customer answers: ${quoted(said(entryOf(facts), 'answer')) || 'with files.'}`,
    ),
  sms: ({ order }) => `the customer answered a question about ${nearby(order)}`,
});

export const cancelled = job({
  subject: () => 'Cancelled',
  text: () => 'The customer no longer needs this service. Your time is free again.',
  sms: ({ order }) => `${nearby(order)} was cancelled. Your time is free again`,
});

/** A private review tells neither who wrote it nor of which order. */
export const reviewed: Texts<OrderFacts> = {
  email: ({ order }, { siteUrl }) => {
    const { review } = order;
    if (review?.visible !== true) {
      return {
        subject: `A customer rated your work: ${review?.rating ?? 0} of 5 stars`,
        text: paragraphs(
          'The rating is private: it counts, and is not shown on your profile.',
          `Your jobs: ${siteUrl}/tech/jobs`,
          reasonLine,
        ),
      };
    }
    return {
      subject: `${review.reviewer.fullName} rated your work: ${review.rating} of 5 stars`,
      text: paragraphs(
        `${machineOf(order)} near ${townOf(order)}, order #${order.id}:`,
        quoted(review.description ?? ''),
        jobInvitation(order, siteUrl),
        reasonLine,
      ),
    };
  },
};

const reasonLine = 'You get this because you take jobs at Ironcall.';

function job(words: {
  readonly subject: (facts: OrderFacts) => string;
  readonly text: (facts: OrderFacts) => string;
  /** Goes on after `Ironcall: `, and before the link. */
  readonly sms: (facts: OrderFacts) => string;
  readonly invitation?: string;
}): Texts<OrderFacts> {
  return {
    email: (facts, { siteUrl }) => ({
      subject: `${words.subject(facts)}: ${machineOf(facts.order)} near ${townOf(facts.order)}`,
      text: paragraphs(words.text(facts), jobInvitation(facts.order, siteUrl, words.invitation), reasonLine),
    }),
    sms: (facts, { siteUrl }) => `Ironcall: ${words.sms(facts)}: ${jobLink(facts.order, siteUrl)}`,
  };
}

function nearby(order: Order): string {
  return `${shortMachineOf(order)} near ${townOf(order)}`;
}

function bookedTimeOf({ schedule, timeZone }: Order): string {
  return schedule === null ? '' : whenOf(schedule, timeZone);
}

/** For the booked technician alone: the whole way to the machine. */
function jobLines(order: Order): string {
  const { arrivalInstructions } = order.jobsite;
  const contact = [order.contactName, order.contactPhone].filter(Boolean).join(', ');
  return paragraphs(
    joined(', ', machineOf(order), order.equipment.unitNumber && `unit ${order.equipment.unitNumber}`),
    order.issue && `Issue: ${order.issue}`,
    `Address: ${streetOf(order)}`,
    placeLines(order),
    arrivalInstructions && `Arrival instructions: ${arrivalInstructions}`,
    contact && `Contact: ${contact}`,
  );
}

/** What every technician may know of the place. */
function placeLines({ jobsite }: Order): string {
  const { accessHoursStart: start, accessHoursEnd: end, requirements } = jobsite;
  return paragraphs(
    start !== null && end !== null ? `Access hours: ${clockOf(start)} to ${clockOf(end)}` : '',
    requirements.length > 0 ? `Jobsite requirements: ${requirements.map(wordsOf).join(', ')}` : '',
  );
}

function jobInvitation(order: Order, siteUrl: string, invitation = 'See the job'): string {
  return `${invitation}: ${jobLink(order, siteUrl)}`;
}

function quoted(words: string): string {
  return words && `"${words}"`;
}

function joined(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(separator);
}
