import { createContext } from 'react';

/** What a page has thrown, for the words that stand in its place. */
export const FailureContext = createContext<unknown>(undefined);
