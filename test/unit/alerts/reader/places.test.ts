import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const alert = 'Machine: Komatsu PC210LC-11\nSerial: C70418\nFault: CA559 rail pressure low\n';

async function placeOf(text: string) {
  const { readings } = await readPastedAlert(text);
  const { address, city, state, lat, long } = readings[0]?.location ?? {};
  return [address, city, state, lat, long].map((part) => part?.value ?? null);
}

describe('the divisions and countries that places end with', () => {
  it.each([
    ['Storgata 5, 9510 Alta', 'Storgata 5', 'Alta', null],
    ['12 Main St, Calgary, Alta.', '12 Main St', 'Calgary', 'AB'],
    ['Hauptstr. 4, 4600 Wels (AT)', 'Hauptstr. 4', 'Wels', null],
    ['Kaai 12, 8800 Roeselare (B)', 'Kaai 12', 'Roeselare', null],
    ['Via Roma 4, 14100 Asti (AT)', 'Via Roma 4', 'Asti', 'AT'],
    ['88 rue Racine, Jonquière, Qc', '88 rue Racine', 'Jonquière', 'QC'],
    ['Calle 5 de Mayo 12, Celaya, Gto', 'Calle 5 de Mayo 12', 'Celaya', 'Gto'],
    ['Carretera 57 km 188, Matehuala SLP', 'Carretera 57 km 188', 'Matehuala', 'SLP'],
    ['12 Oak Rd, Ikeja, Lagos State', '12 Oak Rd', 'Ikeja', 'Lagos State'],
    ['Brgy. San Roque, Bacolod, Negros Occidental', 'Brgy. San Roque', 'Bacolod', 'Negros Occidental'],
    ['Atatürk Bulvarı 118, Aliağa / İzmir', 'Atatürk Bulvarı 118', 'Aliağa', 'İzmir'],
    ['Schlossstrasse 41, 3008 Bern', 'Schlossstrasse 41', 'Bern', null],
  ])('are told from towns: %s', async (location, ...place) => {
    expect((await placeOf(`${alert}Location: ${location}`)).slice(0, 3)).toEqual(place);
  });
});

describe('points in an order of their own', () => {
  it.each([
    ['Address: 12 Oak Rd, Reno, NV\nCoordinates: 116.3907, 39.9151', 39.9151, 116.3907],
    ['当前位置：湖南省长沙市建设二路66号\n经纬度：112.9388，28.2282', 28.2282, 112.9388],
    ['fix=3D;y=47.81265;x=13.04502', 47.81265, 13.04502],
    ['Шир. 56,8389 Долг. 60,6057', 56.8389, 60.6057],
    ['Breddegrad 58,9701, lengdegrad 5,7331', 58.9701, 5.7331],
    ['Längdgrad 18,0632, breddgrad 59,3346', 59.3346, 18.0632],
    ['Breitengrad 51,3397, Längengrad 12,3731', 51.3397, 12.3731],
    ['bredde 58,9701 lengde 5,7331', 58.9701, 5.7331],
    ['é. sz. 46,2530°, k. h. 20,1414°', 46.253, 20.1414],
    ['É 46,2530° K 20,1414°', 46.253, 20.1414],
  ])('have their latitude found: %s', async (told, lat, long) => {
    expect((await placeOf(alert + told)).slice(3)).toEqual([lat, long]);
  });
});

describe('a place that a person knows', () => {
  it.each([
    'It is in Langgasse 41, Dornbirn. Please come tomorrow.',
    "She's parked at Langgasse 41, Dornbirn.",
    'Der Bagger steht in der Langgasse 41, Dornbirn.',
  ])('counts where the tracker has none: %s', async (told) => {
    expect((await placeOf(`${alert}Position: unavailable\n\n${told}`)).slice(0, 2)).toEqual([
      'Langgasse 41',
      'Dornbirn',
    ]);
  });
});

describe('a current location above the dealer’s', () => {
  it('is the machine’s', async () => {
    const text =
      '<p>John Deere 850L<br>PIN 1T0850LXPLF388914</p><p>ECU 000110.00 Coolant temperature extremely high</p>' +
      '<p><b>Current location</b> 41 Mill Rd, Loveland, CO 80537<br><b>Preferred dealer</b> Front Range Tractor, 5055 E 72nd Ave, Denver, CO</p>';

    expect((await placeOf(text)).slice(0, 3)).toEqual(['41 Mill Rd', 'Loveland', 'CO']);
  });
});

describe('streets whose names begin with a grade', () => {
  it.each([
    ['High Street, Stroud GL5 1AP', 'High Street', 'Stroud'],
    ['Low Lane, Leeds', 'Low Lane', 'Leeds'],
  ])('are places on a line of their own: %s', async (line, ...place) => {
    expect((await placeOf(`${alert}${line}`)).slice(0, 2)).toEqual(place);
  });
});

describe('a street behind a word for where something stands', () => {
  it.each([
    ['Stojí Krátká 7, Brno', 'Krátká 7', 'Brno'],
    ['Místo Krátká 7, 602 00 Brno', 'Krátká 7', 'Brno'],
    ['Stoi ul. Polna 3, Lublin', 'ul. Polna 3', 'Lublin'],
  ])('has nothing of it: %s', async (line, ...place) => {
    expect((await placeOf(`Komatsu WA270-8, chyba U0100. ${line}`)).slice(0, 2)).toEqual(place);
  });
});

describe('Korean places that begin with a province in short', () => {
  it.each([
    ['서울 송파구 올림픽로 240', '올림픽로 240', '송파구'],
    ['경북 포항시 남구 철강로 12', '남구 철강로 12', '포항시'],
  ])('have their town and their street: %s', async (line, ...place) => {
    const text = `장비: 현대 HX300A\n고장코드: SPN 173 FMI 3\n위치: ${line}`;

    expect((await placeOf(text)).slice(0, 2)).toEqual(place);
  });
});

describe('the halves of a point', () => {
  it.each([
    ['Latitud: 12° 3\' 0" Sur\nLongitud: 77° 2\' 24" Oeste', -12.05, -77.04],
    ["Latitude : 48° 30' Nord\nLongitude : 4° 15' Ouest", 48.5, -4.25],
    ['Leveyspiiri: 60,1699\nPituuspiiri: 24,9384', 60.1699, 24.9384],
  ])('have their sides and names in other languages: %s', async (lines, lat, long) => {
    const [reading] = (await readPastedAlert(`Brand: Genie\nModel: Z-45\nFault code: P2463\n${lines}`))
      .readings;

    expect(reading?.location.lat?.value).toBeCloseTo(lat, 4);
    expect(reading?.location.long?.value).toBeCloseTo(long, 4);
  });
});

describe('North Dakota under a label of remarks', () => {
  it.each(['Notes: 14 Dock Rd, Minot, ND', 'Remarks: at 14 Dock Rd, Minot, ND'])(
    'is a state: %s',
    async (line) => {
      const { readings } = await readPastedAlert(`Machine: Volvo L90H\nFault: SPN 110 FMI 15\n${line}\n`);

      expect([readings[0]?.location.city?.value, readings[0]?.location.state?.value]).toEqual([
        'Minot',
        'ND',
      ]);
    },
  );
});

describe('a labelled place in running text', () => {
  it.each([
    ['Adresse du chantier : 12 avenue de la Gare, Lyon. Elle a 412 heures.', 'Lyon'],
    ['Adresse du chantier : 12 avenue de la Gare, Lyon. Depuis le 24 mars 2026.', 'Lyon'],
    ['Location: 12 Mill Lane, Leeds LS10 1AB. Machine is at 877 hours.', 'Leeds'],
    ['Location: 12 Mill St. North, Dayton, OH. It has 877 hours.', 'Dayton'],
  ])('ends with its sentence: %s', async (told, city) => {
    const [reading] = (await readPastedAlert(`Cat 336, code P0087. ${told}`)).readings;

    expect(reading?.location.city?.value).toBe(city);
    expect(reading?.location.address?.value).not.toContain(city);
  });
});

describe('letters of a model', () => {
  it('are no state of America', async () => {
    const text =
      'La Manitou MT 1840, engin WL-0044, signale le défaut P0087 (filtre à air colmaté). Elle se trouve au 4 chemin du Vieux Puits, 69480 Anse.';

    expect((await readPastedAlert(text)).readings[0]?.location.state).toBeNull();
  });
});

describe('a town that somebody writes without a comma', () => {
  it.each([
    ['deere 644k code P0191 enid ok', null, 'enid', 'OK'],
    ['deere 644k code P0191 fuel rail sensor near grand island ne', null, 'grand island', 'NE'],
    ['Deere 644K\nP0191\nloc: hwy 281 grand island ne', 'hwy 281', 'grand island', 'NE'],
    ['DEERE 644K CODE P0191 ENID OK', null, 'ENID', 'OK'],
    ['Deere 644K code P0191 Enid Oklahoma', null, 'Enid', 'OK'],
    ['deere 644k code P0191 parked in enid, ok', null, 'enid', 'OK'],
    ['deere 644k code P0191 1200 elm st, enid ok 73701', '1200 elm st', 'enid', 'OK'],
    ['deere 644k code P0191 1200 elm st in grand island nebraska', '1200 elm st', 'grand island', 'NE'],
  ])('is where the machine is, and no description: %j', async (text, address, city, state) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.outcome).toBe('ok');
    expect(readings[0]?.location.address?.value ?? null).toBe(address);
    expect(readings[0]?.location.city?.value).toBe(city);
    expect(readings[0]?.location.state?.value).toBe(state);
    expect(readings[0]?.faultCodes[0]?.description?.value ?? '').not.toMatch(/enid|island|parked/i);
  });

  it.each(['reading ok', 'pressure normal ok'])('is none of what is well: %s', async (words) => {
    const { readings } = await readPastedAlert(`deere 644k code P0191 ${words}`);

    expect(readings[0]?.outcome).toBe('missing_location');
  });
});

describe('the letters of a country at the end of an address', () => {
  async function placeOf(location: string) {
    const [reading] = (await readPastedAlert(`Machine: JLG 450AJ\nFault code: P0217\nLocation: ${location}`))
      .readings;
    const { address, city, state } = reading?.location ?? {};
    return [address?.value, city?.value, state?.value];
  }

  it.each([
    ['Lindenweg 4, Lienz, AT', 'Lindenweg 4', 'Lienz'],
    ['Lindenstraße 4, Emden, DE', 'Lindenstraße 4', 'Emden'],
    ['Avenida Goiás 15, Canoas, BR', 'Avenida Goiás 15', 'Canoas'],
    ['Strandgata 5, Bodø, NO', 'Strandgata 5', 'Bodø'],
    ['12 Main St, Cork, IE', '12 Main St', 'Cork'],
    ['14 Quarry Rd, Dubbo, AU', '14 Quarry Rd', 'Dubbo'],
    ['Av. Juárez 20, Toluca, MX', 'Av. Juárez 20', 'Toluca'],
    ['Lindenweg 4, Lienz, AUT', 'Lindenweg 4', 'Lienz'],
  ])('are no state behind a street of it: %s', async (location, address, city) => {
    expect(await placeOf(location)).toEqual([address, city, undefined]);
  });

  it.each([
    ['Via Roma 12, Asti, AT', 'AT'],
    ['Corso Italia 3, Novara, NO', 'NO'],
    ['12 Elm St, Dover, DE', 'DE'],
    ['300 Elm Ave, Conway, AR', 'AR'],
  ])('are a state or a province elsewhere: %s', async (location, state) => {
    expect((await placeOf(location))[2]).toBe(state);
  });
});

describe('a county of Britain or Ireland behind its town', () => {
  it.each([
    ['Location: 4 Mill Lane, Skipton, N Yorks', '4 Mill Lane', 'Skipton'],
    ['Location: 4 Mill Lane, Naas, Co Kildare, Ireland', '4 Mill Lane', 'Naas'],
    ['At: Airfield Estate, Shepton Mallet, Somerset BA4 5QE', 'Airfield Estate', 'Shepton Mallet'],
  ])('is no town, and leaves the town out of the street: %s', async (line, address, city) => {
    const [reading] = (await readPastedAlert(`Merlo 50.35 S\nAlert: B5-112\n${line}`)).readings;

    expect([reading?.location.address?.value, reading?.location.city?.value]).toEqual([address, city]);
  });
});
