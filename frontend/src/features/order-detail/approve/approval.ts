import type * as z from 'zod';
import type { OrderView } from '#schema/orders/order.ts';
import { approvePendingOrderInput } from '#schema/orders/order-calls.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { address } from '#schema/places/places.ts';
import type { PickedPlace } from '../../../components/forms/address-picker.tsx';
import type { ZodForm } from '../../../components/forms/form.tsx';
import { takingPart } from '../edit/participants.ts';

/** The approval form (document 1 section 5). */
export const approvalForm = approvePendingOrderInput.shape.order
  .required({
    customerId: true,
    customerIds: true,
    jobsiteRequirements: true,
    faultCodeIds: true,
    errorCodes: true,
  })
  // The order's own address may have no state; the API refuses a new one without it.
  .extend({ address });
export type ApprovalValues = z.output<typeof approvalForm>;
type Typed = z.input<typeof approvalForm>;
/** The form's state, for its parts. */
export type ApprovalForm = ZodForm<Typed, ApprovalValues>;

/**
 * Initial values from the order; the suggested issue stands in until someone writes one. Approving an order without an
 * owner makes the approver its owner (document 3 section 4).
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

/**
 * A known jobsite brings its name, hours, instructions and requirements (document 2 section 4); an address only itself.
 */
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
 * The input of approvePendingOrder: the issue, and otherwise only what the form changed, so that nobody else's later
 * change is overwritten.
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
      // A new name means a new jobsite, unless a known one was chosen.
      ...('jobsiteName' in changed && jobsiteId && { jobsiteId }),
      ...(errorCodes && { errorCodes: errorCodes.filter((code) => code !== '') }),
    },
  };
}

/** The risk from the most severe code that is kept; null if unknown. */
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
