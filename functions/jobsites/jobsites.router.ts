import * as z from 'zod';
import { procedure, router } from '#functions/platform/trpc.ts';
import { jobsiteNameExistsInput } from '#schema/jobsites.ts';
import { metresBetween } from './distance.ts';
import { samePlaceMetres } from './jobsite-identity.ts';
import { placeNamed } from './jobsites.store.ts';

/** customers.jobsites.* */
export const jobsitesRouter = router({
  jobsiteNameExists: procedure
    .input(jobsiteNameExistsInput)
    .output(z.boolean())
    .query(async ({ ctx, input }) => {
      if (input.name === '') return false;
      const place = await placeNamed(ctx.caller.companyId, input.name);
      if (place === undefined || place.jobsiteId === input.jobsiteId) return false;
      // The name of this very place may be used again.
      return !input.address || metresBetween(place, input.address) > samePlaceMetres;
    }),
});
