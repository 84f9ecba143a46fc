import type { CustomModel } from '#schema/machines/catalogue.ts';
import { brandAt, type FoundBrand } from './find-brand.ts';
import { findEquipmentType } from './find-equipment-type.ts';
import { foldModel, modelIndex } from './find-model.ts';
import type { CatalogueModel } from './models.ts';

/**
 * Splits what somebody typed to name a machine: `cat 320 excavator`, `2019 Deere 333G CTL`, `jlg 600 s`. Whatever is not a maker,
 * a kind of machine or a model year is the model. If the catalogue has the model, it supplies the spelling, the kind of machine
 * and, if only one maker has a model of that name, the maker. A part that is missing is null.
 */
export async function parseCustomModel(text: string): Promise<CustomModel> {
  const brand = findBrand(text);
  const unbranded = brand ? without(text, brand.start, brand.end) : text;
  const type = findEquipmentType(unbranded);
  const rest = type ? without(unbranded, type.start, type.end) : unbranded;
  // Some model names look like a year or a kind of machine (`310 P-Tier ADT`), so models are looked up first.
  const plain = tidy(withoutYear(rest));
  const known = await knownModel([tidy(unbranded), tidy(rest), plain], brand?.brand.name, type?.name);
  return {
    brand: brand?.brand.name ?? known?.brand ?? null,
    model: (known?.model ?? plain) || null,
    equipmentType: type?.name ?? known?.product ?? null,
  };
}

/** The first maker in the text. An everyday word counts only at the beginning or capitalized: `the Case 580`. */
function findBrand(text: string): FoundBrand | undefined {
  for (const { index } of text.matchAll(wordStarts)) {
    const found = brandAt(text, index);
    if (found === undefined) continue;
    const leads = text.slice(0, index).trim() === '';
    if (leads || !found.brand.everydayWord || /^\p{Lu}/u.test(text.slice(index))) return found;
  }
  return undefined;
}

/**
 * The catalogue's model for the first name it knows. Without a maker, the name must belong to one maker only and not be a bare
 * number.
 */
async function knownModel(
  names: readonly string[],
  brand: string | undefined,
  product: string | undefined,
): Promise<CatalogueModel | undefined> {
  const { byName } = await modelIndex();
  for (const name of names) {
    const found = byName.get(foldModel(name)) ?? [];
    const fits = found.filter((model) => brand === undefined || model.brand === brand);
    const known = fits.find((model) => model.product === product) ?? fits[0];
    if (known && (brand !== undefined || (fits.length === 1 && isDistinctive(name)))) return known;
  }
  return undefined;
}

/** Letters and digits, `333G`; a word or a number alone could be anything. */
function isDistinctive(name: string): boolean {
  return /\p{L}/u.test(name) && /\d/.test(name);
}

function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`;
}

/** Removes a model year at the beginning or end, unless nothing else would be left. */
function withoutYear(text: string): string {
  const year = '(?:19[89]|20[0-4])\\d';
  const rest = text.replace(
    new RegExp(`^[\\s,;:/–-]*${year}(?=[\\s,])|(?<=[\\s,(])${year}\\)?\\s*$`, 'g'),
    ' ',
  );
  return tidy(rest) === '' ? text : rest;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:an?|the|my|our) /i, '')
    .replace(/^[\s,;:/–(-]+|[\s,;:/–(-]+$/g, '')
    .replace(/ (?=,)/g, '');
}

const wordStarts = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
