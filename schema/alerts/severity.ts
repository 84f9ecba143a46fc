/** Rising; document 1 section 3 ranks them 1 to 5. */
export const severities = ['unknown', 'low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** 1 (unknown) to 5 (critical). */
export function severityRank(value: Severity): number {
  return severities.indexOf(value) + 1;
}

/** Rising. */
export const priorities = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof priorities)[number];

/**
 * The priority of an order with faults of these severities: the worst one decides, and unknown counts as medium
 * (document 3 section 6).
 */
export function priorityOf(of: readonly Severity[]): Priority {
  const ranks = of.map((severity) => priorities.indexOf(severity === 'unknown' ? 'medium' : severity));
  return priorities[Math.max(0, ...ranks)] ?? 'medium';
}

export function higherPriority(one: Priority, other: Priority): Priority {
  return priorities.indexOf(other) > priorities.indexOf(one) ? other : one;
}
