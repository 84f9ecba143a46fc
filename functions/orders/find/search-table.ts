import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';

/** The table of the keys by which a search finds its orders; all else stands in the one table of the product. */
export function searchTable(): string {
  name ??= readEnv({ SEARCH_TABLE_NAME: z.string().min(1) }).SEARCH_TABLE_NAME;
  return name;
}

let name: string | undefined;
