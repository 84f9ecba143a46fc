import { lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';
import { endOf, hasBits, startOf } from './scan.ts';
import {
  isColour,
  isGradeWord,
  isSeverityAlone,
  mayBeMeasure,
  namesMessage,
} from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/*
 * Ways of saying in prose how bad a fault is: what somebody says that it is (`it's only a warning`, `that's caution level`), what
 * is lit in which colour (`flashing amber`, `stays yellow`, `a red battery sign`), what stands in quotation marks (`the screen adds
 * "serious"`) or in capitals (`big letters SEVERE`). The colour of a machine and the level of its oil are none.
 */

/** True where what stands around a severity word states it in one of these ways. */
export function isSaid(source: Source, word: number, from: number, to: number): boolean {
  const { text, scan } = source;
  const [at, end] = [startOf(scan, word), endOf(scan, word)];
  const before = text.slice(Math.max(lineStart(text, at), at - 48), at);
  const after = text.slice(end, Math.min(to, end + 40));
  if (quoteAround(source, at, from, to)) return !ofName.test(before);
  if (isColour(scan, word)) return isShown(text, at, before, after);
  if (isCapital(text, at, end)) return isCry(source, word, at, end, before, after);
  if (mayBeMeasure(scan, word)) return theOne.test(before) && one.test(after);
  return (
    (isIt.test(before) && endsClause.test(after)) ||
    (levelBefore.test(before) && !hasBits(scan, Math.max(from, at - 30), at, may.part)) ||
    (levelAfter.test(after) && !hasBits(scan, Math.max(from, at - 24), at, may.part)) ||
    (namesMessage(scan, word) && lineStart(text, at) > at - 27 && forMachine.test(after)) ||
    (/["“„«(]$|^$|[.,;:] $/.test(before) && ofFault.test(after))
  );
}

/** `"Stop!"`, `"stop engine immediately"`: what is quoted is a severity and nothing else. */
export function quoteAround(
  { text, scan }: Source,
  at: number,
  from: number,
  to: number,
): [number, number] | undefined {
  if (at <= from || !/["“„«]/.test(text.charAt(at - 1))) return undefined;
  const length = text.slice(at, Math.min(to, at + 44)).search(/[!.]?["”“»]/);
  return length > 0 && isSeverityAlone(scan, at, at + length) ? [at, at + length] : undefined;
}

/** What is asked is not yet said: `stop lamp or amber?`, `Low? No, marked medium`. */
export function isAsked(text: string, end: number, to: number): boolean {
  return /^[^.!?,;:\n]{0,24}\?(?!\?)/.test(text.slice(end, Math.min(to, end + 26)));
}

/** `isn't flagged low or medium but critical`: denied by a word some way before. */
export function isDeniedBefore(text: string, at: number, from: number): boolean {
  const clause = /[^.,;:!?()\n]*$/.exec(text.slice(Math.max(from, at - 48), at))?.[0] ?? '';
  return (
    denied.test(clause) && !/(?<!\p{L})(?:but|sondern|mais|sino|ma|maar|men|mas)(?!\p{L})/iu.test(clause)
  );
}

const denied =
  /(?<!\p{L})(?:isn['’]?t|wasn['’]?t|not|never|aren['’]?t|doesn['’]?t (?:say|show|call|rate|flag)|didn['’]?t (?:say|show))\s(?:(?:it|this|even|really|just|a|an|the|as|flagged|rated|marked|listed|classed|called|shown|graded|low|medium|high|or|either|high|stop)\s){0,6}["“]?$/iu;

/** `was rated`, `it's only a`, `that's`, `which is just`: what says of a fault what it is. */
const isIt =
  /(?<![\p{L}'’])(?:it|that|this|they|which|one|both|code|fault|alarm|alert|event|\d)(?:['’]?s|['’]re| is| was| are| were| says| say| reads| shows| stays)?\s(?:(?:just|only|merely|simply|really|still|now|apparently|supposedly|says?|of|rated|marked|classed|an?|the|as|at)\s){0,4}$/iu;
const theOne = /(?<!\p{L})(?:the|only the|just the)\s$/iu;
const one = /^\s(?:one|class|grade|category)(?=[\s.,;:!?)"”-]|$)/;
/** The end of the clause, over a word for what is graded. */
const endsClause =
  /^["”]?(?:\s(?:one|class|level|grade|category|severity|priority|alert|alarm|fault|warning|message|event|code|thing|type|notice))?(?:["”]?[.,;:!?)\n]|\s[-–—]|\s(?:and|but|so|though|though|according|in (?:your|our|the)|for (?:both|all|now|me)|by (?:the|your)|per (?:the|your)|on (?:the|your)|they|he|she|according)(?!\p{L})|$)/u;
/** `of level warning`, `level: caution` */
const levelBefore =
  /(?<!\p{L})(?:of|at|with|is|its|their|alarm|alert|fault|event|severity)\s(?:the )?(?:level|grade|class|category|weight|status)(?: of| is|:)?\s["“]?$/iu;
/** `caution level`, `warning class` */
const levelAfter = /^\s(?:level|class|grade|category|stage)(?=[.,;:!?)\n]|\s(?:by|in|on|and|for|at)\s|$)/;
/** `KOMTRAX caution for PC238USLC-11` */
const forMachine = /^\s(?:for|on|from|of)\s(?:(?:your|the|our|unit|machine)\s){0,2}["“]?[\p{Lu}\d]/u;
/** `Serious traction fault` */
const ofFault =
  /^\s(?:\p{Ll}{3,14}\s){0,2}(?:fault|alarm|alert|error|warning|failure)(?=[.,;:!)"”\n]|\s[-–—]|$)/u;

/** What leads to a name. */
const ofName =
  /(?:call|nam|tag|nick|known|goes by|alias|label|paint|number|unit|machine|truck|loader|dozer|crane)\p{L}{0,5}\s(?:(?:it|her|him|as|is)\s)?["“„«]$/iu;

/** A lamp or a code in a colour, and no paint of a machine. */
function isShown(text: string, at: number, before: string, after: string): boolean {
  if (painted.test(before) || paint.test(after)) return false;
  if (litIn.test(before) && (endsColour.test(after) || lampAfter.test(after))) return true;
  if (aLamp.test(before) && lampAfter.test(after)) return true;
  if (/^,?:? (?:code|fault|error|alarm|dtc)(?!\p{L})/iu.test(after)) return /["”)\d] $|, $|^$/.test(before);
  if (/^\s(?:alert|alarm|warning|code|event|status)(?!\p{L})/u.test(after)) return !/\bcode$/i.test(before);
  if (!isItsColour.test(before) || !endsColour.test(after)) return false;
  // `it's yellow, hence the name`: of a lamp or a code is spoken right before.
  return ofLamps.test(text.slice(Math.max(0, at - 170), at)) && !/\($|\(it['’]?s $/.test(before);
}

const painted =
  /(?:paint\p{L}*|machine|body|cab|truck|digger|loader|colou?r of (?:the )?(?:machine|truck)|hull)\s(?:is |in |are |it['’]s )?$|\((?:it['’]?s|its) $/iu;
const paint =
  /^[,]?\s(?:hence|like all|as they all|paint|machine|excavator|bomag|body|cab|truck|loader|digger|volvo|caterpillar)/iu;
/** `flashing`, `lit`, `stays`, `a solid`, `shown in`, `gave DTC P1469 in` */
const litIn =
  /(?<!\p{L})(?:flash(?:es|ing|ed)?|blink(?:s|ing)?|lit(?: up)?|lights? up|light|glow(?:s|ing)?|burn(?:s|ing)?|solid|steady|stay(?:s|ed)?|turn(?:s|ed)|went|go(?:es|ne)|shown? (?:in|as)|show(?:s|ing)?|in|on|lamp(?: is| was| \S{1,4})?|led|came (?:on|up)(?: in)?|is now)\s(?:an?\s|the\s|a solid\s|a steady\s|a flashing\s)?$/iu;
const isItsColour =
  /(?<![\p{L}'’])(?:it|its|it['’]?s|that|that['’]?s|this|which|one|both|lamp|light|led|code|says?|nah|no|yes|yeah|yep|just|only)(?:['’]?s| is| was| were| are)?\s(?:(?:just|only|merely|really|still|now|the|an?|IS)\s){0,3}$/iu;
const endsColour =
  /^["”]?(?:\s(?:one|only|level|dot|lamp|light))?(?:["”]?[.,;:!?)\n]|\s[-–—]|\s(?:and|but|w\/|with|i['’]d|I['’]d|for|not|or|now|when|while|so|since|from|at|on)(?![\p{L}])|$)/u;
const aLamp =
  /(?<!\p{L})(?:an?|the|its|with|one|got|had|has|shows?|and|single)\s(?:(?:big|little|small|solid|steady|flashing|blinking)\s)?$/iu;
const lampAfter =
  /^\s(?:\p{Ll}{3,10}\s){0,2}(?:lamp|light|lite|led|dot|sign|symbol|triangle|icon|indicator|bulb|telltale)s?(?=[\s.,;:!?)]|$)(?!\s(?:(?:is|was|are|has|came|went)\s)?(?:not|off|out|never|status|test|driver|circuit|relay|switch))/u;
const ofLamps =
  /(?<!\p{L})(?:lamps?|lights?|lite|led|flash\p{L}*|blink\p{L}*|lit|stop|codes?|faults?|errors?|displays?|screen|dash|alarms?|triangle|symbol|sign|shows?|showing|throws?|throwing)(?!\p{L})|\d[-./]\d/iu;

/** A word in capitals among words that are not: `big letters SEVERE`, `severity WARN`, `a flashing CAUTION`. */
function isCapital(text: string, at: number, end: number): boolean {
  return end - at >= 3 && /^\p{Lu}+$/u.test(text.slice(at, end));
}

function isCry(
  { scan, text }: Source,
  word: number,
  at: number,
  end: number,
  before: string,
  after: string,
): boolean {
  // `HIGH PRESSURE`, `CAUTION: external`, `STOP what you're doing`, `Reply STOP to …`
  if (/\p{Lu}{2,}[\s-]$/u.test(before) && !/(?:AND|IS|WITH|SAYS|SEV|SEVERITY|LEVEL)[\s-]$/.test(before))
    return false;
  if (/^[\s-]\p{Lu}{3,}/u.test(after) && !/^\s(?:PRIORITY|LEVEL|SEVERITY|ALARM|ALERT|LAMP|LIGHT)/.test(after))
    return false;
  if (hasBits(scan, end, end + 12, may.part) || /^:?\s?(?:external|this|sender|e-?mail)/i.test(after))
    return false;
  const isBegun = at === 0 || /[\n.!?]\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at));
  if (/^(?:STOP|PARE|HALT|STOPP?)$/.test(text.slice(at, end)))
    return stopShown.test(before) || stopKind.test(after);
  return !isBegun || isGradeWord(scan, word) || /^(?:[.!,;\n]|$)/.test(after);
}

const stopShown =
  /(?<!\p{L})(?:an?|the|says?|reads?|shows?|display\p{L}*|flash\p{L}*|marked|level \d|grade|with|big|red|and|plus)[\s:]["“]?$/iu;
const stopKind = /^\s(?:lamp|light|message|alert|alarm|warning|code|event|now)/i;
