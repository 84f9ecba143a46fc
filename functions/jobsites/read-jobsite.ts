import type { Jobsite } from '#schema/places/places.ts';
import { jobsite } from '#schema/places/places.ts';
import { getJobsite } from './jobsites.store.ts';

/** One of the company's jobsites. Half a read unit; may lag behind a write by moments. */
export async function readJobsite(companyId: string, jobsiteId: string): Promise<Jobsite | undefined> {
  const found = await getJobsite(companyId, jobsiteId);
  return found && jobsite.parse(found);
}
