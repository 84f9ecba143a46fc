import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The secret part of a browser's subscription, in base64url. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * A message's text, decrypted as by a browser: `aes128gcm` (RFC 8188) in one record, with the keys of RFC 8291.
 * Throws if it was not encrypted for that browser.
 */
export function decrypt(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length > recordSize)
    throw new Error('It is not a single record from one sender.');

  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(keys.privateKey, 'base64url');
  const [receiver, secret] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const between = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), secret, between, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));

  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The text is followed by a 2, for the last record, and zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('Its padding does not end the last record.');
  return padded.subarray(0, end).toString('utf8');
}
