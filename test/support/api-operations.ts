import { randomUUID } from 'node:crypto';
import { type ApiHandlers, apiEvent, apiHandlers, lambdaContext } from './api-events.ts';
import type { Attempted, Operation } from './operations.ts';
import { samples } from './procedure-samples.ts';
import { type ProcedureName, policies } from './procedures.ts';
import type { WholeWorld } from './whole-world.ts';

/** Every mutation, through its surface's own handler, under one idempotency key. */
export async function apiOperations(world: WholeWorld): Promise<Operation[]> {
  const handlers = await apiHandlers();
  const names = (Object.keys(policies) as ProcedureName[]).filter(
    (name) => policies[name].kind === 'mutation',
  );
  return names.flatMap((name) => {
    const sample = samples[name](world);
    const caller = sample.who === null ? undefined : world.callers[sample.who];
    let key = '';
    const eventWith = (input: unknown) =>
      apiEvent({
        procedure: name,
        caller,
        body: JSON.stringify(input),
        headers: { 'idempotency-key': key },
      });
    return [
      {
        name,
        begin: () => {
          key = randomUUID();
          const event = eventWith(sample.input);
          return () => callOf(handlers, name, event);
        },
        withOtherInput: () =>
          callOf(handlers, name, eventWith({ ...Object(sample.input), aside: 'another' })),
        ...(asksAnew[name] && { asksAnew: asksAnew[name] }),
        ...(countsAnew.has(name) && { isRepeatable: false }),
      },
    ];
  });
}

/**
 * Who dies between writing a code and sending it has not sent it, and the retry cannot know: the person asks for another one,
 * as after any message that does not come. An import that could not be started has failed, and says so.
 */
const asksAnew: { readonly [Name in ProcedureName]?: Operation['asksAnew'] } = {
  'auth.otpSend': { when: 'died', afterSeconds: 31 },
  'auth.createAccount': { when: 'died', afterSeconds: 31 },
  'customers.equipmentAlerts.import': { when: 'refused', afterSeconds: 0 },
};
/** A code has few tries, and one is sent in 30 s; and how many orders were moved is told of one call, which goes on where the last one ended. */
const countsAnew: ReadonlySet<ProcedureName> = new Set([
  'auth.otpVerify',
  'auth.activate',
  'auth.sendContactCode',
  'auth.proveContact',
  'customers.orders.transferOrders',
]);

async function callOf(
  handlers: ApiHandlers,
  name: ProcedureName,
  event: ReturnType<typeof apiEvent>,
): Promise<Attempted> {
  const { statusCode, body = '' } = await handlers[policies[name].surface](event, lambdaContext);
  if (statusCode === 200) return { kind: 'done', answer: JSON.parse(body).result.data };
  const { code, details } = JSON.parse(body).error.data;
  return {
    kind: toBeTriedAgain.has(code) ? 'again' : 'done',
    answer: `${statusCode} ${body}`,
    ...(details.retryAfterSeconds && { afterSeconds: details.retryAfterSeconds }),
  };
}

/** What a client tries again after. INTERNAL is none of them. */
const toBeTriedAgain = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED']);
