import { staffProfileOf } from '#functions/accounts/staff-profile.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { staffProfile } from '#schema/accounts/account.ts';
import { technicianProfile } from '#schema/technicians/technician.ts';
import {
  getTechnicianInput,
  getTechnicianOutput,
  updateTechnicianInput,
} from '#schema/technicians/technician-profile.ts';
import { changeProfile, readProfile } from './profile.ts';

/** technicians.profile.* */
export const technicianProfileRouter = router({
  get: procedure
    .meta({ permission: 'technician_access' })
    .output(staffProfile)
    .query(({ ctx }) => staffProfileOf(ctx.caller)),

  getTechnician: procedure
    .meta({ permission: 'technician_access', entity: 'account' })
    .input(getTechnicianInput)
    .output(getTechnicianOutput)
    .query(({ ctx, input }) => readProfile(ctx.caller, input.technicianId)),

  update: procedure
    .meta({ permission: 'technician_access', entity: 'account' })
    .input(updateTechnicianInput)
    .output(technicianProfile)
    .mutation(({ ctx, input: { technicianId, ...change } }) => changeProfile(ctx, change, technicianId)),
});
