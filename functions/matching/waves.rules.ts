import { enoughOffers, isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';

/** One step of a search, as the workflow asks for it. */
export interface WaveStep {
  readonly matchingRound: number;
  /** When the order entered Open, which the waves' times count from. */
  readonly openedAt: string;
  /** From 1; past the last wave it stands for the end of the search. */
  readonly wave: number;
}

/**
 * What a step is to do. `over`: nothing, and so for every later one. `done-before`: nothing, its wave is written already.
 * `end`: write that the search is over. `alert`: alert the wave's technicians.
 */
export type WaveAct = 'over' | 'done-before' | 'end' | 'alert';

/** Document 3 section 5: at 0 s, at 30 s, then every 60 s, until 630 s after the order opened. */
export const lastWave = 11;

/** A wave looks at so many of the nearest technicians, and alerts so many of them. */
export const mostConsidered = 200;
export const mostAlerted = 25;

/** How far a wave reaches: 60 miles, and 60 more with each. */
export function radiusOf(wave: number): number {
  return wave * 60;
}

/** Seconds from the order's opening to a wave; past the last one, to the end of the search (630). */
export function secondsTo(wave: number): number {
  return wave === 1 ? 0 : 30 + (wave - 2) * 60;
}

/** When a wave is due. */
export function timeOf(wave: number, openedAt: string): Date {
  return new Date(Date.parse(openedAt) + secondsTo(wave) * 1000);
}

/**
 * What a step has to do with the order as it stands (undefined: there is none). A wave that comes late is done all the same,
 * since who it would have alerted has not heard of the job; after the search's end only the first one is, so that an order
 * whose search could not begin in time is offered to those around it at least.
 */
export function actOf(record: OrderRecord | undefined, step: WaveStep, now: Date): WaveAct {
  if (record === undefined) return 'over';
  const { order, offers } = record;
  const { wave, matchingRound, openedAt } = step;
  if (order.status !== 'open' || order.matchingRound !== matchingRound) return 'over';
  if (order.search !== null && order.search.endedAt !== null) return 'over';
  if (wave > lastWave) return 'end';
  if (wave <= (order.search?.wave ?? 0)) return 'done-before';
  if (offers.filter((offer) => isLive(offer, order, now)).length >= enoughOffers) return 'end';
  return wave > 1 && now >= timeOf(lastWave + 1, openedAt) ? 'end' : 'alert';
}
