import type { FaultReading } from '#schema/alerts.ts';
import { earlierRepairs } from './earlier-repairs.ts';
import { isFaultTitle, isTrackersNotice } from './fault-titles.ts';
import { probabilityOfOtherMail } from './learnt/mail-kind.ts';
import { type Line, lineText, mayHave, wordsOutsideAsides } from './lines.ts';
import type { Span } from './marks.ts';
import { billingLines } from './open-forms.ts';
import { beginsOver } from './over.ts';
import { endOfPhrase, type Phrase, phrasesOf } from './phrases.ts';
import { endOf, firstWordFrom, hasWord, type Scan, startOf } from './scan.ts';
import { unmistakableCodeAt } from './values/fault-codes.ts';
import { may, setOfWords } from './vocabulary.ts';
import { inventedPhrases, kindsOfMail, livePhrases } from './words/other-mail.ts';

/*
 * What speaks for it that a message is no alert but an invoice, an order, a report of work done, a lesson: each of them may
 * name a machine, its place and a code. One sign proves nothing (`replaced`, `warranty` and `$40` stand in alerts too), a
 * title or several signs do, unless the message also tells of a fault that is there.
 */

/** How surely a message is of another kind than alerts are: not at all, by a sign in it, or by its title or several signs. */
export type OtherMail = 'no' | 'perhaps' | 'surely';

/** The evidence, to be weighed with what was read of a machine. */
export interface OtherMailSigns {
  /** It says of itself what it is (`Out of office`, `Exercise 3`), and nothing else matters. */
  readonly isSettled: boolean;
  /** How likely all of its words make it other mail: 0 to 1. */
  readonly likely: number;
  /** Signs of other mail: a title counts three, any other one. */
  readonly signs: number;
  /** Titles that say when it is sent (`Daily report`): as much as any other, unless a fault is told below. */
  readonly periods: number;
  /** Signs of a fault that is there and of help that is asked for. */
  readonly live: number;
}

/** Lines of a message, at the most, that are its beginning, and characters of one before which a title begins. */
const mostOpening = 4;
const titleReach = 24;
/** Characters of a first line that is as good as a subject. */
const longestTitle = 70;
/** Characters of a paragraph that is read wherever it stands. */
const longestRead = 250;
/** Characters behind a code that are looked at for whether it is over. */
const reachBehindCode = 160;
/** Words of a line that are read: what stands farther in it is told by the way. */
const lineReach = 80;

/** What is said of other mail, of codes that are over and of live faults on the lines that are read, once for a message of however many machines. */
export function otherMailSigns(
  scan: Scan,
  lines: readonly Line[],
  codes: readonly Span[] = [],
): OtherMailSigns {
  const told = new Set<Phrase<About>>();
  const billing = billingLines(scan.text, lines);
  let opening = 0;
  let isAnswered = false;
  let isBegun = false;
  for (const [index, line] of lines.entries()) {
    // What an older mail below this one's own text was about.
    if (line.role === 'subject' && isBegun) continue;
    isBegun ||= line.role === 'body';
    // `Work order 4471 closed`, set aside as the heading of what is over, is the title of it all where it is the first.
    if (line.role === 'aside' && !(opening === 0 && mayHave(line, may.cleared))) continue;
    if (line.role !== 'subject') opening += 1;
    else if (isAnswerOfProgram(scan.text, line)) isAnswered = true;
    if (!mayHave(line, may.otherMail) || isFinePrint(line, opening) || billing.has(line)) continue;
    if (opening > 1 && isEmptyField(scan.text, line, lines[index + 1])) continue;
    // `E2143(1)  Seat belt unfastened`: a code's words are no title.
    const isCoded = line.role !== 'subject' && unmistakableCodeAt(scan.text, line.start) !== undefined;
    const titlesEnd = line.start + (isCoded ? 0 : titleReachOf(line, opening));
    const to = Math.min(line.to, line.from + lineReach);
    const earlier = mayHave(line, may.cleared) ? earlierRepairs(scan.text, line.start, line.end) : [];
    for (let word = line.from; word < to; ) {
      if (earlier.some(({ start, end }) => start <= startOf(scan, word) && end > startOf(scan, word))) {
        word += 1;
        continue;
      }
      const phrase = phraseAt(scan, line, word, to, startOf(scan, word) < titlesEnd);
      if (phrase) told.add(phrase);
      word = phrase ? Math.max(word + 1, endOfPhrase(scan, phrase, word, to)) : word + 1;
    }
  }
  const counted = countOf(
    told,
    hasPrice(
      scan,
      lines.filter((line) => !billing.has(line)),
    ),
  );
  const over = areOver(scan.text, codes) ? 1 : 0;
  const signs = { ...counted, signs: counted.signs + easternSignsIn(scan.text) + over };
  const isRead = withoutMoves(scan, wordsOutsideAsides(scan, lines));
  for (const { from, to } of billing) isRead.fill(0, from, to);
  const likely = probabilityOfOtherMail(scan, isRead);
  return { ...signs, isSettled: signs.isSettled || isAnswered, likely };
}

/** `… was moved from 5 Elm St, Bangor ME to 12 Mill Rd, Brewer ME`: where a machine went says nothing of what the message is. */
function withoutMoves(scan: Scan, isRead: Uint8Array): Uint8Array {
  for (const { index, 0: words } of scan.text.slice(0, longestRead * 4).matchAll(moves))
    isRead.fill(0, firstWordFrom(scan, index), firstWordFrom(scan, index + words.length));
  return isRead;
}

const moves =
  /(?<!\p{L})(?:(?:it|machine|unit) )?(?:(?:was|has been|got|been|is being) )?(?:moved|hauled|relocated|transferred|towed|trailered|trucked|shipped) (?:it |over )?from [^.;\n]{3,60} to (?=[^.;\n]{0,60}\d)[^.;\n]{3,80}/giu;

/** `SPN 97 FMI 3 no longer active`: what is said of each code that it is over. */
function areOver(text: string, codes: readonly Span[]): boolean {
  return codes.length > 0 && codes.every(({ end }) => beginsOver(text.slice(end, end + reachBehindCode)));
}

/** `…举办故障诊断培训…报名截止…`: what invitations to courses say where words are not set apart. */
function easternSignsIn(text: string): number {
  const head = text.slice(0, longestEastern);
  return mayBeEastern.test(head) ? new Set(head.match(wordsOfCourses)).size : 0;
}

const longestEastern = 4000;
const mayBeEastern = /[培课課讲讀研講受報报名]/;
const wordsOfCourses =
  /(?:培训|培訓)(?:班|课程|课)?(?!中心|场|場)|课程|課程|讲座|講座|研修会?|講習会?|報名|报名|名额有限|名額有限|受講|お申し込み(?=は)|退订/g;

/** `Accepted: …`, `Gelesen: …`, `Lu : …`: what a calendar or a mail program answers, whatever it answers to. */
function isAnswerOfProgram(text: string, line: Line): boolean {
  return answers.test(text.slice(line.start, Math.min(line.end, line.start + 24)));
}

const answers =
  /^(?:accepted|declined|tentative(?:ly accepted)?|cancell?ed|read|zugesagt|angenommen|abgelehnt|abgesagt|gelesen|accepté|refusé|annulé|lue?|aceptad[oa]|rechazad[oa]|cancelad[oa]|leíd[oa]|aceito|recusado|lid[oa]|accettato|rifiutato|annullato|letto|geaccepteerd|geweigerd|geannuleerd|gelezen|accepterat|avböjt|inställt|läst|godtatt|avlyst|lest|accepteret|aflyst|læst|zaakceptowano|odrzucono|anulowano|przeczytano|přijato|odmítnuto|zrušeno|přečteno) ?:/i;

/** From there on hardly a message is an alert, and from there on none that is laid out as one. */
const [surelyOther, surelyOtherWhateverLaidOut] = [0.9, 0.98];

/** How far into a line a title may begin. What somebody writes above a message that he hands on is no title of it. */
function titleReachOf(line: Line, opening: number): number {
  if (line.role === 'note') return 0;
  const length = line.end - line.start;
  if (line.role === 'subject' || (opening === 1 && length <= longestTitle)) return length;
  return opening <= mostOpening ? titleReach : 0;
}

/**
 * The verdict: a stated severity, as faults that are there have it, and a request for help speak against other mail; so does what is
 * laid out as an alert, to which mail programs and people add what they will (`A machine on your account …`).
 */
export function otherMailOf(
  { isSettled, likely, signs, periods, live }: OtherMailSigns,
  faults: readonly Pick<FaultReading, 'code' | 'severity'>[],
  isLaidOut = false,
  isWhole = false,
): OtherMail {
  if (isSettled) return 'surely';
  // `Bon de commande: 4500012345` among all that a machine's list tells makes no order of it.
  if (!isWhole && likely > (isLaidOut ? surelyOtherWhateverLaidOut : surelyOther)) return 'surely';
  const isRated = faults.some(({ severity }) => severity !== 'unknown');
  const isCoded = faults.some(({ code }) => unmistakableCodeAt(code.value, 0) !== undefined);
  const weight =
    signs + periods * (isCoded ? 1 : weightOfTitle) - (isRated || isLaidOut ? 2 : 0) - Math.min(2, live);
  if (weight >= 2) return 'surely';
  return weight > 0 ? 'perhaps' : 'no';
}

const weightOfTitle = 3;

/** The first phrase that begins at a word, of those that say what all of the message is only where a title may stand. */
function phraseAt(
  scan: Scan,
  line: Line,
  word: number,
  to: number,
  mayBeTitle: boolean,
): Phrase<About> | undefined {
  if (((scan.bits[word] ?? 0) & may.otherMail) === 0) return undefined;
  return phrases[scan.words[word] ?? -1]?.find((phrase) => {
    const isTitle = isOfTitles[phrase.about];
    if ((isTitle && !mayBeTitle) || (phrase.begins && word !== line.from)) return false;
    const end = endOfPhrase(scan, phrase, word, to);
    if (end >= 0 && phrase.about === 'settling' && isRemark(scan.text, endOf(scan, end - 1), line.end))
      return false;
    if (end >= 0 && isNoTitle(scan.text, startOf(scan, word))) return false;
    // `Is the repair done?` asks.
    return (
      end >= 0 && !(phrase.about !== 'live' && /^\s?\?/.test(scan.text.slice(endOf(scan, end - 1), line.end)))
    );
  });
}

/** `Severe weather here, come after noon`: what goes on as one writes to another is said by the way, and no title. */
function isRemark(text: string, from: number, to: number): boolean {
  return remark.test(text.slice(from, Math.min(to, from + 90)));
}

const remark =
  /^[^.!?,;:\n]{0,30}, (?:so |and |but )?(?:please|pls|come|but|call|can you|could you|we(?:['’]ll| will| need| have)|look|be careful|bring|wait|drive)(?!\p{L})[^.!?\n]{0,50}[.!]?$/iu;

/**
 * `Issue: 94-1`, `issue P0087`: what is the matter with a machine, and `Issue 42` a number of a paper; `Test: no`; `Rate this alert`
 * alone on its line, as a page has it beside what it shows.
 */
function isNoTitle(text: string, start: number): boolean {
  return noTitle.test(text.slice(start, start + 32));
}

const noTitle =
  /^(?:issue(?:\s?[:–—=-]|\s(?:\p{L}{1,4}-?\d|\d{1,6}[-/.]\d))|test\s?[:=]\s{0,3}(?:no|n|false)\s{0,3}(?:$|[\n.,;|])|rate this (?:alert|alarm|notification|message)\s?(?:$|\n))/iu;

function countOf(told: ReadonlySet<Phrase<About>>, hasPrices: boolean): Omit<OtherMailSigns, 'likely'> {
  const count = { invented: 0, settling: 0, title: 0, period: 0, sign: 0, live: 0 };
  for (const { about } of told) count[about] += 1;
  return {
    isSettled: count.invented + count.settling > 0,
    signs: weightOfTitle * count.title + count.sign + (hasPrices ? 1 : 0),
    periods: count.period,
    live: count.live,
  };
}

/** `Correction:` with nothing behind it and another label below: a form has it before anything was done. */
function isEmptyField(text: string, line: Line, next: Line | undefined): boolean {
  if (line.role !== 'body' || line.end - line.start > 60) return false;
  const field = emptyField.exec(text.slice(line.start, line.end));
  if (!field) return false;
  return field[1] !== '' || next === undefined || labelOfField.test(text.slice(next.start, next.start + 40));
}

const emptyField = /^[\p{L} /()-]{3,40}[:：]\s{0,3}(|-{1,3}|[–—]|_{2,30}|n\/a|none|tbd|pending)$/iu;
const labelOfField = /^[\p{L}\p{N} ./#()-]{2,36}[:：](?:\s|$)/u;

/** A long paragraph far below: disclaimers and adverts speak of orders, prices and replies. */
function isFinePrint(line: Line, opening: number): boolean {
  return opening > mostOpening && line.end - line.start > longestRead;
}

function hasPrice(scan: Scan, lines: readonly Line[]): boolean {
  const { text } = scan;
  // Few messages have one at all, which one look tells.
  if (!signOfPrice.test(text) && !hasWord(scan, 0, scan.count, currencies)) return false;
  return lines.some((line, index) => {
    if (line.role === 'aside' || isFinePrint(line, index)) return false;
    const content = lineText(text, line);
    return (
      (signOfPrice.test(content) || hasWord(scan, line.from, line.to, currencies)) && price.test(content)
    );
  });
}

const signOfPrice = /[$€£¥円%]/;
const currencies = setOfWords('EUR USD GBP CHF SEK NOK DKK PLN CZK MXN kr zł Kč TL руб грн');

/** `$ 41.20`, `388 €`, `20 % off`: what telematics don't tell. */
const price =
  /[$€£¥]\s?\d|\d\s?[€£¥円]|(?<![\p{L}\d])(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|MXN|kr)\.? \d|\d (?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|MXN|kr|zł|Kč|TL|руб|грн)(?!\p{L})|\d ?% (?:off|discount|rabatt|korting|de (?:descuento|desconto|réduction|remise)|di sconto)(?!\p{L})/u;

/** What a phrase says: of a machine there is not; what all of the message is, whatever it tells; what it is; when it is sent; what it may be; of a live fault. */
type About = 'invented' | 'settling' | 'title' | 'period' | 'sign' | 'live';

const isOfTitles: Readonly<Record<About, boolean>> = {
  invented: false,
  settling: true,
  title: true,
  period: true,
  sign: false,
  live: false,
};

const kinds = Object.values(kindsOfMail);
const phrases = phrasesOf<About>(
  [
    ['invented', inventedPhrases],
    ...kinds.map(
      ({ settles, isPeriodic, titles }) =>
        [settles ? 'settling' : isPeriodic ? 'period' : 'title', titles] as const,
    ),
    ...kinds.map(({ signs }) => ['sign', signs] as const),
    ['live', livePhrases],
  ],
  may.otherMail,
);

/**
 * True for a message that begins as a tracker's notice: `Machine left its work area`, `Geofence exit`; not where such a line stands
 * below a fault's code (`Geofence: Yard 2`).
 */
export function isTrackersMail(scan: Scan, lines: readonly Line[], codes: readonly Span[]): boolean {
  let opening = 0;
  for (const line of lines) {
    if (line.role === 'aside') continue;
    if (line.role !== 'subject' && ++opening > 4) return false;
    if (mayHave(line, may.notice) && line.end - line.start <= 100) {
      const words = scan.text.slice(line.start, line.end);
      if (isTrackersNotice(words) && !isFaultTitle(words)) return true;
    }
    if (codes.some(({ start }) => start >= line.start && start < line.end)) return false;
  }
  return false;
}
