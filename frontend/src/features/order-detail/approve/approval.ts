import type { OrderView } from '#schema/orders.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#schema/phone.ts';
import type { FieldErrors } from '../../../lib/use-form.ts';
import { accessHoursProblem } from '../access-hours.ts';

/** The approval form as it is typed; empty where nothing is given. */
export interface ApprovalValues extends Record<string, string> {
  readonly issue: string;
  readonly jobsiteName: string;
  readonly accessHoursStart: string;
  readonly accessHoursEnd: string;
  readonly arrivalInstructions: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly poNumber: string;
}

export const jobsiteNameTaken =
  'The current jobsite name has already been used at another location. Please choose another.';

/** What the order brings with it; the suggested issue stands in until somebody has written one. */
export function approvalValues(order: OrderView): ApprovalValues {
  const { jobsite } = order;
  return {
    issue: order.issue ?? order.pendingIssue ?? '',
    jobsiteName: jobsite.name ?? '',
    accessHoursStart: withSeconds(jobsite.accessHoursStart),
    accessHoursEnd: withSeconds(jobsite.accessHoursEnd),
    arrivalInstructions: jobsite.arrivalInstructions ?? '',
    contactName: order.contactName ?? '',
    contactPhone: order.contactPhone === null ? '' : formatPhoneNumber(order.contactPhone),
    poNumber: order.poNumber ?? '',
  };
}

/** Document 1 section 5; `takenName` is a jobsite name that is known to be another location's. */
export function checkApproval(
  values: ApprovalValues,
  takenName: string | undefined,
): FieldErrors<ApprovalValues> {
  return {
    issue: values.issue.trim() === '' ? 'Required' : undefined,
    jobsiteName:
      takenName !== undefined && values.jobsiteName.trim() === takenName ? jobsiteNameTaken : undefined,
    accessHoursEnd: accessHoursProblem(values.accessHoursStart, values.accessHoursEnd),
    contactPhone:
      values.contactPhone.trim() !== '' && parsePhoneNumber(values.contactPhone) === undefined
        ? 'Invalid phone number'
        : undefined,
  };
}

/**
 * The input of approvePendingOrder: only what the form has changed, so that nothing is overwritten which somebody else
 * has changed since. `leftOut` are ids of faults that the order is not to be about.
 */
export function approvalInput(order: OrderView, values: ApprovalValues, leftOut: ReadonlySet<string>) {
  const before = approvalValues(order);
  const changed = <Name extends keyof ApprovalValues & string>(name: Name): string | null | undefined => {
    const value = values[name]?.trim() ?? '';
    return value === before[name] ? undefined : value || null;
  };
  return {
    id: order.id,
    order: {
      issue: values.issue.trim(),
      jobsiteName: changed('jobsiteName'),
      accessHoursStart: changed('accessHoursStart'),
      accessHoursEnd: changed('accessHoursEnd'),
      arrivalInstructions: changed('arrivalInstructions'),
      contactName: changed('contactName'),
      contactPhone: changed('contactPhone'),
      poNumber: changed('poNumber'),
      faultCodeIds:
        leftOut.size === 0
          ? undefined
          : order.faultCodes.map((fault) => fault.id).filter((id) => !leftOut.has(id)),
    },
  };
}

/** Stored times may lack their seconds; the choices have them. */
function withSeconds(time: string | null): string {
  if (time === null) return '';
  return time.length === 5 ? `${time}:00` : time;
}
