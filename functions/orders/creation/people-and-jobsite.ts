import type * as z from 'zod';
import { AppError, notFound } from '#functions/platform/errors.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import type { Participant, Person } from '#schema/orders/order.ts';
import type { createOrderInput } from '#schema/orders/order-calls.ts';
import { defaultAccessHours } from '#schema/places/jobsite-clock.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { type Colleague, managesOrders } from '../colleagues.ts';

export type NewOrder = z.output<typeof createOrderInput>;

/**
 * The owner, who must be able to manage orders, and the participants, the caller among them (document 1 section 5,
 * final step). Throws BAD_INPUT.
 */
export function partsOf(
  { customerId, customerIds = [] }: NewOrder,
  caller: ConfirmedCaller,
  people: ReadonlyMap<string, Colleague>,
): { owner: Person; participants: Participant[] } {
  const self = people.get(caller.accountId)?.person;
  if (self === undefined) throw notFound('The user');
  if (!customerId && !caller.permissions.includes('order_management')) {
    throw badField('customerId', 'Required', 'Choose who is to own the order.');
  }
  const chosen = customerId ? people.get(customerId) : undefined;
  if (customerId && (chosen === undefined || !managesOrders(chosen))) {
    throw badField('customerId', 'Choose an active user who can manage orders as the owner.');
  }
  const invited = customerIds.map((id) => people.get(id)?.person);
  const found = invited.filter((person) => person !== undefined);
  if (found.length < invited.length) {
    throw badField('customerIds', 'Choose participants among the active users of the company.');
  }
  const everybody = new Map([self, ...found].map((person) => [person.id, person]));
  return { owner: chosen?.person ?? self, participants: [...everybody.values()] };
}

/**
 * The jobsite of a new order. What the input leaves out of a known jobsite stays as it is. Throws BAD_INPUT for an
 * unknown one without a name.
 */
export function jobsiteOf(input: NewOrder, known: Jobsite | undefined): Jobsite {
  if (input.jobsiteId && known === undefined && !input.jobsiteName) {
    throw badField('jobsiteId', 'Choose a jobsite of your company, or name a new one.');
  }
  const { accessHoursStart: start, accessHoursEnd: end } =
    input.accessHoursStart === undefined
      ? (known ?? { accessHoursStart: defaultAccessHours.start, accessHoursEnd: defaultAccessHours.end })
      : input;
  const instructions =
    input.arrivalInstructions === undefined ? known?.arrivalInstructions : input.arrivalInstructions;
  return {
    id: known?.id ?? null,
    name: input.jobsiteName || known?.name || null,
    accessHoursStart: start ?? null,
    accessHoursEnd: end ?? null,
    arrivalInstructions: instructions || null,
    requirements: input.jobsiteRequirements ?? known?.requirements ?? [],
  };
}

function badField(field: keyof NewOrder, fault: string, message = fault): AppError {
  return new AppError('BAD_INPUT', message, { fields: { [field]: fault } });
}
