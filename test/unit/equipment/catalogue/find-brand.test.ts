import { describe, expect, it } from 'vitest';
import { brandAt, brandNamed, brands } from '#functions/equipment/catalogue/find-brand.ts';

describe('Brands', () => {
  it('are found by name and by every alias, in any case', () => {
    for (const brand of brands) {
      for (const name of [brand.name, ...brand.aliases]) {
        expect(brandNamed(name)?.name, name).toBe(brand.name);
        expect(brandNamed(name.toUpperCase())?.name, name).toBe(brand.name);
      }
    }
  });

  it('have unique names and aliases', () => {
    const names = brands.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase());

    expect(new Set(names).size).toBe(names.length);
  });

  it('are matched by their longest name, on whole words', () => {
    expect(brandAt('Doosan Infracore DX225', 0)).toMatchObject({ brand: { name: 'Develon' }, end: 16 });
    expect(brandAt('JLG SkyTrak 8042', 0)?.brand.name).toBe('SkyTrak');
    expect(brandAt('Link-Belt 245X4', 0)?.brand.name).toBe('Link-Belt');
    expect(brandAt("Volvo's", 0)?.brand.name).toBe('Volvo');
    expect(brandAt('Caterpillars', 0)).toBeUndefined();
    expect(brandAt('catalogue', 0)).toBeUndefined();
  });

  it('are found despite trademark signs', () => {
    expect(brandNamed('Cat®')?.name).toBe('Caterpillar');
    expect(brandNamed('Unheard Of')).toBeUndefined();
  });
});
