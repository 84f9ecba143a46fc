import { type CorrectedValues, type Reading, reading } from '#schema/alerts/alerts.ts';

/** A manager's version of an alert. */
export const correctedAlert: CorrectedValues = {
  brand: 'Caterpillar',
  model: '320',
  serialNumber: null,
  unitNumber: null,
  hours: null,
  location: { address: null, city: null, state: null, lat: 38.627, long: -90.1994 },
  faultCodes: [{ code: 'E0363(2)', description: null, severity: 'high' }],
  detectedAt: null,
};

/** A reading of a message that says only the given values. */
export function readingOf(said: Partial<Reading> = {}): Reading {
  return reading.parse({
    outcome: 'ok',
    provider: null,
    sourceId: null,
    brand: null,
    model: null,
    serialNumber: null,
    unitNumber: null,
    hours: null,
    location: { address: null, city: null, state: null, lat: null, long: null },
    faultCodes: [],
    detectedAt: null,
    ...said,
  });
}

/** A Caterpillar 330 with no further details. */
export function machineOfAlert(id = 'equ_1') {
  const unknown = { modelId: null, product: null, serialNumber: null, unitNumber: null, hours: null };
  return { equipment: { id, brand: 'Caterpillar', model: '330', ...unknown } };
}
