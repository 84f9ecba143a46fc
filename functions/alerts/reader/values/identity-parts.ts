import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import type { ValueClaim } from '../claims.ts';
import type { Scan } from '../scan.ts';
import { machineAt, modelAt } from './machines.ts';
import { isPlainWord } from './plain-words.ts';

/**
 * What a machine is called where bars, dots or strokes set its names apart without labels: `DL280-7 | DHKHLAD4PN0005119 | Crusher
 * Feed`. A number that only a machine has tells that it is one; of what is left over, one part may be its owner's name.
 */
export function identityParts(scan: Scan, from: number, to: number): ValueClaim[] {
  const { text } = scan;
  if (to - from > 140) return [];
  const claims: ValueClaim[] = [];
  const left: { value: string; start: number; end: number }[] = [];
  let next = from;
  let count = 0;
  for (const edge of text.slice(from, to).matchAll(partEdge)) {
    const part = trimmed(text, next, from + edge.index);
    next = from + edge.index + edge[0].length;
    count += 1;
    if (count > 6 || part.value === '') continue;
    const at = { start: part.start, end: part.end };
    const brand = brandNamed(part.value);
    const machine = machineAt(scan, part.start, part.end);
    if (brand) claims.push({ field: 'brand', value: brand.name, ...at, confidence: 0.6 });
    else if (machine?.model && part.end - machine.end < 24)
      claims.push(
        { field: 'brand', ...machine.brand, confidence: 0.6 },
        { field: 'model', ...machine.model, confidence: 0.6 },
      );
    else if (serialShape.test(part.value))
      claims.push({ field: 'serial', value: part.value, ...at, confidence: 0.6 });
    else left.push({ value: part.value, ...at });
  }
  const model = claims.some((claim) => claim.field === 'model')
    ? undefined
    : left.find((part) => isModel(scan, part));
  // What stands right after a model may be short, or without letters: `A40G | 340123`.
  const beside = model ? left[left.indexOf(model) + 1] : undefined;
  const isNumbered = claims.some((claim) => claim.field === 'serial');
  if (!isNumbered && beside && beside.start - (model?.end ?? 0) < 4 && shortSerial.test(beside.value)) {
    claims.push({ field: 'serial', ...beside, confidence: 0.6 });
    left.splice(left.indexOf(beside), 1);
  }
  if (count < 2 || !claims.some((claim) => claim.field === 'serial')) return [];
  if (model) claims.push({ field: 'model', ...model, confidence: 0.55 });
  if (!claims.some((claim) => claim.field === 'model')) return [];
  const names = left.filter(
    (part) => part !== model && ownersName.test(part.value) && !isPlainWord(part.value),
  );
  const [name] = names;
  if (name && names.length === 1) claims.push({ field: 'unit', ...name, confidence: 0.6 });
  return claims;
}

const partEdge = /\s?\|\s?|\s?[·•]\s?|\s[/–—-]\s|\t|$/g;

/** A PIN, or letters and digits as machines' numbers have them; a model has fewer digits. */
const serialShape = /^(?=(?:.*\d){4})(?=.*[A-Z])(?:[A-HJ-NPR-Z\d]{17}|[A-Z\d]{8,16})$/;
const shortSerial = /^(?:\d{5,12}|(?=(?:.*\d){4})[A-Z]{1,4}\d{4,9}|[A-Z]{1,3}\d{2,3}-\d{4,6})$/;
const ownersName = /^[\p{Lu}\d][\p{L}\p{N}#.'-]{0,14}(?: [\p{L}\p{N}#.'-]{1,14}){0,2}$/u;

/** The whole part is a designation with letters and digits. */
function isModel(scan: Scan, part: { value: string; start: number; end: number }): boolean {
  return (
    /^(?=.*\p{Lu})(?=.*\d)/u.test(part.value) &&
    !/^\p{Lu}{2,4}[ -]\d{1,2}$/u.test(part.value) &&
    modelAt(scan, part.start, part.end)?.end === part.end
  );
}

function trimmed(text: string, from: number, to: number): { value: string; start: number; end: number } {
  let [start, end] = [from, to];
  while (start < end && /[\s*"“„]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s*"”“]/.test(text[end - 1] ?? '')) end -= 1;
  return { value: text.slice(start, end), start, end };
}
