import { describe, expect, it } from 'vitest';
import { nextStep, ownOffer } from '../../../../frontend/src/features/technician/next-step.ts';
import { anUpdate } from '../chat/updates.ts';
import { aBookedJob, anOffer, anOpenJob, sam } from './technician-job.ts';

/** Tuesday, 9 in the morning in Chicago. */
const tuesday = new Date('2026-11-24T15:00:00Z');

describe('The next step of an open job', () => {
  it('is to offer a time, or to change a live offer', () => {
    const offered = anOpenJob({ ordersTechnicians: [anOffer()] });

    expect(nextStep(anOpenJob(), sam, tuesday)).toEqual({ primary: 'offer' });
    expect(nextStep(offered, sam, new Date('2026-11-20T13:00:00Z'))).toEqual({ primary: 'change-offer' });
  });

  it('is to offer again once the offer has expired', () => {
    const offered = anOpenJob({ ordersTechnicians: [anOffer()] });

    expect(nextStep(offered, sam, new Date('2026-11-20T15:00:00Z'))).toEqual({ primary: 'offer' });
  });

  it('ignores a colleague’s offer', () => {
    const job = anOpenJob({ ordersTechnicians: [anOffer({ technicianId: 'acc_kim' })] });

    expect(ownOffer(job, sam)).toBeUndefined();
    expect(nextStep(job, sam, new Date('2026-11-20T13:00:00Z'))).toEqual({ primary: 'offer' });
  });

  it('does not exist for a technician who can’t serve it', () => {
    expect(nextStep({ ...anOpenJob(), canServe: false }, sam, tuesday)).toBeUndefined();
  });
});

describe('The next step of a booked job', () => {
  it('is to arrive, which waits for the day', () => {
    const later = nextStep(aBookedJob('2026-11-25'), sam, tuesday);

    expect(later).toEqual({ primary: 'on-site', notYet: 'Only on the scheduled day, Wed, Nov 25' });
    expect(nextStep(aBookedJob('2026-11-24'), sam, tuesday)).toEqual({ primary: 'on-site' });
  });

  it('goes by the jobsite’s day, not the technician’s', () => {
    const stillTuesday = new Date('2026-11-25T05:30:00Z');

    expect(nextStep(aBookedJob('2026-11-24'), sam, stillTuesday)).toEqual({ primary: 'on-site' });
  });

  it('is to complete it or finish for the day while on site', () => {
    const job = aBookedJob('2026-11-24', {
      presence: { onSiteAt: '2026-11-24T14:05:00.000Z', offSiteAt: null },
    });

    expect(nextStep(job, sam, tuesday)).toEqual({ primary: 'complete', secondary: 'done-for-day' });
  });

  it('is to complete it or go back after leaving', () => {
    const job = aBookedJob('2026-11-24', {
      presence: { onSiteAt: '2026-11-24T14:05:00.000Z', offSiteAt: '2026-11-24T14:50:00.000Z' },
    });

    expect(nextStep(job, sam, tuesday)).toEqual({ primary: 'complete', secondary: 'on-site' });
  });

  it('is to leave once the day is done, and then to say when the next visit is', () => {
    const onSiteAt = '2026-11-24T14:05:00.000Z';
    const reported = (updateTypeName: 'done_for_day' | 'parts_needed', offSiteAt: string | null) =>
      aBookedJob('2026-11-24', {
        presence: { onSiteAt, offSiteAt },
        ordersUpdates: [anUpdate(1, { updateTypeName, createdAt: '2026-11-24T14:30:00.000Z' })],
      });

    expect(nextStep(reported('done_for_day', null), sam, tuesday)).toEqual({ primary: 'off-site' });
    for (const report of ['done_for_day', 'parts_needed'] as const) {
      expect(nextStep(reported(report, '2026-11-24T14:50:00.000Z'), sam, tuesday)).toEqual({
        primary: 'reschedule',
        secondary: 'complete',
      });
    }
  });

  it('goes by this visit, not by what was reported of an earlier one', () => {
    const job = aBookedJob('2026-11-24', {
      presence: { onSiteAt: '2026-11-24T14:05:00.000Z', offSiteAt: null },
      ordersUpdates: [anUpdate(1, { updateTypeName: 'done_for_day', createdAt: '2026-11-24T13:00:00.000Z' })],
    });

    expect(nextStep(job, sam, tuesday)).toEqual({ primary: 'complete', secondary: 'done-for-day' });
  });

  it('is to complete it or to move it once its day is over', () => {
    const job = aBookedJob('2026-11-23', {
      presence: { onSiteAt: '2026-11-23T14:05:00.000Z', offSiteAt: null },
    });

    expect(nextStep(job, sam, tuesday)).toEqual({ primary: 'complete', secondary: 'reschedule' });
  });

  it('does not exist if somebody else is booked, or the job is done', () => {
    const others = aBookedJob('2026-11-24', { technicianId: 'acc_kim', allowedCommands: ['postMessage'] });

    expect(nextStep(others, sam, tuesday)).toBeUndefined();
  });
});
