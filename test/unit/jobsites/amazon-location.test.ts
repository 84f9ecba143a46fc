import { describe, expect, it } from 'vitest';
import { worthShowing } from '#functions/jobsites/amazon-location.ts';

const country = { address: { Country: { Code2: 'US' } } };
const state = { address: { Country: { Code2: 'US' }, Region: { Code: 'ND' } } };
const town = { address: { ...state.address, Locality: 'Minot' } };
const street = {
  address: { ...town.address, SubRegion: { Name: 'Ward' }, PostalCode: '58701', Street: 'Depot Road' },
};

describe('which of the places that a geocoder found are worth showing', () => {
  it('are those that name more than two parts of an address, in their order', () => {
    expect(worthShowing([country, town, state, street])).toEqual([town, street]);
  });

  it('is else the one that names most', () => {
    expect(worthShowing([country, state, country])).toEqual([state]);
    expect(worthShowing([country])).toEqual([country]);
  });

  it('is none where no part is named, whatever the street', () => {
    expect(worthShowing([{ address: { Street: 'Depot Road' } }, { address: undefined }])).toEqual([]);
    expect(worthShowing([])).toEqual([]);
  });
});
