import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { photo } from '#local/demo/photo.ts';

it('is a valid PNG, and differs by order', () => {
  const bytes = photo('10001');

  const chunks: { type: string; data: Buffer; isSound: boolean }[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    const isSound = crc32(body) === bytes.readUInt32BE(at + 8 + length);
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4), isSound });
    at += 12 + length;
  }
  const [header, pixels] = chunks;
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(chunks.every(({ isSound }) => isSound)).toBe(true);
  const [width, height] = [header?.data.readUInt32BE(0) ?? 0, header?.data.readUInt32BE(4) ?? 0];
  expect(inflateSync(pixels?.data ?? Buffer.alloc(0))).toHaveLength(height * (width * 3 + 1));
  expect(photo('10002').equals(bytes)).toBe(false);
});
