import type { OperationalState, SafetyRisk } from '#schema/orders/order-values.ts';
import { defaultAccessHours } from '#schema/places/jobsite-clock.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import type { Address, JobsiteRequirement } from '#schema/places/places.ts';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { randomId } from '../../lib/random-id.ts';

/**
 * What service is ordered for: one of the company's machines, or a model, with the machine's numbers typed separately.
 */
export interface DraftMachine {
  /** Null for a model. */
  readonly equipmentId: string | null;
  readonly modelId: string | null;
  readonly brand: string;
  readonly model: string;
  readonly product: string | null;
  readonly serialNumber: string | null;
  readonly unitNumber: string | null;
  readonly hours: number | null;
  readonly openOrderId: string | null;
  readonly lastJobsite: string | null;
}

/** An order in progress; text fields hold the text as typed. A change of shape needs a new `version`. */
export interface Draft {
  readonly version: typeof version;
  /** The order's idempotency key: whatever is sent with it, from any tab and however often, makes one order. */
  readonly key: string;
  /** Set once the order is placed and only its photos remain. */
  readonly orderId: string | null;
  readonly machine: DraftMachine | null;
  readonly serialNumber: string;
  readonly unitNumber: string;
  readonly address: Address | null;
  /** The place is where the machine last was; nobody has confirmed it or chosen another. */
  readonly isPlaceGuessed: boolean;
  readonly jobsiteId: string | null;
  readonly jobsiteName: string;
  readonly accessHoursStart: string | null;
  readonly accessHoursEnd: string | null;
  readonly arrivalInstructions: string;
  readonly requirements: JobsiteRequirement[];
  readonly contactName: string;
  readonly contactPhone: string;
  readonly faultCodes: string;
  readonly photoNames: readonly string[];
  readonly issue: string;
  readonly hours: string;
  readonly operationalStatus: OperationalState | null;
  readonly safetyRisk: SafetyRisk | null;
  readonly ownerId: string | null;
  readonly participantIds: string[];
  readonly poNumber: string;
}

/** A stored draft; undefined if there is none, or another version of the app wrote it. */
export function keptDraft(kept: unknown): Draft | undefined {
  const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version;
  return isOurs ? (kept as Draft) : undefined;
}

const version = 1;

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
    version,
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

/** Whether exiting would lose anything entered. */
export function isBegun(draft: Draft): boolean {
  return JSON.stringify({ ...draft, key: '' }) !== JSON.stringify({ ...emptyDraft(), key: '' });
}

/**
 * A jobsite brings its name, hours, instructions and requirements (document 2 section 4). An address brings only
 * itself, and clears what another place's jobsite had filled in.
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

/** The codes, one per line; blank lines don't count (document 1 section 5). */
export function codesOf({ faultCodes }: Pick<Draft, 'faultCodes'>): string[] {
  return [...new Set(faultCodes.split(/\r\n?|\n/).map((line) => line.trim()))].filter((line) => line !== '');
}
