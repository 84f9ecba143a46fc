import type { FaultCode } from '#schema/faults.ts';

/** `3 times in last 30 days` (document 2 section 9, fault display). */
export function recentCountWords({
  countLastThirtyDays: count,
}: Pick<FaultCode, 'countLastThirtyDays'>): string {
  return `${count} ${count === 1 ? 'time' : 'times'} in last 30 days`;
}

/** `11/20/2026 07:31 AM`, by the reader's clock. */
export function triggeredWords(time: string): string {
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(
    triggered.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  );
  return `${month}/${day}/${year} ${hour}:${minute} ${dayPeriod}`;
}

/** How sure it is that the fault is what it is said to be (document 2 section 8). */
export function confidenceWords({
  verified,
  confidence,
}: Pick<FaultCode, 'verified' | 'confidence'>): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (verified === 'verified') return `Verified (${percent})`;
  return verified === 'auto_verified' ? `Auto-verified (${percent})` : `Confidence: ${percent}`;
}

const triggered = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
