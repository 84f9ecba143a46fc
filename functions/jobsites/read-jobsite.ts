import type { Jobsite } from '#schema/places/places.ts';
import { jobsite } from '#schema/places/places.ts';
import { getJobsite } from './jobsites.store.ts';

/** A jobsite of the company as it was last written. Half a read unit. */
export async function readJobsite(companyId: string, jobsiteId: string): Promise<Jobsite | undefined> {
  const found = await getJobsite(companyId, jobsiteId);
  return found && jobsite.parse(found);
}
