import { expect, test } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { searchBrands, searchEquipmentTypes } from '#functions/equipment/catalogue/search-catalogue.ts';

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test('makers’ present names rank above their other names', () => {
  const found = names(searchBrands('kom'));

  expect(found[0]).toBe('Komatsu');
  expect(found.indexOf('Hertz Kompressoren')).toBeGreaterThan(found.indexOf('Komptech'));
  expect(found.indexOf('Dresser')).toBeGreaterThan(found.indexOf('Hertz Kompressoren'));
});

test('a maker is found by its other names, once', () => {
  expect(names(searchBrands('cat')).filter((name) => name === 'Caterpillar')).toHaveLength(1);
  expect(names(searchBrands('doosan'))).toContain('Develon');
});

test('equipment types rank by their names before their other words', () => {
  expect(names(searchEquipmentTypes('exc'))[0]).toBe('Excavator');
  expect(names(searchEquipmentTypes('bulldozer'))).toEqual(['Dozer']);
});

test('a company’s own entries are included, without repeating the catalogue’s', () => {
  expect(names(searchBrands('kom', ['Komet Pumps', 'komatsu']))).toEqual(
    expect.arrayContaining(['Komet Pumps', 'Komatsu']),
  );
  expect(names(searchBrands('kom', ['komatsu'])).filter((name) => /komatsu/i.test(name))).toHaveLength(1);
});

test('a search that is too short lists everything', () => {
  expect(searchBrands('k')).toHaveLength(brands.length);
});
