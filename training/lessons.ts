import type { Random } from '#test/support/random.ts';
import { composed, compositions } from './composed/composed.ts';
import { learntMessages, textFormsOf } from './corpus.ts';
import { shuffled } from './draw.ts';
import { learntTemplates, messageFrom } from './formats.ts';
import { goldValues } from './gold.ts';
import type { GoldText } from './gold-text.ts';
import { type Pools, poolsOf } from './pools.ts';
import { retold } from './retell.ts';
import type { Template } from './template.ts';

/** A text that is learnt from, with the number of what it was made of: odd and even ones are the two halves. */
export interface Lesson extends GoldText {
  readonly origin: number;
}

export interface Course {
  /** Rounds over the corpus. */
  readonly rounds: number;
  /** How often each layout is filled in a round, and how many messages of each composition are put together. */
  readonly fills: number;
  readonly composed: number;
  /** Learns from what is kept apart as well. */
  readonly all: boolean;
}

/** Texts in which a retold message says something else than before. */
const fewestToRetell = 200;

/** The lessons of the rounds, new ones for each. */
export class Lessons {
  readonly #course: Course;
  readonly #random: Random;
  readonly #isOfHalf: (origin: number) => boolean;
  readonly #texts: readonly (Lesson & { readonly isAlert: boolean })[];
  readonly #pools: Pools;
  readonly #templates: readonly Template[];

  /** Of one half, or of both. */
  constructor(course: Course, half: 0 | 1 | undefined, random: Random) {
    const messages = learntMessages(course.all);
    this.#course = course;
    this.#random = random;
    this.#isOfHalf = (origin) => half === undefined || origin % 2 === half;
    this.#pools = poolsOf(messages.map(({ truth }) => truth));
    this.#templates = learntTemplates(course.all);
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

  /** Each message as it is in the first round and retold in the others; long ones retold once more. */
  #ofCorpus(round: number): Lesson[] {
    const again = (lesson: Lesson) => ({
      ...retold(lesson, this.#pools, this.#random),
      origin: lesson.origin,
    });
    return this.#texts.flatMap(({ isAlert, ...lesson }) => {
      const own = round === 1 || !isAlert ? lesson : again(lesson);
      return isAlert && lesson.text.length > fewestToRetell ? [own, again(lesson)] : [own];
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
