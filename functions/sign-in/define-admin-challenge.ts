import { askFor } from './define-challenge.ts';

/** Admins answer with a passkey, then with a code of their authenticator (document 3 section 7). */
export const handler = askFor(2);
