import { type ErrorCode, type ErrorDetails, errorCodes } from '#schema/errors.ts';

/** Why a call did not bring what was asked. OFFLINE: there was no answer at all, and nobody knows whether it was carried out. */
export interface ApiFailure {
  readonly code: ErrorCode | 'OFFLINE';
  /** What the API says to people; empty where it said nothing. */
  readonly message: string;
  readonly details: ErrorDetails;
}

/** Reads any thrown value. Answers that are not the API's own (a gateway's, a proxy's) go by their HTTP status. */
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

/** Whether the same call may fare better in a moment: nothing was refused, nothing was decided. */
export function isTransient({ code }: ApiFailure): boolean {
  return code === 'OFFLINE' || code === 'UNAVAILABLE';
}

/** What the same key has made of another input, whose answer was lost: its id. Undefined for any other failure. */
export function madeBefore(error: unknown): string | undefined {
  const { code, details } = apiFailure(error);
  return code === 'IDEMPOTENCY_KEY_REUSED' ? details.conflictsWith : undefined;
}

/** What a call that ends by itself, and Amplify on its way to new tokens, call a lost connection. */
const lossNames = new Set(['TimeoutError', 'NetworkError']);

/** The parts of tRPC's client error that are read, none of them certain. */
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
  // The gateway's own 500 says that the function ended in the middle: it may have carried the call out or not.
  return status >= 500 ? 'UNAVAILABLE' : 'INTERNAL';
}
