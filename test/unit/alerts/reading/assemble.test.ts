import { describe, expect, it } from 'vitest';
import { readingOf } from '#functions/alerts/reading/reader.ts';
import { type Field, fields, type TaggedValue } from '#functions/alerts/reading/tagger/fields.ts';
import { wordsOf } from '#functions/alerts/reading/words/words.ts';
import type { Reading } from '#schema/alerts/alerts.ts';

/** The reading of a text whose values are marked like `[city:Reno]`. */
function readingFrom(marked: string): Reading {
  let text = '';
  const values: TaggedValue[] = [];
  for (const part of marked.split(/(\[\w+:[^\]]*\])/)) {
    const [, field, value = part] = /^\[(\w+):(.*)\]$/.exec(part) ?? [];
    const start = text.length;
    text += value;
    if (field !== undefined && isField(field))
      values.push({ field, start, end: text.length, probability: 1 });
  }
  const { readings } = readingOf(wordsOf(text), values, undefined);
  return readings[0] as Reading;
}

function isField(name: string): name is Field {
  return (fields as readonly string[]).includes(name);
}

describe('The time', () => {
  it.each([
    ['[time:2026-03-10 08:51] CET', '2026-03-10T08:51:00+01:00'],
    ['utc [time:2026-03-10 08:51]', '2026-03-10T08:51:00Z'],
    [
      'fleet_no|code|when_utc\nA1|E1|[time:2026-03-10 08:51]\nA1|E2|[time:2026-03-10 08:51]',
      '2026-03-10T08:51:00Z',
    ],
    ['| when | where |\n| utc+1 | [time:10.03.2026 08:51] |', '2026-03-10T08:51:00+01:00'],
    ['DT=[time:20260310]|TM=[time:085100]|TZ=-0700', '2026-03-10T08:51:00-07:00'],
    ['Fault at [time:06:31]\nDate: [time:13 August 2026] (SAST), an ADT', '2026-08-13T06:31:00+02:00'],
    ['{"message":"low\\n[time:2026-03-10 08:51]"}', '2026-03-10T08:51:00'],
  ])('%s', (marked, iso) => {
    expect(readingFrom(marked).detectedAt?.value).toBe(iso);
  });
});

describe('The place', () => {
  it('is the town that directions start from, if there is no other', () => {
    const { location } = readingFrom('Stuck [address:3 miles west of Deming] [state:NM]');

    expect([location.address?.value, location.city?.value, location.state?.value]).toEqual([
      '3 miles west of Deming',
      'Deming',
      'NM',
    ]);
  });

  it('is south or west by the letters on either side', () => {
    const { location } = readingFrom('pos N [lat:52.0907] O [long:5.1214]');

    expect(location.lat?.value).toBe(52.0907);
  });
});

describe('The code', () => {
  it('takes a figure as number or mode by its label, whichever it was tagged as', () => {
    const { faultCodes } = readingFrom('SPN: [code:3251]\nSeverity: high\nFMI: [code:0]');

    expect(faultCodes.map(({ code }) => code.value)).toEqual(['SPN 3251 FMI 0']);
  });

  it.each(['9f3c1e77-1b0e-4f6a-9b1d-2f00c88d1aa0', 'e0291f052c36d38f6a5e612d'])('is never %s', (id) => {
    const { unitNumber, faultCodes } = readingFrom(`event [code:${id}] of [unit:${id}]`);

    expect([unitNumber, faultCodes]).toEqual([null, []]);
  });
});
