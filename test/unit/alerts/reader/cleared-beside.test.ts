import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a fault beside one that is over', () => {
  it.each([
    'Code M0311 active. M0117 cleared.',
    'M0117 cleared. Code M0311 active.',
    'Code M0311 again, fixed last week',
    'Code M0311 (was M0117 last week, cleared)',
    'Code M0311 active. Earlier code M0117 has cleared.',
    'Code M0311 cleared and returned',
    'Code M0311. Cleared: No',
    'Code M0311. Status: Active. Cleared: -',
    'Previously M0117, now M0311',
    'Previously code M0117, now code M0311',
  ])('is the one that is there in “%s”', async (line) => {
    const [reading] = (await readPastedAlert(`${line}\n${machine}`)).readings;

    expect(reading?.outcome).toBe('ok');
    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['M0311']);
  });

  it('is the one that is active among the lines of a log', async () => {
    const text =
      'unit=T-7 oem=Tadano model=GR-700 sn=FC5218 state=active spn=639 fmi=9 lat=51.5069 lon=0.0214\n' +
      'unit=T-7 state=inactive spn=110 fmi=16';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['SPN 639 FMI 9'],
    ]);
  });

  it('is the one whose state is active, and not what the state calls inactive', async () => {
    const text = `${machine}\nCode: SPN 639 FMI 9, State: active\nCode: SPN 110 FMI 16, State: inactive`;

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['SPN 639 FMI 9'],
    ]);
  });

  it.each(['Cleared date: ', 'Cleared at: 0000-00-00', 'Date cleared: 01/01/1900'])(
    'is there with it where nobody says when it was cleared: “%s”',
    async (never) => {
      const text = `${machine}\n\n${never}\nCode: SPN 639 FMI 9\n\nCode: SPN 110 FMI 16`;

      const { readings } = await readPastedAlert(text);

      expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
        ['SPN 639 FMI 9', 'SPN 110 FMI 16'],
      ]);
    },
  );

  it('is there alone where a file has a date for the other', async () => {
    const row = 'Komatsu,PC210LC-11,C51234,EX-12,Columbia,MO';
    const text = `make,model,serial_number,unit,city,state,spn,fmi,cleared_at\n${row},639,9,\n${row},110,16,2026-02-02T10:00:00Z`;

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['SPN 639 FMI 9'],
    ]);
  });

  it.each(['Code M0311 was cleared.', 'Code M0311 on EX12 cleared.', 'Code M0311 fixed last week'])(
    'is none where it is the only one and over: “%s”',
    async (line) => {
      const [reading] = (await readPastedAlert(`${line}\n${machine}`)).readings;

      expect(reading?.outcome).not.toBe('ok');
    },
  );
});

describe('a repair that is told of by the way', () => {
  it.each([
    'Had M0117 last month but the tech cleared that',
    'Wiper was repaired last week',
    'The side window was fixed.',
    'We already cleared it once',
    'Operator cleared the code yesterday, now its back',
    'Old code cleared, this one is new',
    'Tech cleared M0117 last week',
  ])('takes nothing of the fault before it: “%s”', async (sentence) => {
    const [reading] = (
      await readPastedAlert(`Bobcat E35 unit 8, code M0311, 61 Canal St, Holyoke MA. ${sentence}`)
    ).readings;

    expect(reading?.outcome).toBe('ok');
    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['M0311']);
  });

  it('leaves the code that is there in its place', async () => {
    const text =
      'unit 8 Bobcat E35: reset SPN 94 FMI 3 on Monday, now SPN 636 FMI 8, 61 Canal St, Holyoke, MA';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['SPN 636 FMI 8']);
  });

  it.each(['It was fixed.', 'The issue was fixed.', 'The code was cleared.', 'We cleared M0311 last week'])(
    'ends an alert whose own fault it is: “%s”',
    async (sentence) => {
      const [reading] = (
        await readPastedAlert(`Bobcat E35 unit 8, code M0311, 61 Canal St, Holyoke MA. ${sentence}`)
      ).readings;

      expect(reading?.outcome).not.toBe('ok');
    },
  );
});

describe('a code that is over by the words behind it', () => {
  it.each([
    'no longer active',
    'fixed',
    'repaired',
    'now inactive',
    'closed',
    'is back to normal',
    'resolved today',
  ])('is no alert: “%s”', async (words) => {
    const [reading] = (
      await readPastedAlert(`Bobcat E35 unit 8 SPN 94 FMI 3 ${words}. 61 Canal St, Holyoke, MA`)
    ).readings;

    expect(reading?.outcome).toBe('not_an_alert');
  });

  it.each(['fixed last week, it came back', 'closed loop fault'])(
    'is there all the same: “%s”',
    async (words) => {
      const [reading] = (
        await readPastedAlert(`Bobcat E35 unit 8 SPN 94 FMI 3 ${words}. 61 Canal St, Holyoke, MA`)
      ).readings;

      expect(reading?.outcome).toBe('ok');
    },
  );
});

const machine = 'Bobcat E35, 61 Canal St, Holyoke, MA';
