import type { Random } from '#test/support/random.ts';
import { composed, compositions } from './composed/composed.ts';
import { textFormsOf, trainingMessages } from './corpus.ts';
import { shuffled } from './draw.ts';
import { messageFrom, trainingTemplates } from './formats.ts';
import { goldValues } from './gold.ts';
import type { GoldText } from './gold-text.ts';
import { withOtherValues } from './other-values.ts';
import { type Pools, poolsOf } from './pools.ts';
import type { Template } from './template.ts';

/** A text to train on, with the number of its source: odd and even numbers are the two halves. */
export interface Lesson extends GoldText {
  readonly origin: number;
}

export interface Course {
  /** Passes over the corpus. */
  readonly rounds: number;
  /** How often each layout is filled per round, and how many messages are composed of each kind. */
  readonly fills: number;
  readonly composed: number;
  /** Also trains on what is kept apart. */
  readonly all: boolean;
}

/** Minimum length of texts that are used once more with other values. */
const longEnough = 200;

/** The lessons of each round, newly generated every time. */
export class Lessons {
  readonly #course: Course;
  readonly #random: Random;
  readonly #isOfHalf: (origin: number) => boolean;
  readonly #texts: readonly (Lesson & { readonly isAlert: boolean })[];
  readonly #pools: Pools;
  readonly #templates: readonly Template[];

  /** For one half of the messages, or both. */
  constructor(course: Course, half: 0 | 1 | undefined, random: Random) {
    const messages = trainingMessages(course.all);
    this.#course = course;
    this.#random = random;
    this.#isOfHalf = (origin) => half === undefined || origin % 2 === half;
    this.#pools = poolsOf(messages.map(({ truth }) => truth));
    this.#templates = trainingTemplates(course.all);
    this.#texts = messages.flatMap(({ texts, truth }, origin) =>
      this.#isOfHalf(origin)
        ? texts.map((text) => ({ ...text, origin, isAlert: truth.outcome !== 'not_an_alert' }))
        : [],
    );
  }

  async ofRound(round: number): Promise<readonly Lesson[]> {
    const lessons = [
      ...this.#ofCorpus(round),
      ...(await this.#ofFormats()),
      ...(await this.#ofCompositions(round)),
    ];
    return shuffled(lessons, this.#random);
  }

  /** Each message as it is in the first round and with other values in later ones; long ones once more with other values. */
  #ofCorpus(round: number): Lesson[] {
    const again = (lesson: Lesson) => ({
      ...withOtherValues(lesson, this.#pools, this.#random),
      origin: lesson.origin,
    });
    return this.#texts.flatMap(({ isAlert, ...lesson }) => {
      const own = round === 1 || !isAlert ? lesson : again(lesson);
      return isAlert && lesson.text.length > longEnough ? [own, again(lesson)] : [own];
    });
  }

  async #ofFormats(): Promise<Lesson[]> {
    const lessons: Lesson[] = [];
    for (let fill = 0; fill < this.#course.fills; fill += 1)
      for (const [origin, template] of this.#templates.entries()) {
        if (!this.#isOfHalf(origin)) continue;
        const { texts } = await messageFrom(template, this.#pools, this.#random);
        lessons.push(...texts.map((text) => ({ ...text, origin })));
      }
    return lessons;
  }

  async #ofCompositions(round: number): Promise<Lesson[]> {
    const lessons: Lesson[] = [];
    let origin = 0;
    for (const compose of compositions.values()) {
      const seed = round * 1000 + Math.floor(this.#random() * 1e6);
      for (const message of composed(compose, seed, this.#course.composed)) {
        origin += 1;
        if (!this.#isOfHalf(origin)) continue;
        for (const text of await textFormsOf(message))
          lessons.push({ text, values: goldValues(text, message.truth), origin });
      }
    }
    return lessons;
  }
}
