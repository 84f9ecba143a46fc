import { expect, test } from 'vitest';
import { equipmentTypeNamed, isSameModel, makerNamed } from '#functions/equipment/machine-names.rules.ts';

test.each([
  ['CAT', 'Caterpillar'],
  ['caterpillar', 'Caterpillar'],
  ['Homemade & Sons', 'Homemade & Sons'],
])('the maker %s is named %s', (typed, name) => {
  expect(makerNamed(typed)).toBe(name);
});

test.each([
  ['crawler  Excavator', 'Excavator'],
  ['CTL', 'Compact Track Loader'],
  ['Ski lift', 'Ski lift'],
])('the equipment type %s is named %s', (typed, name) => {
  expect(equipmentTypeNamed(typed)).toBe(name);
});

test('two machines have the same model by its id, or else by its names, however they are written', () => {
  const named = { brand: 'Cat', model: '320  GC', modelId: null };

  expect(isSameModel(named, { brand: 'CATERPILLAR', model: '320 gc', modelId: 'mod_1' })).toBe(true);
  expect(isSameModel(named, { brand: 'Cat', model: '330 GC', modelId: null })).toBe(false);
  expect(isSameModel({ ...named, modelId: 'mod_1' }, { ...named, modelId: 'mod_2' })).toBe(false);
  expect(
    isSameModel({ ...named, modelId: 'mod_1' }, { brand: 'Cat', model: '320GC', modelId: 'mod_1' }),
  ).toBe(true);
});
