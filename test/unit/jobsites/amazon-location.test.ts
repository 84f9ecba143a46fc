import { describe, expect, it } from 'vitest';
import { worthShowing } from '#functions/jobsites/amazon-location.ts';

const country = { address: { Country: { Code2: 'US' } } };
const state = { address: { Country: { Code2: 'US' }, Region: { Code: 'ND' } } };
const town = { address: { ...state.address, Locality: 'Minot' } };
const street = {
  address: { ...town.address, SubRegion: { Name: 'Ward' }, PostalCode: '58701', Street: 'Depot Road' },
};

describe('The geocoder results worth showing', () => {
  it('are those with more than two parts of an address, in their order', () => {
    expect(worthShowing([country, town, state, street])).toEqual([town, street]);
  });

  it('are otherwise the one with the most parts', () => {
    expect(worthShowing([country, state, country])).toEqual([state]);
    expect(worthShowing([country])).toEqual([country]);
  });

  it('are none if no part is named, whatever the street', () => {
    expect(worthShowing([{ address: { Street: 'Depot Road' } }, { address: undefined }])).toEqual([]);
    expect(worthShowing([])).toEqual([]);
  });
});
