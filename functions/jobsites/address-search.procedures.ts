import { networkOf } from '#functions/platform/rate-limit.ts';
import { publicProcedure } from '#functions/platform/trpc.ts';
import { searchAddressesInput, searchAddressesOutput } from '#schema/places/jobsites.ts';
import { searchAddresses } from './search-addresses.ts';

/** public.*: address search for visitors who are not signed in, limited per network. */
export const addressSearchProcedures = {
  searchAddresses: publicProcedure
    .meta({ permission: null })
    .input(searchAddressesInput)
    .output(searchAddressesOutput)
    .query(({ ctx, input }) => searchAddresses(input.search, networkOf(ctx.address), ctx.now)),
};
