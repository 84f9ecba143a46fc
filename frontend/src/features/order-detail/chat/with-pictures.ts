import type { OrderView } from '#schema/orders/order.ts';

interface Somebody {
  readonly id: string;
  readonly picture: string | null;
}

/** The order with the pictures that its people have now: it keeps them as they were when they did something. */
export function withPictures(order: OrderView, pictures: ReadonlyMap<string, string | null>): OrderView {
  const now = <Person extends Somebody>(person: Person): Person => ({
    ...person,
    picture: pictures.get(person.id) ?? person.picture,
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
