import { type Choice, choicesFor } from '#functions/alerts/reader/candidates.ts';
import {
  answerOf,
  excitementOf,
  judgeInputs,
  type StoredJudge,
} from '#functions/alerts/reader/learnt/judge.ts';
import { probabilityOfOtherMail } from '#functions/alerts/reader/learnt/mail-kind.ts';
import type { Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { learntValues } from '#functions/alerts/reader/learnt-values.ts';
import { wordsOutsideAsides } from '#functions/alerts/reader/lines.ts';
import { findingsIn } from '#functions/alerts/reader/reader.ts';
import { draftsOf } from '#functions/alerts/reader/readings.ts';
import {
  codeKey,
  modelKey,
  type Place,
  placeAgreement,
  sameBrand,
  sameHours,
  sameSerialNumber,
  sameUnitNumber,
} from './alert-agreement.ts';
import { type MessageTruth, machinesOf } from './alert-score.ts';
import { shuffled } from './learner.ts';
import type { Random } from './random.ts';

/** A value that was found for a machine, as it is judged, and whether it is right. */
export interface JudgeLesson {
  readonly inputs: readonly number[];
  readonly isRight: boolean;
}

/** What has not learnt from a message, and so finds its values as it will find those of messages that are yet to come. */
export interface Strangers {
  readonly tagger: Weights;
  readonly spans: Weights;
  readonly mailKind: Weights;
}

/** What can be learnt of a message: each value found for each machine. None of a digest of which not every machine was found. */
export function judgeLessons(
  { text, isMail, truth }: { readonly text: string; readonly isMail: boolean; readonly truth: MessageTruth },
  { mailKind, ...learnt }: Strangers,
): JudgeLesson[] {
  const found = findingsIn(text, isMail);
  const { lines, message } = found;
  const source = {
    ...found.source,
    learnt: learntValues(found.source.scan, lines, learnt, found.source.asides),
  };
  const otherMail = {
    ...message.otherMail,
    likely: probabilityOfOtherMail(source.scan, wordsOutsideAsides(source.scan, lines), mailKind),
  };
  const drafts = draftsOf({ ...found, source, message: { ...message, otherMail } });
  const machines = machinesOf(truth);
  if (drafts.length !== machines.length) return [];
  return drafts.flatMap(({ claims, reading, whereabouts }, index) => {
    const machine = machines[index];
    if (!machine || !whereabouts) return [];
    return choicesFor(source, lines, claims, reading, whereabouts).flatMap((choice) => {
      // Of what is no alert it is only known that it has no fault.
      if (truth.outcome === 'not_an_alert' && choice.candidate.field !== 'code') return [];
      const isRight = truth.outcome !== 'not_an_alert' && isRightOf(choice, machine);
      return [{ inputs: judgeInputs(choice.candidate, choice.circumstances), isRight }];
    });
  });
}

type MachineTruth = ReturnType<typeof machinesOf>[number];

function isRightOf({ candidate, claim }: Choice, truth: MachineTruth): boolean {
  const value = typeof claim.value === 'string' ? claim.value : candidate.text;
  const among = <T>(all: readonly (T | null)[], isSame: (one: T) => boolean) =>
    all.some((one) => one !== null && isSame(one));
  switch (candidate.field) {
    case 'unit':
      return among([truth.unitNumber, ...truth.unitNumberAccept], (one) => sameUnitNumber(one, value));
    case 'serial':
      return among([truth.serialNumber, ...truth.serialNumberAccept], (one) => sameSerialNumber(one, value));
    case 'model':
      return among(
        [truth.model, ...truth.modelAccept],
        (one) => modelKey(one, truth.brand) === modelKey(value, truth.brand),
      );
    case 'brand':
      return among(
        [truth.brand, ...truth.brandAccept],
        (one) => sameBrand(one, value) || sameBrand(one, candidate.key),
      );
    case 'hours':
      return among([truth.hours, ...truth.hoursAccept], (one) => sameHours(one, Number(candidate.key)));
    case 'time':
      return among([truth.detectedAt, ...truth.detectedAtAccept], (one) => one.includes(`T${candidate.key}`));
    case 'code':
      return among(
        [...truth.faultCodes.flatMap(({ code, aliases }) => [code, ...aliases]), ...truth.optionalFaultCodes],
        (one) => codeKey(one) === codeKey(value),
      );
    case 'severity':
      return truth.faultCodes.some(({ severity, severityAccept }) =>
        [severity, ...severityAccept].some((one) => one === candidate.key),
      );
    default:
      return [truth.location, ...truth.locationAccept].some((place) =>
        isPartOf(place, candidate.field as 'address' | 'city' | 'state', value),
      );
  }
}

function isPartOf(place: Partial<Place>, part: 'address' | 'city' | 'state', value: string): boolean {
  const stated = place[part];
  if (stated === undefined || stated === null) return false;
  return placeAgreement([{ ...nowhere, [part]: stated }], { ...nowhere, [part]: value })[part] === 'right';
}

const nowhere: Place = { address: null, city: null, state: null, lat: null, long: null };

/** How the network is learnt: by small steps of batches (Adam; Kingma and Ba, 2015), with large weights held down. */
const [hidden, rounds, batch, decay] = [12, 30, 32, 1e-3];

export function trainJudge(
  lessons: readonly JudgeLesson[],
  random: Random,
  report: (line: string) => void,
): StoredJudge {
  const inputs = lessons[0]?.inputs.length ?? 0;
  const size = inputs + 2;
  const network = new Network(hidden, size, random);
  for (let round = 0; round < rounds; round += 1) {
    const rate = 0.004 * (1 - round / rounds) + 0.0003;
    const order = shuffled(lessons, random);
    for (let at = 0; at < order.length; at += batch) network.learn(order.slice(at, at + batch), rate);
  }
  const judge = network.stored();
  const wrong = lessons.filter(({ inputs: own, isRight }) => answerOf(judge, own) >= 0.5 !== isRight);
  report(`judge: ${wrong.length} of ${lessons.length} wrong`);
  return judge;
}

/** The weights of a network in one row: each unit's for the inputs, its bias, its own; behind them all the bias of the answer. */
class Network {
  readonly #units: number;
  readonly #size: number;
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;

  constructor(units: number, size: number, random: Random) {
    const length = units * size + 1;
    this.#units = units;
    this.#size = size;
    this.#weights = Float64Array.from({ length }, () => (random() - 0.5) / Math.sqrt(size / 4));
    this.#slopes = new Float64Array(length);
    this.#means = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  learn(lessons: readonly JudgeLesson[], rate: number): void {
    this.#slopes.fill(0);
    const judge = this.#judge();
    for (const lesson of lessons) this.#addSlopes(judge, lesson);
    this.#steps += 1;
    const [meanShare, squareShare] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (const [at, weight] of this.#weights.entries()) {
      const slope = (this.#slopes[at] ?? 0) / lessons.length + decay * weight;
      const mean = 0.9 * (this.#means[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.#squares[at] ?? 0) + 0.001 * slope * slope;
      this.#means[at] = mean;
      this.#squares[at] = square;
      this.#weights[at] = weight - (rate * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8);
    }
  }

  stored(): StoredJudge {
    const { units, bias } = this.#judge();
    return { units: units.map((unit) => Array.from(unit, rounded)), bias: rounded(bias) };
  }

  #judge() {
    const size = this.#size;
    const units = Array.from({ length: this.#units }, (_, unit) => [
      ...this.#weights.subarray(unit * size, (unit + 1) * size),
    ]);
    return { units, bias: this.#weights.at(-1) ?? 0 };
  }

  #addSlopes(judge: StoredJudge, { inputs, isRight }: JudgeLesson): void {
    const miss = answerOf(judge, inputs) - Number(isRight);
    const slopes = this.#slopes;
    for (const [unit, weights] of judge.units.entries()) {
      const from = unit * this.#size;
      const excited = Math.tanh(excitementOf(weights, inputs));
      const own = miss * (weights.at(-1) ?? 0) * (1 - excited * excited);
      for (const [index, input] of inputs.entries())
        if (input !== 0) slopes[from + index] = (slopes[from + index] ?? 0) + own * input;
      const last = from + inputs.length;
      slopes[last] = (slopes[last] ?? 0) + own;
      slopes[last + 1] = (slopes[last + 1] ?? 0) + miss * excited;
    }
    const last = slopes.length - 1;
    slopes[last] = (slopes[last] ?? 0) + miss;
  }
}

function rounded(weight: number): number {
  return Math.round(weight * 1e4) / 1e4;
}
