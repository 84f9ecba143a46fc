import { type Claim, claimOf, placeFields } from './claims.ts';
import { placeParts } from './learnt/tags.ts';
import { type Line, lineText } from './lines.ts';
import { isApart, lineOf } from './lines-of-all.ts';
import type { Source, Span } from './marks.ts';
import { addressIn } from './values/addresses.ts';

/*
 * A sentence about all machines of a digest that says where they are, above them, below them or behind the last: `All machines: 2200
 * Mill Plain Blvd, Vancouver, WA.`, `… DTC 3384 HIGH. both at 640 Harbor Ave, Bremerton WA`, `Both roads are at the Sunnyside pit,
 * Kellogg, ID`.
 */

/** With the place of them all for each machine that has none of its own. */
export function withPlaceOfAll(
  source: Source,
  groups: readonly (readonly Claim[])[],
  lines: readonly Line[],
): readonly (readonly Claim[])[] {
  if (groups.length < 2) return groups;
  const sentence = lines.flatMap((line) => sentenceOfAll(source.text, line))[0];
  const place = sentence ? placeIn(source, sentence) : [];
  if (!sentence || place.length === 0) return withLonePlace(source.text, groups, lines);
  const isOwn = ({ field, start, confidence }: Claim) =>
    field === 'no-place' ||
    (placeFields.has(field) && confidence >= 0.5 && !(start >= sentence.start && start < sentence.end));
  // `… E0117(2), both at 12 Elm St`: words of the sentence tell no fault.
  const isOfSentence = ({ field, start, end }: Claim) =>
    placeFields.has(field) || (field === 'description' && start >= sentence.lead && end <= sentence.end);
  return groups.map((claims) =>
    claims.some(isOwn) ? claims : [...claims.filter((claim) => !isOfSentence(claim)), ...place],
  );
}

/** `Site: 1200 W Broadway Rd, Mesa AZ`: the only place of a digest, on a line that tells of no machine alone. */
function withLonePlace(
  text: string,
  groups: readonly (readonly Claim[])[],
  lines: readonly Line[],
): readonly (readonly Claim[])[] {
  const isPlace = ({ field, confidence }: Claim) => placeFields.has(field) && confidence >= 0.5;
  const [owner, ...others] = groups.filter((claims) =>
    claims.some((claim) => claim.field === 'no-place' || isPlace(claim)),
  );
  const places = owner?.filter(isPlace) ?? [];
  const isOfAll = ({ start }: Claim) => {
    const line = lineOf(lines, start);
    return line?.role === 'body' && (isApart(line, groups, lines, text) || isBehindList(groups, start, text));
  };
  if (others.length > 0 || places.length === 0 || !places.every(isOfAll)) return groups;
  return groups.map((claims) => (claims === owner ? claims : [...claims, ...places]));
}

/** `unit 84 Volvo L110H …, unit 85 Cat 320 E0117(2). 12 Elm St, Lowell MA`: a sentence of nothing else, behind the one that lists the machines. */
function isBehindList(groups: readonly (readonly Claim[])[], place: number, text: string): boolean {
  const told = groups.flat().filter(({ field }) => !placeFields.has(field));
  const first = Math.min(...told.map(({ start }) => start));
  const last = Math.max(...told.map(({ end }) => end));
  const isOneList = last - first < longestList && !/\.\s|[;\n]/.test(text.slice(first, last));
  return (
    isOneList &&
    last < place &&
    /^[)\]"”]?\.\s{1,2}(?:(?:at|location|site|address):? )?$/i.test(text.slice(last, place))
  );
}

const longestList = 300;

/** A sentence of all machines, behind the word for them; `lead`: where what leads to that word begins. */
interface SentenceOfAll extends Span {
  readonly lead: number;
}

function sentenceOfAll(text: string, line: Line): readonly SentenceOfAll[] {
  if (line.role !== 'body') return [];
  const found = ofAll.exec(lineText(text, line));
  if (!found) return [];
  const lead = line.start + found.index;
  const start = lead + found[0].length;
  const said = text.slice(start, Math.min(line.end, start + longest));
  const stop = said.search(endOfSentence);
  return [{ lead, start, end: stop < 0 ? start + said.length : start + stop }];
}

/** Characters of such a sentence that are looked at. */
const longest = 160;

/** A word for all of them at the beginning of a line or a sentence, or behind the last: `…, unit 85 Cat 320 E0117(2), both parked at …`. */
const ofAll =
  /(?:(?:^|[.;!?)]\s{1,2}|\s[–—-]\s)(?:(?:they|these) (?:are |['’]re )?(?:all|both)|they['’]re (?:all|both)|all|both|every|alle|beide|allebei|toutes?|tous|todos|todas|tutti|tutte|ambos|entrambe|alla|båda|begge|wszystkie|obie|oba|obě|molemmat|kaikki)(?!\p{L})|(?:,\s(?:and |are )?|\s(?:are|is|and|sind|sont|están|sono|estão|zijn) )(?:all|both|alle|beide|ambos|entrambe|tous|todos)(?= (?:\p{L}{4,10} )?(?:at|in|on|near|bei|à|en|em|a)\s))(?=[^\n]{0,60}?(?:[:=]|\d|,))/iu;

/** `… Vancouver, WA. Please call`, but `Av. Reforma 1200`. */
const endOfSentence =
  /(?<!(?:^|[\s,(])(?:[Aa]v|[Aa]vda|[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Nn]ám|[Tt]ř|[Rr]od|[Ee]str|Mt|Ft|St))\.(?:\s+\p{Lu}\p{Ll}{3}|\s*$)/u;

/** What the sentence says of the place: what was learnt to be its parts, or an address behind its first words. */
function placeIn({ text, learnt }: Source, { start, end }: Span): readonly Claim[] {
  const told = learnt
    .tagged()
    .filter(
      (value) =>
        value.start >= start &&
        value.end <= end &&
        value.probability >= likely &&
        placeParts.some((part) => part === value.field),
    )
    .map(({ field, probability, ...span }) =>
      claimOf(
        {
          field: field as (typeof placeParts)[number],
          value: text.slice(span.start, span.end),
          start: span.start,
          end: span.end,
          confidence: probability,
        },
        'all',
      ),
    );
  if (told.some(({ field }) => field !== 'state')) return told;
  const lead = beforePlace.exec(text.slice(start, end))?.[0].length;
  const place = lead === undefined ? undefined : addressIn(text, start + lead, end);
  return place?.city !== undefined && (place.state !== undefined || /\d/.test(place.address?.value ?? ''))
    ? [claimOf({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.7 }, 'all')]
    : [];
}

const likely = 0.5;
const beforePlace =
  /^(?: \p{L}{2,12}){0,3}(?:\s?[:=]\s{1,3}|\s(?:at|are at|is at|in|stehen|à|en|a|in)\s(?=\d))/iu;
