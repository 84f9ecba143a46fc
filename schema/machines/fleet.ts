import * as z from 'zod';
import { entityId, orderId } from '../ids.ts';
import { orderEquipment } from '../orders/order.ts';

const typedNumber = z.string().trim().max(200);

/** At most one of the two searches. Each matches a prefix. */
export const equipmentAllInput = z
  .object({
    /** Machines in use. There are no machines out of use, so `false` finds none. */
    active: z.boolean().default(true),
    modelId: entityId.nullish(),
    searchSerialNumber: typedNumber.optional(),
    searchUnitNumber: typedNumber.optional(),
  })
  .refine(({ searchSerialNumber, searchUnitNumber }) => !searchSerialNumber || !searchUnitNumber, {
    path: ['searchUnitNumber'],
    message: 'Search by serial number or by unit number',
  });
export type EquipmentQuery = z.infer<typeof equipmentAllInput>;
export const equipmentAllOutput = z.array(orderEquipment);

export const searchModelsAndEquipmentInput = z.object({ search: z.string().trim().max(100).default('') });

/** What orders say about a machine. */
const machineStanding = z.object({
  /** Its newest pending or open order. */
  openOrderId: orderId.nullable(),
  /** Its location in the last order: the jobsite's name, else its street or city. */
  lastJobsite: z.object({ name: z.string().nullable(), lat: z.number(), long: z.number() }).nullable(),
});
export type MachineStanding = z.infer<typeof machineStanding>;

/** A machine that service can be ordered for. */
export const fleetMachine = orderEquipment.extend(machineStanding.shape);
export type FleetMachine = z.infer<typeof fleetMachine>;

/**
 * A model, and how many of it the company has; 0 for models that it has only named, or that only the catalogue has.
 */
const fleetModel = orderEquipment
  .pick({ brand: true, model: true, modelId: true, product: true })
  .extend({ machines: z.number().int().nonnegative() });
export type FleetModel = z.infer<typeof fleetModel>;

export const searchModelsAndEquipmentOutput = z.object({
  models: z.array(fleetModel),
  equipment: z.array(fleetMachine),
});

/** `equipmentId`: the machine to get the number; unset for a new one. */
export const validateSerialNumberInput = z.object({
  equipmentId: entityId.nullish(),
  /** Part of the call, but not used: serial numbers are unique in a company, whatever the model. */
  modelId: entityId.nullish(),
  serialNumber: typedNumber,
});
export const validateUnitNumberInput = z.object({ equipmentId: entityId.nullish(), unitNumber: typedNumber });

/** False if another of the company's machines, the `bearer`, has it. */
export const numberIsUniqueOutput = z.object({ isUnique: z.boolean(), bearer: fleetMachine.nullable() });
export type NumberIsUnique = z.infer<typeof numberIsUniqueOutput>;

/**
 * A serial number as it is stored: upper case, without spaces. Null for `TBD`, `TBD-7` and blanks, which mean that it
 * is not known yet (document 1 section 5).
 */
export function normalSerialNumber(text: string): string | null {
  const normal = text.replace(/\s+/g, '').toUpperCase();
  return normal === '' || /^TBD(-?\d+)?$/.test(normal) ? null : normal;
}
