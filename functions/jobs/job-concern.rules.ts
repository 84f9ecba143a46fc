import { isOfThisRound } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { headOf } from '#functions/orders/order.ts';
import { seesOrder, type Viewer } from '#functions/orders/visibility.rules.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';

export interface JobReader {
  readonly caller: Exclude<Viewer, 'system'>;
  /** Somebody the caller acts for was alerted to the order, in this search or an earlier one. */
  readonly wasAlerted: boolean;
  /** The technicians that the caller acts for. */
  readonly technicians: readonly Candidate[];
}

/**
 * Whether a technician can see an order (document 3 section 2). While it is open: if they were alerted to it, could
 * serve it, or their company offered to. Afterwards: if their company does or did the job.
 */
export function concernsTechnician(
  { order, offers }: Pick<OrderRecord, 'order' | 'offers'>,
  { caller, wasAlerted, technicians }: JobReader,
): boolean {
  if (!seesOrder(caller, headOf(order))) return false;
  if (order.status !== 'open' || wasAlerted) return true;
  const hasOffered = offers.some(
    (offer) => isOfThisRound(offer, order) && offer.technician.companyId === caller.companyId,
  );
  return hasOffered || technicians.some((technician) => isEligible(technician, order));
}
