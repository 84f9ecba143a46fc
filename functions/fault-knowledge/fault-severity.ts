import { type Severity, severityRank } from '#schema/alerts/severity.ts';
import type { FailureMode } from './fmi.ts';
import type { Subject } from './subjects.ts';

/**
 * How severe a failure mode is for a part: first by the standard's grading, then by what the part means for the machine and for
 * people. Oil, coolant, brakes and steering are more severe than their grade; a filter or a comfort function is never critical.
 */
export function severityOf(subject: Subject, mode: FailureMode): Severity {
  return atMost(uncapped(subject, mode), subject.most ?? 'critical');
}

export function higherSeverity(one: Severity, other: Severity | undefined): Severity {
  return other !== undefined && severityRank(other) > severityRank(one) ? other : one;
}

function uncapped({ weight, graver, system, fault }: Subject, mode: FailureMode): Severity {
  if (mode.grade !== undefined) {
    const isGraver = graver === 'both' || graver === mode.kind;
    if (isGraver) return byGrade[mode.grade];
    return graver === undefined ? mode.severity : atMost(mode.severity, 'high');
  }
  if (weight === 'safety') return mode.kind === 'not_responding' ? 'critical' : 'high';
  // `Condition present` then means the very condition the part is named for.
  if (mode.kind === 'present' && fault?.meaning !== undefined) return 'high';
  if (mode.kind === 'present' && weight === 'vital') return 'high';
  return system === 'vehicle' && mode.kind === 'not_responding' ? 'medium' : mode.severity;
}

function atMost(severity: Severity, most: Severity): Severity {
  return severityRank(severity) > severityRank(most) ? most : severity;
}

const byGrade = { 1: 'medium', 2: 'high', 3: 'critical' } as const;
