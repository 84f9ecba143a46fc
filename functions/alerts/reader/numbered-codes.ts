/**
 * A text in which the halves of several codes stand under names without their numbers: columns `spn1,fmi1,spn2,fmi2`, lines
 * `SPN 1: 3251` over `FMI 1: 16`. Each FMI follows its SPN, so that nothing else has to say whose it is.
 */
export function withoutNumbersOfCodes(text: string): string {
  if (!first.test(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      inHead.test(line) && /fmi[ _]?1/i.test(line) ? line.replace(cell, '$1$2') : line.replace(label, '$1$2'),
    )
    .join('\n');
}

const first = /(?:^|[,;\t|])[ "]{0,2}spn[ _]?1(?:[ "]{0,2}[,;\t|]|[ \t]?:[ \t]{0,8}\d)/im;
/** A row of names. */
const inHead = /(?:^|[,;\t|])[ "]{0,2}spn[ _]?1[ "]{0,2}[,;\t|]/i;
const cell = /((?:^|[,;\t|])[ "]{0,2})(spn|fmi)[ _]?\d{1,2}(?=[ "]{0,2}(?:$|[,;\t|]))/gi;
const label = /^([ \t]{0,8})(spn|fmi)[ _]?\d{1,2}(?=[ \t]?:[ \t]{0,8}\d)/i;
