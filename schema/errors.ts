/** Every error code of the API. The frontend maps each to a message from the specification. */
export const errorCodes = [
  'BAD_INPUT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNAVAILABLE',
  'INTERNAL',
  'INVALID_TRANSITION',
  'CREDIT_LIMIT_REACHED',
  'JOBSITE_NAME_TAKEN',
  'DUPLICATE_SERIAL_NUMBER',
  'DUPLICATE_UNIT_NUMBER',
  'AVAILABILITY_EXPIRED',
  'SLOT_TAKEN',
  'TECHNICIAN_NOT_ELIGIBLE',
  'TIME_PAST',
  'ALREADY_REQUESTED',
  'NOT_SCHEDULED_DAY',
  'PRESENCE_UNCHANGED',
  'ALREADY_REVIEWED',
  'REVIEW_WINDOW_CLOSED',
  'ALREADY_ANSWERED',
  'INVALID_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_TRIES',
  'CODES_CLOSED',
  'ACCOUNT_DEACTIVATED',
  'ACCOUNT_EXISTS',
  'ALERT_HAS_NO_FAULT_CODES',
  'ALERT_ALREADY_ORDERED',
  'RUN_FINISHED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What an error carries besides its code. */
export interface ErrorDetails {
  /** FORBIDDEN: the missing permission, if that is the reason. */
  readonly permission?: string;
  /** INVALID_TRANSITION: the order's status. */
  readonly status?: string;
  /** RATE_LIMITED: seconds until the next try can succeed. */
  readonly retryAfterSeconds?: number;
  /** INVALID_CODE: tries left for this code. */
  readonly triesLeft?: number;
  /** BAD_INPUT: what is wrong, by the path of the field (`order.issue`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** CONFLICT, duplicates and IDEMPOTENCY_KEY_REUSED: the conflicting id or value, if the caller may see it. */
  readonly conflictsWith?: string;
}
