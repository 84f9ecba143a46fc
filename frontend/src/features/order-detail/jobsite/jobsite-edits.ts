import type * as z from 'zod';
import type { OrderView } from '#schema/orders/order.ts';
import { updateJobsiteInput } from '#schema/orders/order-calls.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import { address, addressInput } from '#schema/places/places.ts';
import type { PickedPlace } from '../../../components/forms/address-picker.tsx';

type Before = Pick<OrderView, 'jobsite' | 'address'>;

/**
 * The jobsite form. Clearing the name is an error; an order without one needs none. The current place may stay as
 * incomplete as it is; a new one must be complete.
 */
export function jobsiteForm(before: Before) {
  return jobsiteFields.superRefine((values, context) => {
    if (same(values.address, before.address) || addressInput.safeParse(values.address).success) return;
    context.addIssue({ code: 'custom', path: ['address'], message: 'Choose a place with a known address.' });
  });
}

const jobsiteFields = updateJobsiteInput.shape.jobsite.safeExtend({ address });
export type JobsiteValues = z.output<typeof jobsiteFields>;
type Typed = z.input<typeof jobsiteFields>;

/** The form's initial values. */
export function jobsiteValues({ jobsite, address }: Before): Typed {
  return {
    id: jobsite.id,
    name: jobsite.name ?? '',
    address,
    accessHoursStart: jobsite.accessHoursStart,
    accessHoursEnd: jobsite.accessHoursEnd,
    arrivalInstructions: jobsite.arrivalInstructions,
    requirements: jobsite.requirements,
  };
}

/**
 * A known jobsite brings its name, hours, instructions and requirements (document 2 section 4); an address only itself.
 */
export function withPlace(values: Typed, { address, jobsite }: PickedPlace): Typed {
  return jobsite === undefined ? { ...values, id: null, address } : ofJobsite(jobsite);
}

/** Only what differs from the order, so that nobody else's later change is overwritten. */
export function jobsiteChanges(order: Before, values: JobsiteValues) {
  const before = order.jobsite;
  const isNamedAnew = values.name !== undefined && values.name !== before.name;
  const isMoved = !same(values.address, order.address);
  return {
    // A new name means a new jobsite, unless a known one was chosen.
    ...(isNamedAnew && { name: values.name, ...(values.id !== before.id && { id: values.id }) }),
    ...(isMoved && { address: values.address }),
    ...(!(
      same(values.accessHoursStart, before.accessHoursStart) &&
      same(values.accessHoursEnd, before.accessHoursEnd)
    ) && {
      accessHoursStart: values.accessHoursStart,
      accessHoursEnd: values.accessHoursEnd,
    }),
    ...((values.arrivalInstructions || null) !== before.arrivalInstructions && {
      arrivalInstructions: values.arrivalInstructions || null,
    }),
    ...(!same(values.requirements, before.requirements) && { requirements: values.requirements }),
  };
}

function ofJobsite({ address, ...jobsite }: PlacedJobsite): Typed {
  return jobsiteValues({ jobsite, address });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
