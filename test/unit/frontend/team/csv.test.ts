import { describe, expect, it } from 'vitest';
import { csvText } from '../../../../frontend/src/features/team/activity/activity-csv.ts';

describe('A CSV file', () => {
  it('quotes every cell, ends every line, and starts with a byte order mark', () => {
    const text = csvText([
      ['Who', 'What'],
      ['Dana "Day" Reyes', 'invited Jo, Park\nof Ridgeline'],
    ]);

    expect(text).toBe('\uFEFF"Who","What"\r\n"Dana ""Day"" Reyes","invited Jo, Park\nof Ridgeline"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('escapes the formula %j', (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  });

  it('leaves formula characters alone if they start no formula', () => {
    expect(csvText([['a=1', 'dana+1@ridgeline.example', '']])).toBe(
      '\uFEFF"a=1","dana+1@ridgeline.example",""\r\n',
    );
  });
});
