import * as z from 'zod';
import {
  absent,
  type ConditionFailed,
  getParsed,
  getRow,
  parseRow,
  put,
  queryRows,
  transact,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { type OrderEquipment, orderEquipment } from '#schema/orders/order.ts';
import { machineKey, serialKey, unitKey } from './machine-identity.ts';

/** A machine as stored. Its serial number and unit number are unique in the company. */
const storedMachine = orderEquipment.extend({
  companyId: entityId,
  createdAt: timestamp,
});
export type StoredMachine = z.infer<typeof storedMachine>;

/** The machine with a serial number, given in its normal form. Two round trips of one read unit each. */
export function machineOfSerialNumber(companyId: string, serialNumber: string) {
  return machineOf(companyId, idOfSerialNumber(companyId, serialNumber));
}

/** The machine with a unit number, ignoring case and spacing. */
export function machineOfUnitNumber(companyId: string, unitNumber: string) {
  return machineOf(companyId, idOfUnitNumber(companyId, unitNumber));
}

/** The id of the machine with a serial number, given in its normal form. One read unit. */
export function idOfSerialNumber(companyId: string, serialNumber: string) {
  return idOfHolder(serialKey(companyId, serialNumber));
}

/** The same for a unit number. */
export function idOfUnitNumber(companyId: string, unitNumber: string) {
  return idOfHolder(unitKey(companyId, unitNumber));
}

export async function getMachine(companyId: string, equipmentId: string): Promise<StoredMachine | undefined> {
  return getParsed(storedMachine, machineKey(companyId, equipmentId), { consistent: true });
}

/** Up to `most` of the company's machines. Half a read unit per 4 KB, which is about a dozen machines. */
export async function listMachines(companyId: string, most: number): Promise<OrderEquipment[]> {
  const { rows } = await queryRows(beginning(machineKey(companyId, ''), most));
  return rows.map((row) => parseRow(orderEquipment, row));
}

/**
 * Up to `most` machines whose number starts like the one in the key (`serialKey`, `unitKey`), sorted by number. Two round trips:
 * half a read unit, then half a unit per machine.
 */
export async function machinesOfNumbersThatBegin(
  key: { readonly pk: string; readonly sk: string },
  companyId: string,
  most: number,
): Promise<OrderEquipment[]> {
  const { rows } = await queryRows(beginning(key, most));
  const machines = await Promise.all(
    rows.map((row) => getRow(machineKey(companyId, parseRow(uniqueRow, row).equipmentId))),
  );
  return machines.flatMap((row) => (row === undefined ? [] : [parseRow(orderEquipment, row)]));
}

/** Writes a new machine with the rows that keep its numbers unique. Throws ConditionFailed: see `takenBy`. */
export async function addMachine(machine: StoredMachine): Promise<void> {
  await transact(newMachineWrites(machine));
}

/** Which condition of `addMachine` failed. */
export function takenBy(machine: StoredMachine, failure: ConditionFailed): 'machine' | 'serial' | 'unit' {
  if (failure.index === 0) return 'machine';
  return failure.index === 1 && machine.serialNumber !== null ? 'serial' : 'unit';
}

/** Hour meters only run forward, so an old alert that arrives late changes nothing. */
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

/** The machine, and the rows that keep its numbers unique. Each fails if its row exists. */
export function newMachineWrites(machine: StoredMachine): Write[] {
  const { companyId, id, serialNumber, unitNumber } = machine;
  const unique = { kind: 'unique', equipmentId: id };
  return [
    put({ ...machineKey(companyId, id), kind: 'equipment', ...machine }, absent),
    ...(serialNumber === null ? [] : [put({ ...serialKey(companyId, serialNumber), ...unique }, absent)]),
    ...(unitNumber === null ? [] : [put({ ...unitKey(companyId, unitNumber), ...unique }, absent)]),
  ];
}

const uniqueRow = z.object({ equipmentId: entityId });

async function machineOf(
  companyId: string,
  found: Promise<string | undefined>,
): Promise<StoredMachine | undefined> {
  const id = await found;
  return id === undefined ? undefined : getMachine(companyId, id);
}

async function idOfHolder(key: { pk: string; sk: string }): Promise<string | undefined> {
  const row = await getParsed(uniqueRow, key, { consistent: true });
  return row?.equipmentId;
}

function beginning(key: { readonly pk: string; readonly sk: string }, most: number) {
  return {
    KeyConditionExpression: 'pk = :company AND begins_with(sk, :begin)',
    ExpressionAttributeValues: { ':company': key.pk, ':begin': key.sk },
    Limit: most,
  };
}
