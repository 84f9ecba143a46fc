import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock, type RuntimeClock } from '#local/clock.ts';
import { type AgendaOptions, createAgenda, Unreachable } from '#local/demo/agenda.ts';
import { openState, type State } from '#local/state.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

let directory: string;
let state: State;
let clock: RuntimeClock;
let did: string[];
let failed: string[];

beforeEach(() => {
  directory = newStateDirectory();
  state = openState(directory);
  clock = createClock(state.durable<number>('clock'));
  did = [];
  failed = [];
});

afterEach(async () => {
  clock.stop();
  await state.close();
});

const agendaOf = (options: Partial<AgendaOptions<string>> = {}) =>
  createAgenda<string>(
    { clock, durable: state.durable },
    {
      name: 'things',
      run: async (what) => {
        did.push(what);
        return 'done';
      },
      givenUp: 'dropped',
      onFailed: (key) => failed.push(key),
      ...options,
    },
  );

it('runs each entry once, at its time', async () => {
  const agenda = agendaOf();
  agenda.put('b', 'second', clock.now() + 2_000);
  agenda.put('a', 'first', clock.now() + 1_000);

  await clock.advance(1_500);
  expect(did).toEqual(['first']);
  await clock.advance(10_000);

  expect(did).toEqual(['first', 'second']);
  expect([...agenda.entries()]).toEqual([]);
});

it('runs entries that the end of an earlier runtime cut off', async () => {
  const cut = agendaOf({ run: () => new Promise<never>(() => undefined) });
  cut.put('a', 'first', clock.now());
  cut.put('b', 'second', clock.now() + 60_000);
  cut.stop();

  agendaOf().takeUp();
  await clock.advance(61_000);

  expect(did).toEqual(['first', 'second']);
});

it('keeps the latest time and entry under a key, and runs it once', async () => {
  const agenda = agendaOf();
  agenda.put('a', 'early', clock.now() + 1_000);
  agenda.put('a', 'late', clock.now() + 5_000);

  await clock.advance(2_000);
  expect(did).toEqual([]);
  await clock.advance(4_000);

  expect(did).toEqual(['late']);
});

it('runs an entry that was added while its predecessor ran', async () => {
  const agenda = agendaOf({
    run: async (what) => {
      did.push(what);
      if (what === 'first') agenda.put('a', 'second', clock.now() + 1_000);
      return 'done';
    },
  });
  agenda.put('a', 'first', clock.now());

  await clock.advance(2_000);

  expect(did).toEqual(['first', 'second']);
});

it('retries an entry that could not be delivered, and gives up in the end', async () => {
  const run = async (what: string): Promise<never> => {
    did.push(what);
    throw new Unreachable('nobody there');
  };
  const dropping = agendaOf({ run });
  dropping.put('a', 'first', clock.now());

  await clock.advance(120_000);

  expect(did).toHaveLength(6);
  expect(failed).toEqual(['a']);
  expect(dropping.get('a')).toBeUndefined();
});

it('keeps a waiting entry until the agenda is resumed', async () => {
  let isOpen = false;
  const agenda = agendaOf({
    run: async (what) => {
      if (!isOpen) return 'waits';
      did.push(what);
      return 'done';
    },
  });
  agenda.put('a', 'first', clock.now());
  await clock.advance(60_000);
  expect(agenda.get('a')?.what).toBe('first');

  isOpen = true;
  agenda.takeUp();
  await clock.advance(1);

  expect(did).toEqual(['first']);
});

it('drops an entry that is refused', async () => {
  const agenda = agendaOf({
    run: async () => {
      throw new Error('no');
    },
  });
  agenda.put('a', 'first', clock.now());

  await clock.advance(1);

  expect(failed).toEqual(['a']);
  expect([...agenda.entries()]).toEqual([]);
});
