import * as z from 'zod';
import { severity } from '#schema/faults.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import { orderSources } from '#schema/order-values.ts';
import { type OrderCard, orderStatus, priority } from '#schema/orders.ts';
import type { Order } from './order.ts';
import { bySeverity } from './order-faults.rules.ts';

/**
 * A card as the indexes hold it: names of one or two letters, texts cut to what a row of the list has room for, and
 * nothing that is null. Twenty of them must fit into 12 KB, keys included: a page of the list costs 1.5 read units.
 */
export const storedCard = z.object({
  st: orderStatus,
  p: priority,
  so: z.enum(orderSources),
  at: timestamp,
  b: z.string(),
  m: z.string(),
  t: z.string().optional(),
  sn: z.string().optional(),
  un: z.string().optional(),
  j: z.string().optional(),
  c: z.string(),
  s: z.string(),
  i: z.string().optional(),
  f: z.array(z.tuple([z.string(), severity])).max(2),
  fc: z.number().int(),
  o: entityId.optional(),
  /** Participants: for the filter, not shown. */
  w: z.array(entityId).optional(),
  d: z.string().optional(),
  h: z.string().optional(),
  n: z.string().optional(),
  r: z.literal(1).optional(),
});
export type StoredCard = z.infer<typeof storedCard>;

/** What a row of the list is filtered by and shows. */
export interface ListedOrder {
  readonly card: OrderCard;
  readonly participantIds: readonly string[];
}

export function packCard(order: Order): StoredCard {
  const { equipment, jobsite, address, schedule } = order;
  return storedCard.parse({
    st: order.status,
    p: order.priority,
    so: order.source,
    at: order.createdAt,
    b: cut(equipment.brand, 24) ?? '',
    m: cut(equipment.model, 24) ?? '',
    t: cut(equipment.product, 20),
    sn: cut(equipment.serialNumber, 24),
    un: cut(equipment.unitNumber, 20),
    j: cut(jobsite.name, 32),
    c: cut(address.city, 20) ?? '',
    s: cut(address.state, 14) ?? '',
    i: cut(order.issue ?? order.pendingIssue, 48),
    f: bySeverity(order.faults.top).map(({ fault, severity }) => [cut(fault, 28) ?? '', severity]),
    fc: order.faults.count,
    o: order.owner?.id,
    w: order.participants.length === 0 ? undefined : order.participants.map(({ id }) => id),
    d: schedule?.serviceDate,
    h: schedule?.serviceTime,
    n: cut(schedule?.card.account.fullName ?? null, 20),
    r: order.review === null ? undefined : 1,
  });
}

export function unpackCard(id: string, card: StoredCard): ListedOrder {
  return {
    card: {
      id,
      status: card.st,
      priority: card.p,
      source: card.so,
      createdAt: card.at,
      brand: card.b,
      model: card.m,
      product: card.t ?? null,
      serialNumber: card.sn ?? null,
      unitNumber: card.un ?? null,
      jobsiteName: card.j ?? null,
      city: card.c,
      state: card.s,
      issue: card.i ?? null,
      topFaults: card.f.map(([fault, severityOf]) => ({ fault, severity: severityOf })),
      faultCount: card.fc,
      ownerId: card.o ?? null,
      serviceDate: card.d ?? null,
      serviceTime: card.h ?? null,
      technicianName: card.n ?? null,
      reviewed: card.r === 1,
    },
    participantIds: card.w ?? [],
  };
}

/** The card of an order that was read itself: the same as in the lists. */
export function cardOf(order: Order): OrderCard {
  return unpackCard(order.id, packCard(order)).card;
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
