import { crc32, deflateSync } from 'node:zlib';
import { dice } from './dice.ts';

/** A PNG picture of an excavator on a jobsite. Light, ground, paint and position depend on `words`. */
export function photo(words: string): Buffer {
  const roll = dice(words);
  const pick = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(roll() * choices.length)] ?? choices[0];
  const scene: Scene = {
    sky: pick(skies),
    ground: pick(grounds),
    machine: machine(pick(paints), {
      left: 40 + roll() * 130,
      size: 0.85 + roll() * 0.3,
      isTurned: roll() < 0.5,
    }),
    hills: [roll() * 6, roll() * 6],
  };
  return png((x, y) => {
    // Two samples per pixel, so that edges are smooth.
    const seen = mix(colourAt(scene, x + 0.25, y + 0.25), colourAt(scene, x + 0.75, y + 0.75), 0.5);
    const grain = (noise(x, y) - 0.5) * 10;
    return [seen[0] + grain, seen[1] + grain, seen[2] + grain];
  });
}

type Colour = readonly [number, number, number];
type Point = readonly [number, number];

interface Shape {
  readonly colour: Colour;
  readonly corners: readonly Point[];
}

interface PlacedShape extends Shape {
  /** Its bounding box. */
  readonly reach: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

interface Scene {
  readonly sky: readonly [Colour, Colour];
  readonly ground: Colour;
  readonly machine: readonly PlacedShape[];
  readonly hills: Point;
}

const [width, height] = [480, 360];
const horizon = 210;

/** From the top down to the horizon: a clear day, a cloudy day, a morning. */
const skies: readonly [Scene['sky'], ...Scene['sky'][]] = [
  [
    [96, 148, 205],
    [205, 222, 236],
  ],
  [
    [150, 160, 170],
    [205, 208, 210],
  ],
  [
    [120, 140, 185],
    [240, 205, 165],
  ],
];
const grounds: readonly [Colour, ...Colour[]] = [
  [148, 121, 92],
  [124, 112, 98],
  [158, 136, 104],
];
const paints: readonly [Colour, ...Colour[]] = [
  [229, 168, 35],
  [221, 110, 40],
  [214, 178, 60],
];

/** Its parts from back to front. The ground under the tracks is at `y` 300. */
function machine(
  paint: Colour,
  { left, size, isTurned }: { readonly left: number; readonly size: number; readonly isTurned: boolean },
): readonly PlacedShape[] {
  const steel: Colour = [46, 47, 50];
  const parts: readonly Shape[] = [
    { colour: shade([90, 74, 58], 0.9), corners: oval(125, 306, 150, 10) },
    {
      colour: shade(paint, 0.88),
      corners: [
        [128, 190],
        [150, 96],
        [178, 66],
        [192, 74],
        [168, 112],
        [152, 200],
      ],
    },
    {
      colour: shade(paint, 0.98),
      corners: [
        [176, 62],
        [196, 66],
        [252, 150],
        [240, 160],
        [182, 88],
      ],
    },
    {
      colour: steel,
      corners: [
        [236, 152],
        [258, 146],
        [272, 178],
        [262, 206],
        [232, 200],
        [248, 182],
      ],
    },
    {
      colour: [70, 72, 76],
      corners: [
        [150, 190],
        [196, 92],
        [200, 96],
        [158, 194],
      ],
    },
    {
      colour: paint,
      corners: [
        [34, 190],
        [52, 176],
        [120, 172],
        [166, 186],
        [168, 232],
        [30, 232],
      ],
    },
    {
      colour: shade(paint, 0.8),
      corners: [
        [30, 192],
        [46, 184],
        [48, 232],
        [28, 232],
      ],
    },
    {
      colour: shade(paint, 1.06),
      corners: [
        [104, 186],
        [108, 128],
        [148, 126],
        [164, 164],
        [166, 190],
      ],
    },
    {
      colour: [176, 202, 214],
      corners: [
        [112, 168],
        [114, 136],
        [144, 134],
        [156, 162],
        [156, 170],
      ],
    },
    {
      colour: steel,
      corners: [
        [60, 232],
        [150, 232],
        [146, 248],
        [64, 248],
      ],
    },
    {
      colour: [38, 38, 40],
      corners: [
        [20, 264],
        [34, 248],
        [196, 248],
        [210, 264],
        [208, 290],
        [194, 304],
        [36, 304],
        [22, 290],
      ],
    },
    ...[44, 84, 120, 156, 188].map(
      (hub): Shape => ({ colour: [88, 86, 84], corners: oval(hub, 280, 11, 11) }),
    ),
  ];
  const place = ([x, y]: Point): Point => {
    const across = left + x * size;
    return [isTurned ? width - across : across, 304 - (304 - y) * size];
  };
  return parts.map(({ colour, corners }) => placed(colour, corners.map(place)));
}

function placed(colour: Colour, corners: readonly Point[]): PlacedShape {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const reach = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  return { colour, corners, reach };
}

function colourAt({ sky, ground, machine: parts, hills }: Scene, x: number, y: number): Colour {
  const part = parts.findLast(
    ({ reach, corners }) =>
      x >= reach.left && x <= reach.right && y >= reach.top && y <= reach.bottom && isInside(corners, x, y),
  );
  if (part) return part.colour;
  const ridge = horizon - 14 - 9 * Math.sin(x / 57 + hills[0]) - 5 * Math.sin(x / 23 + hills[1]);
  if (y < ridge) return mix(sky[0], sky[1], y / horizon);
  if (y < horizon) return mix([88, 104, 84], sky[1], 0.25);
  const clod = noise(Math.floor(x / 3), Math.floor((y * y) / 900)) * 0.14 + 0.93;
  return shade(ground, clod * (0.86 + (0.2 * (y - horizon)) / (height - horizon)));
}

/** Counts the sides to the right of the point (even-odd rule). */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let [bx, by] = corners.at(-1) ?? [0, 0];
  for (const [ax, ay] of corners) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}

function oval(x: number, y: number, across: number, down: number): Point[] {
  return Array.from({ length: 20 }, (_, step) => {
    const angle = (step * Math.PI) / 10;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

function shade([red, green, blue]: Colour, by: number): Colour {
  return [red * by, green * by, blue * by];
}

function mix(one: Colour, other: Colour, part: number): Colour {
  return [0, 1, 2].map(
    (at) => (one[at] ?? 0) + ((other[at] ?? 0) - (one[at] ?? 0)) * part,
  ) as unknown as Colour;
}

/** 0 to 1, always the same for a point. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** Eight bits a channel, no interlacing, no filter (PNG specification, third edition). */
function png(colourAt: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter's number: 0, none.
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (1 + 3 * width) + 1 + 3 * x;
      for (const [channel, value] of colourAt(x, y).entries())
        rows[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
