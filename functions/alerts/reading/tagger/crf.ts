import { isFirst, outside, tagCount } from './fields.ts';

/*
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001) over the tags of a sequence: scores for each tag
 * at each token and for each pair of adjacent tags. A continuation tag may only follow a tag of its own field.
 */

/** The row and column of the transitions for the ends of a sequence: before its first and after its last tag. */
export const edge = tagCount;
export const transitionSide = tagCount + 1;

/** Whether one tag may follow another. */
export function mayFollow(tag: number, before: number): boolean {
  if (tag === outside || isFirst(tag) || tag === edge) return true;
  return before === tag || before === tag - 1;
}

const all = Array.from({ length: tagCount }, (_, tag) => tag);
/** The tags that may precede and follow each tag. */
const allowed = all.map((tag) => Uint8Array.from(all.filter((before) => mayFollow(tag, before))));
const behind = all.map((before) => Uint8Array.from(all.filter((tag) => mayFollow(tag, before))));

/**
 * The likeliest tags of a sequence. `scores`: `tagCount` per token; `transitions`: previous × tag, `transitionSide` each. In
 * log-odds.
 */
export function likeliestTags(
  scores: Float64Array,
  transitions: ArrayLike<number>,
  count: number,
): Uint8Array {
  const best = new Float64Array(count * tagCount);
  const from = new Uint8Array(count * tagCount);
  for (let token = 0; token < count; token += 1)
    for (let tag = 0; tag < tagCount; tag += 1) {
      const score = scores[token * tagCount + tag] ?? 0;
      if (token === 0) {
        best[tag] = mayFollow(tag, edge) ? score + (transitions[edge * transitionSide + tag] ?? 0) : -1e9;
        continue;
      }
      let top = Number.NEGATIVE_INFINITY;
      let place = 0;
      const last = (token - 1) * tagCount;
      const own = allowed[tag] as Uint8Array;
      for (let at = 0; at < own.length; at += 1) {
        const before = own[at] as number;
        const sum = (best[last + before] as number) + (transitions[before * transitionSide + tag] as number);
        if (sum > top) {
          top = sum;
          place = before;
        }
      }
      best[token * tagCount + tag] = top + score;
      from[token * tagCount + tag] = place;
    }
  const tags = new Uint8Array(count);
  let [top, tag] = [Number.NEGATIVE_INFINITY, 0];
  for (let last = 0; last < tagCount; last += 1) {
    const sum = (best[(count - 1) * tagCount + last] ?? 0) + (transitions[last * transitionSide + edge] ?? 0);
    if (sum > top) [top, tag] = [sum, last];
  }
  for (let token = count - 1; token >= 0; token -= 1) {
    tags[token] = tag;
    tag = from[token * tagCount + tag] ?? 0;
  }
  return tags;
}

/**
 * The probability of each tag at each token (forward-backward), `tagCount` per token. `pairs`, if given, receives those of
 * adjacent pairs.
 */
export function tagProbabilities(
  scores: Float64Array,
  transitions: ArrayLike<number>,
  count: number,
  pairs?: (before: number, tag: number, probability: number) => void,
): Float64Array {
  // Messages are scaled to a sum of one per token to avoid underflow.
  const forward = new Float64Array(count * tagCount);
  const backward = new Float64Array(count * tagCount);
  const local = new Float64Array(count * tagCount);
  const step = stepsOf(transitions);
  for (let token = 0; token < count; token += 1) {
    const row = token * tagCount;
    let top = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tagCount; tag += 1) top = Math.max(top, scores[row + tag] ?? 0);
    for (let tag = 0; tag < tagCount; tag += 1) local[row + tag] = Math.exp((scores[row + tag] ?? 0) - top);
    let total = 0;
    for (let tag = 0; tag < tagCount; tag += 1) {
      let sum = 0;
      if (token === 0) sum = mayFollow(tag, edge) ? (step[edge * transitionSide + tag] ?? 0) : 0;
      else sum = massBefore(forward, row - tagCount, step, tag);
      const value = sum * (local[row + tag] ?? 0);
      forward[row + tag] = value;
      total += value;
    }
    for (let tag = 0; tag < tagCount; tag += 1) forward[row + tag] = (forward[row + tag] ?? 0) / (total || 1);
  }
  const ahead = new Float64Array(tagCount);
  for (let token = count - 1; token >= 0; token -= 1) {
    const row = token * tagCount;
    let total = 0;
    if (token < count - 1)
      for (let tag = 0; tag < tagCount; tag += 1)
        ahead[tag] = (local[row + tagCount + tag] ?? 0) * (backward[row + tagCount + tag] ?? 0);
    for (let before = 0; before < tagCount; before += 1) {
      let sum = 0;
      if (token === count - 1) sum = step[before * transitionSide + edge] ?? 0;
      else sum = massBehind(ahead, step, before);
      backward[row + before] = sum;
      total += sum;
    }
    for (let tag = 0; tag < tagCount; tag += 1)
      backward[row + tag] = (backward[row + tag] ?? 0) / (total || 1);
  }
  const probabilities = new Float64Array(count * tagCount);
  for (let token = 0; token < count; token += 1) {
    const row = token * tagCount;
    let total = 0;
    for (let tag = 0; tag < tagCount; tag += 1) {
      probabilities[row + tag] = (forward[row + tag] ?? 0) * (backward[row + tag] ?? 0);
      total += probabilities[row + tag] ?? 0;
    }
    for (let tag = 0; tag < tagCount; tag += 1)
      probabilities[row + tag] = (probabilities[row + tag] ?? 0) / (total || 1);
    if (pairs && token > 0) tellPairs(forward, backward, local, step, token, pairs);
  }
  return probabilities;
}

const pairSums = new Float64Array(tagCount * tagCount);

function tellPairs(
  forward: Float64Array,
  backward: Float64Array,
  local: Float64Array,
  step: Float64Array,
  token: number,
  pairs: (before: number, tag: number, probability: number) => void,
): void {
  const row = token * tagCount;
  let total = 0;
  for (let tag = 0; tag < tagCount; tag += 1) {
    const ahead = (local[row + tag] ?? 0) * (backward[row + tag] ?? 0);
    for (const before of allowed[tag] as Uint8Array) {
      const sum =
        (forward[row - tagCount + before] ?? 0) * (step[before * transitionSide + tag] ?? 0) * ahead;
      pairSums[before * tagCount + tag] = sum;
      total += sum;
    }
  }
  if (total <= 0) return;
  for (let tag = 0; tag < tagCount; tag += 1)
    for (const before of allowed[tag] as Uint8Array) {
      const probability = (pairSums[before * tagCount + tag] ?? 0) / total;
      if (probability > 1e-4) pairs(before, tag, probability);
    }
}

function massBefore(forward: Float64Array, row: number, step: Float64Array, tag: number): number {
  const own = allowed[tag] as Uint8Array;
  let sum = 0;
  for (let at = 0; at < own.length; at += 1) {
    const before = own[at] as number;
    sum += (forward[row + before] as number) * (step[before * transitionSide + tag] as number);
  }
  return sum;
}

function massBehind(ahead: Float64Array, step: Float64Array, before: number): number {
  const own = behind[before] as Uint8Array;
  const row = before * transitionSide;
  let sum = 0;
  for (let at = 0; at < own.length; at += 1) {
    const tag = own[at] as number;
    sum += (step[row + tag] as number) * (ahead[tag] as number);
  }
  return sum;
}

const steps = new Float64Array(transitionSide * transitionSide);

function stepsOf(transitions: ArrayLike<number>): Float64Array {
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.exp(transitions[at] ?? 0);
  return steps;
}
