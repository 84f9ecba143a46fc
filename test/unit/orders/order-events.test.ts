import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opensMatching, orderEventDetail, orderEventNames } from '#events/orders.ts';
import { creations, lifecycle } from '#functions/orders/lifecycle/order-lifecycle.ts';

describe('the sample of each order event', () => {
  test.each(orderEventNames)('%s fits the contract, and shows no more than it', (name) => {
    const sample: unknown = JSON.parse(
      readFileSync(new URL(`../../../events/samples/${name}.json`, import.meta.url), 'utf8'),
    );

    expect(z.strictObject(orderEventDetail.shape).parse(sample)).toEqual(sample);
  });
});

test('an order enters Open with just those events that start a matching round', () => {
  const opening = Object.values(lifecycle).flatMap((rows) =>
    rows.filter(({ to }) => to === 'open').map(({ event }) => event),
  );

  // An order that is alerted again stays open, and begins a round only where its last one found nobody.
  const anew = lifecycle.resendAlerts.map(({ event }) => event);
  expect(new Set([...opening, creations.create.event, ...anew])).toEqual(new Set(opensMatching));
});
