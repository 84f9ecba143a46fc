import { isPlaceholder } from '../claims.ts';
import { isTown } from '../words/towns.ts';
import type { AddressPart } from './addresses.ts';

/** `57.7089, 11.9746 (Göteborg)`: the name behind a point that ends there, up to the end of what is told. */
export function nameBehindPoint(text: string, pointEnd: number, end: number): AddressPart | undefined {
  const [whole, name] = townBeside.exec(text.slice(pointEnd, Math.min(end, pointEnd + 48))) ?? [];
  if (whole === undefined || name === undefined || siteNoun.test(name) || isPlaceholder(name))
    return undefined;
  const start = pointEnd + whole.indexOf(name);
  return { value: name, start, end: start + name.length };
}

/** Whether a name alone stands there, be it a site's or with its state. */
export function isNameBehindPoint(text: string, pointEnd: number, end: number): boolean {
  return townBeside.test(text.slice(pointEnd, Math.min(end, pointEnd + 48)));
}

/** A town behind a point where no label says that it is a place: a known one, and no word of how the machine is. */
export function townBehindPoint(text: string, pointEnd: number, end: number): AddressPart | undefined {
  const town = nameBehindPoint(text, pointEnd, end);
  return town && isTown(town.value) && !otherWords.test(town.value) ? town : undefined;
}

const otherWords = /^(?:mobile|normal|ready|orange|online|offline|active|home|good|best)$/i;

const townBeside =
  /^\s?(?:[([]\s?|[-–—,;/]\s)(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: (?:de|del|da|do|am|an der|la|las|los|upon|sur) (?=\p{Lu})| (?=\p{Lu})){0,1}(?:(?<=\s)\p{Lu}[\p{L}'’-]{1,20})?)\s?[)\]]?\s?\.?$/u;
/** What is no town's name but a site's, or says how sure a point is. */
export const siteNoun =
  /\b(?:map|maps|gps|fix|quarry|pit|yard|site|park|mine|plant|depot|north|south|east|west|gate|dock|accuracy|last|approx|estimated|stationary|moving|parked|ok|valid|live|current|wgs|heading|speed|carrière|steinbruch|werk|halle|cantera|cava|baustelle|kiesgrube|grube|lager|bauhof|tagebau|hafen|gelände|deponie|lom|stavba|kamenolom|budowa)\b/i;
