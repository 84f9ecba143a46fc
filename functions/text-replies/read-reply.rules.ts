import { readTime, type SaidTime } from './read-time.rules.ts';

/** What a text message means, and the order it names, if any. */
export interface Reply {
  /** Its number at the start of the text: `10001 tomorrow 8am`. */
  readonly orderId: string | null;
  readonly says: Saying;
}

export type Saying =
  /** `yes` is consent if texts were stopped, otherwise just words. */
  | { readonly kind: 'stop' | 'start' | 'yes' | 'help' | 'acknowledgement' | 'decline' }
  | { readonly kind: 'time'; readonly time: SaidTime }
  /** `fri 3`: morning or afternoon? */
  | { readonly kind: 'half-day' }
  | { readonly kind: 'words' };

/**
 * Reads a text message. Only complete, known texts count; anything else is `words`, for people to read, so that no sentence
 * starting with 'stop' or 'no' does something by mistake.
 */
export function readReply(body: string): Reply & { readonly words: string } {
  const text = body.trim();
  const consent = consentWords.get(bare(text));
  if (consent !== undefined) return { orderId: null, says: { kind: consent }, words: text };
  const named = /^(?:(?:job|order)\s*)?#?([1-9]\d{4,17})(?:$|[\s:,.-]+)/i.exec(text);
  const words = named ? text.slice(named[0].length).trim() : text;
  return { orderId: named?.[1] ?? null, says: sayingOf(words), words };
}

/** Document 2 section 5: `10-4`, `10/4` and `10 4`, with spaces before it and spaces or dots after it. */
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

/** Removes what does not change the meaning: `Stop.` becomes `stop`. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s"'(]+|[\s"').!]+$/g, '')
    .replace(/\s+/g, ' ');
}

/** The words that carriers and AWS accept for opting out, opting in and help. */
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
