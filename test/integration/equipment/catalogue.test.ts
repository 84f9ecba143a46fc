import { describe, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { callContext, callerOf } from '#test/support/callers.ts';

const anybody = callerFactory(publicRouter)(callContext(undefined)).public;
const customers = callerFactory(appRouter)(callContext(callerOf('ExternalUser'))).customers.models;

describe.each([
  ['anybody', anybody],
  ['whoever is signed in', customers],
])('for %s', (_, catalogue) => {
  test('brands are found by any of their names, exact names first', async () => {
    const doosan = await catalogue.getBrands({ search: 'DOOS' });
    const [first] = await catalogue.getBrands({ search: 'cat' });

    expect(doosan).toEqual([
      { name: 'Doosan Portable Power', picture: null },
      { name: 'Develon', picture: null },
    ]);
    expect(first).toEqual({ name: 'Caterpillar', picture: null });
  });

  test('equipment types are found by any word for them', async () => {
    const found = await catalogue.getProducts({ search: 'trackhoe' });

    expect(found).toEqual([{ name: 'Excavator', picture: null }]);
  });

  test('brands and equipment types are found in other languages', async () => {
    const makers = await Promise.all(
      ['コマツ', '三一', '현대'].map((search) => catalogue.getBrands({ search })),
    );
    const kinds = await catalogue.getProducts({ search: 'Minipelle' });

    expect(makers).toMatchObject([[{ name: 'Komatsu' }], [{ name: 'Sany' }], [{ name: 'Hyundai' }]]);
    expect(kinds).toMatchObject([{ name: 'Mini Excavator' }]);
  });

  test('searches of one character or none list everything', async () => {
    const all = await catalogue.getBrands({});

    expect(all.length).toBeGreaterThan(50);
    expect(await catalogue.getBrands({ search: 'q' })).toEqual(all);
    expect(await catalogue.getProducts({ search: 'xyzzy' })).toEqual([]);
  });
});

describe('a typed machine', () => {
  test.each([
    ['cat 320 excavator', 'Caterpillar', '320', 'Excavator'],
    ['Mini Excavators, Kubota KX040-4', 'Kubota', 'KX040-4', 'Mini Excavator'],
    ['the Case 580 Super N', 'Case', '580 Super N', null],
    ['624 P-Tier wheel  loader', 'John Deere', '624 P-Tier', 'Wheel Loader'],
    ['cat 320gc excavator', 'Caterpillar', '320 GC', 'Excavator'],
    ['2019 Deere 333G CTL', 'John Deere', '333G', 'Compact Track Loader'],
    ['jlg 600 s', 'JLG', '600S', 'Boom Lift'],
    ['Sany SY999Z excavator', 'Sany', 'SY999Z', 'Excavator'],
    ['just in case', null, 'just in case', null],
    ['Volvo', 'Volvo', null, null],
    ['Backhoe', null, null, 'Backhoe Loader'],
    ['truckers choice', null, 'truckers choice', null],
    ['', null, null, null],
  ])('%j is split into brand, model and type', async (search, brand, model, equipmentType) => {
    expect(await anybody.parseCustomModelString({ search })).toEqual({ brand, model, equipmentType });
  });
});
