import { describe, expect, it } from 'vitest';
import { croppedPart, moved, startingCrop, zoomed } from '../../../../frontend/src/components/forms/crop.ts';

const wide = { width: 400, height: 200 };

describe('the part of a picture that is kept', () => {
  it('begins as the largest square in the middle', () => {
    expect(croppedPart(startingCrop, wide)).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('moves with the picture, as far as there is picture', () => {
    expect(croppedPart(moved(startingCrop, { x: 0.25, y: 0 }, wide), wide)).toEqual({
      x: 50,
      y: 0,
      side: 200,
    });
    expect(croppedPart(moved(startingCrop, { x: 9, y: 9 }, wide), wide)).toEqual({ x: 0, y: 0, side: 200 });
    expect(croppedPart(moved(startingCrop, { x: -9, y: 0 }, wide), wide)).toEqual({
      x: 200,
      y: 0,
      side: 200,
    });
  });

  it('is smaller around the same middle when it is zoomed in, and back within the picture when out', () => {
    const near = zoomed(startingCrop, 2, wide);
    expect(croppedPart(near, wide)).toEqual({ x: 150, y: 50, side: 100 });

    const corner = moved(near, { x: 9, y: 9 }, wide);
    expect(croppedPart(corner, wide)).toEqual({ x: 0, y: 0, side: 100 });
    expect(croppedPart(zoomed(corner, 1, wide), wide)).toEqual({ x: 0, y: 0, side: 200 });
  });
});
