import type { OrderView, Person } from '#schema/orders/order.ts';

type People = Pick<OrderView, 'customer' | 'ordersCustomers'>;

/** Ids of all participants, the owner first. */
export function takingPart(order: People): string[] {
  return peopleOf(order).map(({ id }) => id);
}

/** People who can't be removed: the owner, and the person editing (document 2 section 5). */
export function lockedPeople(order: People, ownId: string): string[] {
  return takingPart(order).filter((id) => id === order.customer?.id || id === ownId);
}

/** Everyone who can be chosen. Participants may have left the company. */
export function knownPeople<Colleague extends Person>(
  order: People,
  colleagues: readonly Colleague[],
): (Person | Colleague)[] {
  const taking = peopleOf(order).filter(({ id }) => !colleagues.some((colleague) => colleague.id === id));
  return [...colleagues, ...taking];
}

function peopleOf({ customer, ordersCustomers }: People): Person[] {
  const others = ordersCustomers.map(({ customer: { account } }) => account);
  return [...(customer === null ? [] : [customer]), ...others.filter(({ id }) => id !== customer?.id)];
}
