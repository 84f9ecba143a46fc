import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBotQueue } from '../../../../frontend/src/components/chat/bot-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [first, second, third] = ['10001.000002', '10001.000003', '10001.000010'] as const;
const refusal = Object.assign(new TRPCClientError('said already'), { data: { code: 'CONFLICT' } });
const lost = new TypeError('Failed to fetch');

function aQueue(deliver: (id: string) => Promise<unknown> = async () => undefined) {
  const delivered: { id: string; at: number }[] = [];
  const start = Date.now();
  const queue = createBotQueue();
  const wait = (ids: string[]) =>
    queue.wait(ids, async (id) => {
      delivered.push({ id, at: Date.now() - start });
      await deliver(id);
    });
  return { queue, wait, delivered };
}

describe('The queue of bot messages', () => {
  test('delivers in order of id, a second apart, with typing before each', async () => {
    const { queue, wait, delivered } = aQueue();

    wait([third, first, second]);
    queue.pause(false);
    expect(queue.isTyping()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(delivered).toEqual([
      { id: first, at: 1000 },
      { id: second, at: 2000 },
      { id: third, at: 3000 },
    ]);
    expect(queue.isTyping()).toBe(false);
  });

  test('waits while nobody is looking, then starts its second over', async () => {
    const { queue, wait, delivered } = aQueue();
    wait([first]);
    queue.pause(false);
    await vi.advanceTimersByTimeAsync(900);

    queue.pause(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(delivered).toEqual([]);
    queue.pause(false);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(delivered).toEqual([{ id: first, at: 61_900 }]);
  });

  test('skips a message that another viewer has delivered', async () => {
    const { queue, wait, delivered } = aQueue();
    wait([first, second]);
    queue.pause(false);
    await vi.advanceTimersByTimeAsync(500);

    wait([second]);
    await vi.advanceTimersByTimeAsync(5_000);

    expect(delivered).toEqual([{ id: second, at: 1500 }]);
  });

  test('asks for a message once, even if the page still shows it as queued', async () => {
    const { queue, wait, delivered } = aQueue();
    wait([first]);
    queue.pause(false);
    await vi.advanceTimersByTimeAsync(1_000);

    wait([]);
    wait([first]);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(delivered).toHaveLength(1);
  });

  test('skips a message that is refused', async () => {
    const { queue, wait, delivered } = aQueue(async (id) => {
      if (id === first) throw refusal;
    });
    wait([first, second]);
    queue.pause(false);

    await vi.advanceTimersByTimeAsync(60_000);

    expect(delivered.map(({ id }) => id)).toEqual([first, second]);
  });

  test('backs off while the network is away, without typing', async () => {
    const { queue, wait, delivered } = aQueue(() => Promise.reject(lost));
    wait([first]);
    queue.pause(false);

    await vi.advanceTimersByTimeAsync(1_000);
    expect(queue.isTyping()).toBe(false);
    await vi.advanceTimersByTimeAsync(200_000);

    expect(delivered.map(({ at }) => at)).toEqual([1_000, 17_000, 48_000, 109_000]);
  });
});
