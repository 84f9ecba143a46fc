import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import { type OrderEquipment, orderEquipment } from '#schema/orders/order.ts';
import {
  addMachine,
  getMachine,
  idOfSerialNumber,
  idOfUnitNumber,
  newMachineWrites,
  raiseHours,
  type StoredMachine,
  takenBy,
} from './equipment.store.ts';

/** A machine as a message describes it. `id` is used if the company does not have the machine yet. */
export interface NamedMachine {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly serialNumber: string | null;
  readonly unitNumber: string | null;
  readonly hours: number | null;
}

/**
 * The company's machine, found by serial number, then by unit number, or else added. When two messages about the same new machine
 * arrive at once, one adds it and the other finds it. `allowed` throws if nothing may be written; it is awaited in parallel with
 * the first reads. Two round trips for a new machine or one found by its number.
 */
export async function findOrAddMachine(
  companyId: string,
  named: NamedMachine,
  now: Date,
  allowed?: Promise<unknown>,
): Promise<OrderEquipment> {
  const serialNumber = named.serialNumber && normalSerialNumber(named.serialNumber);
  let unitNumber = named.unitNumber?.trim() || null;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const [known] = await Promise.all([find(companyId, named, serialNumber, unitNumber), allowed]);
    if (known !== undefined) return orderEquipment.parse(await withHours(known, named.hours));
    const machine: StoredMachine = {
      ...named,
      companyId,
      serialNumber,
      unitNumber,
      modelId: null,
      product: null,
      createdAt: now.toISOString(),
    };
    try {
      await addMachine(machine);
      return orderEquipment.parse(machine);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // Another machine has the unit number. Unit numbers are unique, and the serial number is the stronger evidence.
      if (takenBy(machine, error) === 'unit' && serialNumber !== null) unitNumber = null;
    }
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** The company's machine that a message describes, as stored; undefined if it has none. At most five read units, in two or three round trips. */
export async function machineNamed(
  companyId: string,
  named: Omit<NamedMachine, 'hours'>,
): Promise<OrderEquipment | undefined> {
  const serialNumber = named.serialNumber && normalSerialNumber(named.serialNumber);
  const known = await find(companyId, named, serialNumber, named.unitNumber?.trim() || null);
  return known && orderEquipment.parse(known);
}

/** Writes that add a machine, for another command's transaction: one, and one more for each of its numbers. */
export function writesOfNewMachine(companyId: string, machine: OrderEquipment, now: Date): Write[] {
  return newMachineWrites({ ...machine, companyId, createdAt: now.toISOString() });
}

async function find(
  companyId: string,
  named: Omit<NamedMachine, 'hours'>,
  serialNumber: string | null,
  unitNumber: string | null,
): Promise<StoredMachine | undefined> {
  const [own, idBySerial, idByUnit] = await Promise.all([
    getMachine(companyId, named.id),
    serialNumber === null ? undefined : idOfSerialNumber(companyId, serialNumber),
    unitNumber === null ? undefined : idOfUnitNumber(companyId, unitNumber),
  ]);
  if (own !== undefined) return own;
  const bySerial = idBySerial && (await getMachine(companyId, idBySerial));
  if (bySerial) return bySerial;
  const byUnit = idByUnit && (await getMachine(companyId, idByUnit));
  return byUnit && isSame(byUnit, named, serialNumber) ? byUnit : undefined;
}

/** Unit numbers are reused when a machine is replaced, so a different serial number means a different machine. */
function isSame(
  known: StoredMachine,
  named: Pick<NamedMachine, 'brand'>,
  serialNumber: string | null,
): boolean {
  return serialNumber === null || known.serialNumber === null
    ? known.brand.toLowerCase() === named.brand.toLowerCase()
    : known.serialNumber === serialNumber;
}

async function withHours(known: StoredMachine, hours: number | null): Promise<StoredMachine> {
  if (hours === null || (known.hours !== null && known.hours >= hours)) return known;
  try {
    await raiseHours(known, hours);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return { ...known, hours };
}

const mostAttempts = 4;
