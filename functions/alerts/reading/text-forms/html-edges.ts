import type { Element } from './html-tree.ts';

/**
 * Marks placed after the words of an inline element until it is known what separates them from the next words: one per look
 * (class and style), odd for bold ones. The first two are for elements without a look.
 */
const firstMark = 0xe000;
const mostMarks = 256;
const bold = new Set(['b', 'strong', 'label']);
export const anyMark = /[\ue000-\ue0ff]/;
const marks = /[\ue000-\ue0ff]/g;

/** The mark of an inline element; `looks`: earlier looks and their numbers. */
export function markOf({ name, attributes }: Element, looks: Map<string, number>): string {
  const style = attributes.get('style') ?? '';
  const isBold = bold.has(name) || /font-weight\s?:\s?(?:bold|[6-9]00)/i.test(style);
  const look = attributes.size === 0 ? '' : `${name} ${attributes.get('class') ?? ''} ${style.slice(0, 200)}`;
  const known = look === '' ? 0 : (looks.get(look) ?? looks.size + 1);
  if (known * 2 + 1 >= mostMarks) return String.fromCharCode(firstMark + (isBold ? 1 : 0));
  if (known > 0) looks.set(look, known);
  return String.fromCharCode(firstMark + known * 2 + (isBold ? 1 : 0));
}

export function isBoldMark(mark: string): boolean {
  return mark.charCodeAt(0) % 2 === 1;
}

/** Removes characters that would be mistaken for marks. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/**
 * Replaces the marks: `<b>Machine</b>Bobcat` gets a colon, words that touch (`low</span><span>HIGH`) a gap. If several lines
 * start with an element, in adjacent lines or with the same look, those are labels too and get a colon unless something other
 * than a space follows.
 */
export function withEdges(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => anyMark.test(line))) return lines;
  const leads = lines.map((line) => leading.exec(line) ?? undefined);
  const looks = new Map<string, Set<string>>();
  for (const lead of leads) {
    const [, label = '', mark = ''] = lead ?? [];
    if (mark > '\ue001') looks.set(mark, (looks.get(mark) ?? new Set()).add(label));
  }
  return lines.map((line, index) => {
    if (!anyMark.test(line)) return line;
    const lead = leads[index];
    const isLabel = lead && ((looks.get(lead[2] ?? '')?.size ?? 0) > 2 || isAmongLabels(leads, lines, index));
    return (isLabel ? line.replace(leading, '$1: ') : line)
      .replace(touching, (whole, words: string, mark: string) => (isBoldMark(mark) ? `${words}: ` : whole))
      .replace(badge, '  ')
      .replace(marks, '');
  });
}

const leading =
  /^((?:- )?\p{L}[^\t:：\d\ue000-\ue0ff]{0,40}[^\s.!?,;\t:：\d\ue000-\ue0ff])([\ue000-\ue0ff]) {0,2}(?=[\p{Lu}\p{Lo}\p{N}#"'+-])/u;
const touching =
  /((?:^|\t| {2}|^- )\p{L}[^\t:：\d\ue000-\ue0ff]{2,40})([\ue000-\ue0ff])(?=[\p{Lu}\p{Lo}\d#])/gu;
const badge = /(?<=\p{Ll}{2})[\ue000-\ue0ff](?=\p{Lu}\p{L}{2})/gu;

/** Whether at least two adjacent lines start with labels of the same look, all different. */
function isAmongLabels(
  leads: readonly (RegExpExecArray | undefined)[],
  lines: readonly string[],
  index: number,
): boolean {
  const [, own, look] = leads[index] ?? [];
  const seen = new Set([own]);
  for (const step of [-1, 1])
    for (let at = index + step; seen.size < 3; at += step) {
      const [, label, mark] = leads[at] ?? [];
      if (lines[at] === '') continue;
      if (label === undefined || mark !== look) break;
      if (seen.has(label)) return false;
      seen.add(label);
    }
  return seen.size > 2;
}
