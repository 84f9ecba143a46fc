import { brandAt, brandWithin } from '#functions/equipment/catalogue/find-brand.ts';
import { mereFigures, type ValueClaim } from './claims.ts';
import type { ListedModel } from './makers.ts';
import { firstIn, type Source } from './marks.ts';
import { type Scan, scan } from './scan.ts';
import { type FoundMachine, findMachine, isDesignation, noEndOfModel } from './values/machines.ts';
import { isNumberedName, nameBeside } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { serialAfterModel } from './values/serial-numbers.ts';
import { may } from './vocabulary.ts';
import { isGreeting } from './words/greetings.ts';

/*
 * Which machine prose speaks of, and what stands beside a maker and its model (`EX-12 - Komatsu PC360LC-11`, `950 GC -
 * M5T01877`).
 */

/** An owner's name at the beginning of a line, behind the machine's number in the list; figures only behind one, and set apart. */
const listedName =
  /^\W{0,3}(?:(?:\d{1,2}[.)\]]\s{1,2})?(\p{Lu}{1,5}-\d{1,5})\s{1,4}|\d{1,3}(?:[.)\]:]|\s?\/\s?\d{1,3}|\s(?:of|von|de|di|van|av|af|z|ze)\s\d{1,3})\s{1,4}(\d{3,8})\s{2,4})(?:(?:19|20)\d\d\s)?$/u;

/** `ConSite alarm report ZX245USLC-7`, `the 331G is down … john deere`: a model of a maker that is named elsewhere, and what stands beside it. */
export function apartFromMaker(text: string, from: number, to: number, model: ListedModel): ValueClaim[] {
  const { value, start, end, maker } = model;
  const claims: ValueClaim[] = [{ field: 'model', value, start, end, confidence: 0.49 }];
  if (!maker.isPortals)
    claims.push({ field: 'brand', value: maker.name, start: maker.start, end: maker.end, confidence: 0.5 });
  // Without a maker's name there, words before the model may be anything: `What: 772G`.
  for (const claim of besideMachine(text, from, to, { brand: { start }, model, end }))
    if (claim.start > start || (claim.field === 'unit' && isNumberedName(claim.value))) claims.push(claim);
  return claims;
}

/** `EX-12 - Komatsu PC360LC-11`, `for WL-2 (Caterpillar 950M, EMB01234)`: the owner's name before, the serial number after. */
export function besideMachine(
  text: string,
  from: number,
  to: number,
  machine: { brand: { start: number }; model: unknown; end: number },
): ValueClaim[] {
  const claims: ValueClaim[] = [];
  const lead = Math.max(from, machine.brand.start - 70);
  const before =
    /(?:^|\b(?:for|on|from|of|[Uu]nit|[Mm]achine|[Aa]sset|macchina|[Mm]aschine|máquina|engin|maskinen?)\s|[:•,]\s)["“]?(\p{L}[\p{L}\p{N}#.'-]{0,14}(?:[ -][\p{L}\p{N}#-]{1,12}){0,2})["”]?\s?(?:[-–—:|/•·]|\(|,)\s?(?:a |an |the )?(?:(?:19|20)\d\d )?$/u.exec(
      text.slice(lead, machine.brand.start),
    );
  const owned =
    before?.[1]
      ?.replace(/^(?:(?:The|Your|Our|A|An)\s)?(?:[Mm]achine|[Uu]nit|[Aa]sset)\s/, '')
      .replace(machineNoun, '')
      .replace(/^(?:(?:[Nn]ew|[Oo]ld|[Oo]ur|[Ff]leet|[Ii]nternal)\s)?[Nn]umber\s/, '')
      .replace(/^\p{Lu}?\p{Ll}{3,14} (?:\p{Ll}{3,14} )?(?=\p{Lu}{1,5}-\d{1,5}$)/u, '')
      .replace(/^(?:.{0,30}\s)?(?:on|for|about|of|from|re|with)\s(?=\S)/u, '')
      // `your HB365LC-3 (Komatsu)`: whose it is.
      .replace(/^(?:your|our|the|my|ihre?|unsere?|votre|notre|su|uw|onze) (?=\S*\d\S*$)/iu, '')
      // `gm. the 57 (case CX57C mini)`: what another sentence ends with.
      .replace(/^[^\d]{0,24}\p{Ll}[.!?] (?:the |our )?(?=\S)/u, '') ?? '';
  if (
    before &&
    !/^(?:contract|agreement|order|quote|invoice|case|ticket|alert|alarm|event|message|customer)\b|\d{7}/i.test(
      owned,
    ) &&
    (/\d/.test(owned) ||
      (/,\sa(?:n)?\s/.test(before[0]) && /^(?!(?:The|Our|My|Your|One)\b|\S+['’]s )\p{Lu}/u.test(owned))) &&
    !brandAt(owned, 0) &&
    // `Bom dia, a Case 580N`
    !isGreeting(owned) &&
    // `on Jun 4, 2026 CAT excavator`
    !dayOfMonth.test(owned)
  ) {
    const start = lead + before.index + before[0].indexOf(owned);
    claims.push({ field: 'unit', value: owned, start, end: start + owned.length, confidence: 0.6 });
  }
  // `Big Blue - Volvo L220H`, `Loader 310 HITACHI ZW310-7`: what the line begins with is the owner's name.
  // `was detected on 5512 (2021 Freightliner 114SD)`, `2208 [Komatsu WA380-8 / A75114]`
  const on = /(?:\b(?:on|for|from|by) |^)(#?\d{2,6}) [([](?:(?:19|20)\d\d )?$/.exec(
    text.slice(lead, machine.brand.start),
  );
  if (on?.[1]) {
    const start = lead + on.index + on[0].indexOf(on[1]);
    claims.push({ field: 'unit', value: on[1], start, end: start + on[1].length, confidence: 0.6 });
  }
  // `1) GEN-221  Doosan G125`, `[2]  10650017   Skyjack SJ3226`, `1/2   40117   Case CX145D`
  const numbered = machine.model ? listedName.exec(text.slice(from, machine.brand.start)) : null;
  const listed = numbered?.[1] ?? numbered?.[2];
  if (numbered && listed !== undefined && !/^(?:19|20)\d\d$/.test(listed)) {
    const start = from + numbered[0].lastIndexOf(listed);
    claims.push({ field: 'unit', value: listed, start, end: start + listed.length, confidence: 0.6 });
  }
  const named =
    before?.[1] && /\d/.test(before[1])
      ? null
      : /^\W{0,3}(\p{Lu}[\p{L}'-]{1,12}(?: [\p{Lu}\d][\p{L}\d'-]{0,12}){0,2})(?:\s[-–—:]\s|\s)$/u.exec(
          text.slice(from, machine.brand.start),
        );
  if (
    named?.[1] &&
    machine.model &&
    (/\d$/.test(named[1]) || /[-–—:]\s$/.test(named[0])) &&
    !isPlainWord(named[1])
  ) {
    const start = from + named[0].indexOf(named[1]);
    claims.push({ field: 'unit', value: named[1], start, end: start + named[1].length, confidence: 0.55 });
  }
  const isNamed = claims.some((claim) => claim.field === 'unit');
  const first = machine.model && !isNamed ? beginsLine.exec(text.slice(from, machine.brand.start)) : null;
  const own = first?.[1] ?? first?.[2];
  if (
    own !== undefined &&
    (/^\d/.test(own)
      ? !/^(?:19|20)\d\d$/.test(own)
      : /\p{Ll}/u.test(text.slice(machine.brand.start, machine.end)) && mayBeName(own))
  ) {
    const start = from + (first?.[0].indexOf(own) ?? 0);
    claims.push({ field: 'unit', value: own, start, end: start + own.length, confidence: 0.52 });
  }
  // `the S76 (bobcat, serial …)`: the model before its brand.
  const model = machine.model
    ? null
    : /(?:^|\s)((?:[A-Z]{1,4} )?(?=[A-Z]{0,4}-?\d)[A-Z\d][A-Z\d.+-]{1,11}(?: [A-Z]{1,3}){0,2})(?:\s{0,3}[([]|\s(?:von|by|from|de|da|di|av|fra|van|od|der Firma)\s)$/.exec(
        text.slice(lead, machine.brand.start),
      );
  if (model?.[1]) {
    const start = machine.brand.start - model[0].length + model[0].indexOf(model[1]);
    claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.55 });
  }
  const rest = text.slice(machine.end, Math.min(to, machine.end + 64));
  // `SY215C (RNT-10233, nr seryjny 1FF844KXCLF690123)`: its owner's name before its maker's number.
  const behind = text.slice(machine.end, machine.end + 64);
  const shut = machine.model
    ? (nameThenSerial.exec(behind)?.[1] ?? nameBeforeBracket.exec(behind)?.[1])
    : undefined;
  if (shut !== undefined) {
    const start = text.indexOf(shut, machine.end);
    claims.push({ field: 'unit', value: shut, start, end: start + shut.length, confidence: 0.6 });
  }
  const serial = machine.model && shut === undefined ? serialAfterModel(text, machine.end, to) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  const figures = machine.model && !serial ? figuresBeside.exec(rest) : null;
  const mere = figures?.slice(1).find((group) => group !== undefined);
  if (figures && mere !== undefined && !/^(?:19|20)\d\d$/.test(mere)) {
    const start = machine.end + figures[0].lastIndexOf(mere);
    claims.push({ field: 'serial', value: mere, start, end: start + mere.length, confidence: mereFigures });
  }
  // `660SJ (Boom 4), S/N …`, `950 GC - M5T01877 - CF-22`
  const apart =
    machine.model && shut === undefined ? nameBeside(text, serial?.end ?? machine.end, to) : undefined;
  if (apart)
    claims.push({ field: 'unit', value: apart.value, start: apart.start, end: apart.end, confidence: 0.5 });
  // `DX225LC-7   [Hall Rd #2]`
  const quoted = machine.model
    ? (/^\s["“„«]([^"”“»\n]{2,24})["”“»]/.exec(rest) ?? /^\s{1,4}\[([^[\]\n]{2,24})\]/.exec(rest))
    : null;
  if (quoted?.[1] && (!quoted[0].endsWith(']') || isNumberedName(quoted[1]))) {
    const start = machine.end + quoted[0].length - 1 - quoted[1].length;
    claims.push({ field: 'unit', value: quoted[1], start, end: start + quoted[1].length, confidence: 0.75 });
  }
  const number =
    /^\s{0,2}[,(/]?\s?(?:#|[Nn][°º]\.?|[Nn]r\.?\s|[Nn]o\.|[Nn]um(?:ber|mer|éro|ero)|número|núm\.|č\.)\s?((?=[\p{L}-]{0,6}\d)[\p{L}\p{N}][\p{L}\p{N}-]{0,16})(?![\p{L}\p{N}])/u.exec(
      rest,
    );
  if (number?.[1]) {
    const start = machine.end + number[0].length - number[1].length;
    // `860SJ #10934471 (S/N …)`: no serial number, where another is; too unsure to tell of another machine.
    const confidence = serial?.start === start ? 0.45 : 0.8;
    const isMakers = /#/.test(number[0]) && makersNumber.test(number[1]);
    const field = isMakers && !serial ? 'serial' : 'unit';
    claims.push({ field, value: number[1], start, end: start + number[1].length, confidence });
  }
  return claims;
}

/** `EC220E T12 (1FF844KXCLF690123)` */
const nameBeforeBracket = new RegExp(
  `^ ${noEndOfModel}((?=\\p{Lu}{0,5}-?\\d)\\p{Lu}{0,5}-?\\d{1,5}\\p{Lu}?) \\((?=[^()]{0,14}\\d{3})[A-Z\\d-]{5,17}\\)`,
  'u',
);
const nameThenSerial =
  /^\s?\(((?!(?:S\/?N|PIN|VIN|19\d\d|20\d\d)(?![\p{L}\d]))(?=[^(),]{0,12}\d)[\p{L}\d#][^(),\n]{1,17}),\s(?:s\/?n|n\/s|pin|vin|serial|serien\p{L}*|serie\p{L}*|s[eé]rie|n[°ºr]\.? (?:de )?s[eé]r\p{L}*|nr\.? ser\p{L}*|n[uú]mero de s[eé]rie|numéro de série|matr(?:icola)?\.?|telaio|chassis\p{L}*|fahrgestell\p{L}*)(?![\p{L}])/iu;

const dayOfMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}$/iu;

/** `PC210LC-11 by Komatsu, #C90217`, `L90H #VCEL090HC00623118`, `S650 # B4CE12345`: letters and figures as makers number. */
const makersNumber =
  /^(?:[A-Z]{1,3}\d{5,6}|(?=(?:.*\d){5})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}|(?=[A-Z\d]{0,6}[A-Z])[A-Z\d]{3,6}\d{5,6})$/;

/** `KESTREL Volvo A40G`, `CRUSH-EX, Hyundai HX330AL`, `HAMMER TIME: Cat 335`, `4310 JCB 220X`: what a line begins with, in capitals or figures. */
const beginsLine =
  /^\W{0,3}(?:(\p{Lu}{2,12}(?:[- ]\p{Lu}{2,12}){0,2}(?:-\p{Lu})?)(?:\s?[:,]\s|\s)|(?:(?:[Nn]o\.|[Nn]r\.|#)\s?)?(\d{2,5})\s)(?:(?:19|20)\d\d\s)?$/u;

/** No word of the vocabulary that says something else than a name. */
function mayBeName(name: string): boolean {
  if (name.length < 4 || isPlainWord(name) || noNames.test(name)) return false;
  const { bits, count } = scan(name);
  const other = may.verb | may.notice | may.kind | may.machineType | may.label | may.month | may.header;
  for (let word = 0; word < count; word += 1) if (((bits[word] ?? 0) & other) !== 0) return count > 1;
  return true;
}

const noNames =
  /^(?:FYI|HELP|UPDATE|HELLO|PLEASE|ASAP|HEADS|INFO|NOTE|THIS|THAT|THE|YOUR|OUR|TODAY|NIGHT|SHIFT|CREW|SITE|YARD|BOSS|STILL|ATTN|URGENT|WITH|FROM|SAME|ALSO|BOTH|ONE|TWO|NEXT|MAKE|BRAND|MODEL|MISS|HELLO|HEY|GUYS|TEAM|DEAR|USED|SOLD|SALE)(?:[ -]|$)/;

/**
 * `PC88MR-11 (7741)`, `WA270-8 "Spoon" (83300)`, `12MTX no. 31340`, `mit der Nummer 11821447`, `HM400-5 #10733`:
 * figures right behind a model, which are its owner's number or its maker's.
 */
const figuresBeside =
  /^(?:\s\p{Ll}{3,14}){0,2}?(?:\s["“][^"”\n]{1,24}["”])?(?:\s?\((\d{4,8})\)|\s[-–/|]\s(\d{5,8})(?=\s[-–/|]\s)|,?\s(?:no\.?|n°|nr\.?)\s(\d{4,8})(?=[\s,;(]|$)|\s(?:with|mit|avec|con|com|met|med)\s(?:(?:the|der|le|el|o|il|het)\s)?(?:[Nn]um(?:ber|éro|ero|mer|ret)|número|[Nn]r\.?|no\.)\s(\d{6,10})(?=[\s,;(]|$)|\s#(\d{4,8})(?=[\s,;(]|$))/u;

/**
 * The machine that a stretch of text tells of: the first that is not named beside it only (`towed in by the Cat D8T`, `jump
 * start from the Cat 950M`, `while our Tigercat 630H is in the shop`), and those that are.
 */
export function ownMachine(
  scanned: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): { machine: FoundMachine | undefined; others: readonly FoundMachine[] } {
  const first = findMachine(scanned, from, to, isTaken);
  const others: FoundMachine[] = [];
  if (!first?.model) return { machine: first, others };
  let machine: FoundMachine | undefined;
  for (let next: FoundMachine | undefined = first, count = 0; next?.model && count < 4; count += 1) {
    if (isBesideOnly(scanned.text, from, next)) others.push(next);
    else machine ??= next;
    next = findMachine(scanned, next.end, to, isTaken);
  }
  return { machine: machine ?? first, others: machine ? others : [] };
}

function isBesideOnly(text: string, from: number, { brand, end }: FoundMachine): boolean {
  return (
    besideOnly.test(text.slice(Math.max(from, brand.start - 56), brand.start)) ||
    /^(?:\s\p{L}{2,12})?\s(?:behind|last (?:year|month|week)|next to it|beside it|takes over)(?!\p{L})/u.test(
      text.slice(end, end + 32),
    )
  );
}

/** `the Cat D8T with 14,000 hours`: the other machine's hours. */
export function isOfOther(text: string, { brand, end }: FoundMachine, hours: number): boolean {
  if (hours < end) return hours >= brand.start;
  return hours - end < 12 && /^[\s(,]{0,2}(?:(?:with|at|has)\s)?$/.test(text.slice(end, hours));
}

const besideOnly =
  /(?<!\p{L})(?:(?:towed|pulled|pushed|loaded|lifted|carried|hauled|replaced|helped|relieved)\s(?:[^.,;]{0,24}\s)?(?:by|with|onto|on)|(?:load\p{L}*|work\p{L}*|dig\p{L}*)\s(?:[^.,;]{0,24}\s)?with|(?:replacement|substitute|stand-in|sister)(?:[^.;]{0,24}\s(?:is|was))?|(?:jump start|parts|boost|hose|filter|pump)\s(?:from|off)|while|sold|unlike|instead of|beside|behind|next to|alongside|killed|not|use|used to be|formerly|was once|previously|borrowed from)\s(?:(?:loader|unit|machine|truck|excavator)\s\d{1,3}\s\()?(?:(?:the|our|an?|my|their|his|old|other)\s){0,2}$/iu;

/** Words for any machine, which are no part of a name. */
const machineNoun =
  /^(?:das |die |der |l['’]|la |le |el |o |a |il |de |het |den )?(?:gerät|maschine|fahrzeug|machine|engin|équipement|véhicule|equipo|máquina|vehículo|macchina|mezzo|veicolo|equipamento|veículo|maskinen?|maskine|kone|maszyna|stroj|makine|materieel|voertuig|asset|unit|unité|unidad|unidade|vehicle)\s(?=\S)/iu;

/** `您的三一 SY365H 挖掘机`, `一台小松PC200-8`: a maker's name within other words, right before a designation. */
export function unspacedMachine({ text }: Source, from: number, to: number): ValueClaim[] {
  const window = text.slice(from, to);
  if (!/[\u3040-\u9fff\uac00-\ud7af] ?[A-Z\d]/.test(window)) return [];
  const found = brandWithin(window) ?? brandBeforeKind(window);
  if (!found) return [];
  const end = from + found.end;
  // `コマツの油圧ショベルPC200-11`, `Komatsu挖掘机PC360-8`: with the kind of machine between.
  const gap =
    /^(?:牌|品牌|製|社製|の|社の|製の|의)?\s?(?:[\p{sc=Han}\p{sc=Katakana}ー]{2,9}\s?|\p{sc=Hangul}{2,6}\s?)?(?=[A-Z\d])/u.exec(
      text.slice(end, Math.min(to, end + 16)),
    )?.[0].length;
  const model =
    gap === undefined ? undefined : designated.exec(text.slice(end + gap, Math.min(to, end + gap + 20)))?.[0];
  if (gap === undefined || model === undefined) return [];
  return [
    { field: 'brand', value: found.brand.name, start: from + found.start, end, confidence: 0.65 },
    { field: 'model', value: model, start: end + gap, end: end + gap + model.length, confidence: 0.62 },
  ];
}

/** `我们的Komatsu挖掘机`: a maker in Latin letters, right before Eastern ones. */
function brandBeforeKind(window: string) {
  const name = /(?<![A-Za-z])[A-Z][A-Za-z-]{1,16}(?=[\p{sc=Han}\p{sc=Katakana}])/u.exec(window);
  const found = name ? brandAt(name[0], 0) : undefined;
  return name && found && { ...found, start: name.index, end: name.index + found.end };
}

const designated = /^(?=[A-Z-]{0,6}\d{2})[A-Z\d]{1,10}(?:-[A-Z\d]{1,5}){0,2}(?![A-Za-z\d])/;

/** `The Hyundai with the long reach, HX220AL, …`, `Kobelco, the SK350LC-10 one`: a maker, and its designation a few words on. */
export function modelApart({ text, marks }: Source, brandEnd: number, to: number): ValueClaim[] {
  const match = apartFromBrand.exec(text.slice(brandEnd, Math.min(to, brandEnd + 80)));
  if (!match?.[1] || !isDesignation(match[1])) return [];
  const start = brandEnd + match[0].length - match[1].length;
  if (firstIn(marks.codes, start, start + 1)) return [];
  return [{ field: 'model', value: match[1], start, end: start + match[1].length, confidence: 0.43 }];
}

const apartFromBrand =
  /^(?:\s[\p{Ll}' -]{2,40})?[,(]?\s(?:(?:the|an?|type|model|our|it['’]s|is)\s){0,2}([A-Z]{1,4}\d{2,4}(?:[A-Z]{0,3}|[A-Z]\d)(?:-\d{1,2}[A-Z]{0,2})?)(?=[\s,.;)])/u;
