import { procedure, router } from '#functions/platform/trpc.ts';
import {
  equipmentAllInput,
  equipmentAllOutput,
  numberIsUniqueOutput,
  searchModelsAndEquipmentInput,
  searchModelsAndEquipmentOutput,
  validateSerialNumberInput,
  validateUnitNumberInput,
} from '#schema/machines/fleet.ts';
import { serialNumberIsUnique, unitNumberIsUnique } from './number-is-unique.ts';
import { findMachines, searchModelsAndEquipment } from './search-fleet.ts';

/** customers.equipment.* A number that is not known yet, blank or `TBD`, is nobody's; who saves one is held to it again. */
export const equipmentRouter = router({
  all: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(equipmentAllInput)
    .output(equipmentAllOutput)
    .query(({ ctx, input }) => findMachines(ctx.caller.companyId, input)),

  searchModelsAndEquipment: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(searchModelsAndEquipmentInput)
    .output(searchModelsAndEquipmentOutput)
    .query(({ ctx, input }) => searchModelsAndEquipment(ctx.caller.companyId, input.search)),

  /** Two round trips and two and a half read units where somebody bears the number, else one of each. */
  validateSerialNumber: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(validateSerialNumberInput)
    .output(numberIsUniqueOutput)
    .query(({ ctx, input }) => serialNumberIsUnique(ctx.caller.companyId, input)),

  /** Likewise, whatever its case and spacing. */
  validateUnitNumber: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(validateUnitNumberInput)
    .output(numberIsUniqueOutput)
    .query(({ ctx, input }) => unitNumberIsUnique(ctx.caller.companyId, input)),
});
