import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { outOfReach } from '#functions/notifications/notices/out-of-reach.ts';
import type {
  AlertedTechnician,
  OrderCommand,
  OrderRecord,
} from '#functions/orders/lifecycle/order-commands.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import { trySystemCommand } from '#functions/orders/system-commands.ts';
import { nearestEligible } from '#functions/technicians/near/nearest-technicians.ts';
import { crowdAround } from '#functions/technicians/near/people-around.ts';
import { orderId, timestamp } from '#schema/ids.ts';
import { type Considered, keepConsidered } from './considered.store.ts';
import { bestOf, scored } from './score.rules.ts';
import { actOf, lastWave, mostAlerted, mostConsidered, radiusOf, timeOf } from './waves.rules.ts';

/** What the workflow does next: the next wave and when it is due, or nothing more. */
export interface WaveAnswer {
  readonly wave: number;
  readonly at: string;
  readonly done: boolean;
}

/**
 * The matching step that does one wave or ends the search. It decides again if somebody changes the order in the
 * meantime. Running it twice, even at once, alerts nobody twice: a wave is only written on the version of the order
 * that has all waves before it.
 */
export async function handler(event: unknown): Promise<WaveAnswer> {
  const step = waveInput.parse(event);
  const { wave, openedAt } = step;
  const goOn = { wave: wave + 1, at: timeOf(wave + 1, openedAt).toISOString(), done: false };
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const now = new Date();
    const over = { wave: wave + 1, at: now.toISOString(), done: true };
    const record = await readWholeOrder(step.orderId);
    const act = actOf(record, step, now);
    if (record === undefined || act === 'over') return over;
    if (act === 'done-before') return goOn;
    const { command, considered } =
      act === 'end'
        ? {
            command: { name: 'endSearch', matchingRound: step.matchingRound } as const,
            considered: undefined,
          }
        : await waveFor(record, step);
    const outcome = await trySystemCommand(record, command, { now });
    if (outcome.kind === 'done') {
      const { orderId: id, matchingRound } = step;
      const alerted = command.name === 'alertTechnicians' ? command.technicians.length : 0;
      if (considered !== undefined) await keepForOperators(considered, now);
      logger.info('A step of a search is done.', { orderId: id, matchingRound, wave, act, alerted });
      return act === 'end' ? over : goOn;
    }
  }
  throw new Error(`The order kept changing under wave ${wave}.`);
}

const logger = new Logger();

const waveInput = z.object({
  orderId,
  matchingRound: z.int().positive(),
  openedAt: timestamp,
  wave: z.int().positive(),
});

/** An attempt fails only when another change succeeded. After these, the workflow tries the step again. */
const mostAttempts = 5;

/** The technicians to alert, the best of the nearest not yet alerted in this round, and everyone considered. */
async function waveFor(
  { order }: OrderRecord,
  { matchingRound, wave }: z.output<typeof waveInput>,
): Promise<{ command: OrderCommand; considered: Considered }> {
  const radiusMiles = radiusOf(wave);
  const before = await wavesOf(order.id, matchingRound);
  const except = new Set(before.flatMap(({ technicians }) => technicians.map(({ id }) => id)));
  const [found, crowd] = await Promise.all([
    nearestEligible(order, { radiusMiles, most: mostConsidered, except }),
    // Read once, for the search's full radius: someone may ask what a later wave would find before it is due.
    order.search === null ? crowdAround(order.address, radiusOf(lastWave)) : undefined,
  ]);
  const technicians = await bestReached(bestOf(found, order, 2 * mostAlerted));
  return {
    command: { name: 'alertTechnicians', matchingRound, wave, radiusMiles, technicians },
    considered: { orderId: order.id, matchingRound, wave, technicians: scored(found, order), crowd },
  };
}

/**
 * Leaves out technicians who cannot be notified and moves up the next best. The second half is only read if somebody
 * was left out, which is rare.
 */
async function bestReached(best: readonly AlertedTechnician[]): Promise<AlertedTechnician[]> {
  const first = best.slice(0, mostAlerted);
  const next = best.slice(mostAlerted);
  const lost = await outOfReach(first.map(({ id }) => id));
  const kept = first.filter(({ id }) => !lost.has(id));
  if (lost.size === 0 || next.length === 0) return kept;
  const lostToo = await outOfReach(next.map(({ id }) => id));
  return [...kept, ...next.filter(({ id }) => !lostToo.has(id))].slice(0, mostAlerted);
}

/** The wave is written and its technicians will be told. A missing explanation must not repeat it. */
async function keepForOperators(considered: Considered, now: Date): Promise<void> {
  try {
    await keepConsidered(considered, now);
  } catch (error) {
    const { orderId: id, matchingRound, wave } = considered;
    logger.warn('What a wave considered could not be kept.', { orderId: id, matchingRound, wave, error });
  }
}
