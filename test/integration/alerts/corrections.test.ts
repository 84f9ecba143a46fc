import { GeocodeCommand, GeoPlacesClient, ReverseGeocodeCommand } from '@aws-sdk/client-geo-places';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { equipmentAlertsRouter } from '#functions/alert-import/equipment-alerts.router.ts';
import { handler as assessFaults } from '#functions/alert-import/steps/assess-faults.ts';
import { handler as fileOrder } from '#functions/alert-import/steps/file-order.ts';
import { handler as identifyMachine } from '#functions/alert-import/steps/identify-machine.ts';
import { handler as locateMachine } from '#functions/alert-import/steps/locate-machine.ts';
import { handler as readMessage } from '#functions/alert-import/steps/read-message.ts';
import { handler as saveAlert } from '#functions/alert-import/steps/save-alert.ts';
import { readFaultHistory } from '#functions/alerts/assessment/fault-history.store.ts';
import { readMachine } from '#functions/equipment/read-machine.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory, router } from '#functions/platform/trpc.ts';
import type { CorrectedValues, Reading } from '#schema/alerts/alerts.ts';
import { valuesOfReading } from '#schema/alerts/reading-values.ts';
import { newKey, ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callContext, fleetManager } from '../../support/callers.ts';
import { savedPaste } from '../../support/runs.ts';
import { scene } from '../../support/scene.ts';
import { savedMachine, savedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

const bucket = mockClient(S3Client);
const places = mockClient(GeoPlacesClient);
const kept = new Map<string, string>();

withDatabase();
beforeAll(() => {
  process.env.UPLOADS_BUCKET = 'uploads';
});
beforeEach(() => {
  bucket.reset();
  bucket.on(PutObjectCommand).callsFake(({ Key, Body }: { Key: string; Body: string }) => {
    kept.set(Key, Body);
    return {};
  });
  bucket.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const text = kept.get(Key);
    if (text === undefined) throw new NoSuchKey({ message: 'Nothing there', $metadata: {} });
    return {
      Body: {
        transformToByteArray: async () => new TextEncoder().encode(text),
        transformToString: async () => text,
      },
    };
  });
  places.reset();
  places.on(ReverseGeocodeCommand).resolves({ ResultItems: [] });
  places.on(GeocodeCommand).callsFake(({ QueryText }: { QueryText: string }) => ({
    ResultItems: [
      {
        Title: QueryText,
        Address: {
          Locality: QueryText.includes('Bismarck') ? 'Bismarck' : 'Minot',
          Region: { Code: 'ND' },
          Country: { Code2: 'US' },
        },
        Position: QueryText.includes('Bismarck') ? [-100.78, 46.81] : [-101.29, 48.23],
      },
    ],
  }));
});

test('an original shows its text with the places of all values, and is linked from the order', async () => {
  const { company, manager } = await scene();
  const { alertId, orderId } = await imported(company.id, alertText());

  const original = await alertsAs(manager).original({ id: alertId });
  const { alerts } = await alertsAs(manager).ofOrder({ id: orderId ?? '' });

  expect(original).toMatchObject({
    id: alertId,
    orderId,
    message: null,
    correction: null,
    correctable: true,
  });
  const { serialNumber } = original.reading;
  expect(original.text.slice(serialNumber?.span.start, serialNumber?.span.end)).toBe(serialNumber?.value);
  expect(alerts).toMatchObject([{ id: alertId, source: 'paste' }]);
  const stranger = alertsAs(fleetManager({ companyId: 'com_other' }));
  const refusals = [stranger.original({ id: alertId }), stranger.ofOrder({ id: orderId ?? '' })];
  expect((await Promise.all(refusals.map(refusalOfCall))).map(({ code }) => code)).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
});

test('a correction updates the pending order and its timeline in one version, and a retry changes nothing', async () => {
  const { company, manager } = await scene();
  const { alertId, orderId = '' } = await imported(company.id, alertText());
  const before = await savedOrder(orderId);
  const values = valuesOfReading((await alertsAs(manager).original({ id: alertId })).reading);
  const correct = {
    id: alertId,
    seen: null,
    values: {
      ...values,
      model: 'PC290LC-11',
      unitNumber: `TAG-${newKey().slice(0, 6)}`,
      location: { address: '4 Main Street', city: 'Bismarck', state: 'ND', lat: null, long: null },
      faultCodes: [{ code: 'SPN 111 FMI 1', description: 'Coolant level', severity: 'critical' as const }],
    },
  };
  const managing = alertsAs(manager, newKey());

  const corrected = await managing.correct(correct);
  const again = await managing.correct(correct);

  const { order, faults, updates } = await savedOrder(orderId);
  expect(order.version).toBe(before.order.version + 1);
  expect(order).toMatchObject({
    priority: 'critical',
    equipment: { id: before.order.equipment.id, model: 'PC290LC-11', unitNumber: correct.values.unitNumber },
    address: { city: 'Bismarck', lat: 46.81 },
  });
  expect(faults.map(({ fault, verified, user }) => [fault, verified, user?.lastName])).toEqual([
    ['SPN 111 FMI 1', 'verified', expect.any(String)],
  ]);
  expect(updates.slice(-3).map(({ updateTypeName }) => updateTypeName)).toEqual([
    'fault_code_added',
    'fault_code_removed',
    'jobsite_address_updated',
  ]);
  expect(await readMachine(company.id, order.equipment.id)).toMatchObject({
    model: 'PC290LC-11',
    unitNumber: correct.values.unitNumber,
  });
  expect(corrected.correction?.values).toEqual(correct.values);
  expect(corrected.reading.model?.value).toBe('PC240LC-11');
  expect(again).toEqual(corrected);
});

test('the company’s next message with that layout reads right, but not another company’s', async () => {
  const { company, manager } = await scene();
  const other = await scene();
  const { alertId } = await imported(company.id, alertText({ tag: 'Q7-1180' }));
  const values = valuesOfReading((await alertsAs(manager).original({ id: alertId })).reading);
  await alertsAs(manager).correct({ id: alertId, values: { ...values, unitNumber: 'Q7-1180' } });
  const text = alertText({ tag: 'Q7-2290' });

  const taught = await imported(company.id, text);
  const untaught = await imported(other.company.id, text);

  expect(taught.reading.unitNumber).toMatchObject({ value: 'Q7-2290', by: 'correction' });
  expect(untaught.reading.unitNumber?.value).not.toBe('Q7-2290');
});

test('a repeated corrected message is still the same alert', async () => {
  const { company, manager } = await scene();
  const text = alertText({ tag: 'Q7-1180' });
  const { alertId } = await imported(company.id, text);
  const values = valuesOfReading((await alertsAs(manager).original({ id: alertId })).reading);
  await alertsAs(manager).correct({ id: alertId, values: { ...values, unitNumber: 'Q7-1180' } });

  const again = await imported(company.id, text);

  expect(again.reading.unitNumber?.value).toBe('Q7-1180');
  expect(again.alertId).toBe(alertId);
});

test('an incomplete alert becomes an order once a manager completes it', async () => {
  const { company, manager } = await scene();
  const { alertId, orderId } = await imported(
    company.id,
    alertText({ without: ['Make', 'Model', 'Location'] }),
  );
  const refused = await alertsAs(manager).original({ id: alertId });
  const values = valuesOfReading(refused.reading);
  const half = await alertsAs(manager).correct({
    id: alertId,
    values: { ...values, brand: 'Komatsu', model: 'PC240LC-11' },
  });

  const whole = await alertsAs(manager).correct({
    id: alertId,
    seen: half.correction?.at ?? null,
    values: {
      ...values,
      brand: 'Komatsu',
      model: 'PC240LC-11',
      location: { ...values.location, lat: 48.23, long: -101.29 },
    },
  });
  const made = await ordersAs(manager, { idempotencyKey: newKey() }).createFromEquipmentAlert({
    equipmentAlertId: alertId,
  });

  expect(orderId).toBeUndefined();
  expect(refused.message).toContain('brand and model');
  expect([half.outcome, half.message]).toEqual(['missing_location', expect.stringContaining('location')]);
  expect([whole.outcome, whole.message]).toEqual(['ok', null]);
  const { order, faults } = await savedOrder(made.id);
  expect(order).toMatchObject({
    status: 'pending',
    equipment: { brand: 'Komatsu', model: 'PC240LC-11', serialNumber: values.serialNumber },
  });
  expect(faults.every(({ verified }) => verified === 'verified')).toBe(true);
});

test('an order moves to the machine with the corrected number, and the mistaken machine is removed', async () => {
  const { company, manager } = await scene();
  const known = await savedMachine(company.id, { brand: 'Komatsu', unitNumber: null });
  const { alertId, orderId = '' } = await imported(company.id, alertText());
  const before = await savedOrder(orderId);
  const values = valuesOfReading((await alertsAs(manager).original({ id: alertId })).reading);

  await alertsAs(manager).correct({ id: alertId, values: { ...values, serialNumber: known.serialNumber } });

  const { order } = await savedOrder(orderId);
  expect(order.equipment).toMatchObject({ id: known.id, unitNumber: values.unitNumber });
  expect(await readMachine(company.id, known.id)).toMatchObject({ unitNumber: values.unitNumber });
  expect(await readMachine(company.id, before.order.equipment.id)).toBeUndefined();
});

test('an added code counts once for its machine, and the next alert continues the count', async () => {
  const { company, manager } = await scene();
  const first = await imported(company.id, alertText());
  const machine = first.reading.serialNumber?.value ?? '';
  const values = valuesOfReading(first.reading);
  const added = { code: 'SPN 111 FMI 1', description: null, severity: 'high' as const };
  const withAdded = { ...values, faultCodes: [...values.faultCodes, added] };
  const countsIn = (faults: readonly { fault: string; countLastThirtyDays: number }[]) =>
    faults.map(({ fault, countLastThirtyDays }) => [fault, countLastThirtyDays]);

  await alertsAs(manager).correct({ id: first.alertId, values: withAdded });
  await alertsAs(manager).correct({ id: first.alertId, values: { ...withAdded, hours: 4000 } });
  const corrected = await savedOrder(first.orderId ?? '');
  const [read = ''] = values.faultCodes.map(({ code }) => code);
  const next = alertText().replace(/^Serial.*$/m, `Serial number: ${machine}`);
  await imported(company.id, next.replace(read, added.code));
  const after = await savedOrder(first.orderId ?? '');

  expect(countsIn(corrected.faults)).toEqual([
    [read, 1],
    [added.code, 1],
  ]);
  expect(countsIn(after.faults)).toEqual([
    [read, 1],
    [added.code, 2],
  ]);
});

test('two corrections for one machine at once count all codes', async () => {
  const { company, manager } = await scene();
  const first = await imported(company.id, alertText());
  const machine = first.reading.serialNumber?.value ?? '';
  const again = alertText().replace(/^Serial.*$/m, `Serial number: ${machine}`);
  const second = await imported(company.id, again);
  const values = valuesOfReading(first.reading);
  const correct = ({ alertId }: { alertId: string }, code: string) =>
    alertsAs(manager).correct({
      id: alertId,
      values: { ...values, faultCodes: [...values.faultCodes, { code, description: null, severity: 'low' }] },
    });

  await Promise.all([correct(first, 'SPN 111 FMI 1'), correct(second, 'SPN 98 FMI 4')]);

  const { order } = await savedOrder(first.orderId ?? '');
  const { history } = await readFaultHistory(company.id, order.equipment.id);
  expect(Object.values(history.codes).map(({ count }) => count)).toEqual(expect.arrayContaining([1, 1, 2]));
  expect(Object.keys(history.codes)).toHaveLength(3);
});

test('when two managers correct at once, the second is refused', async () => {
  const { company, manager } = await scene();
  const { alertId } = await imported(company.id, alertText());
  const values = valuesOfReading((await alertsAs(manager).original({ id: alertId })).reading);
  const managing = alertsAs(manager);
  const correct = (hours: number, seen: string | null) =>
    managing.correct({ id: alertId, seen, values: { ...values, hours } });

  const outcomes = await Promise.allSettled([correct(3000, null), correct(3001, null)]);
  const late = await refusalOfCall(correct(3002, null));
  const stands = await managing.original({ id: alertId });
  const last = await correct(3003, stands.correction?.at ?? null);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(late.code).toBe('CONFLICT');
  expect(last.correction?.values.hours).toBe(3003);
});

test('refusals say why: a decided order, no codes, another machine’s number, an unknown place', async () => {
  const { company, manager } = await scene();
  const first = await imported(company.id, alertText());
  const second = await imported(company.id, alertText());
  const managing = alertsAs(manager);
  const values = valuesOfReading((await managing.original({ id: first.alertId })).reading);
  const other = valuesOfReading((await managing.original({ id: second.alertId })).reading);
  const refused = (changed: Partial<CorrectedValues>) =>
    refusalOfCall(managing.correct({ id: first.alertId, values: { ...values, ...changed } }));

  const noCodes = await refused({ faultCodes: [] });
  const noMachine = await refused({ brand: null });
  const taken = await refused({ unitNumber: other.unitNumber });
  const ordered = await refused({ serialNumber: other.serialNumber });
  places.on(GeocodeCommand).resolves({ ResultItems: [] });
  const nowhere = await refused({
    location: { address: null, city: 'Nowhere', state: null, lat: null, long: null },
  });
  await ordersAs(manager).rejectPendingOrder({ id: first.orderId ?? '', rejectionReason: 'duplicate' });
  const decided = await refused({ hours: 9 });

  expect([noCodes.code, noMachine.code, nowhere.code]).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT']);
  expect(taken.code).toBe('DUPLICATE_UNIT_NUMBER');
  expect(ordered).toMatchObject({ code: 'CONFLICT', details: { conflictsWith: second.orderId } });
  expect(decided).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'rejected' } });
  expect(await managing.original({ id: first.alertId })).toMatchObject({
    correction: null,
    correctable: false,
  });
});

let count = 0;

/** A message in a layout that the engine reads, with a number that it does not. */
function alertText({
  tag = 'Q7-1',
  without = [],
}: {
  tag?: string;
  without?: readonly string[];
} = {}): string {
  count += 1;
  const number = 240_000 + count;
  const hour = String(count % 24).padStart(2, '0');
  return [
    `Unit: EX-${100 + count}`,
    'Make: Komatsu',
    'Model: PC240LC-11',
    `Serial Number: KMT${number}`,
    `Paint shop mark: ${tag}`,
    'Engine Hours: 2,010',
    'Fault Code: SPN 100 FMI 1',
    'Description: Engine oil pressure low',
    'Severity: High',
    `Time: 2026-06-08 ${hour}:22 CDT`,
    'Location: 27 Depot Road, Minot, ND 58701',
  ]
    .filter((line) => !without.some((label) => line.startsWith(`${label}:`)))
    .join('\n');
}

/** Does what alert-import does with a pasted message about one machine. */
async function imported(
  companyId: string,
  text: string,
): Promise<{ alertId: string; orderId: string | undefined; reading: Reading }> {
  const runId = `run_${newKey()}`;
  const run = await savedPaste(companyId, runId);
  kept.set(run.object.key, text);
  const { machines } = await readMessage(run);
  const [reading] = machines;
  if (reading === undefined) throw new Error('The message tells of no machine.');
  const given = { ...run, position: 0, of: 1, reading };
  const identified = { ...given, ...(await identifyMachine(given)) };
  const located = { ...identified, ...(await locateMachine(identified)) };
  const assessed = { ...located, ...(await assessFaults(located)) };
  const saved = { ...assessed, ...(await saveAlert(assessed)) };
  const { orderId } = await fileOrder(saved);
  return { alertId: saved.alert.id, orderId: orderId ?? undefined, reading };
}

const surface = router({ customers: router({ equipmentAlerts: equipmentAlertsRouter }) });

function alertsAs(who: Caller, idempotencyKey?: string) {
  const context = callContext(who, { now: new Date(), idempotencyKey });
  return callerFactory(surface)(context).customers.equipmentAlerts;
}
