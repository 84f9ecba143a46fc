import { readFileSync } from 'node:fs';
import { type Field, type PlaceTruth, point, street, type Written } from './values.ts';

/** How people and portals write about a machine in a language other than English: `languages/*.json`. */
export interface Language {
  readonly hours: readonly Written['hours'][];
  readonly descriptions: readonly string[];
  readonly list: ListWords;
}

/** A list of labels and values, as portals and dealers write it. */
interface ListWords extends Forms {
  readonly labels: Readonly<Record<Field, readonly string[]>>;
  /** What may follow the hours. */
  readonly hoursUnits: readonly string[];
  /** Other things that such a list says; none of them is a value of the alert. */
  readonly beside: readonly (readonly [label: string, value: string])[];
}

/**
 * Sentences that somebody writes. In a first sentence, `{M}` stands for brand and model, `{U}` for the unit, `{S}` for the serial
 * number, `{C}` for the code and `{D}` for what it means; in one about hours, `{H}` stands for them.
 */
export interface ProseWords extends Forms {
  readonly first: readonly string[];
  readonly hours: readonly string[];
}

/** Values, each with one way to write it. */
interface Forms {
  readonly severities: readonly Written['severity'][];
  readonly times: readonly Written['time'][];
  readonly places: readonly Written['place'][];
}

export const proseLanguages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'pl'] as const;
export type ProseLanguage = (typeof proseLanguages)[number];

export const listLanguages = [
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'fi',
  'pl',
  'cs',
  'tr',
] as const;
export type ListLanguage = (typeof listLanguages)[number];

export function languageOf(name: ListLanguage): Language {
  const { thousands, descriptions, list } = stored[name];
  return { hours: hourForms[thousands], descriptions, list: { ...list, places: list.places.map(placeOf) } };
}

export function proseOf(name: ProseLanguage): ProseWords {
  const { prose } = stored[name];
  if (prose === undefined) throw new Error(`languages/${name}.json has no prose.`);
  return { ...prose, places: prose.places.map(placeOf) };
}

interface StoredLanguage {
  /** What separates thousands. */
  readonly thousands: keyof typeof hourForms;
  readonly descriptions: readonly string[];
  readonly list: Stored<ListWords>;
  readonly prose?: Stored<ProseWords>;
}

type Stored<Words extends Forms> = Omit<Words, 'places'> & { readonly places: readonly StoredPlace[] };

type StoredPlace = { readonly written: string } & (
  | { readonly address: string; readonly city: string; readonly state?: string }
  | { readonly lat: number; readonly long: number }
);

const hourForms = {
  point: [
    [5208, '5.208'],
    [5208, '5208'],
    [412.5, '412,5'],
    [11_204, '11204'],
  ],
  space: [
    [5208, '5 208'],
    [5208, '5208'],
    [412.5, '412,5'],
    [11_204, '11204'],
  ],
} satisfies Record<string, readonly Written['hours'][]>;

const stored = Object.fromEntries(
  listLanguages.map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`languages/${name}.json`, import.meta.url), 'utf8')),
  ]),
) as Readonly<Record<ListLanguage, StoredLanguage>>;

function placeOf(place: StoredPlace): readonly [PlaceTruth, string] {
  const truth =
    'lat' in place ? point(place.lat, place.long) : street(place.address, place.city, place.state);
  return [truth, place.written];
}
