import type { CorrectedValues } from '#schema/alerts/alerts.ts';

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
