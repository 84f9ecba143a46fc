import { describe, expect, it } from 'vitest';
import { withPictures } from '../../../../frontend/src/features/order-detail/chat/with-pictures.ts';
import { anUpdate, dana } from '../chat/updates.ts';
import { anOrder } from '../orders/order-view.ts';

const marcus = { id: 'acc_marcus', fullName: 'Marcus Webb', picture: '/pictures/com_1/upl_1/old.png' };
const gone = { id: 'acc_gone', fullName: 'Kim Hale', picture: '/pictures/com_1/upl_2/kim.png' };

describe('The people of an order', () => {
  it('have their present pictures, or the last one known', () => {
    const order = anOrder({
      customer: dana,
      ordersCustomers: [marcus, gone].map((account) => ({ customerId: account.id, customer: { account } })),
      ordersUpdates: [anUpdate(1), anUpdate(2, { user: null })],
    });

    const shown = withPictures(
      order,
      new Map([
        [dana.id, '/pictures/com_1/upl_3/dana.png'],
        [marcus.id, '/pictures/com_1/upl_4/new.png'],
      ]),
    );

    expect(shown.customer?.picture).toBe('/pictures/com_1/upl_3/dana.png');
    expect(shown.ordersCustomers.map(({ customer }) => customer.account.picture)).toEqual([
      '/pictures/com_1/upl_4/new.png',
      gone.picture,
    ]);
    expect(shown.ordersUpdates.map(({ user }) => user?.picture)).toEqual([
      '/pictures/com_1/upl_3/dana.png',
      undefined,
    ]);
  });

  it('have none once they removed theirs', () => {
    const order = anOrder({ customer: marcus });

    expect(withPictures(order, new Map([[marcus.id, null]])).customer?.picture).toBeNull();
  });

  it('stay null if there is nobody', () => {
    expect(withPictures(anOrder({ customer: null }), new Map()).customer).toBeNull();
  });
});
