import { expect, type Locator, type Page } from '@playwright/test';
import { dana, noPage, signIn, test } from './stack.ts';
import { callerOf, expectAccessible, signUp } from './steps.ts';

test.describe('importing alerts by keyboard alone', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the introduction opens by itself for a new company, and leads to Import Alert and the setup', async ({
    page,
    stack,
  }) => {
    await signUp(page, stack, {
      name: 'Robin Hale',
      company: 'Quarry Lane',
      email: 'robin@quarry-lane.example',
      phone: '314 555 0178',
    });
    // Only one dialog opens by itself per visit, and the company's welcome comes first. This is the next visit.
    await callerOf(page)('customers.profile.updateCompany', {
      segment: 'construction',
      category: 'general_contractor',
      fleetSize: '1_10',
    });
    await page.goto('/orders');
    await page.evaluate(() => sessionStorage.clear());
    await pressOn(page, page.getByRole('link', { name: /Pending/ }));
    await expect(page.getByRole('dialog', { name: 'From alert to repair' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await pressOn(page, page.getByRole('button', { name: 'Learn More' }));
    const introduction = page.getByRole('dialog');
    await expect(introduction.getByRole('button', { name: 'Learn More' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Step 1 of 7', { exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const step of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('ArrowLeft');
    for (const step of [4, 5, 6, 7]) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Try it out' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('dialog', { name: 'Import Alert' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Submit' }));
    await expect(page.getByText(/^The alert content cannot be empty\./)).toBeVisible();
    await expect(page.getByLabel('Paste an alert')).toBeFocused();

    const address = page.getByText(/^alerts\+[a-z2-7]+@/);
    const before = (await address.textContent()) ?? '';
    await pressOn(page, page.getByRole('button', { name: 'Replace address' }));
    await pressOn(page, page.getByRole('dialog').last().getByRole('button', { name: 'Replace address' }));
    await expect(page.getByText('The forwarding address was replaced.')).toBeVisible();
    await expect(address).not.toHaveText(before);

    await pressOn(page, page.getByRole('button', { name: /From your telematics/ }));
    await expect(page.getByRole('group', { name: 'Alerts from your telematics' })).toBeFocused();
    await tabTo(page, page.getByLabel('Your telematics system'));
    await page.keyboard.type('Samsara');
    await pressOn(page, page.getByRole('button', { name: 'Copy the forwarding address' }));
    await expect(page.getByText('Copied to the clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.textContent());
    await pressOn(page, page.getByRole('button', { name: 'Create a key' }));
    await expect(page.getByText(/^irc_alert_[0-9a-f]{64}$/)).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, page.getByRole('button', { name: 'Remove key' }));
    await pressOn(page, page.getByRole('dialog').last().getByRole('button', { name: 'Remove key' }));
    await expect(page.getByText(/^There is no key yet/)).toBeVisible();

    // Recorded for the company, not just for this tab.
    await page.evaluate(() => sessionStorage.clear());
    const known = page.waitForResponse(/getHasOrderFromEquipmentAlerts|orders\.all/);
    await page.goto('/orders/needs-service');
    await known;
    await expect(page.getByText('Import your first health alert')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Gmail’s confirmation request appears while the page is open', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service?import=setUpGmail');
    await expect(page.getByText('Forward and label')).toBeVisible();

    await stack.mailAlert(gmailQuestion);

    await expect(page.getByRole('status').filter({ hasText: 'Gmail’s confirmation is here' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Copy the confirmation code' }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('471902846');
    await expect(page.getByRole('link', { name: 'Confirm at Google' })).toHaveAttribute(
      'href',
      /^https:\/\/mail-settings\.google\.com\/mail\/vf-/,
    );
  });

  test('the example can be imported, and creates an order', async ({ page, stack }) => {
    await signIn(page, stack, dana);
    await page.goto('/orders/needs-service');

    await pressOn(page, page.getByRole('button', { name: 'Import Alert' }));
    await pressOn(page, page.getByRole('button', { name: 'Show example' }));
    await pressOn(page, page.getByRole('button', { name: 'Use this example' }));
    await expect(page.getByLabel('Paste an alert')).toBeFocused();
    await expect(page.getByLabel('Paste an alert')).toHaveValue(/^Health alert: Komatsu PC210LC-11/);
    const lookedUp = page.waitForResponse(/equipmentAlerts\.byTelematicsAlertId/);
    await pressOn(page, page.getByRole('button', { name: 'Submit' }));

    await expect(page.getByText(/^Attached to order #\d+ \(new\)$/)).toBeVisible({ timeout: 20_000 });
    await lookedUp;
  });

  test('a low-priority alert shows its faults and can be ordered anyway', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');

    await submit(page, lowAlert('KEYS-1'));
    await expect(page.getByRole('group', { name: 'Low-priority alert' })).toBeFocused({ timeout: 20_000 });
    await pressOn(page, page.getByRole('button', { name: /Windshield washer/ }));
    await expect(page.getByRole('dialog', { name: 'Fault Code Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Windshield washer/ })).toBeFocused();
    await expectAccessible(page);
    await pressOn(page, page.getByRole('button', { name: 'Proceed Anyway' }));

    await expect(page.getByText('Alert Imported Successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('low-priority alerts that came by mail wait to be dismissed or ordered, and unreadable ones are reported', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack, dana, noPage);
    const call = callerOf(page);
    const placeless = lowAlert('NO-PLACE').replace(/^Position.*\n/m, '');
    const alerts = [lowAlert('WAIT-A'), lowAlert('WAIT-B'), placeless];
    await Promise.all(alerts.map((alert) => stack.mailAlert(mailOf(alert))));
    await expect(async () => {
      expect(JSON.stringify(await call('customers.equipmentAlerts.waiting', {}))).toMatch(
        /WAIT-A.*WAIT-B|WAIT-B.*WAIT-A/,
      );
    }).toPass({ timeout: 40_000 });
    const row = (hasText: string | RegExp) => page.getByRole('listitem').filter({ hasText });
    await page.goto('/orders/needs-service?import=main');
    await expect(row(/Kubota M7-172, unit WAIT-[AB]/)).toHaveCount(2);

    await pressOn(page, page.getByRole('button', { name: /^Dismiss.*WAIT-A$/ }));
    await expect(row('WAIT-A')).toHaveCount(0);
    await pressOn(page, page.getByRole('button', { name: /^Proceed.*WAIT-B$/ }));
    await pressOn(page, page.getByRole('button', { name: 'Proceed Anyway' }));

    await expect(page.getByText('Alert Imported Successfully')).toBeVisible();
    await page.goto('/orders/needs-service?import=main');
    await expect(page.getByRole('button', { name: /From Gmail/ })).toBeVisible();
    await expect(row('WAIT-B')).toHaveCount(0);

    // Both the notice and the log show the message that could not be read.
    await expect(page.getByText('An alert could not be read')).toBeVisible({ timeout: 30_000 });
    await pressOn(page, page.getByRole('button', { name: 'See what came in' }));
    await expect(row(/Low priority.*alerts@telematics\.example/)).toHaveCount(2);
    const unread = row(/Could not be read.*names no location/);
    await pressOn(page, unread.getByRole('button', { name: /^Show message/ }));
    await expect(unread.getByRole('region', { name: 'Message' })).toContainText('NO-PLACE-50417');
    await expectAccessible(page);
  });

  test('cancelling a run keeps the text', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');
    // Enough machines that it is still running when cancelled.
    const text = digest(Array.from({ length: 60 }, (_, index) => machine(`MANY-${index}`)));

    await submit(page, text);
    await expect(page.getByText(/^About \d+ s remaining$/)).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Cancel' }));

    await expect(page.getByText('Cancelled successfully.')).toBeVisible();
    await expect(page.getByLabel('Paste an alert')).toHaveValue(text);
  });

  test('a message about several machines reports the outcome for each', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');

    await submit(page, digest([machine('MIX-1'), machine('MIX-2', { where: '' })]));

    await expect(page.getByRole('heading', { name: 'Orders (1)' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Not imported (1)' })).toBeVisible();
    await expect(page.getByText('The location is missing.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^See what was read of .*MIX-2$/ })).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, page.getByRole('button', { name: /^See what was read of .*MIX-2$/ }));
    await expect(page).toHaveURL(/[?&]alert=/);
    await expect(page.getByRole('dialog').getByText('MIX-2').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await pressOn(page, page.getByRole('link', { name: /^Order #\d+$/ }));
    await expect(page).toHaveURL(/\/orders\/\d+$/);
  });
});

/** Imports a text through the dialog, by keyboard. */
async function submit(page: Page, text: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Import Alert' }));
  await tabTo(page, page.getByLabel('Paste an alert'));
  await page.keyboard.insertText(text);
  await pressOn(page, page.getByRole('button', { name: 'Submit' }));
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(target)}.`);
}

function lowAlert(unit: string): string {
  return [
    'Brand: Kubota',
    'Model: M7-172',
    `Serial: ${unit}-50417`,
    `Unit: ${unit}`,
    'Alert: Windshield washer fluid, level below 15 %',
    'Severity: low',
    'Position: 44.0521, -123.0868',
    'Observed: 2026-10-14 04:15 PDT',
  ].join('\n');
}

function mailOf(text: string): string {
  return [
    'From: alerts@telematics.example',
    'Subject: Minor warning',
    'Content-Type: text/plain; charset="utf-8"',
    '',
    text.replaceAll('\n', '\r\n'),
    '',
  ].join('\r\n');
}

/** One row of a digest, in the columns of `digest`. */
function machine(unit: string, { where = '38.6270,-90.1994' } = {}): string {
  return `${unit}|Komatsu|PC210LC-11|${unit}-77|3,650|CA2265|Fuel supply pump low voltage|high|${where}|2026-11-19 10:02`;
}

function digest(rows: readonly string[]): string {
  return ['fleet_no|manufacturer|type|serial|hm|code|text|severity|where|when_utc', ...rows].join('\n');
}

const gmailQuestion = [
  'From: Gmail Team <forwarding-noreply@google.com>',
  'Subject: (#471902846) Gmail Forwarding Confirmation - Receive Mail from fleet@ridgeline.example',
  'Content-Type: text/plain; charset="utf-8"',
  '',
  'fleet@ridgeline.example has requested to automatically forward mail to your email address.',
  'Confirmation code: 471902846',
  'https://mail-settings.google.com/mail/vf-%5BANGjdJ8abc%5D-xyz',
  '',
].join('\r\n');
