import { expect, test } from 'vitest';
import { equipmentTypeNamed, isSameModel, makerNamed } from '#functions/equipment/machine-names.rules.ts';

test.each([
  ['CAT', 'Caterpillar'],
  ['caterpillar', 'Caterpillar'],
  ['Homemade & Sons', 'Homemade & Sons'],
])('the maker %s goes by the name %s', (typed, name) => {
  expect(makerNamed(typed)).toBe(name);
});

test.each([
  ['crawler  Excavator', 'Excavator'],
  ['CTL', 'Compact Track Loader'],
  ['Ski lift', 'Ski lift'],
])('the kind of machine %s goes by the name %s', (typed, name) => {
  expect(equipmentTypeNamed(typed)).toBe(name);
});

test('two machines are of one model by its id, else by its names, whichever way they are written', () => {
  const named = { brand: 'Cat', model: '320  GC', modelId: null };

  expect(isSameModel(named, { brand: 'CATERPILLAR', model: '320 gc', modelId: 'mod_1' })).toBe(true);
  expect(isSameModel(named, { brand: 'Cat', model: '330 GC', modelId: null })).toBe(false);
  expect(isSameModel({ ...named, modelId: 'mod_1' }, { ...named, modelId: 'mod_2' })).toBe(false);
  expect(
    isSameModel({ ...named, modelId: 'mod_1' }, { brand: 'Cat', model: '320GC', modelId: 'mod_1' }),
  ).toBe(true);
});
