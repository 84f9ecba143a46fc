import { readOrders } from '#functions/orders/read-order.ts';
import type { NearbyOrder } from '#functions/orders/store/nearby-orders.ts';
import { cellsWithin } from '#functions/places/cells.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { technicianIdsOf } from '#functions/technicians/acts-for.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { isEligible, reachMiles } from '#functions/technicians/eligibility.rules.ts';
import type { JobAlert, JobOffer } from '#functions/technicians/job-rows.ts';
import { readTechnician, type TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { JobCard } from '#schema/technicians/technician-jobs.ts';
import { bookedOrders } from './bookings.ts';
import { newestAlerts, newestOffers, openOrdersIn } from './job-list.store.ts';
import { jobCardOf, nearbyCardOf } from './job-view.ts';

/**
 * Open jobs that the caller was alerted to in the present round, and those nearby that they could serve, nearest first,
 * at most 50. Two round trips: the technician with alerts and offers, then the cells around the homebase (half a read
 * unit each, about fifty at 180 miles, and per seven jobs) in parallel with alerts from farther away. One more for
 * office staff, and one more if a cell has more than is read.
 */
export async function jobsNear(caller: Caller): Promise<JobCard[]> {
  const ids = await technicianIdsOf(caller);
  const lists = await Promise.all(ids.map((id) => jobsNearOne(id, caller.companyId)));
  return onePerOrder(lists.flat().sort((one, other) => one.distanceMiles - other.distanceMiles)).slice(
    0,
    mostJobs,
  );
}

/**
 * The caller's booked jobs by time, and the newest finished ones. A job that goes on after its day is still booked. Two
 * round trips: the slots, then each order; about fifty read units for a full calendar.
 */
export async function jobsOf(caller: Caller, now: Date): Promise<{ booked: JobCard[]; finished: JobCard[] }> {
  const ids = await technicianIdsOf(caller);
  const lists = await Promise.all(ids.map((id) => jobsOfOne(id, caller.companyId, now)));
  return {
    booked: lists
      .flatMap(({ booked }) => booked)
      .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
    finished: lists
      .flatMap(({ finished }) => finished)
      .sort((one, other) => (one.closedAt > other.closedAt ? -1 : 1))
      .map(({ card }) => card)
      .slice(0, mostFinished),
  };
}

const mostJobs = 50;
const mostFinished = 20;
/** How far from the homebase technicians see jobs that they were not alerted to. */
const nearbyMiles = 180;
const mostInCell = 200;
const mostSlots = 50;

async function jobsNearOne(technicianId: string, companyId: string): Promise<JobCard[]> {
  const [onFile, newest, offered] = await Promise.all([
    readTechnician(technicianId, { companyId }),
    newestAlerts(technicianId, mostJobs),
    newestOffers(technicianId, mostJobs),
  ]);
  const alerts = new Map(newest.map((alert) => [alert.orderId, alert]));
  const offers = new Map(offered.map((offer) => [offer.orderId, offer]));
  if (onFile === undefined) return readJobs([...alerts.keys()], { onFile, alerts, offers });
  const candidate = candidateOf(onFile);
  const radius = Math.min(reachMiles[candidate.serviceArea], nearbyMiles);
  const farther = newest.filter(({ miles }) => miles >= radius).map(({ orderId }) => orderId);
  const [cells, far] = await Promise.all([
    Promise.all(cellsWithin(candidate, radius).map((cell) => openOrdersIn(cell, mostInCell))),
    readJobs(farther, { onFile, alerts, offers }),
  ]);
  const open = cells
    .flatMap(({ orders }) => orders)
    .filter((order) => isAlertedTo(order, alerts) || isEligible(candidate, toServe(order)));
  const near = open.map((order) =>
    nearbyCardOf(order, onFile, { alert: alerts.get(order.orderId), offer: offers.get(order.orderId) }),
  );
  const rest = await readJobs(unseen({ cells, alerts, radius, near, open }), { onFile, alerts, offers });
  return [...near.filter((card) => card !== undefined), ...far, ...rest];
}

interface Known {
  readonly onFile: TechnicianOnFile | undefined;
  readonly alerts: ReadonlyMap<string, JobAlert>;
  readonly offers: ReadonlyMap<string, JobOffer>;
}

/** Reads those orders that are open and concern the technician. One round trip, half a read unit each. */
async function readJobs(orderIds: readonly string[], { onFile, alerts, offers }: Known): Promise<JobCard[]> {
  const orders = await readOrders(orderIds);
  return [...orders.values()].flatMap((order) => {
    const alert = alerts.get(order.id);
    const isAlerted = alert !== undefined && alert.matchingRound === order.matchingRound;
    const concerns = isAlerted || (onFile !== undefined && isEligible(candidateOf(onFile), order));
    if (order.status !== 'open' || !concerns) return [];
    return jobCardOf(order, onFile === undefined ? [] : [onFile], {
      alertedAt: isAlerted ? alert.alertedAt : null,
      offer: offers.get(order.id),
    });
  });
}

/**
 * The orders that must be read themselves: those whose rows lack something, and alerts from cells that were not read to
 * their end. If every cell was, an alert within the radius that isn't among the open orders is over.
 */
function unseen({
  cells,
  alerts,
  radius,
  open,
  near,
}: {
  readonly cells: readonly { readonly orders: readonly NearbyOrder[]; readonly more: boolean }[];
  readonly alerts: ReadonlyMap<string, JobAlert>;
  readonly radius: number;
  readonly open: readonly NearbyOrder[];
  readonly near: readonly (JobCard | undefined)[];
}): string[] {
  const seen = new Set(cells.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  const sawAll = cells.every(({ more }) => !more);
  const behind = [...alerts.values()].filter(({ orderId, miles }) => miles < radius && !seen.has(orderId));
  return [
    ...open.filter((_, place) => near[place] === undefined).map(({ orderId }) => orderId),
    ...(sawAll ? [] : behind.map(({ orderId }) => orderId)),
  ];
}

function isAlertedTo({ orderId, matchingRound }: NearbyOrder, alerts: Known['alerts']): boolean {
  const alert = alerts.get(orderId);
  return alert !== undefined && (matchingRound === undefined || alert.matchingRound === matchingRound);
}

function toServe({ brand, product, requirements, lat, long }: NearbyOrder) {
  return { equipment: { brand, product }, jobsite: { requirements }, address: { lat, long } };
}

async function jobsOfOne(technicianId: string, companyId: string, now: Date) {
  const [onFile, orders] = await Promise.all([
    readTechnician(technicianId, { companyId }),
    bookedOrders(technicianId, now, { mostAhead: mostSlots, mostBehind: mostSlots }),
  ]);
  const technicians: TechnicianOnFile[] = onFile === undefined ? [] : [onFile];
  const cards = orders.map((order) => ({
    card: jobCardOf(order, technicians, { alertedAt: null, offer: undefined }),
    closedAt: order.closedAt,
  }));
  return {
    booked: cards.flatMap(({ card, closedAt }) => (closedAt === null ? [card] : [])),
    finished: cards.flatMap(({ card, closedAt }) => (closedAt === null ? [] : [{ card, closedAt }])),
  };
}

/** Office staff see a job once: the card of the nearest technician with an offer, otherwise of the nearest. */
function onePerOrder(cards: readonly JobCard[]): JobCard[] {
  const shown = new Map<string, JobCard>();
  for (const card of cards) {
    const before = shown.get(card.id);
    if (before === undefined || (before.offer === null && card.offer !== null)) shown.set(card.id, card);
  }
  return [...shown.values()];
}

function timeOf({ serviceDate, serviceTime }: JobCard): string {
  return `${serviceDate} ${serviceTime}`;
}
