import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createClock, type RuntimeClock } from '#local/clock.ts';

const clocks: RuntimeClock[] = [];

afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
});

describe('The clock', () => {
  it('is as far ahead after a restart as before', async () => {
    const kept = new Map<string, number>();
    const first = clockOf(kept);
    await first.advance(5_000);

    const second = clockOf(kept);

    expect(second.now()).toBe(1_005_000);
    expect(new Float64Array(second.offset)[0]).toBe(5_000);
  });

  it('moves by the requested time, however long the work on the way takes', async () => {
    let real = 1_000_000;
    const clock = clockOf(new Map(), { realNow: () => real });
    clock.at(1_010_000, () => {
      real += 700;
    });

    await clock.advance(60_000);

    expect(new Float64Array(clock.offset)[0]).toBe(60_000);
    expect(clock.now()).toBe(1_060_700);
  });

  it('moves by the requested time though real time passes between any two looks at it', async () => {
    let real = 1_000_000;
    const clock = clockOf(new Map(), { realNow: () => real++ });

    await clock.advance(60_000);

    expect(new Float64Array(clock.offset)[0]).toBe(60_000);
  });

  it('runs due tasks in order, each at its own time', async () => {
    const clock = clockOf();
    const ran: [string, number][] = [];
    const note = (name: string) => () => {
      ran.push([name, clock.now()]);
    };
    clock.at(1_030_000, note('third'));
    clock.at(1_010_000, note('first'));
    clock.at(1_010_000, note('second'));
    clock.at(1_090_001, note('later'));

    await clock.advance(90_000);

    expect(ran).toEqual([
      ['first', 1_010_000],
      ['second', 1_010_000],
      ['third', 1_030_000],
    ]);
    expect(clock.now()).toBe(1_090_000);
  });

  it('stays on whole milliseconds, even if a task is due in between', async () => {
    const clock = clockOf();
    const ran: number[] = [];
    clock.at(1_010_000.4, () => {
      ran.push(clock.now());
    });

    await clock.advance(20_000.7);

    expect(ran).toEqual([1_010_001]);
    expect(clock.now()).toBe(1_020_001);
  });

  it('runs a task scheduled by another task in its turn', async () => {
    const clock = clockOf();
    const ran: number[] = [];
    const wave = (): void => {
      ran.push(clock.now());
      clock.at(clock.now() + 60_000, wave);
    };
    clock.at(1_030_000, wave);
    clock.at(1_100_000, () => {
      ran.push(-clock.now());
    });

    await clock.advance(200_000);

    expect(ran).toEqual([1_030_000, 1_090_000, -1_100_000, 1_150_000]);
  });

  it('waits for work that a task starts before it moves on', async () => {
    const clock = clockOf();
    const ran: string[] = [];
    clock.at(1_010_000, () => {
      const release = clock.hold();
      setTimeout(() => {
        ran.push(`done at ${clock.now()}`);
        release();
      }, 30);
    });
    clock.at(1_020_000, () => {
      ran.push('next');
    });

    await clock.advance(20_000);

    expect(ran).toEqual(['done at 1010000', 'next']);
  });

  it('moves on without work that takes too long', async () => {
    const clock = clockOf(new Map(), { settleLimitMs: 50 });
    clock.hold();
    clock.at(1_010_000, () => new Promise(() => {}));

    await clock.advance(20_000);

    expect(clock.now()).toBe(1_020_000);
  });

  it('does not run a cancelled task', async () => {
    const clock = clockOf();
    let ran = false;
    clock
      .at(1_010_000, () => {
        ran = true;
      })
      .cancel();

    await clock.advance(20_000);

    expect(ran).toBe(false);
  });

  it('runs an overdue task at once, and others in real time', async () => {
    const clock = createClock({ get: () => undefined, put: () => {} });
    clocks.push(clock);
    const order: string[] = [];

    await new Promise<void>((resolve) => {
      clock.at(clock.now() + 20, () => {
        order.push('soon');
        resolve();
      });
      clock.at(0, () => {
        order.push('at once');
      });
    });

    expect(order).toEqual(['at once', 'soon']);
  });

  it('does not fire early for a time beyond a timer’s maximum', async () => {
    const clock = clockOf();
    let ran = false;
    clock.at(1_000_000 + 100 * 86_400_000, () => {
      ran = true;
    });

    await new Promise((resolve) => setTimeout(resolve, 20));
    const early = ran;
    await clock.advance(100 * 86_400_000);

    expect([early, ran]).toEqual([false, true]);
  });

  it('notifies its listeners after a move, and refuses to go back', async () => {
    const clock = clockOf();
    let told = 0;
    clock.onMoved(() => {
      told++;
    });

    await clock.advance(1);

    expect(told).toBe(1);
    expect(() => clock.advance(-1)).toThrow(RangeError);
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
  });

  it('runs any set of tasks in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 }), async (delays) => {
        const clock = clockOf(new Map(), { settleLimitMs: 0 });
        const ran: number[] = [];
        for (const delay of delays)
          clock.at(1_000_001 + delay, () => {
            ran.push(delay);
          });

        await clock.advance(100);

        expect(ran).toEqual([...delays].sort((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });
});

/** Real time stands still, so that every reading is exact. */
function clockOf(
  kept = new Map<string, number>(),
  { realNow = (): number => 1_000_000, settleLimitMs = 1_000 } = {},
): RuntimeClock {
  const store = {
    get: (key: string) => kept.get(key),
    put: (key: string, value: number) => void kept.set(key, value),
  };
  const clock = createClock(store, { realNow, settleLimitMs });
  clocks.push(clock);
  return clock;
}
