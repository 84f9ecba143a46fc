/** The customer's view of the search for technicians (document 1 section 4, matching sub-states). */
export type MatchingPhase =
  | 'FindingTechsNearYou'
  | 'AlertingNearbyTechs'
  | 'ExpandingTechSearch'
  | 'NoTechsAvailable';

export interface Matching {
  /** When the order was opened, ISO 8601. */
  readonly openedAt: string;
  readonly numberOfAlertedTechnicians: number;
  readonly numberOfAvailableTechnicians: number;
}

export interface MatchingState {
  readonly phase: MatchingPhase;
  /** Milliseconds until the next phase, when the order is refetched; undefined in a phase that time does not end. */
  readonly endsIn: number | undefined;
}

/** The phases in words. */
export const phaseNames: Readonly<Record<MatchingPhase, string>> = {
  FindingTechsNearYou: 'Finding techs near you',
  AlertingNearbyTechs: 'Alerting nearby techs',
  ExpandingTechSearch: 'Expanding tech search',
  NoTechsAvailable: 'No techs available',
};

export function matchingState(matching: Matching, now: Date): MatchingState {
  const elapsed = Math.max(0, now.getTime() - new Date(matching.openedAt).getTime());
  if (matching.numberOfAlertedTechnicians === 0) {
    return elapsed < first ? until('FindingTechsNearYou', first) : lasting('NoTechsAvailable');
  }
  if (matching.numberOfAvailableTechnicians > 0) return lasting('AlertingNearbyTechs');
  if (elapsed < first) return until('AlertingNearbyTechs', first);
  return elapsed < whole ? until('ExpandingTechSearch', whole) : lasting('NoTechsAvailable');

  function until(phase: MatchingPhase, end: number): MatchingState {
    return { phase, endsIn: end - elapsed };
  }
}

/** How much of the whole search is over, 0 to 1. */
export function searchProgress(openedAt: string, now: Date): number {
  return Math.min(1, Math.max(0, (now.getTime() - Date.parse(openedAt)) / whole));
}

const first = 30_000;
const whole = 630_000;

function lasting(phase: MatchingPhase): MatchingState {
  return { phase, endsIn: undefined };
}
