import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Runtime } from '../runtime.ts';
import { beforeSignIn } from '../services/cognito/tokens.ts';
import { readJob } from './job-view.ts';
import { demoCompany } from './people.ts';
import { productApi, Refusal } from './product-api.ts';
import type { TechnicianPlayer } from './technician-player.ts';

/**
 * Gives a new stack orders from the last ten days, once all its people exist, by running the bundle of `demo/`. If a
 * first start breaks off during this, the next one starts over from nothing.
 */
export async function playHistory(runtime: Runtime, peopled: Promise<TechnicianPlayer>): Promise<void> {
  const input = { companyId: demoCompany.id, now: new Date(runtime.clock.now()).toISOString() };
  const result = await runtime.runBundle(
    bundle,
    peopled.then(() => input),
  );
  if (!result.ok) throw new Error(`The demo's orders could not be created: ${result.errorMessage}`);
  const { booked, next } = outcome.parse(result.payload);
  (await peopled).goOnWith(readJob(booked));
  nextOf(runtime).put(next.id, next);
}

/**
 * Approves the waiting order, as its manager, when the first person signs in, so that they can watch its search
 * begin.
 */
export function openAtFirstSignIn(runtime: Runtime): void {
  const api = productApi(runtime, 'customers');
  beforeSignIn(runtime, async () => {
    for (const [id, { by, issue }] of [...nextOf(runtime).entries()]) {
      try {
        await api.call(by, 'customers.orders.approvePendingOrder', { id, order: { issue } }, [id]);
      } catch (error) {
        runtime.log('info', `demo order #${id} does not open: ${String(error)}`);
        if (!(error instanceof Refusal)) return;
      }
      nextOf(runtime).delete(id);
    }
  });
}

const bundle = fileURLToPath(new URL('../../build/demo/index.mjs', import.meta.url));

const nextOrder = z.object({ id: z.string(), by: z.string(), issue: z.string() });
const outcome = z.object({ booked: z.unknown(), next: nextOrder });

/** Id of the order to approve. */
function nextOf(runtime: Runtime) {
  return runtime.durable<z.output<typeof nextOrder>>('demo-next-order');
}
