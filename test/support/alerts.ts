import { type CorrectedValues, type Reading, reading } from '#schema/alerts.ts';

/** What a manager makes of an alert. */
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

/** A reading of a message that says nothing beside what is given. */
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

/** A Caterpillar 330 of which nothing more is known. */
export function machineOfAlert(id = 'equ_1') {
  const unknown = { modelId: null, product: null, serialNumber: null, unitNumber: null, hours: null };
  return { equipment: { id, brand: 'Caterpillar', model: '330', ...unknown } };
}
