import type { InboxMessage } from '../console/inbox.ts';
import { bookingOf, endOf, type Job } from './job-view.ts';

/** What the demo's technicians know together about an order. */
export interface OrderMemory {
  /** Who was alerted, and when last (milliseconds). */
  readonly heard: Readonly<Record<string, number>>;
  /** Those who took it up, and when. */
  readonly takenUp: Readonly<Record<string, number>>;
  /** Who made offers, in that order. */
  readonly offers: readonly { readonly technicianId: string; readonly matchingRound: number }[];
  /** Offered times: `2026-11-22 14:00:00`. */
  readonly times: readonly string[];
  /** Who asks the one question, and whether they have. */
  readonly asker: string | null;
  readonly hasAsked: boolean;
  /** Timeline entries: the last answered message, and the booking that was thanked for. */
  readonly answeredMessage: string;
  readonly thankedFor: string;
}

/** A technician's next step for an order. */
export type Play =
  | { readonly name: 'ask' }
  | { readonly name: 'offer'; readonly occasion: string }
  | { readonly name: 'thank'; readonly booking: string }
  | { readonly name: 'reply'; readonly message: string; readonly words: string };

export const nothingKnown: OrderMemory = {
  heard: {},
  takenUp: {},
  offers: [],
  times: [],
  asker: null,
  hasAsked: false,
  answeredMessage: '',
  thankedFor: '',
};

/** The job that a text, mail or push links to. */
export function jobIn({ text, push }: Pick<InboxMessage, 'text' | 'push'>): string | undefined {
  return /\/tech\/jobs\/(\d+)/.exec(push?.navigate ?? text)?.[1];
}

/** The memory of an order with nothing left to answer. */
export function talkedAbout(job: Job, technicianId: string, now: number): OrderMemory {
  return {
    ...nothingKnown,
    heard: { [technicianId]: now },
    takenUp: { [technicianId]: now },
    hasAsked: true,
    answeredMessage: job.order.ordersUpdates.at(-1)?.id ?? '',
    thankedFor: newest(job, 'technician_scheduled')?.id ?? '',
  };
}

/**
 * Whether a technician who was just alerted takes up the order: in each search the first three do, then every other
 * one, up to five. Those who already did continue; those who didn't are alerted again through other channels.
 */
export function takesUp(memory: OrderMemory, technicianId: string, now: number): boolean {
  const recent = (times: Readonly<Record<string, number>>) =>
    Object.values(times).filter((at) => now - at < searchMs).length;
  const since = memory.takenUp[technicianId];
  if (since !== undefined) return true;
  const taken = recent(memory.takenUp);
  const isNews = now - (memory.heard[technicianId] ?? Number.NEGATIVE_INFINITY) >= searchMs;
  return taken < fewest || (isNews && taken < most && recent(memory.heard) % 2 === 0);
}

/** The memory with another alert added. */
export function withNews(
  memory: OrderMemory,
  technicianId: string,
  { now, takenUp }: { readonly now: number; readonly takenUp: boolean },
): OrderMemory {
  return {
    ...memory,
    heard: { ...memory.heard, [technicianId]: now },
    takenUp: takenUp ? { ...memory.takenUp, [technicianId]: now } : memory.takenUp,
  };
}

/** What the technician does when looking at the order now; undefined: nothing. */
export function nextPlay(
  job: Job,
  me: string,
  memory: OrderMemory,
  { now, isNearest }: { readonly now: number; readonly isNearest: boolean },
): Play | undefined {
  const { order } = job;
  const offersNow = memory.offers.filter(({ matchingRound }) => matchingRound === order.matchingRound);
  const speaks = order.status === 'open' ? offersNow[0]?.technicianId === me : order.technicianId === me;
  const reply = speaks ? replyTo(job, memory) : undefined;
  if (order.status === 'open') return offering(job, me, { memory, offersNow, now, isNearest }) ?? reply;
  const booking = bookingOf(job, me) && newest(job, 'technician_scheduled')?.id;
  if (booking !== undefined && booking !== memory.thankedFor) return { name: 'thank', booking };
  return reply;
}

function offering(
  { order, canServe }: Job,
  me: string,
  {
    memory,
    offersNow,
    now,
    isNearest,
  }: {
    readonly memory: OrderMemory;
    readonly offersNow: OrderMemory['offers'];
    readonly now: number;
    readonly isNearest: boolean;
  },
): Play | undefined {
  if (!canServe) return undefined;
  const mine = order.ordersTechnicians.find(({ technicianId }) => technicianId === me);
  if (mine !== undefined) {
    const end = endOf(mine);
    const isWanted = mine.requestedAt !== null && Date.parse(mine.requestedAt) >= end;
    return isWanted && now >= end ? { name: 'offer', occasion: `again ${mine.requestedAt}` } : undefined;
  }
  const hasOffered = offersNow.some(({ technicianId }) => technicianId === me);
  if (hasOffered || offersNow.length >= most) return undefined;
  if (!memory.hasAsked && (memory.asker === null ? isNearest : memory.asker === me)) return { name: 'ask' };
  return { name: 'offer', occasion: `round ${order.matchingRound}` };
}

/** The newest message from a non-technician, unless it or a later one has been answered. */
function replyTo(job: Job, { answeredMessage }: OrderMemory): Play | undefined {
  const message = job.order.ordersUpdates.findLast(
    ({ updateTypeName, source, user }) =>
      updateTypeName === 'message' && source !== 'techapp' && user !== null,
  );
  if (message === undefined || message.id <= answeredMessage) return undefined;
  const { message: words } = message.data;
  return { name: 'reply', message: message.id, words: typeof words === 'string' ? words : '' };
}

function newest({ order }: Job, type: string) {
  return order.ordersUpdates.findLast(({ updateTypeName }) => updateTypeName === type);
}

const fewest = 3;
const most = 5;
/** A search lasts 630 s; anyone alerted longer ago counts as new. */
const searchMs = 660_000;
