import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { addressIn } from '#functions/alerts/reader/values/addresses.ts';
import { addressLine } from '#functions/alerts/reader/values/lone-addresses.ts';
import { findAddress } from '#functions/alerts/reader/values/told-addresses.ts';

describe('a town whose name ends as streets do, or that has only its postal code', () => {
  it.each([
    ['Junction City, KS', 'Junction City', 'KS'],
    ['Scotch Corner, DL10 6NR', 'Scotch Corner', undefined],
  ])('%s', (text, city, state) => {
    const found = addressIn(text, 0, text.length);

    expect([found?.address, found?.city?.value, found?.state?.value]).toEqual([undefined, city, state]);
  });
});

describe('the parts of an address that a label tells', () => {
  it.each([
    ['8 rue Neuve 44000 NANTES', '8 rue Neuve', 'NANTES'],
    ['Lindenweg 8 24103 Kiel', 'Lindenweg 8', 'Kiel'],
    ['Kerkstraat 9 5611 GH Eindhoven', 'Kerkstraat 9', 'Eindhoven'],
    ['44000 Nantes, 8 rue Neuve', '8 rue Neuve', 'Nantes'],
    ['24103 Kiel Ostwall 14', 'Ostwall 14', 'Kiel'],
    ['Köln-Deutz, Ostwall 14', 'Ostwall 14', 'Köln-Deutz'],
    ['Ostwall 14 (Halle 2), 24103 Kiel', 'Ostwall 14', 'Kiel'],
    ['Av. Hidalgo 14, Col. Roma, Oaxaca', 'Av. Hidalgo 14, Col. Roma', 'Oaxaca'],
    ['Rua Direita, 9 - Jardim América - Ribeirão Preto/SP', 'Rua Direita, 9', 'Ribeirão Preto'],
    ['614000, г. Пермь, ул. Ленина, 4', 'ул. Ленина, 4', 'Пермь'],
    ['Свердловская обл., г. Ревда, Московское ш., 4', 'Московское ш., 4', 'Ревда'],
    ['Пермь, пр-т Мира, д. 4', 'пр-т Мира, д. 4', 'Пермь'],
  ])('%s', async (place, street, town) => {
    const [reading] = (await readPastedAlert(`Make: Genie\nModel: Z-45\nCode: P2463\nLocation: ${place}`))
      .readings;

    expect(reading?.location.address?.value).toBe(street);
    expect(reading?.location.city?.value).toBe(town);
    expect(reading?.serialNumber).toBeNull();
  });
});

describe('a part of a line that is an address for itself', () => {
  it.each([
    ['Newtown Road, Builth Wells', ['Newtown Road', 'Builth Wells', undefined]],
    ['3rd Ave & Pine St, Hibbing, MN', ['3rd Ave & Pine St', 'Hibbing', 'MN']],
    [
      'C/ Los Olivos, 23, 41500 Alcalá de Guadaíra (Sevilla)',
      ['C/ Los Olivos, 23', 'Alcalá de Guadaíra', 'Sevilla'],
    ],
    ["Via dell'Artigianato 9, 24050 Grassobbio (BG), Italia", ["Via dell'Artigianato 9", 'Grassobbio', 'BG']],
    ['г. Кемерово, ул. Шахтёров, 40', ['ул. Шахтёров, 40', 'Кемерово', undefined]],
    ['Sanayi Cad. No: 12, Gebze/Kocaeli', ['Sanayi Cad. No: 12', 'Gebze', 'Kocaeli']],
    ['Cra. 45 # 108-27, Barranquilla', ['Cra. 45 # 108-27', 'Barranquilla', undefined]],
    ['Rod. BR-116, km 218, Caxias do Sul/RS', ['Rod. BR-116, km 218', 'Caxias do Sul', 'RS']],
    ['Zona Industriale 9, Rovigo', ['Zona Industriale 9', 'Rovigo', undefined]],
  ])('%s', (text, expected) => {
    const found = addressLine(scan(text), 0, text.length);

    expect([found?.address?.value, found?.city?.value, found?.state?.value]).toEqual(expected);
  });

  it.each([
    'Engine Oil Level, Low',
    'Komatsu PC210, Denver, CO',
    'Left Drive Motor, Right',
    'Regensburger Straße 18, Zähler',
    'Kevin Ward, Fleet Manager',
    'Both at 17 Wharf Hill, Castine, ME on',
    'Unit 12, Denver, CO',
    'place Chennai, Tamil Nadu',
  ])('%s is none', (text) => {
    expect(addressLine(scan(text), 0, text.length)).toBeUndefined();
  });
});

describe('what a label calls a location', () => {
  it.each([
    ['Northside Yard (1200 N Main St, Elko, NV)', ['1200 N Main St', 'Elko', 'NV']],
    ['Rua Joao Bettega 1525', ['Rua Joao Bettega 1525', undefined, undefined]],
    ['27 Depot Road, Minot, ND 58701', ['27 Depot Road', 'Minot', 'ND']],
    ['61 Canal St Holyoke MA', ['61 Canal St', 'Holyoke', 'MA']],
    ['St. Louis, MO, 1200 S Broadway', ['1200 S Broadway', 'St. Louis', 'MO']],
    ['Damsgårdsveien 12, 5058 Bergen, NO', ['Damsgårdsveien 12', 'Bergen', undefined]],
    ['4100 Barlow Trail SE, Calgary, AB T2T 0G5, CA', ['4100 Barlow Trail SE', 'Calgary', 'AB']],
    ['M27 Junction 9, Whiteley PO15 7LJ, United Kingdom', ['M27 Junction 9', 'Whiteley', undefined]],
    [
      '1200 N Main Street, Suite 5, Springfield, Illinois 62701, USA',
      ['1200 N Main Street, Suite 5', 'Springfield', 'Illinois'],
    ],
    ['100 King St W, Toronto, ON M5X 1A9, Canada', ['100 King St W', 'Toronto', 'ON']],
    ['Industriestr. 5, 80331 München, Deutschland', ['Industriestr. 5', 'München', undefined]],
    ['8 Pit Rd, Butte, Silver Bow County, MT 59701', ['8 Pit Rd', 'Butte', 'MT']],
    ['near Pueblo, Colorado', [undefined, 'Pueblo', 'Colorado']],
    ['New York, NY 10001', [undefined, 'New York', 'NY']],
    ['North Quarry', ['North Quarry', undefined, undefined]],
    ['still at 900 Childs St, Baltimore MD, not moved since Monday', ['900 Childs St', 'Baltimore', 'MD']],
    ['2900 Harborside Dr / Galveston / TX', ['2900 Harborside Dr', 'Galveston', 'TX']],
    ['Rua das Olarias 210, Canoas, RS', ['Rua das Olarias 210', 'Canoas', 'RS']],
    ['Rua das Olarias 210 - Canoas - RS', ['Rua das Olarias 210', 'Canoas', 'RS']],
    ['42100 Reggio Emilia (RE)', [undefined, 'Reggio Emilia', 'RE']],
    ['Via Emilia 5, Reggio Emilia RE', ['Via Emilia 5', 'Reggio Emilia', 'RE']],
    ['26721 Emden, Auricher Straße 210', ['Auricher Straße 210', 'Emden', undefined]],
    ['500 Port Rd, Wilmington, DE 19801', ['500 Port Rd', 'Wilmington', 'DE']],
    ['1880 ridge rd, fargo, nd 58103', ['1880 ridge rd', 'fargo', 'nd']],
    [
      'Pier 4 rehab\n900 Terry Francois Blvd\nSan Francisco, CA 94158',
      ['900 Terry Francois Blvd', 'San Francisco', 'CA'],
    ],
    ['Chantier Nord\n12 rue des Lilas\n69800 Saint-Priest', ['12 rue des Lilas', 'Saint-Priest', undefined]],
    ['Winslow, Coconino Forest Rd 87, AZ', ['Coconino Forest Rd 87', 'Winslow', 'AZ']],
    ['US-WY-Gillette', [undefined, 'Gillette', 'WY']],
    ['Hwy 20 East, Burns, Ore.', ['Hwy 20 East', 'Burns', 'Ore.']],
    ['5150 CARRETERA RD, SANTA FE, NM 87507-1234 USA', ['5150 CARRETERA RD', 'SANTA FE', 'NM']],
    ['6 Quay Street, Galway H91 XR62', ['6 Quay Street', 'Galway', undefined]],
    ['NH-44, Hosur, Tamil Nadu - 635109', ['NH-44', 'Hosur', 'Tamil Nadu']],
    [
      'Av. Hidalgo 450, Col. Centro, Hermosillo, Sonora, C.P. 83000',
      ['Av. Hidalgo 450, Col. Centro', 'Hermosillo', 'Sonora'],
    ],
    ['Via dei Mille, 7 - 25121 Brescia (BS)', ['Via dei Mille, 7', 'Brescia', 'BS']],
    ['Polígono Malpica, nave 12, Zaragoza', ['Polígono Malpica, nave 12', 'Zaragoza', undefined]],
    ['Farm 34, R38 near Hendrina, Mpumalanga, South Africa', ['Farm 34, R38', 'Hendrina', 'Mpumalanga']],
    ['OSB 4. Cad. No:12, Gebze/Kocaeli', ['OSB 4. Cad. No:12', 'Gebze', 'Kocaeli']],
    ['Dayton, OH (what3words ///granite.puddle.torch)', [undefined, 'Dayton', 'OH']],
    ['Pit 3, North Ramp', ['Pit 3, North Ramp', undefined, undefined]],
    ['100 Mile House, BC', [undefined, '100 Mile House', 'BC']],
    ['Bergamo (BG), Lombardia', [undefined, 'Bergamo', 'Lombardia']],
  ])('%s', (text, parts) => {
    const found = addressIn(text, 0, text.length);

    expect([found?.address?.value, found?.city?.value, found?.state?.value]).toEqual(parts);
  });

  it('is nothing without letters', () => {
    expect(addressIn('44.0521, -123.0868', 0, 18)).toBeUndefined();
  });
});

describe('addresses in running text', () => {
  it.each([
    ['parked at 44 Wharf Rd, Portsmouth, NH 03801 since monday', ['44 Wharf Rd', 'Portsmouth', 'NH']],
    ['seen at 510 W 4th St, Pueblo, CO', ['510 W 4th St', 'Pueblo', 'CO']],
    ['sitting near Pueblo, CO until noon', [undefined, 'Pueblo', 'CO']],
    ['at I-80 Exit 145, Des Moines, IA', ['I-80 Exit 145', 'Des Moines', 'IA']],
  ])('%s', (text, parts) => {
    const found = findAddress(scan(text), 0, text.length);

    expect([found?.address?.value, found?.city?.value, found?.state?.value]).toEqual(parts);
  });

  it.each(['13,902 engine hours, 402,118 mi', 'DTC 4310 - alternator not charging', 'for 3 days in a row'])(
    'none in: %s',
    (text) => {
      expect(findAddress(scan(text), 0, text.length)).toBeUndefined();
    },
  );
});

describe('two letters behind a town', () => {
  it.each([
    ['Am Kai 4, 28195 Bremen, DE', null],
    ['4 Mill Road, Dover, DE', 'DE'],
  ])('of %s', async (place, state) => {
    const { readings } = await readPastedAlert(
      `Takeuchi TB235-2, S/N 235110442\nCode: E217\nLocation: ${place}`,
    );

    expect(readings[0]?.location.state?.value ?? null).toBe(state);
  });
});
