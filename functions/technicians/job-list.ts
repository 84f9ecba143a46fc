import { milesBetween } from '#functions/jobsites/distance.ts';
import { cellsWithin } from '#functions/matching/cells.ts';
import { isEligible, reachMiles } from '#functions/matching/eligibility.rules.ts';
import type { JobAlert, NearbyOrder } from '#functions/matching/search-rows.ts';
import { ofThisRound } from '#functions/orders/offers.rules.ts';
import { readOffers, readOrders } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { JobCard } from '#schema/technician-jobs.ts';
import { technicianIdsOf } from './acts-for.ts';
import { candidateOf } from './candidate.rules.ts';
import { bookedBefore, bookedFrom, newestAlerts, openOrdersIn } from './job-list.store.ts';
import { jobCardOf } from './job-view.ts';
import { readTechnician, type TechnicianOnFile } from './read-technician.ts';
import type { Candidate } from './technician-rows.ts';

/**
 * Open jobs that the caller was alerted to in their present search, and those nearby that it could serve: nearest first, 50
 * at most, as they stand now. Three round trips: the technician with its alerts, the cells around its homebase (half a read
 * unit each, some fifty at 180 miles), then each job with the caller's offer.
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
 * The caller's booked jobs by time, and the newest that it finished. A job that goes on after its day is still a booked one.
 * Two round trips: the slots, then each order; some fifty read units for a full calendar.
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
/** How far around its homebase a technician is shown what it was not alerted to. */
const nearbyMiles = 180;
const mostInCell = 200;
const mostSlots = 50;
const day = 24 * 60 * 60 * 1000;

async function jobsNearOne(technicianId: string, companyId: string): Promise<JobCard[]> {
  const [onFile, alerts] = await Promise.all([
    readTechnician(technicianId, { companyId }),
    newestAlerts(technicianId, mostJobs),
  ]);
  const alertOf = new Map(alerts.map((alert) => [alert.orderId, alert]));
  const candidate = onFile && candidateOf(onFile);
  const ids =
    candidate === undefined
      ? [...alertOf.keys()]
      : nearest(await found(candidate, alertOf)).slice(0, mostJobs);
  const [orders, offers] = await Promise.all([readOrders(ids), readOffers(technicianId, ids)]);
  return [...orders.values()].flatMap((order) => {
    const alert = alertOf.get(order.id);
    const isAlerted = alert !== undefined && alert.matchingRound === order.matchingRound;
    const concerns = isAlerted || (candidate !== undefined && isEligible(candidate, order));
    if (order.status !== 'open' || !concerns) return [];
    const offer = offers.get(order.id);
    return jobCardOf(order, onFile === undefined ? [] : [onFile], {
      alertedAt: isAlerted ? alert.alertedAt : null,
      offer: offer && ofThisRound(offer, order) ? offer : undefined,
    });
  });
}

interface FoundJob {
  readonly orderId: string;
  readonly miles: number;
}

/**
 * What is open around the homebase and concerns the technician, and what it was alerted to beyond that. An alert to a place
 * around the homebase that is no longer among the open orders there is over, and is not read again.
 */
async function found(technician: Candidate, alerts: ReadonlyMap<string, JobAlert>): Promise<FoundJob[]> {
  const radius = Math.min(reachMiles[technician.serviceArea], nearbyMiles);
  const cells = await Promise.all(
    cellsWithin(technician, radius).map((cell) => openOrdersIn(cell, mostInCell)),
  );
  const open = cells.flatMap(({ orders }) => orders);
  const isOpen = new Set(open.map(({ orderId }) => orderId));
  const sawAll = cells.every(({ more }) => !more);
  return [
    ...open
      .filter((order) => alerts.has(order.orderId) || isEligible(technician, toServe(order)))
      .map((order) => ({ orderId: order.orderId, miles: milesBetween(technician, order) })),
    ...[...alerts.values()].filter(
      ({ orderId, miles }) => !isOpen.has(orderId) && !(sawAll && miles < radius),
    ),
  ];
}

function toServe({ brand, product, requirements, lat, long }: NearbyOrder) {
  return { equipment: { brand, product }, jobsite: { requirements }, address: { lat, long } };
}

function nearest(jobs: readonly FoundJob[]): string[] {
  return [...jobs].sort((one, other) => one.miles - other.miles).map(({ orderId }) => orderId);
}

async function jobsOfOne(technicianId: string, companyId: string, now: Date) {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const [onFile, next, earlier] = await Promise.all([
    readTechnician(technicianId, { companyId }),
    bookedFrom(technicianId, yesterday, mostSlots),
    bookedBefore(technicianId, yesterday, mostSlots),
  ]);
  const technicians: TechnicianOnFile[] = onFile === undefined ? [] : [onFile];
  const orders = [...(await readOrders([...new Set([...next, ...earlier])])).values()].filter(
    ({ schedule }) => schedule?.technician.id === technicianId,
  );
  const cards = orders.map((order) => ({
    card: jobCardOf(order, technicians, { alertedAt: null, offer: undefined }),
    closedAt: order.closedAt,
  }));
  return {
    booked: cards.flatMap(({ card, closedAt }) => (closedAt === null ? [card] : [])),
    finished: cards.flatMap(({ card, closedAt }) => (closedAt === null ? [] : [{ card, closedAt }])),
  };
}

function onePerOrder(cards: readonly JobCard[]): JobCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

function timeOf({ serviceDate, serviceTime }: JobCard): string {
  return `${serviceDate} ${serviceTime}`;
}
