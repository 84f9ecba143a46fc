import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';
import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { AppError, statusOf } from './errors.ts';

/** What an error answer carries in `data`. */
export interface WireError {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly details: ErrorDetails;
}

export function wireError(error: TRPCError): WireError {
  const httpStatus = getHTTPStatusCodeFromError(error);
  if (error.cause instanceof AppError) {
    return { code: error.cause.code, httpStatus, details: error.cause.details };
  }
  if (error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST') {
    return { code: 'BAD_INPUT', httpStatus, details: { fields: fieldsOf(error.cause) } };
  }
  return { code: codeOf(error), httpStatus, details: {} };
}

/**
 * An unexpected error's own message never leaves the service: it may contain something that strangers should not read.
 */
export function messageOf(error: TRPCError): string {
  if (error.cause instanceof AppError) return error.cause.message;
  if (wireError(error).code === 'BAD_INPUT') return 'Something in the request is not as it should be.';
  return wireError(error).code === 'NOT_FOUND' ? 'No such call.' : 'Something went wrong. Please try again.';
}

/** The refusal as a tRPC error, with the status of its code. */
export function asTrpc(error: AppError): TRPCError {
  return new TRPCError({
    code: trpcCodes[statusOf[error.code]] ?? 'INTERNAL_SERVER_ERROR',
    message: error.message,
    cause: error,
  });
}

const trpcCodes: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Errors that tRPC itself raises: malformed JSON, an unknown path, a wrong method. */
function codeOf(error: TRPCError): ErrorCode {
  switch (error.code) {
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'METHOD_NOT_SUPPORTED':
      return 'BAD_INPUT';
    case 'NOT_FOUND':
      return 'NOT_FOUND';
    case 'UNAUTHORIZED':
      return 'UNAUTHORIZED';
    case 'PAYLOAD_TOO_LARGE':
      return 'PAYLOAD_TOO_LARGE';
    default:
      return 'INTERNAL';
  }
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
