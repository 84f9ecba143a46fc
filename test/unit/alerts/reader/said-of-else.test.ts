import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const alert = 'Make: Liebherr\nModel: R 938\nFault code: E217\nLocation: 6 Kiln Ct, Macon GA 31201';

describe('what a label says is of something else', () => {
  it.each([
    'Machine type: Wheel Loader',
    'Type of machine: Crawler Excavator',
    'Equipment family: Telehandler',
    'Type de matériel : Chargeuse sur pneus',
    'Tipo de equipamento: Escavadeira hidráulica',
    'Alert ID: A-55017',
    'Contract - RC-4471',
    'Händler: Südbagger GmbH',
    'Projekt: Ausbau B31',
    'Smlouva: S-7714',
    'Load: 81 %',
    'Fleet: Midwest 4',
    'Device: PL542',
  ])('names no machine: %s', async (line) => {
    const [reading] = (await readPastedAlert(`${alert}\n${line}`)).readings;

    expect(reading?.unitNumber).toBeNull();
    expect(reading?.outcome).toBe('ok');
  });

  it.each([
    'PO number: 4500099321',
    "N° d'alerte : 660412",
    'Kundenummer: 220431',
    'Zamówienie: 4500099321',
    'Asiakasnumero: 220431',
  ])('is no serial number: %s', async (line) => {
    const [reading] = (await readPastedAlert(`${alert}\n${line}`)).readings;

    expect(reading?.serialNumber).toBeNull();
  });

  it.each([
    'Next service at : 6000 h',
    'Nächste Wartung: 6000 h',
    'Seuraava huolto: 6000 h',
    'Model yılı: 2018',
    'Engine speed: 1700 rpm',
    'Årgang: 2018',
  ])('is no reading of a meter: %s', async (line) => {
    const [reading] = (await readPastedAlert(`${alert}\n${line}`)).readings;

    expect(reading?.hours).toBeNull();
  });

  it('is a customer’s name for the machine where it is called so', async () => {
    const [reading] = (await readPastedAlert(`${alert}\nCustomer ID: Digger Two`)).readings;

    expect(reading?.unitNumber?.value).toBe('Digger Two');
  });

  it('is no reason to take an alert for an order', async () => {
    const [reading] = (
      await readPastedAlert(
        'Mezzo: EX-31\nOrdine: 4500099321\nMarca: Liebherr\nModello: R 938\nMatricola: 104477\nContaore: 812 h\nCodice allarme: E217\nCantiere: Via Roma 12, 20121 Milano',
      )
    ).readings;

    expect(reading?.outcome).toBe('ok');
  });
});

describe('what a column says is of something else', () => {
  it.each([
    ['the number of an event', 'Code;Model;Make;Event ID;Location\nE217;R 938;Liebherr;660412;Boise, Idaho'],
    ['a kind', 'Equipment type;Model;Make;DTC;Location\nCrawler Excavator;R 938;Liebherr;E217;Boise, Idaho'],
    [
      'an interval',
      'Service interval,Model,Make,DTC,Serial,Location\n500 h,R 938,Liebherr,E217,104477,"Boise, Idaho"',
    ],
    [
      'figures of the next column',
      'Model,Make,Time,Battery,DTC,Location\nR 938,Liebherr,2026-05-04 06:12:45,24.1 V,E217,"Boise, Idaho"',
    ],
  ])('is none of the machine’s: %s', async (_, text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map(({ code }) => code.value)).toEqual(['E217']);
    expect([reading?.unitNumber, reading?.hours]).toEqual([null, null]);
  });

  it('is another date than that behind it', async () => {
    const [reading] = (
      await readPastedAlert(
        'Model\tMake\tNext inspection\tDetected\tDTC\tLocation\nR 938\tLiebherr\t12 May 2026\t6:12PM 24 Mar 2026\tE217\tBoise, Idaho',
      )
    ).readings;

    expect(reading?.detectedAt?.value).toBe('2026-03-24T18:12:00');
  });

  it('is not doubted for a likelier look', async () => {
    const [reading] = (
      await readPastedAlert(
        'Event code;Make;Machine;Total hours;Model No.;Serial;Location\nEID 1092;Wacker Neuson;T12;11 204;EZ53;7304418;Boise, Idaho',
      )
    ).readings;

    expect([reading?.model?.value, reading?.unitNumber?.value]).toEqual(['EZ53', 'T12']);
  });
});

describe('rows of which one looks like an address', () => {
  it('are all read', async () => {
    const { readings } = await readPastedAlert(
      [
        'Position,Fault description,Serial,Asset ID,OEM,Model,Code',
        '"Boise, Idaho","Engine derate active","ABC01234","Old Tom","CAT","259D3","P0087"',
        '"Hwy 50 MM 92, Delta, CO","Aircleaner clogging","YT09-51187","TH-220","Hyster","H80FT","AA10NX"',
        '"14 Quarry Rd, Dayton, OH","Engine hot","K71234","TH-221","Hyster","H80FT","P0217"',
      ].join('\n'),
    );

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['Old Tom', 'TH-220', 'TH-221']);
  });

  it('that end with a state are rows, whatever the next begins with', async () => {
    const { readings } = await readPastedAlert(
      'BH 3 · Case 580SN · 300214418 · 8.0 h · E217 Engine hot · 3/24/26 · Elko, NV\nE22 · JLG 860SJ · 300551187 · 64 h · E218 Oil pressure low · 3/25/26 · Wells, ME',
    );

    expect(readings.map(({ model }) => model?.value)).toEqual(['580SN', '860SJ']);
  });
});

describe('names and numbers beside a machine in a sentence', () => {
  it.each([
    [
      'ALERT E31: P0087 Fuel rail pressure too low. JLG 860SJ SN 300551187, 812 h. Elko, NV',
      ['860SJ', '300551187', 'E31', 'P0087'],
    ],
    [
      'ALERT Old Tom: 168-4 System voltage low. Cat 336 SN JAF0CX210NM701188, 412 hrs. Elko, NV',
      ['336', 'JAF0CX210NM701188', 'Old Tom', '168-4'],
    ],
    [
      'SERIOUS: F1402 Vibration sensor open line on Tadano GR-1000XL-4 E31 (VCE0EC220C00310552) at 64 hrs, Elko, NV',
      ['GR-1000XL-4', 'VCE0EC220C00310552', 'E31', 'F1402'],
    ],
    [
      'Case 580SN 961-D-20381 (WL-0044) reported fault code P0087: Rail pressure low. It is at Elko, NV.',
      ['580SN', '961-D-20381', 'WL-0044', 'P0087'],
    ],
    [
      'Terex TA400 LX2J0411 (Boom Lift 6) reported fault code P0087: Rail pressure low. It is at Elko, NV.',
      ['TA400', 'LX2J0411', 'Boom Lift 6', 'P0087'],
    ],
    [
      'EX-31 Caterpillar 336 sn K71234 4421 Boom angle sensor out of range STOP 2114.3 hrs 14 Quarry Rd, Dayton, OH',
      ['336', 'K71234', 'EX-31', '4421'],
    ],
  ])('are told apart: %s', async (text, expected) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect([
      reading?.model?.value,
      reading?.serialNumber?.value,
      reading?.unitNumber?.value,
      reading?.faultCodes[0]?.code.value,
    ]).toEqual(expected);
    expect(reading?.faultCodes).toHaveLength(1);
  });

  it.each([
    ['Serial No.: 3.104.22871', '3.104.22871'],
    ['PIN: 961-D-20381', '961-D-20381'],
  ])('are whole: %s', async (line, serial) => {
    const [reading] = (await readPastedAlert(`${alert}\n${line}`)).readings;

    expect(reading?.serialNumber?.value).toBe(serial);
    expect(reading?.hours).toBeNull();
  });
});
