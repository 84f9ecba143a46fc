import { type Cities, type City, regionCodeOf } from './cities.ts';

/** A parsed address line. */
export interface ReadAddress {
  readonly city: City;
  readonly street: string | undefined;
  readonly addressNumber: string | undefined;
  readonly postalCode: string | undefined;
  /** Whether the text named the state, which makes the place certain. */
  readonly regionNamed: boolean;
}

/** The parts of an address as far as the caller has them. */
export interface AddressParts {
  readonly street?: string | undefined;
  readonly locality?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}

/** Every place that `27 Depot Road, Minot, ND 58701` may mean, likeliest first; empty if no city is known. */
export function readAddress(text: string, cities: Cities): ReadAddress[] {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryOf(parts.at(-1) ?? '');
  if (country) parts.pop();
  const ending = takeRegion(parts.pop() ?? '', parts.length > 0);
  if (ending.rest) parts.push(ending.rest);
  else if (parts.length > 0 && !ending.region) {
    const before = takeRegion(parts.pop() ?? '', parts.length > 0);
    if (before.rest) parts.push(before.rest);
    ending.region = before.region;
  }
  const filter = { region: ending.region, country };
  for (let position = parts.length - 1; position >= 0; position--) {
    const part = parts[position] ?? '';
    const isLast = position === parts.length - 1;
    const { found, before } = isLast
      ? cityAtTheEnd(part, filter, cities)
      : { found: matching(part, filter, cities), before: '' };
    if (found.length === 0) continue;
    const street = [...parts.slice(0, position), before].filter(Boolean).join(', ');
    return found.map((city) => address(city, { street, postalCode: ending.postalCode }, ending.region));
  }
  return [];
}

export function findAddress(parts: AddressParts, cities: Cities): ReadAddress[] {
  const region = regionCodeOf(parts.region ?? '');
  const country = parts.country ? countryOf(parts.country) : undefined;
  return matching(parts.locality ?? '', { region, country }, cities).map((city) =>
    address(city, parts, region),
  );
}

/** Of the United States, Canada, and the United Kingdom. */
const postalCodeAtTheEnd =
  /^(.*?)\s*\b(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;

interface PlaceFilter {
  readonly region: string | undefined;
  readonly country: string | undefined;
}

/** Splits `Minot ND 58701` into state, postal code and what precedes them. `follows`: other parts precede it. */
function takeRegion(
  part: string,
  follows: boolean,
): {
  rest: string;
  region: string | undefined;
  postalCode: string | undefined;
} {
  const [, before = part, postalCode] = postalCodeAtTheEnd.exec(part) ?? [];
  const words = before.split(/\s+/).filter(Boolean);
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const named = words.slice(-length).join(' ').replace(/\.$/, '');
    const region = regionCodeOf(named);
    // A short word only counts as a code in upper case: many lines end in `In` or `Me`.
    if (!region || (named.length === 2 && named !== named.toUpperCase())) continue;
    // If nothing precedes it, `New York` is the city.
    if (length === words.length && named.length > 2 && !follows) break;
    return { rest: words.slice(0, -length).join(' '), region, postalCode };
  }
  return { rest: before, region: undefined, postalCode };
}

function cityAtTheEnd(part: string, filter: PlaceFilter, cities: Cities) {
  const words = part.split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    if (words.length - from > 5) continue;
    const found = matching(words.slice(from).join(' '), filter, cities);
    if (found.length > 0) return { found, before: words.slice(0, from).join(' ') };
  }
  return { found: [], before: '' };
}

function matching(name: string, { region, country }: PlaceFilter, cities: Cities): City[] {
  return cities
    .named(name)
    .filter((city) => (!region || city.regionCode === region) && (!country || city.country === country));
}

function address(
  city: City,
  { street: line, postalCode }: { street?: string | undefined; postalCode?: string | undefined },
  region: string | undefined,
): ReadAddress {
  const [, addressNumber, street] = /^(\d+[\w/-]*)\s+(.+)$/.exec(line ?? '') ?? [];
  return {
    city,
    street: (street ?? line) || undefined,
    addressNumber,
    postalCode,
    regionNamed: region !== undefined,
  };
}

function countryOf(text: string): string | undefined {
  return countries[text.replaceAll('.', '').trim().toLowerCase()];
}

/** Not `ca`, which is California's. */
const countries: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  can: 'CA',
  canada: 'CA',
  gb: 'GB',
  gbr: 'GB',
  uk: 'GB',
  'united kingdom': 'GB',
  mex: 'MX',
  mexico: 'MX',
};
