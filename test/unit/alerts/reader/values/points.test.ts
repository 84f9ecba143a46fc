import { describe, expect, it } from 'vitest';
import { findPoints } from '#functions/alerts/reader/values/points.ts';

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
    ['37deg 41.32min N   097deg 20.16min W', 37.6886667, -97.336],
  ])('finds %s', (text, lat, long) => {
    const points = findPoints(`at ${text} now`);

    expect(points).toMatchObject([{ lat, long }]);
  });

  it.each(['0 0.000 N 0 0.000 E', '12:30:45 N', '38 12 N'])('finds none in %s', (text) => {
    expect(findPoints(text)).toEqual([]);
  });
});
