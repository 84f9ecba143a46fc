import { attributesBytes } from '#functions/platform/item-size.ts';
import type { OrderCard } from '#schema/orders/order.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import { bySeverity } from '../lifecycle/faults.rules.ts';
import { latestMark } from '../lifecycle/presence.rules.ts';
import type { Order } from '../order.ts';

import {
  markLetters,
  priorityLetters,
  type StoredCard,
  severityLetters,
  sourceLetters,
  statusLetters,
  storedCard,
  unpackCard,
} from './card.rules.ts';

export function packCard(order: Order): StoredCard {
  const wide = cardWith(wideCuts, order);
  const card = roomIn(wide, order) < 2 * (leastWords + 1) ? cardWith(narrowCuts, order) : wide;
  return storedCard.parse(withTexts(card, order));
}

/**
 * The card of an open order for technicians nearby, without what concerns only the customer, so that it rarely changes.
 */
export function packCardForTechnicians(order: Order): StoredCard {
  return packCard(asTechniciansSee(order));
}

/** The card of an order, as in the lists. */
export function cardOf(order: Order): OrderCard {
  return unpackCard(order.id, packCard(order)).card;
}

/** The same for technicians. */
export function cardForTechnicians(order: Order): OrderCard {
  return unpackCard(order.id, packCardForTechnicians(order)).card;
}

/** The size that lets twenty rows fit, without a row's keys. */
const mostBytes = 488;
/** An issue always gets this much; it gets more, and faults get their meaning, if there is room. */
const leastIssue = 96;
const mostIssue = 160;
const mostWords = 40;
const leastWords = 16;
/** With more participants a row may be larger. */
const fewParticipants = 3;

/** Bytes of the other texts; the narrow ones apply when several are long. */
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
  jobsite: 24,
  city: 18,
  state: 14,
  fault: 24,
  person: 18,
};

/** A card without its issue and the meaning of its faults. */
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

/** The card with as much of the issue and the meanings as there is room for. */
function withTexts(card: StoredCard, order: Order): StoredCard {
  const meanings = bySeverity(order.faults.top).map(({ name }) => name);
  let left = roomIn(card, order);
  const f = card.f.map(([code, letter], index): StoredCard['f'][number] => {
    // The rest is shared with the next fault.
    const room = Math.min(mostWords, Math.floor(left / (card.f.length - index)) - 1);
    const words = room < leastWords ? undefined : cut(meanings[index] ?? null, room);
    if (words === undefined) return [code, letter];
    left -= Buffer.byteLength(words) + 1;
    return [code, letter, words];
  });
  return { ...card, f, i: issueIn(order, Math.min(mostIssue, leastIssue + Math.max(0, left))) };
}

/** The room that a card leaves for meanings, and for more of the issue than the minimum. */
function roomIn(card: StoredCard, order: Order): number {
  const i = issueIn(order, leastIssue);
  return mostBytes - attributesBytes({ card: { ...card, i, w: card.w?.slice(0, fewParticipants) } });
}

function issueIn({ issue, pendingIssue }: Order, bytes: number): string | undefined {
  return cut(issue ?? pendingIssue, bytes);
}

/** Technicians don't see others' offers, who was alerted, or how long the timeline is. */
function asTechniciansSee(order: Order): Order {
  return { ...order, participants: [], offersUntil: [], numberOfAlertedTechnicians: 0, lastUpdate: 0 };
}

function millisecondsOf(time: string | null): number | undefined {
  return time === null ? undefined : Date.parse(time);
}

/** At most `bytes` bytes of UTF-8, never half a character; an ellipsis shows that text was cut. */
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
