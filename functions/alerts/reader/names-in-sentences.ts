import { modelOfMaker } from '#functions/equipment/catalogue/model-of-maker.ts';
import type { Claim, ValueClaim } from './claims.ts';
import { isFree, type ModelClaim } from './free-stretches.ts';
import { type Line, mayHave } from './lines.ts';
import type { Source, Span } from './marks.ts';
import { firstWordFrom, hasBits, startOf } from './scan.ts';
import { isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { may, setOfWords, type WordSet } from './vocabulary.ts';

/*
 * The owner's name for the machine in a message that a person writes, where the sentence itself tells it in no way that is
 * looked for there: what a word for it leads to anywhere (`ours is 15-3`, `It has 85-22 in paint`, `rlr-211 is the fleet
 * name`), what the machine is that is told next (`417 is a Hamm H 20i`, `MH-19 [LiuGong 856H, …]`), what stands behind its
 * model, and the answer to who asked for it (`tag?`).
 */

/** The owner's name by what leads to it, or that it is the machine told next. */
export function nameTold(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
): ValueClaim | undefined {
  const brand = claims.find((claim) => claim.field === 'brand' && claim.confidence >= 0.5);
  return (
    nameLed(source, prose, claims, model, brand) ??
    nameOfMachine(source, prose, claims, model, brand) ??
    nameBehind(source, claims, model) ??
    nameAnswered(source, prose, claims, model, brand) ??
    nameOfComplainer(source, prose, claims, model)
  );
}

function nameLed(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
  brand: Claim | undefined,
): ValueClaim | undefined {
  const { text } = source;
  for (const shape of shapes)
    for (const line of prose) {
      if (!hasOneOf(source, line, shape.words) || (shape.ofKinds && !mayHave(line, may.kind | may.label)))
        continue;
      for (const match of text.slice(line.start, line.end).matchAll(shape.pattern)) {
        const found = foundIn(match, line.start, shape.isBefore);
        if (!found) continue;
        const at = line.start + match.index;
        if (shape.ofKinds && !isKindBefore(source, at)) continue;
        if (
          isPartsNumber(source, found, line) ||
          ofOthersNumber.test(text.slice(Math.max(line.start, at - 24), at))
        )
          continue;
        // Where a word for the name leads to it, what only looked like a code is none.
        const isSure = !shape.ofKinds && hasOther(claims, found);
        const known = isSure ? claims.filter((claim) => !isLooseCode(claim)) : claims;
        if (isName(source, found, known, model, brand, shape.isQuoted))
          return { field: 'unit', ...found, confidence: 0.55 };
      }
    }
  return undefined;
}

interface Named extends Span {
  readonly value: string;
}

/** The name of a match, behind the words that lead to it or before those that it stands before. */
function foundIn(match: RegExpMatchArray, from: number, isBefore: boolean): Named | undefined {
  const value = match.groups?.name ?? match.groups?.name2;
  if (value === undefined) return undefined;
  const isFirst = isBefore || match.groups?.name2 !== undefined;
  const start = from + (match.index ?? 0) + (isFirst ? match[0].indexOf(value) : match[0].lastIndexOf(value));
  return { value, start, end: start + value.length };
}

/** A line without any of the words is not looked at. */
function hasOneOf({ scan }: Source, line: Line, words: WordSet | undefined): boolean {
  if (!words) return true;
  for (let index = line.from; index < line.to; index += 1)
    if (words[scan.words[index] ?? -1] === 1) return true;
  return false;
}

/** `boom 2 length sensor` */
function isPartsNumber({ scan }: Source, { value, end }: Named, line: Line): boolean {
  return /^\d{1,2}$/.test(value) && hasBits(scan, end, Math.min(line.end, end + 16), may.part);
}

/** Another code is told than what stands there. */
function hasOther(claims: readonly Claim[], { start, end }: Span): boolean {
  return claims.some((claim) => claim.field === 'code' && (claim.start >= end || start >= claim.end));
}

function isLooseCode({ field, label, confidence }: Claim): boolean {
  return field === 'code' && label === '' && confidence < 0.7;
}

const token = `(?=[\\p{L}\\d/-]{0,8}\\d)[\\p{L}\\d]{1,6}(?:[-/][\\p{L}\\d]{1,6}){0,3}`;
const word = `\\p{Lu}[\\p{Ll}'’]{2,14}(?: \\p{Lu}[\\p{Ll}'’]{2,14}){0,2}`;
const ends = `(?![\\p{L}\\p{N}]|[-/.,:'’]\\d)(?!\\s?(?:%|°|h\\b|hrs?\\b|hours?\\b|km\\b|mi\\b|miles\\b|psi\\b|bar\\b|rpm\\b|times?\\b|years?\\b|months?\\b|weeks?\\b|days?\\b|min|people\\b|men\\b|of\\b|dot\\b|codes?\\b|faults?\\b))`;

/** `our fleet 155-C`, `inventory 556-3`, `machine number 835-2`, `rental 4412-B`, `ours is 15-3`, `is number 801`, `yard name Pancake`. */
const ledName = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:unit|asset|fleet|decal|sticker|stencil|inventory|plant|rental|hire|machine|truck|loader|lift|rig|dozer|crane|roller|skid ?loader|excavator)(?:['’]s)?(?: (?:no|nr|number|num|name|id|tag))?|(?:pit|yard|company|house|tail|door|side) (?:no|nr|number|name|id|tag)|(?<=(?:^|[,;:(.!?–—-]\\s?|(?<!\\p{L})(?:the|our|its|her|is|with|as|now|and|by|under|it|to) ))(?:no|nr|number)|(?:tag|alias|nickname|callsign)|(?:sticker|decal|number|name|plate|tag|label|paint) (?:on|in) (?:it|her|(?:the|its|her|his) \\p{L}{3,14})(?: (?:with|saying|(?:that|which) says))?|we number|numbered|ours)[.:]?(?: (?:it|is|says|reads|just|now|here|the))?[.:]? (?:\\p{Ll}{3,9}(?:-\\p{Ll}{3,5})? (?=\\())?["“‘'(]?(?:#|no\\. ?|number )?(?<name>${token})${ends}(?! \\p{Lu}{2,4}(?!\\p{L}))`,
  'giu',
);
/** `yard name Pancake`, `fleet name Whale`, `answers to Bertha`: a name in words only after a word for one. */
const ledWords = new RegExp(
  `(?<![\\p{L}])(?:(?:[Yy]ard|[Ff]leet|[Ss]ite|[Oo]ur|[Pp]et|[Nn]ick|[Ss]hop|[Cc]rew|[Dd]oor) ?name|[Nn]ickname(?:d)?|[Aa]lias|aka|answers to|goes by|named|called|christened|dubbed|(?:[Hh]er|[Hh]is|[Ii]ts) name(?:['’]s)?)(?: it| her| him| is| the)?[:,]? ["“‘]?(?<name>${word})`,
  'gu',
);
/** `truck 303`, `dozer Maple`, `unit Kermit`: the kind of machine, or the word for any, before a name. */
const ledByKind = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:\\p{Ll}{3,12}) ["“‘']?(?<name>${word}|${token})["”’']?(?=[\\s,.;:)!?]|$)${ends}`,
  'gu',
);
/** `we paint a 14 on it`, `It has 85-22 in paint`, `number 600-A stencilled`, `30-60-B on the side`. */
const paintedName = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:paint|painted|sprayed|stencilled|stenciled|wears?|carries|bears?)(?: (?:a|an|the|as|with|number|no\\.))* ["“‘']?(?<name>${token})${ends})|(?<![\\p{L}\\p{N}/-])(?<name2>${token})["”’']? (?:in (?:white |black |big )?paint|on (?:the|its|her) (?:side|door|hood|cab|boom|counterweight|bonnet|tail|back)|stencill?ed|sprayed)(?!\\p{L})`,
  'giu',
);
/** `…, 'Spider', error 2114`, `fleet 'Hobbes'`: a part of a sentence that is nothing but a name in marks. */
const quotedName = new RegExp(
  `(?<=(?:[,;(–—\\d-]|fleet|unit|name|tag|machine) ?)(?:'(?<name>${word}|\\p{Lu}{1,4} \\d{1,4})'|‘(?<name2>${word}|\\p{Lu}{1,4} \\d{1,4})’)(?=[,.;:)]|\\s[-–—]|\\s\\p{Ll}|$)`,
  'gu',
);
/** `rlr-211 is the fleet name`, `88 is the number we use`. */
const nameThatIs = new RegExp(
  `(?<![\\p{L}\\p{N}/.:-])["“]?(?<name>${token})["”]? (?:is|being) (?:the|our|its|her) (?:fleet|unit|asset|yard|plant|site|company|internal)? ?(?:name|number|no|tag|id|unit|decal)(?!\\p{L})`,
  'giu',
);

interface Shape {
  readonly pattern: RegExp;
  /** The words of which each line has one that it may be found on. */
  readonly words?: WordSet;
  /** A kind of machine leads to the name. */
  readonly ofKinds: boolean;
  /** The name stands before the words. */
  readonly isBefore: boolean;
  readonly isQuoted: boolean;
}

const plain = { ofKinds: false, isBefore: false, isQuoted: false };
/** The surer first. */
const shapes: readonly Shape[] = [
  {
    ...plain,
    pattern: ledName,
    words: setOfWords(
      `unit asset fleet decal sticker stencil inventory plant rental hire machine truck loader lift rig dozer crane roller
      skidloader skid excavator no nr number tag alias nickname callsign name plate label paint numbered ours we`,
    ),
  },
  {
    ...plain,
    pattern: ledWords,
    words: setOfWords('name nickname nicknamed alias aka answers goes named called christened dubbed'),
  },
  { ...plain, pattern: ledByKind, ofKinds: true },
  {
    ...plain,
    pattern: paintedName,
    words: setOfWords(
      `paint painted sprayed stencilled stenciled wear wears carries bear bears side door hood cab boom counterweight bonnet
      tail back`,
    ),
  },
  {
    ...plain,
    pattern: nameThatIs,
    isBefore: true,
    words: setOfWords('name number no tag id unit decal'),
  },
  { ...plain, pattern: quotedName, isQuoted: true },
];

/** Of whom or what the number is: a driver's, an order's, a part's. */
const ofOthersNumber =
  /(?<!\p{L})(?:driver|operator|badge|reg|registration|licen[cs]e|contract|agreement|account|order|work order|ticket|case|phone|part|serial|model|code|error|fault|alarm|priority|level|invoice|quote|reference|policy|customer|extension|ext|job|lamp|sensor|pump|cylinder|gate|bay|lane|dock|quay|pit|bench|berth|plot|shed|hall|area|road|zone|slip|pier|route|highway|exit|street|page|step|e-?box|controller|engine|not|my|his|cam|camera|portal|radio|channel|room|building|floor|the first|suite)['’]?s?\s?[.:,(]?\s?(?:the |a |an )?$/iu;

/** The word before the name is a kind of machine. */
function isKindBefore({ scan }: Source, at: number): boolean {
  const index = firstWordFrom(scan, at);
  const bits = scan.bits[index] ?? 0;
  // `haul road 3`
  const isKind = (bits & may.kind) !== 0 && (bits & may.street) === 0;
  return startOf(scan, index) === at && (isKind || scan.text.startsWith('unit ', at));
}

function isName(
  source: Source,
  found: Named,
  claims: readonly Claim[],
  model: ModelClaim,
  brand: Claim | undefined,
  isQuoted = false,
): boolean {
  const { value, start } = found;
  if (
    !isFree(
      source,
      found,
      claims.filter(({ field, confidence }) => field !== 'unit' || confidence >= 0.46),
    )
  )
    return false;
  if (same(value, model.value) || (brand?.field === 'brand' && isModelOf(brand.value, value))) return false;
  if (/^(?:19|20)\d\d$/.test(value) || /\d{6}/.test(value) || notNames.test(value)) return false;
  if (/\d/.test(value))
    return !isStreetAfter.test(source.text.slice(start + value.length, start + value.length + 40));
  const other = may.brand | may.kind | may.machineType | may.month | may.signOff | may.verb | may.part;
  if (noWords.test(value)) return false;
  return isQuoted || (!isPlainWord(value) && !hasBits(source.scan, start, found.end, other));
}

function isModelOf(maker: string, value: string): boolean {
  return /\p{L}/u.test(value) && modelOfMaker(maker, value, 0, value.length)?.end === value.length;
}

const notNames =
  /^(?:(?:EU|US|SR|CR|I|HWY|UTC|GMT|TIER|STAGE|CAT)-?\d{1,3}|\d{1,2}\/\d{1,2}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[ap]m|24[-/]7|[A-Z]{1,2}\d{1,2}[A-Z]{0,2} ?\d[A-Z]{2}|SPN.*|FMI.*|DM1|DTC.*|\d{1,4}[xX]\d{1,4}|tier\d?|euro\d?)$/iu;
const noWords =
  /['’]|^(?:The|This|That|There|Then|They|It|Its|He|She|We|You|Please|Code|Fault|Error|Alarm|Just|Still|Says|Shows|Today|Now|Yes|No|Not|And|But|Is|Was|Has|At|On|In|For|From|With|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?(?: |$)/u;
const isStreetAfter =
  /^,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Rd|Road|St|Street|Ave|Avenue|Ln|Lane|Dr|Drive|Blvd|Way|Ct|Court|Hwy|Highway|Pkwy|Park|Estate|Quay|Close|Pl|Place)\b/u;

function same(one: string, other: string): boolean {
  return one.toLowerCase().replace(/[\s-]/g, '') === other.toLowerCase().replace(/[\s-]/g, '');
}

/** `417 is a Hamm H 20i`, `MH-19 [LiuGong 856H, …]`, `the 57 (case CX57C mini)`, `EX-7701, which is a Kobelco …`, `7 the Hyundai HL955A?`. */
function nameOfMachine(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
  brand: Claim | undefined,
): ValueClaim | undefined {
  const { text } = source;
  const near = brand && model.start - brand.end < 4 && model.start > brand.start ? brand.start : model.start;
  const line = prose.find((each) => each.start <= near && each.end > near);
  if (!line) return undefined;
  const from = Math.max(line.start, near - 60);
  const match = subjectOfMachine.exec(text.slice(from, near));
  const value = match?.groups?.name ?? match?.groups?.name2;
  if (!match || value === undefined) return undefined;
  const start = from + match.index + match[0].indexOf(value, match.groups?.lead?.length ?? 0);
  const found = { value, start, end: start + value.length };
  const lead = text.slice(Math.max(line.start, start - 24), start);
  const known = hasOther(claims, found) ? claims.filter((claim) => !isLooseCode(claim)) : claims;
  if (ofOthersNumber.test(lead) || !isName(source, found, known, model, brand)) return undefined;
  return { field: 'unit', ...found, confidence: 0.55 };
}

const subjectOfMachine = new RegExp(
  `(?<lead>(?:^|[\\s>:;.,!?("“/])(?:(?:[Tt]he|[Oo]ur|[Uu]nit|[Mm]achine|[Tt]ruck|[Tt]hat|[Dd](?:ie|er|as)|[Ll][ae]|[Ee]l|[Ii]l|Maschine|Gerät|[Mm]áquina|[Mm]acchina|[Mm]askinen) ){0,2}["“]?)(?:(?<name>(?=[^:]*\\p{L})(?:${token}|\\p{Lu}{2,5} \\d{1,4}))["”]?(?:(?<=\\p{L}.{0,6}): |, (?:the|our|a|an) | (?:the|our) |,? that['’]s (?:a |an |the |our )| [-–—] (?:the |our |a )?)|(?<name2>\\p{Lu}{2,4}-\\p{Lu}{1,3} \\d{1,4}|${token}|${word})["”]?(?:,? (?:is|was|being) (?:a|an|the|our|my) |,? (?:which|that) is (?:a|an|the|our) | ?[([] ?| = (?:the |our |a )?))(?:(?:19|20)\\d\\d )?(?:\\p{Ll}{3,10} ){0,2}$`,
  'u',
);

/** `Hyundai HX85A (h85-1)`, `Takeuchi TW95 wheel loader, W-9, error …`, `Genie SX-180 #SX-2`: the part right behind the model. */
function nameBehind(source: Source, claims: readonly Claim[], model: ModelClaim): ValueClaim | undefined {
  const { text } = source;
  const match = behindModel.exec(text.slice(model.end, model.end + 56));
  const value = match?.groups?.name;
  if (!match || value === undefined) return undefined;
  const start = model.end + match[0].lastIndexOf(value);
  const found = { value, start, end: start + value.length };
  return isName(source, found, claims, model, undefined)
    ? { field: 'unit', ...found, confidence: 0.5 }
    : undefined;
}

const behindModel =
  /^(?: \p{Ll}{3,12}){0,2}(?: \(| \[|, |,? #|,? ["“'‘])(?<name>(?<=#)\d{1,5}(?:-\p{Lu}{1,2}|\p{Lu})?|\p{L}{1,5}-?\d{1,4}(?:-\p{L}?\d{1,3})?|\p{Lu}{2,3}-\p{Lu}?\d{1,3}|(?<=["“'‘])\p{Lu}[\p{L}\d ]{1,20}(?=["”'’]))["”'’]?(?=[),\].;?]|\s\()/u;

/** `which unit?  Driver: the vac truck, 901.`, `tag?` and on the next line `Becca: AD-21.`, `what's up with 77?` */
function nameAnswered(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
  brand: Claim | undefined,
): ValueClaim | undefined {
  const { text } = source;
  for (const line of prose) {
    const window = text.slice(line.start, line.end);
    if (!window.includes('?')) continue;
    const asked = askedName.exec(window);
    const about = asked ? null : askedAbout.exec(window);
    const from = line.start + (asked ? asked.index + asked[0].length : (about?.index ?? 0));
    const answer = asked ? answeredName.exec(text.slice(from, from + 90)) : about;
    const value = answer?.groups?.name ?? answer?.groups?.name2;
    if (!answer || value === undefined) continue;
    const start = from + (asked ? answer.index : 0) + answer[0].lastIndexOf(value);
    const found = { value, start, end: start + value.length };
    if (
      isName(
        source,
        found,
        claims.filter((claim) => !isLooseCode(claim)),
        model,
        brand,
      )
    )
      return { field: 'unit', ...found, confidence: 0.55 };
  }
  return undefined;
}

const askedName =
  /(?<![\p{L}])(?:(?:which|what) (?:unit|machine|one|truck|asset|number|tag)|(?:unit|tag|fleet|asset|decal)(?: (?:no|number|id|name))?|(?:^|[:>.] )number|(?:hours|hrs|code) (?:and|&|,) (?:tag|unit|number))(?: is (?:it|that))?\s?\?/iu;
const askedAbout = new RegExp(
  `(?<![\\p{L}])(?:up|wrong|going on|happening|the matter) with (?:the |unit |number )?(?<name>${token})\\?`,
  'iu',
);
/** The first thing that is answered, or the last behind the kind of machine. */
const answeredName = new RegExp(
  `^\\s{0,3}(?:\\[[^\\]\\n]{4,24}\\]\\s?)?(?:[\\p{L}\\d][\\p{L}\\d .'’:]{0,24}?(?:\\s?\\([^()\\n]{1,16}\\))?[:>]\\s)?(?:(?:it['’]?s |that['’]?s )?(?:unit |number |no\\. ?|#)?(?<name>${token})|(?:the|our) (?:\\p{L}{2,12} ){0,2}\\p{L}{3,12},? (?:number |no\\. ?|unit |#)?(?<name2>${token}))(?=[.,;!?\\s]|$)`,
  'u',
);

/** `Big Blue is beeping`: whoever is said to be in trouble, where the message names it again (`big blue = the …`). */
function nameOfComplainer(
  source: Source,
  prose: readonly Line[],
  claims: readonly Claim[],
  model: ModelClaim,
): ValueClaim | undefined {
  const { text } = source;
  for (const line of prose) {
    if (!hasOneOf(source, line, troubles)) continue;
    for (const match of text.slice(line.start, line.end).matchAll(complaining)) {
      const value = match.groups?.name ?? '';
      const start = line.start + match.index + match[0].indexOf(value);
      const found = { value, start, end: start + value.length };
      // `Dave's 85 is down`, `heads up, D&G-31/A is down`: a name by its form.
      const isFormed = /\d/.test(value) && (isOwnersName(value) || /['’]s \d/.test(value));
      if (isFormed && isName(source, found, claims, model, undefined))
        return { field: 'unit', ...found, confidence: 0.5 };
      const isKnown = text.toLowerCase().indexOf(value.toLowerCase(), found.end) >= 0 || value.includes(' ');
      if (isKnown && isName(source, found, claims, model, undefined, true))
        return { field: 'unit', ...found, confidence: 0.5 };
    }
  }
  return undefined;
}

const troubles = setOfWords(
  `beeping down dead acting throwing flashing derating derated parked stuck leaking dying limping smoking screaming broke
  broken overheating not`,
);
const complaining = new RegExp(
  `(?:^|[>:.!?,] )["“]?(?<name>(?<!,.?)${word}|(?:the )?\\p{Lu}[\\p{L}'’&]{0,11}[- ]\\d{1,4}(?:\\/\\p{Lu})?)["”]? (?:is|was|keeps|started|just) (?:beeping|down|dead|acting|throwing|flashing|derat\\p{L}+|parked|stuck|leaking|dying|limping|smoking|screaming|broken?|overheating|not)(?![\\p{L}])`,
  'gu',
);
