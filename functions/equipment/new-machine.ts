import type { Write } from '#functions/platform/table.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { newMachineWrites } from './equipment.store.ts';

/** The members of another's transaction that add a machine: one, and one for each of its numbers. */
export function writesOfNewMachine(companyId: string, machine: OrderEquipment, now: Date): Write[] {
  return newMachineWrites({ ...machine, companyId, createdAt: now.toISOString() });
}
