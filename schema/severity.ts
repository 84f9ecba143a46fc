/** In rising order; document 1 section 3 ranks them 1 to 5. */
export const severities = ['unknown', 'low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** 1 (unknown) to 5 (critical). */
export function severityRank(value: Severity): number {
  return severities.indexOf(value) + 1;
}

/** In rising order. */
export const priorities = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof priorities)[number];
