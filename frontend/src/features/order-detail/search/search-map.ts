import type { OfferView, OrderView } from '#schema/orders/order.ts';

/** Miles that each wave adds, and the number of waves (document 3 section 5). */
export const waveMiles = 60;
const waves = 11;

/** Side of the square picture, with the machine in the middle. */
export const mapSize = 240;
const middle = mapSize / 2;
/** The radius the machine's picture takes, and the radius of the last wave. */
const [innermost, outermost] = [28, middle - 4];

export interface Ring {
  readonly miles: number;
  /** In picture units. */
  readonly radius: number;
  /** The search has reached it. */
  readonly isReached: boolean;
}

export interface Dot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** The technician's bookable offer; undefined if only alerted. */
  readonly offer: OfferView | undefined;
}

/**
 * One ring per wave so far, plus the next. Each has its place from the start, so that nothing moves when the search
 * widens.
 */
export function ringsOf(radiusMiles: number): readonly Ring[] {
  const reached = Math.round(radiusMiles / waveMiles);
  return Array.from({ length: Math.min(waves, reached + 1) }, (_, index) => {
    const miles = (index + 1) * waveMiles;
    return { miles, radius: radiusOf(miles), isReached: index < reached };
  });
}

/** How much larger the picture can be drawn while its last ring isn't the outermost. */
export function zoomOf(rings: readonly Ring[]): number {
  return outermost / (rings.at(-1)?.radius ?? outermost);
}

/** Nearby miles get more room than distant ones: most who can come are near. */
export function radiusOf(miles: number): number {
  const part = Math.min(1, Math.max(0, miles) / (waves * waveMiles)) ** 0.35;
  return innermost + (outermost - innermost) * part;
}

/**
 * The alerted technicians. One with an offer is placed by road miles and direction. Customers don't learn where the
 * others are: each gets a spot by its number, 25 to a wave, and keeps it as more are alerted.
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

/** The first offer keeps its spot; one that would overlap moves around the ring. */
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
  // Never under the machine, however near.
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

/** Initial great-circle bearing, in radians clockwise from north. */
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

/** Minimum distance between the centers of two avatars. */
const apart = 26;
/** Technicians alerted per wave. */
const perWave = 25;
/** More would be unreadable; the number beside it says how many there are. */
const most = perWave * waves;
/** Spreads any number of points evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
