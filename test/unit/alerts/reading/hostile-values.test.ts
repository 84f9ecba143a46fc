import { describe, expect, it } from 'vitest';
import { dateOrderOf, timesIn } from '#functions/alerts/reading/times/times.ts';
import { zonesIn } from '#functions/alerts/reading/times/zones.ts';
import { brandOf, makersIn } from '#functions/alerts/reading/values/brands.ts';
import { codeKey, codeOf, codesIn } from '#functions/alerts/reading/values/codes.ts';
import { hoursIn, numberIn } from '#functions/alerts/reading/values/numbers.ts';
import { isPlaceholder, stateOf } from '#functions/alerts/reading/values/places.ts';
import { degreesIn, pointsIn } from '#functions/alerts/reading/values/points.ts';
import { providerOf } from '#functions/alerts/reading/values/providers.ts';
import { severityOf } from '#functions/alerts/reading/values/severities.ts';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  timesIn: (text) => timesIn(text, 'dmy'),
  dateOrderOf,
  zonesIn,
  numberIn,
  hoursIn: (text) => hoursIn(text, text),
  severityOf,
  codeOf,
  codeKey,
  codesIn,
  providerOf,
  brandOf,
  makersIn,
  pointsIn,
  degreesIn: (text) => degreesIn(text, text, text),
  stateOf,
  isPlaceholder,
};

const pieces = [
  ...Array.from('aA10 \n\t-.,:([{/\'"<&=_#@é高年コ한و\u0301'),
  ...[
    '1 ',
    '1,',
    '12:',
    '12:30 ',
    '10.03.',
    '2026-',
    '2026-03-10 ',
    '1/',
    '1773132660 ',
    '2026年',
    '上午',
    '1h',
    'h ',
  ],
  ...['SPN ', 'SPN 1 ', 'SPN 94 FMI 1, ', 'FMI 1 ', 'MID 1 ', 'S 12 ', 'P0420 ', 'DTC ', '0x', '1, FMI 1'],
  ...[
    'mar 1 ',
    'UTC+',
    'GMT ',
    'Eastern ',
    'America/',
    'hora de ',
    'N41 ',
    '41.5500, ',
    '41,5500 ',
    '41° ',
    'lat: 41.5 ',
  ],
  ...[
    'lat="',
    '<lat>',
    '"coordinates":[',
    'https://maps.google.com/?q=',
    'geo:',
    'Case ',
    'vision ',
    'my.',
    'Volvo ',
  ],
  ...['not the ', 'most ', 'hundred ', 'one ', 'PT', 'no ', 'state of ', '{{', 'high, '],
];

describe('Parsing the values of hostile input', () => {
  it.each(Object.entries(readers))('with %s takes time in proportion to the text', (_name, read) => {
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      const begun = process.cpuUsage();

      read(text);

      expect(process.cpuUsage(begun).user / 1000, `${JSON.stringify(piece)}, over and over`).toBeLessThan(
        1000,
      );
    }
  });
});
