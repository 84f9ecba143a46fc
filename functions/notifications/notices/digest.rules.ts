import type { Part, Words } from '../texts/notification.ts';
import { listBeside } from '../texts/order-words.ts';

/** Several held-back notices as one, in order of occurrence, with one button for all. */
export function digestOf(all: readonly [Words, ...Words[]]): Words {
  const newest = all.at(-1) ?? all[0];
  const isOfOnePlace = all.every(({ action }) => action.path === newest.action.path);
  const left = all.length - mostParts;
  return {
    title: `${all.length} updates while you were off`,
    lines: left > 0 ? [`The newest ${mostParts} of them:`] : [],
    parts: all.slice(-mostParts).flatMap(partsOf),
    short: `${newest.title}, and ${all.length - 1} more`,
    action: isOfOnePlace ? newest.action : listBeside(newest.action.path),
    why: 'You get this because it came in your quiet hours, and could wait.',
  };
}

/** The link comes after everything that belongs to it. */
function partsOf({ title, lines, quote, parts = [], action }: Words): Part[] {
  const all: Part[] = [{ title, lines, ...(quote && { quote }) }, ...parts];
  return all.map((part, place) => (place === all.length - 1 ? { ...part, action } : part));
}

/** Mail programs cut off mails of more than about 100 KB. */
const mostParts = 40;
