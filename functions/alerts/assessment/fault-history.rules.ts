import * as z from 'zod';
import type { FaultCode } from '#schema/faults.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { codeKey } from '../reading/values/codes.ts';

/** What a machine's alerts have reported so far, by code. */
export const faultHistory = z.object({
  codes: z.record(
    z.string(),
    z.object({
      /** Alerts that reported it, however long ago. */
      count: z.number().int().positive(),
      lastTriggeredAt: timestamp,
      /** How many on each of its last days, by the number of the day since 1970. */
      days: z.record(z.string(), z.number().int().positive()),
      /** The alert that was counted last: one that is saved again is not counted again. */
      alertId: entityId,
    }),
  ),
});
export type FaultHistory = z.infer<typeof faultHistory>;

export const noFaultsSeen: FaultHistory = { codes: {} };

/**
 * Counts an alert's faults into what its machine has reported. The thirty days end with the day on which the code was triggered
 * last, so that an alert about last year says what it said then; a code counts once for each alert, however often that lists
 * it. Of more codes than a row should hold, those that were not seen for longest are let go.
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

/** With each of the thirty days written down, about 30 KB at the very most; as machines go, one or two. */
const mostCodes = 60;
