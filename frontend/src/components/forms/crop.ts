/** A picture's own size in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

/** The square kept from a picture: its center (as fractions of width and height), and a zoom that makes it smaller. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** At 1 the square is as large as the shorter side. */
export const zoomRange = { min: 1, max: 4 } as const;

export const startingCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The kept square in picture pixels, always within the picture. */
export function croppedPart({ x, y, zoom }: Crop, { width, height }: Picture) {
  const side = Math.min(width, height) / zoom;
  return {
    x: between(x * width - side / 2, 0, width - side),
    y: between(y * height - side / 2, 0, height - side),
    side,
  };
}

/** Moves the picture under the frame, by fractions of the frame's side. */
export function moved(crop: Crop, by: { readonly x: number; readonly y: number }, picture: Picture): Crop {
  const { x, y, side } = croppedPart(crop, picture);
  return withinPicture({ x: x - by.x * side + side / 2, y: y - by.y * side + side / 2 }, crop.zoom, picture);
}

/** Zooms around the middle of the crop. */
export function zoomed(crop: Crop, zoom: number, picture: Picture): Crop {
  const { x, y, side } = croppedPart(crop, picture);
  return withinPicture(
    { x: x + side / 2, y: y + side / 2 },
    between(zoom, zoomRange.min, zoomRange.max),
    picture,
  );
}

function withinPicture(
  middle: { readonly x: number; readonly y: number },
  zoom: number,
  picture: Picture,
): Crop {
  const half = Math.min(picture.width, picture.height) / zoom / 2;
  return {
    x: between(middle.x, half, picture.width - half) / picture.width,
    y: between(middle.y, half, picture.height - half) / picture.height,
    zoom,
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
