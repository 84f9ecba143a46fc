import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { noNetwork, refusal, showScreen } from '#test/support/screen.tsx';
import { refreshJob } from '../../../../frontend/src/features/technician/api.ts';
import { JobPage } from '../../../../frontend/src/features/technician/job-page.tsx';
import { anOpenJob } from './technician-job.ts';

/** The page of an open job, whose later reads fail. */
async function showJob(failure: Error) {
  let reads = 0;
  const page = showScreen(
    <Routes>
      <Route path="/tech/jobs/:id" element={<JobPage />} />
    </Routes>,
    {
      path: '/tech/jobs/10001',
      answers: {
        'technicians.jobs.byId': () => {
          reads += 1;
          if (reads > 1) throw failure;
          return { unchanged: false as const, ...anOpenJob() };
        },
        'technicians.jobs.markAsRead': { orderId: '10001', count: 0 },
        'technicians.profile.get': () => {
          throw refusal('INTERNAL');
        },
      },
    },
  );
  await page.findByRole('button', { name: 'Offer a time' });
  void refreshJob('10001');
  return page;
}

it('says that a job is gone that was cancelled while the technician looked at it', async () => {
  const page = await showJob(refusal('NOT_FOUND'));

  expect(await page.findByRole('heading', { name: 'This job is not open to you' })).toBeDefined();
  expect(page.queryByRole('button', { name: 'Offer a time' })).toBeNull();
});

it('keeps showing a job that cannot be refreshed', async () => {
  const page = await showJob(noNetwork());

  expect(await page.findByText('Not up to date. Trying again.', {}, { timeout: 10_000 })).toBeDefined();
  expect(page.getByRole('button', { name: 'Offer a time' })).toBeDefined();
});
