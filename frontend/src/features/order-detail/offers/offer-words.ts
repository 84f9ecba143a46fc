import type { OfferView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { rateWords } from '../../../lib/fees.ts';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { relativeTime } from '../../../lib/time.ts';

/** The technician's name, or the company's if it hides names, else 'Technician'. */
export function technicianName({ account }: { readonly account: { readonly fullName: string } }): string {
  return account.fullName.trim() || 'Technician';
}

/** `2:41:07`, hours, minutes and seconds (document 2 section 4). */
export function countdownWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `Expired 12m ago`, `Expired yesterday`, `Expired on Nov 3`, `Expired in 2025` (document 2 section 4). */
export function expiredWords(end: number, timeZone: string, now: Date): string {
  const at = new Date(end);
  const [endDay, today] = [localDay(at, timeZone), localDay(now, timeZone)];
  const words = relativeTime(at.toISOString(), now, timeZone);
  if (words === 'Just now' || words === 'Yesterday') return `Expired ${words.toLowerCase()}`;
  if (endDay === today || words.endsWith('ago')) return `Expired ${words}`;
  return endDay.slice(0, 4) === today.slice(0, 4)
    ? `Expired on ${words}`
    : `Expired in ${endDay.slice(0, 4)}`;
}

/** `Today, 8:00 AM`, `Tomorrow, 8:00 AM CST`, else `Tue, Nov 24 at 8:00 AM`: in the jobsite's time. */
export function arrivalWords(
  { serviceDate, serviceTime }: Pick<OfferView, 'serviceDate' | 'serviceTime'>,
  timeZone: string,
  now: Date,
): string {
  const words = jobsiteTimeWords(serviceDate, serviceTime, timeZone) ?? '';
  const day = serviceDate.slice(0, 10);
  if (day === localDay(now, timeZone)) return words.replace(/^.* at /, 'Today, ');
  const tomorrow = new Date(`${localDay(now, timeZone)}T12:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return day === tomorrow.toISOString().slice(0, 10) ? words.replace(/^.* at /, 'Tomorrow, ') : words;
}

/** `3 technicians` */
export function technicianCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'technician' : 'technicians'}`;
}

/** One sentence to announce a new offer. */
export function offerSentence(offer: OfferView, timeZone: string): string {
  const when = jobsiteTimeWords(offer.serviceDate, offer.serviceTime, timeZone);
  return `${technicianName(offer.technician)} can come on ${when}, ${rateWords(offer)}.`;
}
