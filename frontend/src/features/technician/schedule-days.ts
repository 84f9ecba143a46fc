import { localDay } from '#schema/places/jobsite-clock.ts';
import type { JobCard } from '#schema/technicians/technician-jobs.ts';
import { dayWords } from './day-words.ts';

export interface ScheduleDay {
  readonly title: string;
  readonly jobs: readonly JobCard[];
}

/** Booked jobs by day, each by its jobsite's clock: today, what should be done already, then the days to come. */
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
