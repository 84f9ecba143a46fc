import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { handler as alertWave, type WaveAnswer } from '#functions/matching/alert-wave.ts';
import { timeOf } from '#functions/matching/waves.rules.ts';
import type { OrderCommand, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { savedCompany } from './accounts.ts';
import { savedCandidates } from './candidates.ts';
import { actorOf, monday, offerOf, situationOf } from './orders.ts';
import { commanded, savedOpenOrder } from './stored-orders.ts';

/** When the scene's orders opened. */
export const openedAt = monday.toISOString();

/** An open order with technicians around it, and the workflow's steps, each at its wave's time. */
export interface SearchScene {
  readonly companyId: string;
  readonly orderId: string;
  /** The machines' brand. */
  readonly brand: string;
  /** The company's manager as the actor of a command. */
  readonly byManager: Situation;
  /** That many technicians who serve the scene's machines, about that many miles from the jobsite. */
  readonly technicians: (
    count: number,
    miles: number,
    overrides?: Partial<Candidate>,
  ) => Promise<Candidate[]>;
  /** Makes another open order for the same brand. Returns its id. */
  readonly anotherOrder: () => Promise<string>;
  readonly waveAt: (wave: number, of?: { orderId?: string; matchingRound?: number }) => Promise<WaveAnswer>;
}

/** The machines have their own brand, so that technicians serve one scene only. Sets the fake time. */
export async function searchScene({ jobsite }: { jobsite?: Partial<Jobsite> } = {}): Promise<SearchScene> {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  const brand = `Brand ${randomUUID()}`;
  const { id: companyId } = await savedCompany();
  const anotherOrder = async () =>
    (await savedOpenOrder(companyId, { machine: { brand }, jobsite })).order.id;
  const orderId = await anotherOrder();
  return {
    companyId,
    orderId,
    brand,
    byManager: situationOf(actorOf('FleetManager', { companyId })),
    technicians: (count, miles, overrides) =>
      savedCandidates(count, miles, { brands: [brand], ...overrides }),
    anotherOrder,
    waveAt: (wave, of) => {
      vi.setSystemTime(timeOf(wave, openedAt));
      return alertWave({ orderId, matchingRound: 1, openedAt, wave, ...of });
    },
  };
}

/** The nth technician to offer for an order, alerted or not. */
export function offering(orderId: string, number: number): string {
  return `acc_offering_${orderId}_${number}`;
}

/** That technician's offer of Wednesday at eight. */
export function answerOf(orderId: string, number: number): { command: OrderCommand; situation: Situation } {
  const id = offering(orderId, number);
  return {
    command: offerOf({ id }, { serviceDate: '2026-03-04' }),
    situation: situationOf(actorOf('TechnicianOwner', { accountId: id })),
  };
}

/** Makes that technician offer. */
export async function offered(orderId: string, number: number): Promise<void> {
  const { command, situation } = answerOf(orderId, number);
  await commanded(orderId, command, situation);
}

export const cancelling: OrderCommand = { name: 'cancel', reason: 'other', custom: 'Sold' };
