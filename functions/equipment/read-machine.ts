import type { OrderEquipment } from '#schema/orders/order.ts';
import { getMachine, machineOfSerialNumber, machineOfUnitNumber } from './equipment.store.ts';

/** One of the company's machines, as currently stored. One read unit. */
export async function readMachine(
  companyId: string,
  equipmentId: string,
): Promise<OrderEquipment | undefined> {
  return getMachine(companyId, equipmentId);
}

/** The company's machines with these numbers, if any. Two round trips, two read units per number. */
export async function readBearers(
  companyId: string,
  { serialNumber, unitNumber }: Pick<OrderEquipment, 'serialNumber' | 'unitNumber'>,
): Promise<{ bySerial: OrderEquipment | undefined; byUnit: OrderEquipment | undefined }> {
  const [bySerial, byUnit] = await Promise.all([
    serialNumber === null ? undefined : machineOfSerialNumber(companyId, serialNumber),
    unitNumber === null ? undefined : machineOfUnitNumber(companyId, unitNumber),
  ]);
  return { bySerial, byUnit };
}
