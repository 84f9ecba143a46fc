import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '#test/support/axe.ts';
import { leaveMapsOut, noPage, type Stack, soon } from './stack.ts';

export async function submitAlert(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Alert' }).first().click();
  await page.getByLabel('Paste an alert').fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
}

export async function importAlert(page: Page, text: string): Promise<void> {
  await submitAlert(page, text);
  await expect(page.getByText('Alert Imported Successfully').last()).toBeVisible({ timeout: 20_000 });
}

/** The order named by the newest toast. */
export async function importedOrder(page: Page): Promise<string | undefined> {
  const words = await page
    .getByText(/(?:Created|Attached to) order #\d+/)
    .last()
    .textContent();
  return /#(\d+)/.exec(words ?? '')?.[1];
}

/**
 * Imports an alert for a new machine through the API, as the page's user, and opens its order. The dialogs have their
 * own tests.
 */
export async function openPending(page: Page, unit: string, position?: string): Promise<void> {
  await page.goto(`/orders/${await orderOfAlert(callerOf(page), fresh(unit, position))}`);
  await expect(page.getByText('Service is Recommended').first()).toBeVisible();
}

/** The same for an approved order. Returns its id. */
export async function openApproved(page: Page, unit: string, position?: string): Promise<string> {
  const call = callerOf(page);
  const orderId = await orderOfAlert(call, fresh(unit, position));
  await call('customers.orders.approvePendingOrder', { id: orderId, order: { issue: 'The engine derates' } });
  await page.goto(`/orders/${orderId}`);
  return orderId;
}

type Call = (procedure: string, input: object) => Promise<Record<string, unknown>>;

async function orderOfAlert(call: Call, rawEvent: string): Promise<string> {
  const { id: runId } = await call('customers.equipmentAlerts.import', { rawEvent });
  let alertId: unknown;
  await expect(async () => {
    const run = await call('customers.asyncRuns.byId', { id: runId });
    expect(run).toMatchObject({ progress: 1, error: null });
    alertId = run.refId;
  }).toPass(soon);
  const alert = await call('customers.equipmentAlerts.byTelematicsAlertId', { id: alertId });
  return String(alert.orderId);
}

/** Moves the clock past the wait that a rate limit asked for. */
async function waitAsAsked(page: Page, refusal: unknown): Promise<void> {
  const { error } = refusal as { error: { data: { details: { retryAfterSeconds: number } } } };
  const advanceMs = error.data.details.retryAfterSeconds * 1000;
  await page.request.post('/_local/clock', { data: { advanceMs } });
}

/** Calls procedures as the page's user. */
export function callerOf(page: Page, surface = '/api/app'): Call {
  return async (procedure, input) => {
    let data: Record<string, unknown> = {};
    await expect(async () => {
      const answer = await page.request.post(`${surface}/${procedure}`, {
        data: input,
        headers: { authorization: `Bearer ${await page.evaluate(accessToken)}` },
      });
      // After a clock move, an app page renews the token.
      if (answer.status() === 401 && page.url().endsWith(noPage)) await page.goto('/orders');
      // All tests import as one person and may hit the rate limit; the clock moves on until it lets up.
      if (answer.status() === 429) await waitAsAsked(page, await answer.json());
      expect(answer.ok(), `${procedure} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
      data = ((await answer.json()) as { result: { data: Record<string, unknown> } }).result.data;
    }).toPass({ timeout: 15_000 });
    return data;
  };
}

/** Runs in the page. */
function accessToken(): string | null {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
  return key === undefined ? null : localStorage.getItem(key);
}

export interface Newcomer {
  /** `Kim Hale` */
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}

/** Signs up a new account and company; ends at the question about what the company does. */
export async function signUp(page: Page, stack: Stack, newcomer: Newcomer): Promise<void> {
  const [firstName = '', lastName = ''] = newcomer.name.split(' ');
  await page.goto('/login');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('combobox', { name: 'Company name' }).fill(newcomer.company);
  await page.keyboard.press('Tab');
  await page.getByLabel('Phone').fill(newcomer.phone);
  const asked = await stack.now();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await stack.code(newcomer.email, asked));
  await expect(page).toHaveURL(/\/orders\?welcome=company$/);
}

/** Another person's window. */
export async function anotherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await leaveMapsOut(context);
  return context.newPage();
}

/**
 * Waits for what the page learns by polling every five seconds. Moves the page's clock from poll to poll, so the clock
 * must be installed before the page loads.
 */
export async function expectSoon(shown: Locator): Promise<void> {
  await expect(async () => {
    if (await shown.isVisible()) return;
    await shown.page().clock.fastForward(5_000);
    await expect(shown).toBeVisible({ timeout: 400 });
  }).toPass(soon);
}

/** An alert about a new machine, in St. Louis by default. */
export function fresh(unit: string, position = '38.6270, -90.1994'): string {
  return [
    'Brand: Komatsu',
    'Model: PC210LC-11',
    `Serial: ${unit}-77`,
    `Unit: ${unit}`,
    'Fault code: CA2265 Fuel supply pump low voltage',
    'Severity: high',
    `Position: ${position}`,
    'Detected: 2026-11-19 14:05 UTC',
  ].join('\n');
}

export async function expectAccessible(page: Page): Promise<void> {
  // Colors are only final once animations end. Endless ones, such as skeletons below the fold, are ignored.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  expect(await axeFindings(page)).toEqual([]);
}
