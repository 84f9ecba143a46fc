import { isPastState, saysOver } from '../over.ts';
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

function saysItIsOver({ key, node }: FeedEntry): boolean {
  if (node.kind !== 'value') return false;
  const phrase = fullPhrase(key);
  if (/^(?:is )?active$/.test(phrase)) return /^(?:false|no|n|0|inactive)$/i.test(node.value);
  return (
    /^(?:\p{L}{2,8} )?(?:status|state|lifecycle|lifecycle state)$/u.test(phrase) &&
    (isPastState(node.value) || saysOver(node.value))
  );
}

const ofFault = new Set(['code', 'fault', 'spn', 'fmi', 'description']);
const ofMachine = new Set(['serial', 'brand', 'model']);
