import type { OrderView } from '#schema/orders/order.ts';
import { type ApiFailure, apiFailure } from '../../lib/api-failure.ts';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { messageOf } from '../../lib/messages.ts';

/** What failed, by what the technician was doing. */
const situations = {
  offer: 'Your time could not be sent.',
  withdraw: 'Your time could not be withdrawn.',
  ask: 'Your question could not be sent.',
  presence: 'That could not be saved.',
  doneForDay: 'That could not be saved.',
  partsNeeded: 'That could not be saved.',
  reschedule: 'The job could not be moved.',
  giveBack: 'The job could not be given back.',
  complete: 'The job could not be completed.',
} as const;
export type TechnicianSituation = keyof typeof situations;

/** What happened, and what to do about it. */
export function failureWords(error: unknown, situation: TechnicianSituation): string {
  const failure = apiFailure(error);
  const { code } = failure;
  if (code === 'OFFLINE') return `${situations[situation]} Check your connection, then try again.`;
  const own = byCode[code];
  if (own !== undefined) return typeof own === 'string' ? own : own(failure, situation);
  if (told.has(code)) return messageOf(error);
  return `${situations[situation]} Please try again.`;
}

/** The job's status for this technician, in a sentence. Undefined while it waits for offers. */
export function standingSentence(order: OrderView, viewerId: string | undefined): string | undefined {
  const mine = order.technicianId !== null && order.technicianId === viewerId;
  switch (order.status) {
    case 'scheduled':
    case 'rescheduled': {
      const when =
        order.serviceDate === null
          ? ''
          : ` for ${jobsiteTimeWords(order.serviceDate, order.serviceTime, order.timeZone)}`;
      if (mine) return `You are booked${when}`;
      const name = order.technician?.account.fullName;
      return name ? `${name} is booked${when}` : 'A technician is booked for this job';
    }
    case 'complete':
    case 'invoiced':
      return mine ? 'You completed this job' : 'This job is complete';
    case 'cancelled':
    case 'rejected':
      return 'The customer has cancelled this job';
    default:
      return undefined;
  }
}

type Words = string | ((failure: ApiFailure, situation: TechnicianSituation) => string);

const byCode: Partial<Record<ApiFailure['code'], Words>> = {
  TIME_PAST: 'That time has passed at the jobsite. Choose a later one.',
  TECHNICIAN_NOT_ELIGIBLE:
    'You can’t take this job: the machine, the jobsite’s requirements or the distance doesn’t fit your profile.',
  SLOT_TAKEN: 'You are booked for another job at that time. Choose another time.',
  AVAILABILITY_EXPIRED: 'There’s nothing to withdraw: the job or your time is already gone.',
  NOT_SCHEDULED_DAY: 'You can mark on-site and off-site only on the scheduled day. Reschedule the job first.',
  PRESENCE_UNCHANGED: 'That is already marked.',
  INVALID_TRANSITION: ({ details }) => serviceStatusWords(details.status),
  NOT_FOUND: 'This job is no longer open to you.',
  FORBIDDEN: 'Your role does not allow this. Ask your company’s owner.',
  CONFLICT: 'The job has changed. Check it, then try again.',
  BAD_INPUT: ({ message, details }, situation) =>
    Object.values(details.fields ?? {})[0] ?? (message || `${situations[situation]} Please try again.`),
  PAYLOAD_TOO_LARGE: 'That’s too much at once. Shorten the note or attach fewer photos.',
};

/** These have the same message for everyone. */
const told = new Set<ApiFailure['code']>(['RATE_LIMITED', 'ACCOUNT_DEACTIVATED', 'UNAUTHORIZED']);

/** What happened to a job that someone else changed first. */
function serviceStatusWords(status: string | undefined): string {
  switch (status) {
    case 'open':
      return 'The job is open again: nobody is booked for it now.';
    case 'scheduled':
    case 'rescheduled':
      return 'A technician is already booked for this job.';
    case 'complete':
    case 'invoiced':
      return 'This job is already complete.';
    case 'cancelled':
    case 'rejected':
      return 'The customer has cancelled this job.';
    default:
      return 'The job has changed. Check it again.';
  }
}
