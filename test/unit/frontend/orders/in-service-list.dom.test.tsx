import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { CompletePage } from '../../../../frontend/src/features/orders/complete-page.tsx';
import { InServicePage } from '../../../../frontend/src/features/orders/in-service-page.tsx';
import { listAnswers } from './list-answers.ts';
import { aCard } from './order-card.ts';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const toChoose = aCard({
  id: '10001',
  status: 'open',
  brand: 'JLG',
  model: '860SJ',
  offersUntil: [inAnHour],
});
const atWork = aCard({
  id: '10002',
  status: 'scheduled',
  brand: 'Bobcat',
  model: 'T770',
  technicianName: 'Erin Hale',
  service: { state: 'on-site', at: new Date().toISOString() },
});
const searching = aCard({
  id: '10003',
  status: 'open',
  brand: 'Volvo',
  model: 'A40G',
  alertedTechnicians: 4,
});

describe('The in-service list', () => {
  it('shows what is up next as cards, and everything as a list', async () => {
    const page = showScreen(<InServicePage />, {
      answers: listAnswers('FleetManager', [searching, atWork, toChoose]),
    });

    const upNext = await page.findByRole('region', { name: 'Up next' });
    const all = page.getByRole('list', { name: 'Orders in service' });

    expect(
      page
        .within(upNext)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['JLG 860SJ', 'Bobcat T770']);
    expect(page.within(upNext).getByText('Erin Hale is on-site')).toBeDefined();
    expect(page.within(upNext).getByText('3 unread')).toBeDefined();
    expect(page.within(all).getAllByRole('listitem')).toHaveLength(3);
    expect(page.within(all).getByText('4 technicians alerted')).toBeDefined();
  });

  it('does not repeat orders if all of them are up next', async () => {
    const page = showScreen(<InServicePage />, { answers: listAnswers('FleetManager', [atWork, toChoose]) });

    await page.findByRole('list', { name: 'Orders in service' });

    expect(page.queryByRole('region', { name: 'Up next' })).toBeNull();
  });

  it('leads a manager to choosing a technician', async () => {
    const asManager = showScreen(<InServicePage />, { answers: listAnswers('FleetManager', [toChoose]) });

    const choose = await asManager.findByRole('link', { name: 'Choose Technician' });

    expect(choose.getAttribute('href')).toBe('/orders/10001?choose=10001');
  });

  it('lets others wait for the choice', async () => {
    const page = showScreen(<InServicePage />, { answers: listAnswers('InternalUser', [toChoose]) });

    expect(await page.findByText('Finding Nearby Techs')).toBeDefined();
    expect(page.queryByRole('link', { name: 'Choose Technician' })).toBeNull();
  });

  it('offers to order service if it is empty', async () => {
    const page = showScreen(<InServicePage />, { answers: listAnswers('FleetManager') });

    const empty = await page.findByRole('heading', { name: 'Book your next service' });
    const links = await page.findAllByRole('link', { name: 'Order Service' });

    expect(empty).toBeDefined();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/new', '/orders/new']);
  });

  it('does not offer it to people who can only follow orders', async () => {
    const page = showScreen(<InServicePage />, { answers: listAnswers('ExternalUser') });

    await page.findByRole('heading', { name: 'Book your next service' });

    expect(page.queryByRole('link', { name: 'Order Service' })).toBeNull();
  });
});

describe('The complete list', () => {
  const done = aCard({ id: '10004', status: 'complete', technicianName: 'Erin Hale', reviewed: false });

  it('leads to the review of a job without one', async () => {
    const page = showScreen(
      <Routes>
        <Route path="/orders/history" element={<CompletePage />} />
        <Route path="/orders/:id" element={<StateOfAddress />} />
      </Routes>,
      { answers: listAnswers('FleetManager', [done]), path: '/orders/history' },
    );

    await page.user.click(await page.findByRole('link', { name: 'Rate Service' }));

    expect(page.address()).toBe('/orders/10004');
    expect(page.getByText('{"promptReview":true}')).toBeDefined();
  });

  it('marks a rated job Complete', async () => {
    const page = showScreen(<CompletePage />, {
      answers: listAnswers('FleetManager', [{ ...done, reviewed: true }]),
    });

    const card = await page.findByRole('article', { name: /Volvo A40G/ });

    expect(page.within(card).getByText('Complete')).toBeDefined();
    expect(page.within(card).queryByRole('link', { name: 'Rate Service' })).toBeNull();
  });

  it('says so if it is empty', async () => {
    const page = showScreen(<CompletePage />, { answers: listAnswers('FleetManager') });

    expect(await page.findByRole('heading', { name: 'No completed service' })).toBeDefined();
  });
});

function StateOfAddress() {
  return JSON.stringify(useLocation().state);
}
