import { oneLine } from '#schema/text.ts';

/**
 * A record with each text on one line, except those that people write over several. Older rows may contain anything.
 */
export function inLines<T>(record: T): T {
  return lined(record, '') as T;
}

function lined(value: unknown, field: string): unknown {
  if (typeof value === 'string') return ofSeveralLines.has(field) ? value : oneLine(value);
  if (Array.isArray(value)) return value.map((each) => lined(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lined(inner, name)]));
}

const ofSeveralLines: ReadonlySet<string> = new Set([
  'issue',
  'pendingIssue',
  'arrivalInstructions',
  'message',
  'question',
  'answer',
  'description',
]);
