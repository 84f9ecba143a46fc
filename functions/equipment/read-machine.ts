import type { OrderEquipment } from '#schema/orders/order.ts';
import { getMachine, machineOfSerialNumber, machineOfUnitNumber } from './equipment.store.ts';

/** A machine of the company as its own row has it now. One read unit. */
export async function readMachine(
  companyId: string,
  equipmentId: string,
): Promise<OrderEquipment | undefined> {
  return getMachine(companyId, equipmentId);
}

/** Which machine of the company bears each number; a number that is not known is nobody's. Two round trips, two read units for each. */
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
