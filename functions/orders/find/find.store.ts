import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { attributesBytes } from '#functions/platform/item-size.ts';
import { parseRow, queryRows } from '#functions/platform/table.ts';
import { findAllKey, findKey, findLongKey } from '../lists/index-rows.ts';
import type { OrderGroup, SortDir } from '../lists/order-list.rules.ts';
import { isFoundBy, splitWord } from './search-words.rules.ts';

/** Where the orders that a beginning of a word finds stand in time: keys of a list by time, in its order. */
export interface Finds {
  readonly keys: readonly string[];
  /** There may be others behind them. */
  readonly more: boolean;
  /** As stored. */
  readonly bytes: number;
}

export interface FindQuery {
  readonly companyId: string;
  readonly group: OrderGroup;
  readonly term: string;
  /** Halves of a read unit that it may cost. */
  readonly halves: number;
}

/** Orders with a word of that beginning, of which its first eight characters count, between two keys of time. */
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

/** Orders with a word of more than eight characters that begins so, in no order of time: of use where they are all of them. */
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
 * Orders of a group whose words are in one row each (pending ones), between two keys of time: those that all terms find, and the
 * last one looked at if there may be others.
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

/** The key of time, and the names of both keys. */
const bytesOfRest = 24 + 4;
const longestRest = 17;

/** The table of the keys by which a search finds its orders; all else stands in the one table of the product. */
export function searchTable(): string {
  name ??= readEnv({ SEARCH_TABLE_NAME: z.string().min(1) }).SEARCH_TABLE_NAME;
  return name;
}

let name: string | undefined;
