/*
 * `Severity: Shut down`, `P14 (auto shut-down)`, `Code 14 - SHUT DOWN`: a grade that is written in two words. In a sentence
 * (`the machine shut down`) it tells what happened.
 */

/** A text in which the grade is one word, as it mostly is. */
export function withShutdownsInOneWord(text: string): string {
  return mayHave.test(text)
    ? text.replace(inTwo, (told, shut: string, down: string, at: number) => {
        const end = at + told.length;
        const isGrade =
          before.test(text.slice(Math.max(0, at - longestLead), at)) && after.test(text.slice(end, end + 4));
        // `- shut down since noon` in small letters is a sentence.
        const isSaid = /\s[-–—]\s$/.test(text.slice(Math.max(0, at - 3), at)) && shut === 'shut';
        return isGrade && !isSaid ? `${shut}${down}` : told;
      })
    : text;
}

const mayHave = /shut[ -]down/i;
const inTwo = /(?<![\p{L}\d])(shut)[ -](down)(?![\p{L}\d])/giu;
const longestLead = 32;
/** Behind a label of grades, in brackets, behind a dash or a stroke. */
const before =
  /(?:(?<!\p{L})(?:severity|sev|level|priority|urgency|class|criticality|grade|alarm type|alert type)\s?[:=|]\s{0,3}(?:[-–]\s)?|[([](?:(?:auto|automatic|engine|machine|immediate|safety)[ -])?|\p{L}\/\s?|\s[-–—|]\s)$/iu;
const after = /^(?:\s{0,2}(?:$|[\n)\]|,;/])|\s[-–—]\s)/;
