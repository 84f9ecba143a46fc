import type { LocatedAddress } from '#schema/places/jobsites.ts';
import { type OrderAnswers, placeAnswers } from '../../../../frontend/src/lib/order-answers.ts';

export const columbia: LocatedAddress = {
  label: '4100 E Broadway, Columbia, MO 65201',
  address: {
    address1: '4100 E Broadway',
    address2: null,
    city: 'Columbia',
    county: 'Boone',
    state: 'MO',
    country: 'United States',
    zip: '65201',
    lat: 38.9517,
    long: -92.2921,
  },
};

/** A machine of the catalogue, with everything else. */
export const catalogueAnswers: OrderAnswers = {
  typed: 'Caterpillar 320',
  modelId: 'mod_cat_320',
  model: '320',
  brand: 'Caterpillar',
  equipmentType: 'Excavator',
  issue: 'Hydraulic Leak',
  ...placeAnswers(columbia),
};

/** A typed machine, with everything that is required. */
export const typedAnswers: OrderAnswers = {
  typed: 'acme x-9 trencher',
  model: 'X-9',
  brand: 'Acme',
  equipmentType: 'Trencher',
  issue: 'Chain slips',
  ...placeAnswers(columbia),
};
