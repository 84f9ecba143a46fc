import { initTRPC, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';
import type { Permission } from '#schema/accounts/roles.ts';
import type { ErrorCode, ErrorDetails } from '#schema/errors.ts';
import type { UpdateSource } from '#schema/orders/order-values.ts';
import type { Caller } from './caller.ts';
import { AppError, statusOf } from './errors.ts';
import { digestOf } from './idempotency.ts';
import { countedCalls, countUse, type Limited } from './limits.ts';
import { mayPass, unavailable } from './passing-fault.ts';
import { type Policy, type ProcedureName, policies } from './policy.ts';

/** A caller whose account was read in this very call: active, with the role that it has now. What commands take. */
export interface ConfirmedCaller extends Caller {
  readonly fullName: string;
  /** What customers read instead, where a repair company hides its technicians' names. */
  readonly shownName?: string;
  readonly confirmed: true;
}

/** What every procedure is given beside its input. */
export interface CallContext {
  readonly surface: Policy['surface'];
  /** From the token's verified claims. */
  readonly caller: Caller | undefined;
  /** Reads the caller's account row, once a call, and counts what is limited. Throws ACCOUNT_DEACTIVATED, RATE_LIMITED. */
  readonly confirm: () => Promise<ConfirmedCaller>;
  readonly now: Date;
  /** The client's id of a command: its retry is answered as the first time. */
  readonly idempotencyKey: string | undefined;
  /** Of what was sent with that key; unset where it is the id of a text. */
  readonly inputDigest?: string;
  readonly source: UpdateSource;
  /** Network address of the caller, for rate limits. */
  readonly address: string;
  /** How the caller's browser calls itself; empty where it does not. */
  readonly userAgent: string;
}

/** What a procedure of a signed-in surface is given. */
export type SignedIn = CallContext & { readonly caller: Caller };

const t = initTRPC.context<CallContext>().create({
  errorFormatter({ shape, error }) {
    return { ...shape, message: messageOf(error), data: wireError(error) };
  },
});

export const router = t.router;
export const callerFactory = t.createCallerFactory;

/** Holds every call to the policy table, and turns refusals into answers. A procedure that the table lacks never runs. */
const guarded = t.procedure.use(async ({ ctx, path, next }) => {
  const policy: Policy | undefined = Object.hasOwn(policies, path)
    ? policies[path as keyof typeof policies]
    : undefined;
  if (policy === undefined || policy.surface !== ctx.surface)
    throw asTrpc(new AppError('NOT_FOUND', 'No such call.'));
  if (policy.surface !== 'public') {
    if (ctx.caller === undefined) throw asTrpc(new AppError('UNAUTHORIZED', 'Please sign in.'));
    if (policy.permission !== null) requirePermissionOf(ctx.caller, policy.permission);
  }
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) throw asTrpc(result.error.cause);
  if (!result.ok && mayPass(result.error.cause)) throw asTrpc(unavailable(result.error.cause));
  return result;
});

/** For procedures of the public surface. */
export const publicProcedure = guarded;

/** For procedures of a signed-in surface: `ctx.caller` stands. */
export const procedure = guarded.use(async ({ ctx, path, next, getRawInput }) => {
  const { caller, idempotencyKey } = ctx;
  if (caller === undefined) throw asTrpc(new AppError('UNAUTHORIZED', 'Please sign in.'));
  const sent = idempotencyKey === undefined ? {} : await digestOfSent(getRawInput);
  const counted = countedCalls[path as ProcedureName];
  return next({
    ctx: { ...ctx, ...sent, ...(counted && { confirm: countedConfirm(ctx, caller, counted) }), caller },
  });
});

/** None of what is no JSON, or nests too deep to be written down again: it is refused where the call asks for an input. */
async function digestOfSent(getRawInput: () => Promise<unknown>): Promise<Pick<CallContext, 'inputDigest'>> {
  try {
    return { inputDigest: digestOf(await getRawInput()) };
  } catch {
    return {};
  }
}

/** Counts the call while its caller is read: whatever has an effect waits for both, and no round trip is added. */
function countedConfirm(
  { confirm, now }: CallContext,
  caller: Caller,
  what: Limited,
): CallContext['confirm'] {
  let counting: Promise<void> | undefined;
  return async () => {
    counting ??= countUse(what, caller, now);
    const [confirmed] = await Promise.all([confirm(), counting]);
    return confirmed;
  };
}

/** Throws FORBIDDEN with the permission that the caller lacks. */
export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.permissions.includes(permission)) {
    throw new AppError('FORBIDDEN', `You need the permission ${permission}.`, { permission });
  }
}

/** The caller as its account stands now, where it still holds the permission. Throws FORBIDDEN, and what `confirm` throws. */
export async function confirmWith(
  { confirm }: Pick<CallContext, 'confirm'>,
  permission: Permission,
): Promise<ConfirmedCaller> {
  const caller = await confirm();
  requirePermission(caller, permission);
  return caller;
}

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

function requirePermissionOf(caller: Caller, permission: Permission): void {
  try {
    requirePermission(caller, permission);
  } catch (error) {
    throw error instanceof AppError ? asTrpc(error) : error;
  }
}

function asTrpc(error: AppError): TRPCError {
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

/** No message of an unexpected error leaves the service: it may hold what a stranger should not read. */
function messageOf(error: TRPCError): string {
  if (error.cause instanceof AppError) return error.cause.message;
  if (wireError(error).code === 'BAD_INPUT') return 'Something in the request is not as it should be.';
  return wireError(error).code === 'NOT_FOUND' ? 'No such call.' : 'Something went wrong. Please try again.';
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
