import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('what a fault is described by', () => {
  it.each([
    [
      'HIGH: E361(2) Engine overheat on Terex TA400 RNT-10233 (VCE0EC220C00310552) at 412.5 hrs, 39.7589 N, 84.1916 W',
      'Engine overheat',
    ],
    [
      'WARNING: ECU 000100.01 Engine oil pressure extremely low on Skyjack SJ6832RT (37204418) at 877 hrs, Elko, NV',
      'Engine oil pressure extremely low',
    ],
    [
      'ALERT T12: 168-4 System voltage low, Critical. JLG 860SJ SN 7304418, 5208 hrs. Elko, NV',
      'System voltage low',
    ],
    [
      'Genie Z-60 FE sn 7304418 B-217 Pilot pressure switch fault Low 412.5 hrs Elko, NV',
      'Pilot pressure switch fault',
    ],
    [
      'LOW: CA559 Rail pressure low on Case CX210D 06-118 (7304418) at 5208 hrs, Elko, NV',
      'Rail pressure low',
    ],
    [
      'Big Blue Haulotte HA16 RTJ sn 1FF844KXCLF690123 E03-14 Swing brake solenoid open moderate 5208 hrs 39.7589, -84.1916',
      'Swing brake solenoid open',
    ],
    ['Genie Z-60 FE sn 7304418, 412.5 hrs, Elko, NV. CA559 Oil pressure Low', 'Oil pressure Low'],
    [
      'Genie Z-60 FE, Elko, NV, SPN 100 FMI 1: Lost communication with Cummins engine',
      'Lost communication with Cummins engine',
    ],
    ['Genie Z-60 FE, larm 1204, vatten i bränslet, Hamngatan 11, 451 40 Uddevalla', 'vatten i bränslet'],
  ])('ends before the machine and how bad it is: %s', async (text, description) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map((fault) => fault.description?.value))).toEqual([
      [description],
    ]);
  });
});

describe('what a fault is called on the line below its code', () => {
  async function descriptionOf(below: string) {
    const [reading] = (
      await readPastedAlert(
        `Machine: Genie Z-60 FE\nFault code: 4412\n${below}\nLocation: 12 Elm St, Elko, NV`,
      )
    ).readings;
    return reading?.faultCodes.map(({ code, description }) => [code.value, description?.value]);
  }

  it.each([
    'Rail press very low',
    'Low boost',
    'Aftertreatment efficiency poor',
    'Platform tilt sensor fault',
  ])('is read: %s', async (title) => {
    expect(await descriptionOf(title)).toEqual([['4412', title]]);
  });

  it.each([
    'Replace the fuel filter',
    'Do not operate',
    'Please call the shop',
    'Low Gap Quarry',
    'Brake Parts Warehouse',
  ])('is not what else stands there: %s', async (line) => {
    expect(await descriptionOf(line)).toEqual([['4412', undefined]]);
  });
});
