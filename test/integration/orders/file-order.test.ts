import { beforeEach, describe, expect, test } from 'vitest';
import { cancelRun } from '#functions/alert-import/runs/end-run.ts';
import { handler as fileOrder } from '#functions/alert-import/steps/file-order.ts';
import { readAlert } from '#functions/alerts/read-alert.ts';
import { type AlertToFile, fileAlert } from '#functions/orders/creation/file-alert.ts';
import { listOrders } from '#functions/orders/lists/list-orders.ts';
import { getRow } from '#functions/platform/table.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import { savedCompany } from '../../support/accounts.ts';
import { readingOf } from '../../support/alerts.ts';
import { fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { actorOf, faultOf, monday, noCreditLimit, situationOf } from '../../support/orders.ts';
import { runOf } from '../../support/runs.ts';
import { commanded, savedAlert, savedMachine, savedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let companyId: string;
let machine: OrderEquipment;

withDatabase();
beforeEach(async () => {
  ({ id: companyId } = await savedCompany());
  machine = await savedMachine(companyId);
});

describe('filing an alert', () => {
  test('makes a pending order for a machine without one', async () => {
    const given = await savedAlert(companyId, machine);

    const answer = await fileOrder(stepInput(given));

    expect(answer).toEqual({
      orderId: expect.stringMatching(/^1\d{4}$/),
      attached: false,
      isNewOrder: true,
    });
    const { order, faults, updates } = await savedOrder(answer.orderId ?? '');
    expect(order).toMatchObject({
      status: 'pending',
      owner: null,
      alertIds: [given.alert.id],
      equipment: machine,
    });
    expect(faults.map(({ fault }) => fault)).toEqual(['SPN 3226 FMI 18']);
    expect(updates.map(({ source }) => source)).toEqual(['heavebot', 'heavebot']);
    expect((await readAlert(companyId, given.alert.id)).orderId).toBe(answer.orderId);
    expect(await getRow({ pk: `EVENT#evt_${answer.orderId}_1`, sk: 'EVENT' })).toMatchObject({
      name: 'order.pending-created',
    });
  });

  test('again gives the same answer and writes nothing', async () => {
    const given = await savedAlert(companyId, machine);
    const other = await savedAlert(companyId, machine, {
      faultCodes: [faultOf({ id: 'flt_2', fault: 'E9' })],
    });
    const first = [await fileOrder(stepInput(given)), await fileOrder(stepInput(other))];

    const again = [await fileOrder(stepInput(given)), await fileOrder(stepInput(other))];

    expect(again).toEqual(first);
    expect(first.map(({ attached }) => attached)).toEqual([false, true]);
    expect(first.map(({ isNewOrder }) => isNewOrder)).toEqual([true, false]);
    expect((await savedOrder(first[0]?.orderId ?? '')).order.version).toBe(2);
  });

  test('in another run finds the same order', async () => {
    const given = await savedAlert(companyId, machine);
    const first = await fileOrder(stepInput(given));

    const later = await fileOrder({ ...stepInput(given), runId: await anotherRun() });

    expect(later).toEqual({ orderId: first.orderId, attached: false, isNewOrder: false });
  });

  test('several times at once makes one order', async () => {
    const given = await savedAlert(companyId, machine);

    const answers = await Promise.all(Array.from({ length: 6 }, () => fileOrder(stepInput(given))));

    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(answers.every(({ attached }) => !attached)).toBe(true);
    expect((await savedOrder(answers[0]?.orderId ?? '')).order.version).toBe(1);
    expect(await pendingOrders()).toHaveLength(1);
  });

  test('together with others for one machine makes one order with all fault codes', async () => {
    const alerts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        savedAlert(companyId, machine, {
          priority: index === 5 ? 'critical' : 'medium',
          // With the counts of the machine's history at that point: four codes, each reported twice.
          faultCodes: [
            faultOf({
              id: `flt_${index}`,
              fault: `SPN ${100 + (index % 4)} FMI 1`,
              count: index < 4 ? 1 : 2,
            }),
          ],
        }),
      ),
    );

    const filings = await Promise.all(alerts.map((given) => fileAlert(given, situationOf('system'))));

    const [order] = await pendingOrders();
    expect(await pendingOrders()).toHaveLength(1);
    expect(new Set(filings.map(({ orderId }) => orderId))).toEqual(new Set([order?.id]));
    expect(filings.filter((filing) => 'attached' in filing && !filing.attached)).toHaveLength(1);
    const saved = await savedOrder(order?.id ?? '');
    expect(saved.order).toMatchObject({ priority: 'critical', version: 8, faults: { count: 4 } });
    expect(new Set(saved.order.alertIds)).toEqual(new Set(alerts.map(({ alert }) => alert.id)));
    expect(Object.fromEntries(saved.faults.map(({ fault, count }) => [fault, count]))).toEqual({
      'SPN 100 FMI 1': 2,
      'SPN 101 FMI 1': 2,
      'SPN 102 FMI 1': 2,
      'SPN 103 FMI 1': 2,
    });
    for (const { alert } of alerts) expect((await readAlert(companyId, alert.id)).orderId).toBe(order?.id);
  });

  test('attaches to an open order, but not to a cancelled one', async () => {
    const first = await fileOrder(stepInput(await savedAlert(companyId, machine)));
    const manager = situationOf(actorOf('FleetManager', { companyId }));
    await commanded(
      first.orderId ?? '',
      { name: 'approvePendingOrder', edits: { issue: 'Derates' }, credit: noCreditLimit },
      manager,
    );

    const whileOpen = await fileOrder(stepInput(await savedAlert(companyId, machine)));
    await commanded(first.orderId ?? '', { name: 'cancel', reason: 'just_exploring', custom: null }, manager);
    const afterwards = await fileOrder(stepInput(await savedAlert(companyId, machine)));

    expect(whileOpen).toEqual({ orderId: first.orderId, attached: true, isNewOrder: false });
    expect(afterwards.attached).toBe(false);
    expect(afterwards.orderId).not.toBe(first.orderId);
  });

  test('attaches to the newest of several orders, or to the other once that one is done', async () => {
    const manager = situationOf(actorOf('FleetManager', { companyId }));
    const first = await fileOrder(stepInput(await savedAlert(companyId, machine)));
    await commanded(
      first.orderId ?? '',
      { name: 'rejectPendingOrder', reason: 'duplicate', custom: null },
      manager,
    );
    const second = await fileOrder(stepInput(await savedAlert(companyId, machine)));
    await commanded(first.orderId ?? '', { name: 'reopenPendingOrder' }, manager);

    const third = await fileOrder(stepInput(await savedAlert(companyId, machine)));
    await commanded(
      second.orderId ?? '',
      { name: 'rejectPendingOrder', reason: 'duplicate', custom: null },
      manager,
    );
    const fourth = await fileOrder(stepInput(await savedAlert(companyId, machine)));

    expect(third.orderId).toBe(second.orderId);
    expect(fourth).toEqual({ orderId: first.orderId, attached: true, isNewOrder: false });
  });

  test('costs three round trips for a new order', async () => {
    const given = await savedAlert(companyId, machine);

    const filed = await metered(() => fileAlert(given, situationOf('system', monday)));

    expect(filed).toMatchObject({ roundTrips: 3, unitsRead: 1.5, unitsWritten: 25 });
  });
});

describe('the step', () => {
  test.each(['low_priority', 'refused'] as const)('makes no order for an alert that is %s', async (flow) => {
    const input = stepInput(await savedAlert(companyId, machine));

    const answer = await fileOrder({ ...input, assessment: { ...input.assessment, flow } });

    expect(answer).toEqual({ orderId: null, attached: false, isNewOrder: false });
    expect(await pendingOrders()).toHaveLength(0);
  });

  test('makes no order for a cancelled run', async () => {
    const input = stepInput(await savedAlert(companyId, machine));
    await cancelRun(await runOf(input.runId));

    await expect(fileOrder(input)).rejects.toMatchObject({ code: 'RUN_FINISHED' });

    expect(await pendingOrders()).toHaveLength(0);
  });

  test('refuses another company’s alert', async () => {
    const given = await savedAlert('com_other', machine);

    await expect(fileAlert({ ...given, companyId }, situationOf('system'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

function stepInput({ alert, equipment, address, timeZone }: AlertToFile) {
  const { id, faultCodes, priority } = alert;
  return {
    runId: id.replace('alt_', 'run_'),
    companyId,
    source: 'paste',
    object: { bucket: 'uploads', key: 'alerts/1' },
    receivedAt: monday.toISOString(),
    position: 0,
    of: 1,
    reading: readingOf(),
    machine: { equipment },
    place: { address, timeZone, jobsite: null },
    assessment: { faultCodes, priority, flow: 'order', outcome: 'ok', message: null },
    alert: { id },
  };
}

async function anotherRun(): Promise<string> {
  const { alert } = await savedAlert(companyId, machine);
  return alert.id.replace('alt_', 'run_');
}

async function pendingOrders() {
  const { data } = await listOrders(
    fleetManager({ companyId }),
    ordersAllInput.parse({ status: 'needsService' }),
  );
  return data;
}
