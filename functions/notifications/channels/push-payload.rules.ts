import { oneLine, withoutUnseen } from '#schema/text.ts';
import type { PushMessage } from './push-message.ts';

/** What is encrypted is larger by 103 bytes, of which a push service must take 4,096 (RFC 8030, section 7.2). */
const mostBytes = 3993;

/**
 * What a browser is given, in at most so many bytes of UTF-8: a declarative message, which Safari shows without asking our worker
 * (`web_push` 8030), and which our worker reads where others do not. The body is cut where it is too long.
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
    // Each character has a byte at least, and four at the most.
    length -= Math.max(1, Math.floor((Buffer.byteLength(withFirst(length)) - bytes) / 4));
  }
  return withFirst(Math.max(length, 0));
}
