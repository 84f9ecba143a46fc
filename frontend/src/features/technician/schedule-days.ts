import { localDay } from '#schema/places/jobsite-clock.ts';
import type { JobCard } from '#schema/technicians/technician-jobs.ts';

export interface ScheduleDay {
  readonly title: string;
  readonly jobs: readonly JobCard[];
}

/** Booked jobs by day at their jobsite: today, then overdue jobs, then the days to come. */
export function scheduleDays(booked: readonly JobCard[], now: Date): ScheduleDay[] {
  const days = new Map<string, { rank: string; title: string; jobs: JobCard[] }>();
  for (const job of [...booked].sort(byTime)) {
    const { rank, title } = placeOf(job, localDay(now, job.timeZone));
    const found = days.get(title) ?? { rank, title, jobs: [] };
    found.jobs.push(job);
    days.set(title, found);
  }
  return [...days.values()]
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ title, jobs }) => ({ title, jobs }));
}

/** `Today, Nov 24`, `Tomorrow, Nov 25`, or `Thu, Nov 26`, from local days (`YYYY-MM-DD`). */
export function dayWords(day: string, today: string): string {
  const named = ({ 0: 'Today', 1: 'Tomorrow' } as Record<number, string>)[daysBetween(today, day)];
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return `${named ?? at.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })}, ${date}`;
}

function placeOf({ serviceDate }: JobCard, today: string): { readonly rank: string; readonly title: string } {
  if (serviceDate === null) return { rank: '9', title: 'Not scheduled' };
  if (serviceDate === today) return { rank: '0', title: dayWords(today, today) };
  if (serviceDate < today) return { rank: '1', title: 'Earlier, not completed' };
  return { rank: `2 ${serviceDate}`, title: dayWords(serviceDate, today) };
}

function byTime(one: JobCard, other: JobCard): number {
  const at = ({ serviceDate, serviceTime }: JobCard) => `${serviceDate ?? ''} ${serviceTime ?? ''}`;
  return at(one).localeCompare(at(other)) || one.id.localeCompare(other.id);
}

/** Days from one local day to another; negative if the other is earlier. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
