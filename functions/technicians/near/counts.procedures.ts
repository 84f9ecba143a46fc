import { publicProcedure } from '#functions/platform/trpc.ts';
import { technicianCountInput, technicianCountOutput } from '#schema/technicians/technician-pages.ts';
import { readTechnicianCount } from './near.store.ts';
import { everybody, nameKey } from './near-rows.ts';

/** public.*: how many technicians could service a machine, anywhere. */
export const technicianCountProcedures = {
  /** One round trip, half a read unit. May lag briefly. */
  getNumberOfTechniciansByEquipment: publicProcedure
    .meta({ permission: null })
    .input(technicianCountInput)
    .output(technicianCountOutput)
    .query(async ({ input: { brandId, productId } }) => ({
      count: await readTechnicianCount(
        brandId ? nameKey(brandId) : everybody,
        productId ? nameKey(productId) : undefined,
      ),
    })),
};
