import { offerEnd } from '#functions/orders/offers.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import type { OrderFacts, Reading, Texts } from './notification.ts';
import {
  changedCodes,
  entryOf,
  isAbout,
  messagesOf,
  newest,
  offerOf,
  questionOf,
  said,
  writtenBy,
} from './order-facts.ts';
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

export const jobNearby = jobToTake('needs service');

/** To whoever was alerted and has not answered. */
export const availabilityWanted = jobToTake('still needs a technician');

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

export const hasArrived = job({
  subject: () => 'Please mark your arrival',
  text: ({ order }) =>
    `You are booked for ${bookedTimeOf(order)}, and nobody has marked you on-site yet. Mark yourself on-site, or set another time if you come later.`,
  sms: ({ order }) => `have you arrived for ${nearby(order)}? Mark yourself on-site`,
  invitation: 'Mark yourself on-site',
});

export const updateWanted = job({
  subject: () => 'Please tell how the day went',
  text: ({ order }) =>
    `You are on-site since ${timeOfMark(order)}, and the day at the jobsite is ending. Complete the job, or tell the customer that parts are needed or that you are done for the day.`,
  sms: ({ order }) => `how did it go with ${nearby(order)}? Tell the customer`,
  invitation: 'Tell the customer',
});

export const newDateWanted = job({
  subject: () => 'Set a new date',
  text: ({ order }) =>
    `Your job of ${bookedTimeOf(order)} is not complete, and its day is over. Set a new date, or complete the job if it is done.`,
  sms: ({ order }) => `${nearby(order)} is not complete. Set a new date, or complete it`,
  invitation: 'Set a new date',
});

export const moved = job({
  subject: () => 'Moved to another place',
  text: ({ order }) =>
    `The customer moved this job to ${townOf(order)}. Your availability was for the old place and does not count any more. Offer your time again if you can come.`,
  sms: ({ order }) =>
    `${shortMachineOf(order)} has moved to ${townOf(order)}. Your offer was for the old place, make it again`,
  invitation: 'Offer your time',
});

/** Arrival instructions are for the booked technician alone. */
export const wayInChanged = job({
  subject: () => 'The way in has changed',
  text: (facts) => {
    const { jobsite, schedule } = facts.order;
    const hours = writtenBy(facts, 'jobsite_access_hours_updated') !== undefined;
    const instructions =
      schedule !== null && writtenBy(facts, 'jobsite_arrival_instructions_updated') !== undefined;
    return paragraphs(
      'The customer has changed how or when to get to the machine.',
      hours ? hoursLine(jobsite) || 'Access hours: not set' : '',
      instructions ? `Arrival instructions: ${jobsite.arrivalInstructions ?? 'none'}` : '',
    );
  },
  sms: ({ order }) => `the way in has changed for ${nearby(order)}`,
});

export const faultsChanged = job({
  subject: () => 'Fault codes changed',
  text: (facts) => {
    const { added, removed } = changedCodes(facts);
    return paragraphs(
      'The customer changed the fault codes of this job.',
      added && `Added: ${added}`,
      removed && `Removed: ${removed}`,
    );
  },
  sms: ({ order }) => `the fault codes changed for ${nearby(order)}`,
});

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
  sms: (facts, { unread }) => `${messagesOf(facts, unread)} about ${nearby(facts.order)}`,
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

/** A job that is to be had, for who may take it. */
function jobToTake(needs: string): Texts<OrderFacts> {
  return {
    email: ({ order, milesOf }, { siteUrl, recipientId }) => ({
      subject: joined(
        ', ',
        `${machineOf(order)} near ${townOf(order)} ${needs}`,
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
      `Ironcall: ${joined(', ', `${nearby(order)} ${needs}`, distanceOf(milesOf.get(recipientId)))}. ` +
      `Offer your time: ${jobLink(order, siteUrl)}`,
  };
}

function job(words: {
  readonly subject: (facts: OrderFacts) => string;
  readonly text: (facts: OrderFacts) => string;
  /** Goes on after `Ironcall: `, and before the link. */
  readonly sms: (facts: OrderFacts, reading: Reading) => string;
  readonly invitation?: string;
}): Texts<OrderFacts> {
  return {
    email: (facts, { siteUrl }) => ({
      subject: `${words.subject(facts)}: ${machineOf(facts.order)} near ${townOf(facts.order)}`,
      text: paragraphs(words.text(facts), jobInvitation(facts.order, siteUrl, words.invitation), reasonLine),
    }),
    sms: (facts, reading) =>
      `Ironcall: ${words.sms(facts, reading)}: ${jobLink(facts.order, reading.siteUrl)}`,
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
  const { requirements } = jobsite;
  return paragraphs(
    hoursLine(jobsite),
    requirements.length > 0 ? `Jobsite requirements: ${requirements.map(wordsOf).join(', ')}` : '',
  );
}

function hoursLine({ accessHoursStart: start, accessHoursEnd: end }: Order['jobsite']): string {
  return start !== null && end !== null ? `Access hours: ${clockOf(start)} to ${clockOf(end)}` : '';
}

/** When the technician came, as clocks at the jobsite show it. */
function timeOfMark({ presence, timeZone }: Order): string {
  return presence.onSiteAt === null ? '' : momentOf(new Date(presence.onSiteAt), timeZone);
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
