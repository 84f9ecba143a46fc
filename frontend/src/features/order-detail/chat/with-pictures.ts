import type { OrderView } from '#schema/orders/order.ts';

interface Somebody {
  readonly id: string;
  readonly picture: string | null;
}

/** The order with its people's current pictures. An order stores the pictures of the time. */
export function withPictures(order: OrderView, pictures: ReadonlyMap<string, string | null>): OrderView {
  const now = <Person extends Somebody>(person: Person): Person => ({
    ...person,
    // A removed picture is null; people who left are not in the map.
    picture: pictures.has(person.id) ? (pictures.get(person.id) ?? null) : person.picture,
  });
  return {
    ...order,
    customer: order.customer && now(order.customer),
    ordersCustomers: order.ordersCustomers.map((taking) => ({
      ...taking,
      customer: { ...taking.customer, account: now(taking.customer.account) },
    })),
    ordersUpdates: order.ordersUpdates.map((update) => ({
      ...update,
      user: update.user && now(update.user),
    })),
  };
}
