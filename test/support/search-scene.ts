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

/** When the orders of a search scene opened. */
export const openedAt = monday.toISOString();

/** An open order with technicians around it, and the workflow's steps, each at the time of its wave. */
export interface SearchScene {
  readonly companyId: string;
  readonly orderId: string;
  /** Of its machines. */
  readonly brand: string;
  /** The company's manager, as the giver of a command. */
  readonly byManager: Situation;
  /** So many technicians who serve the scene's machines, about so many miles from the jobsite. */
  readonly technicians: (
    count: number,
    miles: number,
    overrides?: Partial<Candidate>,
  ) => Promise<Candidate[]>;
  /** One more open order for the same brand; answers its id. */
  readonly anotherOrder: () => Promise<string>;
  readonly waveAt: (wave: number, of?: { orderId?: string; matchingRound?: number }) => Promise<WaveAnswer>;
}

/** The machines are of a brand of their own, so that the technicians of one scene serve no other. Sets the fake time. */
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

/** The number-th technician who offers for an order, alerted or not. */
export function offering(orderId: string, number: number): string {
  return `acc_offering_${orderId}_${number}`;
}

/** What that technician does to offer Wednesday at eight. */
export function answerOf(orderId: string, number: number): { command: OrderCommand; situation: Situation } {
  const id = offering(orderId, number);
  return {
    command: offerOf({ id }, { serviceDate: '2026-03-04' }),
    situation: situationOf(actorOf('TechnicianOwner', { accountId: id })),
  };
}

/** Has that technician offer. */
export async function offered(orderId: string, number: number): Promise<void> {
  const { command, situation } = answerOf(orderId, number);
  await commanded(orderId, command, situation);
}

export const cancelling: OrderCommand = { name: 'cancel', reason: 'other', custom: 'Sold' };
