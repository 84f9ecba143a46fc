import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { labelOfPhrase, phraseOf } from './words/labels.ts';

/**
 * `Customer: Redline. Cat 320 has E0117(2), …`, `Ticket: 4471. Cat 320 EX-9 shows …`: what a label begins a line with, and the sentence
 * about a machine behind it, each in a paragraph of its own.
 */
export function withSentencesApart(text: string): string {
  return mayHaveSentence.test(text) ? text.replace(labelled, apart) : text;
}

const mayHaveSentence = /^[^\n:]{2,24}:[^\n.]{2,40}\. \p{Lu}/mu;
const labelled = /^(\p{L}[\p{L} #/]{1,22}):( [^\n.:;|]{1,36})\. (?=\p{Lu}\p{L}{1,15}[ -][^\n]{20,})/gmu;

function apart(whole: string, label: string, value: string, at: number, text: string): string {
  const field = labelOfPhrase(phraseOf(label))?.field;
  const isOther = field === 'ignored' || field === 'location' || field === undefined;
  return isOther && brandAt(text, at + whole.length) ? `${label}:${value}\n\n` : whole;
}
