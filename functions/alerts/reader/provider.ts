import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { endOf, firstWordFrom, type Scan, startOf } from './scan.ts';
import { may, numberOf, wordsOf } from './vocabulary.ts';
import { marksOfProvider, providers } from './words/providers.ts';

/** The telematics system that a message names, the maker whose own system that is, and where it is named. */
export interface FoundProvider {
  readonly name: string;
  readonly brand: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The first system that the text names. */
export function providerOf(scan: Scan): FoundProvider | undefined {
  for (let word = 0; word < scan.count; word += 1) {
    const found = providerAt(scan, word);
    if (found) return found;
  }
  return senderOf(scan) ?? ownPortalOf(scan);
}

/** The system whose name begins with a word. */
export function providerAt(scan: Scan, word: number): FoundProvider | undefined {
  if (((scan.bits[word] ?? 0) & may.provider) === 0) return undefined;
  for (const { words, name, brand } of marksByFirstWord.get(scan.words[word] ?? -1) ?? []) {
    const last = word + words.length - 1;
    if (last >= scan.count || !words.every((each, index) => scan.words[word + index] === each)) continue;
    if (endOf(scan, last) - startOf(scan, word) > 40) continue;
    return { name, brand, start: startOf(scan, word), end: endOf(scan, last) };
  }
  return undefined;
}

/** The system that a stretch of text is the name of, all of it. */
export function portalNamed(scan: Scan, start: number, end: number): FoundProvider | undefined {
  const found = providerAt(scan, firstWordFrom(scan, start));
  return found?.start === start && found.end >= end ? found : undefined;
}

/** `From: Volvo Construction Equipment <…>`: a maker under its own name, at the most with what it sends. */
function senderOf({ text }: Scan): FoundProvider | undefined {
  const head = text.slice(0, 200);
  const name = /^From:\s["']?([^"'<\n]{2,60}?)["']?\s?(?:<|\n)/.exec(head)?.[1];
  if (name === undefined) return undefined;
  const found = brandAt(name, 0);
  if (!found || !ofMaker.test(name.slice(found.end))) return undefined;
  const start = head.indexOf(name);
  return { name: found.brand.name, brand: found.brand.name, start, end: start + name.length };
}

/** `Kioti Connect`, `Manitex telematics alert`, `myKUHN`: a maker's name with what portals are called, at a message's beginning. */
function ownPortalOf(scan: Scan): FoundProvider | undefined {
  const { text } = scan;
  for (let word = 0; word < scan.count && startOf(scan, word) < portalsBy; word += 1) {
    const start = startOf(scan, word);
    const isBrand = ((scan.bits[word] ?? 0) & may.brand) !== 0;
    const found = isBrand ? brandAt(text, start) : undefined;
    if (found && portalNoun.test(text.slice(found.end, found.end + 16)))
      return { name: found.brand.name, brand: found.brand.name, start, end: found.end };
    const own =
      text[start + 1] === 'y' ? /^my([\p{L}]{3,14})$/iu.exec(text.slice(start, endOf(scan, word))) : null;
    const brand = own?.[1] === undefined ? undefined : brandNamed(own[1]);
    if (brand) return { name: brand.name, brand: brand.name, start, end: endOf(scan, word) };
  }
  return undefined;
}

const portalsBy = 300;
const portalNoun =
  /^[ -](?:connect(?:ed)?|telematics?|portal|connectivity|fleetlink|iot|online|cloud|remote)(?![\p{L}\d])/iu;

/** A person or a dealer is called otherwise. */
const ofMaker =
  /^(?:\s(?:alerts?|alarms?|notifications?|telematics?|connect(?:ed)?|portal|service|services|machine|machines|equipment|fleet|care|monitoring|customer|client|health|link|online|remote|construction|machinery|america|europe|uk|meldung(?:en)?|warnung(?:en)?|alertes?|alertas?|avvisi|allarmi|no-?reply)){0,3}\s?$/i;

const marksByFirstWord = new Map<number, { words: number[]; name: string; brand: string | undefined }[]>();
for (const provider of providers) {
  const { name, brand } = provider;
  for (const mark of marksOfProvider(provider)) {
    const words = wordsOf(mark).map(numberOf);
    const first = words[0] ?? -1;
    marksByFirstWord.set(first, [...(marksByFirstWord.get(first) ?? []), { words, name, brand }]);
  }
}
