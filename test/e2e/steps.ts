import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';

export async function submitAlert(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Alert' }).first().click();
  await page.getByLabel('Paste an alert').fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
}

export async function importAlert(page: Page, text: string): Promise<void> {
  await submitAlert(page, text);
  await expect(page.getByText('Alert Imported Successfully').last()).toBeVisible({ timeout: 20_000 });
}

/** The order that the newest toast names. */
export async function attachedTo(page: Page): Promise<string | undefined> {
  const words = await page
    .getByText(/Attached to order #\d+/)
    .last()
    .textContent();
  return /#(\d+)/.exec(words ?? '')?.[1];
}

/** Imports an alert for a machine of its own, and opens its order. */
export async function openPending(page: Page, unit: string, position?: string): Promise<void> {
  await page.goto('/orders/needs-service');
  await importAlert(page, fresh(unit, position));
  await page.goto(`/orders/${await attachedTo(page)}`);
  await expect(page.getByText('Service is Recommended').first()).toBeVisible();
}

/** The same, approved; answers the order's id. */
export async function openApproved(page: Page, unit: string, position?: string): Promise<string> {
  await openPending(page, unit, position);
  await page.getByRole('button', { name: 'Get It Fixed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Order approved successfully')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** A window of somebody else. */
export async function anotherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return context.newPage();
}

/** An alert of a machine that no other test knows, in St. Louis unless told. */
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
  // Colours are judged once they stand still.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
