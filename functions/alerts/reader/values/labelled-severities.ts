import type { Severity } from '#schema/severity.ts';
import { ideographic } from '../../reading/letters.ts';
import { foldedWord } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { labelledGrades } from '../words/labelled-severities.ts';
import { plainWords } from '../words/severities.ts';
import { type FoundSeverity, severityIn } from './severity-words.ts';

/** The severity that stands behind a label of severities: by what only such a label makes one, too. */
export function labelledSeverityIn(scan: Scan, from: number, to: number): FoundSeverity | undefined {
  const plain = severityIn(scan, from, to);
  const graded = gradeIn(scan, from, to);
  if (!plain || !graded) return plain ?? graded;
  // `acil durum`, where `acil` alone says less.
  return graded.start <= plain.start && graded.end > plain.end ? graded : plain;
}

/** The first grade of a value, of the most words. */
function gradeIn(scan: Scan, from: number, to: number): FoundSeverity | undefined {
  const first = firstWordFrom(scan, from);
  for (let word = first; word < scan.count && word < first + 8 && endOf(scan, word) <= to; word += 1) {
    for (let last = word + mostWords - 1; last >= word; last -= 1) {
      if (last >= scan.count || endOf(scan, last) > to) continue;
      const [start, end] = [startOf(scan, word), endOf(scan, last)];
      const severity = grades.get(foldedWord(scan.text.slice(start, end)));
      if (severity) return { severity, start, end };
    }
    const eastern = easternGradeIn(scan, word);
    if (eastern) return eastern;
  }
  return undefined;
}

/** `严重故障`, `一般警告`, `高いです`: a grade at the beginning or at the end of what is written without spaces. */
function easternGradeIn(scan: Scan, word: number): FoundSeverity | undefined {
  if (((scan.shapes[word] ?? 0) & ideographic) === 0) return undefined;
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  const told = scan.text.slice(start, end);
  if (told.length > 12 || /^[不非无無]/.test(told)) return undefined;
  for (let length = told.length; length > 0; length -= 1) {
    const severity = easternGrades.get(told.slice(0, length));
    if (severity && (length > 1 || afterGrade.test(told.slice(1))))
      return { severity, start, end: start + length };
  }
  for (let length = told.length - 1; length > 1; length -= 1) {
    const severity = easternGrades.get(told.slice(-length));
    if (severity) return { severity, start: end - length, end };
  }
  return undefined;
}

/** What stands behind `高`, `中` and `低` where they are a grade. */
const afterGrade = /^(?:$|级|級|度|い|め|で|と|风险|風險|等)/;

const grades = new Map<string, Severity>();
for (const [severity, list] of labelledGrades)
  for (const phrase of list.split('|')) grades.set(foldedWord(phrase.trim()), severity);
const mostWords = 3;
/** Those of Chinese, Japanese and Korean. */
export const easternGrades: ReadonlyMap<string, Severity> = new Map(
  [...plainWords, ...grades].filter(([word]) =>
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u.test(word),
  ),
);
