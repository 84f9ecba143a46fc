/** Hours of work are counted in quarters. */
const quarter = 0.25;
const most = 999;

export const hourSteps = { step: quarter, min: quarter, max: most } as const;

/** The field's text in hours, or what is wrong with it. */
export function parseHours(text: string): { readonly hours: number } | { readonly problem: string } {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return { problem: 'Enter the hours worked' };
  const hours = /^\d{0,3}(\.\d{0,4})?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (Number.isNaN(hours)) return { problem: 'Enter a number of hours, such as 2.25' };
  if (hours <= 0) return { problem: 'Enter the hours worked' };
  if (hours > most) return { problem: `At most ${most} hours` };
  return (hours * 4) % 1 === 0 ? { hours } : { problem: 'Use quarter hours: .25, .5 or .75' };
}

/** The stepper's initial value: the time since the technician's arrival, to the quarter hour; an hour if unknown. */
export function hoursSince(onSiteAt: string | null, now: Date): string {
  if (onSiteAt === null) return '1';
  const hours = (now.getTime() - Date.parse(onSiteAt)) / 3_600_000;
  return String(Math.min(24, Math.max(quarter, Math.round(hours / quarter) * quarter)));
}
