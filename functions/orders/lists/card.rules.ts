import * as z from 'zod';
import type { Priority, Severity } from '#schema/alerts/severity.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import type { OrderCard, ServiceMark } from '#schema/orders/order.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';

/** A letter for each value of an enumeration. */
type Letters<T extends string> = Readonly<Record<T, string>>;

export const statusLetters: Letters<OrderStatus> = {
  pending: 'p',
  rejected: 'x',
  open: 'o',
  cancelled: 'n',
  scheduled: 's',
  rescheduled: 'r',
  complete: 'c',
  invoiced: 'i',
};
export const sourceLetters: Letters<OrderCard['source']> = { telematics: 't', customer: 'c', admin: 'a' };
export const priorityLetters: Letters<Priority> = { low: 'l', medium: 'm', high: 'h', critical: 'c' };
export const severityLetters: Letters<Severity> = { ...priorityLetters, unknown: 'u' };
export const markLetters: Letters<ServiceMark['state']> = {
  'on-site': 'i',
  'off-site': 'o',
  done_for_day: 'd',
  parts_needed: 'p',
};

const milliseconds = z.number().int();
const seconds = z.number().int();

/**
 * A card as the indexes store it: short field names, compact values and times, texts cut to fit, and no nulls. Twenty
 * must fit into 12 KB, keys included, so that a page costs 1.5 read units. Older cards have full values, ISO 8601
 * times, and lack later fields.
 */
export const storedCard = z.object({
  st: lettered(statusLetters),
  p: lettered(priorityLetters),
  so: lettered(sourceLetters),
  at: z.union([milliseconds, timestamp]),
  /** Detected at. */
  e: milliseconds.optional(),
  b: z.string(),
  m: z.string(),
  t: z.string().optional(),
  sn: z.string().optional(),
  un: z.string().optional(),
  j: z.string().optional(),
  c: z.string(),
  s: z.string(),
  /** Time zone; a leading `America` is left out. */
  z: z.string().optional(),
  i: z.string().optional(),
  /** Code, severity, and the start of its meaning. */
  f: z.array(z.tuple([z.string(), lettered(severityLetters), z.string().optional()])).max(2),
  fc: z.number().int(),
  o: entityId.optional(),
  /** Participants, only for filtering. */
  w: z.array(entityId).optional(),
  d: z.string().optional(),
  h: z.string().optional(),
  n: z.string().optional(),
  /** When each offer stops being bookable. */
  u: z.array(seconds).optional(),
  /** Alerted technicians. */
  a: z.number().int().optional(),
  /** The technician's latest mark. */
  v: z.tuple([lettered(markLetters), milliseconds]).optional(),
  /** The number of the newest timeline entry. */
  l: z.number().int().optional(),
  /** When the rating window closes. */
  x: milliseconds.optional(),
  r: z.literal(1).optional(),
});
export type StoredCard = z.infer<typeof storedCard>;

/** What a list row shows, and what it is filtered by. */
export interface ListedOrder {
  readonly card: OrderCard;
  readonly participantIds: readonly string[];
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

function valueIn<T extends string>(letters: Letters<T>, stored: string): T {
  const values = Object.keys(letters) as T[];
  const value = values.find((one) => one === stored || letters[one] === stored);
  if (value === undefined) throw new Error(`No value is stored as ${stored}.`);
  return value;
}

function timeOf(at: number | undefined): string | null {
  return at === undefined ? null : isoOf(at);
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

function lettered<T extends string>(letters: Letters<T>) {
  return z.enum([...Object.values<string>(letters), ...Object.keys(letters)]);
}
