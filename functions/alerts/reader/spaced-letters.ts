/**
 * Words whose letters were set apart (`E n g i n e   h o u r s  :  2,306.1`), as text that was read off a screen has them, are put
 * together again. Where several lines are so, the gaps within the others mean nothing either, and become one space.
 */
export function withoutGaps(text: string): string {
  if (!mayBeSpaced.test(text) || !spaced.test(text)) return text;
  const lines = text.split('\n');
  const count = lines.slice(0, mostLines).filter((line) => spaced.test(line)).length;
  return lines
    .map((line, index) => {
      if (index >= mostLines || line.length > longestLine) return line;
      if (count < fewest) return line.replace(letters, (run) => run.replaceAll(' ', ''));
      const joined = line.replace(runOfLetters, (run) => run.replace(/(\S) (?=\S(?: |$))/g, '$1'));
      return joined.replace(/(\S) {2,}/g, '$1 ').replace(/(\S) (?=[:,;](?: |$))/g, '$1');
    })
    .join('\n');
}

/** Told faster, and true for few texts. */
const mayBeSpaced = / [A-Za-z\u00c0-\uffff] [A-Za-z\u00c0-\uffff] [A-Za-z\u00c0-\uffff]/;
/** Four letters or more, each by itself. */
const spaced = /(?:^|\s)(?:\p{L} ){3,}\p{L}(?=\s|$)/mu;
const letters = /(?<!\S)(?:\p{L} ){3,60}\p{L}(?!\S)/gu;
/** Letters and marks, each by itself, at least one letter: `S / N`. */
const runOfLetters = /(?<!\S)(?=\p{L})(?:[\p{L}\p{N}/.#-] ){2,60}[\p{L}\p{N}.#](?!\S)/gu;
/** Lines with such words, from which on the text as a whole is of odd spaces. */
const fewest = 2;
const mostLines = 400;
const longestLine = 400;
