import { type ErrorCode, type ErrorDetails, errorCodes } from '#schema/errors.ts';

/** Why a call failed. OFFLINE: no answer at all, so it may or may not have been carried out. */
export interface ApiFailure {
  readonly code: ErrorCode | 'OFFLINE';
  /** The API's message for people, or empty. */
  readonly message: string;
  readonly details: ErrorDetails;
}

/** Reads anything thrown. Answers that aren't the API's own (a gateway's, a proxy's) go by their HTTP status. */
export function apiFailure(error: unknown): ApiFailure {
  const { message, data, meta, cause } = (typeof error === 'object' && error !== null ? error : {}) as Thrown;
  if (isErrorCode(data?.code)) {
    return {
      code: data.code,
      message: typeof message === 'string' ? message : '',
      details: data.details ?? {},
    };
  }
  const status = meta?.response?.status;
  if (typeof status === 'number') return { code: codeOfStatus(status), message: '', details: {} };
  const lost = [error, cause].some(
    (each) => each instanceof TypeError || (each instanceof Error && lossNames.has(each.name)),
  );
  return { code: lost ? 'OFFLINE' : 'INTERNAL', message: '', details: {} };
}

/** Whether the same call may succeed in a moment: nothing was refused or decided. */
export function isTransient({ code }: ApiFailure): boolean {
  return code === 'OFFLINE' || code === 'UNAVAILABLE';
}

/** The id of what the same key made from another input, whose answer was lost. Undefined for any other failure. */
export function madeBefore(error: unknown): string | undefined {
  const { code, details } = apiFailure(error);
  return code === 'IDEMPOTENCY_KEY_REUSED' ? details.conflictsWith : undefined;
}

/** Names for a lost connection, from a call that timed out and from Amplify renewing tokens. */
const lossNames = new Set(['TimeoutError', 'NetworkError']);

/** The parts of tRPC's client error that are read; each may be missing. */
interface Thrown {
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly data?: { readonly code?: unknown; readonly details?: ErrorDetails } | null;
  readonly meta?: { readonly response?: { readonly status?: unknown } };
}

function isErrorCode(code: unknown): code is ErrorCode {
  return (errorCodes as readonly unknown[]).includes(code);
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHORIZED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  // The gateway's own 500 means the function died midway: it may or may not have carried out the call.
  return status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
}
