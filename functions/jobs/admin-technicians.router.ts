import { listPeople } from '#functions/accounts/admin-people.ts';
import { cardOf } from '#functions/orders/lists/pack-card.rules.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { adminTechnicianOf, readRepairPerson } from '#functions/technicians/company/admin-technician.ts';
import { changeTechnicianStatus } from '#functions/technicians/company/change-technician-status.ts';
import { createTechnician } from '#functions/technicians/company/create-technician.ts';
import {
  adminPeopleAllInput,
  adminPeopleAllOutput,
  adminTechnician,
  adminTechnicianByIdInput,
  createTechnicianInput,
  updatePersonStatusInput,
  updateTechnicianStatusOutput,
} from '#schema/admin.ts';
import { bookingsOf } from './bookings.ts';

/** admin.technicians.*: repair companies' people. */
export const adminTechniciansRouter = router({
  all: procedure
    .meta({ permission: 'admin_access', entity: 'company', guarded: ['person'] })
    .input(adminPeopleAllInput)
    .output(adminPeopleAllOutput)
    .query(({ ctx, input }) => listPeople(ctx.caller, 'technician', input)),

  byId: procedure
    .meta({ permission: 'admin_access', entity: 'account', guarded: ['person'] })
    .input(adminTechnicianByIdInput)
    .output(adminTechnician)
    .query(async ({ ctx, input: { id, companyId } }) =>
      adminTechnicianOf(ctx.caller, await readRepairPerson(id, { companyId })),
    ),

  create: procedure
    .meta({ permission: 'admin_access', entity: 'company', guarded: ['person'] })
    .input(createTechnicianInput)
    .output(adminTechnician)
    .mutation(async ({ ctx, input }) => adminTechnicianOf(ctx.caller, await createTechnician(ctx, input))),

  updateStatus: procedure
    .meta({ permission: 'admin_access', entity: 'account', guarded: ['person'] })
    .input(updatePersonStatusInput)
    .output(updateTechnicianStatusOutput)
    .mutation(async ({ ctx, input }) => {
      const [technician, bookings] = await Promise.all([
        changeTechnicianStatus(ctx, input),
        bookingsOf(input.id, ctx.now),
      ]);
      return {
        ...adminTechnicianOf(ctx.caller, technician),
        bookings: bookings.map(cardOf),
      };
    }),
});
