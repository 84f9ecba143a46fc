import type * as z from 'zod';
import type { OrderView } from '#schema/orders/order.ts';
import { approvePendingOrderInput } from '#schema/orders/order-calls.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { address } from '#schema/places/places.ts';
import type { PickedPlace } from '../../../components/forms/address-picker.tsx';
import type { ZodForm } from '../../../components/forms/form.tsx';
import { takingPart } from '../edit/participants.ts';

/** The approval as its form holds it (document 1 section 5). */
export const approvalForm = approvePendingOrderInput.shape.order
  .required({
    customerId: true,
    customerIds: true,
    jobsiteRequirements: true,
    faultCodeIds: true,
    errorCodes: true,
  })
  // The place that the order has may have no state; one that is put in its stead is refused by the service where it lacks one.
  .extend({ address });
export type ApprovalValues = z.output<typeof approvalForm>;
type Typed = z.input<typeof approvalForm>;
/** The state of the form, for its parts. */
export type ApprovalForm = ZodForm<Typed, ApprovalValues>;

/**
 * What the order brings with it; the suggested issue stands in until somebody has written one. Who approves an order that
 * has no owner becomes its owner (document 3 section 4).
 */
export function approvalValues(order: OrderView, approverId: string): Typed {
  const { jobsite, equipment } = order;
  const ownerId = order.customerId ?? approverId;
  return {
    issue: order.issue ?? order.pendingIssue ?? '',
    customerId: ownerId,
    customerIds: takingPart(order).filter((id) => id !== ownerId),
    serialNumber: equipment.serialNumber,
    modelId: equipment.modelId ?? undefined,
    jobsiteId: jobsite.id,
    jobsiteName: jobsite.name,
    address: order.address,
    accessHoursStart: jobsite.accessHoursStart,
    accessHoursEnd: jobsite.accessHoursEnd,
    arrivalInstructions: jobsite.arrivalInstructions,
    jobsiteRequirements: jobsite.requirements,
    faultCodeIds: order.faultCodes.map(({ id }) => id),
    errorCodes: order.errorCodes,
    contactName: order.contactName,
    contactPhone: order.contactPhone === null ? null : formatPhoneNumber(order.contactPhone),
    poNumber: order.poNumber,
  };
}

/** A known jobsite brings its name, hours, instructions and requirements (document 2 section 4); an address, its place alone. */
export function placeValues({ address, jobsite }: PickedPlace): Partial<Typed> {
  if (jobsite === undefined) return { address, jobsiteId: null };
  return {
    address,
    jobsiteId: jobsite.id,
    jobsiteName: jobsite.name,
    accessHoursStart: jobsite.accessHoursStart,
    accessHoursEnd: jobsite.accessHoursEnd,
    arrivalInstructions: jobsite.arrivalInstructions,
    jobsiteRequirements: jobsite.requirements,
  };
}

/**
 * The input of approvePendingOrder: the issue, and only what else the form has changed, so that nothing is overwritten which
 * somebody else has changed since.
 */
export function approvalInput(
  order: OrderView,
  approverId: string,
  values: ApprovalValues,
): z.input<typeof approvePendingOrderInput> {
  const before = approvalForm.parse({ ...approvalValues(order, approverId), issue: values.issue });
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, before[name as keyof ApprovalValues])),
  ) as Partial<ApprovalValues>;
  const { jobsiteId, errorCodes, ...others } = changed;
  return {
    id: order.id,
    order: {
      ...others,
      issue: values.issue,
      // Another name is another jobsite, unless it is one that was chosen.
      ...('jobsiteName' in changed && jobsiteId && { jobsiteId }),
      ...(errorCodes && { errorCodes: errorCodes.filter((code) => code !== '') }),
    },
  };
}

/** What the most severe of the codes that stay puts at risk; null where nothing is known of it. */
export function shownRisk(
  { riskDescription, faultCodes }: Pick<OrderView, 'riskDescription' | 'faultCodes'>,
  kept: readonly string[],
): string | null {
  if (faultCodes.every(({ id }) => kept.includes(id))) return riskDescription;
  return faultCodes.find(({ id }) => kept.includes(id))?.riskDescription ?? null;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
