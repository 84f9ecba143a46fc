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

it('does things at their time, once', async () => {
  const agenda = agendaOf();
  agenda.put('b', 'second', clock.now() + 2_000);
  agenda.put('a', 'first', clock.now() + 1_000);

  await clock.advance(1_500);
  expect(did).toEqual(['first']);
  await clock.advance(10_000);

  expect(did).toEqual(['first', 'second']);
  expect([...agenda.entries()]).toEqual([]);
});

it('does afterwards what the end of an earlier runtime cut off', async () => {
  const cut = agendaOf({ run: () => new Promise<never>(() => undefined) });
  cut.put('a', 'first', clock.now());
  cut.put('b', 'second', clock.now() + 60_000);
  cut.stop();

  agendaOf().takeUp();
  await clock.advance(61_000);

  expect(did).toEqual(['first', 'second']);
});

it('takes the last time that was put, and does once what is put again meanwhile', async () => {
  const agenda = agendaOf();
  agenda.put('a', 'early', clock.now() + 1_000);
  agenda.put('a', 'late', clock.now() + 5_000);

  await clock.advance(2_000);
  expect(did).toEqual([]);
  await clock.advance(4_000);

  expect(did).toEqual(['late']);
});

it('does again what was put while it was being done', async () => {
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

it('tries again what could not be reached, and gives it up in the end', async () => {
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

it('keeps what waits until it is taken up', async () => {
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

it('drops what is refused', async () => {
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
