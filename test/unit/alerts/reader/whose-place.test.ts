import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a place that is not the machine’s', () => {
  const told = 'Genie Z-45, serial 7120, code 4417.';
  const labelled = 'Machine: Genie Z-45\nSerial: 7120\nCode: 4417';

  it.each([
    ['the last lines, of who hires it out', `${told}\n\nMarlow Tool Hire\n31 Bridge Street, Leeds LS1 4AB`],
    ['the last lines, of a builder', `${told}\n\nWagner Tiefbau\nLindenweg 8, 24103 Kiel`],
    ['the last lines, of a department', `${told}\n\nParts Department\n880 Erie Blvd, Syracuse, NY 13210`],
    [
      'an estate with its unit below a greeting',
      `${told}\n\nThanks\nMarlow Hire\nUnit 14 Tower Park, Leeds LS1 4AB\n01132 555020`,
    ],
    ['a signature in one line', `${told}\n\n- Sue, Marlow Rentals, 880 Erie Blvd, Syracuse, NY`],
    ['a company in one line', `${labelled}\n\nMarlow Plant Hire, 31 Bridge Street, Leeds`],
    ['where it is to be returned to', `${labelled}\nReturn to: 880 Erie Blvd, Syracuse, NY 13210`],
    ['the workshop', `${labelled}\nWorkshop: 880 Erie Blvd, Syracuse, NY 13210`],
    ['the registered office', `${labelled}\nRegistered office: 880 Erie Blvd, Syracuse, NY 13210`],
    ['no place at all', `${labelled}\nLocation: indoors`],
  ])('is %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
  });

  it.each([
    'Nearest service point: 880 Erie Blvd, Syracuse, NY 13210',
    'Supplied by: Marlow Hire, 880 Erie Blvd, Syracuse, NY 13210',
    'Next site: 880 Erie Blvd, Syracuse, NY 13210',
    'Mechanic based at: 880 Erie Blvd, Syracuse, NY 13210',
    'Printed by: Marlow Hire, 880 Erie Blvd, Syracuse, NY 13210',
    'Come and see us at 880 Erie Blvd, Syracuse, NY 13210',
  ])('is of somebody who does something for it, or of where it goes: %s', async (line) => {
    const [alone, above, beside] = await Promise.all(
      ['', 'Job site: 31 Lake Rd, Rome, NY 13440', 'Location: 43.21, -75.45'].map((place) =>
        readPastedAlert(`${labelled}\n${line}\n${place}`),
      ),
    );

    expect(alone?.readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
    expect(above?.readings.map(({ location }) => location.address?.value)).toEqual(['31 Lake Rd']);
    expect(beside?.readings.map(({ location }) => location.address)).toEqual([null]);
  });

  it.each([
    'Rechnungsanschrift: Lindenweg 8, 24103 Kiel',
    'Stammplatz: Lindenweg 8, 24103 Kiel',
    'Propriétaire : 4 rue Neuve, 44000 Nantes',
    'Adresse du client : 4 rue Neuve, 44000 Nantes',
    'Domicilio fiscal: Calle Mayor 6, 28013 Madrid',
    'Endereço de cobrança: Rua Direita 9, 4000-100 Porto',
    'Il tuo concessionario: Via Dante 12, 40121 Bologna',
    'Factuuradres: Kerkstraat 9, 5611 GH Eindhoven',
    'Serviceställe: Storgatan 5, 903 26 Umeå',
    'Adres do faktury: ul. Polna 3, 20-400 Lublin',
  ])('is an owner’s, a customer’s or a branch’s in another language: %s', async (line) => {
    const { readings } = await readPastedAlert(`${labelled}\n${line}`);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
  });

  it.each([
    'Excavaciones Lunares S.L. | Calle Mayor 6 | 28013 Madrid',
    'Norr Maskin AB, Storgatan 5, 903 26 Umeå, org.nr 559123-4567',
    'Dźwigi Polne Sp. z o.o., ul. Polna 3, 20-400 Lublin',
    'CNPJ 11.222.333/0001-81 | Rua Direita 9 | Recife/PE',
  ])('is a firm’s below the alert: %s', async (line) => {
    const { readings } = await readPastedAlert(`${labelled}\n\n${line}`);

    expect(readings.map(({ outcome, serialNumber }) => [outcome, serialNumber?.value])).toEqual([
      ['missing_location', '7120'],
    ]);
  });

  it('gives no street beside the machine’s point, and no hours are read of it', async () => {
    const { readings } = await readPastedAlert(
      'Marca: Genie\nModelo: Z-45\nCódigo: 4417\nPosición: 40.41, -3.70\nSucursal: Calle Mayor 6, 28013 Madrid',
    );

    expect(readings[0]).toMatchObject({
      hours: null,
      location: { address: null, city: null, lat: { value: 40.41 }, long: { value: -3.7 } },
    });
  });

  it('is not a site that a label names', async () => {
    const { readings } = await readPastedAlert(`${labelled}\nSite: 880 Erie Blvd, Syracuse, NY 13210`);

    expect(readings[0]?.location.city?.value).toBe('Syracuse');
  });
});

describe('a town behind a bare point', () => {
  it.each([
    '53.8008, -1.5491 (Leeds)',
    'N 53.8008, W 1.5491 (Leeds)',
    '53.8008, -1.5491, Leeds',
    '53.8008, -1.5491 - Leeds',
  ])('is its town: %s', async (line) => {
    const { readings } = await readPastedAlert(`Genie Z-45\nSPN 94 FMI 1\n${line}`);

    expect(readings[0]?.location.city?.value).toBe('Leeds');
    expect(readings[0]?.location.lat?.value).toBe(53.8008);
  });

  it.each([', 11 sats', ' (8 satellites)', ', 0 km/h', ', elevation 1,250 ft', ', speed: 3 mph'])(
    'is none where only the point is told of: %s',
    async (behind) => {
      const { readings } = await readPastedAlert(
        `Genie Z-45\nSPN 94 FMI 1\nLocation: 53.8008, -1.5491${behind}`,
      );

      expect(readings[0]?.location).toMatchObject({ address: null, city: null, lat: { value: 53.8008 } });
    },
  );

  it('is none where the words tell how the machine is', async () => {
    const { readings } = await readPastedAlert('Genie Z-45\nSPN 94 FMI 1\n53.8008, -1.5491 (Stationary)');

    expect(readings[0]?.location.city).toBeNull();
  });
});

describe('Colorado', () => {
  it.each(['Pueblo, CO, 81003', 'Pueblo, CO 81003', '14 Abriendo Ave, Pueblo, CO, 81003'])(
    'is no company: %s',
    async (line) => {
      const { readings } = await readPastedAlert(`Mack Granite\nSPN 3251 FMI 16\n4120 h\n${line}`);

      expect(readings[0]?.location).toMatchObject({ city: { value: 'Pueblo' }, state: { value: 'CO' } });
    },
  );
});

describe('a street that is called by a day', () => {
  it.each([
    ['Platz des 4. Juli 12, 14167 Berlin', 'Platz des 4. Juli 12'],
    ['Av. 25 de Mayo 30, Rosario', 'Av. 25 de Mayo 30'],
    ['Rua XV de Novembro 17, Curitiba - PR', 'Rua XV de Novembro 17'],
    ['ul. 3 Maja 14, 40-097 Katowice', 'ul. 3 Maja 14'],
    ['Viale 25 Aprile 3, Torino', 'Viale 25 Aprile 3'],
    ['12 rue du 8 Mai 1945, 69100 Villeurbanne', '12 rue du 8 Mai 1945'],
  ])('is no date: %s', async (line, street) => {
    const { readings } = await readPastedAlert(`Genie Z-45\nSPN 94 FMI 1\nLocation: ${line}`);

    expect(readings[0]?.location.address?.value).toBe(street);
    expect(readings[0]?.detectedAt).toBeNull();
  });
});

describe('a point with the compass in Cyrillic', () => {
  it.each([
    '55°45\'21" с. ш. 37°37\'02" в. д.',
    '55°45′21″ с.ш., 37°37′02″ в.д.',
    '55,75583 пн. ш., 37,61722 сх. д.',
  ])('is read: %s', async (line) => {
    const { readings } = await readPastedAlert(`Genie Z-45\nSPN 94 FMI 1\nКоординаты: ${line}`);

    expect(readings[0]?.location.address).toBeNull();
    expect(readings[0]?.location.lat?.value).toBeCloseTo(55.7558, 3);
    expect(readings[0]?.location.long?.value).toBeCloseTo(37.6172, 3);
  });
});

describe('where a machine is that stands at no place that is told', () => {
  it.each([
    'The unit could not get a satellite fix. The registered owner’s address is 40 Elm St, Keene, NH 03431.',
    'The caller did not know the address. It is due back at our yard, 40 Elm St, Keene, NH 03431, on Friday.',
    'Kör inte. /Lasse, kontoret Storgatan 5 Umeå',
    'Адресу скину пізніше. Офіс: вул. Стрийська 45, Львів',
    'Machine GPS: no report in the last 24 h',
  ])('is not told by somebody else’s: %s', async (said) => {
    const { readings } = await readPastedAlert(
      `XCMG XE215C, serial XUG0215CVNKA03340, SPN 651 FMI 5 injector open circuit, high.\n${said}`,
    );

    expect(readings.map(({ outcome }) => outcome)).toEqual(['missing_location']);
  });
});

describe('a place of an errand', () => {
  const alert = 'Yanmar SV100\nSPN 110 FMI 15';

  it.each([
    'The filters are at 418 W Aspen Ave, Flagstaff, AZ 86001.',
    'Ship the sensor to 418 W Aspen Ave, Flagstaff, AZ 86001.',
    'Grab the new hose at 418 W Aspen Ave, Flagstaff, AZ 86001 first.',
    'Our van leaves from 418 W Aspen Ave, Flagstaff, AZ 86001.',
    'Our shop: 418 W Aspen Ave, Flagstaff, AZ 86001',
    'Mechanic is coming from Flagstaff, AZ.',
    'We’ll be in Flagstaff, AZ until Monday.',
  ])('is not the machine’s: %s', async (comment) => {
    const read = await Promise.all(
      [`${comment}\n\n${alert}`, `${alert}\n\n${comment}`].map((text) => readPastedAlert(text)),
    );

    expect(read.flatMap(({ readings }) => readings.map(({ outcome }) => outcome))).toEqual([
      'missing_location',
      'missing_location',
    ]);
  });

  it.each([
    'It is at 418 W Aspen Ave, Flagstaff, AZ 86001.',
    'Please send a tech to 418 W Aspen Ave, Flagstaff, AZ 86001.',
    'Please bring a filter to 418 W Aspen Ave, Flagstaff, AZ 86001.',
  ])('is not one where the machine needs somebody: %s', async (comment) => {
    const { readings } = await readPastedAlert(`${alert}\n\n${comment}`);

    expect(readings.map(({ location }) => location.city?.value)).toEqual(['Flagstaff']);
  });
});

describe('a town of Brazil', () => {
  it.each(['Feira de Santana - BA', 'Feira de Santana/BA'])('ends with its state: %s', async (town) => {
    const { readings } = await readPastedAlert(
      `Sany SY215C, código E-012. Local: Rua das Flores 5, ${town}. Ocorrência em 18/08/2026 às 14:22`,
    );

    expect(readings[0]?.location).toMatchObject({
      address: { value: 'Rua das Flores 5' },
      city: { value: 'Feira de Santana' },
      state: { value: 'BA' },
    });
  });
});

describe('where a machine was before', () => {
  it.each([
    'Was at 12 Yard Rd, Dayton OH. Now its at 77 Wolf Pike, Troy OH.',
    'Not at 12 Yard Rd, Dayton OH any more, its at 77 Wolf Pike, Troy OH.',
    'Going back to 12 Yard Rd, Dayton OH tonight, right now at 77 Wolf Pike, Troy OH.',
    'Moved from 12 Yard Rd, Dayton OH to 77 Wolf Pike, Troy OH.',
    'It was moved from 12 Yard Rd, Dayton OH to 77 Wolf Pike, Troy OH yesterday',
    'We hauled it from 12 Yard Rd, Dayton OH over to 77 Wolf Pike, Troy OH on Monday',
  ])('is not where it is: %s', async (told) => {
    const { readings } = await readPastedAlert(`Deere 310SL unit 611 code 3216.4. ${told}`);

    expect(readings[0]?.location).toMatchObject({
      address: { value: '77 Wolf Pike' },
      city: { value: 'Troy' },
    });
  });

  it('is where it is told to have been when it failed', async () => {
    const { readings } = await readPastedAlert(
      'Deere 310SL unit 611 code 3216.4. Was at 12 Yard Rd, Dayton OH when it quit.',
    );

    expect(readings[0]?.location.address?.value).toBe('12 Yard Rd');
  });
});

describe('a place of several machines', () => {
  const list = 'Unit 31 Hyundai HX220L SPN 100 FMI 1, unit 32 Deere 310SL E118(2)';

  it.each([
    ', both at 77 Wolf Pike, Troy OH',
    ', both parked at 77 Wolf Pike, Troy OH',
    ' are both at 77 Wolf Pike, Troy OH',
    '. 77 Wolf Pike, Troy OH',
  ])('is of each behind their list: %s', async (told) => {
    const { readings } = await readPastedAlert(`${list}${told}`);

    expect(
      readings.map(({ unitNumber, location, faultCodes }) => [
        unitNumber?.value,
        location.address?.value,
        faultCodes[0]?.description,
      ]),
    ).toEqual([
      ['31', '77 Wolf Pike', null],
      ['32', '77 Wolf Pike', null],
    ]);
  });
});

describe('the address of who calls', () => {
  it.each([
    'Sue, Marlow Rentals, 880 Erie Blvd, Syracuse NY, 315-555-0101: Genie Z-45 unit 7 has code 4417 at the mill, 77 Wolf Pike, Troy NY.',
    'This is Sue Marlow, Marlow Rentals, 880 Erie Blvd, Syracuse NY. Genie Z-45 unit 7 has code 4417 at the mill, 77 Wolf Pike, Troy NY.',
  ])('is not the machine’s, whose own is told: %s', async (text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.location).toMatchObject({ address: { value: '77 Wolf Pike' }, city: { value: 'Troy' } });
  });
});

it.each(['3318 h. Send tech to 77 Wolf Pike, Troy OH', '3318 h. 77 Wolf Pike, Troy OH'])(
  'Hours that end a sentence are no part of the street behind them: %s',
  async (told) => {
    const [reading] = (await readPastedAlert(`Volvo L110H unit 84, code P2463, ${told}`)).readings;

    expect(reading).toMatchObject({
      hours: { value: 3318 },
      location: { address: { value: '77 Wolf Pike' } },
      faultCodes: [{ description: null }],
    });
  },
);

describe('a street behind the machine, in one line', () => {
  it.each([
    ['SPN 111 FMI 1 - Komatsu WA270-8 - Lindenallee 4, 28195 Bremen', 'Lindenallee 4', 'Bremen'],
    ['Komatsu WA270-8 / Kerkstraat 9, 5611 GH Eindhoven / SPN 111 FMI 1', 'Kerkstraat 9', 'Eindhoven'],
    ['SPN 111 FMI 1, Komatsu WA270-8, ul. Polna 3, Lublin', 'ul. Polna 3', 'Lublin'],
    ['SPN 111 FMI 1 - Komatsu WA270-8 - 8 Mill Rd, Leeds', '8 Mill Rd', 'Leeds'],
    ['Komatsu WA270-8, Vukovarska 21, 21000 Split, SPN 111 FMI 1', 'Vukovarska 21', 'Split'],
    ['Chyba: SPN 111 FMI 1, Komatsu WA270-8, 5120 mth, Krátká 7, 602 00 Brno', 'Krátká 7', 'Brno'],
  ])('is its place, and no name: %s', async (text, street, town) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.location?.address?.value).toBe(street);
    expect(reading?.location?.city?.value).toBe(town);
    expect(reading?.unitNumber).toBeNull();
  });

  it.each([
    ['Genie Z-45, Fehler P2463, Ostwall 14, Kiel', 'Ostwall 14', 'Kiel'],
    ['Genie Z-45, eroare P2463, Calea Moților 14, Cluj-Napoca', 'Calea Moților 14', 'Cluj-Napoca'],
    ['Genie Z-45\nFehlercode P2463\n\nHandelshof 14\n24103 Kiel', 'Handelshof 14', 'Kiel'],
    ['Genie Z-45\nChyba P2463\n\nNádražní 14\n602 00 Brno', 'Nádražní 14', 'Brno'],
  ])('needs no word for streets before its town: %s', async (text, street, town) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.location?.address?.value).toBe(street);
    expect(reading?.location?.city?.value).toBe(town);
    expect(reading?.unitNumber).toBeNull();
    expect(reading?.faultCodes[0]?.description).toBeNull();
  });

  it.each([
    ['Genie Z-45 falha E217, Rua Direita 9, Recife', 'E217'],
    ['Podnośnik Genie Z-45 kod E217, ul. Polna 3, Lublin', 'E217'],
    ['Подъёмник Genie Z-45 ошибка E217, ул. Ленина, 4, Пермь', 'E217'],
    ['Genie Z-45, E0217, 31 rue Neuve, 44000 Nantes', 'E0217'],
    ['Genie Z-45, P2463, Lindenweg 8, 24103 Kiel', 'P2463'],
    ['Genie Z-45 nr 8, E0217, 3120 h, Storgatan 5, 903 26 Umeå', 'E0217'],
  ])('leaves the code before it what it is: %s', async (text, code) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map((fault) => [fault.code.value, fault.description])).toEqual([[code, null]]);
    expect(reading?.outcome).toBe('ok');
  });

  it('is none where a name stands before it', async () => {
    const text = 'SPN 111 FMI 1 - Komatsu WA270-8 - Loader 12 - Lindenallee 4, 28195 Bremen';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.unitNumber?.value).toBe('Loader 12');
  });
});
