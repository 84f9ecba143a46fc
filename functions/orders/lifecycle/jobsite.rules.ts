import { type Refused, refuse } from '#functions/platform/refusal.ts';
import type { Jobsite } from '#schema/places/places.ts';
import type { Order } from '../order.ts';
import type { Effect, Rule, TimelineEntry } from './order-commands.ts';

/** Changes the jobsite's name, access hours, instructions and requirements. */
export const updateJobsite: Rule<'updateJobsite'> = ({ order }, { edits }) => {
  const edited = { ...order, jobsite: editJobsite(order, edits) };
  return (
    faultOf(edited.jobsite) ?? {
      order: { jobsite: edited.jobsite },
      updates: entriesOf(order.jobsite, edited.jobsite),
      effects: jobsiteClaims(order, edited),
    }
  );
};

/** Moves the order to another place, with any other changes to the jobsite. Offers were for the old place. */
export const moveJobsite: Rule<'moveJobsite'> = ({ order }, { edits, place }) => {
  const edited = { ...order, ...place, jobsite: editJobsite(order, edits) };
  return (
    faultOf(edited.jobsite) ?? {
      order: { ...place, jobsite: edited.jobsite },
      updates: [
        { type: 'jobsite_address_updated', data: { address: inWords(edited) } },
        ...entriesOf(order.jobsite, edited.jobsite),
      ],
      effects: jobsiteClaims(order, edited),
    }
  );
};

/**
 * A jobsite is identified by its name. An unnamed one is not a saved jobsite, and another name means another jobsite,
 * unless the edit has an id.
 */
export function editJobsite(order: Order, edits: Partial<Jobsite>): Jobsite {
  const given = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
  const jobsite: Jobsite = { ...order.jobsite, ...given };
  const id = jobsite.name === order.jobsite.name ? jobsite.id : (edits.id ?? null);
  return { ...jobsite, id: jobsite.name === null ? null : (id ?? newJobsiteId(order)) };
}

/** Claims the jobsite's name, if the jobsite or its place changed. */
export function jobsiteClaims(order: Order, edited: Order): Effect[] {
  const { id, name } = edited.jobsite;
  const moved = edited.address !== order.address || name !== order.jobsite.name || id !== order.jobsite.id;
  if (id === null || name === null || !moved) return [];
  return [
    { kind: 'claim-jobsite', jobsite: { ...edited.jobsite, id, name }, isNew: id === newJobsiteId(order) },
  ];
}

/** Access hours need both ends or neither, and must end after they start. `at` is the input's path to them. */
export function accessHoursFault(
  { accessHoursStart: start, accessHoursEnd: end }: Jobsite,
  at: 'jobsite' | 'order',
): Refused | undefined {
  if ((start === null) !== (end === null)) {
    const field = start === null ? 'accessHoursStart' : 'accessHoursEnd';
    return badField(`${at}.${field}`, 'Set both access hours or clear both');
  }
  return start !== null && end !== null && start >= end
    ? badField(`${at}.accessHoursEnd`, 'Access must end after it starts')
    : undefined;
}

function faultOf(jobsite: Jobsite): Refused | undefined {
  return jobsite.name?.trim() === ''
    ? badField('jobsite.name', 'Required')
    : accessHoursFault(jobsite, 'jobsite');
}

function badField(field: string, message: string): Refused {
  return refuse('BAD_INPUT', `${message}.`, { fields: { [field]: message } });
}

/** Everybody reads the timeline, so it says that the instructions changed, but not to what. */
function entriesOf(before: Jobsite, after: Jobsite): TimelineEntry[] {
  const hours = ({ accessHoursStart, accessHoursEnd }: Jobsite) => ({ accessHoursStart, accessHoursEnd });
  return [
    ...(JSON.stringify(hours(before)) === JSON.stringify(hours(after))
      ? []
      : [{ type: 'jobsite_access_hours_updated' as const, data: hours(after) }]),
    ...(before.arrivalInstructions === after.arrivalInstructions
      ? []
      : [{ type: 'jobsite_arrival_instructions_updated' as const }]),
  ];
}

/** `27 Depot Road, Minot, ND` */
export function inWords({ address: { address1, city, state } }: Pick<Order, 'address'>): string {
  return [address1, city, state].filter(Boolean).join(', ');
}

function newJobsiteId(order: Order): string {
  return `job_${order.id}_${order.version + 1}`;
}
