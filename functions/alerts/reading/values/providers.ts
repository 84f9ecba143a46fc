import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import data from '../data/providers.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/** The telematics system named in a message, the maker it belongs to, and where: offsets in UTF-16 units, end exclusive. */
export interface Provider {
  readonly name: string;
  /** The maker's name in the catalogue; null for systems of several makers. */
  readonly brand: string | null;
  readonly start: number;
  readonly end: number;
}

/**
 * The first system named in a text form, or else a maker that sends under its own name or names its portal (`Kioti Connect`).
 * Source: the systems' public product pages.
 */
export function providerOf(text: string): Provider | null {
  const head = text.slice(0, longest);
  let reached: Provider | undefined;
  for (const match of head.matchAll(word)) {
    const found = markAt(head, match.index, fold(match[0]));
    if (found) {
      reached = found;
      break;
    }
  }
  return reached ?? unspacedIn(head) ?? senderOf(head) ?? ownPortalOf(head) ?? null;
}

const longest = 100_000;
const word = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,30}/gu;

interface Mark {
  readonly words: readonly string[];
  readonly name: string;
  readonly brand: string | null;
}

function markAt(text: string, at: number, first: string): Provider | undefined {
  for (const { words, name, brand } of marks.get(first) ?? none) {
    const end = endOfWords(text, at, words);
    if (end !== undefined) return { name, brand, start: at, end };
  }
  return undefined;
}

const none: readonly Mark[] = [];

/** Where the words at an offset end, with a mark or a space between them. */
function endOfWords(text: string, at: number, words: readonly string[]): number | undefined {
  let end = at;
  for (const [index, each] of words.entries()) {
    if (index > 0) {
      const gap = /^[ .'’@+_-]{1,2}/.exec(text.slice(end, end + 2))?.[0].length;
      if (gap === undefined) return undefined;
      end += gap;
    }
    const said = /^[\p{L}\p{N}]{1,30}/u.exec(text.slice(end, end + 30))?.[0];
    if (said === undefined || fold(said) !== each) return undefined;
    end += said.length;
  }
  return end;
}

/** `コムトラックス`, `康查士`: no spaces separate them from the text around. */
function unspacedIn(text: string): Provider | undefined {
  let first: Provider | undefined;
  for (const { words, name, brand } of unspaced) {
    const start = text.indexOf(words[0] ?? '');
    if (start >= 0 && (!first || start < first.start))
      first = { name, brand, start, end: start + (words[0] ?? '').length };
  }
  return first;
}

/** `From: Volvo Construction Equipment <…>`: a maker's own name, possibly with what it sends. */
function senderOf(text: string): Provider | undefined {
  const head = text.slice(0, 200);
  const name = /^From:\s["']?([^"'<\n]{2,60}?)["']?\s?(?:<|\n)/.exec(head)?.[1];
  const found = name === undefined ? undefined : brandAt(name, 0);
  if (name === undefined || !found || !ofMaker.test(name.slice(found.end))) return undefined;
  const start = head.indexOf(name);
  return { name: found.brand.name, brand: found.brand.name, start, end: start + name.length };
}

/** Otherwise it is a person or a dealer. */
const ofMaker =
  /^(?:\s(?:alerts?|alarms?|notifications?|telematics?|connect(?:ed)?|portal|services?|machines?|equipment|fleet|care|monitoring|customer|client|health|link|online|remote|construction|machinery|america|europe|uk|meldung(?:en)?|warnung(?:en)?|alertes?|alertas?|avvisi|allarmi|no-?reply)){0,3}\s?$/i;

/** `Kioti Connect`, `Manitex telematics alert`, `myKUHN`: a maker's name with a typical portal word, at the start of a message. */
function ownPortalOf(text: string): Provider | undefined {
  for (const match of text.slice(0, 400).matchAll(word)) {
    const start = match.index;
    const found = brandAt(text, start);
    if (found && portalNoun.test(text.slice(found.end, found.end + 16)))
      return { name: found.brand.name, brand: found.brand.name, start, end: found.end };
    const own = /^my([\p{L}]{3,14})$/iu.exec(match[0])?.[1];
    const brand = own === undefined ? undefined : brandNamed(own);
    if (brand) return { name: brand.name, brand: brand.name, start, end: start + match[0].length };
  }
  return undefined;
}

const portalNoun =
  /^[ -](?:connect(?:ed)?|telematics?|portal|connectivity|fleetlink|iot|online|cloud|remote)(?![\p{L}\d])/iu;

const marks = new Map<string, Mark[]>();
const unspaced: Mark[] = [];
for (const provider of data as readonly { name: string; brand?: string; marks: readonly string[] }[]) {
  const { name, brand = null } = provider;
  // Also written as one word, like senders of text messages (`BobcatMachineIQ`).
  for (const mark of [...provider.marks, name.replaceAll(' ', '')]) {
    const words = fold(mark).match(/[\p{L}\p{N}]+/gu) ?? [];
    const first = words[0] ?? '';
    if (first.charCodeAt(0) > 0x2e80) unspaced.push({ words, name, brand });
    else marks.set(first, [...(marks.get(first) ?? []), { words, name, brand }]);
  }
}
