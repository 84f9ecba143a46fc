import type { AlertOutcome, Reading, WaitingAlert } from '#schema/alerts/alerts.ts';
import type { ImportedOrder } from './run-outcome.ts';

type Named = Pick<WaitingAlert, 'brand' | 'model' | 'unitNumber' | 'serialNumber'>;

/** `Komatsu PC210LC-11, unit EX-12`; undefined if nothing is known about the machine. */
export function machineName({ brand, model, unitNumber, serialNumber }: Named): string | undefined {
  const kind = [brand, model].filter((word) => word !== null).join(' ');
  const own =
    unitNumber !== null
      ? `unit ${unitNumber}`
      : serialNumber !== null
        ? `serial number ${serialNumber}`
        : undefined;
  const words = [kind, own].filter((word) => word !== undefined && word !== '').join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same, from what was read in a message. */
export function machineRead({ brand, model, unitNumber, serialNumber }: Reading): string | undefined {
  return machineName({
    brand: brand?.value ?? null,
    model: model?.value ?? null,
    unitNumber: unitNumber?.value ?? null,
    serialNumber: serialNumber?.value ?? null,
  });
}

/** `Created order #10012`, `Attached to orders #10001, #10002`. */
export function importedWords(orders: readonly ImportedOrder[]): string {
  const named = (words: string, of: readonly ImportedOrder[]) =>
    of.length === 0
      ? []
      : [`${words} ${of.length > 1 ? 'orders' : 'order'} ${of.map(({ id }) => `#${id}`).join(', ')}`];
  const created = orders.filter(({ isNew }) => isNew);
  const attached = orders.filter(({ isNew }) => !isNew);
  return [...named('Created', created), ...named('Attached to', attached)].join('. ');
}

/** How an alert came in, and where from: `By email, VisionLink`. */
export function cameThrough({ source, provider }: Pick<WaitingAlert, 'source' | 'provider'>): string {
  const way = { paste: 'Pasted', mail: 'By email', http: 'From the provider' }[source];
  return provider === null ? way : `${way}, ${provider}`;
}

/** What a machine in a message lacks for an order. */
export function lackWords(outcome: AlertOutcome): string {
  switch (outcome) {
    case 'missing_fault_code':
      return 'No fault codes were detected.';
    case 'missing_equipment':
      return 'The equipment’s brand and model are missing.';
    case 'missing_location':
      return 'The location is missing.';
    case 'not_an_alert':
      return 'This part isn’t an equipment alert.';
    case 'low_priority':
    case 'ok':
      return 'The order couldn’t be created.';
  }
}
