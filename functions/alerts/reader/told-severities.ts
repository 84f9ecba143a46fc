import type { ValueClaim } from './claims.ts';
import { isCutShort, isMeasured } from './fault-descriptions.ts';
import { lineEnd } from './line-edges.ts';
import { firstIn, type Source } from './marks.ts';
import { isAsked, isDeniedBefore, isSaid, quoteAround } from './said-severities.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import {
  isExtentOfQuantity,
  isGradeWord,
  isRated,
  isSaidWith,
  isSeverityAlone,
  namesMessage,
  severityIn,
} from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/*
 * How bad prose says that it is: a severity that is a part of its line (`… , high`), that somebody gives (`flagged critical`),
 * or that a lamp shows (`the yellow lamp is on`), and not any word that could be one.
 */

/** `… , high`, a line that is nothing but `High priority`, and what somebody says of a fault (`flagged critical`, `says warning`). */
export function severitiesAlone(
  source: Source,
  from: number,
  to: number,
  places: readonly ValueClaim[],
): ValueClaim[] {
  const { text, scan: scanned } = source;
  const claims: ValueClaim[] = [];
  let free = from;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  ) {
    const at = startOf(scanned, word);
    if (at < free || ((scanned.bits[word] ?? 0) & may.severity) === 0) continue;
    // `Ringveien 5, Alta`: a town.
    if (places.some((place) => place.start <= at && at < place.end)) continue;
    if (namedLamp.test(text.slice(at, at + 40)) || isCounted(text, at)) continue;
    const wordEnd = endOf(scanned, word);
    if (isAsked(text, wordEnd, to) || isDeniedBefore(text, at, from)) continue;
    const [start, end] =
      bracketAround(source, at, from, to) ??
      quoteAround(source, at, from, to) ??
      partAround(text, at, wordEnd, from, to);
    const isPart = end - start < 40 && isSeverityAlone(scanned, start, end);
    const lit = litFrom(text, at, to);
    const alone = isPart || lit > 0 || isGrade(source, from, at, end);
    if (
      !alone &&
      !isSaid(source, word, from, to) &&
      !isBadge(source, word, from, to) &&
      !isHeading(source, word) &&
      !isOverFaults(source, word, from, to) &&
      !isRated(scanned, word, from, to) &&
      !saidSo.test(text.slice(Math.max(from, at - 32), at)) &&
      !(
        goneTo.test(text.slice(Math.max(from, at - 24), at)) && isGradeOrStop.test(text.slice(at, at + 12))
      ) &&
      !(aSuch.test(text.slice(Math.max(from, at - 6), at)) && suchOne.test(text.slice(at, at + 40)))
    )
      continue;
    // `Red stop light on`: the whole name of the lamp.
    const found = isPart
      ? severityIn(scanned, start, end)
      : severityIn(scanned, at, Math.max(wordEnd, at + lit));
    if (
      !found ||
      (isPart && isExtentOfQuantity(scanned, firstWordFrom(scanned, start))) ||
      (text[start - 1] === ',' && isMeasured(source, start - 1, found.start, isPart ? end : found.end))
    )
      continue;
    // `I'd call it critical but the machine calls it medium`
    const confidence = alone ? 0.7 : ownView.test(text.slice(Math.max(from, at - 32), at)) ? 0.5 : 0.6;
    claims.push({ field: 'severity', value: found.severity, start: found.start, end: found.end, confidence });
    free = isPart ? end : found.end;
  }
  return claims;
}

const ownView =
  /(?<!\p{L})(?:i['’]d|i would|i think|i guess|my guess|if you ask me|in my (?:book|opinion|view)|we['’]d)[^.;!?]{0,24}$/iu;

/** `STOP Grader 9`, `CRITICAL EX-12`: in capitals at the beginning of a line, before a machine's name. */
function isBadge({ scan: scanned, text }: Source, word: number, from: number, to: number): boolean {
  const at = startOf(scanned, word);
  const end = endOf(scanned, word);
  if (at !== from || to - from > 60 || end - at < 3 || text[end] !== ' ') return false;
  const name = text.slice(end + 1, Math.min(to, end + 24));
  return (
    /^\p{Lu}+$/u.test(text.slice(at, end)) &&
    (at === 0 || text[at - 1] === '\n') &&
    (hasBits(scanned, end, Math.min(to, end + 14), may.machineType) ||
      /^\p{Lu}{1,4}-?\d{1,4}(?!\p{L})/u.test(name))
  );
}

/**
 * `Varoitus: Volvo A45G`, `【警告】Hitachi ZX200-6`, `Waarschuwing van machine SH-12`: what a message calls itself at its
 * beginning; `Let op, kritiek: dumper Volvo A40G`, `a émis un avertissement : P2463`: or right before a colon.
 */
function isHeading({ scan: scanned, text }: Source, word: number): boolean {
  const ofMessage = namesMessage(scanned, word);
  if (!ofMessage && !isGradeWord(scanned, word)) return false;
  const [at, end] = [startOf(scanned, word), endOf(scanned, word)];
  const after = text.slice(end, end + 120);
  const hasColon = /^\s?[:：]\s?\S/.test(after);
  const before = text.slice(Math.max(0, at - 6), at);
  if (ofMessage && hasColon && articleBefore.test(before)) return true;
  const begins = at === 0 || /\n[【[(]?$|^[【[(]$/.test(before);
  if (hasColon && !isBanner.test(after)) return begins || /\p{L}[,.!]\s$/u.test(before);
  if (!begins) return false;
  return ofMessage && (headsMessage.test(after) || /^\p{Lu}{5,} \p{L}/u.test(text.slice(at, end + 2)));
}

/** `Low faults:`, `Low alerts: 1`, `Low alerts` over `- Volvo L90H, SPN 94 …`: a line of its own over a list, of how bad the faults below are. */
function isOverFaults(
  { scan: scanned, text, marks }: Source,
  word: number,
  from: number,
  to: number,
): boolean {
  const [at, end] = [startOf(scanned, word), endOf(scanned, word)];
  if (at - from > 6 || to - from > 40 || text[to] !== '\n' || (from > 0 && text[from - 1] !== '\n'))
    return false;
  if (/[\p{L}\p{N}]/u.test(text.slice(from, at))) return false;
  const below = lineEnd(text, to + 1);
  const isOverList = () => bulletBelow.test(text.slice(to, to + 8)) || firstIn(marks.codes, to, below);
  if (!endsHeading.test(text.slice(end, to)) && !(plainHeading.test(text.slice(end, to)) && isOverList()))
    return false;
  for (let next = word + 1; next < scanned.count && startOf(scanned, next) < to; next += 1)
    if (
      !isSaidWith(scanned, next) &&
      !/^\d{1,3}$/.test(text.slice(startOf(scanned, next), endOf(scanned, next)))
    )
      return false;
  return true;
}

const plainHeading = /^(?: \p{L}{3,16}){1,3}$/u;
const bulletBelow = /^\n{1,2}[ \t]{0,4}[-+*•·▪–—►●○➤→‣] /u;
const endsHeading = /^(?: \p{L}{3,16}){1,3}\s?(?::|\(\d{1,3}\):?|:\s?\d{1,3})$/u;

const articleBefore = /\s(?:an?|une?|eine?n?|en|ett?|een|una|uma?)\s$/;
const isBanner =
  /external|outside|sender|e-?mail|attachment|links|confidential|^\s?:\s?(?:www\.|https?:|\S{1,40}@)/i;
const headsMessage =
  /^(?:\s?[】\])]|\s[-–—|]\s|\s(?:van|von|vom|fra|från|de|du|di|da|od|для|от|på|für|voor|för|til|pour|para|per|pro|dla)\s\p{L})/u;

/** `and the yellow lamp is on`, `with a red stop light`: how far it reaches what is said of a lamp that is lit; 0 for none. */
function litFrom(text: string, at: number, to: number): number {
  const named = litLamp.exec(text.slice(at, Math.min(to, at + 60)))?.[0].length ?? 0;
  const before = text.slice(Math.max(0, at - 28), at);
  if (named === 0 && !lampBefore.test(before)) return 0;
  return notLit.test(before.slice(-16)) ? 0 : Math.max(named, 1);
}

const notLit =
  /\b(?:no|not|without|neither|nor|ohne|keine|kein|sans|sin|senza|sem|geen|ingen|the other)\s(?:a\s|the\s|une?\s)?$/i;

/** `Critical faults: none`, `High: 0`: of which there are none; `Level 2 = warning`: what a legend says. */
function isCounted(text: string, at: number): boolean {
  return countedNone.test(text.slice(at, at + 48)) || /\d\s?=\s?$/.test(text.slice(Math.max(0, at - 4), at));
}

const countedNone =
  /^\p{L}{2,16}(?: \p{L}{3,16}){0,2} ?[:=] {0,3}(?:0(?![\dx.,:/])|none\b|nil\b|no\b|-(?=\s|$)|kein\p{L}{0,2}(?!\p{L})|aucun|ningun|ningún|nessun|nenhum|geen\b|inga\b|ingen\b|brak\b|žádn)/iu;

/** `Amber warning lamp: OFF`: whether it is lit is its value. */
const namedLamp =
  /^\p{L}{3,8}(?:\s(?:stop|warning|protect|engine))?\s(?:lamp|light|indicator|lampe|leuchte|lampje|lampa)(?:\s(?:status|state))?\s?[:=]/iu;
/** `ENG WARN LT AMBER` */
const lampBefore =
  /\b(?:warn(?:ing)?|stop|check|engine|fault|wrench) (?:lamp|light|lt|led)(?: (?:is|was|solid|steady|lit|on|flashing|in|shows|turned)){0,2} {1,2}$/i;
const litLamp =
  /^\p{L}{3,8}(?:\s(?:stop|warning|engine|check|fault|alarm))?\s(?:lamp|light|lite|lt|triangle|icon|indicator|symbol|lampe|(?:warn|kontroll|signal)?leuchte|warnlampe|triangle|lampje)\b(?!\s(?:is|was|are|has|came|went|ist|war)?\s?(?:not|off|out|aus|nicht|never|status|colou?r|test))(?!\s?[:=])/iu;

/** `Bewertung: hoch`, `sev=medium`: a severity after a label that no list has, which is not a part's or a measure's. */
function isGrade(source: Source, from: number, at: number, end: number): boolean {
  const { text, scan: scanned } = source;
  if (end - at > 40 || !/[:=：]\s{0,3}["“]?$/.test(text.slice(Math.max(from, at - 5), at))) return false;
  let start = at;
  while (start > from && at - start < 40 && !isEdge(text, start - 1)) start -= 1;
  const first = firstWordFrom(scanned, start);
  // `Severity per Lift Connect: Urgent`
  const isCalled =
    ((scanned.bits[first] ?? 0) & may.label) !== 0 && labelAt(scanned, first, at)?.label.field === 'severity';
  return (
    at - start > 3 &&
    isSeverityAlone(scanned, at, end) &&
    (isCalled || !hasBits(scanned, start, at, may.part | may.machineType | may.hours)) &&
    !noGrade.test(text.slice(start, at))
  );
}

/** Labels of what is set or measured otherwise: `Work mode: High`. */
export const noGrade =
  /\b(?:signal|accuracy|confidence|quality|speed|volume|traffic|gps|reception|charge|coverage|strength|usage|activity|usual|normal|idle|load|gear|mode|tank|cycle|ext(?:ernal)?)\b/i;

/** `has gone critical`, `went into emergency shutdown`, `went to level 3 stop`: of `high` and `low` a measure may be. */
const goneTo =
  /(?<!\p{L})(?:gone|went|going|goes|dropped|kicked|tripped|turned|shows? up|came up|is in|was in)(?: (?:out )?(?:on|in|into|to))?(?: (?:a|an|the|full))?(?: level \d)? $/iu;
const isGradeOrStop =
  /^(?:critical|emergency|shut-?down|stop|red|amber|yellow|urgent|severe)(?!\p{L})(?! (?:of|on the|at the))/iu;

const saidSo =
  /\b(?:flagged|rated|marked|classed|classified|listed|graded|ranked|considered|deemed|(?:which|that) (?:we|they|it) (?:rates?|grades?|treats?|class(?:es)?|marks?|sets?)|(?:alerta|alarma|allarme|alarme?|alert|fault|fallo|falla|défaut|guasto|störung|warnung|code|event|message|mensaje|mensagem|messaggio|meldung|melding)\s(?:(?:de|di|du|of|with|mit|at|a)\s){0,2}(?:nivel|prioridad|gravedad|criticidad|priorité|gravité|niveau|priorità|gravità|livello|level|priority|severity|priorität|stufe)|(?:rates?|calls?|treats?|grades?|classif(?:y|ies)|considers?|ranks?|marks?|flags?)\s(?:it|this|that|them|these|the (?:code|fault|alarm|event|alert|issue))|says|said|shown|severity|priority|urgency|severidad|severidade|gravedad|gravidade|prioridad|prioridade|gravité|sévérité|priorité|gravità|severità|priorità|schweregrad|schwere|priorität|dringlichkeit|prioriteit|allvarlighetsgrad|prioritet|vakavuus|priorytet|závažnost|önem|it is|it's|je to|jest to|det är|det er|het is|c'est|es ist|to je|auf|en|como|come|als|som|jako|laut display|steht|(?:shows?|lists?|lit) (?:it|this|that|them)(?: up)?)\s(?:(?:as|is|a|an|de|nur|eine?|seulement|un|une|solo|sólo|maar|slechts|een|bara|kun|bare|en|et|ett|tylko|jen)\s){0,2}["“]?$/i;
/** `a moderate one`, `an urgent alert`. */
const aSuch = /\b(?:an?|as|this)\s$/i;
const suchOne =
  /^\p{L}{3,14}(?:[\s-](?:severity|priority|level|grade))?\s(?:one|alert|alarm|fault|event|code|warning|issue|problem|message|notification)\b|^\p{L}{3,14}[\s-](?:severity|priority|level)\b/u;

/** `(Red - stop engine)`: a bracket that holds a severity and nothing else. */
function bracketAround(source: Source, at: number, from: number, to: number): [number, number] | undefined {
  const open = at - 1;
  const mark = source.text[open];
  if (open < from || (mark !== '(' && mark !== '[')) return undefined;
  const close = source.text.slice(at, Math.min(to, at + 32)).search(/[)\]]/);
  return close > 0 && isSeverityAlone(source.scan, at, at + close) ? [at, at + close] : undefined;
}

/** The part of a line, between its commas, brackets, bars and dashes, in which a word stands; up to forty characters of it. */
function partAround(text: string, start: number, end: number, from: number, to: number): [number, number] {
  let first = start;
  while (first > from && start - first < 40 && !isEdge(text, first - 1)) first -= 1;
  let last = end;
  while (last < to && last - end < 40 && !isEdge(text, last)) last += 1;
  return [first, last];
}

function isEdge(text: string, at: number): boolean {
  const mark = text[at] ?? '';
  if (partMarks.has(mark) || (mark === ' ' && text[at + 1] === ' ')) return true;
  // `Eng. Oil Press. Low`
  if (!looseMarks.has(mark) || (mark === '.' && isCutShort(text, at))) return false;
  // A dash or a stroke sets parts apart with spaces around, a full stop with one after it.
  const next = text[at + 1] ?? ' ';
  return mark === '.' || mark === '!' ? next === ' ' || next === '\n' : next === ' ' && text[at - 1] === ' ';
}

const partMarks = new Set<string>(',;()[]|·•\n\t，、。；（）،');
const looseMarks = new Set<string>('-–—/.!');
