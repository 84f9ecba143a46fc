import { enoughOffers, isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';

/** One step of a search, as the workflow asks for it. */
export interface WaveStep {
  readonly matchingRound: number;
  /** When the order opened; waves are timed from this. */
  readonly openedAt: string;
  /** Starts at 1; past the last wave it means the end of the search. */
  readonly wave: number;
}

/**
 * What a step must do. `over`: nothing, now or later. `done-before`: nothing, the wave was recorded already. `end`:
 * record the end of the search. `alert`: alert the wave's technicians.
 */
export type WaveAct = 'over' | 'done-before' | 'end' | 'alert';

/** Document 3 section 5: at 0 s, at 30 s, then every 60 s until 630 s after the order opened. */
export const lastWave = 11;

/** A wave considers this many of the nearest technicians, and alerts this many. */
export const mostConsidered = 200;
export const mostAlerted = 25;

/** The radius of a wave in miles: 60, and 60 more with each. */
export function radiusOf(wave: number): number {
  return wave * 60;
}

/** Seconds from the order's opening to a wave; after the last one, to the end of the search (630). */
export function secondsTo(wave: number): number {
  return wave === 1 ? 0 : 30 + (wave - 2) * 60;
}

export function timeOf(wave: number, openedAt: string): Date {
  return new Date(Date.parse(openedAt) + secondsTo(wave) * 1000);
}

/**
 * What a step must do with the order as it is now (undefined if there is none). A late wave is still done, since its
 * technicians don't know about the job yet. After the search's end only the first is, so that an order whose search
 * started late is at least offered nearby.
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
