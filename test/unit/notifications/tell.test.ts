import { randomUUID } from 'node:crypto';
import { ConflictException } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { BadRequestException } from '@aws-sdk/client-sesv2';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { claimNotice } from '#functions/notifications/sent-notices.store.ts';
import { type Order, order } from '#functions/orders/order.ts';
import { orderRow } from '#functions/orders/order-rows.ts';
import { putRow } from '#functions/platform/table.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';

let database: TestDatabase;
const senders = standInForSenders();

beforeAll(async () => {
  setSenderEnvironment();
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(() => senders.reset());
afterEach(() => {
  vi.useRealTimers();
});

let lastOrder = 10_000;

async function savedOrder(companyId: string, overrides: Partial<Order> = {}): Promise<Order> {
  lastOrder += 1;
  const made = order.parse({
    id: String(lastOrder),
    companyId,
    version: 1,
    status: 'pending',
    source: 'telematics',
    priority: 'high',
    owner: null,
    participants: [],
    createdAt: '2026-03-02T15:00:00.000Z',
    createdBy: null,
    openedAt: null,
    matchingRound: 0,
    closedAt: null,
    alertIds: [],
    detectedAt: null,
    equipment: {
      id: 'equ_1',
      brand: 'Caterpillar',
      model: '336',
      modelId: null,
      product: null,
      serialNumber: null,
      unitNumber: null,
      hours: null,
    },
    jobsite: {
      id: null,
      name: 'North Yard',
      accessHoursStart: null,
      accessHoursEnd: null,
      arrivalInstructions: null,
      requirements: [],
    },
    address: {
      address1: null,
      address2: null,
      city: 'St. Louis',
      county: 'St. Louis',
      state: 'MO',
      country: 'US',
      zip: null,
      lat: 38.6,
      long: -90.2,
    },
    timeZone: 'America/Chicago',
    issue: null,
    pendingIssue: null,
    riskDescription: null,
    faults: { count: 0, top: [] },
    errorCodes: [],
    poNumber: null,
    contactName: null,
    contactPhone: null,
    hours: null,
    operationalStatus: null,
    safetyRisk: null,
    schedule: null,
    presence: { onSiteAt: null, offSiteAt: null },
    numberOfAlertedTechnicians: 0,
    search: null,
    cancellation: null,
    rejection: null,
    reviewPrompt: null,
    review: null,
    flagged: false,
    invoice: null,
    lastUpdate: 1,
    ...overrides,
  });
  await putRow(orderRow(made));
  return made;
}

/** A company with two managers and one internal user. */
async function savedTeam() {
  const company = await savedCompany();
  const managers = [
    await savedAccount({ companyId: company.id, lastName: 'Ames' }),
    await savedAccount({ companyId: company.id, lastName: 'Bell' }),
  ] as const;
  const internal = await savedAccount({ companyId: company.id, lastName: 'Cole', roleId: 'InternalUser' });
  return { company, managers, internal };
}

/** The queue's batch as Lambda gets it, with the envelope that EventBridge puts around a detail. */
function batch(...events: { name: string; detail: object }[]): SQSEvent {
  return {
    Records: events.map(({ name, detail }) => ({
      messageId: randomUUID(),
      receiptHandle: 'handle',
      body: JSON.stringify({
        version: '0',
        id: randomUUID(),
        'detail-type': name,
        source: 'ironcall',
        account: '000000000000',
        time: '2026-03-02T15:00:00Z',
        region: 'us-east-1',
        resources: [],
        detail,
      }),
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: '0',
        SenderId: 'x',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:q',
      awsRegion: 'us-east-1',
    })),
  };
}

function orderEvent(name: string, of: Order) {
  return {
    name,
    detail: {
      id: `evt_${randomUUID()}`,
      version: 1,
      at: '2026-03-02T15:00:00.000Z',
      companyId: of.companyId,
      orderId: of.id,
      status: of.status,
      matchingRound: 0,
      actorId: null,
    },
  };
}

const noFailures = { batchItemFailures: [] };

describe('a pending order', () => {
  it('is told to the managers of its company, by email and by text', async () => {
    const { company, managers } = await savedTeam();
    const pending = await savedOrder(company.id);
    const event = batch(orderEvent('order.pending-created', pending));

    expect([await sendEmails(event), await sendTexts(event)]).toEqual([noFailures, noFailures]);

    expect(senders.emails().map(({ to }) => to)).toEqual(managers.map(({ email }) => email));
    expect(senders.texts().map(({ to }) => to)).toEqual(managers.map(({ phone }) => phone));
    expect(senders.emails()[0]).toMatchObject({
      subject: `Order #${pending.id} waits for approval: Caterpillar 336`,
      text: expect.stringContaining(`https://app.ironcall.example/orders/${pending.id}`),
    });
  });

  it('is told to nobody once somebody has approved or rejected it', async () => {
    const { company } = await savedTeam();
    const open = await savedOrder(company.id, { status: 'open' });

    expect(await sendEmails(batch(orderEvent('order.pending-created', open)))).toEqual(noFailures);

    expect(senders.emails()).toEqual([]);
  });
});

describe('an approved order', () => {
  it('is told to its owner and its participants', async () => {
    const { company, managers, internal } = await savedTeam();
    const [owner] = managers;
    const open = await savedOrder(company.id, {
      status: 'open',
      owner: { id: owner.id, fullName: 'Dana Ames', picture: null },
      participants: [{ id: internal.id, fullName: 'Dana Cole', picture: null }],
    });

    await sendEmails(batch(orderEvent('order.approved', open)));

    expect(senders.emails().map(({ to }) => to)).toEqual([owner.email, internal.email]);
  });
});

describe('a colleague who joined', () => {
  it('is told to the managers', async () => {
    const { company, managers, internal } = await savedTeam();
    const detail = {
      id: `evt_${randomUUID()}`,
      version: 1,
      at: '2026-03-02T15:00:00.000Z',
      companyId: company.id,
      accountId: internal.id,
    };

    await sendEmails(batch({ name: 'account.joined-company', detail }));

    expect(senders.emails().map(({ to }) => to)).toEqual(managers.map(({ email }) => email));
    expect(senders.emails()[0]?.subject).toBe('Dana Cole joined your team on Ironcall');
  });
});

describe('an event that is delivered again', () => {
  it('sends nothing again, one after the other or both at once', async () => {
    const { company, managers } = await savedTeam();
    const event = batch(orderEvent('order.pending-created', await savedOrder(company.id)));

    await Promise.all([sendEmails(event), sendEmails(event)]);
    await sendEmails(event);

    expect(
      senders
        .emails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(managers.map(({ email }) => email).sort());
  });

  it('goes to those only whose message could not be sent before', async () => {
    const { company, managers } = await savedTeam();
    const event = batch(orderEvent('order.pending-created', await savedOrder(company.id)));
    senders.ses.onAnyCommand().rejectsOnce(new Error('throttled')).resolves({});

    const first = await sendEmails(event);
    const sentAtFirst = senders.ses.calls().length;
    const second = await sendEmails(event);

    expect(first.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(sentAtFirst).toBe(2);
    expect(second).toEqual(noFailures);
    expect(senders.emails().map(({ to }) => to)).toEqual([
      managers[0].email,
      managers[1].email,
      managers[0].email,
    ]);
  });

  it('waits while another run is sending, and is sent where that run has died', async () => {
    const { company, managers } = await savedTeam();
    const event = orderEvent('order.pending-created', await savedOrder(company.id));
    const [manager] = managers;
    await claimNotice({ eventId: event.detail.id, channel: 'email', accountId: manager.id }, new Date());

    const during = await sendEmails(batch(event));
    const toldDuring = senders.emails().map(({ to }) => to);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const later = await sendEmails(batch(event));

    expect(during.batchItemFailures).toHaveLength(1);
    expect(toldDuring).toEqual([managers[1].email]);
    expect(later).toEqual(noFailures);
    expect(senders.emails().map(({ to }) => to)).toEqual([managers[1].email, manager.email]);
  });
});

describe('a batch', () => {
  it('reports the items that failed, and those only', async () => {
    const { company } = await savedTeam();
    const good = orderEvent('order.pending-created', await savedOrder(company.id));
    const bad = { name: 'order.pending-created', detail: { id: 'no-order' } };
    const event = batch(bad, good);

    const answer = await sendEmails(event);

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(senders.emails()).toHaveLength(2);
  });

  it('passes over events that nobody is told of, and orders that are gone', async () => {
    const { company } = await savedTeam();
    const rejected = await savedOrder(company.id, { status: 'rejected' });
    const gone = { ...rejected, id: '99999' };

    const answer = await sendEmails(
      batch(orderEvent('order.rejected', rejected), orderEvent('order.pending-created', gone)),
    );

    expect(answer).toEqual(noFailures);
    expect(senders.emails()).toEqual([]);
  });
});

describe('a message that will never arrive', () => {
  it('is given up: a number that has stopped our texts, an address that is none', async () => {
    const { company } = await savedTeam();
    const event = batch(orderEvent('order.pending-created', await savedOrder(company.id)));
    senders.sms.onAnyCommand().rejects(
      new ConflictException({
        message: 'opted out',
        $metadata: {},
        Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
      }),
    );
    senders.ses.onAnyCommand().rejects(new BadRequestException({ message: 'bad address', $metadata: {} }));

    const answers = [await sendTexts(event), await sendEmails(event)];
    senders.reset();
    const again = [await sendTexts(event), await sendEmails(event)];

    expect([...answers, ...again]).toEqual([noFailures, noFailures, noFailures, noFailures]);
    expect([...senders.emails(), ...senders.texts()]).toEqual([]);
  });
});
