import type { OperationalState, SafetyRisk } from '#schema/order-values.ts';
import type { JobsiteRequirement } from '#schema/places.ts';
import { jobsiteDay } from './jobsite-clock.ts';
import { serviceTimeWords, timeOfDayWords } from './service-time.ts';
import { foreignZoneName } from './time.ts';

/** `Tue, Nov 24 at 8:00 AM CST`: at the jobsite, whose zone is named where it is not the reader's. */
export function jobsiteTimeWords(date: string, time: string | null, timeZone: string): string | undefined {
  const words = serviceTimeWords(date, time);
  if (words === undefined || time === null) return words;
  return withZone(words, date, time, timeZone);
}

/** `today at 8:00 AM CST`, `tomorrow at 8:00 AM`, `on Tue, Nov 24 at 8:00 AM`: when somebody comes, behind a verb. */
export function comingWords(
  date: string,
  time: string | null,
  timeZone: string,
  now: Date,
): string | undefined {
  const days = Math.round(
    (Date.parse(date.slice(0, 10)) - Date.parse(jobsiteDay(now, timeZone))) / 86_400_000,
  );
  const near = days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
  if (near === undefined) {
    const words = jobsiteTimeWords(date, time, timeZone);
    return words && `on ${words}`;
  }
  return time === null ? near : withZone(`${near} at ${timeOfDayWords(time)}`, date, time, timeZone);
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

function withZone(words: string, date: string, time: string, timeZone: string): string {
  // Near enough to tell summer from winter time.
  const zone = foreignZoneName(timeZone, new Date(`${date.slice(0, 10)}T${time.slice(0, 5)}:00Z`));
  return zone === undefined ? words : `${words} ${zone}`;
}
