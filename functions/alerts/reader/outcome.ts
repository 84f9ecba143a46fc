import type { AlertOutcome, Reading } from '#schema/alerts.ts';
import type { OtherMail } from './other-mail.ts';

/** What a reading comes to: an alert needs a fault code, brand and model, and a location. */
export function outcomeOf(reading: Omit<Reading, 'outcome'>, otherMail: OtherMail): AlertOutcome {
  if (otherMail === 'surely') return 'not_an_alert';
  const isOtherMail = otherMail === 'perhaps';
  const known = reading.serialNumber ?? reading.unitNumber ?? (reading.brand && reading.model);
  if (reading.faultCodes.length === 0) return known && !isOtherMail ? 'missing_fault_code' : 'not_an_alert';
  const hasMachine = reading.brand !== null && reading.model !== null;
  if (isOtherMail && !(hasMachine && (reading.serialNumber || hasLocation(reading)))) return 'not_an_alert';
  if (!hasMachine) return 'missing_equipment';
  if (!hasLocation(reading)) return 'missing_location';
  return reading.faultCodes.every((fault) => fault.severity === 'low') ? 'low_priority' : 'ok';
}

function hasLocation(reading: Pick<Reading, 'location'>): boolean {
  const { address, city, lat, long } = reading.location;
  return (lat !== null && long !== null) || address !== null || city !== null;
}
