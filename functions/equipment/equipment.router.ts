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
import { serialNumberIsUnique, unitNumberIsUnique } from './fleet/number-is-unique.ts';
import { findMachines, searchModelsAndEquipment } from './fleet/search-fleet.ts';

/** customers.equipment.* A blank or `TBD` number counts as unique. Uniqueness is enforced again when a machine is saved. */
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

  /** Two round trips and two and a half read units if a machine has the number, otherwise one of each. */
  validateSerialNumber: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(validateSerialNumberInput)
    .output(numberIsUniqueOutput)
    .query(({ ctx, input }) => serialNumberIsUnique(ctx.caller.companyId, input)),

  /** The same, ignoring case and spacing. */
  validateUnitNumber: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(validateUnitNumberInput)
    .output(numberIsUniqueOutput)
    .query(({ ctx, input }) => unitNumberIsUnique(ctx.caller.companyId, input)),
});
