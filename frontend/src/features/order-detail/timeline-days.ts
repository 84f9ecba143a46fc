export interface TimelineDay<Entry> {
  /** `Today`, `Yesterday`, else month and day, with the year where it is another. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by the reader's calendar day, newest day and newest entry first. */
export function timelineDays<Entry extends { readonly id: string; readonly createdAt: string }>(
  entries: readonly Entry[],
  now: Date,
): TimelineDay<Entry>[] {
  // Ids of one order rise with creation and tell apart what one transaction wrote.
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? 1 : -1));
  const days: { title: string; entries: Entry[] }[] = [];
  for (const entry of sorted) {
    const title = dayTitle(new Date(entry.createdAt), now);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
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
