import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dana, marcus, noPage, priya, signIn, test } from './stack.ts';
import {
  anotherPage,
  callerOf,
  expectAccessible,
  fresh,
  importAlert,
  importedOrder,
  openApproved,
  openPending,
  submitAlert,
} from './steps.ts';

test.describe('from an alert to an approved order', () => {
  test('a pasted alert becomes a pending order, which a manager approves', async ({ page, stack }) => {
    await signIn(page, stack, dana);
    await page.getByRole('link', { name: /Pending/ }).click();

    await submitAlert(page, alert('003.txt'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(/^About \d+ s remaining$/)).toBeVisible();
    await page.getByText('View Order').click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Service is Recommended').first()).toBeVisible();
    await expect(page.getByText('CA689').first()).toBeVisible();
    await expect(page.getByText('Komatsu D39PX-24').first()).toBeVisible();

    await page.getByRole('button', { name: 'Get It Fixed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Get It Fixed' }).click();

    await expect(page.getByText('Order approved successfully')).toBeVisible();
    await expect(page.getByText('Finding Nearby Techs').first()).toBeVisible();
    await page.getByRole('link', { name: 'In-Service' }).click();
    await expect(page.getByText('Komatsu D39PX-24').first()).toBeVisible();
  });

  test('the pending row shows what is broken, and the tab counts it', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    const before = await openPendingList(page);

    await importAlert(page, alert('008.txt'));

    const row = page
      .getByRole('list', { name: 'Pending orders' })
      .getByRole('listitem')
      .filter({ hasText: 'M0311' });
    await expect(row).toContainText(/engine oil pressure/i);
    await expect(row).toContainText('Bobcat E35');
    await expect(row).toContainText('Holyoke');
    await expect.poll(() => pendingCount(page)).toBe(before + 1);
  });

  test('a repeated alert is attached to its machine’s order', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');

    await importAlert(page, fresh('SAME-1'));
    const first = await importedOrder(page);
    await submitAlert(page, fresh('SAME-1'));

    await expect(page.getByText(`Created order #${first}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`Attached to order #${first}`, { exact: true })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('an incomplete alert creates no order and keeps the text', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    const before = await openPendingList(page);
    const field = page.getByLabel('Paste an alert');

    await submitAlert(page, '   ');
    await expect(field).toHaveAccessibleDescription(/^The alert content cannot be empty\./);
    for (const [text, lacking] of [
      ['DTC M0311 engine oil pressure low, severity high, at 61 Canal St, Holyoke, MA', 'brand and model'],
      [
        'Unit 9044, Skytrak 8042, S/N 0160102277\nDTC 4310 - alternator not charging, severity medium',
        'location',
      ],
      [
        'Brand: Komatsu\nModel: D39PX-24\nSerial: 100915\nPosition: 32.7765, -79.9311\nService due in 50 hours',
        'fault code',
      ],
    ] as const) {
      await field.fill(text);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(lacking));
      await expect(field).toHaveValue(text);
      // The button lost focus while the alert was read; focus returns to the field with the message.
      await expect(field).toBeFocused();
    }
    await page.keyboard.press('Escape');
    expect(await pendingCount(page)).toBe(before);
  });

  test('an alert with only low-severity faults asks before creating an order', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');

    await submitAlert(page, body(alert('011.eml')));
    await page.getByRole('button', { name: 'Proceed Anyway' }).click();

    await expect(page.getByText('Alert Imported Successfully')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'DEF refill reminder' })).toBeVisible();
  });

  test('an alert mailed to the company creates an order too', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    const call = callerOf(page);
    const pending = async () => (await call('customers.orders.getPendingOrdersCount', {})).count;
    const before = Number(await pending());

    await stack.mailAlert(alert('001.eml'));

    await expect.poll(pending, { timeout: 20_000 }).toBe(before + 1);
    await page.goto('/orders/needs-service');
    await page.getByRole('link', { name: /E0363/ }).first().click();
    await expect(page.getByText('Caterpillar 330').first()).toBeVisible();
    await expect(page.getByText('Minot').first()).toBeVisible();
  });

  test('a manager rejects an order with a reason, then reopens it', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'REJECT-1');

    await page.getByRole('button', { name: "Don't Fix It" }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please provide a reason for rejection')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold last week');
    await dialog.getByRole('button', { name: 'Reject' }).click();

    await expect(page.getByText('Order rejected successfully')).toBeVisible();
    await expect(page.getByText('Sold last week').first()).toBeVisible();

    // Without a confirmation dialog.
    await page.getByRole('button', { name: 'Reopen Order' }).first().click();

    await expect(page.getByText(/Order reopened successfully/)).toBeVisible();
    await expect(page.getByText('Service is Recommended').first()).toBeVisible();
  });

  test('when two managers decide at once, one wins and the other is told', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'RACE-1');
    const other = await anotherPage(browser, baseURL);
    await signIn(other, stack, marcus, new URL(page.url()).pathname);
    await page.getByRole('button', { name: 'Get It Fixed' }).click();
    await other.getByRole('button', { name: "Don't Fix It" }).click();
    await other.getByRole('dialog').getByLabel('Duplicate').check();

    await page.getByRole('dialog').getByRole('button', { name: 'Get It Fixed' }).click();
    await expect(page.getByText('Order approved successfully')).toBeVisible();
    await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();

    await expect(other.getByText(/already/i).first()).toBeVisible();
    await expect(other.getByText('Finding Nearby Techs').first()).toBeVisible({ timeout: 10_000 });
    await other.context().close();
  });

  test('someone who cannot manage orders waits for approval, and is told why', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'WAIT-1');
    const other = await anotherPage(browser, baseURL);
    await signIn(other, stack, priya, new URL(page.url()).pathname);

    await expect(other.getByText('Waiting for Approval').first()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Get It Fixed' })).toHaveCount(0);
    await other.context().close();
  });

  test('an unknown order leads back to the list; a malformed order id is a missing page', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack, dana, noPage);

    await page.goto('/orders/99999999');
    await expect(page.getByText('Order does not exist or has been cancelled.')).toBeVisible();
    await expect(page).toHaveURL(/\/orders$/);

    await page.goto('/orders/nothing');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/nothing$/);
  });

  test('pages seen before still show offline, with a notice', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'OFFLINE-1');
    await page.getByRole('link', { name: 'Pending' }).first().click();
    const row = page.getByRole('listitem').filter({ hasText: 'OFFLINE-1' });
    await expect(row).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page.getByText('Service is Recommended').first()).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });

  test('narrowing the window keeps the focus and the scroll position', async ({ page, stack }) => {
    const [wide, tablet, phone] = [
      { width: 1440, height: 700 },
      { width: 1000, height: 700 },
      { width: 390, height: 700 },
    ] as const;
    await page.setViewportSize(wide);
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'NARROW-1');
    const approve = page.getByRole('button', { name: 'Get It Fixed' });
    await approve.focus();

    for (const size of [tablet, phone]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('tab', { name: 'Status', selected: true })).toBeVisible();
      await expect(approve).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }

    await page.setViewportSize(wide);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('The key is at the');
    await page.setViewportSize(tablet);
    await expect(page.getByRole('tab', { name: 'Chat', selected: true })).toBeVisible();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('The key is at the');
  });

  test('axe finds nothing at 1440 and 390 px', async ({ page, stack }) => {
    test.setTimeout(90_000);
    const expectAccessibleAtBoth = async () => {
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
      }
    };
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Login or Sign up' })).toBeVisible();
    await expectAccessibleAtBoth();
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'AXE-1');
    await expectAccessibleAtBoth();
    await page.goto('/orders/needs-service');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleAtBoth();
    await page.getByRole('button', { name: 'Import Alert' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBoth();
    await openApproved(page, 'AXE-IN-SERVICE-1');
    await page.goto('/orders');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleAtBoth();
    await page.goto('/orders/history?priorities=critical,high,medium');
    await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible();
    await expectAccessibleAtBoth();
  });
});

/** Opens the pending tab and returns the number of orders on its badge. */
async function openPendingList(page: Page): Promise<number> {
  const counted = page.waitForResponse(/getPendingOrdersCount/);
  await page.goto('/orders/needs-service');
  await counted;
  await expect(page.getByRole('button', { name: 'Import Alert' }).first()).toBeVisible();
  return pendingCount(page);
}

async function pendingCount(page: Page): Promise<number> {
  const name = (await page.getByRole('link', { name: /Pending/ }).textContent()) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

function alert(file: string): string {
  return readFileSync(new URL(`./alerts/${file}`, import.meta.url), 'utf8');
}

function body(mail: string): string {
  return mail.slice(mail.search(/\r?\n\r?\n/)).trim();
}
