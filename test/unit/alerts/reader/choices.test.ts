import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  type Circumstances,
  probabilityOfRight,
} from '#functions/alerts/reader/learnt/judge.ts';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

async function readingsOf(text: string) {
  const { readings } = await readPastedAlert(text);
  return readings;
}

describe('what no rule knows', () => {
  it('is told by the words around it, with its place and how likely it is', async () => {
    const text =
      'Digger Dan (Mack Granite, VIN 1M2GR4GC7PM012881) reported:\nSPN 5246 FMI 0 - SCR inducement severe';

    const [reading] = await readingsOf(text);

    const { unitNumber } = reading ?? {};
    expect(unitNumber).toMatchObject({ value: 'Digger Dan', span: { start: 0, end: 10 } });
    expect(unitNumber?.confidence).toBeGreaterThan(0.5);
    expect(unitNumber?.confidence).toBeLessThanOrEqual(1);
  });

  it('goes to the machine that it stands with', async () => {
    const text = `LIVELINK MORNING SUMMARY, 22 July 2026 (all times BST)

(1) 35D 4x4 Teletruk / asset "Yard Truck" / S/N JCBTLT35ALK1545220 / 2,190 hrs
    04:55  P0299  Turbo under-boost  [HIGH]

(2) 220X LC / asset "Dragline 2" / S/N JCBJS22XKP3044178 / 5,034 hrs
    02:17  SPN 1127 FMI 16  Boost pressure high  [AMBER]`;

    const readings = await readingsOf(text);

    expect(readings.map(({ unitNumber, detectedAt }) => [unitNumber?.value, detectedAt?.value])).toEqual([
      ['Yard Truck', '2026-07-22T04:55:00+01:00'],
      ['Dragline 2', '2026-07-22T02:17:00+01:00'],
    ]);
  });

  it('is a time of four figures, where the words around say that it is one', async () => {
    const text = `PITWATCH 04SEP2026 ALL TIMES MST
HLR 311 / CAT 785D / MSY00417 / 21007H / E1045(2) TRANS HYD FILTER RESTRICTION / LVL 2 / 0417 / QUARRY HAUL RD, ELKO, NV
SHV 7 / HITACHI EX1900-6 / HCM1GS00L00001221 / 18355H / 11206-3 PUMP 1 DELIVERY PRESSURE SENSOR HIGH / CAUTION / 0532 / QUARRY HAUL RD, ELKO, NV`;

    const readings = await readingsOf(text);

    expect(readings.map(({ detectedAt }) => detectedAt?.value)).toEqual([
      '2026-09-04T04:17:00-07:00',
      '2026-09-04T05:32:00-07:00',
    ]);
  });

  it('goes to the machine whose heading it is', async () => {
    const text = `JDLink, alerts of February 24, 2026 (EST)

Grader North
John Deere 872GP, PIN 1DW872GPHLF708814, 4,206 h
8:14 AM: TCU 000177.16 Transmission oil temperature high (medium)

Digger Lima
John Deere 350G LC, PIN 1FF350GXCLF813077, 9,871 h
1:52 PM: ECU 000110.00 Coolant temperature extremely high (critical)`;

    const readings = await readingsOf(text);

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['Grader North', 'Digger Lima']);
  });

  it('stays unread in a signature', async () => {
    const text = `Machine: Volvo L120H
Serial: VCEL120HK0S631207
Code: SPN 100 FMI 1
Location: 36.1111, -115.1222

--
Ray Holt, Service Manager
Ridge Equipment, 88 Dealer Row, Tulsa, OK 74107
555-0144`;

    const [reading] = await readingsOf(text);

    expect([reading?.location.address, reading?.location.city, reading?.unitNumber]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['was cleared this morning, all good now', 'was repaired in May and has not come back'])(
    'is no fault where it is over: %s',
    async (end) => {
      const text = `Komatsu PC210LC-11, serial K60112, unit EX-9, at 14 Elm St, Dayton OH. Code CA559 ${end}.`;

      const [reading] = await readingsOf(text);

      expect(reading?.faultCodes).toEqual([]);
    },
  );
});

describe('a value that was found', () => {
  const told: Candidate = {
    field: 'unit',
    key: 'ex14',
    text: 'EX-14',
    start: 20,
    end: 25,
    isVerbatim: true,
    ruled: 0,
    isLabelled: false,
    told: 0.9,
    mentions: 1,
    whole: 0,
  };
  const alone: Circumstances = {
    rivals: [told],
    otherwise: undefined,
    besidePlace: 'none',
    role: 'body',
    isOver: false,
    isAlone: true,
    otherMail: 0,
  };

  it('is likelier where rules and tagger agree', () => {
    const ruled = { ...told, ruled: 0.9, isLabelled: true };

    expect(probabilityOfRight(ruled, { ...alone, rivals: [ruled] })).toBeGreaterThan(
      probabilityOfRight(told, alone),
    );
  });

  it('is less likely the less sure the tagger is, and beside one that it is surer of', () => {
    const unsure = { ...told, told: 0.3 };
    const surer = { ...told, key: 'wl9', text: 'WL-9', start: 60, end: 64, told: 0.99 };
    const likely = probabilityOfRight(told, alone);

    expect(probabilityOfRight(unsure, { ...alone, rivals: [unsure] })).toBeLessThan(likely);
    expect(probabilityOfRight(told, { ...alone, rivals: [told, surer] })).toBeLessThan(likely);
  });
});

describe('what a rule took for something else', () => {
  it.each([
    [
      'a model for a code, beside another code',
      'ALARM EC220E / KESTREL-4\nVolvo Construction Equipment, CareTrack\nChassis VCEEC220E00311234\nRed alarm - MID 187 PPID 1156 FMI 0 - hydraulic oil hot',
      ['EC220E', ['MID 187 PPID 1156 FMI 0']],
    ],
    [
      'a serial number for a model',
      'My D6T keeps saying 91-8, rated high. Caterpillar, JYR00872. 9,640 hours.',
      ['D6T', ['91-8']],
    ],
  ])('is put right: %s', async (_, text, [model, codes]) => {
    const [reading] = await readingsOf(text);

    expect(reading?.model?.value).toBe(model);
    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(codes);
  });
});
