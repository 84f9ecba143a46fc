import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { isEligible } from '#functions/matching/eligibility.rules.ts';
import { notFound } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { readTechnician } from '#functions/technicians/read-technician.ts';
import {
  cancelOrderInput,
  estimatedFeesOutput,
  offerInput,
  orderIdInput,
  orderOutput,
} from '#schema/orders.ts';
import { finishCommand, giveCommand, takeUp } from './give-command.ts';
import { headOf } from './order.ts';
import { orderOf } from './order-commands.ts';
import { feesFor } from './order-view.ts';
import { seesOrder } from './order-visibility.rules.ts';
import { loadOrderRow } from './orders.store.ts';

/** Who comes, and does anybody? */
export const bookingProcedures = {
  /** 'Confirm and Book'. Eligibility is asked at this moment: the technician is read up to date, two units and a round trip more. */
  assignTechnician: procedure
    .input(offerInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const offerId = input.orderTechniciansId;
      const atHand = await takeUp(ctx, orderOf(offerId));
      const { loaded } = atHand;
      const offer = loaded?.offers.find(({ id }) => id === offerId);
      const onFile =
        offer &&
        (await readTechnician(offer.technician.id, {
          consistent: true,
          companyId: offer.technician.companyId,
        }));
      return finishCommand(ctx, 'customers.orders.assignTechnician', atHand, {
        name: 'assignTechnician',
        offerId,
        technician:
          loaded === undefined || offer === undefined
            ? null
            : {
                id: offer.technician.id,
                eligible: onFile !== undefined && isEligible(candidateOf(onFile), loaded.order),
              },
      });
    }),

  requestNewAvailability: procedure
    .input(offerInput)
    .output(orderOutput)
    .mutation(({ ctx, input: { orderTechniciansId } }) =>
      giveCommand(ctx, 'customers.orders.requestNewAvailability', orderOf(orderTechniciansId), {
        name: 'requestNewAvailability',
        offerId: orderTechniciansId,
      }),
    ),

  cancel: procedure
    .input(cancelOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, 'customers.orders.cancel', input.id, {
        name: 'cancel',
        reason: input.cancellationReason,
        custom: input.cancellationReasonCustom ?? null,
      }),
    ),

  reopen: procedure
    .input(orderIdInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const [atHand, company] = await Promise.all([
        takeUp(ctx, input.id),
        readCompany(ctx.caller.companyId, { consistent: true }),
      ]);
      const credit = creditUsageOf(company);
      return finishCommand(ctx, 'customers.orders.reopen', atHand, { name: 'reopen', credit });
    }),

  /** Of whoever is booked; null before, and for those whom fees do not concern. */
  getTechnicianEstimatedFees: procedure
    .input(orderIdInput)
    .output(estimatedFeesOutput)
    .query(async ({ ctx, input }) => {
      const order = await loadOrderRow(input.id, { consistent: false });
      if (order === undefined || !seesOrder(ctx.caller, headOf(order))) throw notFound('The order');
      return feesFor(order, ctx.caller);
    }),
};
