import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('the hours of a machine', () => {
  it.each([
    ['Came on at the crusher, 10,212 h. Left in the quarry.', 10212],
    ['02:05 GMT 5 Nov 2026, 6,488 h. Remaining work is off.', 6488],
    ['61,204 mi / engine hours 4,377 / idle 1,902', 4377],
    ['Odometer 61,204 mi / engine hours 4,377 / idle hours 1,902', 4377],
  ])('are read of “%s”', async (said, hours) => {
    expect(await hoursOf(said)).toBe(hours);
  });

  it.each([
    'idle time: 1,044 h',
    'idle time: 1,044 h\nengine hours: n/a',
    'vibration on: 880 h',
    '6,488 h left until service',
  ])('are none that are told of something else: “%s”', async (said) => {
    expect(await hoursOf(said)).toBeUndefined();
  });

  it.each([
    ['Code Severity Hours\nP0193 High 6488.5', 6488.5],
    ['Fault Hours Severity Date\nSPN 157 FMI 16 6,488 Medium 2026-11-05', 6488],
  ])('are read below names between which one space stands: “%s”', async (rows, hours) => {
    const text = `Volvo EC480E, serial 310988\n88 Millrace Lane, Lancaster, PA 17603\n\n${rows}\n`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.hours?.value).toBe(hours);
  });
});

async function hoursOf(said: string): Promise<number | undefined> {
  const text = `Unit 12, Volvo EC480E, serial 310988\nFault code P0193 rail pressure high\n88 Millrace Lane, Lancaster, PA 17603\n${said}\n`;
  const [reading] = (await readPastedAlert(text)).readings;
  return reading?.hours?.value;
}

describe('hours whose thousands a space sets apart', () => {
  it.each(['11 204h', '11 204hrs', '(11 204h)', '11 204 h', '11 204 Bh'])(
    'are read whole: %s',
    async (hours) => {
      for (const text of [
        `Komatsu PC210LC-11 / K71234 / ${hours} / P0087 / Elko, NV`,
        `Komatsu PC210LC-11 at ${hours} has P0087, Elko, NV`,
      ])
        expect((await readPastedAlert(text)).readings[0]?.hours?.value).toBe(11_204);
    },
  );

  it('are another figure’s where a unit stands between', async () => {
    const text = 'Komatsu PC210LC-11, P0087, 30,411hrs 24.03.2026 06:12, Elko, NV';

    expect((await readPastedAlert(text)).readings[0]?.hours?.value).toBe(30_411);
  });

  it('do not begin with the last figure of a model in the cell before', async () => {
    const text =
      'Unit,Make,Code,Model,Hourmeter,Severity,Serial,Place\nT12,Bomag,P0087,BW 213 DH-5,412.5,moderate,K71234,"Elko, NV"';

    expect((await readPastedAlert(text)).readings[0]?.hours?.value).toBe(412.5);
  });

  it('are none of a machine that is called BH 3', async () => {
    const text = 'BH 3 (Haulotte HA16 RTJ) threw P0087. Meter reads 30,411 hours. Elko, NV';

    expect((await readPastedAlert(text)).readings[0]?.hours?.value).toBe(30_411);
  });
});

describe('hours of something else than the machine', () => {
  const message = (lines: string) => `Deere 644K\nP0191\n${lines}\n12 Elm St, Ada, OK 74820`;

  it.each([
    'Labor hrs: 2.5',
    'Est. repair hours: 6',
    'Downtime hours: 14',
    'Time to derate: 3 h',
    'Run time today: 7.2 h',
    'Operator hours: 9',
    'Fan hours: 410',
    'Warranty until 4000 h',
    'Estimate: $1,450',
  ])('are not read as its own: %s', async (line) => {
    const { readings } = await readPastedAlert(message(line));

    expect(readings[0]).toMatchObject({ outcome: 'ok', hours: null });
  });

  it.each([
    'Load hours: 1,950\nTotal hours: 4,218',
    'Previous hours: 4,201\nCurrent hours: 4,218',
    'Drive hours: 880\nEngine hours: 4218',
    'Loaded 1950 h\nTotal 4218 h',
    'Estimate: $1,450\nMeter: 4218',
    'Hours since new: 4218',
    'Working hours: 4218',
  ])('give way to its own: %j', async (lines) => {
    const { readings } = await readPastedAlert(message(lines));

    expect(readings[0]?.hours?.value).toBe(4218);
  });
});
