import type { AlertOriginal, CorrectedValues, Reading } from '#schema/alerts/alerts.ts';

/** A value read from the message: where it was found, how sure it is, and who read it. */
export interface ReadPlace {
  /** The form field's name: `brand`, `fault.0.code`. */
  readonly field: string;
  /** As shown in the form. */
  readonly value: string;
  /** Counts from 1 in form order; 0 if it isn't in the text. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly by: 'correction' | 'second_reader' | undefined;
}

/**
 * Every value read from the message, in form order. Fault codes removed by a correction are left out; the others follow
 * its order.
 */
export function readPlaces({
  reading,
  correction,
  text,
}: Pick<AlertOriginal, 'reading' | 'correction' | 'text'>): ReadPlace[] {
  let number = 0;
  return valuesRead(reading, correction?.values).map(({ field, value, span, confidence, by }) => {
    const isInText = span.start >= 0 && span.start < span.end && span.end <= text.length;
    if (isInText) number += 1;
    const { start, end } = isInText ? span : { start: 0, end: 0 };
    return { field, value, number: isInText ? number : 0, start, end, confidence, by };
  });
}

/** How certain a value is. `check`: a person should look at it. */
export type Sureness = 'sure' | 'likely' | 'check';

export function surenessOf(confidence: number): Sureness {
  if (confidence >= 0.85) return 'sure';
  return confidence >= 0.6 ? 'likely' : 'check';
}

/** `Probably right, as corrected earlier` */
export function surenessWords({ confidence, by }: Pick<ReadPlace, 'confidence' | 'by'>): string {
  const words = { sure: 'Read clearly', likely: 'Probably right', check: 'Check this' }[
    surenessOf(confidence)
  ];
  if (by === 'correction') return `${words}, as corrected earlier`;
  return by === 'second_reader' ? `${words}, found on a second pass` : words;
}

interface ValueRead extends Pick<ReadPlace, 'field' | 'value' | 'confidence' | 'by'> {
  readonly span: { readonly start: number; readonly end: number };
}

function valuesRead({ location, ...reading }: Reading, corrected: CorrectedValues | undefined): ValueRead[] {
  const plain = [
    ['brand', reading.brand],
    ['model', reading.model],
    ['serialNumber', reading.serialNumber],
    ['unitNumber', reading.unitNumber],
    ['hours', reading.hours],
    ['detectedAt', reading.detectedAt],
    ['address', location.address],
    ['city', location.city],
    ['state', location.state],
    ['lat', location.lat],
    ['long', location.long],
  ] as const;
  return [
    ...plain.flatMap(([field, read]) => (read === null ? [] : [readAs(field, read)])),
    ...reading.faultCodes.flatMap(({ code, description, severity, severitySpan }, index) => {
      const row = corrected ? corrected.faultCodes.findIndex((fault) => fault.code === code.value) : index;
      if (row === -1) return [];
      return [
        readAs(`fault.${row}.code`, code),
        ...(description === null ? [] : [readAs(`fault.${row}.description`, description)]),
        ...(severity === 'unknown' || severitySpan === null
          ? []
          : [readAs(`fault.${row}.severity`, { ...code, value: severity, span: severitySpan })]),
      ];
    }),
  ];
}

function readAs(
  field: string,
  read: Pick<ValueRead, 'span' | 'confidence'> & {
    readonly value: string | number;
    readonly by?: ReadPlace['by'];
  },
): ValueRead {
  const { value, span, confidence, by } = read;
  return { field, value: String(value), span, confidence, by };
}
