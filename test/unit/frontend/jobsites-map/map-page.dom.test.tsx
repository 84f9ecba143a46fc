import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, showScreen } from '#test/support/screen.tsx';
import { MapPage } from '../../../../frontend/src/features/jobsites-map/map-page.tsx';
import { aCard } from '../orders/order-card.ts';

const columbia = siteAt('job_sewer', 'Hinkson Creek Trunk Sewer', { lat: 38.92, long: -92.32 });
const minot = siteAt('job_pit', 'North Pit', { lat: 48.23, long: -101.29 });
const honolulu = siteAt('job_far', 'Harbor of Honolulu', { lat: 21.3, long: -157.9 });

beforeEach(() => {
  // Nothing is laid out here, so the observer reports a size itself.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width: 1000, height: 700 } }]);
      }
      disconnect() {}
    },
  );
});

describe('The map of jobsites', () => {
  it('lists the jobsites in view by name, with the machines on them', async () => {
    const page = show({
      orders: [
        aCard({ id: '10004', jobsiteName: 'North Pit', unitNumber: 'EX-12' }),
        aCard({ id: '10005', jobsiteName: 'Elsewhere', unitNumber: 'EX-13' }),
      ],
    });

    const list = await page.findByRole('list', { name: 'Jobsites' });
    expect(
      page
        .within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Hinkson Creek Trunk Sewer'), expect.stringContaining('North Pit')]);
    const machine = await page.within(list).findByRole('link', { name: /EX-12 · Volvo A40G.*Needs Service/ });
    expect(machine.getAttribute('href')).toBe('/orders/10004');
    expect(page.queryByText(/EX-13/)).toBeNull();
  });

  it('matches a machine to its jobsite by a truncated name', async () => {
    const page = show({
      orders: [aCard({ jobsiteName: 'Hinkson Creek…', city: 'Minot', unitNumber: 'EX-9' })],
    });

    expect(await page.findByRole('link', { name: /EX-9/ })).toBeDefined();
  });

  it('requests more than the view, once', async () => {
    const page = show();

    await page.findByRole('list', { name: 'Jobsites' });
    const [{ bounds }] = page.calledWith('customers.jobsites.getJobsitesInBounds') as [
      { bounds: Record<'northeast' | 'southwest', { lat: number; long: number }> },
    ];

    expect(page.calledWith('customers.jobsites.getJobsitesInBounds')).toHaveLength(1);
    expect(bounds.southwest.lat).toBeLessThan(25);
    expect(bounds.northeast.lat).toBeGreaterThan(49);
  });

  it('keeps the list while the user picks from it, and marks the one picked', async () => {
    const page = show();

    await page.user.click(await page.findByRole('button', { name: /North Pit/ }));

    expect(page.getByRole('button', { name: /North Pit/ }).getAttribute('aria-pressed')).toBe('true');
    expect(page.getByRole('button', { name: /Hinkson/ }).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows all jobsites on demand', async () => {
    const page = show();
    await page.findByText('2 jobsites');

    await page.user.click(page.getByRole('button', { name: 'Show all' }));

    expect(await page.findByText('3 jobsites')).toBeDefined();
  });

  it('says how jobsites come about if there are none', async () => {
    const page = show({ jobsites: [] });

    expect(await page.findByText('A jobsite with a name is kept with the first order for it.')).toBeDefined();
  });

  it('says that the user has no permission', async () => {
    const page = show({
      jobsites: () => {
        throw refusal('FORBIDDEN');
      },
    });

    expect(await page.findByText('You don’t have permission to see this.')).toBeDefined();
  });
});

function show({
  jobsites = [minot, columbia, honolulu],
  orders = [],
}: {
  jobsites?: (typeof minot)[] | (() => never);
  orders?: ReturnType<typeof aCard>[];
} = {}) {
  return showScreen(<MapPage />, {
    answers: {
      'customers.jobsites.getJobsitesInBounds': jobsites,
      'customers.orders.all': { data: orders, nextCursor: null },
    },
    path: '/orders/map',
  });
}

function siteAt(id: string, name: string, point: { lat: number; long: number }) {
  return {
    id,
    name,
    accessHoursStart: null,
    accessHoursEnd: null,
    arrivalInstructions: null,
    requirements: [],
    address: {
      address1: '9 Pit Lane',
      address2: null,
      city: 'Minot',
      county: 'Ward',
      state: 'ND',
      country: 'US',
      zip: null,
      ...point,
    },
  };
}
