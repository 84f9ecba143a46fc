import { afterEach, describe, expect, it } from 'vitest';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { showScreen } from '#test/support/screen.tsx';
import { ChooseDialog } from '../../../../frontend/src/features/order-detail/offers/choose-dialog.tsx';
import { anOffer, anOrder, aTechnician } from './order-view.ts';

const wide = 1440;
const phone = 390;

describe('Choosing a technician', () => {
  afterEach(() => resize(1024));

  it('compares the offers side by side on a wide screen, with their costs and what each is best at', async () => {
    const page = shown(wide);

    const table = await page.findByRole('table', { name: 'Offers side by side' });
    const row = page.within(table).getByRole('row', { name: /Ray Ortiz/ });

    expect(
      page
        .within(table)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual([
      'Technician',
      'Rating',
      'Arrives',
      'Travel',
      'Labor, starting at',
      'Fees',
      '2 h job',
      '4 h job',
      'Skills that fit',
      'Choose',
    ]);
    expect(row.textContent).toContain('$720.00');
    expect(row.textContent).toContain('$1,010.00');
    expect(page.within(row).getByText('Soonest')).toBeDefined();
    expect(page.within(row).getByText('Hydraulic Systems')).toBeDefined();
    expect(page.getByText(/before parts and overtime/)).toBeDefined();
  });

  it('has the same facts on cards on a narrow screen', async () => {
    const page = shown(phone);

    const card = await page.findByRole('article', { name: 'Ray Ortiz' });

    expect(page.queryByRole('table')).toBeNull();
    expect(card.textContent).toContain('about $720.00');
    expect(card.textContent).toContain('about $1,010.00');
    expect(page.within(card).getByText('Soonest')).toBeDefined();
    expect(page.within(card).getByText('Hydraulic Systems')).toBeDefined();
  });

  it.each([wide, phone])('leads to Confirm and Book in one click, %d pixels wide', async (width) => {
    const page = shown(width);

    await page.user.click(await page.findByRole('button', { name: 'Choose Ray Ortiz' }));

    expect(page.getByRole('dialog', { name: 'Confirm and Book' }).textContent).toContain(
      'About $720.00 for 2 h, $1,010.00 for 4 h: fees and labor, before parts and overtime',
    );
    expect(page.getByRole('button', { name: 'Confirm and Book' })).toBeDefined();
  });

  it('leads to the technician’s profile', async () => {
    const page = shown(wide);

    await page.user.click(await page.findByRole('button', { name: 'View Profile of Ray Ortiz' }));

    expect(page.address()).toBe('/orders/10001?technician=10001.tec_1');
  });
});

function shown(width: number) {
  resize(width);
  const order = anOrder({
    status: 'open',
    allowedCommands: ['assignTechnician'],
    issue: 'Hydraulic pump whines',
    ordersTechnicians: [
      live({ technician: aTechnician({ skills: [{ skill: 'hydraulic_systems', level: 'Master' }] }) }, 1),
      live({ id: '10001.000012', technicianId: 'tec_2', technician: lou, hourlyRatePrice: 9000 }, 3),
    ],
  });
  return showScreen(
    <ChooseDialog value="10001" open onClose={() => undefined} onClosed={() => undefined} />,
    {
      path: '/orders/10001?choose=10001',
      answers: {
        'customers.orders.byId': { unchanged: false, order },
        'customers.profile.get': manager as never,
      },
    },
  );
}

/** Sets the width by which the simulated browser answers media queries. */
function resize(width: number): void {
  const { happyDOM } = window as unknown as {
    readonly happyDOM: { setViewport: (size: { width: number }) => void };
  };
  happyDOM.setViewport({ width });
}

const lou = aTechnician({ id: 'tec_2', account: { ...aTechnician().account, fullName: 'Lou Hart' } });

/** All that the dialog reads of the user. */
const manager = { account: { role: { permissions: ['order_management'] satisfies string[] } } };

/** An offer made just now, for a day so many days ahead. */
function live(changes: Partial<OfferView>, days: number): OrderView['ordersTechnicians'][number] {
  const day = new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  return anOffer({ ...changes, serviceDate: day, updatedAt: new Date().toISOString() });
}
