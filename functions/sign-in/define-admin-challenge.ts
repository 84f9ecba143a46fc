import { askFor } from './define-challenge.ts';

/** Admins give a passkey, and then a code of their authenticator (document 3 section 7). */
export const handler = askFor(2);
