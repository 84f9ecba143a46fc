import { createHash } from 'node:crypto';

type Row = Record<string, unknown>;

/** The part of a candidate that searches use. */
interface CandidateRow {
  readonly pk: string;
  readonly sk: string;
  readonly kind: string;
  readonly technicianId: string;
  readonly companyId: string;
  readonly fullName: string;
  readonly bookable: boolean;
  readonly brands: readonly string[];
  readonly products: readonly string[];
  readonly certifications: readonly string[];
  readonly serviceArea: string;
  readonly lat: number;
  readonly long: number;
  readonly standing: {
    readonly jobsByBrand: Readonly<Record<string, number>>;
    readonly jobsByProduct: Readonly<Record<string, number>>;
    readonly reviews: number;
    readonly ratingSum: number;
    readonly alertsAnswered: number;
    readonly minutesToAnswer: number;
  };
}

/**
 * The rows that searches read, in the shapes that the product documents in `near-rows.ts`. The product would derive
 * the same from the candidates' rows one by one, but a demo should be ready when it starts.
 */
export function nearRows(candidates: readonly CandidateRow[]): Row[] {
  const counts = new Map<string, Row>();
  const add = (pk: string, sk: string, names: readonly string[]) => {
    const row = counts.get(pk) ?? { pk, sk, kind: 'technician-counts' };
    for (const name of names) row[name] = Number(row[name] ?? 0) + 1;
    counts.set(pk, row);
  };
  const rows = candidates.flatMap((candidate) => {
    const { block, digits } = squareOf(candidate);
    const area = candidate.serviceArea.slice(0, 1);
    const products = [...new Set(candidate.products.map(folded))];
    const brands = candidate.bookable ? [...new Set(candidate.brands.map(folded))] : [];
    const under = ['ALL', ...(brands.length > 12 ? ['MANY'] : brands)];
    const serves = candidate.bookable ? ['ALL', ...brands] : [];
    for (const each of under) add(`TECH_NEAR#${each}#${block}`, 'COUNTS', [area + digits.slice(0, 3)]);
    const counted = ['n', ...products.map((name) => `of:${name}`)];
    for (const brand of serves) add(`TECH_COUNT#${brand}`, 'COUNT', counted);
    return [
      ...under.map((each) => nearRow(candidate, each, { block, digits, area })),
      {
        pk: `TECHNICIAN#${candidate.technicianId}`,
        sk: 'FILED',
        kind: 'filed-technician',
        block,
        digits,
        area,
        under,
        serves,
        products,
        of: digestOf(candidate),
        version: 1,
      },
    ];
  });
  return [...rows, ...counts.values()];
}

function nearRow(
  candidate: CandidateRow,
  under: string,
  { block, digits, area }: { readonly block: string; readonly digits: string; readonly area: string },
): Row {
  const { technicianId, fullName, companyId, lat, long, brands, products, certifications, standing } =
    candidate;
  const { reviews, ratingSum, alertsAnswered, minutesToAnswer } = standing;
  const jobs = standing.jobsByBrand[under] ?? 0;
  return {
    pk: `TECH_NEAR#${under}#${block}#${area}`,
    sk: `${digits}#${technicianId}`,
    kind: 'near',
    n: fullName,
    c: companyId,
    y: lat,
    x: long,
    p: Object.fromEntries(products.map((name) => [name, standing.jobsByProduct[folded(name)] ?? 0])),
    ...(certifications.length > 0 && { e: certifications.join() }),
    ...((under === 'ALL' || under === 'MANY') && { b: brands }),
    ...(under === 'MANY' && { j: standing.jobsByBrand }),
    ...(under === 'ALL'
      ? { ...(!candidate.bookable && { u: true }) }
      : { s: [jobs, reviews, ratingSum, alertsAnswered, minutesToAnswer].join(' ') }),
  };
}

/** The block of eight degrees, then nine times its quarter: southwest 0, southeast 1, northwest 2, northeast 3. */
function squareOf({ lat, long }: { readonly lat: number; readonly long: number }) {
  let [south, west, degrees] = [
    8 * Math.floor((lat + 90) / 8) - 90,
    8 * Math.floor((long + 180) / 8) - 180,
    8,
  ];
  const block = `${south}:${west}`;
  let digits = '';
  while (digits.length < 9) {
    degrees /= 2;
    const [isNorth, isEast] = [lat >= south + degrees, long >= west + degrees];
    digits += String((isNorth ? 2 : 0) + (isEast ? 1 : 0));
    if (isNorth) south += degrees;
    if (isEast) west += degrees;
  }
  return { block, digits };
}

/** Shows the product that the rows match the candidate. */
function digestOf({ pk: _pk, sk: _sk, kind: _kind, ...candidate }: CandidateRow): string {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(candidate, inOrder)).digest('base64url').slice(0, 16);
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
