import { describe, expect, it } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { equipmentTypes } from '#functions/equipment/catalogue/find-equipment-type.ts';
import {
  silhouetteOf,
  silhouettes,
} from '../../../../frontend/src/components/identity/machine-silhouettes.ts';
import { makersByTint, makerTint } from '../../../../frontend/src/components/identity/tints.ts';

describe('the silhouettes of machines', () => {
  it('are one for each type of the catalogue, and each another', () => {
    const names = equipmentTypes.map(({ name }) => name);
    const drawings = Object.keys(silhouettes).map((name) => JSON.stringify(silhouetteOf(name)));

    expect(Object.keys(silhouettes).toSorted()).toEqual(names.toSorted());
    expect(new Set(drawings).size).toBe(names.length);
  });
});

describe('the tints of makers', () => {
  it('are of makers that the catalogue knows', () => {
    const names = new Set(brands.map(({ name }) => name.toLowerCase()));

    expect(makersByTint.flatMap(({ makers }) => makers).filter((maker) => !names.has(maker))).toEqual([]);
  });

  it('go by the colour of a well-known maker, whatever the case, and else by the name', () => {
    expect(makerTint('CATERPILLAR')).toBe('amber');
    expect(makerTint(' John Deere ')).toBe('green');
    expect(makerTint('Nobody’s')).toBe(makerTint('Nobody’s'));
  });
});
