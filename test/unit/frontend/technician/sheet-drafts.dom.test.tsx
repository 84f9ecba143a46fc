import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { JobSheets } from '../../../../frontend/src/features/technician/job-sheets.tsx';
import type { SheetName } from '../../../../frontend/src/features/technician/use-sheet-address.ts';
import { aBookedJob, anOpenJob, sam } from './technician-job.ts';

const onClose = vi.fn<() => void>();
const booked = aBookedJob('2026-11-24');

const sheets: readonly [SheetName, RegExp, typeof booked][] = [
  ['ask', /^Question/, anOpenJob()],
  ['done-for-day', /^What was done, what is left/, booked],
  ['parts-needed', /^Which parts/, booked],
  ['reschedule', /^Reason/, booked],
  ['give-back', /^Reason/, booked],
  ['complete', /^What was done/, booked],
];

it.each(sheets)('what was typed in %s is there again when it is opened again', async (asked, label, job) => {
  const show = () =>
    showScreen(<JobSheets job={job} viewerId={sam} asked={asked} onClose={onClose} />, {
      path: '/tech/jobs/10001',
    });
  const first = show();
  await first.user.type(await first.findByLabelText(label), 'Swapped the hose');
  cleanup();

  const again = show();

  expect((await again.findByLabelText<HTMLTextAreaElement>(label)).value).toBe('Swapped the hose');
});

it('what was sent is not there again', async () => {
  const page = showScreen(<JobSheets job={booked} viewerId={sam} asked="complete" onClose={onClose} />, {
    path: '/tech/jobs/10001',
    answers: { 'technicians.jobs.complete': booked },
  });
  const notes = await page.findByLabelText<HTMLTextAreaElement>(/^What was done/);
  await page.user.clear(notes);
  await page.user.type(notes, 'All done');

  await page.user.click(page.getByRole('button', { name: 'Complete' }));

  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(page.calledWith('technicians.jobs.complete')).toMatchObject([{ notes: 'All done' }]);
  expect(notes.value).toBe('');
});
