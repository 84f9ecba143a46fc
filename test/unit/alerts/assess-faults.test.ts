import { describe, expect, it } from 'vitest';
import { assess } from '#functions/alerts/assessment/assess-faults.rules.ts';
import type { FaultReading, Reading } from '#schema/alerts/alerts.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import { machineOfAlert, readingOf } from '../../support/alerts.ts';
import { inMinot } from '../../support/places.ts';

describe('Assessing a reading', () => {
  it('takes the higher of the stated and the assessed severity', () => {
    const stated = assessed([['SPN 100 FMI 1', 'low']]);
    const known = assessed([['SPN 97 FMI 15', 'high']]);

    expect(stated.faultCodes[0]).toMatchObject({
      severity: 'critical',
      statedSeverity: 'low',
      assessedSeverity: 'critical',
    });
    expect(known.faultCodes[0]).toMatchObject({ severity: 'high', assessedSeverity: 'low' });
  });

  it('gives the order the highest priority, and treats unknown as medium', () => {
    expect(
      assessed([
        ['A1', 'low'],
        ['A2', 'critical'],
      ]).priority,
    ).toBe('critical');
    expect(assessed([['A1', 'unknown']])).toMatchObject({ priority: 'medium', flow: 'order' });
  });

  it('gives faults stable ids that sort in the message’s order', () => {
    const codes: [string, Severity][] = [
      ['SPN 100 FMI 1', 'high'],
      ['SPN 110 FMI 0', 'high'],
      ['E0363(2)', 'low'],
    ];

    const [ids, again] = [assessed(codes), assessed(codes)].map(({ faultCodes }) =>
      faultCodes.map(({ id }) => id),
    );

    expect(again).toEqual(ids);
    expect([...(ids ?? [])].sort()).toEqual(ids);
  });

  it('is low priority only if every fault is low', () => {
    expect(
      assessed([
        ['A1', 'low'],
        ['A2', 'low'],
      ]),
    ).toMatchObject({ flow: 'low_priority', message: null });
    expect(
      assessed([
        ['A1', 'low'],
        ['A2', 'unknown'],
      ]).flow,
    ).toBe('order');
  });

  it('refuses a reading without a place, and says what to add', () => {
    const refused = assess(reading([['A1', 'high']]), { machine, place: null }, receivedAt);

    expect(refused).toMatchObject({ flow: 'refused', outcome: 'missing_location' });
    expect(refused.message).toMatch(/^A Fault Code, Equipment Brand and Model, and Location are needed/);
  });

  it('dates a fault by the message, or by its receipt if the message has no date', () => {
    const dated = assess(
      { ...reading([['A1', 'high']]), detectedAt: said('2026-06-08T06:22:00-05:00') },
      { machine, place },
      receivedAt,
    );

    expect(dated.faultCodes[0]?.lastTriggeredAt).toBe('2026-06-08T11:22:00.000Z');
    expect(assessed([['A1', 'high']]).faultCodes[0]?.lastTriggeredAt).toBe(receivedAt);
  });
});

const receivedAt = '2026-06-08T12:31:00.000Z';
const machine = machineOfAlert();
const place = {
  address: inMinot(),
  timeZone: 'America/Chicago',
  jobsite: null,
};

function assessed(faults: [string, Severity][]) {
  return assess(reading(faults), { machine, place }, receivedAt);
}

function reading(faults: [string, Severity][]): Reading {
  return readingOf({
    brand: said('Caterpillar'),
    model: said('330'),
    faultCodes: faults.map(
      ([code, severity]): FaultReading => ({
        code: said(code),
        description: null,
        severity,
        severitySpan: null,
      }),
    ),
    detectedAt: null,
  });
}

function said<T>(value: T) {
  return { value, span: { start: 0, end: 1 }, confidence: 1 };
}
