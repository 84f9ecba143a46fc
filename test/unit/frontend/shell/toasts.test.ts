import { afterEach, describe, expect, it } from 'vitest';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
} from '../../../../frontend/src/lib/toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('toasts', () => {
  it('stay 5 seconds, warnings 30', () => {
    toast.success('Order approved successfully');
    toast.warning('Company Already Exists');

    expect(currentToasts().map(({ duration }) => duration)).toEqual([5_000, 30_000]);
  });

  it('say the same thing once', () => {
    toast.error('Something went wrong. Please try again.');
    toast.error('Something went wrong. Please try again.');

    expect(currentToasts()).toHaveLength(1);
  });

  it('leave the oldest out where there are many', () => {
    for (const message of ['a', 'b', 'c', 'd']) toast.info(message);

    expect(currentToasts().map(({ message }) => message)).toEqual(['b', 'c', 'd']);
  });

  it('can be taken back by who showed them', () => {
    let changes = 0;
    const stop = subscribeToToasts(() => {
      changes += 1;
    });

    const takeBack = toast.info('Note');
    takeBack();
    stop();

    expect(currentToasts()).toEqual([]);
    expect(changes).toBe(2);
  });
});
