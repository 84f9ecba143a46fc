import { randomUUID } from 'node:crypto';
import { type ApiHandlers, apiEvent, apiHandlers, lambdaContext } from './api-events.ts';
import type { Attempted, Operation } from './operations.ts';
import { samples } from './procedure-samples.ts';
import { type ProcedureName, policies } from './procedures.ts';
import type { WholeWorld } from './whole-world.ts';

/** Every mutation, through its surface's own handler, with one idempotency key. */
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
 * If the process dies between writing and sending a code, the code is not sent and the retry cannot know: the person
 * asks for a new one, as for any lost message. An import that could not be started has failed and says so.
 */
const asksAnew: { readonly [Name in ProcedureName]?: Operation['asksAnew'] } = {
  'auth.otpSend': { when: 'died', afterSeconds: 31 },
  'auth.createAccount': { when: 'died', afterSeconds: 31 },
  'customers.equipmentAlerts.import': { when: 'refused', afterSeconds: 0 },
};
/** A code has few tries, and only one is sent in 30 s. A transfer reports only what the last call moved. */
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

/** The errors after which a client retries. INTERNAL is not one of them. */
const toBeTriedAgain = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED']);
