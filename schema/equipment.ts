import * as z from 'zod';
import { fleetMachine } from './fleet.ts';
import { entityId } from './ids.ts';

const typedNumber = z.string().trim().max(200);

/** `equipmentId`: the machine that is to bear the number; unset for a new one. */
export const validateSerialNumberInput = z.object({
  equipmentId: entityId.nullish(),
  /** Part of the call, and of no consequence: a serial number is one machine's in the company, whatever its model. */
  modelId: entityId.nullish(),
  serialNumber: typedNumber,
});
export const validateUnitNumberInput = z.object({ equipmentId: entityId.nullish(), unitNumber: typedNumber });

/** False where another machine of the company bears it, which then is the `bearer`. */
export const numberIsUniqueOutput = z.object({ isUnique: z.boolean(), bearer: fleetMachine.nullable() });
export type NumberIsUnique = z.infer<typeof numberIsUniqueOutput>;
