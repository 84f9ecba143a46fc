import { describe, expect, it } from 'vitest';
import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import { handler as saveAlert } from '#functions/alert-import/steps/save-alert.ts';
import { getAlert } from '#functions/alerts/alerts.store.ts';
import type { Assessment } from '#functions/alerts/assessment/assessment.ts';
import { transact } from '#functions/platform/table.ts';
import type { Reading } from '#schema/alerts/alerts.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { machineOfAlert, readingOf } from '../../support/alerts.ts';
import { faultOf } from '../../support/orders.ts';
import { runningRun } from '../../support/runs.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('The counts of an alert’s codes', () => {
  it('go up with every alert, in the alert and in the step’s output', async () => {
    await save('one', { machine: 'equ_one', day: '2026-06-01' });

    const second = await save('two', { machine: 'equ_one', day: '2026-06-09' });

    expect(countsOf(second.assessment.faultCodes)).toEqual([[2, 2, '2026-06-09T00:00:00.000Z']]);
    const stored = await getAlert(second.alert.id);
    expect(countsOf(stored?.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode))).toEqual([
      [2, 2, '2026-06-09T00:00:00.000Z'],
    ]);
  });

  it('stay the same if the step runs again, or the same alert comes twice', async () => {
    const first = await save('again', { machine: 'equ_again', day: '2026-06-01' });

    const rerun = await save('again', { machine: 'equ_again', day: '2026-06-01' });
    const sentTwice = await save('copy', { machine: 'equ_again', day: '2026-06-01' });
    const next = await save('next', { machine: 'equ_again', day: '2026-06-02' });

    expect(rerun).toEqual(first);
    expect(sentTwice).toEqual(first);
    expect(countsOf(next.assessment.faultCodes)).toEqual([[2, 2, '2026-06-02T00:00:00.000Z']]);
  });

  it('miss none of several simultaneous alerts', async () => {
    const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];

    const saved = await Promise.all(
      days.map((day, index) => save(`race_${index}`, { machine: 'equ_race', day })),
    );

    const counts = saved.map(({ assessment }) => assessment.faultCodes[0]?.count);
    expect(counts.sort((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4]);
  });

  it('are kept per machine, and leave out refused alerts', async () => {
    await save('refused', { machine: 'equ_own', day: '2026-06-01', flow: 'refused' });
    await save('other', { machine: 'equ_other', day: '2026-06-02' });

    const own = await save('own', { machine: 'equ_own', day: '2026-06-03' });

    expect(own.assessment.faultCodes[0]?.count).toBe(1);
  });
});

/** The step's output for an alert of a machine that reports a code on a day. */
async function save(
  name: string,
  { machine, day, flow = 'order' }: { machine: string; day: string; flow?: Assessment['flow'] },
) {
  const runId = `run_${name}`;
  await transact([
    newRunWrite(runningRun(runId, 'com_one', receivedAt, { messageKey: `alerts/${name}.txt` })),
  ]).catch(() => undefined);
  return saveAlert({
    runId,
    companyId: 'com_one',
    source: 'paste',
    object: { bucket: 'uploads', key: `alerts/${name}.txt` },
    receivedAt,
    position: 0,
    of: 1,
    reading: reading(machine, day),
    machine: machineOfAlert(machine),
    place: null,
    assessment: {
      faultCodes: [faultOf({ lastTriggeredAt: `${day}T00:00:00.000Z` })],
      priority: 'medium',
      flow,
      outcome: 'ok',
      message: null,
    },
  });
}

const receivedAt = '2026-06-20T00:00:00.000Z';

function reading(unitNumber: string, detectedAt: string): Reading {
  return readingOf({
    brand: said('Caterpillar'),
    model: said('330'),
    unitNumber: said(unitNumber),
    faultCodes: [
      { code: said('SPN 3226 FMI 18'), description: null, severity: 'medium', severitySpan: null },
    ],
    detectedAt: said(detectedAt),
  });
}

function said<T>(value: T) {
  return { value, span: { start: 0, end: 1 }, confidence: 1 };
}

function countsOf(faults: readonly FaultCode[] = []) {
  return faults.map(({ count, countLastThirtyDays, lastTriggeredAt }) => [
    count,
    countLastThirtyDays,
    lastTriggeredAt,
  ]);
}
