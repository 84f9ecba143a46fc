import type { Claim } from './claims.ts';
import type { Source } from './marks.ts';
import { hasBits } from './scan.ts';
import { may } from './vocabulary.ts';
import { isTown } from './words/towns.ts';

/*
 * `Volvo EC220E - Hafenstraße 12, 27576 Bremerhaven`: a street with its number has the form of an owner's name, and stands where
 * one does. Where it is the whole street of an address with its town, it names no machine.
 */

/** The claims without names that no label says to be one, and that are an address's street, or have the form of one before its town. */
export function withoutStreetsAsNames(source: Source, claims: readonly Claim[]): readonly Claim[] {
  const streets = new Set<string>();
  for (const claim of claims)
    if (claim.field === 'place' && claim.value.city && claim.value.address)
      streets.add(`${claim.value.address.start} ${claim.value.address.end}`);
  const isStreet = ({ field, label, start, end }: Claim) =>
    field === 'unit' &&
    label === '' &&
    (streets.has(`${start} ${end}`) || isStreetBeforeTown(source, start, end));
  return claims.some(isStreet) ? claims.filter((claim) => !isStreet(claim)) : claims;
}

/**
 * True for a name with a number right before a postal code and its town, or a town that is known: `Ilica 10` of `Ilica 10, 10000
 * Zagreb`, `Kade 12, Rotterdam`, and over `3011 AB Rotterdam`.
 */
export function isStreetBeforeTown({ text, scan }: Source, start: number, end: number): boolean {
  return (
    end - start < 60 &&
    namedStreet.test(text.slice(start, end)) &&
    (townBehindCode.test(text.slice(end, end + 24)) || isTownBehind(text, end)) &&
    !hasBits(scan, start, end, may.machineType | may.kind | may.brand | may.part | may.label)
  );
}

function isTownBehind(text: string, end: number): boolean {
  const town = townBehind.exec(text.slice(end, end + 40))?.[1];
  return town !== undefined && isTown(town);
}

const townBehind = /^, (\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,20})?)(?=$|[\s,.;)])/u;
const namedStreet =
  /^(?=\P{N}{0,80}\p{Ll}{2})\p{Lu}[\p{L}.'’-]{1,20}(?: \p{L}[\p{L}.'’-]{1,20}){0,3} \d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?$/u;
const townBehindCode =
  /^(?:, |\n)(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} [A-Z]{2}) \p{Lu}\p{Ll}{2}/u;
