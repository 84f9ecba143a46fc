import type { OrderView } from '#schema/orders/order.ts';

export interface MissingParticular {
  readonly dialog: 'serial' | 'jobsite';
  readonly name: string;
}

/** What the order's checklist asks this person for: what is not known yet and may be added by it. */
export function missingParticulars({
  equipment,
  jobsite,
  allowedCommands,
}: Pick<OrderView, 'equipment' | 'jobsite' | 'allowedCommands'>): MissingParticular[] {
  const may = (command: string) => allowedCommands.includes(command);
  const missing: MissingParticular[] = [];
  if (equipment.serialNumber === null && may('updateSerialNumber')) {
    missing.push({ dialog: 'serial', name: 'Add Serial Number' });
  }
  if (jobsite.name === null && may('updateJobsite')) missing.push({ dialog: 'jobsite', name: 'Add jobsite' });
  return missing;
}
