import type { UpdateSource, UpdateType } from '#schema/orders/order-values.ts';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { cancellationReasonLabels, rejectionReasonLabels } from '../../lib/order-words.ts';
import { serviceTimeWords } from '../../lib/time.ts';

/** What a sentence is made from: an order update as the API returns it. */
export interface TimelineEntry {
  readonly updateTypeName: UpdateType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly user: { readonly fullName: string } | null;
  readonly source: UpdateSource;
  /** When a prompt expires. */
  readonly expiredAt: string | null;
  /** IANA zone of the jobsite, for service times. Without it, times show no zone. */
  readonly timeZone?: string | undefined;
}

export interface TimelineWords {
  /** One sentence: who did what. */
  readonly text: string;
  /** A person's own words, or the changed values, shown under the sentence. */
  readonly detail?: string;
}

/** A timeline entry in words, as of `now`. Every type of update has its sentence. */
export function timelineWords(entry: TimelineEntry, now: Date): TimelineWords {
  const { text, detail } = sentences[entry.updateTypeName](entry, now);
  return detail ? { text, detail } : { text };
}

/** An entry's author, as a list of messages names them. */
export function senderName({ user, source }: Pick<TimelineEntry, 'user' | 'source'>): string {
  return user?.fullName ?? senders[source];
}

/** The text of a message, question or answer. Undefined if the entry only has files. */
export function ownWords(entry: Pick<TimelineEntry, 'data'>): string | undefined {
  return text(entry, 'question') ?? text(entry, 'message');
}

/** The answer to a question, as written. */
export function answerWords(entry: Pick<TimelineEntry, 'data'>): string | undefined {
  return text(entry, 'answer') ?? text(entry, 'message');
}

/** `Minot, ND`: where a question comes from; the asker stays anonymous. */
export function askerPlace(entry: Pick<TimelineEntry, 'data'>): string | undefined {
  const place = [text(entry, 'city'), text(entry, 'state')].filter((part) => part !== undefined);
  return place.length > 0 ? place.join(', ') : undefined;
}

type Words = { readonly text: string; readonly detail?: string | undefined };
type Sentence = (entry: TimelineEntry, now: Date) => Words;
type TimelessSentence = (entry: TimelineEntry) => Words;

const sentences: Readonly<Record<UpdateType, Sentence>> = {
  health_event_detected: (entry) => ({
    text: 'A health alert came in from the machine.',
    detail: faults(entry),
  }),
  pending_service_order_created: (entry) => ({
    text: entry.user
      ? `${entry.user.fullName} asked for service. A manager has to approve it.`
      : 'Service was recommended. A manager has to approve it.',
  }),
  pending_service_order_reopened: by(
    'reopened the order. A manager has to approve it.',
    'The order was reopened. A manager has to approve it.',
  ),
  service_order_created: by('ordered service.', 'Service was ordered.'),
  service_order_approved: (entry) => ({
    ...by('approved the order. Nearby technicians are being alerted.', 'The order was approved.')(entry),
    detail: text(entry, 'issue'),
  }),
  service_order_rejected: (entry) => ({
    ...by('rejected the order.', 'The order was rejected.')(entry),
    detail: reason(entry, rejectionReasonLabels),
  }),
  service_order_cancelled: (entry) => ({
    ...by('cancelled the order.', 'The order was cancelled.')(entry),
    detail: reason(entry, cancellationReasonLabels),
  }),
  service_order_reopened: by(
    'reopened the order. The search for technicians starts again.',
    'The order was reopened. The search for technicians starts again.',
  ),

  technician_alerts_resent: by('alerted nearby technicians again.', 'Nearby technicians were alerted again.'),
  availability_submitted: (entry) => ({
    ...byTechnician('offered a time.')(entry),
    detail: serviceTime(entry),
  }),
  availability_removed: byTechnician('can no longer make the time it offered.'),
  availability_reminder_sent: () => ({ text: 'Technicians were reminded to offer a time.' }),
  availability_expiring_reminder_sent: () => ({ text: "A technician's offer expires soon." }),
  new_availability_requested: by(
    'asked a technician for a new time.',
    'A technician was asked for a new time.',
  ),
  technician_scheduled: (entry) => ({
    ...by('booked a technician.', 'A technician was booked.')(entry),
    detail: serviceTime(entry),
  }),
  technician_unassigned: (entry) => ({
    text: 'The technician can no longer come. The search for technicians starts again.',
    detail: text(entry, 'message'),
  }),
  job_rescheduled: (entry) => ({
    text: 'The service was moved to another time.',
    detail: lines(serviceTime(entry), text(entry, 'message')),
  }),
  schedule_change: (entry) => ({ text: 'The schedule changed.', detail: change(entry) }),

  technician_marked_on_site: presence('is on-site.', 'marked the technician on-site.'),
  technician_marked_off_site: presence('has left the jobsite.', 'marked the technician off-site.'),
  done_for_day: (entry) => ({
    ...byTechnician('is done for the day.')(entry),
    detail: text(entry, 'message'),
  }),
  parts_needed: (entry) => ({ ...byTechnician('needs parts.')(entry), detail: text(entry, 'message') }),
  job_completed: (entry) => ({
    ...byTechnician('completed the job.')(entry),
    detail: text(entry, 'message'),
  }),
  issue_reported: (entry) => ({
    ...by('reported an issue.', 'An issue was reported.')(entry),
    detail: text(entry, 'description') ?? text(entry, 'message'),
  }),
  review_prompt: ({ expiredAt }, now) => ({
    text:
      expiredAt !== null && Date.parse(expiredAt) <= now.getTime()
        ? 'The rating window expired.'
        : 'How did the technician do? You can rate the job now.',
  }),
  job_reviewed: by('rated the technician.', 'The technician was rated.'),

  fault_code_added: (entry) => ({
    ...by('added fault codes.', 'Fault codes were added.')(entry),
    detail: faults(entry),
  }),
  fault_code_removed: (entry) => ({
    ...by('removed fault codes.', 'Fault codes were removed.')(entry),
    detail: faults(entry),
  }),
  jobsite_address_updated: (entry) => ({
    ...by('changed the address of the jobsite.', 'The address of the jobsite changed.')(entry),
    detail: text(entry, 'address'),
  }),
  jobsite_access_hours_updated: by('changed the access hours.', 'The access hours changed.'),
  jobsite_arrival_instructions_updated: by(
    'changed the arrival instructions.',
    'The arrival instructions changed.',
  ),
  order_participant_added: (entry) => withName(entry, 'added', 'to the order'),
  order_participant_removed: (entry) => withName(entry, 'removed', 'from the order'),

  message: (entry) => ({
    text: `${senderName(entry)} wrote:`,
    detail: text(entry, 'message') ?? 'A file',
  }),
  service_question_asked: (entry) => ({
    text: 'A technician asked:',
    detail: text(entry, 'question') ?? text(entry, 'message'),
  }),
  service_question_answered: (entry) => ({
    ...by("answered a technician's question.", "A technician's question was answered.")(entry),
    detail: text(entry, 'answer') ?? text(entry, 'message'),
  }),

  bot_greeting: said('Welcome. You’ll find everything about this order here.'),
  bot_break_the_ice: said('Say hello: all technicians who follow this order can read the chat.'),
  bot_add_serial_number: said('Add the serial number so technicians can look up parts.'),
  bot_service_question_asked: (entry) => {
    const asked = text(entry, 'asked');
    return { text: asked ? `A technician is still waiting for an answer: “${asked}”.` : unanswered };
  },
  bot_service_scheduled_reminder: coming('The service is coming up'),
  bot_service_start_reminder: coming('The service starts soon'),
  bot_service_status_reminder: said('Has the technician arrived? Nobody has marked it yet.'),
  bot_service_update_reminder: said('The technician was asked how the day went.'),
  bot_reschedule_prompt: said('The scheduled day is over. The technician was asked for a new date.'),
};

const senders: Readonly<Record<UpdateSource, string>> = {
  admin: 'Ironcall support',
  ironcall: 'Someone at your company',
  heavebot: 'Ironcall',
  heaveweb: 'Ironcall',
  techapp: 'A technician',
};

/** `Dana Reyes approved the order.`, or an impersonal sentence if nobody is named. */
function by(predicate: string, impersonal: string): TimelessSentence {
  return ({ user }) => ({ text: user ? `${user.fullName} ${predicate}` : impersonal });
}

/** Technicians may be shown without their names; the sentence stays whole. */
function byTechnician(predicate: string): TimelessSentence {
  return ({ user, source }) => ({
    text: `${source === 'techapp' && user ? user.fullName : 'A technician'} ${predicate}`,
  });
}

/** One sentence if technicians mark themselves, another if someone else does. */
function presence(own: string, marked: string): Sentence {
  return (entry) =>
    entry.source === 'techapp' ? byTechnician(own)(entry) : by(marked, `The technician ${own}`)(entry);
}

const unanswered = 'A technician is still waiting for an answer to a question.';

/** `The service starts soon: Tue, Nov 24 at 8:00 AM.` */
function coming(what: string): TimelessSentence {
  return (entry) => {
    const time = serviceTime(entry);
    return { text: text(entry, 'message') ?? (time === undefined ? `${what}.` : `${what}: ${time}.`) };
  };
}

/** The bot's own text if the entry has it. */
function said(fallback: string): TimelessSentence {
  return (entry) => ({ text: text(entry, 'message') ?? fallback });
}

function withName(entry: TimelineEntry, did: string, where: string): Words {
  const name = text(entry, 'fullName') ?? text(entry, 'name') ?? 'Somebody';
  return {
    text: entry.user ? `${entry.user.fullName} ${did} ${name} ${where}.` : `${name} was ${did} ${where}.`,
  };
}

/** Updates from other versions and sources may carry other data: a value that isn't text counts as missing. */
function text(entry: Pick<TimelineEntry, 'data'>, key: string): string | undefined {
  const value = entry.data[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function lines(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join('\n') || undefined;
}

function reason(entry: TimelineEntry, labels: Readonly<Record<string, string>>): string | undefined {
  const stored = text(entry, 'reason');
  if (stored === undefined) return undefined;
  return text(entry, 'reasonCustom') ?? (Object.hasOwn(labels, stored) ? labels[stored] : undefined);
}

/** `SPN 3226 FMI 18, E0363(2)`, from a list of codes or of faults. */
function faults(entry: TimelineEntry): string | undefined {
  const list = entry.data.faultCodes ?? entry.data.faults;
  if (!Array.isArray(list)) return text(entry, 'fault');
  const codes = list
    .map((item: unknown) =>
      typeof item === 'object' && item !== null && 'fault' in item ? item.fault : item,
    )
    .filter((code) => typeof code === 'string');
  return codes.length > 0 ? codes.join(', ') : undefined;
}

/** `From Tue, Nov 24 at 8:00 AM to Wed, Nov 25 at 9:00 AM`, or only the new time if there is no old one. */
function change({ data, timeZone }: TimelineEntry): string | undefined {
  const timeAt = (value: unknown) =>
    typeof value === 'object' && value !== null ? serviceTime({ data: { ...value }, timeZone }) : undefined;
  const [from, to] = [timeAt(data.from), timeAt(data.to)];
  return from !== undefined && to !== undefined
    ? `From ${from} to ${to}`
    : (to ?? serviceTime({ data, timeZone }));
}

/** `Tue, Nov 24 at 8:00 AM CST`, from the service's local date and time. */
function serviceTime(entry: Pick<TimelineEntry, 'data' | 'timeZone'>): string | undefined {
  const [date, time] = [text(entry, 'serviceDate'), text(entry, 'serviceTime')];
  if (date === undefined) return undefined;
  return entry.timeZone === undefined
    ? serviceTimeWords(date, time ?? null)
    : jobsiteTimeWords(date, time ?? null, entry.timeZone);
}
