import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('an alert behind a label that labels nothing', () => {
  it.each([
    ['Note: Cat 336 has code E360(2), 55 Highway Rd, Dayton OH', 'E360(2)'],
    ['Issue: Cat 336 SPN 100 FMI 1\nLocation: 55 Highway Rd, Dayton, OH', 'SPN 100 FMI 1'],
    ['SHOP NOTE: Cat 336 shows SPN 94 FMI 18\nLocation: 55 Highway Rd, Dayton, OH', 'SPN 94 FMI 18'],
    ['Problem - Cat 336 SPN 97 FMI 3\nLocation: 55 Highway Rd, Dayton, OH', 'SPN 97 FMI 3'],
    ['Alert: Cat 336 SPN 100 FMI 4 at 55 Highway Rd, Dayton, OH', 'SPN 100 FMI 4'],
    ['Fault: Cat 336 CA441 at 55 Highway Rd, Dayton, OH', 'CA441'],
    ['Machine: Cat 336\nTicket: SPN 100 FMI 1\nLocation: 55 Highway Rd, Dayton, OH', 'SPN 100 FMI 1'],
    ['Machine: Cat 336\nDescription: check code E361(2)\nLocation: 55 Highway Rd, Dayton, OH', 'E361(2)'],
  ])('is read in “%s”', async (text, code) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.outcome).toBe('ok');
    expect([reading?.brand?.value, reading?.model?.value]).toEqual(['Caterpillar', '336']);
    expect(reading?.faultCodes.map(({ code, description }) => [code.value, description])).toEqual([
      [code, null],
    ]);
    expect(reading?.location.address?.value).toBe('55 Highway Rd');
  });

  it('is none in a note beside lines that tell of a machine and its code', async () => {
    const text =
      'Machine: Cat 336\nFault code: E360(2)\nNote: Cat 320 SPN 100 FMI 1 was last week\nLocation: 55 Highway Rd, Dayton, OH';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ model, faultCodes }) => [model?.value, faultCodes[0]?.code.value])).toEqual([
      ['336', 'E360(2)'],
    ]);
    expect(readings[0]?.faultCodes).toHaveLength(1);
  });
});
