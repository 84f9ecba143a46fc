import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { providerAt } from '../provider.ts';
import { firstWordFrom, type Scan, scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { isGreeting } from '../words/greetings.ts';
import { labelAt } from '../words/labels.ts';

/** Words that are no names: greetings, severities, labels, parts of machines and what is wrong with them. */
export function isPlainWord(name: string): boolean {
  // `BH-31` is a name, though `BH` alone is a label of hours.
  if (/^(?!SPN|FMI|MID|DTC)\p{Lu}{1,5}-\d{1,4}$/u.test(name)) return false;
  if (isGreeting(name)) return true;
  const scanned = scan(name);
  for (let word = 0; word < scanned.count; word += 1) {
    const bits = scanned.bits[word] ?? 0;
    // `Boom 4`, `Lift-22`: a kind of machine with its number, though it is a part as well.
    if ((bits & may.kind) !== 0 && scanned.count < 4 && /\d$/.test(name)) continue;
    // `Big Tom`, who is empty in Denmark.
    if (name.startsWith('Tom', startOf(scanned, word)) && scanned.count > 1) continue;
    if ((bits & (may.severity | may.part | may.trouble)) !== 0) return true;
    if ((bits & may.brand) !== 0 && isMakers(name, startOf(scanned, word))) return true;
    if ((bits & may.provider) !== 0 && providerAt(scanned, word)) return true;
    const label = labelAt(scanned, word, name.length)?.label;
    if (label && label.field !== 'machine' && label.field !== 'unit') return true;
  }
  return /^(?:work (?:order|request)|request|incident|report|page|step|part|section|chapter|version|figure|item|line|row|day|week|contract|agreement|order|invoice|ticket)\b/i.test(
    name,
  );
}

/** A maker's name stands there (`Komatsu 14`), and not what is a name by itself as well (`Giant`, `Big Blue`). */
function isMakers(name: string, at: number): boolean {
  const found = brandAt(name, at);
  return found !== undefined && (!found.brand.everydayWord || /\d/.test(name));
}

/** `CRAWLER, 36T`, `Minibagger 1,8 t`: words for a kind of machine and what it weighs or lifts, and no name. */
export function isKindWithSize(scanned: Scan, start: number, end: number): boolean {
  const size = atEnd.exec(scanned.text.slice(start, end))?.[0].length ?? 0;
  if (size === 0 || end - start > 40) return false;
  const to = end - size;
  for (
    let word = firstWordFrom(scanned, start);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  )
    if (((scanned.bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return false;
  return true;
}

/** `Chargeuse sur pneus`, `Mini-pelle`, `Nacelle articulée`: a kind of machine with what kind of it, all in small letters behind its first. */
export function isKindInWords(scanned: Scan, start: number, end: number): boolean {
  if (end - start > 40 || !/^\p{L}[\p{Ll}' -]{3,39}$/u.test(scanned.text.slice(start, end))) return false;
  return ((scanned.bits[firstWordFrom(scanned, start)] ?? 0) & (may.kind | may.machineType)) !== 0;
}

const atEnd = /[\s,]{1,2}\d{1,3}(?:[.,]\d)?\s?(?:t|to|tons?|tonnes?)$/i;
