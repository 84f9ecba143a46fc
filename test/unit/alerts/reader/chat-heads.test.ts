import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('messages below the numbers or the names that they came from', () => {
  it.each([
    ['+1 435-555-0100', '+1 435-555-0101'],
    ['+1 435-555-0100 7:02 AM', '+1 435-555-0101 7:05 AM'],
    ['(435) 555-0100 Dale', '(435) 555-0101 Priya'],
    ['From: +1 435-555-0100', 'From: +1 435-555-0101'],
    ['+1 (435) 555-0100, 7/9/26 7:02 AM', '+1 (435) 555-0101, 7/9/26 7:03 AM'],
    ['Rob 10:06 AM', 'Tina Alvarez 10:07 AM'],
    ['Tina (Service Desk) 10:04', 'Rob 10:06'],
    ['Rob  [10:06]', 'Tina  [10:07]'],
    ['+49 151 5550100 ~ Uwe', '+49 151 5550101 ~ Jan'],
  ])('are read below “%s” and “%s”', async (one, other) => {
    const text = `${one}\nHitachi ZX350LC-6 has code 11006-3\n${other}\nwhere?\n${one}\n2150 N Main St, Heber City, UT`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading).toMatchObject({
      outcome: 'ok',
      model: { value: 'ZX350LC-6' },
      unitNumber: null,
      location: { address: { value: '2150 N Main St' } },
      faultCodes: [{ code: { value: '11006-3' } }],
    });
  });

  it('are read below a first message that has none over it', async () => {
    const asked = 'Hitachi ZX350LC-6 has code 11006-3\nRob 10:06\nwhere is it\nTina 10:07\n';

    const [unplaced] = (await readPastedAlert(`${asked}he didnt say, calling him back`)).readings;
    const [placed] = (await readPastedAlert(`${asked}2150 N Main St, Heber City, UT`)).readings;

    expect(unplaced?.outcome).toBe('missing_location');
    expect(placed?.location.address?.value).toBe('2150 N Main St');
  });

  it('are no signatures, which stand at the end', async () => {
    const text =
      'Hitachi ZX350LC-6 has code 11006-3\n2150 N Main St, Heber City, UT\n\nDale Hutchins\n+1 435-555-0100\n900 Depot St, Provo, UT';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.location.city?.value).toBe('Heber City');
  });
});

describe('a street and a town in a message of its own', () => {
  it.each(['Pat: ', '<Pat> ', '[14/03/2026, 08:13:02] Pat: ', '14/03/2026, 08:13 - Pat: ', '08:13 Pat: '])(
    'are where the machine is, behind “%s”',
    async (speaker) => {
      const asked = speaker.replace('Pat', 'Sam');
      const text = `${speaker}JCB 540-170 code E118 \n${asked}where?\n${speaker}Marsh Lane, Preston PR1 8XA`;

      const [reading] = (await readPastedAlert(text)).readings;

      expect(reading).toMatchObject({
        outcome: 'ok',
        location: { address: { value: 'Marsh Lane' }, city: { value: 'Preston' } },
      });
    },
  );
});
