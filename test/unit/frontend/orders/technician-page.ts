import {
  type PublicReview,
  type TechnicianPage,
  technicianPage,
} from '#schema/technicians/technician-pages.ts';

/** A technician's page as the API returns it, with any fields overridden. */
export function aTechnicianPage(changes: Partial<TechnicianPage> = {}): TechnicianPage {
  return technicianPage.parse({
    id: 'tec_1',
    account: {
      firstName: 'Ray',
      fullName: 'Ray Ortiz',
      picture: null,
      title: 'Field Technician',
      role: 'Technician',
    },
    bio: 'Grew up in a shop.',
    experience: '12 years on excavators',
    workHistory: [
      { id: 'wrk_1', companyName: 'Bakken Field Service', title: 'Lead', fromYear: 2019, toYear: null },
      { id: 'wrk_2', companyName: 'Prairie Diesel', title: 'Mechanic', fromYear: 2012, toYear: 2019 },
    ],
    licenses: ['Crane operator'],
    certifications: ['ppe', 'osha', 'msha_part_46', 'twic'],
    software: [
      { name: 'KOMTRAX', category: 'oem_dealer' },
      { name: 'JPRO', category: 'third_party' },
    ],
    specialties: [],
    brands: ['Komatsu', 'Volvo'],
    products: ['Excavator'],
    trucks: [{ id: 'trk_1', truckClass: '5', craneSize: 'less-4000', picture: null }],
    city: 'Stanley',
    state: 'ND',
    lat: 48.317,
    long: -102.39,
    homebase: { city: 'Stanley', state: 'ND', lat: 48.317, long: -102.39 },
    skills: [
      { skill: 'welding', subSkills: ['welding_light'], level: 'Basic' },
      {
        skill: 'emissions_systems',
        subSkills: ['emissions_regeneration', 'emissions_filter', 'emissions_sensors'],
        level: 'Advanced',
      },
    ],
    companyTechnicians: [{ id: 'tec_2', fullName: 'Lou Hart', picture: null, title: 'Mechanic' }],
    metrics: {
      recommendRate: 96,
      totalReviews: 41,
      jobsCompleted: 80,
      ratingAttributeCounts: [{ id: 'on_time', name: 'On time', category: 'punctuality', count: 9 }],
      repeatCustomerCount: 3,
    },
    numAboveAndBeyondRatings: 20,
    company: {
      id: 'com_2',
      name: 'Bakken Field Service',
      logo: null,
      createdAt: '2021-04-01T00:00:00.000Z',
      rates: {
        hourlyRatePrice: 14500,
        hourlyTravelPrice: 10000,
        mileagePrice: 125,
        callOutFeePrice: 7500,
        miscFeePrice: 500,
        chargesOvertime: true,
      },
      hideTechnicianNames: false,
      technicianCount: 2,
      trucks: [{ id: 'trk_1', truckClass: '8', craneSize: 'no-crane', picture: null }],
    },
    ...changes,
  });
}

export function aReview(changes: Partial<PublicReview> = {}): PublicReview {
  return {
    rating: 5,
    description: 'Quick and clean.',
    attributes: [{ id: 'on_time', name: 'On time', category: 'punctuality' }],
    visible: true,
    ratingSystem: 'simplified',
    reviewer: { firstName: 'Dana' },
    customer: { isOwnCompany: false },
    orderId: null,
    createdAt: '2026-01-01T12:00:00.000Z',
    ...changes,
  };
}
