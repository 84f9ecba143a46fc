import type { OperationalState, SafetyRisk } from '#schema/orders/order-values.ts';
import { localDay, wallClock } from '#schema/places/jobsite-clock.ts';
import type { Address, Jobsite, JobsiteRequirement } from '#schema/places/places.ts';
import { foreignZoneName, serviceTimeWords, timeOfDayWords } from './time.ts';

/** `Tue, Nov 24 at 8:00 AM CST`: the time at the jobsite. The zone is added if it is not the reader's. */
export function jobsiteTimeWords(date: string, time: string | null, timeZone: string): string | undefined {
  const words = serviceTimeWords(date, time);
  if (words === undefined || time === null) return words;
  // Close enough to tell daylight saving time.
  const zone = foreignZoneName(timeZone, new Date(`${date.slice(0, 10)}T${time.slice(0, 5)}:00Z`));
  return zone === undefined ? words : `${words} ${zone}`;
}

/** `today at 8:00 AM`, `tomorrow at 8:00 AM CST`, or like `jobsiteTimeWords`. */
export function arrivalWords(
  date: string,
  time: string | null,
  timeZone: string,
  now: Date,
): string | undefined {
  const words = jobsiteTimeWords(date, time, timeZone);
  const near = ['today', 'tomorrow'][jobsiteDaysUntil(date, timeZone, now)];
  const day = serviceTimeWords(date, null);
  return near === undefined || day === undefined ? words : words?.replace(day, near);
}

/** Days until a local date (`yyyy-MM-dd`) at the jobsite; negative once it has passed. */
export function jobsiteDaysUntil(date: string, timeZone: string, now: Date): number {
  const [day, today] = [date.slice(0, 10), localDay(now, timeZone)].map((one) =>
    Date.parse(`${one}T00:00:00Z`),
  );
  return Math.round(((day ?? 0) - (today ?? 0)) / 86_400_000);
}

export const operationalStateWords: Readonly<Record<OperationalState, string>> = {
  fully_functional: 'Fully functional',
  partially_operational: 'Partially operational',
  not_operational: 'Not operational',
};

export const safetyRiskWords: Readonly<Record<SafetyRisk, string>> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

export const requirementWords: Readonly<Record<JobsiteRequirement, string>> = {
  hard_hat: 'Hard hat',
  safety_vest: 'Safety vest',
  steel_toe_boots: 'Steel-toe boots',
  safety_glasses: 'Safety glasses',
  hearing_protection: 'Hearing protection',
  gloves: 'Gloves',
  fall_protection: 'Fall protection',
  site_orientation: 'Site orientation',
  check_in_at_gate: 'Check in at the gate',
  escort_required: 'Escort required',
  drug_screen: 'Drug screen',
  background_check: 'Background check',
  osha: 'OSHA',
  msha_part_46: 'MSHA Part 46',
  msha_part_48: 'MSHA Part 48',
  ansi_a92: 'ANSI A92',
  twic: 'TWIC',
};

/** `8:00 AM – 6:00 PM CST`. The zone is added if it is not the reader's. Undefined if no hours are set. */
export function accessHoursWords(jobsite: Jobsite, timeZone: string, now: Date): string | undefined {
  const { accessHoursStart: start, accessHoursEnd: end } = jobsite;
  if (start === null || end === null) return undefined;
  const zone = foreignZoneName(timeZone, now);
  return `${timeOfDayWords(start)} – ${timeOfDayWords(end)}${zone ? ` ${zone}` : ''}`;
}

/** Whether the jobsite is open now, by its own clock. Undefined if no hours are set. */
export function isOpenNow(jobsite: Jobsite, timeZone: string, now: Date): boolean | undefined {
  const { accessHoursStart: start, accessHoursEnd: end } = jobsite;
  if (start === null || end === null) return undefined;
  const time = wallClock(now, timeZone).slice('YYYY-MM-DDT'.length);
  return time >= start && time < end;
}

/** `27 Depot Road`, then `Minot, ND 58701`. Coordinates if there is no street (document 2 section 9). */
export function addressLines(address: Address): string[] {
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  const city = [address.city, [address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [street || coordinates(address), city].filter((line) => line !== '');
}

/** `38.9517, -92.2921` */
export function coordinates({ lat, long }: Pick<Address, 'lat' | 'long'>): string {
  return `${lat.toFixed(4)}, ${long.toFixed(4)}`;
}

/** A link that opens the place in a maps app. */
export function directionsAddress({ lat, long }: Pick<Address, 'lat' | 'long'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${long}`;
}
