import * as z from 'zod';
import {
  absent,
  type ConditionFailed,
  getRow,
  parseRow,
  put,
  transact,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { orderEquipment } from '#schema/orders/order.ts';
import { machineKey, serialKey, unitKey } from './machine-identity.ts';

/** A machine of a company, as stored. Serial and unit number are unique in the company. */
const storedMachine = orderEquipment.extend({
  companyId: entityId,
  createdAt: timestamp,
});
export type StoredMachine = z.infer<typeof storedMachine>;

/** The machine that bears a serial number in its normal form. Two read units, in two round trips. */
export function machineOfSerialNumber(companyId: string, serialNumber: string) {
  return machineOf(companyId, idOfSerialNumber(companyId, serialNumber));
}

/** The machine that bears a unit number, whatever its case and spacing. */
export function machineOfUnitNumber(companyId: string, unitNumber: string) {
  return machineOf(companyId, idOfUnitNumber(companyId, unitNumber));
}

/** Which machine bears a serial number in its normal form. One read unit. */
export function idOfSerialNumber(companyId: string, serialNumber: string) {
  return bearerId(serialKey(companyId, serialNumber));
}

/** Likewise a unit number. */
export function idOfUnitNumber(companyId: string, unitNumber: string) {
  return bearerId(unitKey(companyId, unitNumber));
}

export async function getMachine(companyId: string, equipmentId: string): Promise<StoredMachine | undefined> {
  const row = await getRow(machineKey(companyId, equipmentId), { consistent: true });
  return row && parseRow(storedMachine, row);
}

/** Writes a new machine with what must be unique of it. Throws ConditionFailed: see `takenBy`. */
export async function addMachine(machine: StoredMachine): Promise<void> {
  await transact(newMachineWrites(machine));
}

/** What stood in the way of `addMachine`. */
export function takenBy(machine: StoredMachine, failure: ConditionFailed): 'machine' | 'serial' | 'unit' {
  if (failure.index === 0) return 'machine';
  return failure.index === 1 && machine.serialNumber !== null ? 'serial' : 'unit';
}

/** Hour meters only run forward: an older alert that comes late changes nothing. */
export async function raiseHours(machine: StoredMachine, hours: number): Promise<void> {
  await updateRow(
    machineKey(machine.companyId, machine.id),
    { expression: 'SET #hours = :hours', names: { '#hours': 'hours' }, values: { ':hours': hours } },
    {
      expression: 'attribute_exists(pk) AND (#hours = :none OR #hours < :hours)',
      values: { ':none': null },
    },
  );
}

/** The machine, and what must be unique of it; each holds only where nothing stands yet. */
export function newMachineWrites(machine: StoredMachine): Write[] {
  const { companyId, id, serialNumber, unitNumber } = machine;
  const unique = { kind: 'unique', equipmentId: id };
  return [
    put({ ...machineKey(companyId, id), kind: 'equipment', ...machine }, absent),
    ...(serialNumber === null ? [] : [put({ ...serialKey(companyId, serialNumber), ...unique }, absent)]),
    ...(unitNumber === null ? [] : [put({ ...unitKey(companyId, unitNumber), ...unique }, absent)]),
  ];
}

async function machineOf(
  companyId: string,
  found: Promise<string | undefined>,
): Promise<StoredMachine | undefined> {
  const id = await found;
  return id === undefined ? undefined : getMachine(companyId, id);
}

async function bearerId(key: { pk: string; sk: string }): Promise<string | undefined> {
  const row = await getRow(key, { consistent: true });
  return row && parseRow(uniqueRow, row).equipmentId;
}

const uniqueRow = z.object({ equipmentId: entityId });
