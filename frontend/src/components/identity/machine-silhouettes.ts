import { machines, shared } from './machine-silhouettes.json';

/** Drawn in front of the rest, with a gap around it. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hub: number;
}

/** A filled shape with holes (SVG path, even-odd), a line with its width, or a wheel. */
type SilhouettePart = string | readonly [line: string, width: number] | Wheel;
export type Silhouette = readonly SilhouettePart[];

/** By equipment type. */
export const silhouettes: Readonly<Record<string, string>> = machines;

/** The silhouette of an equipment type, wheels last; a plain machine if the type is unknown. */
export function silhouetteOf(product: string | null): Silhouette {
  const name = product ?? '';
  const text = (Object.hasOwn(silhouettes, name) && silhouettes[name]) || shared['plain machine'];
  const known = drawn.get(text);
  if (known !== undefined) return known;
  const parts = draw(text);
  const silhouette = [...parts.filter((part) => !isWheel(part)), ...parts.filter(isWheel)];
  drawn.set(text, silhouette);
  return silhouette;
}

/** Each silhouette is built once. */
const drawn = new Map<string, Silhouette>();

/** Parses `tracks 5 33, line 4 27 27 42 8`: named parts, each with its numbers. A point is two numbers, x and y. */
function draw(text: string): SilhouettePart[] {
  return text.split(', ').flatMap((part) => {
    const [name = '', ...words] = part.split(' ');
    const numbers = words.map(Number);
    if (name in shared) return draw(shared[name as 'truck']);
    return builders[name]?.(...numbers) ?? [];
  });
}

/** Keyed by the names used in the data. Default sizes are the usual ones. */
const builders: Readonly<Record<string, (...numbers: number[]) => SilhouettePart[]>> = {
  line: (width, ...points) => [line(width, ...points)],
  shape: (...points) => [shape(...points)],
  box: (x, y, width, height) => [rectangle(x, y, width, height, 1)],
  hood: (x, y, width, height = 10) => [rectangle(x, y, width, height, 2.5)],
  tank: (x, y, width, height) => [rectangle(x, y, width, height, height / 2)],
  cab: (x, y, width, height) => [cab(x, y, width, height)],
  /** An excavator's rotating upper structure, with its cab. */
  upper: (x, y) => [shape(x, 32, x - 2, 26, x + 1, y, x + 15, y, x + 15, 32), cab(x + 15, y - 4, 10, 36 - y)],
  wheel: (x, radius) => [{ x, y: 42 - radius, radius, hub: radius * 0.4 }],
  drum: (x, radius) => [{ x, y: 42 - radius, radius, hub: radius * 0.2 }],
  disc: (x, y, radius) => [{ x, y, radius, hub: radius * 0.35 }],
  /** A steel wheel with cleats. */
  cleated: (x, radius) => {
    const points = Array.from({ length: 20 }, (_, corner) => {
      const reach = corner % 2 === 0 ? radius : radius * 0.78;
      const angle = (corner / 20) * 2 * Math.PI;
      const [right, down] = [x + reach * Math.sin(angle), 42 - radius + reach * Math.cos(angle)];
      return [right.toFixed(1), down.toFixed(1)];
    });
    return [shape(...points.flat()) + circle(x, 42 - radius, radius * 0.3)];
  },
  tracks: (from, to, height = 10) => {
    const end = height / 2;
    const outer = `M${from + end},${42 - height}H${to - end}a${end},${end} 0 0 1 0,${height}H${from + end}a${end},${end} 0 0 1 0,${-height}Z`;
    const rollers = Math.max(2, Math.round((to - from) / 11));
    const holes = Array.from({ length: rollers }, (_, at) =>
      circle(from + end + (at * (to - from - height)) / (rollers - 1), 42 - end, height * 0.2),
    );
    return [outer + holes.join('')];
  },
  /** A loader's bucket on the ground, its back at `x`. */
  scoop: (x) => [shape(x, 28, x + 4, 29, x + 4, 37, x + 12, 42, x, 42, x - 2, 35)],
  /** An excavator's bucket, hanging from the end of its arm. */
  bucket: (x, y) => [shape(x - 2, y, x + 4, y, x + 6, y + 8, x, y + 13, x - 7, y + 11, x - 4, y + 6)],
  /** Open claws below a point. */
  grapple: (x, y) => [line(3, x - 3, y + 12, x - 6, y + 6, x, y, x + 6, y + 6, x + 3, y + 12)],
  basket: (x, y) => {
    const [left, right, end] = [x + 2.5, x + 11, x + 13.5];
    return [shape(x, y, left, y, left, y + 6, right, y + 6, right, y, end, y, end, y + 10, x, y + 10)];
  },
};

/** A cab with a window. */
function cab(x: number, y: number, width: number, height = 16): string {
  const glass = rectangle(x + 2.5, y + 2.5, width - 5, Math.min(height * 0.42, height - 6), 0.5);
  return rectangle(x, y, width, height, 2) + glass;
}

/** From points, alternating x and y. */
function shape(...points: (number | string)[]): string {
  return `${path(points)}Z`;
}

function line(width: number, ...points: number[]): SilhouettePart {
  return [path(points), width];
}

function path(points: readonly (number | string)[]): string {
  return points.map((value, at) => (at % 2 === 1 ? ',' : at === 0 ? 'M' : 'L') + value).join('');
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r},${y}h${w}a${r},${r} 0 0 1 ${r},${r}v${h}a${r},${r} 0 0 1 ${-r},${r}h${-w}a${r},${r} 0 0 1 ${-r},${-r}v${-h}a${r},${r} 0 0 1 ${r},${-r}Z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
}

function isWheel(part: SilhouettePart): part is Wheel {
  return typeof part === 'object' && 'radius' in part;
}
