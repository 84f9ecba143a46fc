import { expect, test } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { searchBrands, searchEquipmentTypes } from '#functions/equipment/catalogue/search-catalogue.ts';

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test('makers that are called so come before those that were once', () => {
  const found = names(searchBrands('kom'));

  expect(found[0]).toBe('Komatsu');
  expect(found.indexOf('Hertz Kompressoren')).toBeGreaterThan(found.indexOf('Komptech'));
  expect(found.indexOf('Dresser')).toBeGreaterThan(found.indexOf('Hertz Kompressoren'));
});

test('a maker is found by its other names, once', () => {
  expect(names(searchBrands('cat')).filter((name) => name === 'Caterpillar')).toHaveLength(1);
  expect(names(searchBrands('doosan'))).toContain('Develon');
});

test('kinds of machine that are called so come before those that are also called so', () => {
  expect(names(searchEquipmentTypes('exc'))[0]).toBe('Excavator');
  expect(names(searchEquipmentTypes('bulldozer'))).toEqual(['Dozer']);
});

test('what a company has named itself is among them, and what the catalogue has too is there once', () => {
  expect(names(searchBrands('kom', ['Komet Pumps', 'komatsu']))).toEqual(
    expect.arrayContaining(['Komet Pumps', 'Komatsu']),
  );
  expect(names(searchBrands('kom', ['komatsu'])).filter((name) => /komatsu/i.test(name))).toHaveLength(1);
});

test('a search that is too short to count lists all', () => {
  expect(searchBrands('k')).toHaveLength(brands.length);
});
