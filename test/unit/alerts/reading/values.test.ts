import { describe, expect, it } from 'vitest';
import { hoursIn, numberIn } from '#functions/alerts/reading/values/numbers.ts';
import { isPlaceholder, stateOf } from '#functions/alerts/reading/values/places.ts';
import { degreesIn, pointsIn } from '#functions/alerts/reading/values/points.ts';
import { lampSeverity, severityOf } from '#functions/alerts/reading/values/severities.ts';

describe('Numbers', () => {
  it.each([
    ['8,114.6', 8114.6],
    ['8.114,6', 8114.6],
    ['8 114,6', 8114.6],
    ["8'114", 8114],
    ['12٬340', 12_340],
    ['1.455.200', 1_455_200],
    ['8.114', 8.114],
    ['0,114', 0.114],
    ['-83.66', -83.66],
    ['EX-21 900', 900],
    ['12.34.56', null],
    ['none', null],
  ])('%s', (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  it.each([
    ['8,114.6 h', '', 8114.6],
    ['5123h', '', 5123],
    ['8.114 Std.', '', 8114],
    ['8.114', 'Betriebsstunden', 8114],
    ['8.114', 'engineHours', 8.11],
    ['812.333', 'Hours', 812.33],
    ['2 918:30', '', 2918.5],
    ['11.2k hrs', '', 11_200],
    ['8114 h 36 min', '', 8114.6],
    ['12:34:56', '', 12.58],
    ['8114:36', '', 8114.6],
    ['PT1234H30M', '', 1234.5],
    ['P309DT5H', '', 7421],
    ['29212560', 'engineSeconds', 8114.6],
    ['29212560', 'runtime_s', 8114.6],
    ['300000', 'EngineHoursMinutes', 5000],
    ['8114.6', 'engine_minutes_hours', 8114.6],
    ['4500 min', 'Engine hours', 75],
    ['eleven thousand two hundred and six', '', 11_206],
    ['three four one two', '', 3412],
    ['4500 km', '', null],
    ['87 %', '', null],
    ['999999', '', null],
    ['n/a', '', null],
  ])('hours of %s, %s', (text, label, hours) => {
    expect(hoursIn(text, label)).toBe(hours);
  });
});

describe('Severities', () => {
  it.each([
    ['Critical', 'critical'],
    ['SHUTDOWN', 'critical'],
    ['red stop lamp', 'critical'],
    ['Most Severe', 'critical'],
    ['High - most severe', 'critical'],
    ['Moderately severe', 'medium'],
    ['least severe', 'low'],
    ['RED', 'high'],
    ['red, not a stop', 'high'],
    ['amber warning', 'medium'],
    ['Warning: critical', 'critical'],
    ['röd varning, stopp', 'critical'],
    ['2 - Warning', 'medium'],
    ['Ernst: hoog', 'high'],
    ['urgence : faible', 'low'],
    ['acil durum', 'critical'],
    ['严重故障', 'critical'],
    ['심각도 상', 'high'],
    ['Информация', 'low'],
    ['MIL off, RSL on', 'critical'],
    ['amber lamp: off', null],
    ['not critical', null],
    ['kein Stopp', null],
    ['不紧急', null],
    ['3', null],
    ['Alarm', null],
  ])('%s', (words, severity) => {
    expect(severityOf(words)).toBe(severity);
  });

  it('follow the most severe lamp', () => {
    expect(lampSeverity({ redStop: true, amberWarning: true, protect: false })).toBe('critical');
    expect(lampSeverity({ redStop: false, amberWarning: true, protect: false })).toBe('medium');
    expect(lampSeverity({ redStop: false, amberWarning: false, protect: false })).toBeNull();
  });
});

describe('Points', () => {
  it.each([
    ['41.55001, -83.66002', 41.550_01, -83.660_02],
    ['lat: 41.55 lon: -83.66', 41.55, -83.66],
    ['"lat":41.5500,"lng":-83.6600', 41.55, -83.66],
    ['Latitude: 41.5500\tLongitude: -83.6600', 41.55, -83.66],
    ['<Latitude>-27.4698</Latitude>\n<Longitude>153.0251</Longitude>', -27.4698, 153.0251],
    ['"coordinates":[-117.1611,32.7157]', 32.7157, -117.1611],
    ['41°33\'00" N 83°39\'36" W', 41.55, -83.66],
    ['W 83.66001 N 41.55002', 41.550_02, -83.660_01],
    ['41,5500; -83,6600', 41.55, -83.66],
    ['https://maps.google.com/?q=41.55,-83.66', 41.55, -83.66],
  ])('%s', (text, lat, long) => {
    expect(pointsIn(text)).toEqual([expect.objectContaining({ lat, long })]);
  });

  it.each(['0.0000, 0.0000', '10.2.26.14', '8,114.6 h', '2026-03-10 08:51'])('%s is none', (text) => {
    expect(pointsIn(text)).toEqual([]);
  });

  it.each([
    ['41.55', '', '', 41.55],
    ['41,55 N', '', '', 41.55],
    ['83.66', 'W ', '', -83.66],
    ['83.66', '-', '', -83.66],
    ['83.66', 'Long: ', '° W', -83.66],
    ['83° 39\' 36" W', '', '', -83.66],
    ['0.0', '', '', null],
    ['198.5', '', '', null],
    ['unknown', '', '', null],
  ])('a single figure %s between %s and %s', (text, before, after, degrees) => {
    expect(degreesIn(text, before, after)).toBe(degrees);
  });
});

describe('Places', () => {
  it.each([
    ['Ohio', 'OH'],
    ['oh', 'OH'],
    ['Tex.', 'TX'],
    ['N.Y.', 'NY'],
    ['Ohio (OH)', 'OH'],
    ['Québec', 'QC'],
    ['Bayern', 'Bayern'],
    ['Co. Galway', 'Co. Galway'],
    ['愛知県', '愛知県'],
    ['Toledo, OH', null],
    ['foo', null],
  ])('the state of %s', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  it.each([
    'n/a',
    '-',
    '???',
    '0000',
    '0.0, 0.0',
    'no GPS fix',
    'GPS signal lost',
    'unavailable (no fix since 06/28)',
    'location unknown',
    'not recorded in the system',
    'nicht im System hinterlegt',
    'нет данных',
    '未登録',
    '{{serial}}',
  ])('%s is a placeholder', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it.each(['0', '12', 'Toledo', 'ND', 'unit 12', 'EX-21', 'Noble', '未来工業'])('%s is not', (text) => {
    expect(isPlaceholder(text)).toBe(false);
  });
});
