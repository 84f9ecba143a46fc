import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import { AppError } from './errors.ts';

export interface Refusal {
  readonly code: ErrorCode;
  /** For people: says what to do. */
  readonly message: string;
  readonly details: ErrorDetails;
}

export interface Refused {
  readonly refusal: Refusal;
}

export function refuse(code: ErrorCode, message: string, details: ErrorDetails = {}): Refused {
  return { refusal: { code, message, details } };
}

export function isRefused(outcome: object): outcome is Refused {
  return 'refusal' in outcome;
}

export function errorOf({ code, message, details }: Refusal): AppError {
  return new AppError(code, message, details);
}
