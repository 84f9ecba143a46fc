import { readTime, type SaidTime } from './read-time.rules.ts';

/** What a text message means to us, and the order that it names, if it names one. */
export interface Reply {
  /** Named by its number at the start: `10001 tomorrow 8am`. */
  readonly orderId: string | null;
  readonly says: Saying;
}

export type Saying =
  /** `yes` is consent where texts were stopped, and a word like others where they were not. */
  | { readonly kind: 'stop' | 'start' | 'yes' | 'help' | 'acknowledgement' | 'decline' }
  | { readonly kind: 'time'; readonly time: SaidTime }
  /** `fri 3`: in the morning or in the afternoon? */
  | { readonly kind: 'half-day' }
  | { readonly kind: 'words' };

/**
 * Reads a text message. Strict: whole texts are known, and whatever is said in other words is words, for people to read. So
 * nothing is done by mistake because some sentence begins with 'stop' or 'no'.
 */
export function readReply(body: string): Reply & { readonly words: string } {
  const text = body.trim();
  const consent = consentWords.get(bare(text));
  if (consent !== undefined) return { orderId: null, says: { kind: consent }, words: text };
  const named = /^(?:(?:job|order)\s*)?#?([1-9]\d{4,17})(?:$|[\s:,.-]+)/i.exec(text);
  const words = named ? text.slice(named[0].length).trim() : text;
  return { orderId: named?.[1] ?? null, says: sayingOf(words), words };
}

/** Document 2 section 5: `10-4`, `10/4` and `10 4`, with spaces before it, spaces and dots behind it. */
export function isAcknowledgement(text: string): boolean {
  return /^\s*10[-/ ]4[\s.]*$/.test(text);
}

function sayingOf(words: string): Saying {
  if (isAcknowledgement(words)) return { kind: 'acknowledgement' };
  if (declines.has(bare(words))) return { kind: 'decline' };
  const time = readTime(words);
  if (time === 'half-day') return { kind: 'half-day' };
  return time === undefined ? { kind: 'words' } : { kind: 'time', time };
}

/** A text without what changes nothing in it: `Stop.` is `stop`. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s"'(]+|[\s"').!]+$/g, '')
    .replace(/\s+/g, ' ');
}

/** What carriers and AWS take for the end and for the beginning of consent, and for a cry for help. */
const consentWords = new Map<string, 'stop' | 'start' | 'yes' | 'help'>([
  ...(
    [
      'stop',
      'stopall',
      'stop all',
      'unsubscribe',
      'cancel',
      'end',
      'quit',
      'revoke',
      'remove',
      'optout',
      'opt out',
      'opt-out',
    ] as const
  ).map((word) => [word, 'stop'] as const),
  ...(['start', 'unstop'] as const).map((word) => [word, 'start'] as const),
  ['yes', 'yes'],
  ...(['help', 'info'] as const).map((word) => [word, 'help'] as const),
]);

const declines = new Set([
  'no',
  'nope',
  'no thanks',
  'no thank you',
  "can't",
  'cant',
  'cannot',
  "i can't",
  'i cant',
  'i cannot',
  "can't make it",
  'cant make it',
  "i can't make it",
  'not available',
  'pass',
  'i pass',
]);
