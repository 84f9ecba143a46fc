import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type Policy, policies } from '#functions/platform/policy.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  bookedOrder,
  callerFor,
  newKey,
  refusalOfCall,
  type Scene,
  savedOpenOrder,
  savedScene,
  standInForRoutes,
} from '#test/support/service-scene.ts';
import { savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';

let database: TestDatabase;
let scene: Scene;
let orders: { open: string; booked: string };

beforeAll(async () => {
  process.env.UPLOADS_BUCKET = 'uploads';
  database = await startDatabase();
  standInForRoutes();
  scene = await savedScene();
  const { order } = await savedOpenOrder(scene.company.id);
  orders = { open: order.id, booked: await bookedOrder(scene) };
});
afterAll(() => database.stop());

/** Every call of the table of policies that names an order, on a surface. */
const naming = (surface: Policy['surface']) =>
  Object.entries(policies)
    .filter(([, policy]) => policy.surface === surface && policy.entity === 'order')
    .map(([name]) => name);

/** A sound input for each, about that order. A call that the table has and this lacks fails the test. */
function inputFor(name: string, id: string): unknown {
  const child = {
    orderTechniciansId: `${id}.000001`,
    orderUpdateId: `${id}.000001`,
    replyToId: `${id}.000001`,
  };
  const when = { serviceDate: '2026-03-05', serviceTime: '08:00:00' };
  const inputs: Readonly<Record<string, unknown>> = {
    'customers.orders.byId': { id },
    'customers.orders.approvePendingOrder': { id, order: { issue: 'Derates' } },
    'customers.orders.rejectPendingOrder': { id, rejectionReason: 'duplicate' },
    'customers.orders.reopenPendingOrder': { id },
    'customers.orders.assignTechnician': child,
    'customers.orders.requestNewAvailability': child,
    'customers.orders.cancel': { id, cancellationReason: 'just_exploring' },
    'customers.orders.reopen': { id },
    'customers.orders.markTechnicianPresence': { id, status: 'on-site' },
    'customers.orders.reportIssue': { id, issue: 'no_show' },
    'customers.orders.reviewJob': { orderId: id, rating: 5 },
    'customers.orders.getTechnicianEstimatedFees': { id },
    'customers.orders.createOrderUpdate': { orderId: id, data: { message: 'Hello' } },
    'customers.orders.answerQuestion': { ...child, answer: 'Yes' },
    'customers.orders.getOrderQuestion': child,
    'customers.orders.deliverChatbotUpdate': child,
    'customers.orders.updatePoNumber': { id, poNumber: 'PO-7' },
    'customers.orders.updateSerialNumber': { id, serialNumber: 'KMT PC243 X1' },
    'customers.orders.updateParticipants': { id, customerIds: ['acc_outsider'] },
    'customers.orders.updateJobsite': { id, jobsite: { arrivalInstructions: 'Gate code 4711' } },
    'customers.orders.getS3PresignedPost': { orderId: id, fileType: 'image/png' },
    'customers.orders.getFileUrl': { orderId: id, uri: `orders/${id}/upl_1/a.png` },
    'auth.markAsRead': { orderId: id },
    'customers.technicians.byId': { id: scene.technician.account.id, orderId: id },
    'technicians.jobs.byId': { id },
    'technicians.jobs.submitAvailability': { id, ...when },
    'technicians.jobs.removeAvailability': { id },
    'technicians.jobs.askQuestion': { id, question: 'Is there power?' },
    'technicians.jobs.createOrderUpdate': { orderId: id, data: { message: 'Hello' } },
    'technicians.jobs.getS3PresignedPost': { orderId: id, fileType: 'image/png' },
    'technicians.jobs.getFileUrl': { orderId: id, uri: `orders/${id}/upl_1/a.png` },
    'technicians.jobs.markTechnicianPresence': { id, status: 'on-site' },
    'technicians.jobs.doneForDay': { id },
    'technicians.jobs.partsNeeded': { id },
    'technicians.jobs.reschedule': { id, ...when },
    'technicians.jobs.giveBack': { id },
    'technicians.jobs.complete': { id, hours: 1, notes: 'Done' },
  };
  if (inputs[name] === undefined) throw new Error(`Say what ${name} is called with.`);
  return inputs[name];
}

describe.each(naming('app'))('%s', (name) => {
  test('knows no order of another company', async () => {
    const before = await versions();

    const codes = await codesFor(fleetManager({ companyId: 'com_other' }), name);

    expect(codes).toEqual(new Set(['NOT_FOUND']));
    expect(await versions()).toEqual(before);
  });

  test('knows no order that somebody from outside takes no part in', async () => {
    const outsider = callerOf('ExternalUser', { companyId: scene.company.id, accountId: 'acc_outsider' });
    const { permission } = policies[name as keyof typeof policies];

    const codes = await codesFor(outsider, name);

    // Without the permission the call says so, whatever it is called with.
    expect(codes).toEqual(new Set([permission === null ? 'NOT_FOUND' : 'FORBIDDEN']));
  });
});

describe.each(naming('tech'))('%s', (name) => {
  test('knows no order that the technician was not told of and could not serve, and none of another company', async () => {
    const stranger = await savedTechnician({ profile: { brands: ['Komatsu'] } });
    const before = await versions();

    const codes = await codesFor(callerFor(stranger), name);

    expect(codes).toEqual(new Set(['NOT_FOUND']));
    expect(await versions()).toEqual(before);
  });

  test('knows none for office staff whose technicians it does not concern', async () => {
    const { company } = await savedTechnician({ profile: { brands: ['Komatsu'] } });
    const office = callerOf('TechnicianOfficeStaff', { companyId: company.id, accountId: 'acc_office' });

    const codes = await codesFor(office, name);

    expect(codes).toEqual(new Set(['NOT_FOUND']));
  });
});

/** What the call is refused with for an order that is open, one that is booked, and one that does not exist. */
async function codesFor(who: Caller, name: string): Promise<Set<string>> {
  const refusals = await Promise.all(
    [orders.open, orders.booked, '99999'].map((id) => refusalOfCall(call(who, name, inputFor(name, id)))),
  );
  return new Set(refusals.map(({ code }) => code));
}

async function call(who: Caller, name: string, input: unknown): Promise<unknown> {
  const context = callContext(who, { idempotencyKey: newKey() });
  let at: unknown =
    who.userType === 'technician' ? callerFactory(techRouter)(context) : callerFactory(appRouter)(context);
  for (const part of name.split('.')) at = (at as Record<string, unknown>)[part];
  return (at as (input: unknown) => Promise<unknown>)(input);
}

async function versions(): Promise<number[]> {
  const both = await Promise.all([savedOrder(orders.open), savedOrder(orders.booked)]);
  return both.map(({ order }) => order.version);
}
