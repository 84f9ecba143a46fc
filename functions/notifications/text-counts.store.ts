import * as z from 'zod';
import { ConditionFailed, getRow, type Key, parseRow, updateRow } from '#functions/platform/table.ts';

/** Whose texts per day are counted, and how many each may have. */
interface TextAllowance {
  readonly accountId: string;
  readonly companyId: string;
  readonly most: { readonly account: number; readonly company: number };
}

/**
 * Counts a text to somebody, unless the person or the company has reached the day's limit. One row per company and day
 * holds both counts, so simultaneous texts never exceed either. One conditional write: a write unit for every 25 or so
 * people who had texts that day.
 */
export async function countText(
  allowance: TextAllowance,
  now: Date,
): Promise<'counted' | 'account' | 'company'> {
  const { accountId, companyId, most } = allowance;
  try {
    await updateRow(
      keyOf(companyId, now),
      {
        expression: 'SET #kind = :kind, expiresAt = :end ADD #all :one, #own :one',
        names: { '#kind': 'kind', '#all': 'all', '#own': accountId },
        values: { ':kind': 'text-counts', ':end': Math.ceil(now.getTime() / 1000) + keptSeconds, ':one': 1 },
      },
      {
        expression:
          '(attribute_not_exists(#all) OR #all < :company) AND (attribute_not_exists(#own) OR #own < :account)',
        values: { ':company': most.company, ':account': most.account },
      },
    );
    return 'counted';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return usedUp(error.row, allowance) ?? 'company';
  }
}

/** Takes back that day's count for a text that could not be sent. One write unit. */
export async function uncountText(
  { accountId, companyId }: Pick<TextAllowance, 'accountId' | 'companyId'>,
  day: Date,
): Promise<void> {
  await updateRow(keyOf(companyId, day), {
    expression: 'ADD #all :less, #own :less',
    names: { '#all': 'all', '#own': accountId },
    values: { ':less': -1 },
  });
}

/**
 * Whether the person or the company has reached the day's limit of texts. Half a read unit for every 50 or so people.
 */
export async function textsUsedUp(
  allowance: TextAllowance,
  now: Date,
): Promise<'account' | 'company' | undefined> {
  return usedUp(await getRow(keyOf(allowance.companyId, now)), allowance);
}

function usedUp(row: Readonly<Record<string, unknown>> | undefined, { accountId, most }: TextAllowance) {
  if (row === undefined) return undefined;
  const counts = parseRow(textCounts, row);
  if (Number(counts[accountId] ?? 0) >= most.account) return 'account';
  return counts.all >= most.company ? 'company' : undefined;
}

const textCounts = z.looseObject({ all: z.number() });
const keptSeconds = 2 * 24 * 60 * 60;

/** Days are UTC. */
function keyOf(companyId: string, now: Date): Key {
  return { pk: `TEXTS#${companyId}`, sk: `DAY#${now.toISOString().slice(0, 10)}` };
}
