import { fileURLToPath } from 'node:url';

/** Where package.json is. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
