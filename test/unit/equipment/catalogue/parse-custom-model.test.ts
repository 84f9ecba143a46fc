import { describe, expect, it } from 'vitest';
import { parseCustomModel } from '#functions/equipment/catalogue/parse-custom-model.ts';

describe('A typed machine', () => {
  it.each([
    ['Genie S 65 (2017)', 'Genie', 'S-65', 'Boom Lift'],
    ['komatsu pc 210 lc-11', 'Komatsu', 'PC210LC-11', 'Excavator'],
    ['Minibagger Kubota kx040-4', 'Kubota', 'KX040-4', 'Mini Excavator'],
    ['333g', 'John Deere', '333G', 'Compact Track Loader'],
    ['Deere 310 P-Tier ADT', 'John Deere', '310 P-Tier ADT', 'Articulated Dump Truck'],
    ['Mustang 2026', 'Mustang', '2026', 'Skid Steer Loader'],
  ])('%j is read with the help of the catalogue', async (search, brand, model, equipmentType) => {
    expect(await parseCustomModel(search)).toEqual({ brand, model, equipmentType });
  });

  it.each([
    ['2016 Sewer King Cyclone 40 vacuum excavator', null, 'Sewer King Cyclone 40', 'Vacuum Excavator'],
    ['Hitachi ZX9999 crawler crane', 'Hitachi', 'ZX9999', 'Crawler Crane'],
    ['320', null, '320', null],
    ['Granite', null, 'Granite', null],
    ['2019', null, '2019', null],
    ['1999 trucks', null, '1999', 'Truck'],
  ])(
    '%j is read as it stands if the catalogue knows no better',
    async (search, brand, model, equipmentType) => {
      expect(await parseCustomModel(search)).toEqual({ brand, model, equipmentType });
    },
  );

  it('has the type that the text says, whatever the catalogue says', async () => {
    expect(await parseCustomModel('Cat 320 material handler')).toMatchObject({
      model: '320',
      equipmentType: 'Material Handler',
    });
  });
});
