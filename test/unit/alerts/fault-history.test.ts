import { describe, expect, it } from 'vitest';
import {
  countFaults,
  type FaultHistory,
  noFaultsSeen,
} from '#functions/alerts/assessment/fault-history.rules.ts';
import { faultOf } from '#test/support/orders.ts';

describe('How often a machine has reported a code', () => {
  it('is counted over all its alerts, and over the thirty days before the last', () => {
    const seen = seenOn('2026-01-01', '2026-05-20', '2026-06-10', '2026-06-18');

    expect(seen.faultCodes).toMatchObject([
      { count: 4, countLastThirtyDays: 3, lastTriggeredAt: '2026-06-18T00:00:00.000Z' },
    ]);
  });

  it('counts an alert once, however often it lists the code or is saved', () => {
    const faultCodes = [faultOf(), faultOf({ id: 'flt_2', fault: 'spn 3226, fmi 18' })];
    const alert = { id: 'alt_1', faultCodes, receivedAt };

    const first = countFaults(noFaultsSeen, alert);
    const again = countFaults(first.history, alert);

    expect(first.faultCodes.map(({ count }) => count)).toEqual([1, 1]);
    expect(again).toEqual(first);
  });

  it('keeps the latest time if an older alert arrives late', () => {
    const late = seenOn('2026-06-18', '2026-06-10');

    expect(late.faultCodes).toMatchObject([
      { count: 2, countLastThirtyDays: 2, lastTriggeredAt: '2026-06-18T00:00:00.000Z' },
    ]);
  });

  it('has no time after the alert’s receipt, even if a clock runs ahead', () => {
    const ahead = seenOn('2031-01-01');

    expect(ahead.faultCodes).toMatchObject([{ lastTriggeredAt: receivedAt }]);
  });

  it('drops the codes that were last seen longest ago', () => {
    const many = Array.from({ length: 80 }, (_, index) =>
      faultOf({
        id: `flt_${index}`,
        fault: `E${index}`,
        lastTriggeredAt: `2026-0${1 + Math.floor(index / 20)}-05T00:00:00.000Z`,
      }),
    );

    const { history, faultCodes } = countFaults(noFaultsSeen, { id: 'alt_1', faultCodes: many, receivedAt });

    expect(faultCodes).toHaveLength(80);
    expect(Object.values(history.codes)).toHaveLength(60);
    expect(Object.keys(history.codes)).toContain('E|79');
    expect(Object.keys(history.codes)).not.toContain('E|0');
  });
});

const receivedAt = '2026-07-01T00:00:00.000Z';

/** The counts in the last of several alerts that reported the same code on those days. */
function seenOn(...days: string[]) {
  let history: FaultHistory = noFaultsSeen;
  let counted = countFaults(history, { id: 'alt_0', faultCodes: [], receivedAt });
  for (const [index, day] of days.entries()) {
    const faultCodes = [faultOf({ lastTriggeredAt: `${day}T00:00:00.000Z` })];
    counted = countFaults(history, { id: `alt_${index + 1}`, faultCodes, receivedAt });
    history = counted.history;
  }
  return counted;
}
