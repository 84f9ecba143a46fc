import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

async function read(text: string) {
  const { readings } = await readPastedAlert(text);
  const [first] = readings;
  if (!first) throw new Error('Nothing was read.');
  return first;
}

describe('severities that only their label makes one', () => {
  it.each([
    ['Gravité : importante', 'high'],
    ['Gravità: fermo macchina', 'critical'],
    ['Prioritet: brådskande', 'high'],
    ['Schweregrad: schwerste Stufe', 'critical'],
    ['Závažnost: upozornění', 'medium'],
    ['Vakavuus: tiedote', 'low'],
    ['Önem derecesi: acil durum', 'critical'],
    ['Mức độ: nghiêm trọng nhất', 'critical'],
    ['Tingkat keparahan: ringan', 'low'],
    ['重要度：重故障', 'high'],
    ['级别：一般警告', 'medium'],
    ['심각도: 하', 'low'],
  ])('reads %s', async (line, severity) => {
    const { faultCodes } = await read(`Volvo L120H\nCode: P0193\n${line}\n48.8123, 2.3123`);

    expect(faultCodes[0]?.severity).toBe(severity);
  });

  it('leaves these words of prose alone', async () => {
    const { faultCodes } = await read(
      'Volvo L120H, code P0193, 48.8123, 2.3123. Il est importante de nous rappeler, attention au départ.',
    );

    expect(faultCodes[0]?.severity).toBe('unknown');
  });
});

describe('sentences of Chinese and Japanese', () => {
  it.each([
    ['徐工XE215DA，SPN 94 FMI 1，位置34.2618,117.1848', 'XE215DA', 'SPN 94 FMI 1', 34.2618],
    ['徐工XE215DA，SPN 94 FMI 1，停在34.2618，117.1848', 'XE215DA', 'SPN 94 FMI 1', 34.2618],
    ['徐工XE215DA，P0193轨压传感器电压过高，位置：34.2618,117.1848', 'XE215DA', 'P0193', 34.2618],
    [
      'コマツPC200-11で故障コードCA441が出ました。座標は35.6895, 139.6917です。',
      'PC200-11',
      'CA441',
      35.6895,
    ],
    [
      '位置：35.6895, 139.6917、アワメータ4,210h、コマツPC200-11、故障コードCA441',
      'PC200-11',
      'CA441',
      35.6895,
    ],
  ])('reads %s', async (text, model, code, lat) => {
    const reading = await read(text);

    expect(reading.outcome).toBe('ok');
    expect(reading.model?.value).toBe(model);
    expect(reading.faultCodes[0]?.code.value).toBe(code);
    expect(reading.location.lat?.value).toBe(lat);
  });

  it('reads labels that touch their values', async () => {
    const reading = await read(
      '型号SY365H，品牌三一，设备编号挖机12号，故障代码SPN 190 FMI 0，级别严重，位置34.2044, 117.2264',
    );

    expect(reading.brand?.value).toBe('Sany');
    expect(reading.model?.value).toBe('SY365H');
    expect(reading.unitNumber?.value).toBe('挖机12号');
    expect(reading.faultCodes[0]?.severity).toBe('critical');
  });

  it('reads the number of a house as none of a date', async () => {
    const { location, detectedAt } = await read('コマツPC138US-11 故障コードCA2265 東京都江東区豊洲3-2-24');

    expect(location.address?.value).toBe('豊洲3-2-24');
    expect(location.city?.value).toBe('江東区');
    expect(detectedAt).toBeNull();
  });

  it.each([
    ['機種：コマツPC200-8\n異常内容：冷却水温度上昇\n位置：35.1123, 139.1123', '冷却水温度上昇'],
    ['장비: 두산 DX300\n고장내용: 냉각수 온도 높음\n위치: 37.1123, 127.1123', '냉각수 온도 높음'],
  ])('reads a fault that is told in words: %s', async (text, code) => {
    const { faultCodes } = await read(text);

    expect(faultCodes.map((each) => each.code.value)).toEqual([code]);
  });
});

describe('makers in their own scripts', () => {
  it.each([
    ['Погрузчик КАТ 950L, ошибка E0198(2), 55.7558, 37.6173', 'Caterpillar', '950L'],
    ['Экскаватор Хендай R220LC-9S, ошибка SPN 94 FMI 1, 55.7558, 37.6173', 'Hyundai', 'R220LC-9S'],
    ['Самосвал КАМАЗ 6520, ошибка SPN 94 FMI 1, 55.7558, 37.6173', 'Kamaz', '6520'],
    ['المعدة: حفارة كوماتسو PC200-8\nرمز العطل: CA441\nالموقع: 25.1123, 55.1123', 'Komatsu', 'PC200-8'],
    ['히타치 ZX210LC-5B 고장코드 11004-2, 위치 37.4563, 126.7052', 'Hitachi', 'ZX210LC-5B'],
    ['凯斯CX210，故障码P0193，位置34.2618,117.1848', 'Case', 'CX210'],
  ])('reads %s', async (text, brand, model) => {
    const reading = await read(text);

    expect(reading.brand?.value).toBe(brand);
    expect(reading.model?.value).toBe(model);
    expect(reading.unitNumber).toBeNull();
  });

  it('reads a labelled model of no known shape as no unit', async () => {
    const { model, unitNumber } = await read(
      '제조사: Volvo\n모델명: X45-2\n고장코드: SPN 94 FMI 1\n위치: 37.4563, 126.7052',
    );

    expect(model?.value).toBe('X45-2');
    expect(unitNumber).toBeNull();
  });
});

describe('times in the languages of messages', () => {
  it.each([
    ['故障码: CA559\n时间: 2026-07-14 06:41 CST\n位置: 34.2044, 117.2244', '+08:00'],
    ['故障码: CA559\n时间: 2026-07-14 06:41 北京时间\n位置: 34.2044, 117.2244', '+08:00'],
    ['Code défaut : P0193\nHeure : 14/07/2026 06:41 TU', 'Z'],
    ['Fehlercode: P0193\nZeit: 14.07.2026 06:41 Weltzeit', 'Z'],
    ['Mã lỗi: CA441\nThời gian: 14/07/2026 06:41 giờ Việt Nam', '+07:00'],
    ['رمز العطل: CA441\nالوقت: 14/07/2026 06:41 بتوقيت دبي', '+04:00'],
    ['Cod eroare: P0193\nData: 14 iul. 2026 06:41', ''],
    ['Code défaut : P0193\nHeure : 14 juill. 2026 06:41', ''],
    ['Felkod: P0193\nTid: 14/7-26 06:41', ''],
    ['Felkod: P0193\nTid: 260714 06:41', ''],
    ['Kód poruchy: P0193\nČas: 14.07. 2026 06:41', ''],
    ['Код ошибки: P0193\nВремя: 14.07.2026 06ч41м', ''],
    ['故障コード：CA441\n日時：26/07/14 06:41\n位置：35.1123, 139.1123', ''],
    ['고장코드: CA441\n발생시간: 26. 7. 14. 06:41\n위치: 37.1123, 127.1123', ''],
    ['Kode kesalahan: CA441\nTanggal: 14/07/2026\nJam: 06.41', ''],
    ['Vikakoodi: P0193\nPvm: 14.7.2026\nKello: 6.41', ''],
  ])('reads %s', async (lines, zone) => {
    const { detectedAt, hours } = await read(`Komatsu PC200-8\n${lines}`);

    expect(detectedAt?.value).toBe(`2026-07-14T06:41:00${zone}`);
    expect(hours).toBeNull();
  });

  it.each([
    '-------- Пересылаемое сообщение --------\nОт: alerts@volvoce.example\nДата: 14 июля 2026 г., 07:02\nТема: Неисправность\n\n',
    'Teşekkürler.\n\nVolvo <a@volvoce.example>, 14 Tem 2026 Sal, 07:02 tarihinde şunu yazdı:\n\n',
    'вт, 14 июл. 2026 г. в 07:02, Volvo CareTrack <a@volvoce.example>:\n\n',
  ])('leaves the time of a forward or a reply alone: %s', async (head) => {
    const { outcome, detectedAt } = await read(`${head}Volvo L120H\nP0193\n55.7558, 37.6173`);

    expect(outcome).toBe('ok');
    expect(detectedAt).toBeNull();
  });
});

describe('labels before bare numbers', () => {
  it.each([
    ['Maskin: Volvo L120H\nDiagnoskod: 5028\nPosition: 59.1123, 18.1123', '5028'],
    ['機種：コマツPC200-8\nトラブルコード：5028\n位置：35.1123, 139.1123', '5028'],
  ])('reads a code: %s', async (text, code) => {
    const { faultCodes, hours } = await read(text);

    expect(faultCodes.map((each) => each.code.value)).toEqual([code]);
    expect(hours).toBeNull();
  });

  it.each(['Số hiệu', 'C/N'])('reads a unit: %s', async (label) => {
    const { unitNumber, hours } = await read(`Komatsu PC200-8\n${label}: 417\nCA441\n21.1123, 105.1123`);

    expect(unitNumber?.value).toBe('417');
    expect(hours).toBeNull();
  });
});

describe('addresses with their town first or a word before them', () => {
  it.each([
    ['Poloha: Brno, Vídeňská 120', 'Vídeňská 120', 'Brno'],
    ['Locatie: Rotterdam, Waalhaven 12', 'Waalhaven 12', 'Rotterdam'],
    ['Hely: 1097 Budapest, Könyves Kálmán krt. 5/B', 'Könyves Kálmán krt. 5/B', 'Budapest'],
    ['Местоположение: г. Самара, ул. Заводская, д. 14', 'ул. Заводская, д. 14', 'Самара'],
    ['Parada na Rua das Flores, 12, Curitiba - PR', 'Rua das Flores, 12', 'Curitiba'],
  ])('reads %s', async (line, address, city) => {
    const { location } = await read(`Volvo L120H\nP0193\n${line}`);

    expect(location.address?.value).toBe(address);
    expect(location.city?.value).toBe(city);
  });

  it('takes no part of a site for a street', async () => {
    const { location } = await read('Volvo L120H\nP0193\nStandort: Hamburg, Halle 4');

    expect(location.city?.value).not.toBe('Halle 4');
    expect(location.address?.value).not.toBe('Halle 4');
  });
});

describe('the German word before a street or a date', () => {
  it.each([
    ['14.06.2026 17:20\nAm Hafen 9, 24103 Kiel', '2026-06-14T17:20:00'],
    ['14.06.2026 17:20:08\tAm alten Hafen 9, 24103 Kiel', '2026-06-14T17:20:08'],
    ['2026-06-14 17:20 Am Hafen 9, 24103 Kiel', '2026-06-14T17:20:00'],
    ['14.06.2026 08:15\tPm Hof 7, 24103 Kiel', '2026-06-14T08:15:00'],
    ['um 12:40 am 14.06.2026\nLindenweg 8, 24103 Kiel', '2026-06-14T12:40:00'],
    ['17:20 am 14.06.2026\nLindenweg 8, 24103 Kiel', '2026-06-14T17:20:00'],
    ['06/14/2026 5:20 PM\n880 Erie Blvd, Syracuse, NY 13210', '2026-06-14T17:20:00'],
    ['5:20 am 06/14/2026\n880 Erie Blvd, Syracuse, NY 13210', '2026-06-14T05:20:00'],
  ])('is no half of the day: %s', async (lines, time) => {
    const { readings } = await readPastedAlert(`Hamm H 13i\nSPN 94 FMI 1\n${lines}`);

    expect(readings[0]?.detectedAt?.value).toBe(time);
  });
});
