import * as z from 'zod';
import { metresBetween } from '#functions/places/distance.ts';
import { AppError } from '#functions/platform/errors.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import {
  addressAtInput,
  addressAtOutput,
  findJobsiteInput,
  findJobsiteOutput,
  jobsiteNameExistsInput,
  jobsitesInBoundsInput,
  jobsitesInBoundsOutput,
  searchAddressesAndJobsitesOutput,
  searchAddressesInput,
  suggestedAddressInput,
  suggestedAddressOutput,
} from '#schema/places/jobsites.ts';
import { fittingJobsites, isWithin, nearestJobsite, samePlaceMetres } from './jobsites.rules.ts';
import { listJobsites, placeNamed } from './jobsites.store.ts';
import { findAddressAt, findSuggested, searchAddresses } from './search-addresses.ts';

/** customers.jobsites.* Except for `jobsiteNameExists`, `addressAt` and `suggestedAddress`, each reads all of the company's jobsites: one round trip per megabyte. */
export const jobsitesRouter = router({
  jobsiteNameExists: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(jobsiteNameExistsInput)
    .output(z.boolean())
    .query(async ({ ctx, input }) => {
      if (input.name === '') return false;
      const place = await placeNamed(ctx.caller.companyId, input.name);
      if (place === undefined || place.jobsiteId === input.jobsiteId) return false;
      // The same place may keep its name.
      return !input.address || metresBetween(place, input.address) > samePlaceMetres;
    }),

  /** The company's jobsite at a point, or null. */
  findJobsite: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(findJobsiteInput)
    .output(findJobsiteOutput)
    .query(async ({ ctx, input }) => {
      const jobsites = await listJobsites(ctx.caller.companyId);
      return nearestJobsite(jobsites, input.address, samePlaceMetres) ?? null;
    }),

  getJobsitesInBounds: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(jobsitesInBoundsInput)
    .output(jobsitesInBoundsOutput)
    .query(async ({ ctx, input }) => {
      const jobsites = await listJobsites(ctx.caller.companyId);
      return jobsites.filter(({ address }) => isWithin(address, input.bounds)).slice(0, mostOnMap);
    }),

  /** The street address at a point on the map; `findJobsite` answers for the company's own jobsites. */
  addressAt: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(addressAtInput)
    .output(addressAtOutput)
    .query(async ({ ctx, input }) => ({
      address: await findAddressAt(input, ctx.caller.accountId, ctx.now),
    })),

  /** The address of a suggestion that was chosen from an address search. */
  suggestedAddress: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(suggestedAddressInput)
    .output(suggestedAddressOutput)
    .query(async ({ ctx, input }) => ({
      address: await findSuggested(input.placeId, ctx.caller.accountId, ctx.now),
    })),

  searchAddressesAndJobsites: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(searchAddressesInput)
    .output(searchAddressesAndJobsitesOutput)
    .query(async ({ ctx, input }) => {
      const { accountId, companyId } = ctx.caller;
      const [jobsites, addresses] = await Promise.all([
        listJobsites(companyId),
        searchAddresses(input.search, accountId, ctx.now).catch(noneWhenUnavailable),
      ]);
      return { jobsites: fittingJobsites(jobsites, input.search).slice(0, mostFound), addresses };
    }),
});

/** A map with more pins is unreadable, and this many keep the answer below half a megabyte. */
const mostOnMap = 1000;
const mostFound = 10;

/** The company's own jobsites can still be picked when the address service is down. */
function noneWhenUnavailable(error: unknown): [] {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return [];
  throw error;
}
