import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOf } from '#functions/alerts/reader/learnt/judge.ts';
import { type StoredWeights, Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { messageTruth } from '#test/support/alert-score.ts';
import { excavatorTruth } from '#test/support/excavator-truth.ts';
import { type JudgeLesson, judgeLessons, trainJudge } from '#test/support/judge-training.ts';
import { seededRandom } from '#test/support/random.ts';

const truth = excavatorTruth({
  outcome: 'missing_location',
  location: { address: null, city: null, state: null, lat: null, long: null },
  faultCodes: [{ code: 'SPN 100 FMI 1', description: null, severity: 'high' }],
  detectedAt: null,
});
const text =
  'Make: Volvo\nModel: EC220E\nSerial number: VCEEC220E00311234\nUnit: EX-42\nHours: 4,071\nCode: SPN 100 FMI 1\nSeverity: high';
const strangers = {
  tagger: shipped('tagger'),
  spans: shipped('span-classifier'),
  mailKind: shipped('mail-kind'),
};

function shipped(name: string): Weights {
  const file = new URL(
    `../../../../../functions/alerts/reader/learnt/${name}.generated.json`,
    import.meta.url,
  );
  return new Weights(JSON.parse(readFileSync(file, 'utf8')) as StoredWeights);
}

/** Right is what one of two found, and not both. */
const either: readonly JudgeLesson[] = [
  { inputs: [0, 0], isRight: false },
  { inputs: [0, 1], isRight: true },
  { inputs: [1, 0], isRight: true },
  { inputs: [1, 1], isRight: false },
];

describe('what the judge learns from', () => {
  it('is each value that was found, with what the truth says of it', () => {
    const lessons = judgeLessons({ text, isMail: false, truth }, strangers);

    expect(lessons.filter(({ isRight }) => isRight)).toHaveLength(7);
    expect(new Set(lessons.map(({ inputs }) => inputs.length)).size).toBe(1);
  });

  it('is wrong of another machine', () => {
    const other = { ...truth, unitNumber: 'EX-7', faultCodes: [], hours: null };
    const lessons = judgeLessons({ text, isMail: false, truth: other }, strangers);

    expect(lessons.filter(({ isRight }) => isRight)).toHaveLength(3);
  });

  it('is only that there is no fault where there is no alert', () => {
    const none = messageTruth.parse({ ...truth, outcome: 'not_an_alert' });
    const lessons = judgeLessons({ text, isMail: false, truth: none }, strangers);

    expect(lessons.map(({ isRight }) => isRight)).toEqual([false]);
  });
});

describe('the judge', () => {
  it('learns what no sum of its inputs tells', () => {
    const lessons = Array.from({ length: 800 }, (_, index) => either[index % either.length]).filter(
      (lesson) => lesson !== undefined,
    );

    const judge = trainJudge(lessons, seededRandom(3), () => undefined);

    expect(either.map(({ inputs }) => answerOf(judge, inputs) > 0.5)).toEqual([false, true, true, false]);
    expect(trainJudge(lessons, seededRandom(3), () => undefined)).toEqual(judge);
  });
});
