import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

type Told = readonly [
  brand: string,
  model: string,
  serial: string | undefined,
  unit: string | undefined,
  hours: number | undefined,
];

describe('what the owner calls a machine, beside its maker and model', () => {
  it.each([
    ['Alarm: LD-22 Sany SY135C', 'LD-22'],
    ['New alert Grader6 Sany SY135C', 'Grader6'],
    ['FLT! Paver03 Sany SY135C', 'Paver03'],
    ['Crane3 Sany SY135C', 'Crane3'],
    ['Sany SY135C / Dozer4', 'Dozer4'],
    ['Sany SY135C Loader2', 'Loader2'],
  ])('is no code, no serial number and no part of the model: %s', async (line, unit) => {
    const { readings } = await readPastedAlert(
      `${line}\nFault code: E12-4 boom sensor\nLocation: 12 Main St, Reno, NV`,
    );

    const told = readings.map((each) => [
      each.model?.value,
      each.unitNumber?.value,
      each.serialNumber?.value,
    ]);
    expect(told).toEqual([['SY135C', unit, undefined]]);
    expect(readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual(['E12-4']);
  });
});

describe('the machine of a message that somebody writes', () => {
  it.each<{ told: string; text: string; machine: Told }>([
    {
      told: 'with the brand a sentence behind the model',
      text: 'The new one is unhappy. SY135C, number 1408 on the boom, 612 hours. Shows E05, says the Sany lad.',
      machine: ['Sany', 'SY135C', undefined, '1408', 612],
    },
    {
      told: 'by a mere number behind an article, and a maker that is also a word',
      text: 'Pete says the 950 GC is flashing 168-3. That is the Cat loader with the forks, L-12. Clock reads 3,310.',
      machine: ['Caterpillar', '950 GC', undefined, 'L-12', 3310],
    },
    {
      told: 'by one of several of a maker',
      text: 'One of our Manitous, the MRT 2470, fleet MT24, has E3301 up. 1,877h.',
      machine: ['Manitou', 'MRT 2470', undefined, 'MT24', 1877],
    },
    {
      told: 'against another that is taken back or well',
      text: "It isn't the Sany. It's the XCMG, XE55U, XC-55, 802 hrs. Code A03. Excavator EX-9 is fine.",
      machine: ['XCMG', 'XE55U', undefined, 'XC-55', 802],
    },
    {
      told: 'in full, where it is named in short first',
      text: 'wrong machine, its the develon dx300 not the hyundai. dx300lc-7. code spn 523612 fmi 31. 6,091 hrs. Tag DX-3',
      machine: ['Develon', 'dx300lc-7', undefined, 'DX-3', 6091],
    },
    {
      told: "with its maker's number and its owner's name in the list behind the model",
      text: "Tigercat 855E - fleet 'Hobbes' - serial 8551204 - 17,310 hrs - code 4334/18",
      machine: ['Tigercat', '855E', '8551204', 'Hobbes', 17310],
    },
    {
      told: 'with a PIN that nothing leads to',
      text: 'Volvo A45G, we call her Big Bertha, coded SPN 639 FMI 9. Hours 11,206. VCE0A45GKR0341882.',
      machine: ['Volvo', 'A45G', 'VCE0A45GKR0341882', 'Big Bertha', 11206],
    },
    {
      told: 'by the name that is told to be it',
      text: '417 is a Hamm H 20i with code 523.7.19, it shows 2,702 h.',
      machine: ['Hamm', 'H 20i', undefined, '417', 2702],
    },
    {
      told: 'with hours that are the one number left',
      text: 'My D6T keeps saying 91-8. Caterpillar, JYR00872. 9,640. Ask for Ray 417-555-0133',
      machine: ['Caterpillar', 'D6T', 'JYR00872', undefined, 9640],
    },
    {
      told: 'in questions and answers',
      text: 'Shop: which?\nKofi: TA300, the Terex, DT-3\nShop: hours and code?\nKofi: 6,771 and it says E-4021',
      machine: ['Terex', 'TA300', undefined, 'DT-3', 6771],
    },
    {
      told: 'without the numbers of a driver, an order, a pressure and a phone',
      text: 'The Volvo L120H shows SPN 100 FMI 1. Badge 4471, PO 55120, 250 psi on the gauge. Ring 07700 900123.',
      machine: ['Volvo', 'L120H', undefined, undefined, undefined],
    },
    {
      told: 'without those of its parts, its price and its next service',
      text: 'Hitachi ZX350LC-6, 11004-2, part 4698713 was changed, engine 6HK1-712233, service due at 2,500, paid 88,000.',
      machine: ['Hitachi', 'ZX350LC-6', undefined, undefined, undefined],
    },
  ])('is read $told', async ({ text, machine }) => {
    const { readings } = await readPastedAlert(text);

    const [reading] = readings;
    const told = [reading?.brand, reading?.model, reading?.serialNumber, reading?.unitNumber, reading?.hours];
    expect(told.map((each) => each?.value)).toEqual(machine);
  });
});

describe('what the writer puts right', () => {
  it.each([
    ['Bobcat T770, decal says 206. Code M0216, 1,947 hours.\nsorry, decal is 209 not 206', '209', 1947],
    ['Hyundai HL940A, unit W40, SPN 641 FMI 12. No, the hours are 5,630 not 5,360.', 'W40', 5630],
    ['Case 821G, unit 77, SPN 641 FMI 12, hrs 1,288... 1,289!', '77', 1289],
    ['Case 821G, unit 77, SPN 641 FMI 12, 1,289 hrs. I said 1,289, it should be 1,298.', '77', 1298],
  ])('counts for what it puts right: %s', async (text, unit, hours) => {
    const { readings } = await readPastedAlert(text);

    const [reading] = readings;
    expect([reading?.unitNumber?.value, reading?.hours?.value]).toEqual([unit, hours]);
  });

  it('may be the end of a serial number', async () => {
    const { readings } = await readPastedAlert(
      'Takeuchi TL12V2, code 21-002: serial ends in 7, not 1. I gave you 412002881.',
    );

    expect(readings[0]?.serialNumber?.value).toBe('412002887');
  });
});

describe('machines side by side', () => {
  it.each([
    {
      told: 'with their names',
      text: 'The 4CX (Ernie, 2806177) reads U0121 and the 507-42 (Bert, 2794403) reads C1003. Both are JCBs. Ernie has 6,161 hours and Bert 1,552.',
      machines: [
        ['4CX', '2806177', 'Ernie', 6161, 'U0121'],
        ['507-42', '2794403', 'Bert', 1552, 'C1003'],
      ],
    },
    {
      told: 'with their kinds and values in their order',
      text: 'The excavator, a Hitachi ZX470LC-6 (tag P-47), shows 11002-2. The loader, a Hitachi ZW180-6 (tag P-18), shows 11032-8. Hours are 8,018 and 4,554.',
      machines: [
        ['ZX470LC-6', undefined, 'P-47', 8018, '11002-2'],
        ['ZW180-6', undefined, 'P-18', 4554, '11032-8'],
      ],
    },
    {
      told: 'with their makers',
      text: 'The Yanmar ViO80-2A shows P1420 and the Volvo L60H next to it shows SPN 100 FMI 18. Yanmar: 2,006 h, unit V80. Volvo: 5,511 h, unit L60.',
      machines: [
        ['ViO80-2A', undefined, 'V80', 2006, 'P1420'],
        ['L60H', undefined, 'L60', 5511, 'SPN 100 FMI 18'],
      ],
    },
  ])('have each its own, told $told', async ({ text, machines }) => {
    const { readings } = await readPastedAlert(text);

    const told = readings.map(({ model, serialNumber, unitNumber, hours, faultCodes }) => [
      model?.value,
      serialNumber?.value,
      unitNumber?.value,
      hours?.value,
      ...faultCodes.map(({ code }) => code.value),
    ]);
    expect(told).toEqual(machines);
  });
});

describe('a kind of machine in small letters with its number', () => {
  it.each([
    [
      'the deere 210G, digger 4, serial 1FF210GXKHF525871, code E217, 8102 hrs, at 130 Mill Rd, Salem OR',
      'digger 4',
    ],
    ['Kubota U55-5 "mini 3" sn 31422 - code E:4001 battery charge low. 7 Fern Ct, Salem OR', 'mini 3'],
    [
      'Machine : chargeuse 7\nModèle : Volvo L110H\nDéfaut : E217\nLieu : 12, rue Principale, Laval',
      'chargeuse 7',
    ],
    ['Vehicle: TRK-9 · 2019 Western Star 4700SB\nFault: P20EE\nLocation: 7 Fern Ct, Salem, OR', 'TRK-9'],
  ])('is a name: %s', async (text, unit) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual([unit]);
  });
});

describe('a code that a line broke', () => {
  it('is told whole', async () => {
    const { readings } = await readPastedAlert(
      'Gehl R190, ser GHL0R190C00021774. Screen says SPN 4371\nFMI 5, aux coil open. Its at 52 Tannery Ln, Bangor ME.',
    );

    expect(readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual(['SPN 4371 FMI 5']);
  });
});

describe('what comes to a machine or fetches it', () => {
  const alert = 'Yanmar SV100\nSPN 110 FMI 15\n35.1983, -111.6513';

  it.each([
    'Sent van 7',
    'Mechanic: Lou, van 7',
    'Service van 7 is on its way',
    'Technician in Truck V-7',
    'Lowboy 4 can fetch it',
    'HRB 60214',
    'VAT DE299104417',
    'TVA FR90552081317',
  ])('gives it no name and no serial number: %s', async (line) => {
    const { readings } = await readPastedAlert(`${alert}\n\n${line}`);

    expect(readings.map(({ unitNumber, serialNumber }) => [unitNumber, serialNumber])).toEqual([
      [null, null],
    ]);
  });

  it.each(['Truck 12 is close by the gate', 'Please send tech, Truck 12 is down'])(
    'is not the machine itself: %s',
    async (line) => {
      const { readings } = await readPastedAlert(`${alert}\n\n${line}`);

      expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['Truck 12']);
    },
  );
});

describe('an owner’s number in few words', () => {
  it.each([
    ['Komatsu PC490LC-11 ex 7, CA2249 fuel pressure low, 9340 hrs, 39.7399,-104.9911', 'ex 7'],
    ['31 New Holland W170D SPN 1761 FMI 1 5120hrs at 610 Bridge St in Lowell MA', '31'],
    ['No. 31 New Holland W170D, SPN 1761 FMI 1, 5120 h, 610 Bridge St, Lowell MA', '31'],
    ['Got a SPN 1761 FMI 1 on #31. Its a New Holland W170D. Machine is at 610 Bridge St, Lowell, MA.', '31'],
  ])('is read of “%s”', async (text, unit) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.unitNumber?.value).toBe(unit);
  });
});

describe('a loose small letter that ends a model', () => {
  it.each(['Kramer 5075 e', 'Ahlmann AZ 95 e', 'Wacker Neuson EZ17 e'])(
    'is a part of it: %s',
    async (machine) => {
      const { readings } = await readPastedAlert(
        `${machine}\nE-107 Batterie\nHafenstraße 51, 68159 Mannheim`,
      );

      expect(readings.map(({ brand, model }) => `${brand?.value} ${model?.value}`)).toEqual([machine]);
    },
  );
});

describe('what stands in brackets behind a machine', () => {
  it.each([
    'Our Sany SY215C (RNT-10233, serial 7304418) shows code B-217. Elko, NV',
    'Nasza Sany SY215C (RNT-10233, nr seryjny 7304418) zgłasza kod B-217. ul. Portowa 12, 81-350 Gdynia',
    'Nuestra Sany SY215C (RNT-10233, serie 7304418) muestra el código B-217. Calle Mayor 14, 50001 Zaragoza',
    'Il nostro Sany SY215C (RNT-10233, matricola 7304418) segnala il codice B-217. Via Roma 12, 20121 Milano',
  ])('is its owner’s name before its serial number: %s', async (text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect([reading?.unitNumber?.value, reading?.serialNumber?.value]).toEqual(['RNT-10233', '7304418']);
  });
});

describe('a name between a model and its serial number in brackets', () => {
  it('is its owner’s', async () => {
    const text = 'Our Case CX210D 4471 (1FF844KXCLF690123) shows P0087. Elko, NV';

    expect((await readPastedAlert(text)).readings[0]).toMatchObject({
      model: { value: 'CX210D' },
      unitNumber: { value: '4471' },
      serialNumber: { value: '1FF844KXCLF690123' },
    });
  });
});

describe('what stands behind a model', () => {
  it.each([
    ['Bobcat T770 B4CE14902 (DZ-08A) reported fault code P0087. Elko, NV', 'T770', 'B4CE14902', 'DZ-08A'],
    ['Skyjack SJ6832RT U55-22914 (L-1) reported fault code P0087. Elko, NV', 'SJ6832RT', 'U55-22914', 'L-1'],
    [
      'HIGH: P0087 Fuel rail pressure too low on Volvo EC220E T12 (1FF844KXCLF690123) at 877 hrs, Elko, NV',
      'EC220E',
      '1FF844KXCLF690123',
      undefined,
    ],
    [
      'The telematics unit on RNT-10233, a JLG 860SJ with serial 7304418, reported P0087. Elko, NV',
      '860SJ',
      '7304418',
      'RNT-10233',
    ],
    [
      'BH 3 (Haulotte HA16 RTJ, S/N 7304418) threw code P0087. Meter reads 30,411 hours. Elko, NV',
      'HA16 RTJ',
      '7304418',
      'BH 3',
    ],
  ])('is its serial number or its owner’s name: %s', async (text, model, serial, unit) => {
    const [reading] = (await readPastedAlert(text)).readings;

    const name = unit === undefined ? undefined : reading?.unitNumber?.value;
    expect([reading?.model?.value, reading?.serialNumber?.value, name]).toEqual([model, serial, unit]);
  });
});

describe('a name that stands in a sentence or before a mark', () => {
  it.each([
    'Operator says 317 (Deere 644K) has P0191 12 Elm St, Ada, OK 74820',
    'Machine: Deere 644K, Unit: 317. Code 94-1. 12 Elm St, Ada, OK 74820',
    'deere 644k #317: P0191. 12 Elm St, Ada, OK 74820',
    'the 317 loader, Deere 644K, code P0191, 12 Elm St, Ada, OK 74820',
    'Deere 644K\nHours: 4102\nSPN 3226 FMI 2 Outlet NOx\nUnit: 317\n12 Elm St, Ada, OK 74820',
  ])('is the name alone: %j', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['317']);
  });

  it('is none where it counts the hours', async () => {
    const { readings } = await readPastedAlert(
      'Deere 644K\nHours: 4102\nSPN 3226 FMI 2 Outlet NOx\n12 Elm St, Ada, OK 74820',
    );

    expect(readings[0]).toMatchObject({ unitNumber: null, hours: { value: 4102 } });
  });
});
