import { describe, expect, it } from 'vitest';
import { hashedText } from '#functions/alerts/reader/learnt/features.ts';
import { taggedValues } from '#functions/alerts/reader/learnt/tagger.ts';
import { Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { seededRandom } from '#test/support/random.ts';
import type { GoldValue } from '#test/support/tagger-gold.ts';
import { type Lesson, trainTagger } from '#test/support/tagger-training.ts';

const names = ['Rosa', 'Otter', 'Hugo', 'Bruno', 'Wanda', 'Atlas', 'Misiek', 'Pegasus'];
const between = 'came by on site this morning before ten and parked';

/** A name is a machine's where a code follows, farther off than any word that is looked at with it. */
function message(name: string, code: string | undefined): Lesson {
  const text = `${name} ${between} ${code ?? 'outside'}`;
  const values: GoldValue[] = code
    ? [
        { field: 'unit', start: 0, end: name.length },
        { field: 'code', start: text.length - code.length, end: text.length },
      ]
    : [];
  return { text, values, origin: 0 };
}

const random = seededRandom(3);
const lessons = names
  .flatMap((name, index) => [message(name, `E${index + 31}`), message(name, undefined)])
  .flatMap((lesson) => [lesson, lesson, lesson])
  .map((lesson, origin) => ({ ...lesson, origin }));
const weights = new Weights(
  trainTagger(lessons, { rounds: 8, fewest: 2, kept: 5000, random, report: () => undefined }),
);

function found(text: string): string[] {
  const hashed = hashedText(scan(text));
  return taggedValues(hashed, new Uint8Array(hashed.words.count).fill(1), weights)
    .filter(({ probability }) => probability > 0.5)
    .map(({ field, start, end }) => `${field} ${text.slice(start, end)}`);
}

describe('the tagger', () => {
  it('knows at a word what is found farther on', () => {
    expect(found(`Falcon ${between} E77`)).toEqual(['unit Falcon', 'code E77']);
    expect(found(`Falcon ${between} outside`)).toEqual([]);
  });

  it('looks at no word that it shall not look at', () => {
    const text = `Falcon ${between} E77`;
    const hashed = hashedText(scan(text));

    expect(taggedValues(hashed, new Uint8Array(hashed.words.count), weights)).toEqual([]);
  });

  it('finds nothing in a text without words', () => {
    expect(found(' -- ')).toEqual([]);
  });
});
