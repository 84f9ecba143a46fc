import { entityId } from '#schema/ids.ts';
import { envelope } from './envelope.ts';

export const accountEventNames = ['account.activated', 'account.joined-company'] as const;

/**
 * A person has verified its work email, or was made an account by an admin; `account.joined-company` where the email's domain
 * brought it into an existing company.
 */
export const accountEventDetail = envelope.extend({ accountId: entityId });
