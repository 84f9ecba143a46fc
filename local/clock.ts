import type { Clock, DurableMap } from './runtime.ts';

/** The runtime's own view of the clock: what `Clock` offers everyone, and how to move it. */
export interface RuntimeClock extends Clock {
  /** Milliseconds ahead of real time, shared with the workers, whose `Date` follows it. */
  readonly offset: SharedArrayBuffer;
  /**
   * Moves the clock forward. Stops at the time of each task on the way, runs it, and waits (at most `settleLimitMs`
   * per stop) for the work it started, so that what this work schedules runs in the right order. Moves are made one
   * after the other.
   *
   * @throws RangeError if `milliseconds` is negative or not a number
   */
  advance(milliseconds: number): Promise<void>;
  /** Calls back after each move, for work that is not tied to a time (a sweep). */
  onMoved(listener: () => void): void;
  stop(): void;
}

/** A clock that is ahead of real time by the stored offset, also from earlier runs. */
export function createClock(
  kept: Pick<DurableMap<number>, 'get' | 'put'>,
  { realNow = Date.now, settleLimitMs = 5_000 }: { realNow?: () => number; settleLimitMs?: number } = {},
): RuntimeClock {
  const offset = new SharedArrayBuffer(8);
  const ahead = new Float64Array(offset);
  ahead[0] = Math.ceil(kept.get('offset') ?? 0);
  const now = (): number => realNow() + (ahead[0] ?? 0);

  const tasks = createTaskQueue();
  const listeners: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay = 0;
  let lastBusyAt = 0;
  let moves: Promise<void> = Promise.resolve();

  return {
    offset,
    now,
    at(time, task) {
      const entry: Task = { time, order: 0, run: task, cancelled: false };
      tasks.add(entry);
      arm();
      return {
        cancel() {
          entry.cancelled = true;
        },
      };
    },
    hold() {
      underWay++;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        underWay--;
        lastBusyAt = performance.now();
      };
    },
    advance(milliseconds) {
      if (!(milliseconds >= 0 && Number.isFinite(milliseconds)))
        throw new RangeError(`The clock only moves forward, by a number of milliseconds: ${milliseconds}`);
      moves = moves.then(() => move(milliseconds));
      return moves;
    },
    onMoved(listener) {
      listeners.push(listener);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };

  async function move(milliseconds: number): Promise<void> {
    const target = now() + milliseconds;
    const goal = (ahead[0] ?? 0) + milliseconds;
    clearTimeout(timer);
    timer = undefined;
    await settled();
    for (let due = tasks.first(); due && due.time <= target && !stopped; due = tasks.first()) {
      moveTo(due.time);
      await Promise.all(runDue());
      lastBusyAt = performance.now();
      await settled();
    }
    // Real time that passes during the move is not part of it.
    moveAheadTo(goal);
    for (const listener of listeners) listener();
    await settled();
    arm();
  }

  function moveTo(time: number): void {
    moveAheadTo((ahead[0] ?? 0) + time - now());
  }

  function moveAheadTo(offset: number): void {
    // A task may be due between two milliseconds, but `Date` never has fractions.
    const next = Math.ceil(offset);
    if (next <= (ahead[0] ?? 0)) return;
    ahead[0] = next;
    kept.put('offset', next);
  }

  function runDue(): Promise<void>[] {
    const running: Promise<void>[] = [];
    for (let due = tasks.first(); due && due.time <= now(); due = tasks.first()) {
      tasks.removeFirst();
      running.push(run(due));
    }
    return running;
  }

  /** The task's owner handles its failures; here they just must not stop the clock. */
  async function run(task: Task): Promise<void> {
    try {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, settleLimitMs).unref());
      await Promise.race([task.run(), limit]);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  }

  /** Work moves between queue, worker and stream with short gaps: it has settled after a quiet moment. */
  async function settled(): Promise<void> {
    const limit = performance.now() + settleLimitMs;
    while (performance.now() < limit && !stopped) {
      const quietFor = underWay > 0 ? 0 : performance.now() - lastBusyAt;
      if (quietFor >= quietMs) return;
      await new Promise((resolve) => setTimeout(resolve, underWay > 0 ? 2 : quietMs - quietFor));
    }
  }

  function arm(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = tasks.first();
    if (!next || stopped) return;
    // A timer takes at most 2^31 - 1 ms and fires at once beyond that, so a long wait uses several.
    timer = setTimeout(
      () => {
        void Promise.all(runDue());
        arm();
      },
      Math.min(Math.max(next.time - now(), 0), longestTimerMs),
    );
  }
}

interface Task {
  readonly time: number;
  order: number;
  readonly run: () => void | Promise<void>;
  cancelled: boolean;
}

const quietMs = 15;
const longestTimerMs = 24 * 60 * 60 * 1000;

/** A binary heap by time. Tasks for the same time keep their order. */
function createTaskQueue() {
  const heap: Task[] = [];
  let added = 0;

  const before = (a: Task, b: Task): boolean => a.time < b.time || (a.time === b.time && a.order < b.order);
  const swap = (a: number, b: number): void => {
    const [left, right] = [heap[a], heap[b]];
    if (left && right) [heap[a], heap[b]] = [right, left];
  };
  const isBefore = (a: number, b: number): boolean => {
    const [left, right] = [heap[a], heap[b]];
    return left !== undefined && right !== undefined && before(left, right);
  };

  function removeFirst(): void {
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      if (isBefore(2 * at + 1, least)) least = 2 * at + 1;
      if (isBefore(2 * at + 2, least)) least = 2 * at + 2;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  }

  return {
    add(task: Task): void {
      task.order = added++;
      let at = heap.push(task) - 1;
      for (let parent = (at - 1) >> 1; at > 0 && isBefore(at, parent); parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    first(): Task | undefined {
      while (heap[0]?.cancelled) removeFirst();
      return heap[0];
    },
    removeFirst,
  };
}
