import { parsePhoneNumber } from '#schema/phone.ts';
import { codesOf, type Draft } from './draft.ts';

/** In order (document 1 section 2). */
export const stepIds = [
  'equipment',
  'location',
  'fault-codes',
  'photos',
  'issue',
  'unit-status',
  'final',
] as const;
export type StepId = (typeof stepIds)[number];

/** Error messages by field of the draft. */
export type Faults = Partial<Record<keyof Draft, string>>;

export interface Orderer {
  /** Has order_management: the order opens at once and is this person's. */
  readonly mayManage: boolean;
}

/** What is missing or wrong in a step (document 1 section 5). */
export function wrongIn(step: StepId, draft: Draft, { mayManage }: Orderer): Faults {
  switch (step) {
    case 'equipment':
      return equipmentFaults(draft);
    case 'location':
      return locationFaults(draft);
    case 'fault-codes':
      return codeFaults(draft);
    case 'photos':
      return {};
    case 'issue':
      return draft.issue.trim() === '' ? { issue: 'Required' } : {};
    case 'unit-status':
      return /^\d{0,7}$/.test(draft.hours.trim()) ? {} : { hours: 'Enter a whole number, zero or more' };
    case 'final':
      return mayManage || draft.ownerId !== null ? {} : { ownerId: 'Required' };
  }
}

export function isDone(step: StepId, draft: Draft, orderer: Orderer): boolean {
  return Object.keys(wrongIn(step, draft, orderer)).length === 0;
}

/** The step with this field of `customers.orders.create`. */
export function stepOfInput(field: string): StepId {
  return (
    (Object.entries(inputSteps) as [StepId, readonly string[]][]).find(([, fields]) =>
      fields.includes(field),
    )?.[0] ?? 'equipment'
  );
}

/** The props of every step. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** Errors to show. */
  readonly faults: Faults;
}

const inputSteps: Readonly<Partial<Record<StepId, readonly string[]>>> = {
  location: ['address', 'jobsiteId', 'jobsiteName', 'accessHoursStart', 'accessHoursEnd', 'contactPhone'],
  'fault-codes': ['errorCodes'],
  issue: ['issue'],
  'unit-status': ['hours', 'operationalStatus', 'safetyRisk'],
  final: ['customerId', 'customerIds', 'poNumber'],
};

function equipmentFaults({ machine, serialNumber }: Draft): Faults {
  if (machine === null) return { machine: 'Required' };
  return machine.serialNumber === null && serialNumber.trim() === '' ? { serialNumber: 'Required' } : {};
}

function locationFaults({ address, contactPhone }: Draft): Faults {
  const faults: Faults = {};
  if (address === null) faults.address = 'Required';
  // The parts of an address that the API requires (document 2 section 5).
  else if ([address.city, address.county, address.state, address.country].includes(''))
    faults.address = 'Choose an address with a city and a state';
  if (contactPhone.trim() !== '' && parsePhoneNumber(contactPhone) === undefined)
    faults.contactPhone = 'Invalid phone number';
  return faults;
}

function codeFaults(draft: Draft): Faults {
  const codes = codesOf(draft);
  if (codes.length > 100) return { faultCodes: 'At most 100 codes' };
  return codes.some((code) => code.length > 200)
    ? { faultCodes: 'Enter one code a line, without descriptions' }
    : {};
}
