import type { Order, Schedule } from '#functions/orders/order.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { instantOf } from '#schema/places/jobsite-clock.ts';
import { inRoom } from '../channels/text-parts.rules.ts';

export function machineOf({ equipment }: Pick<Order, 'equipment'>): string {
  return `${equipment.brand} ${equipment.model}`;
}

/** The machine with its number, for people who have many; set off by commas, so the sentence can go on. */
export function numberedMachineOf(order: Pick<Order, 'equipment'>): string {
  const { unitNumber } = order.equipment;
  return unitNumber === null ? machineOf(order) : `${machineOf(order)}, unit ${unitNumber},`;
}

/** As long as a text message allows. */
export function shortMachineOf(order: Pick<Order, 'equipment'>): string {
  const machine = machineOf(order);
  return inRoom(machine, longestInText, '..');
}

/** The customer's name for the place. */
export function placeOf({ jobsite, address }: Pick<Order, 'jobsite' | 'address'>): string {
  return jobsite.name ?? townOf({ address });
}

export function townOf({ address }: Pick<Order, 'address'>): string {
  return `${address.city}, ${address.state}`;
}

export function streetOf({ jobsite, address }: Pick<Order, 'jobsite' | 'address'>): string {
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  const town = `${townOf({ address })}${address.zip === null ? '' : ` ${address.zip}`}`;
  const point = street === '' ? `${address.lat.toFixed(4)}, ${address.long.toFixed(4)}` : '';
  return [jobsite.name, street, town, point].filter(Boolean).join(', ');
}

/** `SPN 3226 FMI 18, E0363(2), 1 more`; empty if none. */
export function faultsOf({ faults }: Pick<Order, 'faults'>): string {
  const more = faults.count - faults.top.length;
  return [...faults.top.map(({ fault }) => fault), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** `Tue, Mar 3, 8:00 AM CST`, in the jobsite's time zone. */
export function whenOf(time: Pick<Schedule, 'serviceDate' | 'serviceTime'>, timeZone: string): string {
  return momentOf(instantOf(time.serviceDate, time.serviceTime, timeZone), timeZone);
}

/** The same for an instant. */
export function momentOf(instant: Date, timeZone: string): string {
  const shown = instant.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  // A single character outside GSM's alphabet cuts a text to 70 characters.
  return shown.replace(/\s/g, ' ');
}

/** `08:00:00` as `8:00 AM`. */
export function clockOf(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** `$192.00` */
export function dollarsOf(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** `about 12 miles away`; left out if unknown. */
export function distanceOf(miles: number | undefined): string {
  return miles === undefined ? '' : `about ${milesAway(miles)}`;
}

/** `12 miles away`, at least one. */
export function milesAway(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return `${whole} ${whole === 1 ? 'mile' : 'miles'} away`;
}

/** A stored value such as `late_arrival` as words. */
export function wordsOf(value: string): string {
  return value.replaceAll('_', ' ');
}

export function orderPath(order: Pick<Order, 'id'>): string {
  return `/orders/${order.id}`;
}

/** The same order on the technicians' pages. */
export function jobPath(order: Pick<Order, 'id'>): string {
  return `/tech/jobs/${order.id}`;
}

/** The list that a path belongs to: technicians and customers have different pages. */
export function listBeside(path: string): { readonly label: string; readonly path: string } {
  return path.startsWith('/tech/')
    ? { label: 'See your jobs', path: '/tech/jobs' }
    : { label: 'See your orders', path: '/orders' };
}

/** `Tue, Mar 3, 8:00 AM CST`; empty if nobody is booked. */
export function bookedTimeOf({ schedule, timeZone }: Pick<Order, 'schedule' | 'timeZone'>): string {
  return schedule === null ? '' : whenOf(schedule, timeZone);
}

/** `Ray Cole, (314) 555-0100`, as far as the order says. */
export function contactOf({
  contactName,
  contactPhone,
}: Pick<Order, 'contactName' | 'contactPhone'>): string {
  return joined(contactName, contactPhone && formatPhoneNumber(contactPhone));
}

/** Joined by commas, without empty parts. */
export function joined(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}

const longestInText = 30;
