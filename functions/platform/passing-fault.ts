import { AppError } from './errors.ts';

/**
 * Whether a failure of AWS may pass by itself: throttling, a time-out, a lost connection, or a failure of its own. The call may
 * have taken effect all the same, so who tries again must be able to do it twice.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata } = error as Error & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  return passing.has(name) || passing.has(String(code)) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** What the caller is told of it. */
export function unavailable(cause: unknown): AppError {
  const error = new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.');
  error.cause = cause;
  return error;
}

const passing = new Set([
  // Throttling, as the services name it.
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'Throttling',
  'TooManyRequestsException',
  'LimitExceededException',
  'SlowDown',
  // An earlier try of the same transaction is still under way.
  'TransactionInProgressException',
  // Failures of their own.
  'InternalServerError',
  'InternalErrorException',
  'InternalServerException',
  'ServiceUnavailable',
  // Of the connection: by the SDK's name, and by Node's code.
  'TimeoutError',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
