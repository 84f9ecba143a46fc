import { endOf, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';

/*
 * Numbers that are operating hours by what stands around them, without a unit of their own: `its meter reads 5,127`, `Clock's
 * 3,466`, `hours on the machine 3,905`, `it has 4,959 on it`, `next service at 2,500, now at 2,461`.
 */

/** A number in running text, by its offsets. */
interface NumberInText {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** What stands after the number says that the meter shows it; undefined, or the match of these words. */
export function onTheMeterAfter(after: string): RegExpExecArray | null {
  return onTheMeter.exec(after);
}

/** The words around the number say that the machine has run so long. */
export function isHoursInContext(scan: Scan, number: NumberInText, word: number, from: number): boolean {
  const { text } = scan;
  if (!(number.value >= 10 || number.end - number.start > 2)) return false;
  const after = text.slice(number.end, number.end + 40);
  // `reads 1607-5`: a code.
  if (/^[-/:]\d|^\p{L}/u.test(after)) return false;
  const before = text.slice(Math.max(from, number.start - 64), number.start);
  if (meterReads.test(before) || hoursAre.test(before) || isCounted(scan, word, from)) return true;
  if (number.value < 100 || numberOfOther.test(before)) return false;
  if (bareHours.test(before) || before === 'h: ') return true;
  return (onIt.test(after) && mayHave.test(before)) || isNow(text, before, after, number.start, from);
}

/** True where such words may stand around the digits: none but a look at a few characters. */
export function mayBeInContext({ text }: Scan, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === closing || next === space || next === newline)
    if (mayFollow.test(text.slice(end, end + 8))) return true;
  // `now at 2,461`, `exact is 6,633`
  return text.charCodeAt(start - 1) === space && mayLead.test(text.slice(Math.max(0, start - 6), start));
}

const [closing, space, newline] = [41, 32, 10];
const mayFollow = /^\)?\s(?:on|now|at|even|to|it)\s/;
const mayLead = /(?:\bat|\bis|says|reads|shows) $/;

/** `6312 on the meter`, `6312 au compteur`, `847 on the little clock`. */
const onTheMeter =
  /^\)?\s(?:even |exactly |bang )?(?:on|op|auf|sul|au|no|en el|på|w|na) (?:(?:the|its|her|his|de|dem|der|den) )?(?:\p{L}{3,8} )?(?:meter|hour[- ]?meter|clock|smr|smu|dial|gauge|display|hobbs|teller|urenteller|zähler|stundenzähler|contaore|compteur|horamètre|horímetro|horómetro|mätaren|måleren|liczniku)(?!\p{L})/iu;
/** `down w/ code 523.18.2 hrs 2216`, and not the unit of a number before. */
const bareHours =
  /(?:(?<!\d\s?)|(?<=\d[.-]\d{1,3}[.-]\d{1,3}\s|\d-\d{1,2}\s|(?<![\p{L}\d])\p{L}{1,3}-?\d{2,5}\s))(?<!(?:idle|idling|pto|next|due|office|opening|business|service|working|trading|last|crane|drum|winch|separator)\s)(?<!\p{L})(?:hrs|hours|smu|smr)\s$/iu;
/** `It has 4,959 on it`: the machine, told of by a word for any thing. */
const onIt = /^\)?\s(?:even )?on (?:it|her|him|the machine|this machine|the engine)(?=[\s.,;:!?)]|$)/i;
const mayHave =
  /(?:^|[.,;:–—(-]|(?<!\p{L})(?:has|have|had|got|with|about|around|roughly|shows?|now|and|at|run|runs|put|only))\s?$/iu;
/** The number of something else. */
const numberOfOther =
  /(?<!\p{L})(?:code|codes|spn|fmi|fault|alarm|error|dtc|no|nr|number|unit|tag|fleet|serial|sn|lamp|rpm|psi|temp|temperature|pressure|coolant|voltage|level|room|page|line|bay|gate|pin|channel)[.:#]?\s(?:(?:is|was|reads?|now) )?(?:at )?$/iu;

function isNow(text: string, before: string, after: string, start: number, from: number): boolean {
  // `Service was due at 2,500`
  if (/(?<!\p{L})(?:due|changed|serviced|interval)(?: \p{L}+)? at\s$/iu.test(before)) return false;
  if (!(nowAfter.test(after) || (nowBefore.test(before) && endsThere.test(after)))) return false;
  // Only where hours are spoken of just before.
  return ofHours.test(text.slice(Math.max(from, start - 160), start));
}

const nowBefore =
  /(?<!\p{L})(?:(?:now|is|[’']s|currently|sits|stands)(?: now)? at|exact(?:ly)?(?: is)?|at)\s$/iu;
const nowAfter =
  /^\s(?:now|at (?:the |its )?(?:last )?(?:key-?off|shut-?down|start-?up)|to be exact)(?=[\s.,;:!?)]|$)/iu;
const endsThere = /^(?:\s?[.,;!?)]|$|\n|\s(?:now|it now|today|and)(?!\p{L}))/iu;
const ofHours =
  /(?<!\p{L})(?:hours|hrs?|service|serviced|warranty|meter|counter|rolled over|\d{1,2}k|oil change)(?!\p{L})/iu;

/** `Stundenstand war 11.870`, `Часовете са 1.980`: a word for hours or their meter and a form of to be or to show. */
function isCounted(scan: Scan, word: number, from: number): boolean {
  const noun = word - 2;
  if (noun < 0 || startOf(scan, noun) < from || ((scan.bits[noun] ?? 0) & may.hours) === 0) return false;
  const [at, end] = [startOf(scan, noun), endOf(scan, noun)];
  return end - at >= 5 && countingVerb.test(scan.text.slice(end, startOf(scan, word)));
}

const countingVerb =
  /^ (?:is|was|war|ist|er|är|var|est|es|era|é|è|siger|sier|säger|zegt|zeigt|sagt|visar|viser|skriver|näyttää|on|oli|pokazuje|wskazuje|ukazuje|hlásí|је|je|са|е|был[аои]?|показывает|показує|показва|составляет|становит|este|sunt|arată|mutat|είναι|δείχνει|näitab|rāda|rodo|gösteriyor|marca|marcaba|marcava|marque|dice|diz|dit|segna)(?: (?:på|bei|auf|op|a|en|em))? $/u;

/** `the counter itself says 1,488`, `Clock's on 2,608`, `meter (555.5)`, `on meter 1,641`. */
const meterReads =
  /(?<!\p{L})(?:hour[- ]?meter|hour thing|meter|counter|display|hobbs|clock|smu|teller|urenteller|(?:stunden)?zähler|contaore|compteur|horamètre|horímetro|horómetro|(?:tim)?mätaren|(?:time)?telleren|måleren|licznik|stan licznika)(?: (?:reading|hours|hrs|horaire))?(?: (?:on|of) the machine)?(?: itself)?(?:(?: (?:is|was|now|at|stands? at|stood at|sits? at|sat at|reads?|reading|says|said|showed|shows?|showing|ist|steht|stand|zeigte?|marca|marcava|marcaba|indica|indicaba|está|estaba|affiche|affichait|indique|indiquait|segna|segnava|mostra|staat|stond|toont|står|stod|visar|visade|viser|viste|wskazuje|pokazuje|en|em|a|à|auf|bei|op|på|w|na|sul|su)|[’']s)(?: (?:at|on|now|about|bei|auf|op|på|à|a|em|en|the|just|around|showing|reading))?(?: about| around)?\s|\s?\(|(?<=(?:on|at) meter)\s)$/iu;
/** `Engine hours were 1,048 at the time`, `Die Betriebsstunden lagen bei 4.120`, `hours on the machine 3,905`, `Hours around noon were 1,443`. */
const hoursAre =
  /(?<!(?:idle|idling|pto|next|due|office|opening|business|service|trading|ralenti|ralentí|minimo) )(?<!\p{L})(?:hours|hrs|smh|betriebsstunden|motorstunden|heures(?: moteur)?|horas(?: (?:de )?motor)?|ore(?: motore)?|draaiuren|bedrijfsuren|drift(?:s)?tim(?:mar|er))(?:(?: (?:(?:at|on|of|around|about) (?:the )?(?:time|machine|engine|moment|event|fault|alarm|code|noon|midday|lunch|change|trip|stop|shut-?down)(?: of (?:the )?(?:event|fault|alarm|alert|code))?|this morning|today|shown|listed|now))? (?:is|was|were|are|stands? at|stood at|read|reads|showed|showing|lag(?:en)? bei|lieg(?:en|t) bei|beträgt|betragen|betrug(?:en)?|waren|sind|eran|son|são|eram|sono|erano|étaient|sont|zijn|waren|är|var|er)(?: (?:at|now|about|around|just|de|à))?\s| (?:on|at) (?:the )?(?:machine|engine|change|trip|stop|fault|event|alarm|shut-?down)[:,]?\s|(?: shown| listed|, [\p{L} ]{3,16}):\s)$/iu;
