import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { overallRatingOf, technicianPageOf } from '#functions/technicians/profile/page.rules.ts';
import {
  readPublicReviews,
  readTechnicianPage,
  requireTechnician,
} from '#functions/technicians/profile/read-page.ts';
import {
  overallRatingInput,
  overallRatingOutput,
  type TechnicianPage,
  technicianByIdInput,
  technicianPage,
  technicianReviewsInput,
  technicianReviewsOutput,
} from '#schema/technicians/technician-pages.ts';
import { headOf } from '../order.ts';
import { readOffers, readOrders } from '../read-order.ts';
import { audienceOf, seesOrder } from '../visibility.rules.ts';

/** customers.technicians.*: the technicians that a customer may book or has booked. */
export const customersTechniciansRouter = router({
  byId: procedure
    .meta({ permission: null, entity: 'order', guarded: ['technician'] })
    .input(technicianByIdInput)
    .output(technicianPage)
    .query(({ ctx, input }) => technicianBeside(ctx.caller, input)),

  getOverallRating: procedure
    .meta({ permission: null })
    .input(overallRatingInput)
    .output(overallRatingOutput)
    .query(async ({ input }) => overallRatingOf(await requireTechnician(input.id))),

  getReviews: procedure
    .meta({ permission: null })
    .input(technicianReviewsInput)
    .output(technicianReviewsOutput)
    .query(({ ctx, input }) => readPublicReviews(ctx.caller, input)),
});

/**
 * The page of a technician who is booked for an order, or has offered on it in any round. Those who only follow the
 * order see no offers, so only the booked technician's page, without rates. Two round trips, up to nine read units,
 * mostly for reviews. Throws NOT_FOUND.
 */
async function technicianBeside(
  caller: Caller,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<TechnicianPage> {
  const [orders, offers, page] = await Promise.all([
    readOrders([orderId]),
    readOffers(id, [orderId]),
    readTechnicianPage(id),
  ]);
  const order = orders.get(orderId);
  if (order === undefined || !seesOrder(caller, headOf(order))) throw notFound('The technician');
  const isFollower = audienceOf(caller, order) === 'external';
  const isKnown = order.schedule?.technician.id === id || (!isFollower && offers.has(orderId));
  if (!isKnown || page === undefined) throw notFound('The technician');
  return technicianPageOf(page.onFile, page.beside, { withRates: !isFollower });
}
