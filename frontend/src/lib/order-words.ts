import type { OrderCard } from '#schema/orders/order.ts';
import type { CancellationReason, ComplaintReason, RejectionReason } from '#schema/orders/order-values.ts';

/** `Komatsu PC210LC-11` */
export function machineWords({ brand, model }: Pick<OrderCard, 'brand' | 'model'>): string {
  return `${brand} ${model}`.trim();
}

/** `Unit EX-12 · S/N C51234`, as far as known. A line only breaks between the two. */
export function unitWords({
  unitNumber,
  serialNumber,
}: Pick<OrderCard, 'unitNumber' | 'serialNumber'>): string | undefined {
  const words = [unitNumber && `Unit\u00a0${unitNumber}`, serialNumber && `S/N\u00a0${serialNumber}`].filter(
    Boolean,
  );
  return words.length > 0 ? words.join(' · ') : undefined;
}

/** `I-70 widening, Columbia, MO`: the jobsite's name, if any, and town. */
export function jobsiteWords({
  jobsiteName,
  city,
  state,
}: Pick<OrderCard, 'jobsiteName' | 'city' | 'state'>): string {
  return [jobsiteName, city, state].filter((part) => part !== null && part !== '').join(', ');
}

export const rejectionReasonLabels: Readonly<Record<RejectionReason, string>> = {
  issue_already_resolved: 'Issue already resolved',
  not_critical: 'Not critical',
  rental_unit: 'Rental unit',
  covered_under_warranty: 'Covered under warranty',
  using_in_house_or_other_provider: 'Using in-house or other provider',
  awaiting_further_diagnostics: 'Awaiting further diagnostics',
  cost_concerns: 'Cost concerns',
  duplicate: 'Duplicate',
  inaccurate_data: 'Inaccurate data',
  other: 'Other',
};

export const cancellationReasonLabels: Readonly<Record<CancellationReason, string>> = {
  in_house_tech_available: 'In-house tech available',
  choosing_different_provider: 'Choosing a different provider',
  no_longer_need_service: 'No longer need service',
  pricing_too_high: 'Pricing too high',
  not_enough_technicians_available: 'Not enough technicians available',
  no_suitable_time_slots: 'No suitable time slots',
  just_exploring: 'Just exploring',
  other: 'Other',
};

export const complaintReasonLabels: Readonly<Record<ComplaintReason, string>> = {
  unprofessional_behavior: 'Unprofessional behavior',
  poor_communication: 'Poor communication',
  incomplete_work: 'Incomplete work',
  late_arrival: 'Late arrival',
  no_show: 'No show',
  safety_violation: 'Safety violation',
  different_tech_showed_up: 'Different tech showed up',
  other: 'Other',
};

/** The label of a reason, or the person's own words for `other`. Undefined without a reason. */
export function reasonWords<Reason extends string>(
  labels: Readonly<Record<Reason, string>>,
  reason: Reason | null,
  custom: string | null,
): string | undefined {
  if (reason === null) return undefined;
  return reason === 'other' && custom?.trim() ? custom.trim() : labels[reason];
}
