import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('who a machine is', () => {
  it.each([
    {
      told: 'by labels that are put together from words, as German does',
      text: 'Fahrzeugname: Radlader Nord\nFahrzeughersteller: Liebherr\nGerätemodell: L 550\nFahrzeug-Ident-Nr.: VATZ1555XPZ012345',
      machine: ['Liebherr', 'L 550', 'VATZ1555XPZ012345', 'Radlader Nord'],
    },
    {
      told: 'by labels of which one names several values',
      text: 'Make / Model / Serial: Case / 1150M / NJDC15123\nUnit / Hours: Dozer 14 / 2,310',
      machine: ['Case', '1150M', 'NJDC15123', 'Dozer 14'],
    },
    {
      told: 'by names that only bars set apart',
      text: 'Maker: Develon\nDL280-7 | DHKHLAD4PN0005119 | Crusher Feed\nCode: V275',
      machine: ['Develon', 'DL280-7', 'DHKHLAD4PN0005119', 'Crusher Feed'],
    },
    {
      told: 'beside the maker and the number of its engine',
      text: 'Unit: 14-220\nAsset: Bobcat T770 (AT6311234)\nEngine: Doosan D34 s/n 55512',
      machine: ['Bobcat', 'T770', 'AT6311234', '14-220'],
    },
    {
      told: 'in a sentence, with the number of its owner',
      text: 'Our number 22 (Takeuchi TL12V2, S/N 412100345) shows E:32 Engine oil pressure low.',
      machine: ['Takeuchi', 'TL12V2', '412100345', '22'],
    },
    {
      told: 'under a label that nobody knows, by the form of the value',
      text: 'Make: CAT\nModel: 336\nS/N: DKS10432\nGarnbezeichnis: TEL-07\nCode: SPN 110 FMI 16',
      machine: ['Caterpillar', '336', 'DKS10432', 'TEL-07'],
    },
    {
      told: 'without what is another thing, whatever form it has',
      text: 'Make: CAT\nModel: 336\nS/N: DKS10432\nShift crew: B-2\nContract ref: RC-22\nCode: SPN 110 FMI 16',
      machine: ['Caterpillar', '336', 'DKS10432', undefined],
    },
    {
      told: 'by the number of its maker and the name of its owner, which is which by their form',
      text: 'Hersteller: Liebherr\nTyp: R 926\nMaschinennummer: 1284-053317\nUnsere Nummer: RB-07',
      machine: ['Liebherr', 'R 926', '1284-053317', 'RB-07'],
    },
    {
      told: 'by a designation and a name in one value',
      text: 'JDLink\nMachine: Dozer 9 (850L)\nPIN: 1T0850LXCKF362187',
      machine: ['John Deere', '850L', '1T0850LXCKF362187', 'Dozer 9'],
    },
    {
      told: 'where what is called the machine is its model, beside its name',
      text: 'KOMTRAX\nMachine: PC210LC-11\nSerial: A13074\nCustomer mgmt no.: 2107',
      machine: ['Komatsu', 'PC210LC-11', 'A13074', '2107'],
    },
    {
      told: 'by a name beside the machine',
      text: 'Volvo L120H (Loader A), S/N 631447',
      machine: ['Volvo', 'L120H', '631447', 'Loader A'],
    },
  ])('is read $told', async ({ text, machine }) => {
    const { readings } = await readPastedAlert(text);

    const [reading] = readings;
    const told = [reading?.brand, reading?.model, reading?.serialNumber, reading?.unitNumber];
    expect(told.map((each) => each?.value)).toEqual(machine);
  });
});
