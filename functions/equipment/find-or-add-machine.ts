import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import { type OrderEquipment, orderEquipment } from '#schema/orders/order.ts';
import {
  addMachine,
  getMachine,
  machineOfSerialNumber,
  machineOfUnitNumber,
  raiseHours,
  type StoredMachine,
  takenBy,
} from './equipment.store.ts';

/** A machine as a message names it; `id` is what it is to be called where the company has it not yet. */
export interface NamedMachine {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly serialNumber: string | null;
  readonly unitNumber: string | null;
  readonly hours: number | null;
}

/**
 * The company's machine: by its serial number, else by its unit number, else a new one. Of two messages about the
 * same new machine at the same moment one adds it and the other finds it.
 */
export async function findOrAddMachine(
  companyId: string,
  named: NamedMachine,
  now: Date,
): Promise<OrderEquipment> {
  const serialNumber = named.serialNumber && normalSerialNumber(named.serialNumber);
  let unitNumber = named.unitNumber?.trim() || null;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const known = await find(companyId, named, serialNumber, unitNumber);
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
      // Another machine bears the unit number: a serial number says more, and unit numbers are one machine's only.
      if (takenBy(machine, error) === 'unit' && serialNumber !== null) unitNumber = null;
    }
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** The company's machine that a message names, as its own row has it; undefined for one that it has not. At most five read units. */
export async function machineNamed(
  companyId: string,
  named: Omit<NamedMachine, 'hours'>,
): Promise<OrderEquipment | undefined> {
  const serialNumber = named.serialNumber && normalSerialNumber(named.serialNumber);
  const known = await find(companyId, named, serialNumber, named.unitNumber?.trim() || null);
  return known && orderEquipment.parse(known);
}

async function find(
  companyId: string,
  named: Omit<NamedMachine, 'hours'>,
  serialNumber: string | null,
  unitNumber: string | null,
): Promise<StoredMachine | undefined> {
  const own = await getMachine(companyId, named.id);
  if (own !== undefined) return own;
  if (serialNumber !== null) {
    const known = await machineOfSerialNumber(companyId, serialNumber);
    if (known !== undefined) return known;
  }
  if (unitNumber === null) return undefined;
  const known = await machineOfUnitNumber(companyId, unitNumber);
  return known !== undefined && isSame(known, named, serialNumber) ? known : undefined;
}

/** A unit number moves on when a machine is replaced, so one with another serial number is another machine. */
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
