import { isPastState, saysOver, saysWhenOver } from '../over.ts';
import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/** A fault's record that says itself that the fault is over: `{"code": …, "status": "PREVIOUS"}`, `{"spn": …, "active": false}`. */
export function isOverRecord(node: FeedNode): boolean {
  if (node.kind !== 'record') return false;
  const isOver = node.entries.some(saysItIsOver);
  if (!isOver) return false;
  const fields = node.entries.map(({ key }) => labelOfPhrase(fullPhrase(key))?.field);
  const isOfFault = node.entries.some(
    ({ key }, index) => ofFault.has(fields[index] ?? '') || /^(?:id|no|nr)$/.test(key),
  );
  // What is inactive may be a machine.
  return isOfFault && !fields.some((field) => field !== undefined && ofMachine.has(field));
}

/**
 * `"clearedFaults": [{"code": …}]`, `"faults": {"active": […], "historic": […]}`: records of faults that are over, by the name of
 * their list; what is stored is so where others are said to be active. `siblings`: the names beside it, `parent`: the record's.
 */
export function isOverGroup(
  phrase: string,
  node: FeedNode,
  siblings: readonly string[],
  parent: string,
): boolean {
  if (node.kind === 'value') return false;
  const [, state, of] = overGroup.exec(phrase) ?? [];
  if (state === undefined) return false;
  const isBesideActive = siblings.some((each) => activeGroup.test(each));
  if (of === undefined && !ofFaults.test(parent) && !isBesideActive) return false;
  return isBesideActive || !/^(?:stored|history|previous|past|old)$/.test(state);
}

const faultNouns = 'faults?|dtcs?|codes?|fault codes?|alerts?|alarms?|events?|errors?|warnings?|diagnostics?';
const overGroup = new RegExp(
  `^(cleared|inactive|historic|historical|history|stored|resolved|past|previous|closed|old|recovered)(?: (${faultNouns}))?$`,
);
const activeGroup = new RegExp(
  `^(?:active|current|open|present|pending|new)(?: (?:${faultNouns}))?$|^(?:${faultNouns})$`,
);
const ofFaults = new RegExp(`(?:^| )(?:${faultNouns})$`);

function saysItIsOver({ key, node }: FeedEntry): boolean {
  if (node.kind !== 'value') return false;
  const phrase = fullPhrase(key);
  if (saysWhenOver(phrase, node.value)) return true;
  if (/^(?:is )?(?:cleared|resolved)$/.test(phrase)) return /^(?:true|yes)$/i.test(node.value);
  if (/^(?:is )?active$/.test(phrase)) return /^(?:false|no|n|0|inactive)$/i.test(node.value);
  return (
    /^(?:\p{L}{2,8} )?(?:status|state|lifecycle|lifecycle state)$/u.test(phrase) &&
    (isPastState(node.value) || saysOver(node.value))
  );
}

const ofFault = new Set(['code', 'fault', 'spn', 'fmi', 'description']);
const ofMachine = new Set(['serial', 'brand', 'model']);
