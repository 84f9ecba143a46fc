import * as z from 'zod';
import { absent, getRow, parseRow, put, type Write } from '#functions/platform/table.ts';
import { type LearnedReadings, learnedReadings, nothingLearned } from './learned-rules.ts';

/** What a company has taught of a provider's messages, and the version that a change of it is decided on; 0 for nothing. */
export interface StoredLessons {
  readonly version: number;
  readonly learned: LearnedReadings;
}

/** Half a read unit for each 4 KB, twice when `consistent`; a row has 60 KB at most. */
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

/** A member of the transaction that keeps a correction: what it teaches, on the version that it was worked out on. */
export function putLessons(
  companyId: string,
  provider: string | null,
  { version, learned }: StoredLessons,
): Write {
  return put(
    { ...lessonsKey(companyId, provider), kind: lessonsKind, version: version + 1, learned },
    version === 0
      ? absent
      : {
          expression: '#version = :version',
          names: { '#version': 'version' },
          values: { ':version': version },
        },
  );
}

export const lessonsKind = 'learned-readings';

const lessonsRow = z.object({ version: z.number().int().positive(), learned: learnedReadings });

/** COMPANY#<id> / LEARNED#<provider>: no company knows what another has taught. `-` for messages that name no provider. */
function lessonsKey(companyId: string, provider: string | null) {
  return { pk: `COMPANY#${companyId}`, sk: `LEARNED#${provider === null ? '-' : provider.toLowerCase()}` };
}
