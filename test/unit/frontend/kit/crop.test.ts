import { describe, expect, it } from 'vitest';
import { croppedPart, moved, startingCrop, zoomed } from '../../../../frontend/src/components/forms/crop.ts';

const wide = { width: 400, height: 200 };

describe('The crop of a picture', () => {
  it('starts as the largest square in the middle', () => {
    expect(croppedPart(startingCrop, wide)).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('moves with the picture, up to its edges', () => {
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

  it('shrinks around its middle when zoomed in, and stays inside the picture when zoomed out', () => {
    const near = zoomed(startingCrop, 2, wide);
    expect(croppedPart(near, wide)).toEqual({ x: 150, y: 50, side: 100 });

    const corner = moved(near, { x: 9, y: 9 }, wide);
    expect(croppedPart(corner, wide)).toEqual({ x: 0, y: 0, side: 100 });
    expect(croppedPart(zoomed(corner, 1, wide), wide)).toEqual({ x: 0, y: 0, side: 200 });
  });
});
