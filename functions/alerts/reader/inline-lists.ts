/*
 * Lists that somebody wrote on one line: `a) SPN 639 FMI 9 - … b) C1-0412 - …`.
 */

/** Each code of a numbered list on a line of its own, where the line begins with the list's first number. */
export function withListsApart(text: string): string {
  return mayHaveList.test(text) ? text.replace(listed, (line) => apart(line)) : text;
}

/** What few messages have: the second number of a list, with a code behind it. */
const mayHaveList = /[^\n]\s\(?[bB2][).]\s{1,2}[A-Z\d]/;
/** A line that begins with the first number of a list; longer ones are nobody's list of codes. */
const listed = /^[ \t>]{0,12}(?:\(?[a1][).]\s|\(?A\)\s)[^\n]{12,800}$/gm;

function apart(line: string): string {
  const first = /[aA1]/.exec(line)?.[0] ?? '1';
  let wanted = first.charCodeAt(0);
  let depth = 0;
  let told = '';
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at];
    if (mark === '(' && !numberShut.test(line.slice(at, at + 4))) depth += 1;
    if (mark === ')' && depth > 0) depth -= 1;
    if (depth > 0 || (mark !== ' ' && mark !== '\t')) continue;
    const [, named, formed] = codeBehind.exec(line.slice(at + 1, at + 20)) ?? [];
    const number = named ?? formed;
    if (number === undefined || number.charCodeAt(0) !== wanted + 1) continue;
    wanted += 1;
    told += `${line.slice(from, at)}\n`;
    from = at + 1;
  }
  return from === 0 ? line : told + line.slice(from);
}

const numberShut = /^\([a-zA-Z\d]\)/;
/** `b) C1-0412`, `(2) SPN 639`, `3. 7241-05`: a number of a list before what has the form of a code. */
const codeBehind =
  /^\(?([a-hA-H2-9])[).]\s{1,2}(?:SPN|MID|CID|PSID|PPID|DTC)\b|^\(?([a-hA-H2-9])[).]\s{1,2}(?=[A-Z]{1,6}[-.:@ ]?\d|[A-Z]@|\d{2,6}[-/.]\d|\d{3,6}\s)/u;
