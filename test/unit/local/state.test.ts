import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openState, type State } from '#local/state.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

let directory: string;
let state: State;

beforeEach(() => {
  directory = newStateDirectory();
  state = openState(directory);
});

afterEach(async () => {
  await state.close();
});

describe('A durable map', () => {
  it('keeps any cloneable value, and finds it after a restart', async () => {
    const value = {
      at: new Date(0),
      bytes: Buffer.from('abc'),
      nested: new Map([['a', [1, undefined, null]]]),
    };
    state.durable('things').put('one', value);
    await state.close();

    state = openState(directory);

    const found = state.durable<typeof value>('things').get('one');
    expect(found).toMatchObject({ at: new Date(0), nested: new Map([['a', [1, undefined, null]]]) });
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('abc');
  });

  it('lists its own entries in order, by prefix, in reverse, and up to a limit', () => {
    const things = state.durable<number>('things');
    state.durable<number>('thing').put('a/9', 9);
    state.durable<number>('things2').put('a/9', 9);
    for (const [position, key] of ['b', 'a/2', 'a', 'a/1', 'c'].entries()) things.put(key, position);
    const keys = (range?: Parameters<typeof things.entries>[0]) =>
      [...things.entries(range)].map(([key]) => key);

    expect(keys()).toEqual(['a', 'a/1', 'a/2', 'b', 'c']);
    expect(keys({ prefix: 'a' })).toEqual(['a', 'a/1', 'a/2']);
    expect(keys({ prefix: 'a/' })).toEqual(['a/1', 'a/2']);
    expect(keys({ reverse: true })).toEqual(['c', 'b', 'a/2', 'a/1', 'a']);
    expect(keys({ prefix: 'a', reverse: true })).toEqual(['a/2', 'a/1', 'a']);
    expect(keys({ prefix: 'a', reverse: true, limit: 2 })).toEqual(['a/2', 'a/1']);
    expect(keys({ limit: 2 })).toEqual(['a', 'a/1']);
    expect(keys({ prefix: 'x' })).toEqual([]);
  });

  it('can be changed while it is iterated', () => {
    const things = state.durable<number>('things');
    for (const key of ['a', 'b', 'c']) things.put(key, 1);

    for (const [key] of things.entries()) things.delete(key);

    expect([...things.entries()]).toEqual([]);
    expect(things.get('a')).toBeUndefined();
  });

  it('commits several writes together or not at all', () => {
    const [queue, events] = [state.durable<number>('queue'), state.durable<number>('events')];

    const failing = () =>
      state.atomically(() => {
        queue.put('one', 1);
        state.atomically(() => events.put('one', 1));
        throw new Error('in the middle');
      });
    state.atomically(() => {
      queue.put('two', 2);
      events.put('two', 2);
    });

    expect(failing).toThrow('in the middle');
    expect([queue.get('one'), events.get('one')]).toEqual([undefined, undefined]);
    expect([queue.get('two'), events.get('two')]).toEqual([2, 2]);
  });
});
