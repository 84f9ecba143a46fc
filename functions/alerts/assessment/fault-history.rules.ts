import * as z from 'zod';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { codeKey } from '../reading/values/codes.ts';

/** What a machine's alerts have reported so far, by fault code. */
export const faultHistory = z.object({
  codes: z.record(
    z.string(),
    z.object({
      /** All alerts that ever reported it. */
      count: z.number().int().positive(),
      lastTriggeredAt: timestamp,
      /** How many on each of its last days, by the number of days since 1970. */
      days: z.record(z.string(), z.number().int().positive()),
      /** The last alert counted, so that saving it again does not count it again. */
      alertId: entityId,
    }),
  ),
});
export type FaultHistory = z.infer<typeof faultHistory>;

export const noFaultsSeen: FaultHistory = { codes: {} };

/**
 * Adds an alert's faults to its machine's history. The thirty days end on the day the code was last triggered, so that an old
 * alert keeps its counts. A code counts once per alert, however often the alert lists it. Beyond the limit of a row, the codes
 * not seen for longest are dropped.
 */
export function countFaults(
  history: FaultHistory,
  alert: { readonly id: string; readonly faultCodes: readonly FaultCode[]; readonly receivedAt: string },
): { readonly history: FaultHistory; readonly faultCodes: FaultCode[] } {
  const codes = { ...history.codes };
  const faultCodes = alert.faultCodes.map((fault): FaultCode => {
    const key = codeKey(fault.fault);
    const triggeredAt = earlier(fault.lastTriggeredAt ?? alert.receivedAt, alert.receivedAt);
    const before = codes[key];
    const seen = before?.alertId === alert.id ? before : seenAgain(before, triggeredAt, alert.id);
    codes[key] = seen;
    return {
      ...fault,
      count: seen.count,
      countLastThirtyDays: Object.values(seen.days).reduce((sum, count) => sum + count, 0),
      lastTriggeredAt: seen.lastTriggeredAt,
    };
  });
  return { history: { codes: newest(codes) }, faultCodes };
}

type Seen = FaultHistory['codes'][string];

function seenAgain(before: Seen | undefined, triggeredAt: string, alertId: string): Seen {
  const lastTriggeredAt =
    before === undefined || triggeredAt > before.lastTriggeredAt ? triggeredAt : before.lastTriggeredAt;
  const lastDay = dayOf(lastTriggeredAt);
  const day = dayOf(triggeredAt);
  const days: Seen['days'] = { ...before?.days, [day]: (before?.days[day] ?? 0) + 1 };
  return {
    count: (before?.count ?? 0) + 1,
    lastTriggeredAt,
    days: Object.fromEntries(Object.entries(days).filter(([key]) => lastDay - Number(key) < 30)),
    alertId,
  };
}

function newest(codes: FaultHistory['codes']): FaultHistory['codes'] {
  const sorted = Object.entries(codes).sort(([, one], [, other]) =>
    other.lastTriggeredAt.localeCompare(one.lastTriggeredAt),
  );
  return Object.fromEntries(sorted.slice(0, mostCodes));
}

function dayOf(time: string): number {
  return Math.floor(Date.parse(time) / (24 * 60 * 60 * 1000));
}

function earlier(one: string, other: string): string {
  return other < one ? other : one;
}

/** About 30 KB at most, if every one of the thirty days is used; in practice one or two. */
const mostCodes = 60;
