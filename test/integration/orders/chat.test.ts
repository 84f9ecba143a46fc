import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#functions/platform/caller.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { jobsAs, newKey, orderShownTo, ordersAs, refusalOfCall } from '#test/support/api-calls.ts';
import { callerFor, callerOf } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { scene } from '#test/support/scene.ts';
import { standInForUploads } from '#test/support/stand-ins.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();
beforeAll(standInForUploads);

describe('a message', () => {
  test('with text and files shows to both sides under its author’s name', async () => {
    const { orderId, company, tech } = await scene({ order: 'open' });
    const files = [{ uri: `orders/${orderId}/upl_1/gate.jpg`, type: 'image' as const }];
    const dana = callerFor(await savedAccount({ companyId: company.id }));

    const { answer, roundTrips } = await metered(() =>
      ordersAs(dana, { confirmInTable: true, idempotencyKey: newKey() }).createOrderUpdate({
        orderId,
        data: { message: ' The gate is open ', files },
      }),
    );
    const { order } = await tech({ confirmInTable: true }).jobs.createOrderUpdate({
      orderId,
      data: { message: 'Thank you' },
    });

    const [said, answered] = order.ordersUpdates.slice(-2);
    expect(roundTrips).toBe(2);
    expect(answer.order.ordersUpdates.at(-1)).toEqual(said);
    expect(said).toMatchObject({
      updateTypeName: 'message',
      source: 'ironcall',
      user: { id: dana.accountId, fullName: 'Dana Reyes' },
      data: { message: 'The gate is open', files },
    });
    expect(answered).toMatchObject({ source: 'techapp', user: { fullName: 'Tess Moreno' } });
    expect(order.files).toEqual([{ ...files[0], createdAt: said?.createdAt }]);
  });

  test('is refused if it is empty, has foreign, mistyped or missing files, or the order is cancelled', async () => {
    const { orderId, app } = await scene({ order: 'open' });
    const manager = app().orders;
    const post = (data: Parameters<typeof manager.createOrderUpdate>[0]['data']) =>
      refusalOfCall(manager.createOrderUpdate({ orderId, data }));

    const empty = await post({ message: '  ' });
    const foreign = await post({ files: [{ uri: 'orders/99999/upl_1/gate.jpg', type: 'image' }] });
    const mistyped = await post({ files: [{ uri: `orders/${orderId}/upl_1/gate.jpg`, type: 'pdf' }] });
    const invented = await post({
      files: [{ uri: `orders/${orderId}/upl_1/never-sent.jpg`, type: 'image' }],
    });
    await manager.cancel({ id: orderId, cancellationReason: 'just_exploring' });
    const late = await post({ message: 'Hello?' });

    expect(empty).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'data.message': expect.any(String) } },
    });
    expect(foreign).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'data.files.0.uri': 'Not a file of this order' } },
    });
    expect(mistyped.code).toBe('BAD_INPUT');
    expect(invented).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'data.files.0.uri': 'This file was not uploaded' } },
    });
    expect(late).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'cancelled' } });
  });

  test('sent twice with one key appears once', async () => {
    const { orderId, app } = await scene({ order: 'open' });
    const manager = app({ idempotencyKey: newKey() }).orders;
    const input = { orderId, data: { message: 'Hello?' } };

    await Promise.all([manager.createOrderUpdate(input), manager.createOrderUpdate(input)]);
    const { order } = await manager.createOrderUpdate(input);

    expect(order.ordersUpdates.filter(({ updateTypeName }) => updateTypeName === 'message')).toHaveLength(1);
  });
});

describe('a question', () => {
  test('hides who asks from customers and other technicians, but shows where from', async () => {
    const { orderId, company, technician, tess, shown } = await scene({ order: 'open' });
    const other = callerFor(
      (await savedTechnician({ account: { firstName: 'Sam', lastName: 'Okafor' } })).account,
    );

    const { order: own } = await ask(tess, orderId);
    const seen = await Promise.all([
      shown(),
      orderShownTo(callerOf('InternalUser', { companyId: company.id }), orderId),
      jobsAs(other)
        .byId({ id: orderId })
        .then((answer) => (answer.unchanged ? undefined : answer.order)),
    ]);

    expect(own.ordersUpdates.at(-1)).toMatchObject({
      user: { id: tess.accountId, fullName: 'Tess Moreno' },
    });
    for (const order of seen) {
      expect(order?.ordersUpdates.at(-1)).toMatchObject({
        updateTypeName: 'service_question_asked',
        user: { id: 'anonymous', fullName: 'Anonymous Tech', picture: null },
        data: { question: 'Is there power on the site?', city: 'Belleville', state: 'IL' },
      });
      const said = JSON.stringify(order);
      for (const { id } of [technician.account, technician.company]) expect(said).not.toContain(id);
      expect(said).not.toMatch(/Moreno|Gateway/);
    }
  });

  test('is answered once, for everyone', async () => {
    const { orderId, manager, tess, app, tech } = await scene({ order: 'open' });
    const asked = await questionId(tess, orderId);
    const files = [{ uri: `orders/${orderId}/upl_1/panel.jpg`, type: 'image' as const }];
    const orders = app().orders;
    const before = await orders.getOrderQuestion({ orderUpdateId: asked });

    const outcomes = await Promise.allSettled(
      ['acc_ann', 'acc_ben'].map((accountId) =>
        ordersAs({ ...manager, accountId }).answerQuestion({
          replyToId: asked,
          answer: 'At the gate',
          answerFiles: files,
        }),
      ),
    );

    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOfCall(Promise.reject(lost?.reason))).code).toBe('ALREADY_ANSWERED');
    expect(before).toMatchObject({ id: asked, orderId, answer: null, answerFiles: [] });
    expect(await orders.getOrderQuestion({ orderUpdateId: asked })).toEqual({
      ...before,
      answer: 'At the gate',
      answerFiles: files,
      createdByUser: { city: 'Belleville', state: 'IL' },
    });
    const job = await tech().jobs.byId({ id: orderId });
    expect(job.unchanged ? undefined : job.order.ordersUpdates.at(-1)).toMatchObject({
      updateTypeName: 'service_question_answered',
      parentId: asked,
      data: { question: 'Is there power on the site?', answer: 'At the gate', files },
    });
  });

  test('is found only by its own id and needs an answer with content', async () => {
    const { orderId, tess, app } = await scene({ order: 'open' });
    const asked = await questionId(tess, orderId);
    const manager = app().orders;

    const [greeting, unknown, empty, toGreeting] = await Promise.all([
      refusalOfCall(manager.getOrderQuestion({ orderUpdateId: `${orderId}.000001` })),
      refusalOfCall(manager.getOrderQuestion({ orderUpdateId: `${orderId}.000099` })),
      refusalOfCall(manager.answerQuestion({ replyToId: asked, answer: ' ' })),
      refusalOfCall(manager.answerQuestion({ replyToId: `${orderId}.000001`, answer: 'Yes' })),
    ]);

    expect([greeting.code, unknown.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(empty).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { answer: 'Please provide an answer or upload files' } },
    });
    expect(toGreeting).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { replyToId: expect.any(String) } },
    });
  });
});

describe('a queued bot message', () => {
  test('is delivered once when two people watch, and both get the order', async () => {
    const { company, app, shown } = await scene({ order: 'open' });
    const [greeting, next] = (await shown()).ordersUpdates.filter(({ isQueued }) => isQueued);
    const input = { orderUpdateId: greeting?.id ?? '' };
    const ben = callerOf('InternalUser', { companyId: company.id, accountId: 'acc_ben' });

    const both = await Promise.all([
      app({ idempotencyKey: newKey() }).orders.deliverChatbotUpdate(input),
      ordersAs(ben, { idempotencyKey: newKey() }).deliverChatbotUpdate(input),
    ]);
    const again = await ordersAs(ben).deliverChatbotUpdate(input);

    expect(new Set([...both, again].map(({ order }) => order.version))).toEqual(new Set([3]));
    const said = again.order.ordersUpdates.find(({ id }) => id === greeting?.id);
    expect(said).toMatchObject({ updateTypeName: 'bot_greeting', isQueued: false, user: null });
    expect(again.order.ordersUpdates.find(({ id }) => id === next?.id)?.isQueued).toBe(true);
  });

  test('cannot be a person’s message or an unknown one', async () => {
    const { orderId, app } = await scene({ order: 'open' });

    const { order } = await app().orders.createOrderUpdate({
      orderId,
      data: { message: 'Hello' },
    });
    const deliver = (orderUpdateId: string) =>
      refusalOfCall(app().orders.deliverChatbotUpdate({ orderUpdateId }));

    expect((await deliver(order.ordersUpdates.at(-1)?.id ?? '')).code).toBe('CONFLICT');
    expect((await deliver(`${orderId}.000099`)).code).toBe('BAD_INPUT');
  });

  test('waits for the customer, and technicians see it only once delivered', async () => {
    const { orderId, app, tech, shown } = await scene({ order: 'open' });
    const before = await tech().jobs.byId({ id: orderId });
    const greeting = (await shown()).ordersUpdates.find(({ isQueued }) => isQueued);
    await app().orders.deliverChatbotUpdate({ orderUpdateId: greeting?.id ?? '' });

    const after = await tech().jobs.byId({ id: orderId });

    const botWords = (answer: typeof after) =>
      answer.unchanged ? [] : answer.order.ordersUpdates.filter(({ source }) => source === 'heavebot');
    expect(botWords(before).some(({ updateTypeName }) => updateTypeName === 'bot_greeting')).toBe(false);
    expect(botWords(after).some(({ updateTypeName }) => updateTypeName === 'bot_greeting')).toBe(true);
    expect(botWords(after).some(({ isQueued }) => isQueued)).toBe(false);
  });
});

describe('the bot’s request for a serial number', () => {
  test('waits after the greeting, and disappears once there is a number', async () => {
    const { orderId, app, shown } = await scene({ order: 'open', machine: { serialNumber: null } });
    const queue = async () => (await shown()).ordersUpdates.filter(({ isQueued }) => isQueued);
    const [greeting, asking, last] = await queue();

    await app().orders.updateSerialNumber({ id: orderId, serialNumber: newSerialNumber() });
    const refused = await refusalOfCall(
      app().orders.deliverChatbotUpdate({ orderUpdateId: asking?.id ?? '' }),
    );

    expect([greeting, asking, last].map((update) => update?.updateTypeName)).toEqual([
      'bot_greeting',
      'bot_add_serial_number',
      'bot_break_the_ice',
    ]);
    expect(refused.code).toBe('CONFLICT');
    expect(await queue()).toEqual([greeting, last]);
  });

  test('stays in the chat once delivered', async () => {
    const { orderId, app, shown } = await scene({ order: 'open', machine: { serialNumber: null } });
    const { ordersUpdates } = await shown();
    const asking = ordersUpdates.find(({ updateTypeName }) => updateTypeName === 'bot_add_serial_number');
    await app().orders.deliverChatbotUpdate({ orderUpdateId: asking?.id ?? '' });

    const { order } = await app().orders.updateSerialNumber({
      id: orderId,
      serialNumber: newSerialNumber(),
    });

    expect(order.ordersUpdates.find(({ id }) => id === asking?.id)).toMatchObject({ isQueued: false });
  });
});

describe('a file', () => {
  test('is uploaded under the order by both sides', async () => {
    const { orderId, app, tech } = await scene({ order: 'open' });

    const bothSides = await Promise.all([
      app().orders.getS3PresignedPost({ orderId, fileType: 'image/png' }),
      tech().jobs.getS3PresignedPost({ orderId, fileType: 'application/pdf' }),
    ]);

    for (const { url, fields } of bothSides) {
      expect(url).toMatch(/^https?:/);
      expect(fields.key).toMatch(new RegExp(`^orders/${orderId}/upl_\\w+/file\\.(png|pdf)$`));
    }
  });

  test('cannot be uploaded once the chat is closed', async () => {
    const { orderId, app } = await scene({ order: 'open' });
    await app().orders.cancel({ id: orderId, cancellationReason: 'just_exploring' });

    const refused = await refusalOfCall(app().orders.getS3PresignedPost({ orderId, fileType: 'image/png' }));

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'cancelled' } });
  });

  test('is shown to those who see the order, and only with its own order', async () => {
    const { orderId, app, tech } = await scene({ order: 'open' });
    const uri = `orders/${orderId}/upl_1/gate.jpg`;
    const [manager, tess] = [app().orders, tech().jobs];

    const shownToBoth = await Promise.all([
      manager.getFileUrl({ orderId, uri }),
      tess.getFileUrl({ orderId, uri }),
    ]);
    const elsewhere = { orderId, uri: 'orders/99999/upl_1/gate.jpg' };
    const refused = await Promise.all([
      refusalOfCall(manager.getFileUrl(elsewhere)),
      refusalOfCall(tess.getFileUrl(elsewhere)),
    ]);

    for (const { url } of shownToBoth) expect(url).toContain(uri);
    expect(refused.map(({ code }) => code)).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  });
});

test('technicians of other companies cannot read the chat of a booked order', async () => {
  const { orderId } = await scene({ order: 'scheduled' });
  const other = callerFor((await savedTechnician()).account);
  const jobs = jobsAs(other);

  const refused = await Promise.all([
    refusalOfCall(jobs.byId({ id: orderId })),
    refusalOfCall(jobs.byId({ id: orderId, version: 99 })),
    refusalOfCall(jobs.createOrderUpdate({ orderId, data: { message: 'Hello' } })),
    refusalOfCall(jobs.getFileUrl({ orderId, uri: `orders/${orderId}/upl_1/gate.jpg` })),
  ]);

  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']));
});

function ask(tess: Caller, orderId: string) {
  return jobsAs(tess, { confirmInTable: true }).askQuestion({
    id: orderId,
    question: 'Is there power on the site?',
  });
}

async function questionId(tess: Caller, orderId: string): Promise<string> {
  const { order } = await ask(tess, orderId);
  return order.ordersUpdates.at(-1)?.id ?? '';
}

function newSerialNumber(): string {
  return `KMT${newKey().slice(0, 8).toUpperCase()}`;
}
