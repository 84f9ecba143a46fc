import type * as z from 'zod';
import { colleagueFor, holdsOneOf } from '#functions/accounts/colleagues.rules.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Order } from '#functions/orders/order.ts';
import { readNewestCards, readOrders } from '#functions/orders/read-order.ts';
import { milesBetween } from '#functions/places/distance.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Colleague, quickPickParticipantsInput } from '#schema/accounts/people.ts';

/**
 * The people who took part in the company's newest orders at that jobsite, or within a mile of that point: at most five
 * active people other than the caller, most frequent first, then most recent. Two round trips: 40 cards of each of
 * three groups along with the company's people, then up to 40 orders; about 30 read units for a company with long
 * lists.
 */
export async function quickPickParticipants(
  caller: Caller,
  place: z.infer<typeof quickPickParticipantsInput>,
): Promise<Colleague[]> {
  const [cards, people] = await Promise.all([
    readNewestCards(caller.companyId, ['needsService', 'scheduled', 'complete'], { most: mostOrders }),
    readPeopleOfCompany(caller.companyId),
  ]);
  const withPeople = cards.filter(({ card, participantIds }) => card.ownerId || participantIds.length > 0);
  const orders = await readOrders(withPeople.map(({ card }) => card.id));
  const times = new Map<string, number>();
  // Newest first, so that of equals the most recent comes first.
  for (const order of orders.values()) {
    if (!isThere(order, place)) continue;
    const { owner, participants } = order;
    const ids = new Set([...(owner ? [owner.id] : []), ...participants.map(({ id }) => id)]);
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const colleagues = new Map(people.map((person) => [person.id, colleagueFor(caller, person)]));
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => colleagues.get(id) ?? [])
    .filter(
      (person) =>
        person.id !== caller.accountId && person.status === 'active' && holdsOneOf(person, place.permissions),
    )
    .slice(0, mostPeople);
}

const mostOrders = 40;
const mostPeople = 5;
const nearbyMiles = 1;

function isThere(
  { jobsite, address }: Order,
  { jobsiteId, lat, long }: z.infer<typeof quickPickParticipantsInput>,
): boolean {
  if (jobsiteId && jobsite.id === jobsiteId) return true;
  if (typeof lat !== 'number' || typeof long !== 'number') return false;
  return milesBetween(address, { lat, long }) <= nearbyMiles;
}
