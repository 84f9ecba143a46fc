import { type FaultCode, faultCode } from '#schema/alerts/faults.ts';
import type { FoundAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import type { FoundPlaces } from '../components/forms/address-picker.tsx';
import type { PickedModel } from '../components/forms/model-picker.tsx';
import type { PickedPerson } from '../components/forms/person-picker.tsx';

/** The people and things in the exhibits. */
export const people: readonly PickedPerson[] = [
  { id: 'dana', fullName: 'Dana Whitaker', picture: null, title: 'Fleet manager' },
  { id: 'erin', fullName: 'Erin Hale', picture: null, title: 'Site lead' },
  { id: 'omar', fullName: 'Omar Diaz', picture: null, title: 'Foreman' },
  { id: 'marcus', fullName: 'Marcus Boyd', picture: null },
];

export const makers = [
  { id: 'cat', label: 'Caterpillar', note: '312 models', group: 'Common' },
  { id: 'deere', label: 'John Deere', note: '268 models', group: 'Common' },
  { id: 'komatsu', label: 'Komatsu', note: '190 models', group: 'Common' },
  { id: 'kobelco', label: 'Kobelco', group: 'Others' },
  { id: 'kubota', label: 'Kubota', group: 'Others' },
];

export const jobsites = [
  { id: 'yard', name: 'North yard', lat: 38.97, long: -92.35 },
  { id: 'quarry', name: 'Boone quarry', lat: 38.88, long: -92.24 },
];

export const address: Address = {
  address1: '27 Depot Road',
  address2: null,
  city: 'Columbia',
  county: 'Boone',
  state: 'MO',
  country: 'US',
  zip: '65201',
  lat: 38.95,
  long: -92.33,
};

export async function findModels(): Promise<readonly PickedModel[]> {
  return later([
    {
      id: 'eq-12',
      brand: 'Komatsu',
      model: 'PC210LC-11',
      product: 'Excavator',
      machine: { unitNumber: 'EX-12', serialNumber: 'C51234' },
    },
    { id: 'm-1', brand: 'Komatsu', model: 'PC490LC-11', product: 'Excavator' },
    { id: 'm-2', brand: 'Komatsu', model: 'WA475-10', product: 'Wheel Loader' },
  ]);
}

export async function addressOf(found: FoundAddress): Promise<Address | null> {
  return 'address' in found ? found.address : address;
}

export async function findPlaces(): Promise<FoundPlaces> {
  return later({
    jobsites: [
      {
        id: 'yard',
        name: 'North yard',
        accessHoursStart: null,
        accessHoursEnd: null,
        arrivalInstructions: null,
        requirements: [],
        address: { ...address, lat: 38.97, long: -92.35 },
      },
    ],
    addresses: [
      { label: '1400 Range Line, Columbia, MO', address: { ...address, address1: '1400 Range Line' } },
    ],
  });
}

/** ISO 8601, this many minutes ago. */
export function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

export const faults: readonly FaultCode[] = [
  faultCode.parse({
    id: 'f-1',
    fault: 'SPN 3226 FMI 18',
    name: 'NOx after the catalyst too high',
    severity: 'high',
    statedSeverity: 'unknown',
    assessedSeverity: 'high',
    issueDescription: 'The exhaust after the catalyst holds more nitrogen oxides than it may.',
    symptomDescription: 'The engine derates after some hours.',
    riskDescription: 'It may stop in the middle of a shift.',
    recommendation: 'Check the DEF quality and the sensor first.',
    likelyParts: ['NOx sensor', 'DEF injector'],
    count: 4,
    countLastThirtyDays: 4,
    lastTriggeredAt: ago(90),
    verified: 'verified',
    confidence: 1,
  }),
];

/** Resolves a moment later, like an API. */
export function later<T>(answer: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(answer), 400));
}
