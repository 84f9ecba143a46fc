import type { Activity } from '#schema/accounts/team.ts';
import { actorWords, doneWords, fieldWords } from './activity-words.ts';

/**
 * A CSV file (RFC 4180): every cell quoted, CR LF line ends, and a byte order mark so that spreadsheets detect UTF-8. A cell
 * that would be a formula gets a leading apostrophe.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** The activity log as CSV: one line per changed value, times in UTC. */
export function activityCsv(entries: readonly Activity[]): string {
  return csvText([heads, ...entries.flatMap(linesOf)]);
}

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const heads = ['When (UTC)', 'Who', 'What', 'Field', 'Before', 'After'];

function linesOf({ at, changes, ...deed }: Activity): string[][] {
  const entry = [at, actorWords(deed), doneWords(deed)];
  if (changes.length === 0) return [[...entry, '', '', '']];
  return changes.map(({ field, before, after }) => [...entry, fieldWords(field), before ?? '', after ?? '']);
}
