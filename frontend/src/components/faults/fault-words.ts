import type { FaultCode } from '#schema/alerts/faults.ts';
import type { Severity } from '#schema/alerts/severity.ts';

/** `3 times in last 30 days` (document 2 section 9, fault display). */
export function recentCountWords({
  countLastThirtyDays: count,
}: Pick<FaultCode, 'countLastThirtyDays'>): string {
  return `${count} ${count === 1 ? 'time' : 'times'} in last 30 days`;
}

/** What a fault means for the machine and for whoever decides, as far as known. */
export function storyOf(
  fault: Pick<
    FaultCode,
    'issueDescription' | 'symptomDescription' | 'riskDescription' | 'likelyParts' | 'recommendation'
  >,
): readonly { readonly title: string; readonly words: string }[] {
  return [
    { title: 'What it means', words: fault.issueDescription },
    { title: 'What you may notice', words: fault.symptomDescription },
    { title: 'If it waits', words: fault.riskDescription },
    { title: 'Likely parts', words: fault.likelyParts.join(', ') },
    { title: 'What to do', words: fault.recommendation },
  ].flatMap(({ title, words }) => (words ? [{ title, words }] : []));
}

/** `11/20/2026 07:31 AM`, in the reader's time zone. */
export function triggeredWords(time: string): string {
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(
    triggered.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  );
  return `${month}/${day}/${year} ${hour}:${minute} ${dayPeriod}`;
}

/** How certain the fault is, and who reviewed it (document 2 sections 8 and 9). */
export function confidenceWords({
  verified,
  confidence,
  user,
}: Pick<FaultCode, 'verified' | 'confidence' | 'user'>): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (verified === 'auto_verified') return `Auto-verified (${percent})`;
  if (verified === 'unverified') return `Confidence: ${percent}`;
  const verifier = user && [user.firstName, user.lastName.charAt(0)].filter(Boolean).join(' ');
  return verifier ? `Verified by ${verifier} (${percent})` : `Verified (${percent})`;
}

/**
 * Where each severity comes from if the message and what is known of the code disagree: `Stated by the machine: Low`
 * and `Assessed: High`. Undefined if they agree.
 */
export function severitySources({
  statedSeverity,
  assessedSeverity,
}: Pick<FaultCode, 'statedSeverity' | 'assessedSeverity'>):
  | { readonly stated: Severity; readonly assessed: Severity }
  | undefined {
  return statedSeverity === assessedSeverity
    ? undefined
    : { stated: statedSeverity, assessed: assessedSeverity };
}

const triggered = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
