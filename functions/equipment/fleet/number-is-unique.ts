import type * as z from 'zod';
import {
  fleetMachine,
  type NumberIsUnique,
  normalSerialNumber,
  type validateSerialNumberInput,
  type validateUnitNumberInput,
} from '#schema/machines/fleet.ts';
import { getMachine, idOfSerialNumber, idOfUnitNumber } from '../equipment.store.ts';
import { readStanding } from '../machine-standing.ts';

/** Whether no other machine of the company has the serial number, and which one does. */
export async function serialNumberIsUnique(
  companyId: string,
  { equipmentId, serialNumber }: z.output<typeof validateSerialNumberInput>,
): Promise<NumberIsUnique> {
  const normal = normalSerialNumber(serialNumber);
  return answerFor(
    companyId,
    normal === null ? undefined : await idOfSerialNumber(companyId, normal),
    equipmentId,
  );
}

/** The same for a unit number, ignoring case and spacing. */
export async function unitNumberIsUnique(
  companyId: string,
  { equipmentId, unitNumber }: z.output<typeof validateUnitNumberInput>,
): Promise<NumberIsUnique> {
  return answerFor(
    companyId,
    unitNumber === '' ? undefined : await idOfUnitNumber(companyId, unitNumber),
    equipmentId,
  );
}

async function answerFor(
  companyId: string,
  bearerId: string | undefined,
  equipmentId: string | null | undefined,
): Promise<NumberIsUnique> {
  const unique = { isUnique: true, bearer: null };
  if (bearerId === undefined || bearerId === equipmentId) return unique;
  const [machine, standing] = await Promise.all([
    getMachine(companyId, bearerId),
    readStanding(companyId, bearerId),
  ]);
  return machine === undefined
    ? unique
    : { isUnique: false, bearer: fleetMachine.parse({ ...machine, ...standing }) };
}
