import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { type ApiFailure, apiFailure } from './api-failure.ts';

/**
 * What was being done, with the specification's messages for its failure (document 1 section 8, document 2 section 8).
 */
export const situations = {
  general: 'Something went wrong. Please try again.',
  loadOrder: 'Something went wrong.',
  approve: 'Failed to approve order. Please try again.',
  reject: 'Failed to reject order. Please try again.',
  reopen: 'Failed to reopen order. Please try again.',
  book: 'Failed to book technician. Please try again.',
  requestAvailability: 'Something went wrong. Please try again.',
  cancel: 'Failed to cancel order. Please try again.',
  presence: 'Something went wrong. Please try again.',
  reportIssue: 'Failed to report issue. Please try again.',
  review: 'An error occurred while submitting your rating.',
  serialNumber: 'Something went wrong. Please try again.',
  poNumber: 'Something went wrong. Please try again.',
  participants: 'Something went wrong. Please try again.',
  jobsite: 'Something went wrong. Please try again.',
  saveUser: 'Failed to update or invite user. Please try again.',
  userStatus: 'Failed to update user. Please try again.',
  transferOrders: 'Failed to transfer orders. Please try again.',
  profile: 'Failed to update profile. Please try again.',
  company: 'Failed to update company. Please try again.',
  picture: 'Failed to upload picture. Please try again.',
  sendMessage: 'Failed to send message. Please try again.',
  importAlert: 'Failed to import alert. Please try again.',
  startImport: 'Failed to start import. Please try again.',
  findAlert: 'Failed to find health alert. Please try again.',
  createOrder: 'Failed to create order. Please try again.',
  orderService: 'Failed to create service order.',
  addModel: 'Failed to add model. Please try again.',
  cancelImport: 'Failed to cancel. Please try again.',
} as const;
export type Situation = keyof typeof situations;

/** Document 1 section 5. */
export const jobsiteNameTaken =
  'The current jobsite name has already been used at another location. Please choose another.';

/** The message for a failed call. */
export function messageOf(error: unknown, situation: Situation = 'general'): string {
  const failure = apiFailure(error);
  if (failure.code === 'OFFLINE') return `${situations[situation]} Check your connection.`;
  if (failure.code === 'FORBIDDEN') return forbidden[situation] ?? ownWords(failure) ?? situations[situation];
  const own = byCode[failure.code];
  return own === undefined ? situations[situation] : typeof own === 'string' ? own : own(failure.details);
}

/** Codes that mean the same everywhere. The rest get the situation's message. */
const byCode: Partial<Record<ErrorCode, string | ((details: ErrorDetails) => string)>> = {
  INVALID_CODE: 'Invalid pass code.',
  CODE_EXPIRED: 'This code has expired. Please request a new one.',
  TOO_MANY_TRIES: 'Too many wrong codes. Please request a new one.',
  CODES_CLOSED: 'Too many wrong codes in a row. Please log in the other way, or contact support.',
  ACCOUNT_DEACTIVATED: 'Your account has been deactivated.',
  IDEMPOTENCY_KEY_REUSED: 'This was sent already, before your last changes. Please reload the page.',
  RATE_LIMITED: ({ retryAfterSeconds }) =>
    `Too many requests. Please try again ${within(retryAfterSeconds)}.`,
  CREDIT_LIMIT_REACHED: 'Ordering is unavailable.',
  JOBSITE_NAME_TAKEN: jobsiteNameTaken,
  INVALID_TRANSITION: ({ status }) => statusNow(status),
  AVAILABILITY_EXPIRED: 'The technician you selected is no longer available. Please choose another one.',
  SLOT_TAKEN: 'The technician you selected is no longer available. Please choose another one.',
  TECHNICIAN_NOT_ELIGIBLE: 'The technician you selected is no longer available. Please choose another one.',
  TIME_PAST: 'That time has passed. Please choose another one.',
  ALREADY_REQUESTED: 'New availability was requested already.',
  NOT_SCHEDULED_DAY: 'Arrival and departure can be marked on the scheduled day only.',
  PRESENCE_UNCHANGED: 'Somebody else has marked the technician already.',
  ALREADY_REVIEWED: 'This job has been rated already.',
  REVIEW_WINDOW_CLOSED: 'The time to rate this job is over.',
  ALREADY_ANSWERED: 'This question has been answered already.',
  ALERT_HAS_NO_FAULT_CODES: 'No fault codes were detected on this alert.',
};

/** Document 1 section 6. */
const forbidden: Partial<Record<Situation, string>> = {
  approve: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
  reject: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
  reopen: 'You don’t have permission to reopen orders. Please contact a manager if needed.',
  book: 'You don’t have permission to schedule. Please contact a manager to assign a technician.',
  requestAvailability:
    'You don’t have permission to schedule. Please contact a manager to assign a technician.',
};

function ownWords({ message }: ApiFailure): string | undefined {
  return message === '' ? undefined : message;
}

function within(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  if (seconds < 90) return `in ${Math.max(1, Math.ceil(seconds))} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Someone else was first: the order's status now. */
function statusNow(status: string | undefined): string {
  switch (status) {
    case 'pending':
      return 'This order is waiting for approval again.';
    case 'open':
      return 'This order has already been approved.';
    case 'rejected':
      return 'This order has already been rejected.';
    case 'cancelled':
      return 'This order has been cancelled.';
    case 'scheduled':
    case 'rescheduled':
      return 'This order has already been scheduled.';
    case 'complete':
    case 'invoiced':
      return 'This order is already complete.';
    default:
      return 'This order has changed in the meantime.';
  }
}
