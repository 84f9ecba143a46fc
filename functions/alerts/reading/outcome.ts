import type { AlertOutcome, Reading } from '#schema/alerts/alerts.ts';

/**
 * The outcome of a reading: an alert needs a fault code, brand and model, and a location. `otherMail`: the probability that it is
 * not an alert.
 */
export function outcomeOf(reading: Omit<Reading, 'outcome'>, otherMail: number): AlertOutcome {
  const { faultCodes, brand, model, serialNumber, unitNumber, location } = reading;
  const known = serialNumber ?? unitNumber ?? (brand && model);
  const hasPlace =
    (location.lat !== null && location.long !== null) || location.address !== null || location.city !== null;
  const isWhole = faultCodes.length > 0 && brand !== null && model !== null && hasPlace;
  if (otherMail > (isWhole ? surely : perhaps)) return 'not_an_alert';
  if (faultCodes.length === 0) return known ? 'missing_fault_code' : 'not_an_alert';
  if (brand === null || model === null) return 'missing_equipment';
  if (!hasPlace) return 'missing_location';
  return faultCodes.every(({ severity }) => severity === 'low') ? 'low_priority' : 'ok';
}

const [perhaps, surely] = [0.5, 0.7];

/** Whether an outcome may lead to an order. */
export function isImportable(outcome: AlertOutcome): boolean {
  return outcome === 'ok' || outcome === 'low_priority';
}

/** How close an outcome is to an alert that can be ordered, to choose between readings of one message. */
export const ranks = {
  ok: 5,
  low_priority: 5,
  missing_location: 3,
  missing_equipment: 2,
  missing_fault_code: 1,
  not_an_alert: 0,
};
