import { networkOf } from '#functions/platform/rate-limit.ts';
import { publicProcedure } from '#functions/platform/trpc.ts';
import {
  searchAddressesInput,
  searchAddressesOutput,
  suggestedAddressInput,
  suggestedAddressOutput,
} from '#schema/places/jobsites.ts';
import { findSuggested, searchAddresses } from './search-addresses.ts';

/** public.*: address search for visitors who are not signed in, limited per network. */
export const addressSearchProcedures = {
  searchAddresses: publicProcedure
    .meta({ permission: null })
    .input(searchAddressesInput)
    .output(searchAddressesOutput)
    .query(({ ctx, input }) => searchAddresses(input.search, networkOf(ctx.address), ctx.now)),

  suggestedAddress: publicProcedure
    .meta({ permission: null })
    .input(suggestedAddressInput)
    .output(suggestedAddressOutput)
    .query(async ({ ctx, input }) => ({
      address: await findSuggested(input.placeId, networkOf(ctx.address), ctx.now),
    })),
};
