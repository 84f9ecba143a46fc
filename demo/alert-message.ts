import type { Reading } from '#schema/alerts/alerts.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { Address } from '#schema/places/places.ts';

/** What a telematics portal says about a machine. */
export interface HealthEvent {
  /** The portal's own name, and the name the reader uses for it. */
  readonly portal: { readonly name: string; readonly provider: string };
  readonly machine: OrderEquipment;
  readonly faults: readonly {
    readonly code: string;
    readonly description: string;
    readonly severity: Exclude<Severity, 'unknown'>;
  }[];
  /** `YYYY-MM-DD` and `HH:mm`, local time of the machine. */
  readonly reported: { readonly day: string; readonly time: string };
  readonly address: Address;
}

/**
 * The message of a health event, and what the reader finds in it. Both are written here because running the reader
 * would take longer than everything else; a test checks them against each other.
 */
export function messageOf({ portal, machine, faults, reported, address }: HealthEvent): {
  readonly text: string;
  readonly reading: Reading;
} {
  let text = '';
  const write = (words: string) => {
    text += words;
  };
  const mark = <T>(value: T, shown = String(value)) => {
    const start = text.length;
    text += shown;
    return { value, span: { start, end: text.length }, confidence: sure };
  };

  write(`${portal.name}: Health event\nAsset: `);
  const unitNumber = mark(machine.unitNumber ?? '');
  write(', ');
  const brand = mark(machine.brand);
  write(' ');
  const model = mark(machine.model);
  write(', serial number ');
  const serialNumber = mark(machine.serialNumber ?? '');
  const faultCodes = faults.map(({ code: displayed, description: words, severity }) => {
    write('\n');
    const code = mark(displayed);
    write(', ');
    const description = mark(words);
    write('\nSeverity: ');
    const { span: severitySpan } = mark(severity, severity.charAt(0).toUpperCase() + severity.slice(1));
    return { code, description, severity, severitySpan };
  });
  write('\nService meter: ');
  const hours = mark(machine.hours ?? 0, (machine.hours ?? 0).toLocaleString('en-US'));
  write(' h\nReported: ');
  const detectedAt = mark(`${reported.day}T${reported.time}:00`, `${reported.day} ${reported.time}`);
  write('\nLocation: ');
  const start = text.length;
  const street = mark(address.address1 ?? '');
  write(', ');
  const city = mark(address.city);
  write(', ');
  const state = mark(address.state);
  write(` ${address.zip}`);
  const whole = { value: text.slice(start), span: { start, end: text.length }, confidence: sure };

  return {
    text,
    reading: {
      outcome: 'ok',
      provider: portal.provider,
      sourceId: null,
      brand,
      model,
      serialNumber,
      unitNumber,
      hours,
      location: { text: whole, address: street, city, state, lat: null, long: null },
      faultCodes,
      detectedAt,
    },
  };
}

const sure = 0.95;
