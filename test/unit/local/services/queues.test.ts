import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock, type RuntimeClock } from '#local/clock.ts';
import { createQueue, type Queue, type QueueSettings } from '#local/services/sqs/queues.ts';
import { openState, type State } from '#local/state.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

let directory: string;
let state: State;
let clock: RuntimeClock;
let queues: Map<string, Queue>;

beforeEach(() => {
  directory = newStateDirectory();
  open();
});

afterEach(async () => {
  await close();
});

describe('A queue', () => {
  it('hides a received message until its visibility timeout, then delivers it again', async () => {
    const queue = make('work');
    queue.send('one');

    const [first] = queue.receive(10);
    const hidden = queue.receive(10);
    await clock.advance(30_000);
    const [second] = queue.receive(10);

    expect([first?.body, hidden, second?.body, second?.receiveCount]).toEqual(['one', [], 'one', 2]);
  });

  it('deletes only by the latest receipt handle', async () => {
    const queue = make('work');
    queue.send('one');
    const [first] = queue.receive(1);
    await clock.advance(30_000);
    const [second] = queue.receive(1);

    queue.delete(first?.receipt ?? '');
    const afterOld = queue.counts().inFlight;
    queue.delete(second?.receipt ?? '');

    expect([afterOld, queue.counts().inFlight]).toEqual([1, 0]);
  });

  it('moves a message to its dead-letter queue after the maximum number of receives', async () => {
    const dead = make('dead', { redrive: undefined });
    const queue = make('work', { redrive: { deadLetterArn: dead.arn, maxReceiveCount: 3 } });
    const { id } = queue.send('poison');

    const tries: number[] = [];
    for (let round = 0; round < 4; round++) {
      tries.push(queue.receive(10).length);
      await clock.advance(30_000);
    }

    expect(tries).toEqual([1, 1, 1, 0]);
    expect(dead.list(10)).toMatchObject([{ id, body: 'poison', deadLetterOf: queue.arn }]);
    expect(queue.counts()).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });

  it('takes back its dead letters with a fresh receive count', async () => {
    const dead = make('dead');
    const queue = make('work', { redrive: { deadLetterArn: dead.arn, maxReceiveCount: 1 } });
    queue.send('poison');
    dead.send('from elsewhere');
    queue.receive(1);
    await clock.advance(30_000);
    queue.receive(1);

    const moved = dead.moveBack();

    expect(moved).toBe(1);
    expect(queue.receive(1)).toMatchObject([{ body: 'poison', receiveCount: 1 }]);
    expect(dead.list(10).map(({ body }) => body)).toEqual(['from elsewhere']);
  });

  it('holds back a delayed message, and drops an expired one', async () => {
    const queue = make('work', { retentionMs: 600_000 });
    queue.send('late', { delayMs: 60_000 });
    queue.send('old');

    const counted = queue.counts();
    await clock.advance(599_000);
    const before = queue.receive(10, 0).map(({ body }) => body);
    await clock.advance(1_000);
    const after = queue.receive(10).map(({ body }) => body);

    expect(counted).toEqual({ visible: 1, inFlight: 0, delayed: 1 });
    expect(before.sort()).toEqual(['late', 'old']);
    expect(after).toEqual([]);
  });

  it('changes how long a message is hidden', async () => {
    const queue = make('work');
    queue.send('one');
    const [message] = queue.receive(1);

    const changed = queue.changeVisibility(message?.receipt ?? '', 300_000);
    await clock.advance(30_000);
    const early = queue.receive(1);
    await clock.advance(270_000);

    expect([changed, early.length, queue.receive(1).length]).toEqual(['changed', 0, 1]);
    expect(queue.changeVisibility('unknown', 1)).toBe('not in flight');
  });

  it('keeps waiting and hidden messages and their receive counts across a restart', async () => {
    const queue = make('work');
    queue.send('hidden');
    queue.receive(1);
    queue.send('waiting');
    await close();

    open();
    const again = make('work');
    const counted = again.counts();
    const waiting = again.receive(10).map(({ body }) => body);
    await clock.advance(30_000);

    expect(counted).toEqual({ visible: 1, inFlight: 1, delayed: 0 });
    expect(waiting).toEqual(['waiting']);
    expect(again.receive(10)).toMatchObject([
      { body: 'hidden', receiveCount: 2 },
      { body: 'waiting', receiveCount: 2 },
    ]);
  });
});

function open(): void {
  state = openState(directory);
  clock = createClock(state.durable<number>('clock'), { realNow: () => 1_000_000 });
  queues = new Map();
}

async function close(): Promise<void> {
  clock.stop();
  await state.close();
}

function make(name: string, settings: Partial<QueueSettings> = {}): Queue {
  const queue = createQueue(
    {
      name,
      arn: `arn:aws:sqs:us-east-1:000000000000:${name}`,
      visibilityMs: 30_000,
      retentionMs: 345_600_000,
      delayMs: 0,
      waitMs: 0,
      largestBytes: 1_048_576,
      ...settings,
    },
    { clock, durable: state.durable, atomically: state.atomically },
    (arn) => [...queues.values()].find((other) => other.arn === arn),
  );
  queues.set(name, queue);
  return queue;
}
