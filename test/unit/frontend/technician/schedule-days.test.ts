import { describe, expect, it } from 'vitest';
import { scheduleDays } from '../../../../frontend/src/features/technician/schedule-days.ts';
import { aJobCard } from './technician-job.ts';

describe('The schedule', () => {
  it('shows today first, then overdue jobs, then the days to come', () => {
    const jobs = [
      aJobCard({ id: '10004', serviceDate: '2026-11-26' }),
      aJobCard({ id: '10003', serviceDate: '2026-11-25' }),
      aJobCard({ id: '10002', serviceDate: '2026-11-20' }),
      aJobCard({ id: '10001', serviceDate: '2026-11-24', serviceTime: '13:00:00' }),
      aJobCard({ id: '10005', serviceDate: '2026-11-24', serviceTime: '08:00:00' }),
    ];

    const days = scheduleDays(jobs, new Date('2026-11-24T15:00:00Z'));

    expect(days.map(({ title, jobs: ofDay }) => [title, ofDay.map(({ id }) => id)])).toEqual([
      ['Today, Nov 24', ['10005', '10001']],
      ['Earlier, not completed', ['10002']],
      ['Tomorrow, Nov 25', ['10003']],
      ['Thu, Nov 26', ['10004']],
    ]);
  });

  it('puts each job on its day at its own jobsite', () => {
    const midnightInNewYork = new Date('2026-11-25T05:30:00Z');

    const days = scheduleDays(
      [
        aJobCard({ id: '10001', serviceDate: '2026-11-24', timeZone: 'America/Los_Angeles' }),
        aJobCard({ id: '10002', serviceDate: '2026-11-25', timeZone: 'America/New_York' }),
      ],
      midnightInNewYork,
    );

    expect(days.map(({ title }) => title)).toEqual(['Today, Nov 24', 'Today, Nov 25']);
  });
});
