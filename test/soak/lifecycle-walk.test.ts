import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { orderPk, readOrderRows } from '#functions/orders/store/order-rows.ts';
import { getRow } from '#functions/platform/table.ts';
import { type Permission, roles } from '#schema/accounts/roles.ts';
import { type OrderStatus, orderStatuses } from '#schema/orders/order-values.ts';
import { type Cast, type Part, parts, personOf, signedInCast } from '../support/cast.ts';
import { nextTime, nextTimeToday } from '../support/free-times.ts';
import { type Answer, frontDoor } from '../support/http-callers.ts';
import { subjectOf } from '../support/orders.ts';
import { type ProcedurePolicy, policies } from '../support/procedures.ts';
import { type Staging, saveRecord, stagedOrder } from '../support/staged-orders.ts';
import { savedAlert, savedMachine } from '../support/stored-orders.ts';
import { newStateDirectory } from '../support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '../support/whole-stack.ts';
import { share } from './share.ts';

/** A row of the table in document 3 section 4. */
interface Row {
  /** By the surface of the caller. */
  readonly calls: Partial<Record<'app' | 'tech' | 'admin', Call>>;
  /** Who may do it, and in which statuses. */
  readonly who: Partial<Record<Part, readonly OrderStatus[]>>;
  readonly to: OrderStatus | 'same';
  /** Types of the timeline entries it adds. */
  readonly entries: readonly string[];
  readonly event: string;
  /** What else the order needs so that the guard is met. */
  readonly staging?: (status: OrderStatus) => Partial<Staging>;
  readonly change?: (record: OrderRecord) => OrderRecord;
}

interface Call {
  readonly procedure: string;
  readonly input: (record: OrderRecord, part: Part) => object;
}

const booked = ['scheduled', 'rescheduled'] as const;
const served = [...booked, 'complete', 'invoiced'] as const;
const living = ['pending', 'open', ...served] as const;
const managers = (from: readonly OrderStatus[]) => ({ manager: from, otherManager: from });
const requesters = (from: readonly OrderStatus[]) => ({ ...managers(from), member: from });
const everyCustomer = (from: readonly OrderStatus[]) => ({ ...requesters(from), participant: from });

const byId = ({ order }: OrderRecord) => ({ id: order.id });
/** The technician's offer, or a plausible id if there is none. */
const theOffer = ({ order, offers }: OrderRecord) => ({
  orderTechniciansId: offers[0]?.id ?? `${order.id}.000001`,
});
/** Office staff name the technician they act for. */
const forWhom = (part: Part) => (part === 'officeStaff' ? { technicianId: cast.technician.account.id } : {});

const table: Readonly<Record<string, Row>> = {
  approvePendingOrder: {
    calls: {
      app: {
        procedure: 'customers.orders.approvePendingOrder',
        input: ({ order }) => ({ id: order.id, order: { issue: 'The engine derates' } }),
      },
    },
    who: managers(['pending']),
    to: 'open',
    entries: ['service_order_approved'],
    event: 'order.approved',
  },
  rejectPendingOrder: {
    calls: {
      app: {
        procedure: 'customers.orders.rejectPendingOrder',
        input: ({ order }) => ({
          id: order.id,
          rejectionReason: 'other',
          rejectionReasonCustom: 'We sold it',
        }),
      },
    },
    who: managers(['pending']),
    to: 'rejected',
    entries: ['service_order_rejected'],
    event: 'order.rejected',
  },
  reopenPendingOrder: {
    calls: { app: { procedure: 'customers.orders.reopenPendingOrder', input: byId } },
    who: managers(['rejected']),
    to: 'pending',
    entries: ['pending_service_order_reopened'],
    event: 'order.pending-reopened',
  },
  reopen: {
    calls: { app: { procedure: 'customers.orders.reopen', input: byId } },
    who: managers(['cancelled']),
    to: 'open',
    entries: ['service_order_reopened'],
    event: 'order.reopened',
  },
  cancel: {
    calls: {
      app: {
        procedure: 'customers.orders.cancel',
        input: ({ order }) => ({ id: order.id, cancellationReason: 'pricing_too_high' }),
      },
      admin: {
        procedure: 'admin.orders.cancel',
        input: ({ order }) => ({ id: order.id, cancellationReason: 'pricing_too_high' }),
      },
    },
    who: { ...managers(['open']), admin: ['open', ...booked] },
    to: 'cancelled',
    entries: ['service_order_cancelled'],
    event: 'order.cancelled',
  },
  submitAvailability: {
    calls: {
      tech: {
        procedure: 'technicians.jobs.submitAvailability',
        input: ({ order }, part) => ({ id: order.id, ...nextTime(), ...forWhom(part) }),
      },
    },
    who: { assigned: ['open'], colleague: ['open'], officeStaff: ['open'], otherTechnician: ['open'] },
    to: 'same',
    entries: ['availability_submitted'],
    event: 'order.availability-submitted',
  },
  removeAvailability: {
    calls: {
      tech: {
        procedure: 'technicians.jobs.removeAvailability',
        input: ({ order }, part) => ({ id: order.id, ...forWhom(part) }),
      },
    },
    who: { assigned: ['open'], colleague: ['open'], officeStaff: ['open'], otherTechnician: ['open'] },
    to: 'same',
    entries: ['availability_removed'],
    event: 'order.availability-removed',
    staging: () => ({ alsoOffering: [cast.colleague, cast.otherTechnician] }),
  },
  requestNewAvailability: {
    calls: { app: { procedure: 'customers.orders.requestNewAvailability', input: theOffer } },
    who: managers(['open']),
    to: 'same',
    entries: ['new_availability_requested'],
    event: 'order.availability-requested',
    change: (record) => ({
      ...record,
      offers: record.offers.map((offer) => ({ ...offer, updatedAt: hoursAgo(4) })),
    }),
  },
  assignTechnician: {
    calls: { app: { procedure: 'customers.orders.assignTechnician', input: theOffer } },
    who: managers(['open']),
    to: 'scheduled',
    entries: ['technician_scheduled'],
    event: 'order.technician-assigned',
  },
  reschedule: {
    calls: {
      tech: {
        procedure: 'technicians.jobs.reschedule',
        input: ({ order }) => ({ id: order.id, ...nextTime() }),
      },
      admin: {
        procedure: 'admin.orders.reschedule',
        input: ({ order }) => ({ id: order.id, ...nextTime() }),
      },
    },
    who: { assigned: booked, admin: booked },
    to: 'rescheduled',
    entries: ['job_rescheduled', 'schedule_change'],
    event: 'order.rescheduled',
  },
  unassign: {
    calls: {
      tech: { procedure: 'technicians.jobs.giveBack', input: byId },
      admin: { procedure: 'admin.orders.unassign', input: byId },
    },
    who: { assigned: booked, admin: booked },
    to: 'open',
    entries: ['technician_unassigned'],
    event: 'order.technician-unassigned',
  },
  'markTechnicianPresence, on-site': {
    calls: presence('on-site'),
    who: { ...managers(booked), participant: booked, assigned: booked },
    to: 'same',
    entries: ['technician_marked_on_site'],
    event: 'order.technician-marked-on-site',
    staging: today,
  },
  'markTechnicianPresence, off-site': {
    calls: presence('off-site'),
    who: { ...managers(booked), participant: booked, assigned: booked },
    to: 'same',
    entries: ['technician_marked_off_site'],
    event: 'order.technician-marked-off-site',
    staging: today,
    change: (record) => ({
      ...record,
      order: { ...record.order, presence: { onSiteAt: new Date().toISOString(), offSiteAt: null } },
    }),
  },
  doneForDay: {
    calls: { tech: { procedure: 'technicians.jobs.doneForDay', input: byId } },
    who: { assigned: booked },
    to: 'same',
    entries: ['done_for_day'],
    event: 'order.done-for-day',
  },
  partsNeeded: {
    calls: { tech: { procedure: 'technicians.jobs.partsNeeded', input: byId } },
    who: { assigned: booked },
    to: 'same',
    entries: ['parts_needed'],
    event: 'order.parts-needed',
  },
  complete: {
    calls: {
      tech: { procedure: 'technicians.jobs.complete', input: report },
      admin: { procedure: 'admin.orders.complete', input: report },
    },
    who: { assigned: booked, admin: booked },
    to: 'complete',
    entries: ['job_completed', 'review_prompt'],
    event: 'order.completed',
  },
  invoice: {
    calls: { admin: { procedure: 'admin.orders.invoice', input: amount } },
    who: { admin: ['complete'] },
    to: 'invoiced',
    entries: [],
    event: 'order.invoiced',
  },
  recordPayment: {
    calls: { admin: { procedure: 'admin.orders.recordPayment', input: amount } },
    who: { admin: ['invoiced'] },
    to: 'same',
    entries: [],
    event: 'order.payment-recorded',
  },
  reportIssue: {
    calls: {
      app: {
        procedure: 'customers.orders.reportIssue',
        input: ({ order }) => ({ id: order.id, issue: 'no_show' }),
      },
    },
    who: { ...managers(served), participant: served },
    to: 'same',
    entries: ['issue_reported'],
    event: 'order.issue-reported',
  },
  reviewJob: {
    calls: {
      app: {
        procedure: 'customers.orders.reviewJob',
        input: ({ order }) => ({ orderId: order.id, rating: 5, description: 'Quick and clean' }),
      },
    },
    who: { ...managers(['complete', 'invoiced']), participant: ['complete', 'invoiced'] },
    to: 'same',
    entries: ['job_reviewed'],
    event: 'order.reviewed',
  },
  // From the paragraph below the table, 'Changes beside the status'.
  'a message': {
    calls: {
      app: { procedure: 'customers.orders.createOrderUpdate', input: words },
      tech: { procedure: 'technicians.jobs.createOrderUpdate', input: words },
      admin: { procedure: 'admin.orders.createOrderUpdate', input: words },
    },
    who: {
      ...everyCustomer(living),
      assigned: ['open', ...served],
      colleague: ['open', ...served],
      officeStaff: ['open', ...served],
      otherTechnician: ['open'],
      admin: living,
    },
    to: 'same',
    entries: ['message'],
    event: 'order.message-posted',
  },
  'the PO number': {
    calls: {
      app: {
        procedure: 'customers.orders.updatePoNumber',
        input: ({ order }) => ({ id: order.id, poNumber: 'PO-7' }),
      },
    },
    who: everyCustomer(living),
    to: 'same',
    entries: [],
    event: 'order.po-number-changed',
  },
  'a participant': {
    calls: {
      app: {
        procedure: 'customers.orders.updateParticipants',
        input: ({ order }) => ({
          id: order.id,
          customerIds: [cast.accounts.participant?.id, cast.accounts.outsider?.id],
        }),
      },
    },
    who: requesters(living),
    to: 'same',
    entries: ['order_participant_added'],
    event: 'order.participants-changed',
  },
  'arrival instructions': {
    calls: {
      app: {
        procedure: 'customers.orders.updateJobsite',
        input: ({ order }) => ({ id: order.id, jobsite: { arrivalInstructions: 'Call at the gate' } }),
      },
    },
    who: requesters(['pending', 'open', ...booked]),
    to: 'same',
    entries: ['jobsite_arrival_instructions_updated'],
    event: 'order.jobsite-changed',
  },
  'fault codes': {
    calls: {
      app: {
        procedure: 'customers.orders.updateFaultCodes',
        input: ({ order }) => ({ id: order.id, add: ['SPN 100 FMI 1'] }),
      },
    },
    who: requesters(['pending', 'open']),
    to: 'same',
    entries: ['fault_code_added'],
    event: 'order.faults-changed',
  },
};

let stateDirectory: string;
let stack: WholeStack;
let cast: Cast;
const ran = { took: 0, refused: 0 };
const startedAt = performance.now();

beforeAll(async () => {
  stateDirectory = newStateDirectory();
  const cloudAssembly = await builtStacks();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
  cast = await signedInCast(frontDoor(stack, cloudAssembly));
}, 300_000);
afterAll(async () => {
  await stack?.kill();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `Lifecycle over HTTP: ${Object.keys(table).length + 2} rows, ${ran.took} commands took effect, ` +
      `${ran.refused} were refused and changed nothing; ${seconds.toFixed(1)} s\n`,
  );
});

const isWhole = share(1, 0) === 1;
/** At full size, the walk may outlast a deactivated person's last token. */
const deactivated = ['ACCOUNT_DEACTIVATED', ...(isWhole ? ['UNAUTHORIZED'] : [])];

describe.each(Object.entries(table))('%s', (name, row) => {
  const allowed = Object.entries(row.who) as [Part, readonly OrderStatus[]][];
  const effects = allowed.flatMap(([part, from]) =>
    (isWhole ? from : from.slice(0, 1)).map((status) => ({ part, status })),
  );

  test('takes effect for everyone in the table', async () => {
    for (const { part, status } of isWhole ? effects : sample(effects, name)) {
      const before = await staged(row, status);

      const answer = await give(row, before, part);

      expect(answer, `${part} on ${status}: ${answer.text}`).toMatchObject({ outcome: 'done' });
      await expectEffect(row, before, part);
      ran.took += 1;
    }
  });

  test('is refused in every other status and to everyone else', async () => {
    const statuses = isWhole ? orderStatuses : statusesFor(name, allowed);
    for (const status of statuses) {
      const refused = parts.filter((part) => !row.who[part]?.includes(status));
      const before = await staged(row, status);
      const untouched = await stack.rowsOf(orderPk(before.order.id));

      const answers = await Promise.all(
        (isWhole ? refused : sampleOf(refused, row)).map(
          async (part) => [part, await give(row, before, part)] as const,
        ),
      );

      for (const [part, answer] of answers) {
        const right = rightRefusals(row, part, status);
        expect(right, `${part} on ${status}: ${answer.outcome} ${answer.text}`).toContain(answer.outcome);
        const told = answer.outcome === 'INVALID_TRANSITION' ? status : undefined;
        expect(answer.details.status).toBe(told);
        ran.refused += 1;
      }
      expect(await stack.rowsOf(orderPk(before.order.id))).toEqual(untouched);
    }
  });
});

describe('create', () => {
  test('opens a manager’s order and leaves anyone else’s pending', async () => {
    const byManager = await cast.callers.manager.call('customers.orders.create', newOrder());
    const byMember = await cast.callers.member.call('customers.orders.create', {
      ...newOrder(),
      customerId: cast.accounts.manager?.id,
    });

    expect(await createdBy(byManager)).toEqual({
      status: 'open',
      entries: ['service_order_created'],
      event: { name: 'order.created', status: 'open' },
    });
    expect(await createdBy(byMember)).toEqual({
      status: 'pending',
      entries: ['pending_service_order_created'],
      event: { name: 'order.pending-created', status: 'pending' },
    });
    ran.took += 2;
  });

  test.each(parts.filter((part) => part !== 'member' && part !== 'manager' && part !== 'otherManager'))(
    'is refused to the %s',
    async (part) => {
      // Managers of other companies order for themselves.
      if (part === 'stranger') return;

      const answer = await cast.callers[part].call('customers.orders.create', newOrder());

      const isDeactivated = part === 'deactivated' || part === 'closed';
      const code = isCustomer(part) ? (isDeactivated ? 'ACCOUNT_DEACTIVATED' : 'FORBIDDEN') : 'UNAUTHORIZED';
      expect(answer.outcome).toBe(code);
      ran.refused += 1;
    },
  );
});

describe('createFromEquipmentAlert', () => {
  test('makes a pending order for a manager', async () => {
    const { alert } = await savedAlert(cast.company.id, await savedMachine(cast.company.id));

    const answer = await cast.callers.manager.call('customers.orders.createFromEquipmentAlert', {
      equipmentAlertId: alert.id,
    });

    const { id } = answer.data as { id: string };
    const record = await readBack(id);
    expect(record.order.status).toBe('pending');
    expect(record.updates.map(({ updateTypeName }) => updateTypeName)).toEqual([
      'health_event_detected',
      'pending_service_order_created',
    ]);
    expect(await eventOf(id, 1)).toMatchObject({ name: 'order.pending-created' });
    ran.took += 1;
  });

  test('is refused to everybody else', async () => {
    const { alert } = await savedAlert(cast.company.id, await savedMachine(cast.company.id));
    const others = parts.filter((part) => part !== 'manager' && part !== 'otherManager');

    for (const part of others) {
      const answer = await cast.callers[part].call('customers.orders.createFromEquipmentAlert', {
        equipmentAlertId: alert.id,
      });

      const right =
        part === 'stranger'
          ? ['NOT_FOUND']
          : part === 'closed'
            ? ['NOT_FOUND', ...deactivated]
            : part === 'deactivated'
              ? deactivated
              : [isCustomer(part) ? 'FORBIDDEN' : 'UNAUTHORIZED'];
      expect(right, `${part}: ${answer.text}`).toContain(answer.outcome);
      ran.refused += 1;
    }

    const row = await getRow({ pk: `ALERT#${alert.id}`, sk: 'ALERT' }, { consistent: true });
    expect(row?.orderId).toBeNull();
  });
});

async function staged(row: Row, status: OrderStatus): Promise<OrderRecord> {
  const { participant } = cast.accounts;
  const record = await stagedOrder(status, {
    companyId: cast.company.id,
    technician: cast.technician,
    when: nextTime(),
    now: new Date(),
    order: { participants: participant === undefined ? [] : [personOf(participant)] },
    ...row.staging?.(status),
  });
  if (row.change === undefined) return record;
  const changed = row.change(record);
  await saveRecord(changed);
  return changed;
}

/** From the part's own surface, or another surface's call if that one lacks the command. */
async function give(row: Row, before: OrderRecord, part: Part): Promise<Answer> {
  const call = callFor(row, part);
  return cast.callers[part].call(call.procedure, call.input(before, part));
}

function callFor({ calls }: Row, part: Part): Call {
  const own = calls[surfaceOf(part)];
  const call = own ?? calls.app ?? calls.tech ?? calls.admin;
  if (call === undefined) throw new Error('A row without a call.');
  return call;
}

function surfaceOf(part: Part): 'app' | 'tech' | 'admin' {
  const userType = cast.accounts[part]?.userType;
  return userType === 'technician' ? 'tech' : userType === 'admin' ? 'admin' : 'app';
}

function isCustomer(part: Part): boolean {
  return cast.accounts[part]?.userType === 'customer';
}

/** The refusals that the documents allow for this role, visibility and status. */
function rightRefusals(row: Row, part: Part, status: OrderStatus): string[] {
  const account = cast.accounts[part];
  if (account === undefined || row.calls[surfaceOf(part)] === undefined) return ['UNAUTHORIZED'];
  const { permission }: ProcedurePolicy = policies[callFor(row, part).procedure as keyof typeof policies];
  const held: readonly Permission[] = roles[account.roleId].permissions;
  if (permission !== null && !held.includes(permission)) return ['FORBIDDEN'];
  // The two checks run in parallel; either refusal tells a stranger nothing.
  if (part === 'closed' || part === 'deactivatedTechnician') return ['NOT_FOUND', ...deactivated];
  if (part === 'deactivated') return deactivated;
  if (!sees(part, status)) return ['NOT_FOUND'];
  const from = row.who[part] ?? Object.values(row.who).flat();
  return [from.includes(status) ? 'FORBIDDEN' : 'INVALID_TRANSITION'];
}

function sees(part: Part, status: OrderStatus): boolean {
  switch (part) {
    case 'stranger':
    case 'outsider':
    case 'strangeTechnician':
      return false;
    case 'otherTechnician':
      return status === 'open';
    case 'assigned':
    case 'colleague':
    case 'officeStaff':
      return status === 'open' || served.some((one) => one === status);
    default:
      return true;
  }
}

async function expectEffect(row: Row, before: OrderRecord, part: Part): Promise<void> {
  const { id, version } = before.order;
  const { order, updates } = await readBack(id);
  expect(order.status).toBe(row.to === 'same' ? before.order.status : row.to);
  expect(order.version).toBe(version + 1);
  const gained = updates.slice(before.updates.length).map(({ updateTypeName }) => updateTypeName);
  expect(gained.slice(0, row.entries.length)).toEqual(row.entries);
  // The bot may comment on the change.
  expect(gained.slice(row.entries.length).every((type) => type.startsWith('bot_'))).toBe(true);
  expect(await eventOf(id, version + 1)).toMatchObject({
    name: row.event,
    detail: { orderId: id, status: order.status, actorId: cast.accounts[part]?.id },
  });
  expect(order.schedule !== null).toBe(served.some((status) => status === order.status));
}

/** The outcome of a call to create an order, without the bot's entries. */
async function createdBy(answer: Answer) {
  const { id } = (answer.data as { order: { id: string } }).order;
  const { order, updates } = await readBack(id);
  const types = updates.map(({ updateTypeName }) => updateTypeName);
  const event = await eventOf(id, 1);
  return {
    status: order.status,
    entries: types.filter((type) => !type.startsWith('bot_')),
    event: { name: event?.name, status: (event?.detail as { status?: string } | undefined)?.status },
  };
}

async function readBack(id: string): Promise<OrderRecord> {
  const record = readOrderRows(id, await stack.rowsOf(orderPk(id)));
  if (record === undefined) throw new Error(`No order ${id}.`);
  return record;
}

function eventOf(id: string, version: number) {
  return getRow({ pk: `EVENT#evt_${id}_${version}`, sk: 'EVENT' }, { consistent: true });
}

/** Two of them, different for each row, so that the table as a whole covers every part. */
function sample<T>(all: readonly T[], name: string): T[] {
  const first = name.length % all.length;
  return all.length <= 2 ? [...all] : [...all, ...all].slice(first, first + 2);
}

/** Those with no rights at all, and one caller of each surface that may. */
function sampleOf(refused: readonly Part[], row: Row): Part[] {
  const always: readonly Part[] = ['stranger', 'outsider', 'anonymous', 'strangeTechnician'];
  const others = refused.filter((part) => !always.includes(part) && row.calls[surfaceOf(part)] !== undefined);
  return [...refused.filter((part) => always.includes(part)), ...others.slice(0, 3)];
}

/** One status from the table and one that is not in it. */
function statusesFor(name: string, allowed: readonly (readonly [Part, readonly OrderStatus[]])[]) {
  const named = allowed.flatMap(([, from]) => from);
  const others = orderStatuses.filter((status) => !named.includes(status));
  return [...named.slice(0, 1), ...others.slice(name.length % others.length).slice(0, 1)];
}

function presence(status: 'on-site' | 'off-site'): Row['calls'] {
  const input = ({ order }: OrderRecord) => ({ id: order.id, status });
  return {
    app: { procedure: 'customers.orders.markTechnicianPresence', input },
    tech: { procedure: 'technicians.jobs.markTechnicianPresence', input },
  };
}

/** Booked jobs are today's; nobody can offer a time in the past. */
function today(status: OrderStatus): Partial<Staging> {
  return booked.some((one) => one === status) ? { when: nextTimeToday() } : {};
}

function report({ order }: OrderRecord) {
  return { id: order.id, hours: 1.5, notes: 'Replaced the sensor' };
}

function amount({ order }: OrderRecord) {
  return { id: order.id, amountCents: 45_000 };
}

function words({ order }: OrderRecord) {
  return { orderId: order.id, data: { message: 'We open at six' } };
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

let machines = 0;

function newOrder() {
  const { equipment, address } = subjectOf();
  machines += 1;
  return {
    brand: equipment.brand,
    model: equipment.model,
    equipmentType: equipment.product,
    serialNumber: `1FF350PAX${process.pid}${machines}`,
    issue: 'The engine derates',
    address,
  };
}
