import * as z from 'zod';
import type { LocalService } from '../runtime.ts';
import { AwsError, operation, type RestRoute, restJsonService } from './aws-wire.ts';
import { findAddress, type ReadAddress, readAddress } from './location/address-text.ts';
import { type Cities, type City, cities, metresBetween } from './location/cities.ts';
import { routes } from './location/routes.ts';

/**
 * Amazon Location's places (geo-places, version 2) based on GeoNames: an address is located at its city, and its
 * street is returned as written. Counties and streets themselves are unknown. Includes the routes.
 */
export function location(): LocalService {
  const known = cities();
  const headers = { 'x-amz-geo-pricing-bucket': 'Core' };
  const post = (path: string, run: RestRoute['run']): RestRoute => ({ method: 'POST', path, run, headers });
  return {
    aws: [
      restJsonService('geo-places', [
        post(
          '/v2/geocode',
          operation(geocode, (input) => {
            const found = input.QueryText
              ? readAddress(input.QueryText, known)
              : findAddress(partsOf(input.QueryComponents ?? {}), known);
            return { ResultItems: choose(found, input).map(geocodeItem) };
          }),
        ),
        post(
          '/v2/reverse-geocode',
          operation(reverseGeocode, (input) => ({
            ResultItems: known
              .near(input.QueryPosition, input.MaxResults)
              .filter(({ metres }) => metres <= (input.QueryRadius ?? farthestPlace))
              .map(({ city, metres }) => ({ ...place({ ...justCity, city }), Distance: Math.round(metres) })),
          })),
        ),
        post(
          '/v2/autocomplete',
          operation(autocomplete, (input) => ({
            ResultItems: completions(input, known).map((address) => {
              const { Position: _, ...suggested } = place(address);
              return suggested;
            }),
          })),
        ),
        {
          method: 'GET',
          path: '/v2/place/:PlaceId',
          headers,
          run: operation(getPlace, ({ PlaceId }) => placeOf(PlaceId, known)),
        },
      ]),
      routes(),
    ],
  };
}

/** Meters. Farther than this from any place, there is no result. */
const farthestPlace = 100_000;

const justCity = { street: undefined, addressNumber: undefined, postalCode: undefined, regionNamed: true };

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const shared = {
  Language: z.string().optional(),
  PoliticalView: z.string().optional(),
  IntendedUse: z.enum(['SingleUse', 'Storage']).optional(),
  AdditionalFeatures: z.array(z.string()).optional(),
};
const chosen = {
  BiasPosition: position.optional(),
  Filter: z
    .strictObject({
      IncludeCountries: z.array(z.string()).optional(),
      IncludePlaceTypes: z.array(z.string()).optional(),
    })
    .optional(),
};
const text = z.string().min(1).max(200);

const geocode = z
  .strictObject({
    ...shared,
    ...chosen,
    QueryText: text.optional(),
    QueryComponents: z
      .strictObject({
        Country: text.optional(),
        Region: text.optional(),
        SubRegion: text.optional(),
        Locality: text.optional(),
        District: text.optional(),
        Street: text.optional(),
        AddressNumber: text.optional(),
        PostalCode: text.optional(),
      })
      .optional(),
    MaxResults: z.int().min(1).max(100).default(20),
  })
  .refine(({ QueryText, QueryComponents }) => QueryText !== undefined || QueryComponents !== undefined, {
    message: 'QueryText or QueryComponents is needed',
  });
const reverseGeocode = z.strictObject({
  ...shared,
  QueryPosition: position,
  QueryRadius: z.number().min(1).max(21_000_000).optional(),
  MaxResults: z.int().min(1).max(100).default(1),
});
const autocomplete = z.strictObject({
  ...shared,
  ...chosen,
  QueryText: text,
  MaxResults: z.int().min(1).max(20).default(5),
  // Suggestions may not be stored.
  IntendedUse: z.literal('SingleUse').optional(),
});
const getPlace = z.strictObject({
  PlaceId: z.string().min(1).max(500),
  language: z.string().optional(),
  'political-view': z.string().optional(),
  'intended-use': shared.IntendedUse,
});

function partsOf(components: NonNullable<z.output<typeof geocode>['QueryComponents']>) {
  return {
    street: [components.AddressNumber, components.Street].filter(Boolean).join(' ') || undefined,
    locality: components.Locality,
    region: components.Region,
    postalCode: components.PostalCode,
    country: components.Country,
  };
}

function choose(
  found: readonly ReadAddress[],
  input: Pick<z.output<typeof geocode>, 'BiasPosition' | 'Filter' | 'MaxResults'>,
): ReadAddress[] {
  const countries = input.Filter?.IncludeCountries?.map((country) => country.slice(0, 2).toUpperCase());
  const near = input.BiasPosition;
  const fitting = found.filter(({ city }) => !countries || countries.includes(city.country));
  if (near) {
    fitting.sort((a, b) => metresBetween(near, a.city.position) - metresBetween(near, b.city.position));
  }
  return fitting.slice(0, input.MaxResults);
}

function completions(input: z.output<typeof autocomplete>, known: Cities): ReadAddress[] {
  const whole = readAddress(input.QueryText, known);
  if (whole.length > 0) return choose(whole, input);
  const beginning = known.startingWith(input.QueryText, 200).map((city) => ({ ...justCity, city }));
  return choose(beginning, input);
}

/** The id holds the label of its place. */
function placeOf(placeId: string, known: Cities) {
  const [, label] = idContent.safeParse(decoded(placeId)).data ?? [];
  const found = readAddress(label ?? '', known).map(place);
  const same = found.find(({ PlaceId }) => PlaceId === placeId);
  if (same === undefined) throw new AwsError('ValidationException', `There is no place ${placeId}.`);
  return same;
}

const idContent = z.tuple([z.unknown(), z.string()]);

function decoded(placeId: string): unknown {
  try {
    return JSON.parse(Buffer.from(placeId, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function geocodeItem(address: ReadAddress) {
  const certainty = address.regionNamed ? 1 : 0.9;
  return {
    ...place(address),
    MatchScores: {
      Overall: certainty,
      Components: { Address: { Locality: 1, ...(address.regionNamed && { Region: 1 }) } },
    },
  };
}

function place(address: ReadAddress) {
  const { city, street, addressNumber, postalCode } = address;
  const line = [addressNumber, street].filter(Boolean).join(' ');
  const region = [city.regionCode, postalCode].filter(Boolean).join(' ');
  const country = countryOf(city);
  const Label = [line, city.name, region, country.Name].filter(Boolean).join(', ');
  return {
    PlaceId: Buffer.from(JSON.stringify([city.position, Label])).toString('base64url'),
    PlaceType: addressNumber ? 'PointAddress' : street ? 'Street' : 'Locality',
    Title: Label,
    Address: {
      Label,
      Country: country,
      ...(city.regionCode && { Region: { Code: city.regionCode, Name: city.regionName } }),
      Locality: city.name,
      ...(postalCode && { PostalCode: postalCode }),
      ...(street && { Street: street }),
      ...(addressNumber && { AddressNumber: addressNumber }),
    },
    Position: city.position,
  };
}

const threeLetters: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN', MX: 'MEX', GB: 'GBR' };
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

function countryOf({ country }: City) {
  const code3 = threeLetters[country];
  return { Code2: country, ...(code3 && { Code3: code3 }), Name: countryNames.of(country) ?? country };
}
