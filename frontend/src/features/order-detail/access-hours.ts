/** The hours that the specification offers: `00:00:00` to `23:00:00`. */
export const hourlyTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00:00`,
);

/** What is wrong with a pair of access hours, or undefined (document 2 section 5): both set or both cleared, start before end. */
export function accessHoursProblem(start: string, end: string): string | undefined {
  if ((start === '') !== (end === '')) return 'Set both access hours or neither.';
  return start !== '' && start >= end ? 'The start must be before the end.' : undefined;
}
