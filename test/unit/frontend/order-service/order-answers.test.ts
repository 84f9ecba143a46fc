import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrderInput } from '#schema/orders/order-calls.ts';
import {
  createInput,
  type OrderAnswers,
  orderOf,
  placeAnswers,
  readAnswers,
  writeAnswers,
} from '../../../../frontend/src/lib/order-answers.ts';
import { catalogueAnswers, columbia, typedAnswers } from './answers.ts';

describe('what somebody has said of an order', () => {
  it('comes out of a query as it went in', () => {
    const text = fc.string({ maxLength: 60 }).map((each) => each.trim());
    const answers = fc.record({ typed: text, issue: text, place: text, city: text }, { requiredKeys: [] });

    fc.assert(
      fc.property(answers, (said) => {
        const filled = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));

        expect(readAnswers(writeAnswers(filled))).toEqual(filled);
      }),
    );
  });

  it('is cut where somebody writes more than an order could hold, and rid of what is no answer', () => {
    const query = new URLSearchParams({
      typed: 'x'.repeat(5000),
      issue: 'y'.repeat(5000),
      customerId: 'acc_dana',
    });

    expect(readAnswers(query.toString())).toEqual({ typed: 'x'.repeat(200), issue: 'y'.repeat(4000) });
  });

  it.each(['typed', 'issue', 'city', 'state', 'country', 'lat', 'long'] as const)(
    'is no order yet without %s',
    (missing) => {
      const { [missing]: _, ...rest } = typedAnswers as Record<string, string>;

      expect(orderOf(typedAnswers)).toBeDefined();
      expect(orderOf(rest)).toBeUndefined();
    },
  );

  it.each([
    ['lat', '91'],
    ['long', 'east'],
    ['lat', ''],
  ])('is no order where its %s is %j', (name, value) => {
    expect(orderOf({ ...typedAnswers, [name]: value })).toBeUndefined();
  });
});

describe('the order that is made of it', () => {
  const parsed = (answers: OrderAnswers) => {
    const order = orderOf(answers);
    if (order === undefined) throw new Error('Nothing is missing, and yet it is no order.');
    return createOrderInput.parse(createInput(order));
  };

  it('names the model of the catalogue, and a serial number that is told later', () => {
    expect(parsed(catalogueAnswers)).toMatchObject({
      modelId: 'mod_cat_320',
      issue: 'Hydraulic Leak',
      serialNumber: 'TBD',
      address: columbia.address,
    });
    expect(parsed(catalogueAnswers)).not.toHaveProperty('customModel');
  });

  it('holds the three parts of a machine that was typed', () => {
    expect(parsed(typedAnswers)).toMatchObject({
      customModel: { brand: 'Acme', model: 'X-9', equipmentType: 'Trencher' },
      serialNumber: 'TBD',
    });
  });

  it('calls a machine of which nobody said the model by its kind', () => {
    const { model: _, ...answers } = typedAnswers;

    expect(parsed(answers)).toMatchObject({ customModel: { model: 'Trencher' } });
    expect(orderOf(answers)?.machine).toBe('Acme Trencher');
  });

  it('does not say an unknown maker twice, where it stands before the model as it was typed', () => {
    const answers = { ...typedAnswers, model: 'Acme X-9', typed: 'Acme X-9' };

    expect(parsed(answers)).toMatchObject({ customModel: { brand: 'Acme', model: 'X-9' } });
    expect(orderOf(answers)?.machine).toBe('Acme X-9');
  });

  it('has the city for a county where the place has none', () => {
    const place = placeAnswers({ ...columbia, address: { ...columbia.address, county: '' } });
    const { county: _, ...others } = typedAnswers;

    expect(parsed({ ...others, ...place })).toMatchObject({ address: { county: 'Columbia' } });
  });
});
