import { describe, expect, it } from 'vitest';
import { keepingItsKey } from '../../../../frontend/src/lib/use-command.ts';

describe('The key of a command', () => {
  it('stays the same while there is no answer', async () => {
    const { keys, send } = sender([lost, lost, answered]);

    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10001' });

    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('is new after an answer', async () => {
    const { keys, send } = sender([answered, answered]);

    await send({ id: '10001' });
    await send({ id: '10001' });

    expect(new Set(keys).size).toBe(2);
  });

  it('stays the same after the gateway’s own 500, since the command may have taken effect', async () => {
    const { keys, send } = sender([broken, answered]);

    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10001' });

    expect(new Set(keys).size).toBe(1);
  });

  it('is new after a failure that the API itself reports', async () => {
    const { keys, send } = sender([failed, answered]);

    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10001' });

    expect(new Set(keys).size).toBe(2);
  });

  it('also goes with a command without input', async () => {
    const { keys, send } = sender([lost, answered, answered]);

    await send(undefined).catch(() => undefined);
    await send(undefined);
    await send(undefined);

    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is new after a refusal', async () => {
    const { keys, send } = sender([refused, answered]);

    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10001' });

    expect(new Set(keys).size).toBe(2);
  });

  it('is new for another input', async () => {
    const { keys, send } = sender([lost, answered]);

    await send({ id: '10001' }).catch(() => undefined);
    await send({ id: '10002' });

    expect(new Set(keys).size).toBe(2);
  });
});

type Outcome = () => Promise<string>;

const answered: Outcome = async () => 'done';
const lost: Outcome = async () => {
  throw new TypeError('Failed to fetch');
};
/** `{"message":"Internal Server Error"}`, which tRPC's client cannot read. */
const broken: Outcome = async () => {
  throw Object.assign(new Error('Unable to transform response'), { meta: { response: { status: 500 } } });
};
const failed: Outcome = async () => {
  const meta = { response: { status: 500 } };
  throw Object.assign(new Error('no'), { data: { code: 'INTERNAL', details: {} }, meta });
};
const refused: Outcome = async () => {
  throw Object.assign(new Error('no'), { data: { code: 'INVALID_TRANSITION', details: {} } });
};

function sender(outcomes: Outcome[]) {
  const keys: unknown[] = [];
  const send = keepingItsKey<{ id: string } | undefined, string>();
  const command = (_input: { id: string } | undefined, options?: { context?: Record<string, unknown> }) => {
    keys.push(options?.context?.idempotencyKey);
    return (outcomes.shift() ?? answered)();
  };
  return { keys, send: (input: { id: string } | undefined) => send(command, input) };
}
