import { randomUUID } from 'node:crypto';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { wireError } from '#functions/platform/error-answers.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { type ContextOptions, callContext } from './callers.ts';

/** customers.*, as that caller. */
export function customersAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(appRouter)(callContext(who, options)).customers;
}

/** customers.orders.*, as that caller. */
export function ordersAs(who: Caller, options: ContextOptions = {}) {
  return customersAs(who, options).orders;
}

/** technicians.*, as that caller. */
export function techniciansAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(techRouter)(callContext(who, { source: 'techapp', ...options })).technicians;
}

/** technicians.jobs.*, as that caller. */
export function jobsAs(who: Caller, options: ContextOptions = {}) {
  return techniciansAs(who, options).jobs;
}

/** The order as its page shows it to a customer. */
export async function orderShownTo(who: Caller, id: string) {
  const answer = await ordersAs(who).byId({ id });
  if (answer.unchanged) throw new Error('Only an order of a known version can be unchanged.');
  return answer.order;
}

/** Why a call was refused; throws if it was not. */
export async function refusalOfCall(call: Promise<unknown>) {
  const error = await call.then(
    () => {
      throw new Error('Not refused.');
    },
    (reason: unknown) => reason,
  );
  return { ...wireError(error as Parameters<typeof wireError>[0]), message: (error as Error).message };
}

/** A new idempotency key. */
export function newKey(): string {
  return randomUUID();
}
