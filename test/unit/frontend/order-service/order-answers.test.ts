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

describe('The answers about an order', () => {
  it('survive a round trip through the query', () => {
    const text = fc.string({ maxLength: 60 }).map((each) => each.trim());
    const answers = fc.record({ typed: text, issue: text, place: text, city: text }, { requiredKeys: [] });

    fc.assert(
      fc.property(answers, (said) => {
        const filled = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));

        expect(readAnswers(writeAnswers(filled))).toEqual(filled);
      }),
    );
  });

  it('are cut to what an order can hold, and rid of unknown fields', () => {
    const query = new URLSearchParams({
      typed: 'x'.repeat(5000),
      issue: 'y'.repeat(5000),
      customerId: 'acc_dana',
    });

    expect(readAnswers(query.toString())).toEqual({ typed: 'x'.repeat(200), issue: 'y'.repeat(4000) });
  });

  it.each(['typed', 'issue', 'city', 'state', 'country', 'lat', 'long'] as const)(
    'are no order yet without %s',
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
  ])('are no order if %s is %j', (name, value) => {
    expect(orderOf({ ...typedAnswers, [name]: value })).toBeUndefined();
  });
});

describe('The order made from the answers', () => {
  const parsed = (answers: OrderAnswers) => {
    const order = orderOf(answers);
    if (order === undefined) throw new Error('Nothing is missing, and yet it is no order.');
    return createOrderInput.parse(createInput(order));
  };

  it('names the catalogue model, with a serial number to be determined', () => {
    expect(parsed(catalogueAnswers)).toMatchObject({
      modelId: 'mod_cat_320',
      issue: 'Hydraulic Leak',
      serialNumber: 'TBD',
      address: columbia.address,
    });
    expect(parsed(catalogueAnswers)).not.toHaveProperty('customModel');
  });

  it('has the three parts of a typed machine', () => {
    expect(parsed(typedAnswers)).toMatchObject({
      customModel: { brand: 'Acme', model: 'X-9', equipmentType: 'Trencher' },
      serialNumber: 'TBD',
    });
  });

  it('names a machine of unknown model by its type', () => {
    const { model: _, ...answers } = typedAnswers;

    expect(parsed(answers)).toMatchObject({ customModel: { model: 'Trencher' } });
    expect(orderOf(answers)?.machine).toBe('Acme Trencher');
  });

  it('does not repeat an unknown maker that was typed before the model', () => {
    const answers = { ...typedAnswers, model: 'Acme X-9', typed: 'Acme X-9' };

    expect(parsed(answers)).toMatchObject({ customModel: { brand: 'Acme', model: 'X-9' } });
    expect(orderOf(answers)?.machine).toBe('Acme X-9');
  });

  it('uses the city as the county if there is none', () => {
    const place = placeAnswers({ ...columbia, address: { ...columbia.address, county: '' } });
    const { county: _, ...others } = typedAnswers;

    expect(parsed({ ...others, ...place })).toMatchObject({ address: { county: 'Columbia' } });
  });
});
