import { initTRPC } from '@trpc/server';
import type { Permission } from '#schema/accounts/roles.ts';
import type { UpdateSource } from '#schema/orders/order-values.ts';
import type { Ability } from './abilities.ts';
import type { Caller } from './caller.ts';
import { asTrpc, messageOf, wireError } from './error-answers.ts';
import { AppError } from './errors.ts';
import type { GuardedThing } from './field-readers.ts';
import { digestOf } from './idempotency.ts';
import { countUse, type Limited } from './limits.ts';
import { mayPass, unavailable } from './passing-fault.ts';

/**
 * Who may call a procedure, and how often: stated in its definition by `.meta()`. A procedure without one is refused.
 */
export interface Policy extends Pick<Ability, 'permission'>, Partial<Pick<Ability, 'does'>> {
  /** What the input names. The procedure's own reads check that the caller may see it, otherwise NOT_FOUND. */
  readonly entity?: 'order' | 'run' | 'alert' | 'account' | 'company';
  /** Things in the answer with fields that not every reader is shown (`field-readers.ts`). */
  readonly guarded?: readonly GuardedThing[];
  /**
   * The limit that a call counts toward, whatever its outcome (`limits.ts`). Without one only the gateway's throttle applies.
   */
  readonly limit?: Limited;
}

export type Surface = 'public' | 'app' | 'tech' | 'admin';

/** A caller whose account was read in this call: active, with its current role. Commands require it. */
export interface ConfirmedCaller extends Caller {
  readonly fullName: string;
  /** What customers read instead, if a repair company hides its technicians' names. */
  readonly shownName?: string;
  readonly confirmed: true;
}

/** What a request brings, whichever procedure it calls. */
export interface CallContext {
  readonly surface: Surface;
  /** From the token's verified claims. */
  readonly caller: Caller | undefined;
  /** Reads the caller's account, once per call, and counts limited calls. Throws ACCOUNT_DEACTIVATED, RATE_LIMITED. */
  readonly confirm: () => Promise<ConfirmedCaller>;
  readonly now: Date;
  /** The client's id of a command: a retry gets the first answer. */
  readonly idempotencyKey: string | undefined;
  /** Digest of the input sent with that key; unset if the key is the id of a text or mail. */
  readonly inputDigest?: string;
  readonly source: UpdateSource;
  /** Network address of the caller, for rate limits. */
  readonly address: string;
  /** The browser's user agent; empty where it sends none. */
  readonly userAgent: string;
}

/** What a procedure of a signed-in surface gets. */
export interface SignedIn extends CallContext {
  readonly caller: Caller;
  /** Path of the procedure: `customers.orders.cancel`. */
  readonly procedure: string;
  /** What that procedure requires. */
  readonly permission: Policy['permission'];
}

const t = initTRPC
  .context<CallContext>()
  .meta<Policy>()
  .create({
    errorFormatter({ shape, error }) {
      return { ...shape, message: messageOf(error), data: wireError(error) };
    },
  });

export const router = t.router;
export const callerFactory = t.createCallerFactory;

/** What each surface's paths begin with. Under `auth`, signing in is public and one's own account is the customers'. */
const namespaces: Readonly<Record<Surface, readonly string[]>> = {
  public: ['auth', 'public'],
  app: ['auth', 'customers'],
  tech: ['technicians'],
  admin: ['admin'],
};

/** Refuses a procedure without a policy or of another surface, and gives refusals their code and status. */
const guarded = t.procedure.use(async ({ ctx, meta, path, next }) => {
  const [namespace = ''] = path.split('.');
  if (meta === undefined || !namespaces[ctx.surface].includes(namespace)) throw asTrpc(noSuchCall());
  const result = await next({ ctx: { ...ctx, procedure: path } });
  if (!result.ok && result.error.cause instanceof AppError) throw asTrpc(result.error.cause);
  if (!result.ok && mayPass(result.error.cause)) throw asTrpc(unavailable(result.error.cause));
  return result;
});

/** For procedures of the public surface. */
export const publicProcedure = guarded.use(({ ctx, next }) => {
  if (ctx.surface !== 'public') throw noSuchCall();
  return next();
});

/** For procedures of a signed-in surface: `ctx.caller` is set and holds the permission. */
export const procedure = guarded.use(async ({ ctx, meta, next, getRawInput }) => {
  if (meta === undefined || ctx.surface === 'public') throw noSuchCall();
  const { caller, idempotencyKey } = ctx;
  if (caller === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in.');
  requirePermission(caller, meta.permission);
  const sent = idempotencyKey === undefined ? {} : await digestOfSent(getRawInput);
  const confirm = meta.limit === undefined ? ctx.confirm : countedConfirm(ctx, caller, meta.limit);
  return next({ ctx: { ...ctx, ...sent, caller, confirm, permission: meta.permission } });
});

/** Throws FORBIDDEN with the permission that the caller lacks. */
export function requirePermission(caller: Caller, permission: Permission | null): void {
  if (permission !== null && !caller.permissions.includes(permission)) {
    throw new AppError('FORBIDDEN', `You need the permission ${permission}.`, { permission });
  }
}

/**
 * The caller as their account is now, if their role still has the procedure's permission: a token may be five minutes
 * old. Throws FORBIDDEN, and what `confirm` throws.
 */
export async function confirmPermitted({
  confirm,
  permission,
}: Pick<SignedIn, 'confirm' | 'permission'>): Promise<ConfirmedCaller> {
  const caller = await confirm();
  requirePermission(caller, permission);
  return caller;
}

function noSuchCall(): AppError {
  return new AppError('NOT_FOUND', 'No such call.');
}

/** Empty for input that isn't JSON or is nested too deeply to serialize: parsing the input refuses it later. */
async function digestOfSent(getRawInput: () => Promise<unknown>): Promise<Pick<CallContext, 'inputDigest'>> {
  try {
    return { inputDigest: digestOf(await getRawInput()) };
  } catch {
    return {};
  }
}

/** Counts the call while the caller is read, so that no round trip is added; the command waits for both. */
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
