import type { AlertOriginal, CorrectedValues } from '#schema/alerts/alerts.ts';
import { valuesOfReading } from '#schema/alerts/reading-values.ts';
import { type Severity, severities } from '#schema/alerts/severity.ts';
import type { FieldErrors } from '../../lib/use-form.ts';

/**
 * The values as text fields: `brand`, `lat`, and for each fault code `fault.0.code`, `fault.0.description` and
 * `fault.0.severity`.
 */
export type ReadingTexts = Record<string, string>;

/** The alert's current values: corrected if they were, else as read. */
export function valuesNow({
  reading,
  correction,
}: Pick<AlertOriginal, 'reading' | 'correction'>): CorrectedValues {
  return correction?.values ?? valuesOfReading(reading);
}

export function textsOf({ location, faultCodes, ...values }: CorrectedValues): ReadingTexts {
  const plain = { ...values, ...location };
  return {
    ...Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [name, value === null ? '' : String(value)]),
    ),
    ...Object.fromEntries(
      faultCodes.flatMap(({ code, description, severity }, index) => [
        [`fault.${index}.code`, code],
        [`fault.${index}.description`, description ?? ''],
        [`fault.${index}.severity`, severity],
      ]),
    ),
  };
}

/** `rows`: numbers of the fault codes on the form, in order. */
export function valuesOfTexts(texts: ReadingTexts, rows: readonly number[]): CorrectedValues {
  const text = (name: string) => {
    const value = (texts[name] ?? '').trim();
    return value === '' ? null : value;
  };
  const number = (name: string) => {
    const value = text(name);
    return value === null ? null : Number(value.replaceAll(',', ''));
  };
  return {
    brand: text('brand'),
    model: text('model'),
    serialNumber: text('serialNumber'),
    unitNumber: text('unitNumber'),
    hours: number('hours'),
    location: {
      address: text('address'),
      city: text('city'),
      state: text('state'),
      lat: number('lat'),
      long: number('long'),
    },
    faultCodes: rows
      .map((row) => ({
        code: text(`fault.${row}.code`) ?? '',
        description: text(`fault.${row}.description`),
        severity: severityIn(texts[`fault.${row}.severity`]),
      }))
      // A row added and left empty is not a fault.
      .filter(({ code, description }) => code !== '' || description !== null),
    detectedAt: text('detectedAt'),
  };
}

/**
 * An alert's time for a date field: the sender's local time, and separately its zone (`2026-06-08T06:22`, `-05:00`);
 * undefined if it isn't such a time.
 */
export function clockOf(
  time: string,
): { readonly type: 'date' | 'datetime-local'; readonly clock: string; readonly zone: string } | undefined {
  const [, date, clock, zone = ''] = instant.exec(time) ?? [];
  if (date === undefined) return undefined;
  return clock === undefined
    ? { type: 'date', clock: date, zone }
    : { type: 'datetime-local', clock: `${date}T${clock}`, zone: zone.trim() };
}

/** The form's errors by field. `needed`: the alert has an order, which can't lose its machine. */
export function checkTexts(
  texts: ReadingTexts,
  rows: readonly number[],
  needed: boolean,
): FieldErrors<ReadingTexts> {
  const errors: Record<string, string> = {};
  const { brand, model, hours, location, faultCodes, detectedAt } = valuesOfTexts(texts, rows);
  if (needed && brand === null) errors.brand = 'Enter the brand.';
  if (needed && model === null) errors.model = 'Enter the model.';
  if (hours !== null && !(hours >= 0 && hours <= 1_000_000)) errors.hours = 'Enter hours as a number.';
  if (location.lat !== null && !(Math.abs(location.lat) <= 90)) {
    errors.lat = 'Enter a number from -90 to 90.';
  }
  if (location.long !== null && !(Math.abs(location.long) <= 180)) {
    errors.long = 'Enter a number from -180 to 180.';
  }
  if ((location.lat === null) !== (location.long === null)) {
    errors[location.lat === null ? 'lat' : 'long'] = 'Enter both latitude and longitude, or neither.';
  }
  if (detectedAt !== null && !(instant.test(detectedAt) && !Number.isNaN(Date.parse(detectedAt)))) {
    errors.detectedAt = 'Enter a date and time like 2026-11-19T14:05, with or without a zone.';
  }
  for (const row of rows) {
    const code = (texts[`fault.${row}.code`] ?? '').trim();
    const description = (texts[`fault.${row}.description`] ?? '').trim();
    if (code === '' && description !== '') errors[`fault.${row}.code`] = 'Enter the code as it is displayed.';
  }
  const first = rows[0];
  if (needed && faultCodes.length === 0 && first !== undefined) {
    errors[`fault.${first}.code`] ??= 'An order needs a fault code.';
  }
  return errors;
}

/** The form field that an API error is about (`values.location.lat`), if there is one. */
export function fieldOfPath(path: string, rows: readonly number[]): string | undefined {
  const name = path.replace(/^values\./, '').replace(/^location\./, '');
  const fault = /^faultCodes\.(\d+)\.(code|description|severity)$/.exec(name);
  if (fault) {
    const row = rows[Number(fault[1])];
    return row === undefined ? undefined : `fault.${row}.${fault[2]}`;
  }
  return plainFields.find((field) => field === name);
}

function severityIn(text: string | undefined): Severity {
  return severities.find((severity) => severity === text) ?? 'unknown';
}

const instant = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?( ?Z|[+-]\d{2}:?\d{2})?)?$/;

const plainFields = [
  'brand',
  'model',
  'serialNumber',
  'unitNumber',
  'hours',
  'address',
  'city',
  'state',
  'lat',
  'long',
  'detectedAt',
] as const;
