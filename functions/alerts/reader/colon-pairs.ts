import { fullPhrase } from './feeds/names.ts';
import { labelOfPhrase } from './words/labels.ts';

/** A text in which lines of `key:value` with nothing but spaces between them are lines of `key=value`, as logs have them. */
export function withEqualsInPairs(text: string): string {
  if (!mayBePairs.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (isOfPairs(line) ? line.replace(key, '$1$2=') : line))
    .join('\n');
}

/** `make:JCB model:540-170 code:…` at the beginning of a line. */
const mayBePairs =
  /^[ \t]{0,8}[A-Za-z][\w.-]{1,24}:[^\s:/\\][^\n=]{0,60}[ \t][A-Za-z][\w.-]{1,24}:[^\s:/\\]/m;
const key = /(^|\s)([A-Za-z][\w.-]{1,24}):(?=[^\s:/\\])/g;
const [fewestPairs, longestLine] = [4, 600];

function isOfPairs(line: string): boolean {
  if (line.length > longestLine || !mayBePairs.test(line) || /=|[,;|] |: /.test(line)) return false;
  const fields = new Set<string>();
  let pairs = 0;
  for (const [, , name = ''] of line.matchAll(key)) {
    const field = labelOfPhrase(fullPhrase(name))?.field;
    if (field !== undefined) fields.add(field);
    pairs += 1;
  }
  return pairs >= fewestPairs && fields.size >= fewestPairs;
}
