import type { ValueClaim } from '../claims.ts';
import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedNode } from './nodes.ts';

/** `"obdEngineSeconds": 4334400`, `"engineHours": {"value": 18432000, "unit": "s"}`: how long an engine has run, in parts of an hour. */
export function hoursOfTime(phrase: string, node: FeedNode): ValueClaim | undefined {
  const named = runTime.exec(phrase)?.[1];
  if (node.kind === 'value') return hoursIn(node, named);
  if (node.kind !== 'record' || node.entries.length > 4) return undefined;
  const of = (is: (phrase: string) => boolean) =>
    node.entries.find((entry) => isValue(entry.node) && is(fullPhrase(entry.key)))?.node;
  // `<hours unit="s">18458640</hours>`: the value of an element has its name.
  const value = of((each) => amount.test(each) || each === phrase);
  const unit = of((each) => unitOfAmount.test(each));
  // `"obdEngineSeconds": {"time": …, "value": 18458640}`
  if (isValue(value) && named !== undefined) return hoursIn(value, named);
  if (!isValue(value) || !isValue(unit) || labelOfPhrase(phrase)?.field !== 'hours') return undefined;
  return isPartOfHour(unit.value) ? hoursIn(value, unit.value) : undefined;
}

/** True for a unit of time that is less than an hour: `s`, `minutes`. */
export function isPartOfHour(unit: string): boolean {
  return partOfHour.test(unit);
}

/** True for the name of such a count by itself. */
export function isRunTime(phrase: string): boolean {
  return runTime.test(phrase);
}

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

function isValue(node: FeedNode | undefined): node is ValueNode {
  return node?.kind === 'value';
}

function hoursIn({ value, start, end }: ValueNode, unit: string | undefined): ValueClaim | undefined {
  if (unit === undefined || !/^\d{1,12}(?:\.\d{1,6})?$/.test(value.trim())) return undefined;
  const inHour = /^m(?:illi)?s/i.test(unit) ? 3_600_000 : /^s/i.test(unit) ? 3600 : 60;
  const hours = Math.round((Number(value) / inHour) * 100) / 100;
  return { field: 'hours', value: hours, start, end, confidence: 0.9 };
}

const runTime =
  /^(?:(?:obd|ecu|can|total|lifetime|cumulative|machine|synthetic|gps) ){0,2}(?:engine|operating|run|running|runtime|usage)(?: (?:run|running|operating|total))?(?: time| hours)?(?: in)? (seconds|secs?|s|minutes|mins?|milliseconds|millis|ms)$/;
const amount = /^(?:value|val|reading|amount|v)$/;
const unitOfAmount = /^(?:units?|uom|unit of measure|measure)$/;
const partOfHour = /^(?:s|secs?|seconds|min|mins|minutes|ms|milliseconds)$/i;
