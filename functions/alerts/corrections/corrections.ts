import * as z from 'zod';
import { type CorrectedValues, correctedValues, type Reading } from '#schema/alerts/alerts.ts';
import { valuesOfReading } from '#schema/alerts/reading-values.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { outcomeOf } from '../reading/outcome.ts';
import { codeKey } from '../reading/values/codes.ts';

/** A manager's values for an alert. The original reading is kept next to them. */
export const correction = z.object({
  values: correctedValues,
  by: z.object({ accountId: entityId, firstName: z.string(), lastName: z.string() }),
  at: timestamp,
  /** Goes up by one with every correction. A write requires the version it was based on. */
  version: z.number().int().positive(),
});
export type Correction = z.infer<typeof correction>;

/** Whether a time is a valid calendar time in the format of alerts: ISO 8601, with or without an offset. */
export function isTime(text: string): boolean {
  const shape = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
  return shape.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether two versions of an alert name the same place. */
export function isSamePlace(one: CorrectedValues, other: CorrectedValues): boolean {
  const partsOf = ({ location: { address, city, state, lat, long } }: CorrectedValues) =>
    JSON.stringify([address, city, state, lat, long]);
  return partsOf(one) === partsOf(other);
}

/**
 * A reading with the manager's values, for the steps that follow the reading. It then counts as complete, whatever the message
 * was.
 */
export function correctedReading(reading: Reading, values: CorrectedValues): Reading {
  const { location } = reading;
  const isMoved = !isSamePlace(valuesOfReading(reading), values);
  const byCode = new Map(reading.faultCodes.map((fault) => [codeKey(fault.code.value), fault]));
  const draft = {
    ...reading,
    brand: stated(reading.brand, values.brand),
    model: stated(reading.model, values.model),
    serialNumber: stated(reading.serialNumber, values.serialNumber),
    unitNumber: stated(reading.unitNumber, values.unitNumber),
    hours: stated(reading.hours, values.hours),
    location: {
      // The message's own words led to the wrong place.
      ...(isMoved ? {} : { text: location.text }),
      address: stated(location.address, values.location.address),
      city: stated(location.city, values.location.city),
      state: stated(location.state, values.location.state),
      lat: stated(location.lat, values.location.lat),
      long: stated(location.long, values.location.long),
    },
    faultCodes: eachOnce(values.faultCodes).map(({ code, description, severity }) => {
      const fault = byCode.get(codeKey(code));
      return {
        code: stated(fault?.code ?? null, code) ?? asStated(code),
        description: stated(fault?.description ?? null, description),
        severity,
        severitySpan: fault?.severity === severity ? fault.severitySpan : null,
      };
    }),
    detectedAt: stated(reading.detectedAt, values.detectedAt),
  };
  return { ...draft, outcome: outcomeOf(draft, 0) };
}

function eachOnce(faults: CorrectedValues['faultCodes']): CorrectedValues['faultCodes'] {
  const seen = new Set<string>();
  return faults.filter(({ code }) => {
    const key = codeKey(code);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

interface Read<T> {
  value: T;
  span: { start: number; end: number };
  confidence: number;
}

function stated<T>(read: Read<T> | null, value: T | null): Read<T> | null {
  if (value === null) return null;
  return read?.value === value ? read : asStated(value);
}

function asStated<T>(value: T): Read<T> {
  return { value, span: { start: 0, end: 0 }, confidence: 1 };
}
