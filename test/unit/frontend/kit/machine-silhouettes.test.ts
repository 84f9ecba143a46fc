import { describe, expect, it } from 'vitest';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { equipmentTypes } from '#functions/equipment/catalogue/find-equipment-type.ts';
import {
  silhouetteOf,
  silhouettes,
} from '../../../../frontend/src/components/identity/machine-silhouettes.ts';
import { makersByTint, makerTint } from '../../../../frontend/src/components/identity/tints.ts';

describe('The silhouettes of machines', () => {
  it('are distinct, with one for each equipment type', () => {
    const names = equipmentTypes.map(({ name }) => name);
    const drawings = Object.keys(silhouettes).map((name) => JSON.stringify(silhouetteOf(name)));

    expect(Object.keys(silhouettes).toSorted()).toEqual(names.toSorted());
    expect(new Set(drawings).size).toBe(names.length);
  });
});

describe('The tints of makers', () => {
  it('belong to makers in the catalogue', () => {
    const names = new Set(brands.map(({ name }) => name.toLowerCase()));

    expect(makersByTint.flatMap(({ makers }) => makers).filter((maker) => !names.has(maker))).toEqual([]);
  });

  it('match a well-known maker’s color in any case, and otherwise follow from the name', () => {
    expect(makerTint('CATERPILLAR')).toBe('amber');
    expect(makerTint(' John Deere ')).toBe('green');
    expect(makerTint('Nobody’s')).toBe(makerTint('Nobody’s'));
  });
});
