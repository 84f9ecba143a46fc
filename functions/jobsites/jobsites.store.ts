import * as z from 'zod';
import type { Point } from '#functions/places/distance.ts';
import { getParsed, parseRow, queryRows } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import { type PlacedJobsite, placedJobsite } from '#schema/places/jobsites.ts';
import { type Jobsite, jobsite } from '#schema/places/places.ts';
import { jobsiteNameKey, nearestJobsite } from './jobsites.rules.ts';

/** The jobsite that has a name, and where it is. */
const nameRow = z.object({ jobsiteId: entityId, lat: z.number(), long: z.number() });
export type NamedPlace = z.infer<typeof nameRow>;

/** The company's jobsite with that name, ignoring case and spacing. Half a read unit. */
export async function placeNamed(companyId: string, name: string): Promise<NamedPlace | undefined> {
  return getParsed(nameRow, jobsiteNameKey(companyId, name));
}

/** Half a read unit. */
export async function getJobsite(companyId: string, jobsiteId: string): Promise<PlacedJobsite | undefined> {
  return getParsed(placedJobsite, { pk: `COMPANY#${companyId}`, sk: `JOBSITE#${jobsiteId}` });
}

/** All jobsites of the company, page by page. Half a read unit per 4 KB, which is about eight jobsites. */
export async function listJobsites(companyId: string): Promise<PlacedJobsite[]> {
  const found: PlacedJobsite[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :company AND begins_with(sk, :jobsite)',
      ExpressionAttributeValues: { ':company': `COMPANY#${companyId}`, ':jobsite': 'JOBSITE#' },
      ...(from && { ExclusiveStartKey: from }),
    });
    found.push(...page.rows.map((row) => parseRow(placedJobsite, row)));
    from = page.lastKey;
  } while (from !== undefined);
  return found;
}

/** The company's jobsite nearest to a point, if one is within that many meters. Reads all of the company's jobsites. */
export async function jobsiteNear(
  companyId: string,
  point: Point,
  withinMetres: number,
): Promise<Jobsite | undefined> {
  const nearest = nearestJobsite(await listJobsites(companyId), point, withinMetres);
  return nearest && jobsite.parse(nearest);
}
