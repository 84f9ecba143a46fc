import { scan } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { labelAt } from '../words/labels.ts';

/** Words that are no names: severities, labels, parts of machines and what is wrong with them. */
export function isPlainWord(name: string): boolean {
  // `BH-31` is a name, though `BH` alone is a label of hours.
  if (/^(?!SPN|FMI|MID|DTC)\p{Lu}{1,5}-\d{1,4}$/u.test(name)) return false;
  const scanned = scan(name);
  for (let word = 0; word < scanned.count; word += 1) {
    const bits = scanned.bits[word] ?? 0;
    // `Boom 4`, `Lift-22`: a kind of machine with its number, though it is a part as well.
    if ((bits & may.kind) !== 0 && scanned.count < 4 && /\d$/.test(name)) continue;
    if ((bits & (may.severity | may.part | may.trouble | may.brand | may.provider)) !== 0) return true;
    const label = labelAt(scanned, word, name.length)?.label;
    if (label && label.field !== 'machine' && label.field !== 'unit') return true;
  }
  return /^(?:page|step|part|section|chapter|version|figure|item|line|row|day|week|contract|agreement|order|invoice|ticket)\b/i.test(
    name,
  );
}
