import * as z from 'zod';

/** Names as `getBrands` and `getProducts` give them; either may be unset, and then counts for nothing. */
export const technicianCountInput = z.object({
  productId: z.string().trim().min(1).max(200).nullish(),
  brandId: z.string().trim().min(1).max(200).nullish(),
});

/** Technicians who can be booked and serve both. */
export const technicianCountOutput = z.object({ count: z.number().int().nonnegative() });
