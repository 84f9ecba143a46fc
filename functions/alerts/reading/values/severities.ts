import { type Severity, severityRank } from '#schema/alerts/severity.ts';
import data from '../data/severities.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/**
 * The severity that words given as one express: a grade (`Critical`, `kritisch`, `严重`) comes before a word that also names a kind
 * of message (`Warning: critical`), and that before a lamp's color (`amber`). Negated words (`not critical`) and bare numbers
 * express none. Null for none. Source of the words: compiled by hand, language by language.
 */
export function severityOf(words: string): Severity | null {
  const text = words.slice(0, 300);
  const mode = failureMode.exec(fold(text))?.[1];
  if (mode !== undefined) return modes[mode] ?? null;
  const said = wordsOf(text);
  let message: Severity | undefined;
  let lamp: Severity | undefined;
  for (let at = 0; at < said.length; ) {
    const found = gradeAt(said, at);
    const next = at + (found?.words ?? 1);
    if (found && !isDenied(said, at) && !isOff(said, next)) {
      if (found.kind === 'grade') {
        // `Ernst: hoog`: a label for severity, and the grade.
        const grade = graded.has(said[at]?.key ?? '') ? gradeAt(said, next) : undefined;
        return (grade?.kind === 'grade' ? grade : found).severity;
      }
      if (found.kind === 'message') message ??= found.severity;
      else if (!lamp || severityRank(found.severity) > severityRank(lamp)) lamp = found.severity;
    }
    at = next;
  }
  if (message && lamp) return lamp === 'high' || lamp === 'critical' ? lamp : message;
  return message ?? lamp ?? null;
}

/**
 * The severity of SAE J1939-73 lamps that are on: critical for the red stop lamp, medium for the amber warning lamp and the
 * protect lamp; null for the malfunction lamp alone, which is about emissions, and for none.
 */
export function lampSeverity(lamps: {
  readonly redStop: boolean;
  readonly amberWarning: boolean;
  readonly protect: boolean;
}): Severity | null {
  if (lamps.redStop) return 'critical';
  return lamps.amberWarning || lamps.protect ? 'medium' : null;
}

interface Word {
  readonly key: string;
  /** What separates it from the word before. */
  readonly gap: string;
}

interface Grade {
  readonly severity: Severity;
  readonly kind: 'grade' | 'message' | 'lamp';
  readonly words: number;
}

/** SAE J1939's wording for a failure mode wins over the range before it: `High - least severe`. */
const failureMode = /(?<![\p{L}-])(most|moderately|least) severe(?!\p{L})/u;
const modes: Readonly<Record<string, Severity>> = { most: 'critical', moderately: 'medium', least: 'low' };

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(wordShape)) {
    words.push({ key: fold(match[0]), gap: text.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  return words;
}

const wordShape =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{1,20}|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{L}\p{M}]){1,40}/gu;

/** The longest grade that starts with a word. */
function gradeAt(words: readonly Word[], at: number): Grade | undefined {
  const first = words[at]?.key ?? '';
  for (let count = mostWords; count > 1; count -= 1) {
    if (at + count > words.length) continue;
    const phrase = words.slice(at, at + count);
    if (phrase.slice(1).some(({ gap }) => !/^[ '’-]$/.test(gap))) continue;
    const severity = grades.get(phrase.map(({ key }) => key).join(' '));
    if (severity) return { severity, kind: 'grade', words: count };
  }
  const severity = grades.get(first);
  if (severity) return { severity, kind: messages.has(first) ? 'message' : 'grade', words: 1 };
  const colour = lamps.get(first);
  if (colour) return { severity: colour, kind: 'lamp', words: 1 };
  return first.charCodeAt(0) > 0x2e80 ? easternGrade(first) : undefined;
}

const mostWords = 3;

/** `严重故障`, `一般警告`, `高いです`: a grade at the start or end of text without spaces. */
function easternGrade(word: string): Grade | undefined {
  if (/^[不非无無未]/.test(word) || graded.has(word)) return undefined;
  for (let length = Math.min(6, word.length - 1); length > 0; length -= 1) {
    const head = word.slice(0, length);
    const found = grades.get(head) ?? lamps.get(head);
    if (found && (length > 1 || afterGrade.test(word.slice(1)))) return eastern(found, head);
  }
  for (let length = Math.min(6, word.length - 1); length > 1; length -= 1) {
    const tail = word.slice(-length);
    const found = grades.get(tail);
    if (found) return eastern(found, tail);
  }
  return undefined;
}

function eastern(severity: Severity, word: string): Grade {
  return { severity, kind: lamps.has(word) ? 'lamp' : messages.has(word) ? 'message' : 'grade', words: 1 };
}

/** What may follow `高`, `中`, `红` when they are a grade or a lamp. */
const afterGrade = /^(?:级|級|度|い|め|で|と|色|灯|風險|风险|等|优先|優先)/;

/** `not critical`, `no stop`, `kein Stopp`, `less severe`. */
function isDenied(words: readonly Word[], at: number): boolean {
  for (let back = at; back > 0 && back > at - 3; back -= 1) {
    if (/[\n\t|;,.:]/.test(words[back]?.gap ?? '')) return false;
    const before = words[back - 1]?.key ?? '';
    if (denying.has(before) || (back === at && lessening.has(before))) return true;
    if (!links.has(before)) return false;
  }
  return false;
}

/** `RSL off`, `amber lamp: off`. */
function isOff(words: readonly Word[], next: number): boolean {
  const after = words[next]?.key === 'lamp' || words[next]?.key === 'light' ? next + 1 : next;
  return /^(?:off|out|false|aus|eteint|apagado)$/.test(words[after]?.key ?? '');
}

function severitiesOf(lists: Readonly<Record<string, string>>): ReadonlyMap<string, Severity> {
  return new Map(
    Object.entries(lists).flatMap(([severity, list]) =>
      list.split('|').map((word): [string, Severity] => [word, severity as Severity]),
    ),
  );
}

const grades = severitiesOf(data.grades);
const lamps = severitiesOf(data.lamps);
const messages = new Set(data.messages.split('|'));
const denying = new Set(data.denying.split('|'));
const lessening = new Set(data.lessening.split('|'));
const links = new Set(data.links.split('|'));
const graded = new Set(data.graded.split('|'));
