import type { Activity } from '#schema/team.ts';
import { actorWords, doneWords, fieldWords } from './activity-words.ts';

/**
 * Rows of text as one CSV file (RFC 4180): every cell in quotes, lines ended by CR LF, and a byte order mark, by which
 * spreadsheets know UTF-8. No cell is a formula: where it begins as one does, an apostrophe goes before it.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

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
