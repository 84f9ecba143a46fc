import { oneLine, withoutUnseen } from '#schema/text.ts';
import type { PushMessage } from './push-message.ts';

/** Encryption adds 103 bytes, and a push service must accept 4,096 (RFC 8030, section 7.2). */
const mostBytes = 3993;

/**
 * The payload of a push, in at most that many bytes of UTF-8: a declarative message (`web_push` 8030), which Safari shows
 * without our worker and which our worker reads elsewhere. A body that is too long is cut.
 */
export function pushPayload(
  { title, body, path, tag }: PushMessage,
  siteUrl: string,
  bytes = mostBytes,
): string {
  const characters = Array.from(withoutUnseen(body));
  const withFirst = (length: number): string => {
    const text = characters.slice(0, length).join('');
    const shown = length < characters.length ? `${text.trimEnd()}…` : text;
    return JSON.stringify({
      web_push: 8030,
      notification: { title: oneLine(title), body: shown, navigate: `${siteUrl}${path}`, tag },
    });
  };
  let length = characters.length;
  while (length > 0 && Buffer.byteLength(withFirst(length)) > bytes) {
    // A character has one to four bytes.
    length -= Math.max(1, Math.floor((Buffer.byteLength(withFirst(length)) - bytes) / 4));
  }
  return withFirst(Math.max(length, 0));
}
