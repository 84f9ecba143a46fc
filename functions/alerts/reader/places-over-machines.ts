import { type Claim, claimOf } from './claims.ts';
import { placeParts } from './learnt/tags.ts';
import type { Line } from './lines.ts';
import type { Source } from './marks.ts';
import { addressIn, type FoundAddress } from './values/addresses.ts';
import { labelOfPhrase, phraseOf } from './words/labels.ts';

/**
 * The addresses of the headings over several machines, whatever stands before them: `Kern Pit (14 Elm St, Macon, GA)`, `Site 2:
 * 230 Baker Ave, Dublin, GA`, `Werk Nord – Lindenweg 8, 04109 Leipzig`. Looked for only where no machine has a place of its own.
 */
export function withPlacesOver(
  source: Source,
  claims: readonly Claim[],
  lines: readonly Line[],
): readonly Claim[] {
  const told = claims.filter((claim) => claim.confidence >= 0.5 && isTelling(claim));
  if (told.some((claim) => placeFields.has(claim.field))) return claims;
  const machines = told.filter(isIdentity).map((claim) => claim.start);
  const [first] = machines.sort((a, b) => a - b);
  if (first === undefined || !isOfSeveral(told)) return claims;
  const starts = told.map((claim) => claim.start).sort((a, b) => a - b);
  const headings: { place: FoundAddress; start: number; isLabelled: boolean }[] = [];
  let next = 0;
  for (const line of lines) {
    while (next < starts.length && (starts[next] ?? 0) < line.start) next += 1;
    if (
      line.role !== 'body' ||
      line.end - line.start > longest ||
      (starts[next] ?? Number.POSITIVE_INFINITY) < line.end
    )
      continue;
    const heading = headingOf(source, line);
    if (heading) headings.push({ ...heading, start: line.start });
    if (headings.length > mostHeadings) break;
  }
  // Below each of them stands a machine; an address alone may be the sender's.
  const over = headings.filter(({ start }, index) => {
    const end = headings[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return machines.some((machine) => machine > start && machine < end);
  });
  const [top] = over;
  if (!top || top.start > first || (over.length < 2 && !top.isLabelled))
    return [...claims, ...placeBefore(source, first)];
  return [
    ...claims,
    ...over.map(({ place }) =>
      claimOf({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.7 }, ''),
    ),
  ];
}

/** The one place that is surely told before all machines, in whatever words: `Both are at the Bayfront job, 2401 Bayfront Pkwy, Pensacola FL`. */
function placeBefore({ text, learnt }: Source, first: number): readonly Claim[] {
  const told = placeParts.map((part) =>
    learnt
      .tagged()
      .filter(({ field, end, probability }) => field === part && end <= first && probability >= surely)
      .map(({ start, end, probability }) =>
        claimOf({ field: part, value: text.slice(start, end), start, end, confidence: probability }, ''),
      ),
  );
  const isOne = told.every((claims) => new Set(claims.map(({ value }) => value)).size <= 1);
  const claims = told.flat();
  return isOne && claims.some(({ field }) => field !== 'state') ? claims : [];
}

const surely = 0.7;
const longest = 140;
const mostHeadings = 60;

/** Records of several machines, or names of several in the text. */
function isOfSeveral(told: readonly Claim[]): boolean {
  const seen = new Map<Claim['field'], unknown>();
  return told.some((claim) => {
    if (!isIdentity(claim)) return false;
    const before = seen.get(claim.field);
    seen.set(claim.field, claim.value);
    return before !== undefined && before !== claim.value;
  });
}

function headingOf({ text }: Source, line: Line): { place: FoundAddress; isLabelled: boolean } | undefined {
  const content = text.slice(line.start, line.end);
  if (!/\d/.test(content) || !content.includes(',')) return undefined;
  const edge = /\s?[:：|]\s|\s[-–—•·]\s|\s?\(|\t|\s{2,}/.exec(content);
  const lead = edge ? edge.index + edge[0].length : 0;
  const tail = /[\s)\]:=*#~_-]*$/.exec(content)?.[0].length ?? 0;
  for (const from of edge ? [lead, framed(content)] : [framed(content)]) {
    const start = line.start + from;
    const end = line.end - tail;
    const place = end - start > 8 ? addressIn(text, start, end) : undefined;
    const isWhole =
      place?.city !== undefined && (place.state !== undefined || /\d/.test(place.address?.value ?? ''));
    if (!place || !isWhole) continue;
    const named = edge && from === lead ? content.slice(0, edge.index).replace(/[\s\d#.]+$/, '') : '';
    const field = named.length > 2 ? labelOfPhrase(phraseOf(named))?.field : undefined;
    return { place, isLabelled: field === 'location' || field === 'address' };
  }
  return undefined;
}

/** Where the words of a framed title begin: `=== 14 Elm St, Macon, GA ===`. */
function framed(content: string): number {
  return /^[\s=*#~_-]*/.exec(content)?.[0].length ?? 0;
}

function isTelling({ field }: Claim): boolean {
  return field !== 'zone' && field !== 'severity' && field !== 'brand';
}

function isIdentity({ field }: Claim): boolean {
  return field === 'serial' || field === 'unit' || field === 'model';
}

const placeFields = new Set<Claim['field']>(['place', 'point', 'address', 'city', 'lat', 'long', 'no-place']);
