import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { attributesBytes } from '#functions/platform/item-size.ts';
import { parseRow, queryRows } from '#functions/platform/table.ts';
import type { OrderGroup } from '../lists/groups.rules.ts';
import { findAllKey, findKey, findLongKey } from '../lists/index-rows.ts';
import type { SortDir } from '../lists/sort-keys.rules.ts';
import { isFoundBy, splitWord } from './search-words.rules.ts';

/** The time sort keys of the orders with a word that starts with a prefix, in list order. */
export interface Finds {
  readonly keys: readonly string[];
  /** There may be more. */
  readonly more: boolean;
  /** Stored size in bytes. */
  readonly bytes: number;
}

export interface FindQuery {
  readonly companyId: string;
  readonly group: OrderGroup;
  readonly term: string;
  /** What it may cost, in half read units. */
  readonly halves: number;
}

/** Orders with a word that starts with the first eight characters of the term, between two time keys. */
export async function queryFinds(
  { companyId, group, term, halves }: FindQuery,
  range: { readonly low: string; readonly high: string; readonly sortDir: SortDir; readonly most: number },
): Promise<Finds> {
  const pk = findKey(companyId, group, splitWord(term).beginning);
  const bytes = Buffer.byteLength(pk) + bytesOfRest;
  const { rows, lastKey } = await queryRows(
    {
      KeyConditionExpression: 'pk = :list AND sk BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':list': pk, ':low': range.low, ':high': range.high },
      ScanIndexForward: range.sortDir === 'asc',
      Limit: Math.min(range.most, Math.floor((halves * 4096) / bytes)),
    },
    searchTable(),
  );
  return {
    keys: rows.map(({ sk }) => String(sk)),
    more: lastKey !== undefined,
    bytes: rows.length * bytes,
  };
}

/**
 * Orders with a word of more than eight characters that starts with the term. They are not sorted by time, so they help
 * only if they were all read.
 */
export async function queryLongFinds({ companyId, group, term, halves }: FindQuery): Promise<Finds> {
  const { beginning, rest } = splitWord(term);
  const pk = findLongKey(companyId, group, beginning);
  const bytes = Buffer.byteLength(pk) + bytesOfRest + longestRest;
  const { rows, lastKey } = await queryRows(
    {
      KeyConditionExpression: 'pk = :list AND begins_with(sk, :rest)',
      ExpressionAttributeValues: { ':list': pk, ':rest': rest },
      Limit: Math.floor((halves * 4096) / bytes),
    },
    searchTable(),
  );
  return {
    keys: rows.map(({ sk }) => String(sk).split('#').slice(-2).join('#')),
    more: lastKey !== undefined,
    bytes: rows.length * bytes,
  };
}

/**
 * Orders of a group whose words are in one row each (pending ones), between two time keys: those matching all terms,
 * and the last one looked at if there may be more.
 */
export async function queryWholeFinds(
  { companyId, group, terms, halves }: Omit<FindQuery, 'term'> & { readonly terms: readonly string[] },
  range: { readonly low: string; readonly high: string; readonly sortDir: SortDir },
): Promise<Omit<Finds, 'more'> & { readonly end: string | undefined }> {
  const { rows, lastKey } = await queryRows(
    {
      KeyConditionExpression: 'pk = :list AND sk BETWEEN :low AND :high',
      ExpressionAttributeValues: {
        ':list': findAllKey(companyId, group),
        ':low': range.low,
        ':high': range.high,
      },
      ScanIndexForward: range.sortDir === 'asc',
      Limit: halves * wholeFindsInHalf,
    },
    searchTable(),
  );
  const found = rows.filter((row) => isFoundBy(parseRow(wholeFind, row).words.split(' '), terms));
  return {
    keys: found.map(({ sk }) => String(sk)),
    end: lastKey && String(rows.at(-1)?.sk),
    bytes: rows.reduce((sum, row) => sum + attributesBytes(row), 0),
  };
}

const wholeFind = z.object({ words: z.string() });

/** Typical ones, of 25 words. */
const wholeFindsInHalf = 13;

/** The time key, and the names of both keys. */
const bytesOfRest = 24 + 4;
const longestRest = 17;

/** The search has a table of its own for its keys; everything else is in the main table. */
export function searchTable(): string {
  name ??= readEnv({ SEARCH_TABLE_NAME: z.string().min(1) }).SEARCH_TABLE_NAME;
  return name;
}

let name: string | undefined;
