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
  ])('is read $told', async ({ text, machine }) => {
    const { readings } = await readPastedAlert(text);

    const [reading] = readings;
    const told = [reading?.brand, reading?.model, reading?.serialNumber, reading?.unitNumber];
    expect(told.map((each) => each?.value)).toEqual(machine);
  });
});
