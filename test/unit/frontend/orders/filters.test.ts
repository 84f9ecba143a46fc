import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priorities } from '#schema/alerts/severity.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import {
  countNarrowing,
  defaultFilters,
  filtersOfText,
  hasFilters,
  listInput,
  type OrderFilters,
  peopleOf,
  readFilters,
  sorts,
  textOfFilters,
  withoutNarrowing,
  writeFilters,
} from '../../../../frontend/src/features/orders/filters.ts';

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const tabs = ['needsService', 'scheduled', 'complete'] as const;
const noFilters = defaultFilters('scheduled');

const anyFilters: fc.Arbitrary<OrderFilters> = fc.record({
  search: fc.string({ maxLength: 100 }),
  sort: fc.constantFrom(...sorts),
  sortDir: fc.constantFrom('asc', 'desc'),
  priorities: fc.subarray([...priorities]),
  createdAt: fc.record({ from: fc.option(anyDay), to: fc.option(anyDay) }),
  showAllUsersOrders: fc.boolean(),
  participantIds: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,20}$/), { maxLength: 5 }),
  showCancelledJobs: fc.boolean(),
  showRejectedJobs: fc.boolean(),
});

describe('Filters in the address', () => {
  test('survive a round trip', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...tabs), (filters, tab) => {
        const query = new URLSearchParams(writeFilters(new URLSearchParams(), filters, tab).toString());

        expect(readFilters(query, tab)).toEqual(filters);
      }),
    );
  });

  test('use the names of the specification', () => {
    const given: OrderFilters = {
      search: 'cat',
      sort: 'priority',
      sortDir: 'asc',
      priorities: ['high'],
      createdAt: { from: '2026-11-02', to: null },
      showAllUsersOrders: false,
      participantIds: ['a1'],
      showCancelledJobs: true,
      showRejectedJobs: true,
    };

    const query = writeFilters(new URLSearchParams(), given, 'scheduled');

    expect([...query.keys()].sort()).toEqual([
      'createdAt',
      'participantIds',
      'priorities',
      'search',
      'showAllUsersOrders',
      'showCancelledJobs',
      'showRejectedJobs',
      'sort',
      'sortDir',
    ]);
  });

  test('leave out defaults and keep other parameters', () => {
    const query = writeFilters(new URLSearchParams('import=main&search=old'), noFilters, 'scheduled');

    expect(query.toString()).toBe('import=main');
    expect(hasFilters(query)).toBe(false);
  });

  test('are the defaults if the address makes no sense', () => {
    const query = new URLSearchParams(
      'sort=colour&sortDir=up&priorities=huge&createdAt=2026-02-30~x&participantIds=%3Cb%3E',
    );

    expect(readFilters(query, 'scheduled')).toEqual(noFilters);
  });
});

describe('The default order of a tab', () => {
  test('is by priority for pending orders, and newest first for the others', () => {
    const [pending, inService, complete] = tabs.map((tab) => defaultFilters(tab).sort);

    expect([pending, inService, complete]).toEqual(['priority', 'createdAt', 'createdAt']);
  });

  test('gives way to a sort in the address', () => {
    expect(readFilters(new URLSearchParams('sort=createdAt&sortDir=asc'), 'needsService')).toMatchObject({
      sort: 'createdAt',
      sortDir: 'asc',
    });
  });
});

describe('Remembered filters', () => {
  test('survive a round trip, and are empty once cleared', () => {
    const filters: OrderFilters = { ...noFilters, priorities: ['critical'], showRejectedJobs: true };

    expect(filtersOfText(textOfFilters(filters, 'scheduled'), 'scheduled')).toEqual(filters);
    expect(textOfFilters(noFilters, 'scheduled')).toBe('');
  });

  test.each([null, 7, { search: 'x' }, '%%%'])('%j in the store means no filters', (kept) => {
    expect(filtersOfText(kept, 'scheduled')).toEqual(noFilters);
  });
});

describe('The request of the list', () => {
  test('is accepted by the API, whatever the filters', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...tabs), (filters, tab) => {
        expect(ordersAllInput.safeParse(listInput(tab, filters, 'me')).success).toBe(true);
      }),
    );
  });

  test('applies a toggle only to its own tab', () => {
    const filters: OrderFilters = { ...noFilters, showCancelledJobs: true, showRejectedJobs: true };

    expect(listInput('needsService', filters, 'me')).toMatchObject({
      showRejectedJobs: true,
      showCancelledJobs: false,
    });
    expect(listInput('scheduled', filters, 'me')).toMatchObject({
      showRejectedJobs: false,
      showCancelledJobs: true,
    });
    expect(listInput('complete', filters, 'me')).toMatchObject({
      showRejectedJobs: false,
      showCancelledJobs: false,
    });
  });

  test('runs a day from the user’s midnight to the last millisecond before the next', () => {
    const filters: OrderFilters = { ...noFilters, createdAt: { from: '2026-11-20', to: '2026-11-20' } };

    const { createdAt } = listInput('needsService', filters, 'me');

    expect(createdAt).toEqual({
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 10, 20, 23, 59, 59, 999).toISOString(),
    });
  });

  test('names the user if only their own orders are wanted', () => {
    expect(listInput('scheduled', { ...noFilters, showAllUsersOrders: false }, 'me')).toMatchObject({
      allUsers: false,
      participantIds: ['me'],
    });
  });

  test('keeps the user among the chosen people when asking for their own orders', () => {
    const filters: OrderFilters = { ...noFilters, showAllUsersOrders: false, participantIds: ['p1', 'me'] };

    expect(peopleOf(filters, 'me')).toEqual(['me', 'p1']);
    expect(listInput('scheduled', filters, 'me')).toMatchObject({
      allUsers: false,
      participantIds: ['me', 'p1'],
    });
  });

  test('narrows to the chosen people even if all users are shown', () => {
    expect(listInput('scheduled', { ...noFilters, participantIds: ['p1'] }, 'me')).toMatchObject({
      allUsers: false,
      participantIds: ['p1'],
    });
  });
});

describe('Narrowing filters', () => {
  test('exclude sorting and the toggles that add orders', () => {
    expect(countNarrowing({ ...noFilters, sort: 'id', sortDir: 'asc', showRejectedJobs: true })).toBe(0);
  });

  test('each count once, and clearing them keeps sorting and toggles', () => {
    const filters: OrderFilters = {
      ...noFilters,
      search: 'cat',
      sort: 'id',
      priorities: ['low', 'high'],
      createdAt: { from: '2026-11-01', to: null },
      showAllUsersOrders: false,
      showRejectedJobs: true,
    };

    expect(countNarrowing(filters)).toBe(4);
    expect(withoutNarrowing(filters)).toEqual({ ...noFilters, sort: 'id', showRejectedJobs: true });
  });
});
