import { type Refused, refuse } from '#functions/platform/refusal.ts';
import type { Jobsite } from '#schema/places/places.ts';
import type { Order } from '../order.ts';
import type { Effect, Rule, TimelineEntry } from './order-commands.ts';

/** What is to be known about the jobsite: its name, when and how to get in, what it asks of technicians. */
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

/** Another place for the machine, with whatever else changes there. Offers were for the old one. */
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

/** A jobsite goes by its name: without one it is none, and another name is another jobsite, unless the edit says which. */
export function editJobsite(order: Order, edits: Partial<Jobsite>): Jobsite {
  const given = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
  const jobsite: Jobsite = { ...order.jobsite, ...given };
  const id = jobsite.name === order.jobsite.name ? jobsite.id : (edits.id ?? null);
  return { ...jobsite, id: jobsite.name === null ? null : (id ?? newJobsiteId(order)) };
}

/** The name of the edited order's jobsite, where it is another one, or stands for another place. */
export function jobsiteClaims(order: Order, edited: Order): Effect[] {
  const { id, name } = edited.jobsite;
  const moved = edited.address !== order.address || name !== order.jobsite.name || id !== order.jobsite.id;
  if (id === null || name === null || !moved) return [];
  return [
    { kind: 'claim-jobsite', jobsite: { ...edited.jobsite, id, name }, isNew: id === newJobsiteId(order) },
  ];
}

/** Both access hours or neither, and some time between them; `at` is what the input holds them in. */
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

/** Everybody reads the timeline: it says that the way in is another one, not which. */
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
