import { describe, expect, test } from 'vitest';
import type { CreationCommand, OrderChange, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import { createOrder } from '#functions/orders/lifecycle/order-lifecycle.ts';
import { isRefused } from '#functions/platform/refusal.ts';
import {
  actorOf,
  alertOf,
  creditUsedUp,
  monday,
  noCreditLimit,
  pendingOrder,
  situationOf,
  stepOf,
  subjectOf,
} from '../../support/orders.ts';

type Create = Extract<CreationCommand, { name: 'create' }>;

const nora = { id: 'acc_nora', fullName: 'Nora Named', picture: null };
const member = situationOf(actorOf('InternalUser'));

describe('Ordering service', () => {
  test('opens a manager’s order, and leaves other people’s pending', () => {
    const [opened, asked] = [created(), created({}, member)];

    expect(opened.order).toMatchObject({ status: 'open', matchingRound: 1, owner: nora, version: 1 });
    expect(opened.event.name).toBe('order.created');
    expect(asked.order).toMatchObject({ status: 'pending', matchingRound: 0, openedAt: null });
    expect(asked.event.name).toBe('order.pending-created');
  });

  test.each<[string, Partial<Create>, Situation]>([
    ['CREDIT_LIMIT_REACHED', { credit: creditUsedUp }, situationOf()],
    ['CREDIT_LIMIT_REACHED', { credit: creditUsedUp }, member],
    ['BAD_INPUT', { issue: ' ' }, situationOf()],
    ['FORBIDDEN', {}, situationOf(actorOf('ExternalUser'))],
    ['FORBIDDEN', {}, situationOf(actorOf('FleetManager', { companyId: 'com_other' }))],
    ['FORBIDDEN', {}, situationOf(actorOf('TechnicianOwner'))],
    ['FORBIDDEN', {}, situationOf('system')],
  ])('is refused with %s for %o', (code, change, situation) => {
    expect(refusalOf(change, situation)).toBe(code);
  });

  test('does not list the owner among the participants', () => {
    const lee = { id: 'acc_lee', fullName: 'Lee Ortiz', picture: null };

    expect(created({ participants: [lee, nora] }).order.participants).toEqual([lee]);
  });
});

describe('The detection time of an order', () => {
  test('is the alert’s, by the jobsite’s clock if it has no zone, and not when the order was created', () => {
    const zoned = pendingOrder({ detectedAt: '2026-03-02T08:15:00-06:00' });
    const local = pendingOrder({ detectedAt: '2026-03-02T08:15:00' });

    for (const { order, updates } of [zoned, local]) {
      expect(order.detectedAt).toBe('2026-03-02T14:15:00.000Z');
      expect(order.createdAt).toBe(monday.toISOString());
      expect(updates[0]?.data.detectedAt).toBe(order.detectedAt);
    }
  });

  test('is unknown if the alert has none', () => {
    expect(pendingOrder({ detectedAt: null }).order.detectedAt).toBeNull();
    expect(created().order.detectedAt).toBeNull();
  });

  test('stays the first alert’s when another is attached', () => {
    const record = pendingOrder({ detectedAt: '2026-03-02T08:15:00' });
    const later = alertOf({ id: 'alt_2', detectedAt: '2026-03-02T12:00:00' });

    const attached = stepOf(record, { name: 'attachAlert', alert: later }, situationOf('system'));

    expect(attached.order.detectedAt).toBe('2026-03-02T14:15:00.000Z');
  });
});

describe('The machine of a new order', () => {
  const { equipment } = subjectOf();

  test('is added if the company does not have it', () => {
    expect(effectsOf(created({ known: null }), 'add-machine')).toHaveLength(1);
  });

  test('is unchanged if the order brings nothing new, or fewer hours than it has run', () => {
    const known = { ...readingOf(equipment), hours: 9000 };

    expect(created({ known }).effects.map(({ kind }) => kind)).toEqual(['expect-alerts', 'show-nearby']);
  });

  test('takes over new numbers, and hours if they are higher', () => {
    const known = { serialNumber: null, unitNumber: equipment.unitNumber, hours: null };

    expect(effectsOf(created({ known }), 'claim-machine-numbers')).toEqual([
      {
        kind: 'claim-machine-numbers',
        from: { serialNumber: null, unitNumber: 'EX-104' },
        to: { serialNumber: '1FF350PAXLF000123', unitNumber: 'EX-104' },
        hours: { from: null, to: 4210 },
      },
    ]);
  });
});

describe('The jobsite of a new order', () => {
  test('is created if it has a name and is not an existing one', () => {
    const { order, effects } = created({ jobsite: { ...subjectOf().jobsite, name: 'North yard' } });

    expect(order.jobsite.id).toBe('job_10001_1');
    expect(effects).toContainEqual({ kind: 'claim-jobsite', jobsite: order.jobsite, isNew: true });
  });

  test('must still have the name it was chosen by', () => {
    const jobsite = { ...subjectOf().jobsite, id: 'job_1', name: 'North yard' };

    expect(created({ jobsite }).effects).toContainEqual({ kind: 'claim-jobsite', jobsite, isNew: false });
  });

  test('does not exist without a name', () => {
    const { order, effects } = created({ jobsite: { ...subjectOf().jobsite, id: 'job_1' } });

    expect(order.jobsite.id).toBeNull();
    expect(effects.map(({ kind }) => kind)).not.toContain('claim-jobsite');
  });
});

function decision(change: Partial<Create>, situation: Situation) {
  const subject = subjectOf();
  return createOrder(
    {
      name: 'create',
      id: '10001',
      ...subject,
      known: readingOf(subject.equipment),
      credit: noCreditLimit,
      owner: nora,
      participants: [],
      issue: 'The bucket drifts down',
      errorCodes: [],
      poNumber: null,
      contactName: null,
      contactPhone: null,
      operationalStatus: null,
      safetyRisk: null,
      ...change,
    },
    situation,
  );
}

function created(change: Partial<Create> = {}, situation: Situation = situationOf()): OrderChange {
  const decided = decision(change, situation);
  if (isRefused(decided)) throw new Error(decided.refusal.message);
  return decided.change;
}

function refusalOf(change: Partial<Create>, situation: Situation): string | undefined {
  const decided = decision(change, situation);
  return isRefused(decided) ? decided.refusal.code : undefined;
}

function effectsOf({ effects }: OrderChange, kind: OrderChange['effects'][number]['kind']) {
  return effects.filter((effect) => effect.kind === kind);
}

function readingOf({ serialNumber, unitNumber, hours }: ReturnType<typeof subjectOf>['equipment']) {
  return { serialNumber, unitNumber, hours };
}
