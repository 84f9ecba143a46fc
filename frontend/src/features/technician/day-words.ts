/** `Today, Nov 24`, `Tomorrow, Nov 25`, else `Thu, Nov 26` of local days (`YYYY-MM-DD`). */
export function dayWords(day: string, today: string): string {
  const named = ({ 0: 'Today', 1: 'Tomorrow' } as Record<number, string>)[daysBetween(today, day)];
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return `${named ?? at.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })}, ${date}`;
}

/** Days from one local day to another; below 0 when the other is earlier. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
