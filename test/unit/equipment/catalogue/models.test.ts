import { describe, expect, it } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { equipmentTypes } from '#functions/equipment/catalogue/find-equipment-type.ts';
import { foldModel } from '#functions/equipment/catalogue/find-model.ts';
import { catalogueModels } from '#functions/equipment/catalogue/models.ts';
import { entityId } from '#schema/ids.ts';

describe('The catalogue', () => {
  it('has at least 80 makers, 30 equipment types and 1,500 models', () => {
    expect(brands.length).toBeGreaterThanOrEqual(80);
    expect(equipmentTypes.length).toBeGreaterThanOrEqual(30);
    expect(catalogueModels.length).toBeGreaterThanOrEqual(1500);
  });

  it('has models only of known makers and types', () => {
    const makers = new Set(brands.map(({ name }) => name));
    const kinds = new Set(equipmentTypes.map(({ name }) => name));

    const strange = catalogueModels.filter(({ brand, product }) => !makers.has(brand) || !kinds.has(product));

    expect(strange).toEqual([]);
  });

  it('has each maker’s model once, whatever its spaces and dashes', () => {
    const names = catalogueModels.map(({ brand, model }) => `${brand} ${foldModel(model)}`);

    expect(twice(names)).toEqual([]);
  });

  it('writes models tidily', () => {
    const untidy = catalogueModels.filter(
      ({ model }) => !/^\S(?:[^\n,]*\S)?$/.test(model) || / {2}/.test(model),
    );

    expect(untidy).toEqual([]);
  });

  it('gives each model a unique id', () => {
    const ids = catalogueModels.map(({ id }) => id);

    expect(ids.filter((id) => !entityId.safeParse(id).success)).toEqual([]);
    expect(twice(ids)).toEqual([]);
  });

  it.each([
    ['Caterpillar', '320', 'mod_caterpillar-320'],
    ['John Deere', '624 P-Tier', 'mod_john-deere-624-p-tier'],
    ['Vögele', 'Super 1800-3i', 'mod_v-gele-super-1800-3i'],
    ['Hamm', 'HD+ 90i', 'mod_hamm-hd-90i'],
    ['Genie', 'Z-45/25', 'mod_genie-z-45-25'],
  ])('keeps the id of %s %s', (brand, model, id) => {
    expect(catalogueModels.find((one) => one.id === id)).toMatchObject({ brand, model });
  });

  it('starts with the models ordered most often', () => {
    const names = catalogueModels.slice(0, 3).map(({ brand, model }) => `${brand} ${model}`);

    expect(names).toEqual(['Caterpillar 320', 'Caterpillar 336', 'Caterpillar 323']);
    expect(catalogueModels[233]).toMatchObject({ brand: 'Takeuchi', model: 'TB290-2' });
  });
});

describe('Equipment types', () => {
  it('share no words', () => {
    const words = equipmentTypes.flatMap(({ name, words }) => [...new Set([name.toLowerCase(), ...words])]);

    expect(twice(words)).toEqual([]);
  });
});

function twice(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
