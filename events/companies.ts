import * as z from 'zod';
import { envelope } from './envelope.ts';

/** A company was deactivated, or activated again. */
export const companyEventNames = ['company.status-changed'] as const;

/** `status`: as it was set; by the time the event is read it may be another again. */
export const companyEventDetail = envelope.extend({ status: z.enum(['active', 'inactive']) });
