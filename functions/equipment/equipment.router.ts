import { procedure, router } from '#functions/platform/trpc.ts';
import {
  numberIsUniqueOutput,
  validateSerialNumberInput,
  validateUnitNumberInput,
} from '#schema/equipment.ts';
import {
  equipmentAllInput,
  equipmentAllOutput,
  searchModelsAndEquipmentInput,
  searchModelsAndEquipmentOutput,
} from '#schema/fleet.ts';
import { normalSerialNumber } from '#schema/serial-number.ts';
import { machineOfSerialNumber, machineOfUnitNumber } from './equipment.store.ts';
import { findMachines, searchModelsAndEquipment } from './search-fleet.ts';

/** customers.equipment.* A number that is not known yet, blank or `TBD`, is nobody's; who saves one is held to it again. */
export const equipmentRouter = router({
  all: procedure
    .input(equipmentAllInput)
    .output(equipmentAllOutput)
    .query(({ ctx, input }) => findMachines(ctx.caller.companyId, input)),

  searchModelsAndEquipment: procedure
    .input(searchModelsAndEquipmentInput)
    .output(searchModelsAndEquipmentOutput)
    .query(({ ctx, input }) => searchModelsAndEquipment(ctx.caller.companyId, input.search)),

  /** Two round trips of one read unit where somebody bears the number, else one. */
  validateSerialNumber: procedure
    .input(validateSerialNumberInput)
    .output(numberIsUniqueOutput)
    .query(async ({ ctx, input }) => {
      const serialNumber = normalSerialNumber(input.serialNumber);
      const bearer =
        serialNumber === null ? undefined : await machineOfSerialNumber(ctx.caller.companyId, serialNumber);
      return { isUnique: bearer === undefined || bearer.id === input.equipmentId };
    }),

  /** Likewise, whatever its case and spacing. */
  validateUnitNumber: procedure
    .input(validateUnitNumberInput)
    .output(numberIsUniqueOutput)
    .query(async ({ ctx, input }) => {
      const { equipmentId, unitNumber } = input;
      const bearer =
        unitNumber === '' ? undefined : await machineOfUnitNumber(ctx.caller.companyId, unitNumber);
      return { isUnique: bearer === undefined || bearer.id === equipmentId };
    }),
});
