import { describe, expect, test } from 'vitest';
import { matchingState } from '../../../../frontend/src/features/order-detail/search/matching-phase.ts';

const openedAt = '2026-11-20T12:00:00.000Z';

function phaseAfter(seconds: number, alerted: number, available: number) {
  return matchingState(
    { openedAt, numberOfAlertedTechnicians: alerted, numberOfAvailableTechnicians: available },
    new Date(Date.parse(openedAt) + seconds * 1000),
  );
}

describe('The search phase that customers see', () => {
  test.each([
    [0, 0, 0, 'FindingTechsNearYou'],
    [29.999, 0, 0, 'FindingTechsNearYou'],
    [30, 0, 0, 'NoTechsAvailable'],
    [0, 3, 0, 'AlertingNearbyTechs'],
    [29.999, 3, 0, 'AlertingNearbyTechs'],
    [30, 3, 0, 'ExpandingTechSearch'],
    [629.999, 3, 0, 'ExpandingTechSearch'],
    [630, 3, 0, 'NoTechsAvailable'],
    [10, 3, 1, 'AlertingNearbyTechs'],
    [700, 3, 1, 'AlertingNearbyTechs'],
  ] as const)('after %d s with %d alerted and %d available: %s', (seconds, alerted, available, phase) => {
    expect(phaseAfter(seconds, alerted, available).phase).toBe(phase);
  });

  test('says when it ends, so that the order is requested again just then', () => {
    expect(phaseAfter(10, 0, 0).endsIn).toBe(20_000);
    expect(phaseAfter(100, 3, 0).endsIn).toBe(530_000);
    expect(phaseAfter(700, 3, 0).endsIn).toBeUndefined();
    expect(phaseAfter(10, 3, 1).endsIn).toBeUndefined();
  });

  test('starts with the first phase even if the clock is behind the server’s', () => {
    expect(phaseAfter(-60, 0, 0)).toEqual({ phase: 'FindingTechsNearYou', endsIn: 30_000 });
  });
});
