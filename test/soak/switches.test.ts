import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ironwoodPeople } from '#local/demo/ironwood.ts';
import { demoPeople } from '#local/demo/people.ts';
import type { OrderView } from '#schema/orders/order.ts';
import {
  type DemoStack,
  orderOf,
  type SignedIn,
  signInByCode,
  startDemoStack,
} from '#test/support/demo-stack.ts';
import { mainJob } from '#test/support/main-job.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks } from '#test/support/whole-stack.ts';
import { share } from './share.ts';

/** The console's switches, with what each reports at the end of a job. All people here are known to the sandboxes. */
const switches: Readonly<Record<string, RegExp>> = {
  'indexes-lag': /: [1-9]/,
  'database-conflicts': /: [1-9]/,
  'database-throttles': /: [1-9]/,
  'functions-fail': /: [1-9]/,
  'sms-sandbox': /: 0$/,
  'sms-rate': /: \d/,
  'email-sandbox': /: 0$/,
  'email-paused': /: [1-9]/,
};
const all = Object.keys(switches);
const doses = [...(share(1, 0) === 1 ? all.map((one) => [one]) : []), all];

const minute = 60_000;
/** Several functions along a call may fail at first. */
const mostTries = 8;

let stack: DemoStack;
let dana: SignedIn;
let sam: SignedIn;

beforeAll(async () => {
  stack = await startDemoStack(await builtStacks(), newStateDirectory(), { technicians: 'off' });
  dana = await signInByCode(stack, demoPeople[0]?.phone ?? '', 'customer', mostTries);
  sam = await signInByCode(stack, ironwoodPeople[0]?.phone ?? '', 'technician', mostTries);
}, 300_000);

afterAll(async () => {
  await stack?.kill();
});

describe('a job with the console’s switches on', { timeout: 300_000 }, () => {
  it.each(doses.map((on) => ({ on })))('ends well with $on', async ({ on }) => {
    for (const one of on) await stack.turn(one, true);

    const id = await mainJob({ stack, dana, sam }, `C620${on.length}${all.indexOf(on[0] ?? '')}`);

    const counted = await counts();
    for (const one of on) await stack.turn(one, false);
    await stack.advance(30 * minute);
    const done = await orderOf(dana, id);
    expect(done).toMatchObject({
      status: 'complete',
      technicianId: 'acc_sam',
      reviewByCustomer: { rating: 5 },
    });
    const once = ['availability_submitted', 'technician_marked_on_site', 'job_completed', 'job_reviewed'];
    expect(once.map((type) => timesOf(done, type))).toEqual(once.map(() => 1));
    for (const one of on)
      expect([one, counted[one]]).toEqual([one, expect.stringMatching(switches[one] ?? '')]);
    // Only mail that was given up on while sending was paused waits for an operator.
    const waiting = await deadLetters();
    expect(waiting.filter((queue) => !(on.includes('email-paused') && queue.includes('send-email')))).toEqual(
      [],
    );
  });
});

describe('an account in the sandbox', () => {
  it('tells a newcomer what to do when no code can reach them', async () => {
    await stack.turn('email-sandbox', true);

    const answer = await fetch(`${stack.siteUrl}/api/public/auth.createAccount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        firstName: 'Noah',
        lastName: 'Quinn',
        companyName: 'Quinn Paving',
        phone: '+13145550198',
        email: 'noah@quinn-paving.example',
      }),
    });

    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^We can’t send mail to this address\. Please/) },
    });
    await stack.turn('email-sandbox', false);
  });
});

function timesOf({ ordersUpdates }: OrderView, type: string): number {
  return ordersUpdates.filter(({ updateTypeName }) => updateTypeName === type).length;
}

/** What each switch has done, in the console's words. */
async function counts(): Promise<Record<string, string | undefined>> {
  const { toggles } = await local<{ toggles: { id: string; counted?: string }[] }>('controls');
  return Object.fromEntries(toggles.map(({ id, counted }) => [id, counted]));
}

/** The dead-letter queues with items. */
async function deadLetters(): Promise<string[]> {
  const { queues } = await local<{
    queues: { name: string; isDeadLetterQueue: boolean; messages: unknown[] }[];
  }>('queues');
  return queues
    .filter(({ isDeadLetterQueue, messages }) => isDeadLetterQueue && messages.length > 0)
    .map(({ name }) => name);
}

async function local<T>(what: string): Promise<T> {
  return (await (await fetch(`${stack.siteUrl}/_local/api/${what}`)).json()) as T;
}
