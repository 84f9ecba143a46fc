import { beforeAll, describe, expect, test } from 'vitest';
import type { ProcedureCost } from '../bench/metered-callers.ts';
import { procedureCosts } from '../bench/procedures.ts';
import { policies } from '../support/procedures.ts';

const findsAnew =
  'finds the machine and the place anew, as the import does: a number leads to a machine, and the machine to what stands';

/**
 * Calls with more than two round trips, by their name in the bench, and why. The same procedures take two in all other
 * cases.
 */
const exceptions: Readonly<Record<string, string>> = {
  'customers.orders.transferOrders, one order among the company’s':
    'moves up to a hundred orders, each decided on by itself and in a transaction of its own',
  'auth.otpVerify, for the first time':
    'the user pool gets its user, once for each account, between the write that asks for it and the one that tells of it',
  'admin.incomingMessages.redrive, 25 of 30':
    'finds what came in, reads each run, and puts its next try in its place',
  'public.unsubscribe':
    'reads the secret that its token is signed by beside the turn that it takes and what it sets',
  'auth.otpVerify, on a new device': 'reads whom to tell of it, which the write that signs in then does',
  'customers.equipmentAlerts.correct, of a pending order': findsAnew,
  'customers.equipmentAlerts.correct, without an order': findsAnew,
};

const mostRoundTrips = 2;

let costs: readonly ProcedureCost[];

beforeAll(async () => {
  // A team too large for one page of the table.
  costs = await procedureCosts({ team: 2_500 });
});

describe('round trips to the database', () => {
  test('are at most two for each procedure', () => {
    const tooMany = costs.filter(
      ({ name, roundTrips }) => roundTrips > mostRoundTrips && !Object.hasOwn(exceptions, name),
    );

    expect(tooMany.map(({ name, roundTrips }) => `${name}: ${roundTrips}`)).toEqual([]);
  });

  test('are measured for every procedure, and no exception is needless', () => {
    const measured = new Set(costs.map(({ name }) => procedureOf(name)));
    const needless = Object.keys(exceptions).filter(
      (name) => (costs.find((cost) => cost.name === name)?.roundTrips ?? 0) <= mostRoundTrips,
    );

    expect(Object.keys(policies).filter((name) => !measured.has(name))).toEqual([]);
    expect(needless).toEqual([]);
  });

  test('have a median of one for queries, and two for commands, which read before they write', () => {
    const ofKind = (kind: 'query' | 'mutation') =>
      costs
        .filter(({ name }) => policies[procedureOf(name) as keyof typeof policies].kind === kind)
        .map(({ roundTrips }) => roundTrips);

    expect([median(ofKind('query')), median(ofKind('mutation'))]).toEqual([1, 2]);
  });
});

/** `customers.orders.all, by priority` is one way to call `customers.orders.all`. */
function procedureOf(name: string): string {
  return name.split(',')[0] ?? '';
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
