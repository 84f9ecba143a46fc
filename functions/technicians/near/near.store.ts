import { degreeDigits } from '#functions/places/squares.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import type { Candidate } from '../technician-rows.ts';
import {
  type AreaLetter,
  areaLetter,
  candidateFrom,
  countOf,
  countOfAll,
  countsKey,
  type NearPlace,
  nearPk,
  technicianCountKey,
} from './near-rows.ts';

/** How many technicians are filed in one degree of a block, under one brand. */
export interface DegreeCount {
  readonly under: string;
  readonly block: string;
  readonly area: AreaLetter;
  readonly digits: string;
  readonly count: number;
}

/**
 * How many technicians are filed in each degree of the blocks, under each of `things`. One round trip, half a read unit
 * for each pair.
 */
export async function readCounts(
  things: readonly string[],
  blocks: readonly string[],
): Promise<DegreeCount[]> {
  const rows = await Promise.all(
    things.flatMap((under) =>
      blocks.map(async (block) => ({ under, block, row: await getRow(countsKey({ under, block })) })),
    ),
  );
  return rows.flatMap(({ under, block, row }) =>
    Object.entries(row ?? {}).flatMap(([name, count]) => {
      const named = degreeName.exec(name)?.groups;
      if (named === undefined || typeof count !== 'number' || count <= 0) return [];
      return [{ under, block, area: areaLetter.parse(named.area), digits: named.digits ?? '', count }];
    }),
  );
}

/**
 * Up to `most` technicians in a square, after `after`; `last` is set if there may be more. Half a read unit for about
 * fifteen.
 */
export async function readSquare(
  place: NearPlace,
  brandName: string,
  { most, after }: { readonly most: number; readonly after: string | undefined },
): Promise<{ candidates: Candidate[]; last: string | undefined }> {
  const pk = nearPk(place);
  const { rows, lastKey } = await queryRows({
    KeyConditionExpression: 'pk = :place AND begins_with(sk, :square)',
    ExpressionAttributeValues: { ':place': pk, ':square': place.digits },
    Limit: most,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return {
    candidates: rows.map((row) => candidateFrom(row, place.area, brandName)),
    last: lastKey && String(lastKey.sk),
  };
}

/** How many bookable technicians serve a brand, or one equipment type of it. Half a read unit. */
export async function readTechnicianCount(brand: string, product: string | undefined): Promise<number> {
  const row = await getRow(technicianCountKey(brand));
  const count = row?.[product === undefined ? countOfAll : countOf(product)];
  return typeof count === 'number' ? count : 0;
}

const degreeName = new RegExp(`^(?<area>[lrmn])(?<digits>[0-3]{${degreeDigits}})$`);
