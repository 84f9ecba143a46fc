export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Of a picture of a place (document 2 section 7). */
export const staticZoom = 15;
export const staticSize = { width: 400, height: 200 } as const;
