import { type Claim, claimOf, placeFields, type ValueClaim } from './claims.ts';
import type { LearntValue } from './learnt/tags.ts';
import { type Line, mayHave } from './lines.ts';
import { overlap, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import type { MachinePart } from './values/machines.ts';
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
  const tagged = source.learnt.tagged().filter(({ probability }) => probability >= leastSure);
  const mentions = mentionsIn(source, tagged, claims);
  const machines = machinesIn(source, prose, mentions, tagged, claims);
  if (machines.length < 2)
    return [
      ...claims,
      ...besideEach(source, mentions, tagged, claims),
      ...samePlaces(source, prose, mentions, claims),
    ];
  return grouped(source, prose, machines, claims);
}

/** One of the words is there without which nobody speaks of two machines in a sentence. */
function joinsMachines({ scan }: Source): boolean {
  for (let word = 0; word < scan.count; word += 1) if (joining[scan.words[word] ?? -1] === 1) return true;
  return false;
}

const joining = setOfWords(
  'and both while other second two three beside next same gleicher gleiche gleichen selbe selben même mismo misma mesmo mesma stesso stessa zelfde samma samme tam',
);

/** A machine that prose names by its model, and its maker, wherever that stands. */
interface NamedMachine extends MachinePart {
  readonly maker: MachinePart;
}

/** The models that the words around them tell, and what was read right behind a maker. */
function mentionsIn(
  source: Source,
  tagged: readonly LearntValue[],
  claims: readonly Claim[],
): NamedMachine[] {
  const part = ({ start, end }: Span): MachinePart => ({ value: source.text.slice(start, end), start, end });
  const makers = [
    ...tagged.filter(({ field }) => field === 'brand').map(part),
    ...claims.flatMap((claim) => (claim.field === 'brand' ? [claim] : [])),
  ];
  const models = [
    ...tagged.filter(({ field }) => field === 'model').map(part),
    ...claims.flatMap((claim) => (claim.field === 'model' && claim.confidence >= 0.7 ? [claim] : [])),
  ];
  const named = models.flatMap(({ value, start, end }, index): NamedMachine[] => {
    const isKnown = models.some((other, at) => at < index && overlap(other, { start, end }));
    const maker = nearestOf(makers, start);
    return maker && !isKnown ? [{ value, start, end, maker }] : [];
  });
  return named.sort((one, other) => one.start - other.start);
}

/** The nearest before, else behind. */
function nearestOf(makers: readonly MachinePart[], at: number): MachinePart | undefined {
  const distance = ({ start, end }: MachinePart) => (end <= at ? at - end : 1000 + start - at);
  return makers.toSorted((one, other) => distance(one) - distance(other))[0];
}

const mostLines = 24;
const mostMachines = 4;

/** The maker's numbers behind the models of a message about several machines (`The Volvo A30G named "Mudlark", VCE0A30GJ00752208`). */
function besideEach(
  source: Source,
  mentions: readonly NamedMachine[],
  tagged: readonly LearntValue[],
  claims: readonly Claim[],
): Claim[] {
  const firsts = firstMentions(mentions);
  if (firsts.length < 2) return [];
  return firsts.flatMap((model, index) => {
    const to = firsts[index + 1]?.start ?? source.text.length;
    return ownValues(source, tagged, claims, model.end, to)
      .filter(({ field }) => field === 'serial')
      .map((claim) => claimOf(claim, ''));
  });
}

/** `3,021 hours, same street and number`: where the machine before stands. */
function samePlaces(
  { text }: Source,
  prose: readonly Line[],
  mentions: readonly NamedMachine[],
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
  /(?<!\p{L})(?:(?:the )?same (?:street|place|address|site|spot|location|yard|job|lot|jobsite|pit|quarry)(?: and number)?|(?:am |an der |auf der )?(?:gleichen?|gleicher|selben?) (?:ort|stelle|adresse|platz|baustelle|standort)|(?:au |à la )?même (?:endroit|adresse|lieu|site|chantier)|(?:el |la |en el |en la )?mism[oa] (?:lugar|sitio|dirección|obra|ubicación)|(?:[on]o |[ao] |na )?mesm[oa] (?:lugar|local|endereço|obra|sítio)|(?:lo |nello )?stess[oa] (?:posto|luogo|indirizzo|cantiere)|(?:op )?(?:de|het) ?zelfde (?:plek|plaats|adres|locatie|werf)|zelfde (?:plek|plaats|adres|locatie|werf)|samma (?:plats|ställe|adress)|samme (?:sted|adresse|plads|plass)|tam samo|to samo miejsce|ten sam adres)(?!\p{L})/iu;

interface Machine {
  readonly model: NamedMachine;
  /** The word for its kind that stands with its first mention, folded. */
  readonly kind: string | undefined;
  readonly own: ValueClaim[];
  /** Where what is told of it begins: with its mention, or with its sentence. */
  readonly start: number;
}

/** The machines of one paragraph of which each has a code before the next is named. */
function machinesIn(
  source: Source,
  prose: readonly Line[],
  mentions: readonly NamedMachine[],
  tagged: readonly LearntValue[],
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
  const starts = beginnings(source, firsts, claims);
  for (const [index, model] of firsts.entries()) {
    const to = starts[index + 1] ?? endOfParagraph(prose, model.start);
    const own = ownValues(source, tagged, claims, model.end, to);
    const isTold = claims.some(
      ({ field, start }) => (field === 'code' || field === 'fault') && start >= model.end && start < to,
    );
    if (!isTold && !own.some(({ field }) => field === 'code')) return [];
    machines.push({ model, kind: kindBeside(source, model), own, start: starts[index] ?? model.start });
  }
  return machines;
}

/** `Unit EX-14, a Kobelco SK210 … Unit WL-07, a Hyundai HL960 …`: with its sentence, where each has something before its name. */
function beginnings(
  { text }: Source,
  firsts: readonly NamedMachine[],
  claims: readonly Claim[],
): readonly number[] {
  const sentences = firsts.map(({ start }, index) => {
    const from = firsts[index - 1]?.end ?? 0;
    const edges = [...text.slice(from, start).matchAll(sentenceEdge)];
    const edge = edges.at(-1);
    return edge ? from + edge.index + edge[0].length : from;
  });
  const before = firsts.map(({ start }, index) =>
    claims.filter(
      (claim) => leading.has(claim.field) && claim.start >= (sentences[index] ?? 0) && claim.end <= start,
    ),
  );
  const [first, ...others] = before;
  const isLed = first?.some(({ field }) =>
    others.every((told) => told.some((claim) => claim.field === field)),
  );
  return isLed ? sentences : firsts.map(({ start }) => start);
}

const sentenceEdge = /[.;!]\s{1,3}(?=\p{Lu})|\n[-*•\s]{0,4}/gu;
const leading = new Set<Claim['field']>(['unit', 'serial', 'point', 'place', 'code', 'fault']);

function firstMentions(mentions: readonly NamedMachine[]): NamedMachine[] {
  return mentions.filter(
    (mention, index) => mentions.findIndex((other) => fold(other.value) === fold(mention.value)) === index,
  );
}

const article = /(?<!\p{L})(?:the|our|an?|one|this|that|your|my|other)\s(?:\p{L}[\p{L}-]{1,14}\s){0,3}$/iu;

function endOfParagraph(prose: readonly Line[], at: number): number {
  const own = prose.find((line) => line.end > at);
  return prose.findLast((line) => line.paragraph === own?.paragraph)?.end ?? at;
}

/** What else is told of a machine between its mention and the next: its name, its number and its code, the first of each. */
function ownValues(
  { text }: Source,
  tagged: readonly LearntValue[],
  claims: readonly Claim[],
  from: number,
  to: number,
): ValueClaim[] {
  const own = new Map<LearntValue['field'], ValueClaim>();
  for (const { field, start, end, probability } of tagged) {
    if ((field !== 'serial' && field !== 'unit' && field !== 'code') || own.has(field)) continue;
    const isRead = claims.some((claim) => claim.field !== 'description' && overlap(claim, { start, end }));
    if (start >= from && start < to && !isRead)
      own.set(field, { field, value: text.slice(start, end), start, end, confidence: probability });
  }
  return [...own.values()];
}

/** From there on more tagged values are right than wrong. */
const leastSure = 0.55;

/** `The excavator, a ZX470LC-6`, `the L 580 (Liebherr, loader 12)`. */
function kindBeside({ scan, text }: Source, { start, end }: NamedMachine): string | undefined {
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
  const from = machines[0]?.start ?? 0;
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
  for (const [index, { model, kind, own, start }] of machines.entries()) {
    if (start < model.start) turns.push({ start, end: start, machine: index });
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
      // `serial YQ14-11872 and 6204 hours`
      const behind = line.start + match.index + match[0].length;
      if (!/^hours|^hrs/i.test(match[1] ?? '') && unitOfHours.test(text.slice(behind, behind + 10))) continue;
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

const unitOfHours = /^ ?(?:h|hrs?|hours?)(?!\p{L})/iu;
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
