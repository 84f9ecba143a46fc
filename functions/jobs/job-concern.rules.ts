import { ofThisRound } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { headOf } from '#functions/orders/order.ts';
import { seesOrder, type Viewer } from '#functions/orders/visibility.rules.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';

export interface JobReader {
  readonly caller: Exclude<Viewer, 'system'>;
  /** One of those whom the caller acts for was alerted to the order, in this search or an earlier one. */
  readonly wasAlerted: boolean;
  /** Those whom the caller acts for. */
  readonly technicians: readonly Candidate[];
}

/**
 * Whether an order exists for a technician (document 3 section 2): while it is open, if it was alerted to it, could serve
 * it, or its company has offered to; else, if its company is the one that does it or did.
 */
export function concernsTechnician(
  { order, offers }: Pick<OrderRecord, 'order' | 'offers'>,
  { caller, wasAlerted, technicians }: JobReader,
): boolean {
  if (!seesOrder(caller, headOf(order))) return false;
  if (order.status !== 'open' || wasAlerted) return true;
  const hasOffered = offers.some(
    (offer) => ofThisRound(offer, order) && offer.technician.companyId === caller.companyId,
  );
  return hasOffered || technicians.some((technician) => isEligible(technician, order));
}
