import * as z from 'zod';
import { getRow, parseRow, put, stillAtVersion, type Write } from '#functions/platform/table.ts';
import { type LearnedReadings, learnedReadings, nothingLearned } from './learned-rules.ts';

/** What a company's corrections have taught about a provider's messages, and the version a change is based on; 0 if nothing. */
export interface StoredLessons {
  readonly version: number;
  readonly learned: LearnedReadings;
}

/** Half a read unit per 4 KB, twice that when `consistent`. A row has 60 KB at most. */
export async function getLessons(
  companyId: string,
  provider: string | null,
  options: { consistent?: boolean } = {},
): Promise<StoredLessons> {
  const row = await getRow(lessonsKey(companyId, provider), options);
  if (row === undefined) return { version: 0, learned: nothingLearned };
  const { version, learned } = parseRow(lessonsRow, row);
  return { version, learned };
}

/** For the transaction that saves a correction: what it teaches, if the version has not changed. */
export function putLessons(
  companyId: string,
  provider: string | null,
  { version, learned }: StoredLessons,
): Write {
  return put(
    { ...lessonsKey(companyId, provider), kind: lessonsKind, version: version + 1, learned },
    stillAtVersion(version),
  );
}

export const lessonsKind = 'learned-readings';

const lessonsRow = z.object({ version: z.number().int().positive(), learned: learnedReadings });

/** COMPANY#<id> / LEARNED#<provider>: separate for every company. `-` for messages that name no provider. */
function lessonsKey(companyId: string, provider: string | null) {
  return { pk: `COMPANY#${companyId}`, sk: `LEARNED#${provider === null ? '-' : provider.toLowerCase()}` };
}
