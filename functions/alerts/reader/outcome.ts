import type { AlertOutcome, Reading } from '#schema/alerts.ts';

/** What an alert needs, in the order in which the first one missing names the outcome. */
const needs = {
  missing_fault_code: 'Fault Code',
  missing_equipment: 'Equipment Brand and Model',
  missing_location: 'Location',
} as const;

/** What a reading comes to: an alert needs a fault code, brand and model, and a location. */
export function outcomeOf(reading: Omit<Reading, 'outcome'>, isOtherMail: boolean): AlertOutcome {
  const known = reading.serialNumber ?? reading.unitNumber ?? (reading.brand && reading.model);
  if (reading.faultCodes.length === 0) return known && !isOtherMail ? 'missing_fault_code' : 'not_an_alert';
  const hasMachine = reading.brand !== null && reading.model !== null;
  if (isOtherMail && !(hasMachine && (reading.serialNumber || hasLocation(reading)))) return 'not_an_alert';
  if (!hasMachine) return 'missing_equipment';
  if (!hasLocation(reading)) return 'missing_location';
  return reading.faultCodes.every((fault) => fault.severity === 'low') ? 'low_priority' : 'ok';
}

/** True for the outcomes that an order may come of. */
export function isImportable(outcome: AlertOutcome): boolean {
  return outcome === 'ok' || outcome === 'low_priority';
}

/** What a person is told of an alert that can't be imported: what every alert needs, and what this one lacks. */
export function refusalMessage(outcome: AlertOutcome): string {
  const needed = 'A Fault Code, Equipment Brand and Model, and Location are needed to import an alert.';
  if (outcome === 'missing_fault_code') return `${needed} No fault codes were detected on this alert.`;
  if (outcome === 'missing_equipment' || outcome === 'missing_location')
    return `${needed} This one has no ${needs[outcome]}.`;
  return `${needed} This message is no equipment health alert.`;
}

function hasLocation(reading: Pick<Reading, 'location'>): boolean {
  const { address, city, lat, long } = reading.location;
  return (lat !== null && long !== null) || address !== null || city !== null;
}
