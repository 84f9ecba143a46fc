import { expect, it, vi } from 'vitest';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { showScreen } from '#test/support/screen.tsx';
import { AvailabilitySection } from '../../../../frontend/src/features/technician/availability-section.tsx';
import { JobSheets } from '../../../../frontend/src/features/technician/job-sheets.tsx';
import type { SheetName } from '../../../../frontend/src/features/technician/use-sheet-address.ts';
import { anOffer, anOpenJob, crewMember, sam } from './technician-job.ts';

/** Office staff of Sam's company: it can offer Sam or Jamal, but not Ruth. */
const lena = 'acc_lena';
const crew = [
  crewMember(),
  crewMember({ id: 'acc_jamal', fullName: 'Jamal Price', distanceMiles: 52 }),
  crewMember({ id: 'acc_ruth', fullName: 'Ruth Keller', canServe: false }),
];

function show(asked: SheetName, job: TechnicianJob, viewerId = lena) {
  return showScreen(<JobSheets job={job} viewerId={viewerId} asked={asked} onClose={vi.fn<() => void>()} />, {
    path: '/tech/jobs/10001',
    answers: {
      'technicians.jobs.submitAvailability': job,
      'technicians.jobs.removeAvailability': job,
    },
  });
}

it('lets office staff offer the time of a technician who can take the job', async () => {
  const page = show('offer', { ...anOpenJob(), crew });
  const choice = await page.findByLabelText('Technician');
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Sam Ortiz, 36 mi away',
    'Jamal Price, 52 mi away',
  ]);

  await page.user.selectOptions(choice, 'acc_jamal');
  await page.user.click(page.getByRole('button', { name: 'Send time' }));

  expect(await page.findByText(/^Jamal Price offered /)).toBeDefined();
  expect(page.calledWith('technicians.jobs.submitAvailability')).toMatchObject([
    { id: '10001', technicianId: 'acc_jamal' },
  ]);
});

it('starts with the nearest technician who has not offered a time yet', async () => {
  const page = show('offer', { ...anOpenJob({ ordersTechnicians: [anOffer()] }), crew });

  expect((await page.findByLabelText<HTMLSelectElement>('Technician')).value).toBe('acc_jamal');
});

it('asks a technician for no name', async () => {
  const page = show('offer', anOpenJob(), sam);

  await page.user.click(await page.findByRole('button', { name: 'Send time' }));

  expect(await page.findByText(/^You offered /)).toBeDefined();
  expect(page.queryByLabelText('Technician')).toBeNull();
  expect(page.calledWith('technicians.jobs.submitAvailability')).toEqual([
    expect.not.objectContaining({ technicianId: expect.anything() }),
  ]);
});

it('lets office staff withdraw what a technician has offered', async () => {
  const page = show('withdraw', { ...anOpenJob({ ordersTechnicians: [anOffer()] }), crew });

  await page.user.click(await page.findByRole('button', { name: 'Withdraw' }));

  expect(await page.findByText('Time withdrawn')).toBeDefined();
  expect(page.calledWith('technicians.jobs.removeAvailability')).toEqual([
    { id: '10001', technicianId: sam },
  ]);
});

it('shows office staff who has offered, or that nobody has', () => {
  const onSheet = vi.fn<() => void>();
  const none = showScreen(
    <AvailabilitySection job={{ ...anOpenJob(), crew }} viewerId={lena} onSheet={onSheet} />,
  );
  expect(none.getByText(/^None of your technicians has offered a time yet\./)).toBeDefined();
  expect(none.queryByRole('button', { name: 'Withdraw' })).toBeNull();

  const offered = { ...anOpenJob({ ordersTechnicians: [anOffer()] }), crew };
  const some = showScreen(<AvailabilitySection job={offered} viewerId={lena} onSheet={onSheet} />);
  expect(some.getByText(/^Sam Ortiz offered Tue, Nov 24 at 8:00 AM/)).toBeDefined();
  expect(some.getByRole('button', { name: 'Withdraw' })).toBeDefined();
});
