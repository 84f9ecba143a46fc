/*
 * Numbers that somebody writes as they say them: `eleven thousand two hundred and six`, and figure by figure over the radio:
 * `three four one two`. In English, of which alone such messages are known.
 */

const upTo19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values: ReadonlyMap<string, number> = new Map([
  ...upTo19.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['oh', 0],
  ['fourty', 40],
]);

/** Words that such a number may begin with. */
export const numberWords = [...values.keys(), 'a', 'hundred', 'thousand'].join(' ');

/** The number that begins at an offset, with the end of its last word; undefined for a single word, and for no number. */
export function numberInWordsAt(text: string, at: number): { value: number; end: number } | undefined {
  const words: string[] = [];
  let [end, last] = [at, at];
  for (const match of text.slice(at, at + 120).matchAll(word)) {
    const said = match[0].toLowerCase();
    const gap = text.slice(last, at + match.index);
    if (words.length > 0 && !/^(?:[ -]|, ?)$/.test(gap)) break;
    if (!isOfNumber(said, words)) break;
    words.push(said);
    last = at + match.index + match[0].length;
    if (said !== 'and' && said !== 'a') end = last;
  }
  while (words.at(-1) === 'and' || words.at(-1) === 'a') words.pop();
  const value = words.length < 2 ? undefined : (figureByFigure(words) ?? added(words));
  return value === undefined ? undefined : { value, end };
}

const word = /\p{L}+/gu;

function isOfNumber(said: string, before: readonly string[]): boolean {
  if (said === 'and') return before.includes('hundred') || before.includes('thousand');
  if (said === 'a') return before.length === 0;
  return values.has(said) || said === 'hundred' || said === 'thousand';
}

/** `three four one two`: three figures or more, and nothing else. */
function figureByFigure(words: readonly string[]): number | undefined {
  const figures = words.map((said) => values.get(said) ?? 10);
  return words.length >= 3 && figures.every((figure) => figure < 10) ? Number(figures.join('')) : undefined;
}

function added(words: readonly string[]): number | undefined {
  if (!words.includes('hundred') && !words.includes('thousand')) return undefined;
  let [thousands, rest] = [0, 0];
  for (const said of words) {
    if (said === 'and') continue;
    if (said === 'a') rest = 1;
    else if (said === 'hundred') rest = (rest || 1) * 100;
    else if (said === 'thousand') {
      thousands = (rest || 1) * 1000;
      rest = 0;
    } else rest += values.get(said) ?? 0;
  }
  return thousands + rest;
}
