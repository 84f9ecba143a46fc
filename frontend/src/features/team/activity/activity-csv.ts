import type { Activity } from '#schema/accounts/team.ts';
import { csvText } from '../../../lib/csv.ts';
import { actorWords, doneWords, fieldWords } from './activity-words.ts';

/** The log as a table for a spreadsheet: a line for each value that was changed, times in UTC. */
export function activityCsv(entries: readonly Activity[]): string {
  return csvText([heads, ...entries.flatMap(linesOf)]);
}

const heads = ['When (UTC)', 'Who', 'What', 'Field', 'Before', 'After'];

function linesOf({ at, changes, ...deed }: Activity): string[][] {
  const entry = [at, actorWords(deed), doneWords(deed)];
  if (changes.length === 0) return [[...entry, '', '', '']];
  return changes.map(({ field, before, after }) => [...entry, fieldWords(field), before ?? '', after ?? '']);
}
