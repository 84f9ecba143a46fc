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

/** The card of an open order for technicians nearby: without what is the customer's alone, so that it seldom changes. */
export function packCardForTechnicians(order: Order): StoredCard {
  return packCard(asTechniciansSee(order));
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

function millisecondsOf(time: string | null): number | undefined {
  return time === null ? undefined : Date.parse(time);
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
