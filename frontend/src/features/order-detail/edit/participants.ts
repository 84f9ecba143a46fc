import type { OrderView, Person } from '#schema/orders/order.ts';

type People = Pick<OrderView, 'customer' | 'ordersCustomers'>;

/** Ids of all who follow the order, its owner first. */
export function takingPart(order: People): string[] {
  return peopleOf(order).map(({ id }) => id);
}

/** Those that cannot be removed: the owner, and whoever does the removing (document 2 section 5). */
export function lockedPeople(order: People, ownId: string): string[] {
  return takingPart(order).filter((id) => id === order.customer?.id || id === ownId);
}

/** Everybody who may be chosen; who takes part already may have left the company meanwhile. */
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
