import { crc32, deflateSync } from 'node:zlib';
import { dice } from './dice.ts';

/** A small picture of a machine at work, as PNG: sky, ground, and a loader somewhere on it, another for each `words`. */
export function photo(words: string): Buffer {
  const roll = dice(words);
  const left = 30 + Math.floor(roll() * 120);
  const isGround = (y: number): boolean => y > height - 60;
  const isWheel = (x: number, y: number): boolean =>
    [left + 25, left + 95].some((hub) => Math.hypot(x - hub, y - (height - 70)) < 20);
  const isBody = (x: number, y: number): boolean => inside(x - left, y - (height - 130), 120, 50);
  const isCab = (x: number, y: number): boolean => inside(x - left - 20, y - (height - 175), 45, 45);
  const isBucket = (x: number, y: number): boolean => inside(x - left - 125, y - (height - 100), 35, 40);
  return png((x, y) => {
    if (isWheel(x, y)) return [38, 38, 40];
    if (isCab(x, y)) return [176, 205, 220];
    if (isBody(x, y) || isBucket(x, y)) return [232, 160, 32];
    if (isGround(y)) return [139, 112, 82];
    return [150 + Math.floor(y / 4), 190 + Math.floor(y / 6), 230];
  });
}

type Colour = readonly [number, number, number];

const width = 320;
const height = 240;

function inside(x: number, y: number, wide: number, high: number): boolean {
  return x >= 0 && x < wide && y >= 0 && y < high;
}

/** Eight bits a channel, no interlacing, no filter (PNG specification, third edition). */
function png(colourAt: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => colourAt(x, y)).flat()]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
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
