import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '#local/demo/people.ts';
import type { OrderView } from '#schema/orders/order.ts';
import type { UpdateType } from '#schema/orders/order-values.ts';
import {
  approvedAlert,
  type DemoStack,
  orderOf,
  type SignedIn,
  signInByCode,
  startDemoStack,
} from '#test/support/demo-stack.ts';
import { eventually } from '#test/support/eventually.ts';
import { alert } from '#test/support/main-job.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks } from '#test/support/whole-stack.ts';
import { share } from './share.ts';

/** The long clock leaps take half of the time. */
const isWhole = share(1, 0) === 1;

const minute = 60_000;
const hour = 60 * minute;

let cloudAssembly: string;
let stateDirectory: string;
let stack: DemoStack;
let dana: SignedIn;

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stateDirectory = newStateDirectory();
  stack = await startDemoStack(cloudAssembly, stateDirectory);
  dana = await signInByCode(stack, demoPeople[0]?.phone ?? '');
}, 300_000);

afterAll(async () => {
  await stack?.kill();
});

describe('the demo technicians', { timeout: 240_000 }, () => {
  it('offer distinct times in the next two days, and one of them asks a question first', async () => {
    const id = await approvedAlert(dana, alert('C51001'));

    const order = await offered(id);

    const { ordersTechnicians, ordersUpdates, ...rest } = await orderOf(dana, id);
    const times = ordersTechnicians.map(({ serviceDate, serviceTime }) => `${serviceDate} ${serviceTime}`);
    expect(ordersTechnicians.length).toBeLessThanOrEqual(5);
    expect(new Set(times).size).toBe(times.length);
    for (const { serviceDate, serviceTime } of ordersTechnicians) {
      expect(serviceTime).toMatch(/^(08|09|1[0-6]):00:00$/);
      expect(daysFrom(localDay(order.openedAt, rest.timeZone), serviceDate)).toBeOneOf([1, 2]);
    }
    expect(count(ordersUpdates, 'service_question_asked')).toBe(1);
  });

  it('do not act for technicians that people play by hand', async () => {
    const notices = (await stack.notices()).filter(({ to }) => to === 'sam@ironwood.example');

    const { ordersUpdates } = await orderOf(dana, '10001');
    expect(notices.some(({ text }) => text.includes('/tech/jobs/10001'))).toBe(true);
    expect(ordersUpdates.map(({ data }) => data.technicianId)).not.toContain('acc_sam');
  });

  it('do nothing while switched off', async () => {
    await stack.turn('demo-technicians-answer', false);
    await stack.turn('demo-technicians-work', false);

    const id = await approvedAlert(dana, alert('C51002'));
    await untilOrder(id, ({ numberOfAlertedTechnicians }) => numberOfAlertedTechnicians >= 6);
    await told(id);
    await stack.advance(minute);

    const { ordersTechnicians, ordersUpdates } = await orderOf(dana, id);
    expect(ordersTechnicians).toEqual([]);
    expect(count(ordersUpdates, 'service_question_asked')).toBe(0);
    await stack.turn('demo-technicians-answer', true);
    await stack.turn('demo-technicians-work', true);
  });

  it('do nothing twice when the runtime is killed while they answer', async () => {
    const id = await approvedAlert(dana, alert('C51003'));
    await told(id);

    await restart();
    await stack.advance(5_000);
    await untilOrder(id, ({ ordersTechnicians }) => ordersTechnicians.length >= 1);
    await restart();
    // The killed runtime's items in flight return to their queues.
    await stack.advance(minute);
    const { ordersUpdates } = await offered(id);

    const answers = ordersUpdates
      .filter(({ updateTypeName }) => updateTypeName === 'availability_submitted')
      .map(({ data }) => data.technicianId);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.length).toBeLessThanOrEqual(5);
    expect(count(ordersUpdates, 'service_question_asked')).toBeLessThanOrEqual(1);
  });

  it.runIf(isWhole)('offer a new time on request', async () => {
    const id = '10001';
    await stack.advance(3 * hour + minute);
    const { ordersTechnicians } = await orderOf(dana, id);
    const [expired] = ordersTechnicians;

    await dana('customers.orders.requestNewAvailability', { orderTechniciansId: expired?.id });

    const order = await untilOrder(id, (now) =>
      now.ordersTechnicians.some(
        ({ technicianId, updatedAt }) =>
          technicianId === expired?.technicianId && updatedAt > (expired?.updatedAt ?? ''),
      ),
    );
    expect(order.status).toBe('open');
  });

  it.runIf(isWhole)('answer the chat, thank for the booking, and do the job on the day', async () => {
    const id = await approvedAlert(dana, alert('C51004'));
    const open = await offered(id);
    const say = (message: string) =>
      dana('customers.orders.createOrderUpdate', { orderId: id, data: { message, files: [] } });

    await say('What does it cost?');
    await say('And parts?');
    await untilOrder(id, ({ ordersUpdates }) => messagesOf(ordersUpdates).length === 1);
    await dana('customers.orders.assignTechnician', { orderTechniciansId: open.ordersTechnicians[0]?.id });
    await untilOrder(
      id,
      ({ ordersUpdates }) => messagesOf(ordersUpdates).at(-1)?.startsWith('10-4') ?? false,
    );

    expect(await stack.press('demo-next-service')).toContain(`Order #${id} starts now`);
    const arrived = await untilOrder(id, ({ presence }) => presence.onSiteAt !== null);
    await stack.advance(2 * minute);
    await untilOrder(id, ({ files }) => files.length === 1);
    expect((await orderOf(dana, id)).status).toBe('scheduled');
    await stack.advance(3 * minute);
    const done = await untilOrder(id, ({ status }) => status === 'complete');

    expect(arrived.serviceDate).toBe(localDay(arrived.presence.onSiteAt, arrived.timeZone));
    expect(messagesOf(done.ordersUpdates)).toHaveLength(4);
    expect(count(done.ordersUpdates, 'job_completed')).toBe(1);
    expect(done.files).toMatchObject([{ type: 'image' }]);
  });

  it.runIf(isWhole)('come a day late when the clock leaps over the service, and still finish', async () => {
    const id = await approvedAlert(dana, alert('C51005'));
    const open = await offered(id);
    await dana('customers.orders.assignTechnician', { orderTechniciansId: open.ordersTechnicians[0]?.id });
    await untilOrder(id, ({ ordersUpdates }) => messagesOf(ordersUpdates).length === 1);
    await stack.turn('demo-technicians-work', false);
    await stack.advance(5 * 24 * hour);

    await stack.turn('demo-technicians-work', true);
    await untilOrder(id, ({ presence }) => presence.onSiteAt !== null);
    await stack.advance(10 * minute);
    const done = await untilOrder(id, ({ status }) => status === 'complete');

    expect(count(done.ordersUpdates, 'job_rescheduled')).toBe(1);
    expect(count(done.ordersUpdates, 'technician_marked_on_site')).toBe(1);
  });

  it('ask another question from the console’s button', async () => {
    const said = await stack.press('demo-ask-question');

    expect(said).toMatch(/^Order #\d+: .+\?$/);
  });
});

async function restart(): Promise<void> {
  await stack.kill();
  stack = await startDemoStack(cloudAssembly, stateDirectory);
  dana = await signInByCode(stack, demoPeople[0]?.phone ?? '');
}

function untilOrder(id: string, holds: (order: OrderView) => boolean): Promise<OrderView> {
  return eventually(async () => {
    const order = await orderOf(dana, id);
    return holds(order) ? order : undefined;
  }, 60_000);
}

/** Waits until technicians have been told of the order; at most half of them are played by hand. */
async function told(id: string): Promise<void> {
  await eventually(async () => {
    const notices = await stack.notices();
    return notices.filter(({ text }) => text.includes(`/tech/jobs/${id}`)).length >= 6 ? true : undefined;
  }, 60_000);
}

/** The order once the demo's technicians have answered. The clock need not move for that. */
async function offered(id: string): Promise<OrderView> {
  await told(id);
  await stack.advance(20_000);
  return untilOrder(id, ({ ordersTechnicians }) => ordersTechnicians.length >= 3);
}

function count(updates: OrderView['ordersUpdates'], type: UpdateType): number {
  return updates.filter(({ updateTypeName }) => updateTypeName === type).length;
}

/** The technicians' messages. */
function messagesOf(updates: OrderView['ordersUpdates']): string[] {
  return updates
    .filter(({ updateTypeName, source }) => updateTypeName === 'message' && source === 'techapp')
    .map(({ data }) => String(data.message));
}

function localDay(instant: string | null, timeZone: string): string {
  return new Date(instant ?? '').toLocaleDateString('sv-SE', { timeZone });
}

function daysFrom(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / (24 * hour);
}
