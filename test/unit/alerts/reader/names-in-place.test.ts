import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe("an owner's name of whatever form", () => {
  it.each([
    [
      'before the bracket of its machine',
      'Backhoe Bob (Kenworth T880, VIN 1NKZL40X8PJ274410) reported:\nSPN 4364 FMI 18 - SCR conversion low',
      'Backhoe Bob',
    ],
    [
      'in the bracket behind its machine',
      'De Hitachi ZX210LC-6 (Crusher East, serienr. HCMDCE90K00341287) geeft code 11104-3 toerentalsensor.',
      'Crusher East',
    ],
    [
      'behind what any machine is called',
      'la macchina Hauler Six (New Holland E57C, matricola NHTN57CTTNN0662) ha segnalato un guasto.\nCodice: P0524',
      'Hauler Six',
    ],
    [
      'in quotation marks behind a kind of machine',
      'Ponsse Scorpion King / kone "Crew 34"\nSarjanumero: 0850417\nVikakoodi: SPN 5571 FMI 0',
      'Crew 34',
    ],
    [
      'in the subject, where the message has it again',
      'Subject: New diagnostic trouble code: Trench Queen\n\nSTOP Trench Queen\nJohn Deere 772G\nPIN: 1DW772GXCKF701355\nCode: ECU 000100.01',
      'Trench Queen',
    ],
    [
      'like a code, beside another code',
      'Subject: Stop alert on DZ101\n\n2 new codes on DZ101\n\nMachine: John Deere 350 P-Tier\nCode: SPN 110 FMI 0',
      'DZ101',
    ],
    [
      'behind whose it is',
      'Grove RT880E, s/n 236104, our 600AJ-14, says "SPN 520208 FMI 8", that is torque converter speed pulse bad',
      '600AJ-14',
    ],
    [
      'as what a tracker is in',
      'Device: Skid (old)\nMake: Hino\nModel: L7\nFault: SPN 4364 FMI 2',
      'Skid (old)',
    ],
    [
      'of a word for machines and a number',
      'It is the Komatsu WA380-8, YARD-38. CA1228, EGR valve servo error 2.',
      'YARD-38',
    ],
  ])('is told by its place: %s', async (_, text, unit) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.unitNumber?.value).toBe(unit);
  });

  it.each([
    ['a kind of machine', 'Volvo EC220E (Excavator, serial VCEC220EK00310552) shows SPN 110 FMI 0.'],
    ['a year', 'Volvo EC220E (2019, serial VCEC220EK00310552) shows SPN 110 FMI 0.'],
    ['a town', 'Volvo EC220E (Manchester, serial VCEC220EK00310552) shows SPN 110 FMI 0.'],
    ['a firm', 'Volvo EC220E (Hill Rentals, serial VCEC220EK00310552) shows SPN 110 FMI 0.'],
    ['a part', 'Volvo EC220E (Boom Cylinder, serial VCEC220EK00310552) shows SPN 110 FMI 0.'],
    [
      'a word for any',
      'Subject: This machine has a fault\n\nThis machine: Volvo EC220E\nCode: SPN 110 FMI 0',
    ],
  ])('is none where %s stands in its place', async (_, text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.unitNumber).toBeNull();
  });
});

describe('a code that names the machine', () => {
  it('is no code of it, where another is told', async () => {
    const text =
      'A40-6 adlı Hidromek HMK 300 LC ekskavatörünüz SPN 102 FMI 4 arızası vermiştir. Makine no: A40-6';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['SPN 102 FMI 4']);
  });
});

describe('headings that count machines', () => {
  it.each(['Machine 1', '--- Record 1 ---', 'Machine #1', 'Maschine 1', 'Equipo 1'])(
    'name none: %s',
    async (heading) => {
      const block = (model: string, code: number) =>
        `Make: Wacker Neuson\nModel: ${model}\nCode: ${code}\nLocation: 5 Elm St, Barre, VT`;
      const second = heading.replace('1', '2');

      const { readings } = await readPastedAlert(
        `${heading}\n${block('DPU6555', 31)}\n\n${second}\n${block('RD27', 32)}`,
      );

      expect(readings.map(({ unitNumber }) => unitNumber)).toEqual([null, null]);
    },
  );

  it('are not what is painted on machines', async () => {
    const { readings } = await readPastedAlert(
      'Truck 1\nMake: Mack\nModel: Granite\nCode: 31\nLocation: 5 Elm St, Barre, VT\n\n' +
        'Truck 2\nMake: Mack\nModel: Anthem\nCode: 32\nLocation: 5 Elm St, Barre, VT',
    );

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['Truck 1', 'Truck 2']);
  });
});
