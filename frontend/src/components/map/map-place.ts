/** Something that a map shows: a machine at its jobsite, later a technician. Degrees are WGS 84. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'machine' | 'technician';
  readonly lat: number;
  readonly long: number;
  /** The word or two beside the marker. */
  readonly label: string;
}

/** What each provider is given; the frame around it is `PlacesMap`. */
export interface MapProviderProps {
  readonly places: readonly MapPlace[];
  /** What a screen reader says for the map itself. */
  readonly name: string;
}

/** South-west and north-east corners of the places, or undefined where there are none. */
export function boundsOf(
  places: readonly MapPlace[],
):
  | { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  | undefined {
  if (places.length === 0) return undefined;
  const lats = places.map((place) => place.lat);
  const longs = places.map((place) => place.long);
  return {
    south: Math.min(...lats),
    west: Math.min(...longs),
    north: Math.max(...lats),
    east: Math.max(...longs),
  };
}

/** Central US, where a map without places begins; zooms as in document 2 section 9. */
export const wholeCountry = { lat: 39.8, long: -98.6, zoom: 4.5 } as const;
export const zoomRange = { min: 3, max: 19 } as const;
