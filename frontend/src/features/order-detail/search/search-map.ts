import type { OfferView, OrderView } from '#schema/orders/order.ts';

/** Miles between the waves of a search, and how many there are (document 3 section 5). */
export const waveMiles = 60;
const waves = 11;

/** Of the picture, which is a square of this size with the machine in its middle. */
export const mapSize = 240;
const middle = mapSize / 2;
/** What the machine's picture takes of it, and where the last wave reaches. */
const [innermost, outermost] = [28, middle - 4];

export interface Ring {
  readonly miles: number;
  /** Of the picture. */
  readonly radius: number;
  /** The search has come so far. */
  readonly isReached: boolean;
}

export interface Dot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** With an offer that can be booked: who it is. Without one it was alerted. */
  readonly offer: OfferView | undefined;
}

/** A ring for each wave so far and the next. Each has its place from the start, so that nothing moves when the search widens. */
export function ringsOf(radiusMiles: number): readonly Ring[] {
  const reached = Math.round(radiusMiles / waveMiles);
  return Array.from({ length: Math.min(waves, reached + 1) }, (_, index) => {
    const miles = (index + 1) * waveMiles;
    return { miles, radius: radiusOf(miles), isReached: index < reached };
  });
}

/** How much larger the picture can be drawn while its last ring is not the outermost. */
export function zoomOf(rings: readonly Ring[]): number {
  return outermost / (rings.at(-1)?.radius ?? outermost);
}

/** Nearer miles take more room than farther ones: most of those who come are near. */
export function radiusOf(miles: number): number {
  const part = Math.min(1, Math.max(0, miles) / (waves * waveMiles)) ** 0.35;
  return innermost + (outermost - innermost) * part;
}

/**
 * Those whom the search has alerted. Who offered a time stands where it is, by miles of the road and by direction; where the
 * others are a customer does not learn: each has a place by its number, 25 to a wave, which it keeps as more come.
 */
export function dotsOf(
  order: Pick<OrderView, 'address' | 'numberOfAlertedTechnicians'>,
  live: readonly OfferView[],
): readonly Dot[] {
  const others = Math.max(0, order.numberOfAlertedTechnicians - live.length);
  return [
    ...Array.from({ length: Math.min(others, most) }, (_, index) => {
      const wave = Math.floor(index / perWave);
      const inWave = Math.sqrt(((index % perWave) + 0.5) / perWave);
      return {
        key: `alerted ${index}`,
        ...placeOf((wave + inWave) * waveMiles, index * goldenAngle),
        offer: undefined,
      };
    }),
    ...withOffers(order.address, live),
  ];
}

/** Who offered first has its place; who would stand over another stands further round. */
function withOffers(from: Point, live: readonly OfferView[]): Dot[] {
  const placed: Dot[] = [];
  for (const offer of [...live].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const bearing = bearingOf(from, offer.technician);
    const turns = Array.from({ length: 8 }, (_, index) => index * 0.35);
    const places = turns.map((turn) => placeOf(offer.estimatedMiles, bearing + turn));
    const free = places.find((place) =>
      placed.every((dot) => Math.hypot(dot.x - place.x, dot.y - place.y) > apart),
    );
    placed.push({ key: offer.id, ...(free ?? placeOf(offer.estimatedMiles, bearing)), offer });
  }
  return placed;
}

function placeOf(miles: number, bearing: number): { readonly x: number; readonly y: number } {
  // Not under the machine, however near.
  const radius = Math.max(radiusOf(miles), innermost + 9);
  return {
    x: Math.round(10 * (middle + radius * Math.sin(bearing))) / 10,
    y: Math.round(10 * (middle - radius * Math.cos(bearing))) / 10,
  };
}

interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Radians clockwise from north, by great circle. */
function bearingOf(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const across = radians(to.long - from.long);
  return Math.atan2(
    Math.sin(across) * Math.cos(lat2),
    Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(across),
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** What two pictures of people need between their middles. */
const apart = 26;
/** A wave alerts so many. */
const perWave = 25;
/** More would be no picture any more; the number beside it says how many there are. */
const most = perWave * waves;
/** Spreads any number of points evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
