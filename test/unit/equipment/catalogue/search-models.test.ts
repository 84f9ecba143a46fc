import { describe, expect, it } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { catalogueModels } from '#functions/equipment/catalogue/models.ts';
import { modelOfCatalogue, searchModels } from '#functions/equipment/catalogue/search-models.ts';
import { bestFits } from '#schema/search-ranking.ts';

const makers = new Set(['Komatsu', 'Develon', 'Link-Belt', 'Vögele', 'Mercedes-Benz', 'Gehl']);
const some = catalogueModels.filter(({ brand }) => makers.has(brand));
const aliases = new Map(brands.map((brand) => [brand.name, brand.aliases]));
const namesOf = (found: readonly { makeModel: string }[]) => found.map(({ makeModel }) => makeModel);

describe('A search for models', () => {
  it.each(['komatsu', 'WA47', 'コマツ PC210', 'infracore dx2', 'belt 2', '-45', 'super  18', 'benz'])(
    'for %j ranks them like every other search',
    async (search) => {
      const fit = bestFits(some, search, ({ brand, model }) => [
        ...[brand, ...(aliases.get(brand) ?? [])].map((maker) => `${maker} ${model}`),
        model,
      ]);

      const found = await searchModels(search, catalogueModels.length);

      expect(fit.length).toBeGreaterThan(0);
      expect(namesOf(found.filter(({ brand }) => makers.has(brand.name))).slice(0, fit.length)).toEqual(
        fit.map(({ brand, model }) => `${brand} ${model}`),
      );
    },
  );

  it.each([
    ['cat 320gc', 'Caterpillar 320 GC'],
    ['jlg 600 s', 'JLG 600S'],
    ['doosan DX225LC7', 'Develon DX225LC-7'],
    ['日立建機 zx210lc6', 'Hitachi ZX210LC-6'],
    ['liebherr R926', 'Liebherr R 926'],
  ])('for %j finds %s', async (search, makeModel) => {
    const [first] = await searchModels(search, 5);

    expect(first).toMatchObject({ makeModel });
  });

  it('without words lists the models ordered most often', async () => {
    const suggested = await searchModels(' x ', 100);

    expect(namesOf(suggested)).toEqual(
      catalogueModels.slice(0, 100).map(({ brand, model }) => `${brand} ${model}`),
    );
  });

  it('for an unknown model finds nothing', async () => {
    expect(await searchModels('xyzzyq', 10)).toEqual([]);
  });
});

describe('A catalogue model', () => {
  it('is found by its id', async () => {
    expect(await modelOfCatalogue('mod_jlg-600s')).toMatchObject({ brand: 'JLG', model: '600S' });
    expect(await modelOfCatalogue('mod_unheard-of')).toBeUndefined();
  });
});
