import { describe, expect, it } from 'vitest';
import { type MessageFound, type Score, scoreMessage, totalScore } from '#test/support/alert-score.ts';
import { corpusPart } from '#training/corpus.ts';

type MachineFound = Extract<MessageFound, { alerts: unknown }>['alerts'][number];

const all = [...corpusPart('tuned'), ...corpusPart('apart')];

describe('The score', () => {
  it('is perfect for a message’s own truth, and lower with something changed', () => {
    const untouched = scoredWith((machine) => machine);
    const otherCode = scoredWith((machine) => ({ ...machine, faultCodes: machine.faultCodes.slice(1) }));
    const otherMeter = scoredWith((machine) => ({ ...machine, hours: (machine.hours ?? 0) + 10 }));
    const otherPlace = scoredWith((machine) => ({
      ...machine,
      location: { ...machine.location, address: '99 Dealer Row' },
    }));

    expect([untouched.allRight, untouched.outcomeRight, untouched.severityRight]).toEqual([1, 1, 1]);
    expect(untouched.ordersForNonAlerts).toBe(0);
    expect(otherCode.fields.faultCodes?.recall).toBeLessThan(0.2);
    expect(otherMeter.fields.hours?.f1).toBeLessThan(0.1);
    expect(otherPlace.fields['location.address']?.precision).toBe(0);
  });

  it('counts an order for each message read as an alert that is not one', () => {
    const refused = all.filter(({ truth }) => truth.outcome === 'not_an_alert');

    const scores = refused.map(({ truth }) => scoreMessage(truth, { outcome: 'ok', alerts: [] }));

    expect(totalScore(scores).ordersForNonAlerts).toBe(refused.length);
  });
});

/** The score of a reader that finds every message's truth, except for what `change` does to each machine. */
function scoredWith(change: (machine: MachineFound) => MachineFound): Score {
  return totalScore(
    all.map(({ truth }) => {
      const found: MessageFound =
        'alerts' in truth
          ? { outcome: truth.outcome, alerts: truth.alerts.map(change) }
          : { ...change(truth), outcome: truth.outcome };
      return scoreMessage(truth, found);
    }),
  );
}
