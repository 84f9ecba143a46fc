import { offerEnd } from '#functions/orders/lifecycle/offers.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import type { OrderFacts, Reading, Words, Write } from './notification.ts';
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
  writtenIn,
} from './order-facts.ts';
import {
  bookedTimeOf,
  clockOf,
  contactOf,
  distanceOf,
  faultsOf,
  jobPath,
  joined,
  machineOf,
  momentOf,
  shortMachineOf,
  streetOf,
  townOf,
  whenOf,
  wordsOf,
} from './order-words.ts';

// Texts for technicians. They learn about the customer what the job's page shows them: site access and a phone number once
// they are booked.

export const jobNearby = jobToTake('New job', 'needs service');

/** To technicians who were alerted and have not answered. */
export const availabilityWanted = jobToTake('Still open', 'still needs service');

export const newTimeWanted = job((facts) => {
  const offer = offerOf(facts);
  const when = offer === undefined ? '' : ` for ${whenOf(offer, facts.order.timeZone)}`;
  return {
    what: 'New availability requested',
    lines: [`Your availability${when} has expired, and the customer is asking you for a new time.`],
    short: `The customer is asking you for a new time for the ${nearby(facts.order)}`,
    label: 'Offer your time',
  };
});

export const availabilityEnds = job((facts) => {
  const offer = offerOf(facts);
  const zone = facts.order.timeZone;
  return {
    what: 'Your availability expires soon',
    lines: [
      offer === undefined
        ? ''
        : `Your availability for ${whenOf(offer, zone)} expires ${momentOf(offerEnd(offer), zone)}. Submit it again if you can still come.`,
    ],
    short: `Your offer for the ${nearby(facts.order)} expires soon. Still free? Submit it again`,
    label: 'Submit it again',
  };
});

export const booked = job(({ order }) => ({
  title: `You are booked: ${machineOf(order)}, ${bookedTimeOf(order)}`,
  lines: [`You are booked for ${bookedTimeOf(order)}.`],
  short: `You are booked for the ${nearby(order)}, ${bookedTimeOf(order)}`,
}));

/** The day before, and right before the start. */
export const serviceReminder = job((facts) => {
  const { order } = facts;
  const starts = isAbout(facts, 'bot_service_start_reminder') ? 'Starts soon' : 'Reminder';
  return {
    title: `${starts}: ${machineOf(order)}, ${bookedTimeOf(order)}`,
    lines: [`You are booked for ${bookedTimeOf(order)}.`],
    short: `Reminder: you are booked for the ${nearby(order)}, ${bookedTimeOf(order)}`,
  };
});

export const hasArrived = job(({ order }) => ({
  what: 'Please mark your arrival',
  lines: [
    `You are booked for ${bookedTimeOf(order)}, and nobody has marked you on-site yet. Mark yourself on-site, or set another time if you are coming later.`,
  ],
  short: `Have you arrived at the ${nearby(order)}? Mark yourself on-site`,
  label: 'Mark yourself on-site',
}));

export const updateWanted = job(({ order }) => ({
  what: 'Please say how the day went',
  lines: [
    `You have been on-site since ${timeOfMark(order)}, and the day at the jobsite is ending. Complete the job, or tell the customer that you need parts or are done for the day.`,
  ],
  short: `How did it go with the ${nearby(order)}? Tell the customer`,
  label: 'Tell the customer',
}));

export const newDateWanted = job(({ order }) => ({
  what: 'Set a new date',
  lines: [
    `Your job of ${bookedTimeOf(order)} is not complete, and its day is over. Set a new date, or complete the job if it is done.`,
  ],
  short: `Your job on the ${nearby(order)} is not done. Set a new date or complete it`,
  label: 'Set a new date',
}));

export const moved = job(({ order }) => ({
  what: 'Moved to a new place',
  lines: [
    `The customer moved this job to ${townOf(order)}. Your availability was for the old place and no longer counts. Offer your time again if you can come.`,
  ],
  short: `The ${shortMachineOf(order)} has moved to ${townOf(order)}. Your offer was for the old place. Please offer again`,
  label: 'Offer your time',
}));

/** Arrival instructions are for the booked technician only. */
export const wayInChanged = job((facts) => {
  const { jobsite, schedule } = facts.order;
  const hours = writtenBy(facts, 'jobsite_access_hours_updated') !== undefined;
  const instructions =
    schedule !== null && writtenBy(facts, 'jobsite_arrival_instructions_updated') !== undefined;
  return {
    what: 'Site access has changed',
    lines: ['The customer has changed how or when to get to the machine.'],
    facts: [
      ...whichJob(facts.order),
      ...(hours ? [['Access hours', hoursOf(jobsite) || 'not set'] as const] : []),
      ...(instructions ? [['Arrival instructions', jobsite.arrivalInstructions ?? 'none'] as const] : []),
    ],
    short: `Site access has changed for the ${nearby(facts.order)}`,
  };
});

export const faultsChanged = job((facts) => {
  const { added, removed } = changedCodes(facts);
  return {
    what: 'Fault codes changed',
    lines: [
      'The customer changed the fault codes of this job.',
      added && `Added: ${added}`,
      removed && `Removed: ${removed}`,
    ],
    short: `The fault codes changed for the ${nearby(facts.order)}`,
  };
});

export const rescheduled = job(({ order, updates }) => ({
  what: `Moved to ${bookedTimeOf(order)}`,
  lines: [`Your job was moved to ${bookedTimeOf(order)}.`],
  quote: said(newest({ updates }, 'job_rescheduled'), 'message'),
  short: `Your job on the ${nearby(order)} was moved to ${bookedTimeOf(order)}`,
}));

export const takenAway = job(({ order, updates }) => ({
  what: 'You are no longer booked',
  lines: ['The job was taken off your schedule, and your time is free again.'],
  quote: said(newest({ updates }, 'technician_unassigned'), 'message'),
  short: `You are no longer booked for the ${nearby(order)}. Your time is free again`,
}));

export const markedOnSite = job(({ order }) => ({
  what: 'You were marked on-site',
  lines: ['The customer marked you on-site. If that is not right, mark yourself off-site.'],
  short: `The customer marked you on-site for the ${nearby(order)}`,
}));

export const markedOffSite = job(({ order }) => ({
  what: 'You were marked off-site',
  lines: ['The customer marked you off-site. If you are still there, mark yourself on-site.'],
  short: `The customer marked you off-site for the ${nearby(order)}`,
}));

export const message = job((facts, { unread }) => ({
  what: messagesOf(facts, unread),
  ...writtenIn(facts, unread),
  short: `${messagesOf(facts, unread)} about the ${nearby(facts.order)}`,
  label: 'Answer in the chat',
}));

/** To all of them alike, without saying who asked. */
export const questionAnswered = job((facts) => {
  const words = said(entryOf(facts), 'answer');
  return {
    what: 'A question was answered',
    lines: [
      `A technician asked: "${said(questionOf(facts), 'question')}"`,
      words === '' ? 'The customer answered with files.' : 'The customer answered:',
    ],
    quote: words,
    short: `The customer answered a question about the ${nearby(facts.order)}`,
  };
});

export const cancelled = job(({ order }) => ({
  what: 'Cancelled',
  lines: ['The customer has cancelled this job. Your time is free again.'],
  short: `The job on the ${nearby(order)} was cancelled. Your time is free again`,
}));

/** A private review names neither its author nor the order. */
export const reviewed = job(({ order }) => {
  const { review } = order;
  const stars = `rated your work: ${review?.rating ?? 0} of 5 stars`;
  if (review?.visible !== true) {
    return {
      title: `A customer ${stars}`,
      lines: ['The rating is private: it counts, and is not shown on your profile.'],
      facts: [],
      short: `A customer ${stars}`,
      action: { label: 'Your jobs', path: '/tech/jobs' },
      why: 'You get this because you did this job.',
    };
  }
  return {
    title: `${review.reviewer.fullName} ${stars}`,
    lines: [`${machineOf(order)} near ${townOf(order)}, order #${order.id}`],
    quote: review.description ?? '',
    facts: [],
    short: `${review.reviewer.fullName} ${stars}`,
    why: 'You get this because you did this job.',
  };
});

/** An open job, for technicians who can take it. */
function jobToTake(what: string, needs: string): Write<OrderFacts> {
  return job(({ order, milesOf }, { recipientId }) => {
    const distance = distanceOf(milesOf.get(recipientId));
    return {
      what: joined(what, distance),
      lines: [
        `The ${joined(`${machineOf(order)} near ${townOf(order)} ${needs}`, distance)}.`,
        order.issue === null ? '' : 'What the customer says is wrong:',
      ],
      quote: order.issue ?? '',
      short: `${joined(`The ${nearby(order)} ${needs}`, distance)}. Offer your time`,
      label: 'Offer your time',
    };
  });
}

/** What all messages about a job share: what happened and the machine in the title, its facts, and its link. */
function job(
  say: (
    facts: OrderFacts,
    reading: Reading,
  ) => Pick<Words, 'lines' | 'quote' | 'parts' | 'short'> &
    Partial<Pick<Words, 'facts' | 'action' | 'why'>> & { readonly label?: string } & (
      | { readonly title: string }
      | { readonly what: string }
    ),
): Write<OrderFacts> {
  return (facts, reading) => {
    const { order } = facts;
    const { label = 'See the job', ...words } = say(facts, reading);
    const isBooked = reading.audience === 'assigned-technician';
    return {
      facts: isBooked ? bookedFacts(order) : jobFacts(order),
      action: { label, path: jobPath(order) },
      why: `You get this because you ${isBooked ? 'are booked for this job' : 'take jobs on Ironcall'}.`,
      title: 'what' in words ? `${words.what}: ${machineOf(order)} near ${townOf(order)}` : words.title,
      ...words,
    };
  };
}

function nearby(order: Order): string {
  return `${shortMachineOf(order)} near ${townOf(order)}`;
}

function whichJob(order: Order): readonly (readonly [string, string])[] {
  return [
    ['Job', `#${order.id}`],
    ['Machine', joined(machineOf(order), order.equipment.product)],
    ['Place', `near ${townOf(order)}`],
  ];
}

/** What every technician may know about a job. */
function jobFacts(order: Order): readonly (readonly [string, string])[] {
  return [
    ...whichJob(order),
    ['Fault codes', faultsOf(order)],
    ['Access hours', hoursOf(order.jobsite)],
    ['Jobsite requirements', order.jobsite.requirements.map(wordsOf).join(', ')],
  ];
}

/** For the booked technician only: how to get to the machine. */
function bookedFacts(order: Order): readonly (readonly [string, string])[] {
  const { equipment, jobsite } = order;
  return [
    ['Job', `#${order.id}`],
    ['When', bookedTimeOf(order)],
    [
      'Machine',
      joined(machineOf(order), equipment.product, equipment.unitNumber && `unit ${equipment.unitNumber}`),
    ],
    ['Issue', order.issue ?? ''],
    ['Fault codes', faultsOf(order)],
    ['Address', streetOf(order)],
    ['Access hours', hoursOf(jobsite)],
    ['Jobsite requirements', jobsite.requirements.map(wordsOf).join(', ')],
    ['Arrival instructions', jobsite.arrivalInstructions ?? ''],
    ['Contact', contactOf(order)],
  ];
}

function hoursOf({ accessHoursStart: start, accessHoursEnd: end }: Order['jobsite']): string {
  return start !== null && end !== null ? `${clockOf(start)} to ${clockOf(end)}` : '';
}

/** When the technician arrived, in the jobsite's time zone. */
function timeOfMark({ presence, timeZone }: Order): string {
  return presence.onSiteAt === null ? '' : momentOf(new Date(presence.onSiteAt), timeZone);
}
