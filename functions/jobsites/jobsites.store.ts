import * as z from 'zod';
import { getRow, parseRow, queryRows } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import { address, type Jobsite, jobsite } from '#schema/places.ts';
import { metresBetween, type Point } from './distance.ts';
import { jobsiteNameKey } from './jobsite-identity.ts';

const jobsiteRow = jobsite.extend({ id: entityId, address });

/** What bears a jobsite's name: the jobsite, and where it is. */
const nameRow = z.object({ jobsiteId: entityId, lat: z.number(), long: z.number() });
export type NamedPlace = z.infer<typeof nameRow>;

/** Who bears a name in the company, whatever its case and spacing. Half a read unit. */
export async function placeNamed(companyId: string, name: string): Promise<NamedPlace | undefined> {
  const row = await getRow(jobsiteNameKey(companyId, name));
  return row && parseRow(nameRow, row);
}

/** The company's jobsite nearest to a point, within so many metres of it. Reads the company's jobsites, by pages. */
export async function jobsiteNear(
  companyId: string,
  point: Point,
  withinMetres: number,
): Promise<Jobsite | undefined> {
  let nearest: { jobsite: z.infer<typeof jobsiteRow>; metres: number } | undefined;
  let from: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :company AND begins_with(sk, :jobsite)',
      ExpressionAttributeValues: { ':company': `COMPANY#${companyId}`, ':jobsite': 'JOBSITE#' },
      ...(from && { ExclusiveStartKey: from }),
    });
    for (const row of page.rows) {
      const found = parseRow(jobsiteRow, row);
      const metres = metresBetween(point, found.address);
      if (metres <= withinMetres && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) {
        nearest = { jobsite: found, metres };
      }
    }
    from = page.lastKey;
  } while (from !== undefined);
  return nearest && jobsite.parse(nearest.jobsite);
}
