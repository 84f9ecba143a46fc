import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a place whose postal code and town stand first', () => {
  it.each([
    ['5020 Salzburg, Alpenstraße 48', 'Alpenstraße 48', 'Salzburg'],
    ['3011 Bern, Laupenstrasse 27', 'Laupenstrasse 27', 'Bern'],
    ['4024 Debrecen, Piac utca 3.', 'Piac utca 3', 'Debrecen'],
    ['7630 Pécs, Ipari park, 4. csarnok', 'Ipari park, 4. csarnok', 'Pécs'],
  ])('is taken apart, and its code is no hours: %s', async (place, address, city) => {
    const { readings } = await readPastedAlert(
      `Hersteller: Komatsu\nModell: PC138US\nFehlercode: SPN 94 FMI 1\nStandort: ${place}\n`,
    );

    expect(
      readings.map(({ hours, location }) => [hours, location.address?.value, location.city?.value]),
    ).toEqual([[null, address, city]]);
  });

  it('leaves the hours before it', async () => {
    const { readings } = await readPastedAlert(
      'Hiba: SPN 94 FMI 1 / Komatsu PC138US / 2840 üó / 4024 Debrecen, Piac utca 3.',
    );

    expect(readings[0]?.hours?.value).toBe(2840);
  });
});

describe('figures of a street or a telephone', () => {
  const told = 'Komatsu PC138US, SPN 94 FMI 1';

  it.each([
    `${told}\nKonum: Yeni Mah. 2210. Sk. No:8, Nilüfer, Bursa`,
    `${told}, м. Харків, вул. Сумська, 31.`,
    `${told}\nМесто: г. Пермь, ул. Мира, 4\nтел. +7 342 555-02-18`,
    `${told}\nМесто: г. Пермь, ул. Мира, 4\nтел. 8 (342) 555-02-18`,
    `${told}, Storgata 9, 0155 Oslo\nMob 934 55 021`,
    `${told}\nLugar: Calle Real 8, 11001 Cádiz | 95 655 02 18`,
  ])('are no hours: %s', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ hours }) => hours)).toEqual([null]);
  });
});

describe('the kind of a Mexican street that is written short', () => {
  it.each(['Blvd. Juárez 210', 'Prol. Reforma 18'])('is a part of it: %s', async (street) => {
    const { readings } = await readPastedAlert(
      `Case 580N, código 1569-31. Está en ${street}, Toluca, México.`,
    );

    expect(readings[0]?.location.address?.value).toBe(street);
  });
});

describe('an angle on a line of its own', () => {
  it.each([
    ['latitude: 33 54.000 S\nlongitude: 70 36.000 W', -33.9, -70.6],
    ['Latitude: 33 54 00 S\nLongitude: 70 36 00 W', -33.9, -70.6],
    ['lat: -33 54.0\nlon: -70 36.0', -33.9, -70.6],
    ['lat: 3354.000,S\nlon: 07036.000,W', -33.9, -70.6],
    ['Latitude: 40.7\nLongitude: -111.8', 40.7, -111.8],
    ['lat=40.7\nlon=-111.8', 40.7, -111.8],
  ])('is one number, and none of hours: %j', async (place, lat, long) => {
    const { readings } = await readPastedAlert(`Make: Bell\nModel: B30E\nCode: P2463\n${place}`);

    expect(readings[0]).toMatchObject({
      hours: null,
      location: { lat: { value: lat }, long: { value: long } },
    });
  });
});
