import { describe, expect, it } from 'vitest';
import { findCoordinates, findMapLinks, parseCoordinates } from '#schema/places/coordinates.ts';

describe('Coordinates that a person types or pastes', () => {
  it.each([
    ['47.2529, -122.4443', 47.2529, -122.4443],
    ['-33.8688 151.2093', -33.8688, 151.2093],
    ['47.2529° N, 122.4443° W', 47.2529, -122.4443],
    ['N 47.2529 W 122.4443', 47.2529, -122.4443],
    ['122.4443 W, 47.2529 N', 47.2529, -122.4443],
    ['48,7758 N 9,1829 E', 48.7758, 9.1829],
    ['63,4305 N 10,3951 Ø', 63.4305, 10.3951],
    ['57,7089 N, 11,9746 Ö', 57.7089, 11.9746],
    [`47°15'10.4"N 122°26'39.5"W`, 47.2528889, -122.4443056],
    ['47° 15.174′ N, 122° 26.658′ W', 47.2529, -122.4443],
    ['lat 32.7765 / long -79.9311', 32.7765, -79.9311],
    ['https://www.google.com/maps/@47.1,-122.2,15z', 47.1, -122.2],
  ])('are found in %s', (text, lat, long) => {
    const point = parseCoordinates(text);

    expect(point?.lat).toBeCloseTo(lat, 5);
    expect(point?.long).toBeCloseTo(long, 5);
  });

  it.each([
    '',
    'North Quarry',
    '0.0, 0.0',
    '510 W 4th St',
    '91.5, 20.1',
    '47.1, -122.2 and 48.1, -122.2',
    '27 Depot Road, 47.2529, -122.4443',
  ])('are not found in %s', (text) => {
    expect(parseCoordinates(text)).toBeUndefined();
  });

  it('can come from one maps link, but not from several', () => {
    const link = 'https://maps.google.com/?q=1.5,2.5';

    expect(parseCoordinates(link)).toEqual({ lat: 1.5, long: 2.5 });
    expect(parseCoordinates(`${link} ${link}`)).toBeUndefined();
  });
});

describe('Points in running text', () => {
  it('are pairs with enough decimals, or marked as such', () => {
    expect(findCoordinates('13,902 engine hours, 402,118 mi, at 1:46')).toEqual([]);
    expect(findCoordinates('at 33.4255,-111.94')[0]).toMatchObject({ lat: 33.4255, long: -111.94 });
    expect(findCoordinates('bearings 33.42, 111.94')).toEqual([]);
    expect(findCoordinates('GPS 44.0521, -123.0868.')[0]).toMatchObject({
      lat: 44.0521,
      long: -123.0868,
      start: 4,
      end: 22,
    });
    expect(findCoordinates('lat=32 lon=-79')[0]).toMatchObject({ lat: 32, long: -79, marked: true });
  });
});

describe('A maps link', () => {
  it.each([
    [
      'https://www.google.com/maps/place/Foo/@40.1,-79.2,17z/data=!3d40.15!4d-79.25',
      { lat: 40.15, long: -79.25 },
    ],
    [
      'https://www.google.com/maps/search/?api=1&query=47.5951518%2C-122.3316393',
      { lat: 47.5951518, long: -122.3316393 },
    ],
    ['https://maps.apple.com/?ll=50.894967,4.341626', { lat: 50.894967, long: 4.341626 }],
    ['https://www.bing.com/maps?cp=47.6~-122.3&lvl=1', { lat: 47.6, long: -122.3 }],
    ['https://www.openstreetmap.org/?mlat=1.5&mlon=2.5#map=5/1/2', { lat: 1.5, long: 2.5 }],
    ['https://maps.google.com/?q=42.9337,+-72.2781', { lat: 42.9337, long: -72.2781 }],
    ['https://www.google.com/maps/search/42.9337,+-72.2781', { lat: 42.9337, long: -72.2781 }],
    ['https://www.mapquest.com/latlng/42.9337,-72.2781', { lat: 42.9337, long: -72.2781 }],
    ['geo:47.6,-122.3', { lat: 47.6, long: -122.3 }],
    ['https://yandex.ru/maps/?ll=37.6173%2C55.7558&z=14', { lat: 55.7558, long: 37.6173 }],
    ['https://mapy.cz/zakladni?x=14.4208&y=50.0880&z=16', { lat: 50.088, long: 14.4208 }],
  ])('leads to its point: %s', (link, point) => {
    expect(findMapLinks(`see ${link} .`)[0]?.point).toMatchObject(point);
  });

  it('has the name that it searches for', () => {
    expect(findMapLinks('https://www.google.com/maps/place/1600+Amphitheatre+Pkwy')[0]).toMatchObject({
      point: undefined,
      query: '1600 Amphitheatre Pkwy',
    });
  });
});
