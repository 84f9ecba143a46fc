import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '#local/demo/people.ts';
import type { OrderCard } from '#schema/orders/order.ts';
import {
  type DemoStack,
  orderOf,
  type SignedIn,
  signInByCode,
  startDemoStack,
} from '#test/support/demo-stack.ts';
import { eventually } from '#test/support/eventually.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks } from '#test/support/whole-stack.ts';

let cloudAssembly: string;
let stateDirectory: string;
let stack: DemoStack;
let dana: SignedIn;
let toldBefore: unknown[];

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stateDirectory = newStateDirectory();
  stack = await startDemoStack(cloudAssembly, stateDirectory, { orders: 'on' });
  toldBefore = await messages();
}, 300_000);

afterAll(async () => {
  await stack?.kill();
});

async function messages(query = ''): Promise<unknown[]> {
  return (await (await fetch(`${stack.siteUrl}/_local/api/inbox${query}`)).json()) as unknown[];
}

async function tab(status: 'needsService' | 'scheduled' | 'complete'): Promise<string[]> {
  const { data } = await dana<{ data: OrderCard[] }>('customers.orders.all', { status });
  return data.map((card) => `${card.id} ${card.status}`);
}

describe('the demo’s orders', { timeout: 240_000 }, () => {
  it('wait silently for the first sign-in, and then one opens', async () => {
    const before = await stack.now();

    dana = await signInByCode(stack, demoPeople[0]?.phone ?? '');

    expect(toldBefore).toEqual([]);
    expect(await tab('scheduled')).toEqual(['10007 open', '10004 scheduled']);
    expect(await tab('needsService')).toEqual(['10006 pending', '10005 pending']);
    expect(await tab('complete')).toEqual(['10003 complete', '10002 complete', '10001 complete']);
    const { openedAt, createdAt } = await orderOf(dana, '10007');
    expect(Date.parse(createdAt)).toBeLessThan(before);
    expect(Date.parse(openedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('are searched for like any other, and technicians answer', async () => {
    const offers = await eventually(async () => {
      const { ordersTechnicians } = await orderOf(dana, '10007');
      return ordersTechnicians.length > 0 ? ordersTechnicians : undefined;
    }, 120_000);

    expect(offers[0]?.technician.state).toBe('MO');
    await expect.poll(() => messages('?channel=push')).not.toEqual([]);
  });

  it('are served on their day by the booked technician, after a reminder', async () => {
    const { serviceDate } = await orderOf(dana, '10004');

    const said = await stack.press('demo-next-service');
    await stack.advance(6 * 60_000);

    const served = await eventually(async () => {
      const order = await orderOf(dana, '10004');
      return order.status === 'complete' ? order : undefined;
    }, 120_000);
    expect(said).toContain('#10004');
    expect(served.serviceDate).toBe(serviceDate);
    const words = served.ordersUpdates.filter(
      ({ updateTypeName, user }) => updateTypeName === 'message' && user?.id === served.technicianId,
    );
    expect(words.map(({ data }) => String(data.message).slice(0, 5))).toEqual(['10-4,', 'On si', 'Here ']);
    const reminders = (await stack.notices()).filter(
      ({ subject, text }) =>
        /^(Reminder|Starts soon)/.test(subject ?? '') && text.includes('/tech/jobs/10004'),
    );
    expect(reminders).not.toEqual([]);
  });

  it('are announced in one mail when someone’s quiet hours end', async () => {
    const { email = '', phone = '' } = demoPeople[1] ?? {};
    const marcus = await signInByCode(stack, phone);
    const hours = async (fromNow: number) =>
      new Date((await stack.now()) + fromNow * 3_600_000).toISOString().slice(11, 16);
    const quietHours = { from: await hours(-1), to: await hours(2) };
    await marcus('auth.updateNotificationSettings', { quietHours, timeZone: 'UTC' });
    const mails = async () => (await stack.notices()).filter(({ to }) => to === email);
    const before = (await mails()).length;

    for (const id of ['10005', '10006']) {
      await dana('customers.orders.rejectPendingOrder', { id, rejectionReason: 'duplicate' });
      await dana('customers.orders.reopenPendingOrder', { id });
    }
    await stack.advance(30_000);
    const meanwhile = (await mails()).length;
    await stack.advance(2 * 3_600_000);

    const digests = await eventually(async () => {
      const told = (await mails()).filter(({ subject }) => subject.endsWith('while you were off'));
      return told.length > 0 ? told : undefined;
    });
    expect(meanwhile).toBe(before);
    expect(digests.map(({ subject }) => subject)).toEqual(['2 updates while you were off']);
  });

  it('exist once, however often the stack is started', async () => {
    await stack.kill();

    stack = await startDemoStack(cloudAssembly, stateDirectory, { orders: 'on' });

    dana = await signInByCode(stack, demoPeople[0]?.phone ?? '');
    const all = await Promise.all([tab('needsService'), tab('scheduled'), tab('complete')]);
    expect(all.flat()).toHaveLength(7);
  });
});

describe('browser caching of the deployed site', () => {
  const page = 'public, max-age=0, must-revalidate';

  it.each([
    ['/orders', 200, page],
    ['/order-service', 200, page],
    ['/config.json', 200, page],
    // During a deployment a chunk may be missing briefly; that answer must not be cached for a year.
    ['/assets/gone-1a2b3c4d.js', 403, 'no-store'],
    ['/pictures/com_1/upl_1/gone.png', 403, 'no-store'],
    ['/gone.png', 403, 'no-store'],
    ['/order-service/gone.js', 403, 'no-store'],
    ['/api/gone', 404, 'no-store'],
  ])('for %s with status %i is %s', async (path, status, kept) => {
    const answer = await fetch(`${stack.siteUrl}${path}`);

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept]);
  });

  it('covers chunks and pictures, chunks for a year', async () => {
    const html = await (await fetch(`${stack.siteUrl}/orders`)).text();
    const chunk = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
    const { url, fields } = await dana<{ url: string; fields: Record<string, string> }>(
      'customers.accounts.getS3PresignedPost',
      { fileType: 'image/png' },
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['a picture']), 'face.png');
    await fetch(url, { method: 'POST', body: form });
    const picture = `/${fields.key}`;

    const answers = await Promise.all([chunk, picture].map((path) => fetch(`${stack.siteUrl}${path}`)));

    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'public, max-age=31536000, immutable'],
      [200, 'private, max-age=31536000, immutable'],
    ]);
  });
});
