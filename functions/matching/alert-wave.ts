import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import type { OrderCommand, OrderRecord } from '#functions/orders/order-commands.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { trySystemCommand } from '#functions/orders/system-commands.ts';
import { nearestEligible } from '#functions/technicians/nearest-technicians.ts';
import { orderId, timestamp } from '#schema/ids.ts';
import { bestOf } from './score.rules.ts';
import { wavesOf } from './search.store.ts';
import { actOf, mostAlerted, mostConsidered, radiusOf, timeOf } from './waves.rules.ts';

/** What the workflow goes on with: the next wave and when it is due, or that the search is over. */
export interface WaveAnswer {
  readonly wave: number;
  readonly at: string;
  readonly done: boolean;
}

/**
 * The step of matching that does one wave, or ends the search. It decides on the order as it stands, and on it again where
 * somebody changes it meanwhile; run twice, at once or one after the other, it alerts nobody twice, because a wave holds only
 * on the version of the order that knows all waves before it.
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
    const command: OrderCommand =
      act === 'end' ? { name: 'endSearch', matchingRound: step.matchingRound } : await waveFor(record, step);
    const outcome = await trySystemCommand(record, command, { now });
    if (outcome.kind === 'done') {
      const { orderId: id, matchingRound } = step;
      const alerted = command.name === 'alertTechnicians' ? command.technicians.length : 0;
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

/** Each attempt that loses has lost to another change that was made; the workflow tries the step again after these. */
const mostAttempts = 5;

/** The wave's technicians: the best of the nearest who have not heard of the job in this round. */
async function waveFor(
  { order }: OrderRecord,
  { matchingRound, wave }: z.output<typeof waveInput>,
): Promise<OrderCommand> {
  const radiusMiles = radiusOf(wave);
  const before = await wavesOf(order.id, matchingRound);
  const except = new Set(before.flatMap(({ technicians }) => technicians.map(({ id }) => id)));
  const found = await nearestEligible(order, { radiusMiles, most: mostConsidered, except });
  const technicians = bestOf(found, order, mostAlerted);
  return { name: 'alertTechnicians', matchingRound, wave, radiusMiles, technicians };
}
