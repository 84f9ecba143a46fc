import * as z from 'zod';
import { orderId } from './ids.ts';

/** Timeline entries of an order that the caller has not looked at. */
export const unread = z.object({ orderId, count: z.number().int().nonnegative() });
export type Unread = z.infer<typeof unread>;

/** Orders with something new, newest order first. */
export const unreadsOutput = z.array(unread);

export const markAsReadInput = z.object({ orderId });
