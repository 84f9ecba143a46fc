import * as z from 'zod';
import { attributesBytes } from '#functions/platform/item-size.ts';
import type { Priority, Severity } from '#schema/alerts/severity.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import type { OrderCard, ServiceMark } from '#schema/orders/order.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import { bySeverity } from '../lifecycle/faults.rules.ts';
import { latestMark } from '../lifecycle/presence.rules.ts';
import type { Order } from '../order.ts';

/** A letter for each value of an enumeration. */
type Letters<T extends string> = Readonly<Record<T, string>>;

const statusLetters: Letters<OrderStatus> = {
  pending: 'p',
  rejected: 'x',
  open: 'o',
  cancelled: 'n',
  scheduled: 's',
  rescheduled: 'r',
  complete: 'c',
  invoiced: 'i',
};
const sourceLetters: Letters<OrderCard['source']> = { telematics: 't', customer: 'c', admin: 'a' };
const priorityLetters: Letters<Priority> = { low: 'l', medium: 'm', high: 'h', critical: 'c' };
const severityLetters: Letters<Severity> = { ...priorityLetters, unknown: 'u' };
const markLetters: Letters<ServiceMark['state']> = {
  'on-site': 'i',
  'off-site': 'o',
  done_for_day: 'd',
  parts_needed: 'p',
};

const milliseconds = z.number().int();
const seconds = z.number().int();

/**
 * A card as the indexes hold it: names of one or two letters, values and times as short as they can be, texts cut to what a row
 * of the list has room for, and nothing that is null. Twenty of them must fit into 12 KB, keys included: a page of the
 * list costs 1.5 read units. Cards stored before have values in full, times in ISO 8601, and lack what was not kept then.
 */
export const storedCard = z.object({
  st: lettered(statusLetters),
  p: lettered(priorityLetters),
  so: lettered(sourceLetters),
  at: z.union([milliseconds, timestamp]),
  /** Detected. */
  e: milliseconds.optional(),
  b: z.string(),
  m: z.string(),
  t: z.string().optional(),
  sn: z.string().optional(),
  un: z.string().optional(),
  j: z.string().optional(),
  c: z.string(),
  s: z.string(),
  /** The zone; `America` in front of the slash goes without saying. */
  z: z.string().optional(),
  i: z.string().optional(),
  /** Code, severity, and the first words of what it means. */
  f: z.array(z.tuple([z.string(), lettered(severityLetters), z.string().optional()])).max(2),
  fc: z.number().int(),
  o: entityId.optional(),
  /** Participants: for the filter, not shown. */
  w: z.array(entityId).optional(),
  d: z.string().optional(),
  h: z.string().optional(),
  n: z.string().optional(),
  /** Until when the offers can be booked. */
  u: z.array(seconds).optional(),
  /** Alerted technicians. */
  a: z.number().int().optional(),
  /** What the technician marked last. */
  v: z.tuple([lettered(markLetters), milliseconds]).optional(),
  /** The newest entry of the timeline. */
  l: z.number().int().optional(),
  /** Until when the job can be rated. */
  x: milliseconds.optional(),
  r: z.literal(1).optional(),
});
export type StoredCard = z.infer<typeof storedCard>;

/** What a row of the list is filtered by and shows. */
export interface ListedOrder {
  readonly card: OrderCard;
  readonly participantIds: readonly string[];
}

export function packCard(order: Order): StoredCard {
  const wide = cardWith(wideCuts, order);
  const card = roomIn(wide, order) < 2 * (leastWords + 1) ? cardWith(narrowCuts, order) : wide;
  return storedCard.parse(withTexts(card, order));
}

/** The card of an open order for technicians nearby: without what is the customer's alone, so that it seldom changes. */
export function packCardForTechnicians(order: Order): StoredCard {
  return packCard(asTechniciansSee(order));
}

export function unpackCard(id: string, card: StoredCard): ListedOrder {
  return {
    card: {
      id,
      status: valueIn(statusLetters, card.st),
      priority: priorityIn(card),
      source: valueIn(sourceLetters, card.so),
      createdAt: createdAtIn(card),
      detectedAt: timeOf(card.e),
      brand: card.b,
      model: card.m,
      product: card.t ?? null,
      serialNumber: card.sn ?? null,
      unitNumber: card.un ?? null,
      jobsiteName: card.j ?? null,
      city: card.c,
      state: card.s,
      timeZone: card.z?.replace(/^\//, 'America/') ?? 'UTC',
      issue: card.i ?? null,
      topFaults: card.f.map(([fault, letter, name]) => ({
        fault,
        name: name ?? null,
        severity: valueIn(severityLetters, letter),
      })),
      faultCount: card.fc,
      ownerId: card.o ?? null,
      serviceDate: card.d ?? null,
      serviceTime: card.h ?? null,
      technicianName: card.n ?? null,
      offersUntil: (card.u ?? []).map((at) => new Date(at * 1000).toISOString()),
      alertedTechnicians: card.a ?? 0,
      service: card.v ? { state: valueIn(markLetters, card.v[0]), at: isoOf(card.v[1]) } : null,
      lastUpdate: card.l ?? 0,
      reviewExpiredAt: timeOf(card.x),
      reviewed: card.r === 1,
    },
    participantIds: card.w ?? [],
  };
}

export function createdAtIn({ at }: StoredCard): string {
  return typeof at === 'string' ? at : isoOf(at);
}

export function priorityIn({ p }: StoredCard): Priority {
  return valueIn(priorityLetters, p);
}

/** The card of an order that was read itself: the same as in the lists. */
export function cardOf(order: Order): OrderCard {
  return unpackCard(order.id, packCard(order)).card;
}

/** The same for technicians. */
export function cardForTechnicians(order: Order): OrderCard {
  return unpackCard(order.id, packCardForTechnicians(order)).card;
}

/** What twenty rows have room for, less a row's keys. */
const mostBytes = 488;
/** So much of an issue is there in any case; more of it, and what faults mean, where the rest leaves room. */
const leastIssue = 96;
const mostIssue = 160;
const mostWords = 40;
const leastWords = 16;
/** Beyond these, a row may be larger. */
const fewParticipants = 3;

/** Bytes of the other texts, and where long ones come together. */
const wideCuts = {
  brand: 24,
  model: 24,
  product: 28,
  serialNumber: 24,
  unitNumber: 20,
  jobsite: 32,
  city: 20,
  state: 14,
  fault: 28,
  person: 20,
};
const narrowCuts: typeof wideCuts = {
  brand: 18,
  model: 20,
  product: 18,
  serialNumber: 20,
  unitNumber: 14,
  jobsite: 26,
  city: 18,
  state: 14,
  fault: 24,
  person: 18,
};

/** All of a card but its issue and what its faults mean. */
function cardWith(cuts: typeof wideCuts, order: Order): StoredCard {
  const { equipment, jobsite, address, schedule, faults, offersUntil } = order;
  const mark = latestMark(order);
  return {
    st: statusLetters[order.status],
    p: priorityLetters[order.priority],
    so: sourceLetters[order.source],
    at: Date.parse(order.createdAt),
    e: millisecondsOf(statedInstant(order.detectedAt, order.timeZone)),
    b: cut(equipment.brand, cuts.brand) ?? '',
    m: cut(equipment.model, cuts.model) ?? '',
    t: cut(equipment.product, cuts.product),
    sn: cut(equipment.serialNumber, cuts.serialNumber),
    un: cut(equipment.unitNumber, cuts.unitNumber),
    j: cut(jobsite.name, cuts.jobsite),
    c: cut(address.city, cuts.city) ?? '',
    s: cut(address.state, cuts.state) ?? '',
    z: order.timeZone.replace(/^America(?=\/)/, ''),
    f: bySeverity(faults.top).map(({ fault, severity }) => [
      cut(fault, cuts.fault) ?? '',
      severityLetters[severity],
    ]),
    fc: faults.count,
    o: order.owner?.id,
    w: order.participants.length === 0 ? undefined : order.participants.map(({ id }) => id),
    d: schedule?.serviceDate,
    h: schedule?.serviceTime,
    n: cut(schedule?.card.account.fullName ?? null, cuts.person),
    u: offersUntil.length === 0 ? undefined : offersUntil.map((at) => Math.floor(Date.parse(at) / 1000)),
    a: order.numberOfAlertedTechnicians || undefined,
    v: mark === null ? undefined : [markLetters[mark.state], Date.parse(mark.at)],
    l: order.lastUpdate,
    x: millisecondsOf(order.reviewPrompt?.expiredAt ?? null),
    r: order.review === null ? undefined : 1,
  };
}

/** The card with issue and words: as much of them as the others leave room for. */
function withTexts(card: StoredCard, order: Order): StoredCard {
  const meanings = bySeverity(order.faults.top).map(({ name }) => name);
  let left = roomIn(card, order);
  const f = card.f.map(([code, letter], index): StoredCard['f'][number] => {
    // What is left is shared with the fault that comes after.
    const room = Math.min(mostWords, Math.floor(left / (card.f.length - index)) - 1);
    const words = room < leastWords ? undefined : cut(meanings[index] ?? null, room);
    if (words === undefined) return [code, letter];
    left -= Buffer.byteLength(words) + 1;
    return [code, letter, words];
  });
  return { ...card, f, i: issueIn(order, Math.min(mostIssue, leastIssue + Math.max(0, left))) };
}

/** What a card leaves for words, and for more of the issue than the least. */
function roomIn(card: StoredCard, order: Order): number {
  const i = issueIn(order, leastIssue);
  return mostBytes - attributesBytes({ card: { ...card, i, w: card.w?.slice(0, fewParticipants) } });
}

function issueIn({ issue, pendingIssue }: Order, bytes: number): string | undefined {
  return cut(issue ?? pendingIssue, bytes);
}

/** What others offer, whom the search alerted and how far the talk has come is no technician's business. */
function asTechniciansSee(order: Order): Order {
  return { ...order, participants: [], offersUntil: [], numberOfAlertedTechnicians: 0, lastUpdate: 0 };
}

function lettered<T extends string>(letters: Letters<T>) {
  return z.enum([...Object.values<string>(letters), ...Object.keys(letters)]);
}

function valueIn<T extends string>(letters: Letters<T>, stored: string): T {
  const values = Object.keys(letters) as T[];
  const value = values.find((one) => one === stored || letters[one] === stored);
  if (value === undefined) throw new Error(`No value is stored as ${stored}.`);
  return value;
}

function millisecondsOf(time: string | null): number | undefined {
  return time === null ? undefined : Date.parse(time);
}

function timeOf(at: number | undefined): string | null {
  return at === undefined ? null : isoOf(at);
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

/** At most so many bytes of UTF-8, never half a character; an ellipsis tells that there was more. */
function cut(text: string | null, bytes: number): string | undefined {
  if (text === null || text === '') return undefined;
  const line = text.replace(/\s+/g, ' ').trim();
  if (Buffer.byteLength(line) <= bytes) return line;
  let kept = '';
  let size = Buffer.byteLength('…');
  for (const character of line) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
