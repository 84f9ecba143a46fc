import { isSpace } from '../characters.ts';
import type { Span } from '../marks.ts';
import stored from './judge.generated.json' with { type: 'json' };
import { type TaggedField, taggedFields } from './tags.ts';

/*
 * Which of the values that rules and tagger have found for a machine is the right one, by what was learnt of messages whose truth
 * is known: how often a value is right that is read so and told so, where it stands, beside others that are read and told otherwise.
 */

/** A value that a machine may have, and who found it. */
export interface Candidate extends Span {
  readonly field: TaggedField;
  /** The same for all tellings of one value. */
  readonly key: string;
  /** As it stands, or as the rules put it together. */
  readonly text: string;
  /** Stands so in the text, and was not put together or reckoned. */
  readonly isVerbatim: boolean;
  /** How sure the rules are of it: 0 to 1; 0 where it is not what they read. */
  readonly ruled: number;
  /** The rules read it by a label. */
  readonly isLabelled: boolean;
  /** How sure the tagger is of it: 0 to 1; 0 where it is not told. */
  readonly told: number;
  /** How often it is told. */
  readonly mentions: number;
  /** How sure the span classifier is of it: 0 to 1; 0 where it is not what that finds. */
  readonly whole: number;
}

/** What a candidate is judged in the light of. */
export interface Circumstances {
  /** All candidates of the field, in the order of the text. */
  readonly rivals: readonly Candidate[];
  /** What the tagger says that stands there instead. */
  readonly otherwise: { readonly field: TaggedField; readonly probability: number } | undefined;
  /** How a part of a place stands to the others that are known. */
  readonly besidePlace: (typeof placeRelations)[number];
  readonly role: (typeof roles)[number];
  /** Its line says that something is over. */
  readonly isOver: boolean;
  /** The message tells of no other machine. */
  readonly isAlone: boolean;
  /** How likely the message is no alert: 0 to 1. */
  readonly otherMail: number;
}

const placeRelations = ['none', 'adjoining', 'near', 'apart', 'point-only'] as const;
const roles = ['body', 'note', 'subject', 'aside'] as const;

/** A network of one hidden layer: each of its units has a weight for each input, a bias, and a weight of its own. */
interface StoredJudge {
  readonly units: readonly (readonly number[])[];
  readonly bias: number;
}

/** How likely a candidate is right: 0 to 1. */
export function probabilityOfRight(candidate: Candidate, circumstances: Circumstances): number {
  return answerOf(stored, judgeInputs(candidate, circumstances));
}

/** What the network makes of its inputs: 0 to 1. */
function answerOf({ units, bias }: StoredJudge, inputs: readonly number[]): number {
  const given = givenOf(inputs);
  const odds = units.reduce(
    (sum, unit) => sum + Math.tanh(excitementOf(unit, inputs, given)) * (unit.at(-1) ?? 0),
    bias,
  );
  return 1 / (1 + Math.exp(-odds));
}

/** What a unit's inputs come to, before it answers; `given`: the numbers of the few that are not 0. */
function excitementOf(
  unit: readonly number[],
  inputs: readonly number[],
  given: readonly number[] = givenOf(inputs),
): number {
  let sum = unit[inputs.length] ?? 0;
  for (const index of given) sum += (inputs[index] ?? 0) * (unit[index] ?? 0);
  return sum;
}

function givenOf(inputs: readonly number[]): readonly number[] {
  const given: number[] = [];
  for (let index = 0; index < inputs.length; index += 1) if (inputs[index] !== 0) given.push(index);
  return given;
}

/** What speaks for and against a candidate, each mostly within -1 and 1. */
function judgeInputs(candidate: Candidate, circumstances: Circumstances): readonly number[] {
  const { rivals, otherwise, besidePlace, role, isOver, isAlone, otherMail } = circumstances;
  const others = rivals.filter(({ key }) => key !== candidate.key);
  const read = greatest(others, ({ ruled }) => ruled);
  const told = greatest(others, ({ told }) => told);
  const whole = greatest(others, ({ whole }) => whole);
  const place = rivals.findIndex(({ key }) => key === candidate.key);
  return [
    ...oneOf(taggedFields, candidate.field),
    ...foundBy(candidate),
    Math.min(candidate.mentions, 3) / 3,
    ...foundBy(read),
    ...oneOf(relations, read && relationOf(candidate, read)),
    ...foundBy(told),
    ...oneOf(relations, told && relationOf(candidate, told)),
    ...foundWhole(candidate),
    ...foundWhole(whole),
    ...oneOf(relations, whole && relationOf(candidate, whole)),
    Math.min(others.length, 5) / 5,
    Math.min(place, 5) / 5,
    Number(place === 0),
    Number(place === rivals.length - 1),
    ...oneOf(taggedFields, otherwise?.field, otherwise?.probability),
    ...oneOf(roles, role),
    ...oneOf(placeRelations, besidePlace),
    Number(candidate.isVerbatim),
    Number(isOver),
    Number(isAlone),
    otherMail,
    ...looksOf(candidate.text),
  ];
}

/** The one with most of something, if any has. */
function greatest(
  candidates: readonly Candidate[],
  measure: (one: Candidate) => number,
): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (top, one) => (measure(one) > (top ? measure(top) : 0) ? one : top),
    undefined,
  );
}

function oneOf<T>(all: readonly T[], one: T | undefined, value = 1): number[] {
  return all.map((each) => (each === one ? value : 0));
}

/** Who found a value, and how sure they are. */
function foundBy(one: Candidate | undefined): number[] {
  if (!one) return [0, 0, 0, 0, 0, 0];
  const { ruled, isLabelled, told } = one;
  return [Number(ruled > 0), ruled, Number(isLabelled), Number(told > 0), told, told > 0 ? oddsOf(told) : 0];
}

/** How sure the span classifier is of a value. */
function foundWhole(one: Candidate | undefined): number[] {
  const whole = one?.whole ?? 0;
  return whole > 0 ? [1, whole, oddsOf(whole)] : [0, 0, 0];
}

/** Log-odds, of which a fifth is enough to tell apart what is nearly sure. */
function oddsOf(probability: number): number {
  return Math.max(-1, Math.min(1, Math.log(probability / (1.0001 - probability)) / 5));
}

/** How a value stands to another. */
const relations = ['behind', 'before', 'within', 'around', 'half over'] as const;

function relationOf(one: Span, other: Span): (typeof relations)[number] {
  if (one.start >= other.end) return 'behind';
  if (one.end <= other.start) return 'before';
  if (one.start >= other.start && one.end <= other.end) return 'within';
  return one.start <= other.start && one.end >= other.end ? 'around' : 'half over';
}

/** What kinds of characters a value is made of. */
function looksOf(text: string): number[] {
  const length = text.length || 1;
  const [digits, capitals, small] = [count(text, /\d/g), count(text, /\p{Lu}/gu), count(text, /\p{Ll}/gu)];
  let spaces = 0;
  for (let at = 0; at < text.length; at += 1) if (isSpace(text.charCodeAt(at))) spaces += 1;
  return [
    Math.min(length, 40) / 40,
    Math.min(spaces, 5) / 5,
    Number(digits > 0),
    digits / length,
    capitals / length,
    small / length,
    (length - digits - capitals - small - spaces) / length,
    Number(/^\d/.test(text)),
    Number(/[\n\t]/.test(text)),
    Number(length <= 2),
    Number(small > 0 && capitals === 0),
  ];
}

function count(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}
