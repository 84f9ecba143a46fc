export interface TimelineDay<Entry> {
  /** `Today`, `Yesterday`, else month and day, plus the year if it isn't this one. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by the reader's calendar day, oldest day and oldest entry first. */
export function timelineDays<Entry extends { readonly id: string; readonly createdAt: string }>(
  entries: readonly Entry[],
  now: Date,
): TimelineDay<Entry>[] {
  const days: { title: string; entries: Entry[] }[] = [];
  for (const entry of [...entries].sort(inTime)) {
    const title = dayTitle(new Date(entry.createdAt), now);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
}

/**
 * By time, since what the bot queued appears later than it was written; then by id, for entries written by one change.
 */
function inTime(
  one: { readonly id: string; readonly createdAt: string },
  other: { readonly id: string; readonly createdAt: string },
): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function dayTitle(day: Date, now: Date): string {
  if (sameDay(day, now)) return 'Today';
  if (sameDay(day, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday';
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}

function sameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
