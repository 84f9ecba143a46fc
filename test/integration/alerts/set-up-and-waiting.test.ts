import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StoredAlert, saveAlertOnce } from '#functions/alerts/alerts.store.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { companyOfAlertToken } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { callContext, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { savedLowPriorityAlert } from '../../support/waiting-alerts.ts';
import { withDatabase } from '../../support/with-database.ts';

let manager: Caller;
let companyId: string;

withDatabase();
beforeAll(() => {
  process.env.INBOUND_MAIL_DOMAIN = 'in.example.com';
});
beforeEach(async () => {
  ({ id: companyId } = await savedCompany());
  const account = await savedAccount({ companyId });
  manager = fleetManager({ accountId: account.id, companyId });
});

describe('the alert setup', () => {
  test('shows the address, and the key once there is one', async () => {
    const before = await app().setUp();
    const { key } = await app().replaceProviderKey();
    const after = await app().setUp();

    expect(before).toEqual({
      equipmentAlertEmail: expect.stringMatching(/^alerts\+[a-z2-7]{26}@in\.example\.com$/),
      gmailConfirmation: null,
      providerPath: '/api/public/alerts',
      providerKey: null,
    });
    expect(key).toMatch(/^irc_alert_[0-9a-f]{64}$/);
    expect(after.providerKey).toEqual({ endsWith: key.slice(-4), createdAt: now.toISOString() });
  });

  test('replaces the address, and the old one no longer works', async () => {
    const { equipmentAlertEmail: before } = await app().setUp();

    const { equipmentAlertEmail: after } = await app().replaceAddress();

    expect(after).not.toBe(before);
    expect((await app().setUp()).equipmentAlertEmail).toBe(after);
    expect(await companyOfAlertToken(tokenOf(before))).toBeUndefined();
    expect(await companyOfAlertToken(tokenOf(after))).toBe(companyId);
  });

  test('replaces the address once for a retried call', async () => {
    const first = await app('replace-address-1').replaceAddress();
    const again = await app('replace-address-1').replaceAddress();

    expect(again).toEqual(first);
  });

  test('ends with one address and one key when they are replaced twice at once', async () => {
    const addresses = await Promise.all([app().replaceAddress(), app().replaceAddress()]);
    const keys = await Promise.all([app().replaceProviderKey(), app().replaceProviderKey()]);
    const { equipmentAlertEmail, providerKey } = await app().setUp();

    const found = await Promise.all(
      addresses.map((each) => companyOfAlertToken(tokenOf(each.equipmentAlertEmail))),
    );
    expect(found.filter((id) => id === companyId)).toHaveLength(1);
    expect(addresses.map((each) => each.equipmentAlertEmail)).toContain(equipmentAlertEmail);
    expect(keys.map(({ key }) => key.slice(-4))).toContain(providerKey?.endsWith);
  });

  test('removes the key, even when asked twice', async () => {
    await app().replaceProviderKey();

    await app().removeProviderKey();
    await app().removeProviderKey();

    expect((await app().setUp()).providerKey).toBeNull();
  });
});

describe('a low-priority alert', () => {
  test.each(['mail', 'http'] as const)('from %s waits with its details', async (source) => {
    const { id, reading } = await lowPriorityAlert({ source });

    const { alerts } = await app().waiting();

    expect(alerts).toEqual([
      expect.objectContaining({ id, source, unitNumber: reading.unitNumber?.value, city: 'St. Louis' }),
    ]);
  });

  test('that was pasted does not wait, since its person was asked', async () => {
    await lowPriorityAlert({ source: 'paste' });

    expect(await app().waiting()).toEqual({ alerts: [] });
  });

  test('waits once, even if it comes again', async () => {
    const alert = await lowPriorityAlert();
    await saveAlertOnce({ ...alert, id: `${alert.id}_again` });

    expect((await app().waiting()).alerts.map(({ id }) => id)).toEqual([alert.id]);
  });

  test('stops waiting when dismissed, even twice', async () => {
    const { id } = await lowPriorityAlert();

    await app().dismiss({ id });
    await app().dismiss({ id });

    expect(await app().waiting()).toEqual({ alerts: [] });
    expect(await app().byTelematicsAlertId({ id })).toMatchObject({ id, orderId: null });
  });

  test('stops waiting when ordered', async () => {
    const { id } = await lowPriorityAlert();

    await orders().createFromEquipmentAlert({ equipmentAlertId: id });

    expect(await app().waiting()).toEqual({ alerts: [] });
  });

  test('cannot be dismissed or seen by another company', async () => {
    const { id } = await lowPriorityAlert();
    const strangers = await savedCompany();
    const stranger = await savedAccount({ companyId: strangers.id });
    const other = fleetManager({ accountId: stranger.id, companyId: strangers.id });

    await expect(routerOf(other).equipmentAlerts.dismiss({ id })).rejects.toThrow('does not exist');

    expect((await routerOf(other).equipmentAlerts.waiting()).alerts).toEqual([]);
    expect((await app().waiting()).alerts).toHaveLength(1);
  });

  test('is listed among the newest 50, in one round trip', async () => {
    const alert = await lowPriorityAlert();
    const made = Array.from({ length: 51 }, (_, place) => later(alert, place + 1));
    await Promise.all(made.map((each) => saveAlertOnce(each)));

    const { answer, roundTrips } = await metered(() => app().waiting());

    expect(answer.alerts.map(({ id }) => id)).toEqual(
      made
        .slice(1)
        .reverse()
        .map(({ id }) => id),
    );
    expect(roundTrips).toBe(1);
  });
});

const now = new Date('2026-03-02T15:00:00.000Z');

function routerOf(who: Caller, idempotencyKey?: string) {
  return callerFactory(appRouter)(callContext(who, { confirmInTable: true, now, idempotencyKey })).customers;
}

function app(idempotencyKey?: string) {
  return routerOf(manager, idempotencyKey).equipmentAlerts;
}

function orders() {
  return routerOf(manager).orders;
}

function tokenOf(address: string): string {
  return /\+(.+)@/.exec(address)?.[1] ?? '';
}

/** Another one, for a machine without an order. */
function later(alert: StoredAlert, minutes: number): StoredAlert {
  return {
    ...alert,
    id: `${alert.id}_${minutes}`,
    createdAt: new Date(Date.parse(alert.createdAt) + minutes * 60_000).toISOString(),
    reading: { ...alert.reading, hours: { value: minutes, span: { start: 0, end: 1 }, confidence: 1 } },
  };
}

function lowPriorityAlert(differs: Partial<StoredAlert> = {}): Promise<StoredAlert> {
  return savedLowPriorityAlert(companyId, differs);
}
