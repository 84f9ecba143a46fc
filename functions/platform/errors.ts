import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';

/** A refusal with a code of the closed union; the message is for people and says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Other changes kept getting in first, more often than a command retries. */
export function sameMoment(): AppError {
  return new AppError('CONFLICT', 'Somebody else changed this at the same moment. Please try again.');
}

/** What the caller may not see is answered as if it didn't exist (document 3 section 2). */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} does not exist.`);
}

/** HTTP status of each code. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  BAD_INPUT: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  INVALID_TRANSITION: 409,
  CREDIT_LIMIT_REACHED: 403,
  JOBSITE_NAME_TAKEN: 409,
  DUPLICATE_SERIAL_NUMBER: 409,
  DUPLICATE_UNIT_NUMBER: 409,
  AVAILABILITY_EXPIRED: 409,
  SLOT_TAKEN: 409,
  TECHNICIAN_NOT_ELIGIBLE: 409,
  TIME_PAST: 400,
  ALREADY_REQUESTED: 409,
  NOT_SCHEDULED_DAY: 409,
  PRESENCE_UNCHANGED: 409,
  ALREADY_REVIEWED: 409,
  REVIEW_WINDOW_CLOSED: 409,
  ALREADY_ANSWERED: 409,
  INVALID_CODE: 400,
  CODE_EXPIRED: 400,
  TOO_MANY_TRIES: 429,
  CODES_CLOSED: 403,
  ACCOUNT_DEACTIVATED: 403,
  ACCOUNT_EXISTS: 409,
  ALERT_HAS_NO_FAULT_CODES: 409,
  ALERT_ALREADY_ORDERED: 409,
  RUN_FINISHED: 409,
};
