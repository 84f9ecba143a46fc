import * as z from 'zod';

/** What an email's link carries: an account and its signature. */
export const unsubscribeInput = z.object({
  token: z
    .string()
    .max(200)
    .regex(/^\w[\w-]*\.[\w-]+$/),
});
