import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WaveAnswer } from '#functions/matching/alert-wave.ts';
import { lastWave, secondsTo, timeOf } from '#functions/matching/waves.rules.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { eventually } from '#test/support/eventually.ts';
import { searchEnded, startSearch, transitionsOf } from '#test/support/search-run.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

/**
 * The deployed definition on the laptop's interpreter and clock, with a step that records when it was called, rounded
 * to ten seconds: real time passes on the moved clock, too, and all planned times are multiples of ten.
 */
let host: ServiceHost;
let openedAt: string;
let calls: { wave: number; seconds: number }[];
/** Whether the order has been booked, or the search is over for another reason. */
let isOver: boolean;
let failing: ReadonlySet<number>;

beforeEach(async () => {
  calls = [];
  isOver = false;
  failing = new Set();
  host = await startServiceHost({ services: [stepFunctions()], functions: { wave: doWave } });
  await host.start();
  openedAt = new Date(host.clock.now()).toISOString();
});
afterEach(() => host.stop());

function doWave({ wave }: { wave: number }): WaveAnswer {
  calls.push({ wave, seconds: 10 * Math.floor((host.clock.now() - Date.parse(openedAt)) / 10_000) });
  if (failing.has(wave)) throw new Error('The table is busy.');
  if (wave > lastWave) isOver = true;
  const at = isOver ? new Date(host.clock.now()) : timeOf(wave + 1, openedAt);
  return { wave: wave + 1, at: at.toISOString(), done: isOver };
}

/** Starts a search and waits for the call of its first step. */
async function search(): Promise<string> {
  const executionArn = await startSearch(host, openedAt);
  await eventually(() => calls[0]);
  return executionArn;
}

const ended = (executionArn: string) => searchEnded(host, executionArn);

describe('a search without answers', () => {
  test('runs its waves at 0 s, 30 s and every 60 s, and its end at 630 s', async () => {
    const execution = await search();

    await host.clock.advance(640_000);

    expect(await ended(execution)).toBe('SUCCEEDED');
    expect(calls.map(({ seconds }) => seconds)).toEqual([
      0, 30, 90, 150, 210, 270, 330, 390, 450, 510, 570, 630,
    ]);
    expect(calls.map(({ wave }) => wave)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('costs 28 state transitions', async () => {
    const execution = await search();
    await host.clock.advance(640_000);
    await ended(execution);

    expect(await transitionsOf(host, execution)).toBe(28);
  });

  test('ends cleanly, however far the clock jumps', async () => {
    const execution = await search();

    await host.clock.advance(30 * 24 * 60 * 60 * 1000);

    expect(await ended(execution)).toBe('SUCCEEDED');
    expect(calls.at(-1)).toEqual({ wave: 12, seconds: 630 });
  });
});

describe('an order booked in the first wave', () => {
  test('costs 7 state transitions, with only two more checks', async () => {
    const execution = await search();
    await host.clock.advance(20_000);
    isOver = true;

    await host.clock.advance(11_000);

    expect(await ended(execution)).toBe('SUCCEEDED');
    expect(calls.map(({ seconds }) => seconds)).toEqual([0, 30, 30]);
    expect(await transitionsOf(host, execution)).toBe(7);
  });
});

describe('a search with failing waves', () => {
  test('skips the failing one after three tries and runs the next on time', async () => {
    failing = new Set([2]);
    const execution = await search();

    await host.clock.advance(640_000);

    expect(await ended(execution)).toBe('SUCCEEDED');
    expect(calls.filter(({ wave }) => wave === 2)).toHaveLength(3);
    expect(calls.find(({ wave }) => wave === 3)?.seconds).toBe(secondsTo(3));
    expect(calls.at(-1)?.seconds).toBe(630);
  });

  test('retries its end each minute until an outage is over', async () => {
    failing = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const execution = await search();

    await host.clock.advance(800_000);

    expect(await ended(execution)).toBe('SUCCEEDED');
    expect(calls.find(({ wave }) => wave === 14)?.seconds).toBe(750);
  });

  test('finally fails, for operators to see', async () => {
    failing = new Set(Array.from({ length: 40 }, (_, index) => index + 1));
    const execution = await search();

    await host.clock.advance(3_600_000);

    expect(await ended(execution)).toBe('FAILED');
    expect(calls.at(-1)?.wave).toBe(30);
  });
});
