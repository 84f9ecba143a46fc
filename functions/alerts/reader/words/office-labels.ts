import { spellingsOf, wordsOf } from '../vocabulary.ts';
import { officePhrases } from './offices.ts';

/** True of a label's phrase that names whoever sells, serves or sends: `сервисный центр`, `sede legale`. */
export function isOffice(phrase: string): boolean {
  return offices.has(phrase);
}

const offices: ReadonlySet<string> = new Set(
  Array.from(spellingsOf(officePhrases), (phrase) => wordsOf(phrase).join(' ')),
);
