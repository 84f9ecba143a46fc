import { readFileSync } from 'node:fs';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { RawRow } from '#test/support/every-row.ts';

/** One row of each kind, as an earlier version of the product stored it, by name. */
export const storedRows: Readonly<Record<string, RawRow>> = JSON.parse(
  readFileSync(new URL('./rows.json', import.meta.url), 'utf8'),
  (name, value) => (name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value),
);

export type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** The same without DynamoDB's types. */
export function rowNamed(name: string): Row {
  return unmarshall({ ...(storedRows[name] as Record<string, AttributeValue>) }) as Row;
}
