import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps use it: SHA-1, six digits, steps of 30 seconds. */
const stepSeconds = 30;

/** The code of a step, counted from 1970. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  // RFC 4226 section 5.3: the last four bits are the offset of the 31 bits.
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code this is: the current one or a neighbor, since clocks differ. Undefined for a wrong code. */
export function stepOf(code: string, key: Buffer, now: Date): number | undefined {
  const step = Math.floor(now.getTime() / 1000 / stepSeconds);
  if (!/^\d{6}$/.test(code)) return undefined;
  return [step, step - 1, step + 1].find((near) =>
    timingSafeEqual(Buffer.from(codeAt(key, near)), Buffer.from(code)),
  );
}

/** Decodes a key as authenticator apps take it: base32 (RFC 4648), capitals, padding optional. */
export function keyOf(base32: string): Buffer {
  const bits = Array.from(base32.replaceAll('=', ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
