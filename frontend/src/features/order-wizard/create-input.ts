import type * as z from 'zod';
import type { createOrderInput } from '#schema/orders/order-calls.ts';
import { codesOf, type Draft } from './draft.ts';
import type { Orderer } from './step-rules.ts';

type CreateInput = z.input<typeof createOrderInput>;

/** The input of customers.orders.create. Undefined if a required step was never done. */
export function createInput(draft: Draft, { mayManage }: Orderer): CreateInput | undefined {
  const { machine, address } = draft;
  if (machine === null || address === null) return undefined;
  return {
    ...(machine.equipmentId === null ? ofModel(machine) : { equipmentId: machine.equipmentId }),
    serialNumber: machine.serialNumber ?? text(draft.serialNumber),
    unitNumber: machine.unitNumber ?? text(draft.unitNumber),
    hours: draft.hours.trim() === '' ? null : Number(draft.hours),
    operationalStatus: draft.operationalStatus,
    safetyRisk: draft.safetyRisk,
    issue: draft.issue.trim(),
    errorCodes: codesOf(draft),
    address,
    jobsiteId: draft.jobsiteId,
    jobsiteName: text(draft.jobsiteName),
    accessHoursStart: draft.accessHoursStart,
    accessHoursEnd: draft.accessHoursEnd,
    arrivalInstructions: text(draft.arrivalInstructions),
    jobsiteRequirements: draft.requirements,
    contactName: text(draft.contactName),
    contactPhone: text(draft.contactPhone),
    ...(mayManage
      ? { customerIds: draft.participantIds, poNumber: text(draft.poNumber) }
      : { customerId: draft.ownerId }),
  };
}

/** A model's id is enough; a model known only from machines is named. */
function ofModel({ modelId, brand, model, product }: NonNullable<Draft['machine']>) {
  return modelId === null ? { brand, model, equipmentType: product } : { modelId };
}

function text(typed: string): string | null {
  return typed.trim() || null;
}
