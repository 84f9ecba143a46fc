import { type Claim, claimOf, placeFields, type ValueClaim } from './claims.ts';
import { isSureCode } from './leftovers.ts';
import { type Line, mayHave } from './lines.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { type ListedMachine, listedMachines } from './named-machine.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { parseNumber } from './values/numbers.ts';
import { severityIn } from './values/severity-words.ts';
import { may, setOfWords } from './vocabulary.ts';

/*
 * Machines that sentences tell of side by side, each with a fault of its own: `The 320 is showing 7.1.22 and the D6 next to it
 * 1589-3. Both are Cats, both at 16 Gravel Pit Road … The 320 is unit 52 and has 6120 hrs, the D6 is unit 58 with 3377.` What
 * is said behind a mention of a machine - its model, its owner's name, its kind, `the second` - is its own, what is said of
 * both is each one's, and of two values in a list (`Hours 2,949 and 1,416`) the first is the first one's.
 */

/** The claims with a group for each machine, where a message tells of several so; else the claims as they are. */
export function withMachinesApart(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  if (lines.length > mostLines || !lines.some((line) => mayHave(line, may.brand))) return claims;
  if (claims.some(({ group, field, label }) => group > 0 || (field === 'model' && label !== '')))
    return claims;
  if (!joinsMachines(source)) return claims;
  const prose = lines.filter((line) => line.role === 'body');
  const mentions = mentionsIn(source, prose, claims);
  const machines = machinesIn(source, prose, mentions, claims);
  if (machines.length < 2)
    return [
      ...claims,
      ...besideEach(source, mentions, claims),
      ...samePlaces(source, prose, mentions, claims),
    ];
  return grouped(source, prose, machines, claims);
}

/** One of the words is there without which nobody speaks of two machines in a sentence. */
function joinsMachines({ scan }: Source): boolean {
  for (let word = 0; word < scan.count; word += 1) if (joining[scan.words[word] ?? -1] === 1) return true;
  return false;
}

const joining = setOfWords('and both while other second two three beside next same');

/** Models of the makers' ranges, and what was read right behind a maker. */
function mentionsIn(source: Source, prose: readonly Line[], claims: readonly Claim[]): ListedMachine[] {
  const listed = listedMachines(source, prose, claims);
  const read = claims.flatMap((claim): ListedMachine[] => {
    if (claim.field !== 'model' || claim.confidence < 0.7) return [];
    const maker = claims.find(
      (each) => each.field === 'brand' && source.text.slice(each.end, claim.start) === ' ',
    );
    const isListed = listed.some(({ start, end }) => start < claim.end && claim.start < end);
    return maker?.field !== 'brand' || isListed
      ? []
      : [{ value: claim.value, start: claim.start, end: claim.end, maker }];
  });
  return [...listed, ...read].sort((one, other) => one.start - other.start);
}

const mostLines = 24;
const mostMachines = 4;

/** The maker's numbers behind the models of a message about several machines (`The Volvo A30G named "Mudlark", VCE0A30GJ00752208`). */
function besideEach(source: Source, mentions: readonly ListedMachine[], claims: readonly Claim[]): Claim[] {
  const firsts = firstMentions(mentions);
  if (firsts.length < 2) return [];
  return firsts.flatMap((model, index) => {
    const to = firsts[index + 1]?.start ?? source.text.length;
    const isTold = claims.some(({ field, start }) => field === 'serial' && start >= model.end && start < to);
    const own = isTold ? [] : besideModel(source, model, to);
    return own.filter(({ field }) => field === 'serial').map((claim) => claimOf(claim, ''));
  });
}

/** `3,021 hours, same street and number`: where the machine before stands. */
function samePlaces(
  { text }: Source,
  prose: readonly Line[],
  mentions: readonly ListedMachine[],
  claims: readonly Claim[],
): Claim[] {
  const second = firstMentions(mentions)[1];
  if (!second) return [];
  for (const line of prose) {
    const match = samePlace.exec(text.slice(line.start, line.end));
    const start = line.start + (match?.index ?? 0);
    if (!match || start < second.end) continue;
    const before = claims.filter((claim) => placeFields.has(claim.field) && claim.start < second.start);
    if (
      before.length === 0 ||
      claims.some((claim) => placeFields.has(claim.field) && claim.start > second.start)
    )
      continue;
    return before.map((claim) => ({ ...claim, start, end: start + match[0].length }) as Claim);
  }
  return [];
}

const samePlace =
  /(?<!\p{L})(?:the )?same (?:street|place|address|site|spot|location|yard|job|lot|jobsite|pit|quarry)(?: and number)?(?!\p{L})/iu;

interface Machine {
  readonly model: ListedMachine;
  /** The word for its kind that stands with its first mention, folded. */
  readonly kind: string | undefined;
  readonly own: ValueClaim[];
}

/** The machines of one paragraph of which each has a code before the next is named. */
function machinesIn(
  source: Source,
  prose: readonly Line[],
  mentions: readonly ListedMachine[],
  claims: readonly Claim[],
): Machine[] {
  const firsts = firstMentions(mentions);
  if (firsts.length < 2 || firsts.length > mostMachines) return [];
  // A list of machines has them without an article, and its readers of their own.
  if (!firsts.every(({ start }) => article.test(source.text.slice(Math.max(0, start - 40), start))))
    return [];
  const paragraphs = firsts.map(({ start }) => prose.find((line) => line.end > start)?.paragraph);
  if (paragraphs.some((paragraph) => paragraph !== paragraphs[0])) return [];
  const machines: Machine[] = [];
  for (const [index, model] of firsts.entries()) {
    const to = firsts[index + 1]?.start ?? endOfParagraph(prose, model.start);
    const own = besideModel(source, model, to);
    const isTold = claims.some(
      ({ field, start }) => (field === 'code' || field === 'fault') && start >= model.end && start < to,
    );
    const code = isTold
      ? undefined
      : (codeLeft(source, model.end, to, [...claims, ...own]) ??
        numberShown(source, model.end, to, [...claims, ...own]));
    if (!isTold && !code) return [];
    if (code) own.push(code);
    machines.push({ model, kind: kindBeside(source, model), own });
  }
  return machines;
}

function firstMentions(mentions: readonly ListedMachine[]): ListedMachine[] {
  return mentions.filter(
    (mention, index) => mentions.findIndex((other) => fold(other.value) === fold(mention.value)) === index,
  );
}

const article = /(?<!\p{L})(?:the|our|an?|one|this|that|your|my|other)\s(?:\p{L}[\p{L}-]{1,14}\s){0,3}$/iu;

function endOfParagraph(prose: readonly Line[], at: number): number {
  const own = prose.find((line) => line.end > at);
  return prose.findLast((line) => line.paragraph === own?.paragraph)?.end ?? at;
}

/** A code by its form alone, where nothing else has been read. */
function codeLeft(source: Source, from: number, to: number, claims: readonly Span[]): ValueClaim | undefined {
  for (const match of source.text
    .slice(from, to)
    .matchAll(/(?<![\p{L}\p{N}.:/@#-])[\p{L}\p{N}][\p{L}\p{N}.-]{2,14}(?![\p{L}\p{N}])/gu)) {
    const value = match[0].replace(/[.-]+$/, '');
    const start = from + match.index;
    const end = start + value.length;
    if (!isSureCode(value) || claims.some((claim) => claim.start < end && start < claim.end)) continue;
    if (firstIn(source.marks.dates, start, end) || firstIn(source.marks.hours, start, end)) continue;
    return { field: 'code', value, start, end, confidence: 0.5 };
  }
  return undefined;
}

/** `(tag R1) with 5112 and the …`: a mere number that a machine shows, beside another that shows a code. */
function numberShown(
  { text, marks }: Source,
  from: number,
  to: number,
  claims: readonly Span[],
): ValueClaim | undefined {
  const match = shown.exec(text.slice(from, to));
  if (!match?.[1]) return undefined;
  const start = from + match.index + match[0].length - match[1].length;
  const end = start + match[1].length;
  const isTaken =
    claims.some((claim) => claim.start < end && start < claim.end) || firstIn(marks.hours, start, end);
  return isTaken ? undefined : { field: 'code', value: match[1], start, end, confidence: 0.5 };
}

const shown =
  /(?<!\p{L})(?:with|has|shows?|showing|throws?|throwing|flashing|reads?|says|code|on) (?:code |error |a )?(\d{2,5})(?![\p{L}\d]|[-.,:/]\d|\s?(?:%|h\b|hrs?\b|hours?\b|km\b|miles?\b))/iu;

/** What stands in brackets or between commas behind the model: `(Liebherr, loader 12)`, `(we call it Ernie, 2806177)`, `(HCM…, tag P-47)`. */
function besideModel({ text }: Source, model: ListedMachine, to: number): ValueClaim[] {
  const bracket = /^\s?[([]([^()[\]\n]{2,80})[)\]]/.exec(text.slice(model.end, Math.min(to, model.end + 90)));
  const own: ValueClaim[] = [];
  if (!bracket?.[1]) {
    const serial = /^(?: named ["“][^"”\n]{2,24}["”])?,? ((?=(?:.*\d){5})[A-Z\d]{7,17})(?![\p{L}\d])/u.exec(
      text.slice(model.end, Math.min(to, model.end + 60)),
    );
    if (serial?.[1]) own.push(claimAt('serial', serial[1], model.end + serial[0].length - serial[1].length));
    return own;
  }
  let at = model.end + bracket[0].indexOf(bracket[1]);
  for (const part of bracket[1].split(/[,;]/)) {
    const start = at + part.length - part.trimStart().length;
    const value = part.trim();
    at += part.length + 1;
    const name =
      /^(?:we call (?:it|her|him) |called |named |alias |aka )?["“]?(\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?)["”]?$/u.exec(
        value,
      );
    const number =
      /^(?:(?:unit|tag|fleet|asset|no\.?|number|our|\p{Ll}{3,12}) )(?:no\.? |number )?#?([\p{L}\d]{1,6}(?:-[\p{L}\d]{1,5})?)$/u.exec(
        value,
      );
    if (/^(?=(?:\D*\d){5})(?:[A-Z\d]{5,17}|\d{3,5}-\d{4,6})$/.test(value))
      own.push(claimAt('serial', value, start));
    else if (
      number?.[1] &&
      /\d/.test(number[1]) &&
      !/^(?:s\/?n|ser|serial|pin|vin|at|in|code|fault) /iu.test(value)
    )
      own.push(claimAt('unit', number[1], start + value.lastIndexOf(number[1])));
    else if (name?.[1] && fold(name[1]) !== fold(model.maker.value) && !/^(?:Both|All)$/.test(name[1]))
      own.push(claimAt('unit', name[1], start + value.indexOf(name[1])));
  }
  return own;
}

function claimAt(field: 'serial' | 'unit', value: string, start: number): ValueClaim {
  return { field, value, start, end: start + value.length, confidence: 0.6 };
}

/** `The excavator, a ZX470LC-6`, `the L 580 (Liebherr, loader 12)`. */
function kindBeside({ scan, text }: Source, { start, end }: ListedMachine): string | undefined {
  const to = end + 40;
  for (
    let word = firstWordFrom(scan, Math.max(0, start - 28));
    word < scan.count && startOf(scan, word) < to;
    word += 1
  ) {
    const [at, after] = [startOf(scan, word), endOf(scan, word)];
    if (at < start && /[.!?\n]/.test(text.slice(after, start))) continue;
    if (at >= end && /[.!?\n)]/.test(text.slice(end, at))) return undefined;
    if (
      ((scan.bits[word] ?? 0) & (may.kind | may.machineType)) !== 0 &&
      /^\p{Ll}{3,}$/u.test(text.slice(at, after))
    )
      return text.slice(at, after);
  }
  return undefined;
}

/** Where a machine is spoken of, or all of them. */
interface Turn {
  readonly start: number;
  readonly end: number;
  /** Index of the machine; undefined for all. */
  readonly machine: number | undefined;
}

function grouped(
  source: Source,
  prose: readonly Line[],
  machines: readonly Machine[],
  claims: readonly Claim[],
): readonly Claim[] {
  const { text } = source;
  const from = machines[0]?.model.start ?? 0;
  const own = machines.map((machine) => [...machine.own]);
  const inOwn = (claim: Span) =>
    own.some((each) => each.some((known) => known.start < claim.end && claim.start < known.end));
  const isModel = (claim: Claim) =>
    machines.some(({ model }) => claim.start < model.end && model.start < claim.end);
  const kept = claims.filter(
    (claim) =>
      claim.field !== 'brand' &&
      claim.field !== 'model' &&
      !isModel(claim) &&
      !(inOwn(claim) && claim.field !== 'description'),
  );
  const turns = turnsIn(source, prose, machines, kept);
  const listed = pairedValues(source, prose, machines.length, kept);
  const shared: Claim[] = [];
  for (const claim of kept) {
    if (listed.some((each) => each.start < claim.end && claim.start < each.end)) continue;
    const machine = ownerAt(turns, claim.start);
    if (machine === undefined || (claim.start < from && claim.field !== 'severity')) shared.push(claim);
    else own[machine]?.push(cut(claim, turns, text));
  }
  for (const each of listed) own[each.machine]?.push(each.claim);
  for (const [index] of machines.entries())
    own[index]?.push(...elliptic(source, turns, index, own[index] ?? [], kept));
  return machines.flatMap(({ model }, index) => {
    const told = own[index] ?? [];
    const { value, start, end, maker } = model;
    const identity: ValueClaim[] = [
      { field: 'model', value, start, end, confidence: 0.75 },
      { field: 'brand', value: maker.value, start: maker.start, end: maker.end, confidence: 0.75 },
    ];
    const has = (claim: Claim) =>
      told.some(
        ({ field }) => field === claim.field || (placeFields.has(field) && placeFields.has(claim.field)),
      );
    return [...identity, ...told, ...shared.filter((claim) => !has(claim))].map((claim) =>
      claimOf(claim, 'label' in claim ? String(claim.label) : '', { group: index + 1, row: 0 }),
    );
  });
}

/** The mentions of each machine, and of all, in their order. */
function turnsIn(
  { text }: Source,
  prose: readonly Line[],
  machines: readonly Machine[],
  claims: readonly Claim[],
): Turn[] {
  const turns: Turn[] = [];
  const add = (pattern: RegExp, machine: number | undefined) => {
    for (const line of prose)
      for (const match of text.slice(line.start, line.end).matchAll(pattern)) {
        const start = line.start + match.index;
        turns.push({ start, end: start + match[0].length, machine });
      }
  };
  for (const [index, { model, kind, own }] of machines.entries()) {
    add(wordPattern(model.value), index);
    for (const claim of own)
      if (claim.field === 'unit' && /\p{L}/u.test(claim.value)) add(wordPattern(claim.value), index);
    // `Volvo: 5,511 h`: the maker, where each has another.
    if (machines.every((other, at) => at === index || other.model.maker.value !== model.maker.value))
      add(wordPattern(text.slice(model.maker.start, model.maker.end)), index);
    // `PC is at 3,004 h`: the letters of its model.
    const letters = /^\p{Lu}{2,4}(?=\d)/u.exec(model.value)?.[0];
    if (
      letters !== undefined &&
      machines.every((other, at) => at === index || !other.model.value.startsWith(letters))
    )
      add(wordPattern(letters), index);
    if (kind !== undefined && machines.every((other, at) => at === index || other.kind !== kind))
      add(wordPattern(kind, 'giu'), index);
  }
  for (const [index, ordinal] of [
    'first|former',
    machines.length === 2 ? 'second|latter|other(?: one)?' : 'second',
    'third',
  ].entries())
    if (index < machines.length)
      add(
        new RegExp(
          `(?:(?<![\\p{L}])the |,\\s?(?:and )?|(?<=^|[.;] ?))(?:${ordinal})(?! (?:time|of|text|message|one of)(?!\\p{L}))(?![\\p{L}])`,
          'giu',
        ),
        index,
      );
  add(
    /(?<![\p{L}])(?:both|all (?:two|three|four)|they|these|the two|each|same place|everything)(?!\p{L})/giu,
    undefined,
  );
  // Nothing but a machine's own is told before its first mention.
  const inPlaces = (turn: Turn) =>
    claims.some(
      (claim) => placeFields.has(claim.field) && claim.start <= turn.start && claim.end >= turn.end,
    );
  return turns.filter((turn) => !inPlaces(turn)).sort((one, other) => one.start - other.start);
}

function wordPattern(word: string, flags = 'gu'): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}]|-\\p{N})`,
    flags,
  );
}

function ownerAt(turns: readonly Turn[], at: number): number | undefined {
  return turns.findLast((turn) => turn.start <= at)?.machine;
}

/** `fan speed high, and the W 210 Fi (…)`: what is said of one ends where the next is named. */
function cut(claim: Claim, turns: readonly Turn[], text: string): Claim {
  const next =
    claim.field === 'description'
      ? turns.find((turn) => turn.start > claim.start && turn.start < claim.end)
      : undefined;
  if (!next) return claim;
  const value = text
    .slice(claim.start, next.start)
    .replace(/[\s,;(]*(?:(?:and|while|but|the|a|an|our) ?)*$/u, '');
  return { ...claim, value, end: claim.start + value.length } as Claim;
}

interface Paired extends Span {
  readonly machine: number;
  readonly claim: Claim;
}

/** `Tags RO-34 and RO-28.`, `Hours are 8,018 and 4,554 in that order.`: as many values as machines, in their order. */
function pairedValues(
  { text }: Source,
  prose: readonly Line[],
  count: number,
  claims: readonly Claim[],
): Paired[] {
  const found: Paired[] = [];
  for (const line of prose)
    for (const match of text.slice(line.start, line.end).matchAll(listOfValues)) {
      const values = (match[2] ?? '').split(/, (?:and )?| and | & /);
      if (values.length !== count || !values.every((value) => /\d/.test(value))) continue;
      const noun = match[1] ?? '';
      const field = /^(?:hours|hrs|meters?|clocks?)/i.test(noun)
        ? 'hours'
        : /^(?:serial|s\/n|pin)/i.test(noun)
          ? 'serial'
          : 'unit';
      let at = line.start + match.index + match[0].lastIndexOf(match[2] ?? '');
      for (const [machine, value] of values.entries()) {
        const start = text.indexOf(value, at);
        const end = start + value.length;
        at = end;
        const told = field === 'hours' ? parseNumber(value) : value;
        if (
          told === undefined ||
          claims.some((claim) => claim.field === 'code' && claim.start < end && start < claim.end)
        )
          continue;
        found.push({
          start,
          end,
          machine,
          claim: claimOf({ field, value: told, start, end, confidence: 0.85 } as ValueClaim, ''),
        });
      }
    }
  return found;
}

const item = `[\\p{L}\\d](?:[\\p{L}\\d/-]|[.,](?=\\d)){0,17}`;
const listOfValues = new RegExp(
  `(?<![\\p{L}])(hours?|hrs|meters?|clocks?|tags?|units?|fleet numbers?|numbers?|serials?(?: numbers?)?|s\\/ns?|pins?)(?: are| is| read| show|:)? (?=\\P{N}{0,6}\\d)(${item}(?:, ${item}){0,2},? (?:and|&) ${item})(?![\\p{L}\\d])`,
  'giu',
);

/** `the D6 is unit 58 with 3377`, `the second 433`, `First is high, second low`: what a machine's turn leaves out since the other's says it. */
function elliptic(
  source: Source,
  turns: readonly Turn[],
  machine: number,
  own: readonly ValueClaim[],
  claims: readonly Claim[],
): ValueClaim[] {
  const { text, scan } = source;
  const told: ValueClaim[] = [];
  const has = (field: Claim['field']) =>
    own.some((claim) => claim.field === field) || told.some((claim) => claim.field === field);
  for (const [index, turn] of turns.entries()) {
    if (turn.machine !== machine) continue;
    const next = turns[index + 1]?.start ?? text.length;
    const stretch =
      text.slice(turn.end, Math.min(next, turn.end + 60)).split(/[.;!?](?:\s|$)|\n/, 1)[0] ?? '';
    const isOfHours = claims.some(
      ({ field, start }) => field === 'hours' && Math.abs(start - turn.start) < 120,
    );
    const number = !has('hours') && isOfHours ? numberAfter.exec(stretch) : null;
    const value = number?.[1] === undefined ? undefined : parseNumber(number[1]);
    if (number?.[1] && value !== undefined && value >= 10) {
      const start = turn.end + number.index + number[0].length - number[1].length;
      told.push({ field: 'hours', value, start, end: start + number[1].length, confidence: 0.6 });
    }
    const severity =
      has('severity') || stretch.length > 40
        ? undefined
        : severityIn(scan, turn.end, turn.end + stretch.length);
    if (severity && /^(?: is| =|:)?(?: rated| marked| at)? ?$/u.test(text.slice(turn.end, severity.start)))
      told.push({
        field: 'severity',
        value: severity.severity,
        start: severity.start,
        end: severity.end,
        confidence: 0.7,
      });
  }
  return told;
}

const numberAfter =
  /(?:^|(?<!\p{L})(?:with|has|at|on|shows|reads))\s((?:\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.\d)?)(?=[,]?(?:\s|$))(?!,?\s?(?:km|miles|psi|%|°|rpm|bar))/u;

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
