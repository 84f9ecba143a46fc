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

describe('Toasts', () => {
  it('stay for 5 seconds, or 30 if they are warnings', () => {
    toast.success('Order approved successfully');
    toast.warning('Company Already Exists');

    expect(currentToasts().map(({ duration }) => duration)).toEqual([5_000, 30_000]);
  });

  it('do not repeat a message', () => {
    toast.error('Something went wrong. Please try again.');
    toast.error('Something went wrong. Please try again.');

    expect(currentToasts()).toHaveLength(1);
  });

  it('drop the oldest if there are too many', () => {
    for (const message of ['a', 'b', 'c', 'd']) toast.info(message);

    expect(currentToasts().map(({ message }) => message)).toEqual(['b', 'c', 'd']);
  });

  it('can be withdrawn by the code that showed them', () => {
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
