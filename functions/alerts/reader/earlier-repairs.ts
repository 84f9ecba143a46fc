import type { Span } from './marks.ts';

/*
 * What a sentence tells by the way of a repair that was before, or of something else than the fault that the message is about:
 * `… code P2463, 12 Elm St. Had P0088 last week but we cleared that`, `… The radio was fixed`. It says nothing of that fault, and
 * makes no report of work done of the message.
 */

/** Where the sentences of a line stand that tell such a thing, behind one that tells more; `most`: characters that are looked through. */
export function earlierRepairs(text: string, from: number, to: number): readonly Span[] {
  const line = text.slice(from, Math.min(to, from + most));
  if (!repaired.test(line)) return [];
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of [...line.matchAll(sentenceEnd), { index: line.length, 0: '' }]) {
    const sentence = line.slice(start, index);
    const before = text.slice(Math.max(0, from + start - most), from + start);
    if (sentence.length < longestSentence && /\d/.test(before) && isEarlier(sentence, before))
      spans.push({ start: from + start, end: from + index });
    start = index + mark.length;
  }
  return spans;
}

function isEarlier(sentence: string, before: string): boolean {
  const code = hadCode.exec(sentence)?.[1] ?? clearedCode.exec(sentence)?.[1];
  if (code !== undefined) return !before.includes(code);
  const thing = otherThing.exec(sentence)?.[1]?.toLowerCase();
  // `Fuel pump pressure low, …. The pump was repaired`: the very part at fault.
  return thing !== undefined && !before.toLowerCase().includes(thing);
}

const most = 600;
const longestSentence = 120;
const repaired = /(?<!\p{L})(?:cleared|fixed|repaired|reset)(?!\p{L})/iu;
const sentenceEnd = /[.;!?](?:\s+|$)|\s[-–—]\s/g;

const someCode = '(SPN \\d{1,6} FMI \\d{1,2}|\\p{Lu}{1,2}-?\\d{2,5}|\\d{2,6}[-.]\\d{1,2})(?![\\p{L}\\p{N}])';
const when =
  '(?:last|earlier|before|yesterday|previously|(?:a|two|2|few|some) (?:days|weeks|months|week|month) (?:ago|back)|(?:on|in) \\p{L}{3,9})';

/** `Had P0088 last week but we cleared that` */
const hadCode = new RegExp(
  `^(?:(?:we|it|she|he|also) ){0,2}(?:had|threw|got|showed) (?:an? |the |code |fault |old ){0,2}${someCode} ${when}(?!\\p{L})[^.;]{0,24}?(?:,|,? (?:but|and)) (?:\\p{L}{2,8} ){0,2}(?:already )?(?:cleared|fixed|repaired|reset) (?:that|it|this)(?: one)?$`,
  'iu',
);
/** `We cleared SPN 97 FMI 15 last week` */
const clearedCode = new RegExp(
  `^(?:(?:we|i|he|she|they|tech|mechanic|operator|the|our|guys|already|also|have) ){0,3}(?:cleared|fixed|repaired|reset) (?:an? |the |code |fault |old ){0,2}${someCode}`,
  'iu',
);
/** `The leak was fixed`, `hose was repaired last month`: a thing, and not the fault, the machine or all of it. */
const otherThing =
  /^(?:(?:the|a|an|our|that|one) )?(?!(?:\p{L}{3,12} )?(?:it|that|this|which|all|everything|codes?|faults?|issues?|problems?|alarms?|alerts?|errors?|dtcs?|machine|unit|one|they|these|what)(?!\p{L}))(?:\p{L}{3,12} )?(\p{L}{3,12}) (?:was|were|got|has been|is) (?:already |since |just )?(?:fixed|repaired)(?: (?:already|yesterday|since|now|(?:last|this) \p{L}{3,9}|earlier))?\.?$/iu;
