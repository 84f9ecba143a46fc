import type * as z from 'zod';
import { withTimeZone } from '#functions/places/time-zone.ts';
import { AppError } from '#functions/platform/errors.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import type { Participant, Person } from '#schema/orders/order.ts';
import type { approvePendingOrderInput } from '#schema/orders/order-calls.ts';
import { colleague, managesOrders } from '../colleagues.ts';
import { type Model, modelById, noSuchModel } from '../creation/resolve-machine.ts';
import type { ApprovalEdits } from '../lifecycle/order-commands.ts';

type ApprovedOrder = z.output<typeof approvePendingOrderInput>['order'];

/**
 * A manager's edits on approval, with people, model and place looked up. One round trip, half a read unit per person.
 * Throws BAD_INPUT for people who are not of the company, an owner who may not manage orders, and an unknown model.
 */
export async function approvalEdits(companyId: string, input: ApprovedOrder): Promise<ApprovalEdits> {
  const [owner, participants, model, place] = await Promise.all([
    input.customerId === undefined ? undefined : ownerOf(companyId, input.customerId),
    input.customerIds === undefined ? undefined : participantsOf(companyId, input.customerIds),
    input.modelId === undefined ? undefined : modelOf(companyId, input.modelId),
    input.address === undefined ? undefined : withTimeZone(input.address),
  ]);
  const { serialNumber } = input;
  return {
    issue: input.issue,
    owner,
    participants,
    serialNumber: typeof serialNumber === 'string' ? normalSerialNumber(serialNumber) : serialNumber,
    model,
    jobsite: {
      id: input.jobsiteId,
      name: filledOrNull(input.jobsiteName),
      accessHoursStart: input.accessHoursStart,
      accessHoursEnd: input.accessHoursEnd,
      arrivalInstructions: filledOrNull(input.arrivalInstructions),
      requirements: input.jobsiteRequirements,
    },
    place,
    faultCodeIds: input.faultCodeIds,
    contactName: filledOrNull(input.contactName),
    contactPhone: input.contactPhone,
    errorCodes: input.errorCodes,
    poNumber: filledOrNull(input.poNumber),
  };
}

async function ownerOf(companyId: string, accountId: string): Promise<Person> {
  const owner = await colleague(companyId, accountId);
  if (owner === undefined || !managesOrders(owner)) {
    throw badField('order.customerId', 'Choose an active user who can manage orders as the owner.');
  }
  return owner.person;
}

async function modelOf(companyId: string, modelId: string): Promise<Model> {
  const model = await modelById(companyId, modelId);
  if (model === undefined) throw badField('order.modelId', noSuchModel);
  return model;
}

async function participantsOf(companyId: string, accountIds: readonly string[]): Promise<Participant[]> {
  const found = await Promise.all([...new Set(accountIds)].map((id) => colleague(companyId, id)));
  return found.map((participant) => {
    if (participant !== undefined) return participant.person;
    throw badField('order.customerIds', 'Choose participants among the active users of the company.');
  });
}

function badField(field: string, message: string): AppError {
  return new AppError('BAD_INPUT', message, { fields: { [field]: message } });
}

/** An empty field is cleared; a missing one stays as it is. */
function filledOrNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
