import { describe, expect, it } from 'vitest';
import type { OrderView } from '#schema/orders/order.ts';
import type { TechnicianReviews } from '#schema/technicians/technician-pages.ts';
import { showScreen } from '#test/support/screen.tsx';
import { CompanyDialog } from '../../../../frontend/src/features/order-detail/technician/company-dialog.tsx';
import { ProfileDialog } from '../../../../frontend/src/features/order-detail/technician/profile-dialog.tsx';
import { ReviewsDialog } from '../../../../frontend/src/features/order-detail/technician/reviews-dialog.tsx';
import { anOffer, anOrder } from './order-view.ts';
import { aReview, aTechnicianPage } from './technician-page.ts';

const dialog = { value: '10001.tec_1', open: true, onClose: () => undefined, onClosed: () => undefined };

describe('The profile of a technician', () => {
  it('says who they are, what their jobs were like, and everything they can do', async () => {
    const page = shown(<ProfileDialog {...dialog} />);

    await page.findByRole('heading', { name: 'Ray Ortiz' });
    const words = await allWords(page, 'Average response');

    expect(words).toContain('Field Technician');
    expect(words).toContain('Bakken Field Service, Stanley, ND');
    expect(words).toContain('12 min');
    expect(words).toContain('On time 9');
    expect(words).toContain('2019 to Present');
    expect(words).toContain('2012 to 2019');
    for (const licence of ['PPE', 'OSHA', 'MSHA Part 46', 'TWIC', 'Crane operator']) {
      expect(words).toContain(licence);
    }
    expect(words).toContain('OEM/Dealer SoftwareKOMTRAX');
    expect(words).toContain('Class 5 (16,001-19,500 lbs)Crane: Less than 4,000 lbs');
  });

  it('lists skills with their parts, best mastered first, and marks what the fault calls for', async () => {
    const page = shown(<ProfileDialog {...dialog} />, { order: { issue: 'DPF regen fails' } });

    await page.findByText('Fits this job');
    const words = await allWords(page, 'Welding');

    expect(words).toMatch(
      /Emissions SystemsAdvancedFits this jobForced regeneration, Filter replacement, Sensor diagnostics.*WeldingBasic/,
    );
  });

  it('shows two reviews, and leads to all of them if there are more', async () => {
    const page = shown(<ProfileDialog {...dialog} />, { reviews: reviewsOf(3) });

    await page.user.click(await page.findByRole('button', { name: 'See all' }));

    expect(page.getAllByRole('article')).toHaveLength(2);
    expect(page.address()).toBe('/orders/10001?reviews=10001.tec_1');
  });

  it('has no link to more reviews if there are two', async () => {
    const page = shown(<ProfileDialog {...dialog} />, { reviews: reviewsOf(2) });

    await page.findAllByRole('article');

    expect(page.queryByRole('button', { name: 'See all' })).toBeNull();
  });

  it('leads to the booking while the technician has a live offer', async () => {
    const page = shown(<ProfileDialog {...dialog} />, {
      order: { allowedCommands: ['assignTechnician'], ordersTechnicians: [liveOffer()] },
    });

    await page.user.click(await page.findByRole('button', { name: 'Choose Ray Ortiz' }));

    expect(page.address()).toBe('/orders/10001?choose=10001.000011');
  });

  it('does not lead there for people who can’t decide', async () => {
    const page = shown(<ProfileDialog {...dialog} />, { order: { ordersTechnicians: [liveOffer()] } });

    await page.findByRole('heading', { name: 'Ray Ortiz' });

    expect(page.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('shows the company’s name if that hides its technicians’', async () => {
    const hidden = aTechnicianPage();
    const page = shown(<ProfileDialog {...dialog} />, {
      technician: {
        ...hidden,
        account: { ...hidden.account, firstName: hidden.company.name, fullName: hidden.company.name },
      },
    });

    await page.findByRole('heading', { name: 'Bakken Field Service' });

    expect(page.queryByText(/Ray/)).toBeNull();
  });
});

describe('The company of a technician', () => {
  it('shows its rates, trucks and other technicians', async () => {
    const page = shown(<CompanyDialog {...dialog} />);

    const words = await allWords(page, 'Rates');

    expect(words).toContain('On Ironcall since 2021');
    expect(words).toContain('starting at $145.00/h');
    expect(words).toContain('OvertimeCharged');
    expect(words).toContain('Class 8 (33,001+ lbs)No crane');
    expect(words).toContain('Lou Hart');
  });

  it('says how many technicians it has if it hides their names', async () => {
    const hidden = aTechnicianPage();
    const page = shown(<CompanyDialog {...dialog} />, {
      technician: {
        ...hidden,
        companyTechnicians: [],
        company: { ...hidden.company, hideTechnicianNames: true, technicianCount: 7 },
      },
    });

    await page.findByText('Technicians (7)');

    expect(page.queryByText('Lou Hart')).toBeNull();
  });
});

describe('The reviews of a technician', () => {
  it('are requested a hundred at a time, and recent ones are marked New', async () => {
    const recent = aReview({ description: 'Came at once.', createdAt: new Date().toISOString() });
    const page = shown(<ReviewsDialog {...dialog} />, {
      reviews: { data: [recent, aReview({ rating: 4 })], count: 2, more: false },
    });

    const items = await page.findAllByRole('article');

    expect(page.calledWith('customers.technicians.getReviews')).toEqual([
      { technicianId: 'tec_1', limit: 100 },
    ]);
    expect(items.map((item) => item.textContent?.includes('New'))).toEqual([true, false]);
    expect(items[0]?.textContent).toContain('Top-Notch');
    expect(items[1]?.textContent).toContain('Solid');
    expect(items[0]?.textContent).toContain('On time');
  });
});

interface World {
  readonly order?: Partial<OrderView>;
  readonly technician?: ReturnType<typeof aTechnicianPage>;
  readonly reviews?: TechnicianReviews;
}

function shown(
  screen: React.ReactElement,
  { order, technician = aTechnicianPage(), reviews = reviewsOf(0) }: World = {},
) {
  return showScreen(screen, {
    path: '/orders/10001',
    answers: {
      'customers.orders.byId': { unchanged: false, order: anOrder({ status: 'open', ...order }) },
      'customers.technicians.byId': technician,
      'customers.technicians.getOverallRating': {
        jobsCompleted: 80,
        percentRecommend: 96,
        percentJobsWithPhotos: 70,
        averageMinutesToRespond: 12,
      },
      'customers.technicians.getReviews': ({ limit = 2 }) => ({
        ...reviews,
        data: reviews.data.slice(0, limit),
      }),
    },
  });
}

function reviewsOf(count: number): TechnicianReviews {
  const data = Array.from({ length: count }, (_, index) =>
    aReview({ createdAt: `2026-01-0${index + 1}T12:00:00.000Z` }),
  );
  return { data, count, more: false };
}

/** An offer made just now, for the day after tomorrow. */
function liveOffer() {
  const day = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  return anOffer({ serviceDate: day, updatedAt: new Date().toISOString() });
}

async function allWords(page: ReturnType<typeof showScreen>, once: string): Promise<string> {
  await page.findByText(once);
  return page.getByRole('dialog').textContent ?? '';
}
