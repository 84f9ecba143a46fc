import * as z from 'zod';
import { defaultAccessHours } from '#schema/access-hours.ts';
import type { PlacedJobsite } from '#schema/jobsites.ts';
import { operationalStates, safetyRisks } from '#schema/order-values.ts';
import { address, jobsiteRequirement } from '#schema/places.ts';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { randomId } from '../../lib/random-id.ts';

/** What service is ordered for: a machine of the company, or a model, of which then a machine is named by its number. */
const machine = z.object({
  /** Null: a model. */
  equipmentId: z.string().nullable(),
  modelId: z.string().nullable(),
  brand: z.string(),
  model: z.string(),
  product: z.string().nullable(),
  serialNumber: z.string().nullable(),
  unitNumber: z.string().nullable(),
  hours: z.number().nullable(),
  openOrderId: z.string().nullable(),
  lastJobsite: z.string().nullable(),
});
export type DraftMachine = z.infer<typeof machine>;

/** An order as far as it is typed; fields of text hold what was typed. */
export const draftSchema = z.object({
  /** The order's idempotency key: whatever is sent under it, in whichever tab and however often, makes one order. */
  key: z.string(),
  /** Once it is made, and only its photos are still to go. */
  orderId: z.string().nullable(),
  machine: machine.nullable(),
  serialNumber: z.string(),
  unitNumber: z.string(),
  address: address.nullable(),
  /** The place is where the machine was last, and nobody has confirmed it by another choice. */
  isPlaceGuessed: z.boolean(),
  jobsiteId: z.string().nullable(),
  jobsiteName: z.string(),
  accessHoursStart: z.string().nullable(),
  accessHoursEnd: z.string().nullable(),
  arrivalInstructions: z.string(),
  requirements: z.array(jobsiteRequirement),
  contactName: z.string(),
  contactPhone: z.string(),
  faultCodes: z.string(),
  photoNames: z.array(z.string()),
  issue: z.string(),
  hours: z.string(),
  operationalStatus: z.enum(operationalStates).nullable(),
  safetyRisk: z.enum(safetyRisks).nullable(),
  ownerId: z.string().nullable(),
  participantIds: z.array(z.string()),
  poNumber: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

const noJobsite = {
  jobsiteId: null,
  jobsiteName: '',
  accessHoursStart: defaultAccessHours.start,
  accessHoursEnd: defaultAccessHours.end,
  arrivalInstructions: '',
  requirements: [],
} satisfies Partial<Draft>;

export function emptyDraft(): Draft {
  return {
    key: randomId(),
    orderId: null,
    machine: null,
    serialNumber: '',
    unitNumber: '',
    address: null,
    isPlaceGuessed: false,
    ...noJobsite,
    contactName: '',
    contactPhone: '',
    faultCodes: '',
    photoNames: [],
    issue: '',
    hours: '',
    operationalStatus: null,
    safetyRisk: null,
    ownerId: null,
    participantIds: [],
    poNumber: '',
  };
}

/** Whether anything was entered that an exit would lose. */
export function isBegun({ key, ...draft }: Draft): boolean {
  return JSON.stringify({ ...emptyDraft(), key }) !== JSON.stringify({ key, ...draft });
}

/**
 * A jobsite brings its name, hours, instructions and requirements (document 2 section 4). An address brings its place alone, and
 * takes away what an other place's jobsite has brought.
 */
export function atPlace(draft: Draft, place: PickedPlace, isGuess = false): Partial<Draft> {
  const { address: at, jobsite } = place;
  const common = { address: at, isPlaceGuessed: isGuess };
  if (jobsite !== undefined) return { ...common, ...ofJobsite(jobsite) };
  return draft.jobsiteId === null ? common : { ...common, ...noJobsite };
}

function ofJobsite(jobsite: PlacedJobsite): Partial<Draft> {
  return {
    jobsiteId: jobsite.id,
    jobsiteName: jobsite.name ?? '',
    accessHoursStart: jobsite.accessHoursStart,
    accessHoursEnd: jobsite.accessHoursEnd,
    arrivalInstructions: jobsite.arrivalInstructions ?? '',
    requirements: jobsite.requirements,
  };
}

/** The codes, one a line; blank lines are none (document 1 section 5). */
export function codesOf({ faultCodes }: Pick<Draft, 'faultCodes'>): string[] {
  return [...new Set(faultCodes.split(/\r\n?|\n/).map((line) => line.trim()))].filter((line) => line !== '');
}
