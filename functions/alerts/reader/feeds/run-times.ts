import type { ValueClaim } from '../claims.ts';
import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedNode } from './nodes.ts';

/** `"obdEngineSeconds": 4334400`, `"engineHours": {"value": 18432000, "unit": "s"}`: how long an engine has run, in parts of an hour. */
export function hoursOfTime(phrase: string, node: FeedNode): ValueClaim | undefined {
  if (node.kind === 'value') return hoursIn(node, runTime.exec(phrase)?.[1]);
  if (node.kind !== 'record' || node.entries.length > 4 || labelOfPhrase(phrase)?.field !== 'hours')
    return undefined;
  const of = (names: RegExp) =>
    node.entries.map((entry) => (names.test(fullPhrase(entry.key)) ? entry.node : undefined)).find(isValue);
  const [value, unit] = [of(amount), of(unitOfAmount)];
  return value && unit && isPartOfHour.test(unit.value) ? hoursIn(value, unit.value) : undefined;
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
  /^(?:(?:obd|ecu|can|total|lifetime|cumulative|machine) ){0,2}(?:engine|operating|run|running|runtime|usage)(?: (?:run|running|operating))?(?: time| hours)?(?: in)? (seconds|secs?|s|minutes|mins?|milliseconds|millis|ms)$/;
const amount = /^(?:value|val|reading|amount|v)$/;
const unitOfAmount = /^(?:units?|uom|unit of measure|measure)$/;
const isPartOfHour = /^(?:s|secs?|seconds|min|mins|minutes|ms|milliseconds)$/i;
