import type { CustomModel } from '#schema/catalogue.ts';
import { equipmentTypes } from './equipment-types.ts';
import { brandAt, type FoundBrand } from './find-brand.ts';

/**
 * What a person typed to say which machine is meant, taken apart: `cat 320 excavator`, `Excavator 320, Caterpillar`. What
 * is neither the maker nor the kind of machine is the model. Each is null where the text does not say it.
 */
export function parseCustomModel(text: string): CustomModel {
  const brand = findBrand(text);
  const unbranded = brand ? without(text, brand.start, brand.end) : text;
  const type = findEquipmentType(unbranded);
  const rest = type ? without(unbranded, type.start, type.end) : unbranded;
  return {
    brand: brand?.brand.name ?? null,
    model: tidy(rest) || null,
    equipmentType: type?.name ?? null,
  };
}

/** The first maker that is named. A word of everyday language is one at the beginning, or written large: `the Case 580`. */
function findBrand(text: string): FoundBrand | undefined {
  for (const { index } of text.matchAll(wordStarts)) {
    const found = brandAt(text, index);
    if (found === undefined) continue;
    const leads = text.slice(0, index).trim() === '';
    if (leads || !found.brand.everydayWord || /^\p{Lu}/u.test(text.slice(index))) return found;
  }
  return undefined;
}

/** The kind of machine whose words are the longest of those in the text. */
function findEquipmentType(text: string): { name: string; start: number; end: number } | undefined {
  for (const { name, pattern } of typePatterns) {
    const match = pattern.exec(text);
    if (match) return { name, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:an?|the|my|our) /i, '')
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/g, '')
    .replace(/ (?=,)/g, '');
}

const wordStarts = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

const typePatterns = equipmentTypes
  .flatMap(({ name, words }) => [name.toLowerCase(), ...words].map((word) => ({ name, word })))
  .sort((one, other) => other.word.length - one.word.length)
  .map(({ name, word }) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/ /g, '\\s+')}s?(?![\\p{L}\\p{N}])`, 'iu'),
  }));
