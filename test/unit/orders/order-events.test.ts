import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opensMatching, orderEventDetail, orderEventNames } from '#events/orders.ts';
import { creations, lifecycle } from '#functions/orders/lifecycle/order-lifecycle.ts';

describe('The sample of each order event', () => {
  test.each(orderEventNames)('%s matches the contract exactly', (name) => {
    const sample: unknown = JSON.parse(
      readFileSync(new URL(`../../../events/samples/${name}.json`, import.meta.url), 'utf8'),
    );

    expect(z.strictObject(orderEventDetail.shape).parse(sample)).toEqual(sample);
  });
});

test('an order enters Open with exactly the events that start a matching round', () => {
  const opening = Object.values(lifecycle).flatMap((rows) =>
    rows.filter(({ to }) => to === 'open').map(({ event }) => event),
  );

  // Alerting again keeps an order open, and starts a round only if the last one found nobody.
  const anew = lifecycle.resendAlerts.map(({ event }) => event);
  expect(new Set([...opening, creations.create.event, ...anew])).toEqual(new Set(opensMatching));
});
