import { describe, expect, it } from 'vitest';
import { createOrderInput } from '#schema/orders/order-calls.ts';
import { createInput } from '../../../../frontend/src/features/order-wizard/create-input.ts';
import {
  atPlace,
  codesOf,
  emptyDraft,
  isBegun,
  keptDraft,
} from '../../../../frontend/src/features/order-wizard/draft.ts';
import {
  isDone,
  stepIds,
  stepOfInput,
  wrongIn,
} from '../../../../frontend/src/features/order-wizard/step-rules.ts';
import { aDraft, address, boone } from './wizard-screen.tsx';

const manager = { mayManage: true };
const member = { mayManage: false };
const ofModel = { ...aDraft().machine, equipmentId: null, serialNumber: null, unitNumber: null };
const machine = ofModel as NonNullable<ReturnType<typeof aDraft>['machine']>;

describe('A draft', () => {
  it('counts as started once anything is entered, apart from its key', () => {
    expect(isBegun(emptyDraft())).toBe(false);
    expect(isBegun({ ...emptyDraft(), issue: 'x' })).toBe(true);
  });

  it('is ignored if another version of the app stored it', () => {
    expect([null, 'x', {}, { ...aDraft(), version: 0 }].map(keptDraft)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('survives a round trip through the store', () => {
    const draft = aDraft({ photoNames: ['a.jpg'], requirements: ['hard_hat'] });

    expect(keptDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('takes the name, hours, instructions and requirements of a jobsite', () => {
    expect(atPlace(emptyDraft(), { address, jobsite: boone })).toEqual({
      address,
      isPlaceGuessed: false,
      jobsiteId: 'job_boone',
      jobsiteName: 'Boone Quarry',
      accessHoursStart: '07:00:00',
      accessHoursEnd: '16:00:00',
      arrivalInstructions: 'Ask at the scale house.',
      requirements: ['hard_hat'],
    });
  });

  it('drops what a jobsite brought when the address changes, and keeps what was typed', () => {
    const atBoone = { ...emptyDraft(), ...atPlace(emptyDraft(), { address, jobsite: boone }) };
    const typed = { ...emptyDraft(), jobsiteName: 'New yard' };

    expect(atPlace(atBoone, { address, jobsite: undefined })).toMatchObject({
      jobsiteId: null,
      jobsiteName: '',
      requirements: [],
    });
    expect(atPlace(typed, { address, jobsite: undefined })).not.toHaveProperty('jobsiteName');
  });

  it('has one code per line, without blank lines or duplicates', () => {
    expect(codesOf({ faultCodes: ' SPN 100 FMI 1 \r\n\n CA2265\nCA2265' })).toEqual([
      'SPN 100 FMI 1',
      'CA2265',
    ]);
  });
});

describe('A step', () => {
  it('requires what the specification requires, and nothing else', () => {
    const wrong = stepIds.map((step) => [step, Object.keys(wrongIn(step, emptyDraft(), member))]);

    expect(Object.fromEntries(wrong)).toEqual({
      equipment: ['machine'],
      location: ['address'],
      'fault-codes': [],
      photos: [],
      issue: ['issue'],
      'unit-status': [],
      final: ['ownerId'],
    });
  });

  it('requires a serial number for a model, and for a machine without one', () => {
    expect(wrongIn('equipment', aDraft({ machine }), manager)).toEqual({ serialNumber: 'Required' });
    expect(isDone('equipment', aDraft({ machine, serialNumber: 'TBD' }), manager)).toBe(true);
    expect(isDone('equipment', aDraft(), manager)).toBe(true);
  });

  it('requires no owner from people who manage orders', () => {
    expect(isDone('final', aDraft(), manager)).toBe(true);
    expect(isDone('final', aDraft({ ownerId: 'acc_priya' }), member)).toBe(true);
  });

  it('refuses hours that are not a whole number', () => {
    const hoursOf = (hours: string) => wrongIn('unit-status', aDraft({ hours }), manager).hours;

    expect(['', '0', ' 4120 '].map(hoursOf)).toEqual([undefined, undefined, undefined]);
    for (const hours of ['-1', '2.5', 'many'])
      expect(hoursOf(hours)).toBe('Enter a whole number, zero or more');
  });

  it('refuses an invalid phone number, and an address without a state', () => {
    expect(wrongIn('location', aDraft({ contactPhone: '555' }), manager)).toEqual({
      contactPhone: 'Invalid phone number',
    });
    expect(wrongIn('location', aDraft({ address: { ...address, state: '' } }), manager)).toEqual({
      address: 'Choose an address with a city and a state',
    });
  });

  it('is found by the field that the API refused', () => {
    expect(
      ['serialNumber', 'address', 'errorCodes', 'issue', 'hours', 'customerId'].map(stepOfInput),
    ).toEqual(['equipment', 'location', 'fault-codes', 'issue', 'unit-status', 'final']);
  });
});

describe('The input of an order', () => {
  const inputOf = (...args: Parameters<typeof createInput>) => createOrderInput.parse(createInput(...args));

  it('names a machine of the company by its id', () => {
    expect(inputOf(aDraft({ faultCodes: 'E12\n\nE13', hours: '4121' }), manager)).toMatchObject({
      equipmentId: 'equ_14',
      issue: 'Loses power under load',
      errorCodes: ['E12', 'E13'],
      hours: 4121,
      accessHoursStart: '08:00:00',
      poNumber: null,
    });
  });

  it('names a model by its id or its names, with the typed numbers', () => {
    const own = { ...machine, modelId: null };

    expect(inputOf(aDraft({ machine, serialNumber: ' tbd ', unitNumber: '' }), manager)).toMatchObject({
      modelId: 'mod_pc210',
      serialNumber: 'tbd',
      unitNumber: null,
    });
    expect(inputOf(aDraft({ machine: own, serialNumber: 'X1' }), manager)).toMatchObject({
      brand: 'Komatsu',
      model: 'PC210LC-11',
      equipmentType: 'Excavator',
    });
  });

  it('has an owner from people who can’t manage orders, and otherwise participants and a PO number', () => {
    const draft = aDraft({ ownerId: 'acc_priya', participantIds: ['acc_marcus'], poNumber: ' 77 ' });

    expect(inputOf(draft, member)).toMatchObject({ customerId: 'acc_priya' });
    expect(inputOf(draft, member)).not.toHaveProperty('customerIds');
    expect(inputOf(draft, manager)).toMatchObject({ customerIds: ['acc_marcus'], poNumber: '77' });
    expect(inputOf(draft, manager)).not.toHaveProperty('customerId');
  });
});
