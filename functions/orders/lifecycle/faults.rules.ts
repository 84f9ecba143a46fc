import type { FaultCode } from '#schema/alerts/faults.ts';
import { type Severity, severityRank } from '#schema/alerts/severity.ts';
import type { FaultSummary } from '../order.ts';
import type { TimelineEntry } from './order-commands.ts';

/** As many as fit in one transaction. An alert keeps all of its faults, even if the order does not take them over. */
export const mostFaults = 80;

/** Most severe first; stable. */
export function bySeverity<T extends { readonly severity: Severity }>(faults: readonly T[]): T[] {
  return [...faults].sort((one, other) => severityRank(other.severity) - severityRank(one.severity));
}

export function summaryOf(faults: readonly FaultCode[]): FaultSummary {
  const ranked = bySeverity(faults);
  return {
    count: faults.length,
    top: ranked.slice(0, 2).map(({ fault, name, severity }) => ({
      fault,
      name: name?.slice(0, longestName) ?? null,
      severity,
    })),
    codes: ranked.slice(0, mostCodes).map(({ fault }) => fault.slice(0, longestCode)),
  };
}

/**
 * Merges an alert's faults into an order's: `added` are new to it, `seenAgain` are its own with the newest counts.
 * Beyond `mostFaults` the least severe new ones are dropped.
 */
export function mergeFaults(
  known: readonly FaultCode[],
  incoming: readonly FaultCode[],
): { added: FaultCode[]; seenAgain: FaultCode[] } {
  const added = new Map<string, FaultCode>();
  const seenAgain = new Map<string, FaultCode>();
  const byCode = new Map(known.map((fault) => [codeKey(fault), fault]));
  for (const fault of incoming) {
    const key = codeKey(fault);
    const existing = seenAgain.get(key) ?? byCode.get(key);
    if (existing !== undefined) seenAgain.set(key, merged(existing, fault));
    else {
      const before = added.get(key);
      added.set(key, before === undefined ? fault : merged(before, fault));
    }
  }
  const room = Math.max(0, mostFaults - known.length);
  const kept = new Set(bySeverity([...added.values()]).slice(0, room));
  return {
    added: [...added.values()].filter((fault) => kept.has(fault)),
    seenAgain: [...seenAgain.values()],
  };
}

/** What happens if nothing is done, by the most severe fault for which that is known. */
export function riskOf(faults: readonly FaultCode[]): string | null {
  return bySeverity(faults).find(({ riskDescription }) => riskDescription !== null)?.riskDescription ?? null;
}

/** The suggested issue: the faults in words, most severe first. */
export function issueOf(faults: readonly FaultCode[]): string | null {
  const lines = bySeverity(faults).map(({ fault, name, issueDescription }) => {
    const words = issueDescription ?? name;
    return words === null ? fault : `${fault}: ${words}`;
  });
  return lines.length === 0 ? null : lines.join('\n').slice(0, longestIssue);
}

/** The timeline entries for faults that were added to an order and removed from it. */
export function faultEntries(added: readonly FaultCode[], removed: readonly FaultCode[]): TimelineEntry[] {
  return [
    ...(added.length === 0
      ? []
      : [{ type: 'fault_code_added' as const, data: { faultCodes: shownFaults(added) } }]),
    ...(removed.length === 0
      ? []
      : [{ type: 'fault_code_removed' as const, data: { faultCodes: shownFaults(removed) } }]),
  ];
}

/** Faults as the timeline shows them, most severe first. */
export function shownFaults(faults: readonly FaultCode[]) {
  return bySeverity(faults).map(({ fault, name, severity }) => ({ fault, name, severity }));
}

/** Equal for the same code, whatever its case and spacing. */
export function codeKey({ fault }: Pick<FaultCode, 'fault'>): string {
  return fault.replace(/\s+/g, ' ').trim().toUpperCase();
}

const longestIssue = 4000;
/** About a kilobyte of the order's row. */
const mostCodes = 30;
const longestCode = 40;
/** More than a card has room for. */
const longestName = 80;

/** An alert's counts include this occurrence. If the order has a higher count, it keeps it. */
function merged(known: FaultCode, again: FaultCode): FaultCode {
  const { count, countLastThirtyDays } = again.count >= known.count ? again : known;
  return {
    ...known,
    severity: higher(known.severity, again.severity),
    statedSeverity: higher(known.statedSeverity, again.statedSeverity),
    assessedSeverity: higher(known.assessedSeverity, again.assessedSeverity),
    count,
    countLastThirtyDays,
    lastTriggeredAt: later(known.lastTriggeredAt, again.lastTriggeredAt),
  };
}

function higher(one: Severity, other: Severity): Severity {
  return severityRank(other) > severityRank(one) ? other : one;
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return other > one ? other : one;
}
