import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { coarsePoint, findPoints } from '#functions/alerts/reader/values/points.ts';

describe('points as receivers, feeds and other languages write them', () => {
  it.each([
    ['38 37.620 N  90 11.964 W', 38.627, -90.1994],
    ['S31 55.320 E148 40.080', -31.922, 148.668],
    ['45d45m36s N 004d50m24s E', 45.76, 4.84],
    ['50,0343 s. š., 15,7812 v. d.', 50.0343, 15.7812],
    ['-33,8867 / -61,0984', -33.8867, -61.0984],
    ['POINT(-97.7431 30.2672)', 30.2672, -97.7431],
    ['4807.038,N,01131.000,E', 48.1173, 11.5166667],
    ['+40.7128-074.0060/', 40.7128, -74.006],
    ['53.5 north, 2.25 west', 53.5, -2.25],
    ['N 41,4458 W 8,2916', 41.4458, -8.2916],
    ['51,9244 NB 4,4777 OL', 51.9244, 4.4777],
    ['48,137° n. Br., 11,575° ö. L.', 48.137, 11.575],
    ['39,9334 K, 32,8597 D', 39.9334, 32.8597],
    ['60,1699 P, 24,9384 I', 60.1699, 24.9384],
    ['55,7558 с.ш., 37,6173 в.д.', 55.7558, 37.6173],
    ['37deg 41.32min N   097deg 20.16min W', 37.6886667, -97.336],
    ['N 59°16\'31,1" Ö 15°12\'48,2"', 59.2753056, 15.2133889],
    ['经纬度: 112.9388，28.2282', 28.2282, 112.9388],
    ['(lng,lat): 9.1732,47.6779', 47.6779, 9.1732],
    ['X: -123.0868 Y: 44.0521', 44.0521, -123.0868],
    ['[-123.0868, 44.0521] (lon, lat)', 44.0521, -123.0868],
    ['45.5231, 122.6765 W', 45.5231, -122.6765],
    ['Ubicación 25.6866, -100.3161', 25.6866, -100.3161],
  ])('finds %s', (text, lat, long) => {
    const points = findPoints(`at ${text} now`);

    expect(points).toMatchObject([{ lat, long }]);
  });

  it.each(['0 0.000 N 0 0.000 E', '12:30:45 N', '38 12 N', '2.870 / 04.05.2026'])(
    'finds none in %s',
    (text) => {
      expect(findPoints(text)).toEqual([]);
    },
  );
});

describe('points with few decimals', () => {
  it.each([
    ['unit C-9 code C042 high at 44.1,-72.5', 44.1, -72.5],
    ['C-9\tC042\thigh\t44.12,-72.51', 44.12, -72.51],
    ['C-9 | C042 | 44.1, -72.5 | high', 44.1, -72.5],
    ['C-9;C042;-33.9,151.2', -33.9, 151.2],
  ])('are found behind a word for a place and in a cell: %s', (line, lat, long) => {
    expect(coarsePoint(line)).toMatchObject([{ lat, long }]);
  });

  it.each([
    'voltage 12.1, -3.5 bar',
    'temps 44.1, 72.5',
    'at 12.1,13.9',
    'C-9 | 12.1, -3.5 bar | high',
    'at 144.1,-72.5',
  ])('are none among other figures: %s', (line) => {
    expect(coarsePoint(line)).toEqual([]);
  });
});

describe('east and west of a point', () => {
  it.each([
    ['Seriennummer 220344, Störung E-513\nPosition: 47,6779° N / 9,1732° O', 9.1732],
    ['S/N 220344, foutcode E-513\nPositie: 47,6779° N, 9,1732° O', 9.1732],
    ['n° de série 220344, défaut E-513\nPosition : 47,6779° N, 9,1732° O', -9.1732],
    ['número de serie 220344, falla E-513\nPosición: 47,6779° N / 9,1732° O', -9.1732],
    ['S/N 220344, fault E-513\nLatitude (N): 47.6779\nLongitude (W): 9.1732', -9.1732],
    ['S/N 220344, fault E-513\nLat N: 47.6779\nLong E: 9.1732', 9.1732],
    ['S/N 220344\nfault E-513\nlat 47.6779\nlon -9.1732', -9.1732],
    ['S/N 220344, fault E-513\nFix: 47.6779, -9.1732', -9.1732],
  ])('%s', async (text, long) => {
    const [reading] = (await readPastedAlert(`Volvo EC220E, ${text}`)).readings;

    expect(reading?.location).toMatchObject({ lat: { value: 47.6779 }, long: { value: long } });
  });

  it.each([
    ['Lat S\tLong W', '33.8688\t51.2093'],
    ['Lat\tN/S\tLon\tE/W', '33.8688\tS\t51.2093\tW'],
  ])('is told by a column: %s', async (names, angles) => {
    const table = `Unit\tMake\tModel\tS/N\tFault\t${names}\nA-1\tVolvo\tEC220E\t220344\tE-513\t${angles}`;
    const [reading] = (await readPastedAlert(table)).readings;

    expect(reading?.location).toMatchObject({ lat: { value: -33.8688 }, long: { value: -51.2093 } });
  });
});
