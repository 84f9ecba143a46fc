import { AppError } from './errors.ts';

/**
 * Whether an AWS failure may pass: throttling, a timeout, a lost connection, an error on their side. The call may have
 * taken effect anyway, so retry only what can be done twice.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata } = error as Error & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  return passing.has(name) || passing.has(String(code)) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** The error for the caller. */
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
  // An earlier try of the same transaction is still running.
  'TransactionInProgressException',
  // Errors on their side.
  'InternalServerError',
  'InternalErrorException',
  'InternalServerException',
  'ServiceUnavailable',
  // Connection errors, by the SDK's name and by Node's code.
  'TimeoutError',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
