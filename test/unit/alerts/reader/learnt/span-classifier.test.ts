import { describe, expect, it } from 'vitest';
import { hashedText } from '#functions/alerts/reader/learnt/features.ts';
import { classifiedSpans } from '#functions/alerts/reader/learnt/span-classifier.ts';
import { Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { seededRandom } from '#test/support/random.ts';
import { trainSpanClassifier } from '#test/support/span-training.ts';
import type { Lesson } from '#test/support/tagger-training.ts';

const names = ['Rosa', 'Big Otter', 'Hugo 7', 'Old Bruno', 'Wanda', 'Atlas 12', 'Misiek', 'Blue Pegasus'];

/** What is called a name is one; what is called a driver is none. */
function message(name: string, driver: string, origin: number): Lesson {
  const text = `Called: ${name}\nDriver: ${driver}`;
  const start = 'Called: '.length;
  return { text, values: [{ field: 'unit', start, end: start + name.length }], origin };
}

const lessons = names.flatMap((name, index) =>
  names.map((driver, other) => message(name, driver, index * names.length + other)),
);
const settings = { rounds: 6, fewest: 2, kept: 5000, report: () => undefined };
const weights = new Weights(trainSpanClassifier(lessons, { ...settings, random: seededRandom(3) }));

function found(text: string, isRead = 1): string[] {
  const hashed = hashedText(scan(text));
  return classifiedSpans(hashed, new Uint8Array(hashed.words.count).fill(isRead), weights)
    .filter(({ probability }) => probability > 0.5)
    .map(({ field, start, end }) => `${field} ${text.slice(start, end)}`);
}

describe('the span classifier', () => {
  it('finds a value whole, of words that it has never seen', () => {
    expect(found('Called: Zwarte Kees\nDriver: Jan Bakker')).toEqual(['unit Zwarte Kees']);
  });

  it('tells values in the order of the text', () => {
    const text = 'Called: Zwarte Kees\nDriver: Jan\nCalled: Rode Piet\nDriver: Kees';

    expect(found(text)).toEqual(['unit Zwarte Kees', 'unit Rode Piet']);
  });

  it('looks at no word that it shall not look at', () => {
    expect(found('Called: Zwarte Kees\nDriver: Jan', 0)).toEqual([]);
  });

  it('finds nothing in a text without words', () => {
    expect(found(' -- ')).toEqual([]);
  });
});
