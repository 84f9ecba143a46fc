import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { readTechnician } from '#functions/technicians/read-technician.ts';
import {
  cancelOrderInput,
  estimatedFeesOutput,
  offerInput,
  orderIdInput,
  orderOutput,
} from '#schema/orders/order-calls.ts';
import { finishCommand, giveCommand, loadForCommand, type OrderAtHand } from '../give-command.ts';
import { type CommandOf, orderOf, type TechnicianFacts } from '../lifecycle/order-commands.ts';
import { headOf } from '../order.ts';
import { feesFor } from '../order-view.ts';
import { loadOrderRow } from '../store/orders.store.ts';
import { seesOrder } from '../visibility.rules.ts';

/** Booking a technician, or canceling the order. */
export const bookingProcedures = {
  /**
   * 'Confirm and Book'. Eligibility is checked by the technician's abilities in the offer, and the write checks that
   * they still hold. Only if they don't is the technician read, in two more round trips.
   */
  assignTechnician: procedure
    .meta({ ...abilities.assignTechnician, entity: 'order', guarded: ['order'] })
    .input(offerInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input: { orderTechniciansId: offerId } }) => {
      const atHand = await loadForCommand(ctx, orderOf(offerId));
      const book = (technician: CommandOf<'assignTechnician'>['technician']) =>
        finishCommand(ctx, atHand, {
          name: 'assignTechnician',
          offerId,
          technician,
        });
      try {
        return await book('as-offered');
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'TECHNICIAN_NOT_ELIGIBLE')) throw error;
        return book(await technicianNow(atHand, offerId));
      }
    }),

  requestNewAvailability: procedure
    .meta({ ...abilities.requestNewAvailability, entity: 'order', guarded: ['order'] })
    .input(offerInput)
    .output(orderOutput)
    .mutation(({ ctx, input: { orderTechniciansId } }) =>
      giveCommand(ctx, orderOf(orderTechniciansId), {
        name: 'requestNewAvailability',
        offerId: orderTechniciansId,
      }),
    ),

  cancel: procedure
    .meta({ ...abilities.cancel, entity: 'order', guarded: ['order'] })
    .input(cancelOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'cancel',
        reason: input.cancellationReason,
        custom: input.cancellationReasonCustom ?? null,
      }),
    ),

  reopen: procedure
    .meta({ ...abilities.reopen, entity: 'order', guarded: ['order'] })
    .input(orderIdInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const [atHand, company] = await Promise.all([
        loadForCommand(ctx, input.id),
        readCompany(ctx.caller.companyId, { consistent: true }),
      ]);
      const credit = creditUsageOf(company);
      return finishCommand(ctx, atHand, { name: 'reopen', credit });
    }),

  /** The booked technician's fees; null before a booking and for those who may not see fees. */
  getTechnicianEstimatedFees: procedure
    .meta({ permission: null, entity: 'order', guarded: ['order'] })
    .input(orderIdInput)
    .output(estimatedFeesOutput)
    .query(async ({ ctx, input }) => {
      const order = await loadOrderRow(input.id, { consistent: false });
      if (order === undefined || !seesOrder(ctx.caller, headOf(order))) throw notFound('The order');
      return feesFor(order, ctx.caller);
    }),
};

/** Who made the offer, checked now against the order as it was read; null if either is gone. */
async function technicianNow(
  { loaded }: OrderAtHand,
  offerId: string,
): Promise<Pick<TechnicianFacts, 'id' | 'eligible'> | null> {
  const technician = loaded?.offers.find(({ id }) => id === offerId)?.technician;
  if (loaded === undefined || technician === undefined) return null;
  const { id, companyId } = technician;
  const onFile = await readTechnician(id, { consistent: true, companyId });
  return { id, eligible: onFile !== undefined && isEligible(candidateOf(onFile), loaded.order) };
}
