import { createHash } from 'node:crypto';
import type { MessageAttribute } from './queues.ts';

/** Hexadecimal MD5, which SDK clients check against what they sent. */
export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** For a message's attributes, encoded as in the SQS developer guide. */
export function md5OfAttributes(attributes: Readonly<Record<string, MessageAttribute>>): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  const add = (bytes: Buffer): void => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  };
  for (const name of names) {
    const { DataType, StringValue, BinaryValue } = attributes[name] ?? { DataType: '' };
    add(Buffer.from(name));
    add(Buffer.from(DataType));
    hash.update(Buffer.from([BinaryValue === undefined ? 1 : 2]));
    add(BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64'));
  }
  return hash.digest('hex');
}
