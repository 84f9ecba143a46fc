import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { audienceOf } from '#functions/orders/audience.rules.ts';
import { headOf } from '#functions/orders/order.ts';
import { seesOrder } from '#functions/orders/order-visibility.rules.ts';
import { readOffers, readOrders } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { TechnicianPage, TechnicianReviews } from '#schema/technicians/technician-pages.ts';
import { isTechnician } from './acts-for.ts';
import { readTechnician, type TechnicianOnFile } from './read-technician.ts';
import { examinedReviews, publicReviews } from './reviews.rules.ts';
import { newestReviews } from './reviews.store.ts';
import { technicianPageOf } from './technician-page.rules.ts';
import { getProfile, listTrucks } from './technicians.store.ts';

/**
 * A technician as a customer reads it beside an order: one that is booked for it, or has offered on it, in whatever round of
 * the search. Who only follows the order reads no offers, and so the booked one's page alone, without rates. Two round
 * trips, up to nine read units, most of them for reviews. Throws NOT_FOUND.
 */
export async function readTechnicianPage(
  caller: Caller,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<TechnicianPage> {
  const [orders, offers, profile, account, { reviews }] = await Promise.all([
    readOrders([orderId]),
    readOffers(id, [orderId]),
    getProfile(id),
    readAccount(id),
    newestReviews(id, examinedReviews),
  ]);
  const order = orders.get(orderId);
  if (order === undefined || !seesOrder(caller, headOf(order))) throw notFound('The technician');
  const isFollower = audienceOf(caller, order) === 'external';
  const isKnown = order.schedule?.technician.id === id || (!isFollower && offers.has(orderId));
  if (!isKnown || profile === undefined || account === undefined) throw notFound('The technician');
  const [company, people, trucks] = await Promise.all([
    readCompany(profile.companyId),
    readPeopleOfCompany(profile.companyId),
    listTrucks(profile.companyId),
  ]);
  const technicians = people.filter(isTechnician);
  return technicianPageOf(
    { profile, account, company },
    { reviews, technicians, trucks },
    { withRates: !isFollower },
  );
}

/** Any technician's, for its public figures. Two round trips, 1.5 read units. Throws NOT_FOUND. */
export async function requireTechnician(id: string): Promise<TechnicianOnFile> {
  const onFile = await readTechnician(id);
  if (onFile === undefined) throw notFound('The technician');
  return onFile;
}

/** Public reviews, newest first. One round trip, up to some five read units; none for an id that nobody has. */
export async function readPublicReviews(
  caller: Caller,
  { technicianId, limit }: { readonly technicianId: string; readonly limit: number },
): Promise<TechnicianReviews> {
  const { reviews, more } = await newestReviews(technicianId, examinedReviews);
  const shown = publicReviews(reviews, caller.companyId);
  return { data: shown.slice(0, limit), count: shown.length, more };
}
