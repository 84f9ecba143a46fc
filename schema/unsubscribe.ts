import * as z from 'zod';

/** What an email's link carries: an account and its signature. */
export const unsubscribeInput = z.object({ token: z.string().min(1).max(200) });
