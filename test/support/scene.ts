import { randomUUID } from 'node:crypto';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { OfferView, OrderEquipment } from '#schema/orders/order.ts';
import { savedAccount, savedCompany } from './accounts.ts';
import { customersAs, jobsAs, orderShownTo, ordersAs, techniciansAs } from './api-calls.ts';
import { type ContextOptions, callerFor } from './callers.ts';
import { monday } from './orders.ts';
import { standInForRoutes } from './stand-ins.ts';
import { savedOrder, savedPendingOrder } from './stored-orders.ts';
import { savedTechnician } from './technicians.ts';

/** An order's progress. */
export type Stage = 'pending' | 'open' | 'offered' | 'scheduled' | 'complete';

/** A customer company with its manager, and Tess, a technician twelve miles from the jobsites of its orders. */
export interface Scene {
  readonly company: Company;
  readonly manager: Caller;
  readonly managersAccount: StoredAccount;
  readonly technician: TechnicianOnFile;
  readonly tess: Caller;
  /** customers.*, as the manager. */
  readonly app: (options?: ContextOptions) => ReturnType<typeof customersAs>;
  /** technicians.*, as Tess. */
  readonly tech: (options?: ContextOptions) => ReturnType<typeof techniciansAs>;
  /**
   * Makes another order of the company and brings it to that stage. Returns its id. Two bookings for the same time are
   * refused.
   */
  readonly anotherOrder: (stage: Stage, wishes?: OrderWishes) => Promise<string>;
}

/** The same with an order, as stored. */
export interface SceneWithOrder<Reached extends Stage> extends Scene {
  readonly orderId: string;
  readonly order: WholeOrder['order'];
  /** Tess's offer, made before any booking. */
  readonly offer: Reached extends 'pending' | 'open' ? undefined : OfferView;
  /** The order as its page shows it to the manager. */
  readonly shown: () => ReturnType<typeof orderShownTo>;
}

export interface SceneWishes {
  readonly company?: Partial<Company>;
  readonly technician?: Parameters<typeof savedTechnician>[0];
}

export interface OrderWishes {
  readonly machine?: Partial<OrderEquipment>;
  /** The manager's changes on approval. */
  readonly edits?: Partial<Parameters<ReturnType<typeof ordersAs>['approvePendingOrder']>[0]['order']>;
  /** The time that Tess offers and is booked for. */
  readonly when?: ServiceTime;
}

export interface ServiceTime {
  readonly serviceDate: string;
  readonly serviceTime: string;
  readonly expiredAt?: string;
}

/** The day after `monday`, at eight in the morning. */
export const tuesdayAtEight = { serviceDate: '2026-03-03', serviceTime: '08:00:00' } as const;

/**
 * Saves a scene with new ids, independent of all others: `const { orderId, app, tech } = await scene({ order:
 * 'scheduled' })`. The time is `monday`; travel is fifteen miles by road.
 */
export function scene(wishes?: SceneWishes & { readonly order?: undefined }): Promise<Scene>;
export function scene<Reached extends Stage>(
  wishes: SceneWishes & OrderWishes & { readonly order: Reached },
): Promise<SceneWithOrder<Reached>>;
export async function scene(
  wishes: SceneWishes & OrderWishes & { readonly order?: Stage } = {},
): Promise<Scene> {
  standInForRoutes();
  const id = `com_${randomUUID()}`;
  const [company, managersAccount, technician] = await Promise.all([
    savedCompany({ id, ...wishes.company }),
    savedAccount({ companyId: wishes.company?.id ?? id }),
    savedTechnician(wishes.technician),
  ]);
  const manager = callerFor(managersAccount);
  const tess = callerFor(technician.account);
  const people: Scene = {
    company,
    manager,
    managersAccount,
    technician,
    tess,
    app: (options) => customersAs(manager, options),
    tech: (options) => techniciansAs(tess, options),
    anotherOrder: async (stage, more) => (await brought(people, stage, more)).orderId,
  };
  if (wishes.order === undefined) return people;
  const { orderId, offer } = await brought(people, wishes.order, wishes);
  const { order } = await savedOrder(orderId);
  const withOrder = { orderId, order, offer, shown: () => orderShownTo(manager, orderId) };
  return Object.assign(people, withOrder);
}

/** A technician's offer for an order. */
export async function offerBy(
  technician: Caller,
  orderId: string,
  when: ServiceTime = tuesdayAtEight,
  now: Date = monday,
): Promise<OfferView> {
  const { order } = await jobsAs(technician, { now }).submitAvailability({ id: orderId, ...when });
  const offer = order.ordersTechnicians.find(({ technicianId }) => technicianId === technician.accountId);
  if (offer === undefined) throw new Error('No offer.');
  return offer;
}

async function brought(
  { company, manager, tess }: Scene,
  stage: Stage,
  { machine, edits, when = tuesdayAtEight }: OrderWishes = {},
): Promise<{ readonly orderId: string; readonly offer?: OfferView }> {
  const { order } = await savedPendingOrder(company.id, { machine });
  const orderId = order.id;
  if (stage === 'pending') return { orderId };
  const orders = ordersAs(manager);
  await orders.approvePendingOrder({ id: orderId, order: { issue: 'The engine derates', ...edits } });
  if (stage === 'open') return { orderId };
  const offer = await offerBy(tess, orderId, when);
  if (stage === 'offered') return { orderId, offer };
  await orders.assignTechnician({ orderTechniciansId: offer.id });
  if (stage === 'complete') {
    await jobsAs(tess).complete({ id: orderId, hours: 2, notes: 'Replaced the sensor' });
  }
  return { orderId, offer };
}
