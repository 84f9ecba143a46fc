import { describe, expect, it } from 'vitest';
import { scan } from '#functions/alerts/reader/scan.ts';
import { findAddress } from '#functions/alerts/reader/values/told-addresses.ts';

describe('a street with its town in running text', () => {
  it.each([
    [
      'Stehe in Passau, Regensburger Straße 18, Zähler 1.288 Stunden',
      'Regensburger Straße 18',
      'Passau',
      null,
    ],
    ['stannade i Lycksele vid Norra vägen 51. Felkod 1542-3', 'Norra vägen 51', 'Lycksele', null],
    ['8120u, Zeedijk 4 Terneuzen, spoed', 'Zeedijk 4', 'Terneuzen', null],
    ['parado en Hermosillo, Sonora, Blvd. Solidaridad 990.', 'Blvd. Solidaridad 990', 'Hermosillo', 'Sonora'],
    ['стоит в городе Новокузнецк, ул. Шахтёров 40. Код', 'ул. Шахтёров 40', 'Новокузнецк', null],
    ['σταμάτησε στη Λάρισα, Βόλου 63. Δείχνει', 'Βόλου 63', 'Λάρισα', null],
    ["(BL-4) İzmir'de Ege Caddesi 27 adresinde duruyor", 'Ege Caddesi 27', 'İzmir', null],
    ['Plošina je na Masarykova 101, Liberec. Smlouva', 'Masarykova 101', 'Liberec', null],
    ['leállt a Gyár utca 14. alatt, Miskolc. A kijelzőn', 'Gyár utca 14', 'Miskolc', null],
    ['pe Strada Fabricii 22 din Cluj-Napoca cu eroarea', 'Strada Fabricii 22', 'Cluj-Napoca', null],
    ['Liman Caddesi 9, Mersin adresinde durdu', 'Liman Caddesi 9', 'Mersin', null],
    ['na Rua das Pedreiras, 450 em Betim-MG com', 'Rua das Pedreiras, 450', 'Betim', 'MG'],
    ['在长沙市芙蓉中路200号停机了，显示代码', '芙蓉中路200号', '长沙市', null],
    ['千葉県市原市五井南海岸8の現場で停止', '五井南海岸8', '市原市', '千葉県'],
    ['전라남도 여수시 산단로 918에서 발생', '산단로 918', '여수시', '전라남도'],
    [
      'on est rue des Frères Lumière à Vénissieux, portail du fond',
      'rue des Frères Lumière',
      'Vénissieux',
      null,
    ],
    ['steht in der Bahnhofstraße in Pirna, Fehler', 'Bahnhofstraße', 'Pirna', null],
    ['står på Industrigatan i Hässleholm, felkod', 'Industrigatan', 'Hässleholm', null],
    ['stoi przy ulicy Portowej w Gdyni, kod', 'ulicy Portowej', 'Gdyni', null],
    ['parada na Avenida Brasil, em Cascavel, PR. Código', 'Avenida Brasil', 'Cascavel', 'PR'],
  ])('%s', (text, address, city, state) => {
    const found = findAddress(scan(text), 0, text.length);
    expect([found?.address?.value, found?.city?.value, found?.state?.value ?? null]).toEqual([
      address,
      city,
      state,
    ]);
  });

  it.each([
    ['se encuentra en Talavera de la Reina. Falla', 'Talavera de la Reina'],
    ['steht in Harderwijk mit Fehler', 'Harderwijk'],
    ['stoi w Świnoujściu. Błąd', 'Świnoujściu'],
  ])('a town alone: %s', (text, city) => {
    const found = findAddress(scan(text), 0, text.length);
    expect([found?.address, found?.city?.value]).toEqual([undefined, city]);
  });

  it.each([
    'steht in Halle 4, Fehler',
    'alert via Trackunit in Macon today',
    'am Parkplatz, Stellplatz in Reparatur',
  ])('no place: %s', (text) => {
    expect(findAddress(scan(text), 0, text.length)).toBeUndefined();
  });
});
