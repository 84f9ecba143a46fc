import { type AlertOriginal, alertOriginal as schema } from '#schema/alerts/alerts.ts';

/** An alert as it came: brand, model, and one code with its severity. */
export function alertOriginal(over: Partial<AlertOriginal> = {}): AlertOriginal {
  const text = 'Komatsu PC210: CA2265 (high)';
  const said = (value: string) => ({
    value,
    span: { start: text.indexOf(value), end: text.indexOf(value) + value.length },
    confidence: 0.9,
  });
  return schema.parse({
    id: 'alt_1',
    createdAt: '2026-06-08T12:31:00.000Z',
    source: 'paste',
    orderId: null,
    outcome: 'ok',
    message: null,
    text,
    reading: {
      outcome: 'ok',
      provider: null,
      sourceId: null,
      brand: said('Komatsu'),
      model: said('PC210'),
      serialNumber: null,
      unitNumber: null,
      hours: null,
      location: { address: null, city: null, state: null, lat: null, long: null },
      faultCodes: [
        { code: said('CA2265'), description: null, severity: 'high', severitySpan: said('high').span },
      ],
      detectedAt: null,
    },
    correction: null,
    correctable: true,
    ...over,
  });
}
