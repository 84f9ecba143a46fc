import { chance, type Dice, dice } from './dice.ts';
import { firstNames, lastNames } from './names.ts';
import type { DemoTechnician } from './repair-network.ts';
import { fiveStarRemarks, fourStarRemarks, type Remark, threeStarRemarks } from './review-words.ts';

export interface DemoReview {
  readonly technicianId: string;
  readonly rating: 3 | 4 | 5;
  readonly description: string;
  readonly attributes: readonly string[];
  readonly reviewer: { readonly id: string; readonly fullName: string; readonly picture: null };
  readonly companyId: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A technician's reviews, as many of each rating as they have, over the last year, oldest first. */
export function reviewsOf(person: DemoTechnician, now: Date): DemoReview[] {
  const { reviews: count, fiveStars, fourStars } = person.jobs;
  const roll = dice(`reviews ${person.id}`);
  const texts = [
    ...dealt(fiveStarRemarks, fiveStars, roll).map((remarks) => ({ rating: 5, remarks }) as const),
    ...dealt(fourStarRemarks, fourStars, roll).map((remarks) => ({ rating: 4, remarks }) as const),
    ...dealt(threeStarRemarks, count - fiveStars - fourStars, roll).map(
      (remarks) => ({ rating: 3, remarks }) as const,
    ),
  ];
  return shuffled(texts, roll).map(({ rating, remarks }, place) => ({
    technicianId: person.id,
    rating,
    description: remarks.map(([, sentence]) => about(sentence, person, roll)).join(' '),
    attributes: [...new Set(remarks.map(([attribute]) => attribute))],
    ...customer(roll, count),
    createdAt: dayOf(place, count, roll, now),
  }));
}

/** Sets of one or two remarks, without repeating any while there are enough. */
function dealt(pool: readonly Remark[], hands: number, roll: Dice): Remark[][] {
  const deck = shuffled(pool, roll);
  return Array.from({ length: hands }, (_, hand) => {
    const isPlenty = deck.length > hands - hand;
    const hold = deck.splice(0, isPlenty && chance(roll, 0.5) ? 2 : 1);
    if (hold.length === 0) throw new Error('There are more reviews of one kind than sentences for them.');
    return hold;
  });
}

function about(sentence: string, { products }: DemoTechnician, roll: Dice): string {
  const machine = products[Math.floor(roll() * Math.min(4, products.length))] ?? 'machine';
  return sentence.replace('{machine}', machine.toLowerCase());
}

/** Someone at another company; some come back. */
function customer(roll: Dice, reviews: number): Pick<DemoReview, 'reviewer' | 'companyId'> {
  const company = Math.floor(roll() * Math.max(3, 1.5 * reviews)) * 7;
  const [first, last] = [
    firstNames[company % firstNames.length],
    lastNames[(company * 3) % lastNames.length],
  ];
  return {
    reviewer: { id: `acc_customer${company}`, fullName: `${first} ${last}`, picture: null },
    companyId: `com_customer${company}`,
  };
}

/** A working hour in one of the year's equal parts, the newest a few days ago. */
function dayOf(place: number, count: number, roll: Dice, now: Date): string {
  const daysAgo = 2 + Math.floor(((count - place - roll()) / count) * 360);
  const at = new Date(now.getTime() - daysAgo * dayLong);
  at.setUTCHours(14 + Math.floor(roll() * 9), Math.floor(roll() * 60), 0, 0);
  return at.toISOString();
}

const dayLong = 24 * 60 * 60 * 1000;

function shuffled<T>(things: readonly T[], roll: Dice): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(roll() * left.length), 1)[0] as T);
}
