import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { tableOfMarks } from './characters.ts';
import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import type { Line } from './lines.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source, type Span, spanOver } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { isOthersPlace } from './told-places.ts';
import { isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { may, setOfWords } from './vocabulary.ts';
import { isCountry } from './words/countries.ts';
import { engineMakers } from './words/engine-makers.ts';
import { labelAt } from './words/labels.ts';
import { isRegion } from './words/regions.ts';
import { stateCode } from './words/states.ts';
import { countedNouns } from './words/told-codes.ts';
import { isTown } from './words/towns.ts';

/*
 * What a short message in prose says in no way that the other readers know. Where it names a machine, and only a fault, the
 * owner's name or a place is missing, the one value left that has the form of it is taken: of `Cat 259D3 SK-41, 1544 hrs, E1310.
 * Waco.` what is no machine, no hours and no serial number must be the name, the code and the town.
 */

/** The code, the owner's name and the town that nothing else in the message is. */
export function leftovers(source: Source, lines: readonly Line[], claims: readonly Claim[]): Claim[] {
  const said = new Set(claims.map((claim) => claim.field));
  const lacksFault = !['code', 'fault', 'spn', 'mid'].some((field) => said.has(field as Claim['field']));
  const lacksPlace = !placeFields.some((field) => said.has(field));
  const lacksName = !claims.some((claim) => claim.field === 'unit' && claim.confidence >= 0.45);
  if ((!lacksFault && !lacksPlace && !lacksName) || !isOneMachines(claims)) return [];
  const prose = proseOf(source, lines);
  if (prose.length === 0 || prose.length > mostLines || lines.length - prose.length > mostOthers) return [];
  const taken = [...claims];
  const add = (claim: ValueClaim | undefined) => {
    if (claim) taken.push(claimOf(claim, ''));
  };
  if (lacksFault && !prose.some((line) => saysNoCode.test(source.text.slice(line.start, line.end))))
    for (const claim of codesLeft(source, prose, taken)) add(claim);
  if (lacksName) add(nameLeft(source, prose, taken));
  // A place after a code was taken for what the code says: `P2002, Tauranga, 1212 hours`.
  if (lacksPlace)
    add(
      townLeft(
        source,
        prose,
        taken.filter((claim) => claim.field !== 'description'),
      ),
    );
  return taken.slice(claims.length);
}

/** `no codes on the dash`, `pas de code`. */
const saysNoCode =
  /(?<!\p{L})(?:no|any|without|nobody|never|not list any|pas de|aucun|keine?n?|ohne|sin|sem|nessun|senza|geen|zonder|ingen|inga|utan|uden|bez|brak|ei) (?:\p{L}{3,10} ){0,4}(?:code|fehler|codigo|código|codice|kod|kód|koodi|storing)/iu;
const placeFields: readonly Claim['field'][] = ['place', 'point', 'city', 'address', 'lat', 'no-place'];
/** Lines of a message that a person writes by hand, and short or labelled ones beside them. */
const mostLines = 12;
const mostOthers = 4;

/** One machine is told, in the text itself: by its brand, or its model. */
function isOneMachines(claims: readonly Claim[]): boolean {
  const models = new Set<string>();
  let isNamed = false;
  for (const claim of claims) {
    if (claim.group > 0) return false;
    if (claim.field === 'brand' && claim.confidence >= 0.5) isNamed = true;
    // `Engine is a Cummins B6.7`
    const isEngine =
      claim.field === 'model' &&
      claims.some(
        (maker) =>
          maker.field === 'brand' &&
          engineMakers.has(maker.value) &&
          claim.start >= maker.end &&
          claim.start - maker.end < 3,
      );
    if (claim.field === 'model' && !isEngine && claim.confidence >= 0.5) models.add(claim.value);
  }
  return isNamed && models.size < 2;
}

/** Lines of several words: sentences, and what a person writes instead of them. */
function proseOf({ text }: Source, lines: readonly Line[]): Line[] {
  return lines.filter(
    (line) =>
      (line.role === 'body' || line.role === 'subject') &&
      line.end - line.start < 1200 &&
      line.to - line.from > 3 &&
      !signs.test(text.slice(line.start, line.end)) &&
      !endsSigned.test(text.slice(Math.max(line.start, line.end - 30), line.end)) &&
      !labelled.test(text.slice(line.start, line.start + 32)),
  );
}

/** `Service partner: …`: what a label says is for those who read labels. */
const labelled = /^(?!loc|heads|info|code|fault|happened|update|note)\p{L}[\p{L} /.#()-]{1,24}:\s/iu;
/** Greetings and signatures are lines of names. */
const signs = /^(?:(?:kind |best |many )?(?:regards|thanks|cheers)\b|(?:hi|hello|dear)\s\p{Lu}\p{L}+,?$)/iu;
const endsSigned = /(?:tel|phone|fax|www|ltd|inc|llc|gmbh)\b[.:]?\s?\S{0,20}$/iu;

/** The words of a line as they stand between spaces, without the marks around them. */
function* tokensOf({ text }: Source, line: Line): Generator<Span & { readonly value: string }> {
  for (const match of text.slice(line.start, line.end).matchAll(token)) {
    const found = match[0];
    const value =
      marksAtEnd[found.charCodeAt(found.length - 1)] === 1 ? found.replace(/[.:/-]+$/, '') : found;
    const start = line.start + match.index;
    yield { value, start, end: start + value.length };
  }
}

const marksAtEnd = tableOfMarks('.:/-');
const token =
  /(?<![\p{L}\p{N}.:/@#&$£€+-])[\p{L}\p{N}][\p{L}\p{N}.:/-]{0,20}(?:\(\d{1,2}\))?(?![\p{L}\p{N}])/gu;

function isFree({ marks }: Source, { start, end }: Span, claims: readonly Claim[]): boolean {
  return (
    !claims.some((claim) => claim.start < end && start < claim.end) &&
    !firstIn(marks.dates, start, end) &&
    !spanOver(marks.dates, start, 40) &&
    !firstIn(marks.hours, start, end) &&
    !firstIn(marks.codes, start, end) &&
    !spanOver(marks.addresses, start, 200)
  );
}

/** `part 2112334`, `pump K3V-6610`, `channel 16`: what the word before says that it is the number of. */
function isOfOther({ scan, text }: Source, at: number, from: number): boolean {
  const word = firstWordFrom(scan, at) - 1;
  if (word < 0 || startOf(scan, word) < from || at - endOf(scan, word) > 2) return false;
  const gap = text.slice(endOf(scan, word), at);
  if (
    gap.startsWith('.') &&
    /(?<!\p{L})(?:ser|no|nr|sn|mod|eng)$/iu.test(text.slice(Math.max(from, at - 8), endOf(scan, word)))
  )
    return true;
  if (/[.,;()]/.test(gap)) return false;
  if (counted[scan.words[word] ?? -1] === 1) return true;
  const bits = scan.bits[word] ?? 0;
  // `Kubota V2403`, `Engcon EC226`: a maker's designation.
  const isName = /^\p{Lu}\p{Ll}{2,}$/u.test(text.slice(startOf(scan, word), endOf(scan, word)));
  if (
    isName &&
    startOf(scan, word) > from &&
    (bits & (may.kind | may.machineType | may.label | may.verb)) === 0
  )
    return true;
  if ((bits & may.brand) !== 0) return true;
  if ((bits & (may.part | may.street)) !== 0 && (bits & may.verb) === 0) return true;
  const field = (bits & may.label) === 0 ? undefined : labelAt(scan, word, at)?.label.field;
  return field !== undefined && !ofMachineOrFault.has(field);
}

const counted = setOfWords(
  `${countedNouns} part pn software channel badge plate reg registration engine contract agreement tracker modem attachment breaker screed bucket hitch driver operator`,
);
const ofMachineOrFault = new Set<string>([
  'unit',
  'machine',
  'fault',
  'code',
  'description',
  'severity',
  'status',
  'lamp',
  'time',
  'place',
  'city',
]);

/** The codes by their form alone: the makers' own first, and letters with three figures only where there are no others. */
function codesLeft(source: Source, prose: readonly Line[], claims: readonly Claim[]): ValueClaim[] {
  const tokens = prose.map((line) => ({ line, own: [...tokensOf(source, line)] }));
  for (const shape of [sureCode, maybeCode]) {
    const found: ValueClaim[] = [];
    for (const { line, own } of tokens)
      for (const each of own) {
        if (found.length > 3 || !shape.test(each.value)) continue;
        if (!isFree(source, each, claims) || isOfOther(source, each.start, line.start)) continue;
        if (/^\s?(?:%|[$€£]|h\b|hrs?\b|hours?\b|km\b|mi\b)/i.test(source.text.slice(each.end, each.end + 7)))
          continue;
        found.push({ field: 'code', ...each, confidence: 0.5 });
      }
    if (found.length > 0) return found;
  }
  return [];
}

/** True for what is a maker's code by its form alone. */
export function isSureCode(value: string): boolean {
  return sureCode.test(value);
}

const sureCode =
  /^(?:CA\d{3,4}|[A-Z]{1,2}:\d{2,5}|[EPUBFMCH]\d{4,5}(?:-\d{1,3})?(?:\(\d{1,2}\))?|[EF]\d{3,4}(?:-\d{1,2}|\(\d{1,2}\))|\d{4,6}-\d{1,2}|\d{5,6}\.\d{2}|\d{3}[A-Z]\d{2}|[EFA]\d{2}-\d{1,3}|D(?=\w{0,4}[A-Z]{2})[A-Z\d]{4}[A-Z]\w)$/;
const maybeCode = /^(?:[EFPMU]\d{3}|F-\d{3}|A\d{3}|E-\d{2,4}|[A-Z]\d[A-Z]\d)$/;

/** The owner's name: letters with a short number, at the beginning of a sentence or anywhere else. */
function nameLeft(source: Source, prose: readonly Line[], claims: readonly Claim[]): ValueClaim | undefined {
  const { text } = source;
  for (const line of prose) {
    const isSmall = !/\p{Lu}\p{Ll}/u.test(text.slice(line.start, Math.min(line.end, line.start + 24)));
    for (const each of tokensOf(source, line)) {
      const isName = ownersName.test(each.value) || (isSmall && smallName.test(each.value));
      if (
        !isName ||
        sureCode.test(each.value) ||
        notNames.test(each.value) ||
        isPlainWord(each.value) ||
        !mayBeOwners(each.value)
      )
        continue;
      if (!isFree(source, each, claims) || isOfOther(source, each.start, line.start)) continue;
      // `next to the EX210`: a machine beside it.
      if (
        /(?<!\p{L})(?:next to|beside|behind|off|with|from) (?:the |an? )?$/iu.test(
          text.slice(Math.max(line.start, each.start - 16), each.start),
        )
      )
        continue;
      // `the s66 is number 66-6`: the model again, or its beginning (`the pc138 says e02. komatsu pc138uslc-11`).
      if (isModelOfMakers(source, each.value) || claims.some((claim) => beginsModel(source, each, claim)))
        continue;
      // `says e02`: what it shows.
      if (shownBefore.test(text.slice(Math.max(line.start, each.start - 14), each.start))) continue;
      // `245 X4`: the end of a designation.
      if (/(?<!\S)\d{1,4} $/.test(source.text.slice(Math.max(line.start, each.start - 6), each.start)))
        continue;
      // `HT-5 is running fine`, `EXC 22 no alarms`: another machine. `R650? no.`: none.
      const after = source.text.slice(each.end, each.end + 28);
      if (isWell.test(after) || /^\?{1,2} (?:no|nah|nope)(?!\p{L})/iu.test(after)) continue;
      const value = each.value.replace(/['’]s$/, '');
      return { field: 'unit', value, start: each.start, end: each.start + value.length, confidence: 0.5 };
    }
  }
  return undefined;
}

/** `the pc138`, and not the second of `Volvo L150H L150`. */
function beginsModel({ text }: Source, { value, start }: Span & { value: string }, claim: Claim): boolean {
  return (
    claim.field === 'model' &&
    value.length > 3 &&
    /(?<!\p{L})(?:the|my|our|an?|this|that|your)\s$/iu.test(text.slice(Math.max(0, start - 6), start)) &&
    claim.value.toLowerCase().startsWith(value.toLowerCase()) &&
    /\D/.test(claim.value.charAt(value.length))
  );
}

/** `EU-5`, `US-30`: a norm, a road. */
function mayBeOwners(value: string): boolean {
  return /^\p{Ll}/u.test(value) || isOwnersName(value);
}

const shownBefore =
  /(?<!\p{L})(?:says|shows|reads|showing|code|error|fault|throwing|threw|flashing|displays) ["“]?$/iu;
const ownersName =
  /^(?:\p{Lu}{1,7}-?\d{1,4}(?:-\d{1,3}|\p{Lu})?|\p{Lu}{2,8}-\p{Lu}|\p{Lu}\d{2}-\d{1,2}|\d{2,3}-\d{1,3})$/u;
const isWell =
  /^,? (?:(?:is|was|are) (?:running |all |just |back )?(?:fine|ok|okay|good|grand|sound)|(?:has |with |shows )?no (?:alarms?|codes?|faults?))(?!\p{L})/iu;
const smallName = /^\p{Ll}{1,4}\d{1,3}$/u;
/** Roads, norms, codes of lamps, quantities and postal codes. */
const notNames =
  /^(?:DM\d|[AMBN]\d{1,3}$(?<=[AMBN]\d{1,2})(?!.)|I-\d{1,3}|[EM]\d{1,3}|US-?\d{1,3}|[A-Z]{1,2}\d[A-Z]|w3w|SPN\d+|FMI\d+|S\d{1,2}|24-7|\d{1,3}-\d{1,2}|j\d{1,2}|q\d|x\d{1,2}|[a-z]{1,2}\d{1,2}(?:am|pm))$/;

/** The town: after a word that leads to it, or a part of a sentence that is nothing else. */
function townLeft(source: Source, prose: readonly Line[], claims: readonly Claim[]): ValueClaim | undefined {
  for (const shape of [movedTo, ledTown, bareTown, smallTown]) {
    for (const line of prose) {
      if (shape === smallTown && /^\W{0,2}\p{Lu}/u.test(source.text.slice(line.start, line.start + 3)))
        continue;
      const stretch = source.text.slice(line.start, line.end);
      for (const match of stretch.matchAll(shape)) {
        const told = match.groups?.town ?? match.groups?.town2 ?? match.groups?.part;
        if (match.groups?.part !== undefined && isPlainWord(match.groups.part)) continue;
        // What no word leads to, or nobody writes large, is a town only where it is known as one.
        const value = shape === movedTo || shape === ledTown ? told : knownTown(told);
        if (value === undefined) continue;
        const start = line.start + match.index + match[0].indexOf(value, match.groups?.lead?.length ?? 0);
        const found = placeAt(source, value, start, line.end, claims, shape === ledTown);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** The words, or the first of them, where that is a town's name. */
function knownTown(words = ''): string | undefined {
  return [words, words.split(' ', 1)[0] ?? ''].find(isTown);
}

const name =
  "\\p{Lu}[\\p{L}'’-]{2,20}(?:[ -](?:(?:of|on|upon|de|du|la|le|am|St) )?\\p{Lu}[\\p{L}'’-]{2,20}){0,2}";
const edge = `(?=[,.;:!?)]|$|\\s[-–(]|\\s\\p{Ll}|\\s\\d|\\s[A-Z]{2,3}(?!\\p{L})|\\s\\p{Lu}\\p{Ll}+(?:[,.]|$))`;
/** `now in Galway`, `they moved it last night, Mullingar now`, `went out to Galway`, `should've been 610 hours at Telford`. */
const movedTo = new RegExp(
  `(?<lead>(?<!\\p{L})(?:now|today|currently|right now|over|went out|moved|last reporting) (?:in|at|to|near|from) )(?<town>${name})${edge}|(?<=[\\s,])(?<town2>\\p{Lu}\\p{Ll}{3,20})(?= now[.,])`,
  'gu',
);
const ledTown = new RegExp(
  `(?<lead>(?<![\\p{L}\\p{N}-])(?<!(?:not|shop|yard|office|meeting|dispatch|yard) )(?:[Ii]n|[Aa]t|[Nn]ear|[Nn]r|[Bb]y|[Oo]utside|[Aa]bove(?: in)?|[Bb]elow|[Ww]here\\?|[Pp]lace|[Ll]ocation|[Ll]oc:|[Cc]lose to|IN|AT|NEAR) )(?<town>${name}|(?<=(?:IN|AT|NEAR) )\\p{Lu}{4,16})${edge}`,
  'gu',
);
/** `…, Norwich. …`, `(Liebherr R 920, Swansea)`. */
const bareTown = new RegExp(
  `(?<lead>^(?=[\\p{L} -]{3,30},)|(?<=[\\p{L}\\p{N})][,.;:]\\s|\\s[-–]\\s|!\\s|\\)\\s|\\p{So}\\s))(?<town>${name})(?=[,.)]|$|\\s[-–]|\\s[A-Z]{2,3}(?!\\p{L})|\\s\\d|\\s\\p{Lu}\\p{Ll}{2,}[,.)]|\\s\\p{Lu}\\p{Ll}{2,}$|\\s(?:docks|quay|site|way|yard)(?!\\p{L}))`,
  'gu',
);
/** `pc210 at leeds flagging …`, `t7 tampa fl P0087`: by people who write nothing large. */
const smallTown =
  /(?<lead>(?<!\p{L})(?:in|at|near|by|outside|around) )(?<town>\p{Ll}{4,14}(?: \p{Ll}{4,14})?)(?!\p{L})|(?<=,\s)(?<part>\p{Ll}{4,14})(?=,\s)|(?<=[\s,.])(?<town2>\p{Ll}{4,14})(?= (?:nsw|qld|vic|tas|fl|tx|ks|il|az|nv|ca|ga|nc|sc|tn|nm|wi|mn|mt|wy|ut|sk|mb|bc|ab|nl|nb|ns)(?!\p{L}))/gu;

function placeAt(
  source: Source,
  value: string,
  start: number,
  to: number,
  claims: readonly Claim[],
  isLed: boolean,
): ValueClaim | undefined {
  const { scan, text } = source;
  const end = start + value.length;
  const hasState =
    stateCode(/^, ([A-Z]{2,3})(?![\p{L}\d])/u.exec(text.slice(end, end + 6))?.[1] ?? '') !== undefined;
  if (!isFree(source, { start, end }, claims) || isNoTown(scan, value, start, isLed, hasState))
    return undefined;
  const sentence =
    text
      .slice(Math.max(0, start - 100), start)
      .split(/[.;!?\n]\s|(?<!\p{L})(?:but|is (?:now )?working|now (?:in|at))(?!\p{L})/u)
      .at(-1) ?? '';
  if (others.test(sentence)) return undefined;
  // `they moved it last night, Mullingar now`
  const isNow = /^ now[.,]/.test(text.slice(end, end + 5));
  if (!isNow && isOthersPlace(text.slice(Math.max(0, start - 60), start), text.slice(end, end + 24)))
    return undefined;
  const region = /^(,? (?:in )?)([\p{L}]{2,16}(?: \p{Lu}\p{L}{3,12}){0,2})(?![\p{L}\d])/u.exec(
    text.slice(end, Math.min(to, end + 44)),
  );
  const named =
    region?.[2] === undefined
      ? undefined
      : [region[2], region[2].split(' ')[0] ?? ''].find(
          (each) =>
            (/^\p{Lu}/u.test(each) || /^\p{Ll}/u.test(value)) &&
            (stateCode(each.length < 4 ? each.toUpperCase() : each) !== undefined || isRegion(each)),
        );
  const at = end + (region?.[1]?.length ?? 0);
  const state = named === undefined ? undefined : { value: named, start: at, end: at + named.length };
  const place = { address: undefined, city: { value, start, end }, state, start, end: state?.end ?? end };
  return { field: 'place', value: place, start, end: place.end, confidence: 0.5 };
}

const others =
  /(?<!\p{L})(?:dealer|branch|office|headquarters|hq|depot|bill|billing|ship|deliver|delivery|send|merchant|workshop|supplier|parts|was (?:at|in))(?!\p{L})/iu;

/** A word of the vocabulary, a maker, a country, a day, a person who is thanked: no town. */
function isNoTown(scan: Scan, value: string, start: number, isLed: boolean, hasState: boolean): boolean {
  const end = start + value.length;
  if (noTown.test(value) || isCountry(value) || (!isLed && isRegion(value)) || brandAt(scan.text, start))
    return true;
  if (
    /(?:thanks|thank you|cheers|regards|hi|hello|dear|mr|mrs|ms|ta|sir),?\s$/i.test(
      scan.text.slice(Math.max(0, start - 12), start),
    )
  )
    return true;
  const other =
    may.severity |
    may.part |
    may.trouble |
    may.provider |
    may.machineType |
    may.kind |
    may.signOff |
    may.month |
    may.street;
  if (hasBits(scan, start, end, other)) return true;
  // `Mobile, AL`
  if (hasState) return false;
  const first = firstWordFrom(scan, start);
  const label = ((scan.bits[first] ?? 0) & may.label) === 0 ? undefined : labelAt(scan, first, end);
  return label !== undefined && label.end >= end - 2;
}

const noTown =
  /^(?:sok|san|mah|cad|osb|bulv|the|this|that|these|those|there|then|they|them|its|it|he|she|his|her|we|you|your|our|who|what|when|where|which|why|how|any|all|also|and|but|not|now|new|old|on|off|yes|no|ok|please|pls|can|could|will|would|should|just|still|today|tonight|tomorrow|yesterday|morning|afternoon|evening|night|lunch|lunchtime|noon|home|work|once|least|last|first|end|times?|moment|random|idle|start|startup|park|site|gate|shop|yard|depot|office|dealer|dealership|stop|start|sent|call|tech|technician|mechanic|operator|driver|fitter|customer|crew|boss|mate|lads?|sir|madam|level|limp|regen|derate|reset|reads?|shows?|says?|got|getting|came|went|parked|down|back|over|out|up|fuel|hours?|meter|clock|reading|serial|pin|vin|unit|fleet|number|no|code|codes?|fault|error|alarm|alert|both|same|only|again|edit|correction|sorry|urgent|asap|ring|happened|working|machine|truck|registered|received|attached|photo|note|info|heads|seeding|bring|ignore|happens?|since|while|after|before|about|around|approx|max|min|full|low|high|hey|hi|hello|thanks|thank|cheers|ta|regards|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:pit|berth|quay|bay|zone|area|phase|level|bench|dock|hall|shed|lane|gate|plot|lot|block|field|crusher) ?.{0,6})$|(?<!\p{L})(?:ltd|limited|inc|llc|plc|gmbh|plant hire|rentals?|equipment|services?|machinery|contractors?|construction|haulage|group|company|desk|department|team)$|^(?:Is|Its|It|He|She|We|You|They|The|This|That|There|My|Our|Your|Can|Do|Will|Please|Not|Got|Did|Has|Have|Was|Are|If|As|To|For|From|Same|Send|Ring|Call|Text|Driver|Operator|Customer|Engine|Hydraulic)\s/iu;
