import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { TechnicianReviews } from '#schema/technicians/technician-pages.ts';
import { isTechnician } from '../acts-for.ts';
import { readTechnician, type TechnicianOnFile } from '../read-technician.ts';
import { newestReviews } from '../reviews/review-rows.ts';
import { examinedReviews, publicReviews } from '../reviews/reviews.rules.ts';
import { getProfile, listTrucks } from '../technicians.store.ts';
import type { BesideTechnician } from './page.rules.ts';

/** Everything for a technician's page, private reviews included. Two round trips, up to nine read units. */
export async function readTechnicianPage(
  id: string,
): Promise<{ readonly onFile: TechnicianOnFile; readonly beside: BesideTechnician } | undefined> {
  const [profile, account, { reviews }] = await Promise.all([
    getProfile(id),
    readAccount(id),
    newestReviews(id, examinedReviews),
  ]);
  if (profile === undefined || account === undefined) return undefined;
  const [company, people, trucks] = await Promise.all([
    readCompany(profile.companyId),
    readPeopleOfCompany(profile.companyId),
    listTrucks(profile.companyId),
  ]);
  const technicians = people.filter(isTechnician);
  return { onFile: { profile, account, company }, beside: { reviews, technicians, trucks } };
}

/** Any technician, for the public figures. Two round trips, 1.5 read units. Throws NOT_FOUND. */
export async function requireTechnician(id: string): Promise<TechnicianOnFile> {
  const onFile = await readTechnician(id);
  if (onFile === undefined) throw notFound('The technician');
  return onFile;
}

/** Public reviews, newest first. One round trip, up to about five read units; empty for an unknown id. */
export async function readPublicReviews(
  caller: Caller,
  { technicianId, limit }: { readonly technicianId: string; readonly limit: number },
): Promise<TechnicianReviews> {
  const { reviews, more } = await newestReviews(technicianId, examinedReviews);
  const shown = publicReviews(reviews, caller.companyId);
  return { data: shown.slice(0, limit), count: shown.length, more };
}
