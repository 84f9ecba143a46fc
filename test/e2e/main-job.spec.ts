import { expect, type Page } from '@playwright/test';
import { demoCompany } from '#local/demo/people.ts';
import { signInAdmin } from './admin.ts';
import { dana, marcus, noPage, type Stack, sam, signIn, signInTechnician, test } from './stack.ts';
import { anotherPage, expectAccessible, expectSoon, openApproved } from './steps.ts';

/** Home of Ironwood, the company whose technicians people play themselves. */
const columbia = '38.9517, -92.3341';
/** A town in Greenland, out of reach of the demo's technicians. */
const nowhere = '64.1814, -51.6941';

/** How often signed-in pages poll the company's credit, in milliseconds. */
const creditPoll = 30_000;

/** What the demo's technicians do on their own; both are off at the start of every browser test. */
const demoToggles = ['demo-technicians-answer', 'demo-technicians-work'] as const;

test.describe('from an open order to a rated repair', () => {
  test.beforeEach(({ page }) => page.clock.install());
  test.afterEach(async ({ stack }) => {
    for (const toggle of demoToggles) await stack.turn(toggle, false);
  });

  test('a manager and a technician complete a repair in two windows', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, stack, dana, noPage);
    const orderId = await openApproved(page, 'WHOLE-1', columbia);
    const phone = await technicianPhone(browser, baseURL, stack);

    // The technician finds the job, asks a question and offers a time.
    await expect(phone.getByRole('link', { name: 'Komatsu PC210LC-11' }).first()).toBeVisible();
    await phone.goto(`/tech/jobs/${orderId}?tab=questions`);
    await phone.getByRole('button', { name: 'Ask a question' }).first().click();
    await phone.getByRole('textbox', { name: 'Question' }).fill('Is there power on the site?');
    await phone.getByRole('button', { name: 'Send question' }).click();
    await expect(phone.getByText('Question sent')).toBeVisible();

    // The manager answers the anonymous question.
    await expectSoon(page.getByText('Anonymous Tech').first());
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Yes, 120 V at the gate.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Yes, 120 V at the gate.').first()).toBeVisible();
    await expectSoon(phone.getByText('Yes, 120 V at the gate.').first());

    await offerTomorrow(phone, orderId);

    // The manager books.
    const offer = page.getByRole('article', { name: 'Sam Ortiz' }).first();
    await expectSoon(offer);
    await expect(offer).toContainText('8:00 AM');
    await page.getByRole('button', { name: 'Choose Technician' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose Sam Ortiz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' }).click();
    await expect(page.getByText('Technician booked successfully.')).toBeVisible();
    await expect(page.getByText('Scheduled').first()).toBeVisible();

    // They exchange messages.
    await send(page, 'The key is at the office.');
    await phone.goto(`/tech/jobs/${orderId}?tab=chat`);
    await expect(phone.getByText('The key is at the office.').first()).toBeVisible();
    await send(phone, '10-4, I bring the pump.');
    // The page polls on its own here; the clock is not moved.
    await expect(page.getByText('10-4, I bring the pump.').first()).toBeVisible();

    // On the day of the service.
    await toService(stack, page);
    await phone.goto(`/tech/jobs/${orderId}`);
    await phone.getByRole('button', { name: 'On-site', exact: true }).first().click();
    await expect(phone.getByText('You are marked on-site')).toBeVisible();
    await expectSoon(page.getByText('Service In Progress').first());
    await phone.getByRole('button', { name: 'Complete' }).first().click();
    await phone.getByRole('textbox', { name: 'Hours worked' }).fill('2.5');
    await phone.getByRole('textbox', { name: 'What was done' }).fill('Replaced the fuel supply pump.');
    await phone.locator('input[type=file]').first().setInputFiles(photo);
    await phone.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await expect(phone.getByText('Job completed')).toBeVisible();

    // The manager sees the work and rates it.
    await expectSoon(page.getByText('Replaced the fuel supply pump.').first());
    await expect(page.getByRole('button', { name: 'Open photo' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Rate Service' }).first().click();
    await page.getByRole('radio', { name: /^5 stars/ }).check();
    await page.getByRole('dialog').getByRole('textbox').fill('Quick and clean.');
    await page.getByRole('button', { name: 'Submit rating' }).click();
    await expect(page.getByText('Your rating has been submitted!')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.clock.install();
    await page.goto('/orders/history');
    await expect(page.getByText('Komatsu PC210LC-11').first()).toBeVisible();
    await expect(page.getByText('Complete').first()).toBeVisible();
    await phone.context().close();

    // The invoice uses up the company's credit, and the payment restores it. The page learns of both by polling.
    const asAdmin = await signInAdmin(stack);
    const setLimit = (creditLimitCents: number) =>
      asAdmin('companies.setCreditLimit', { id: demoCompany.id, creditLimitCents });
    await asAdmin('orders.invoice', { id: orderId, amountCents: 90_000 });
    await setLimit(100_000);
    await page.clock.fastForward(creditPoll);
    await expect(page.getByText('Make a payment to avoid a pause in ordering.')).toBeVisible();
    await setLimit(90_000);
    await page.clock.fastForward(creditPoll);
    await expect(page.getByText('Make a payment to resume ordering.')).toBeVisible();
    await expectAccessible(page);
    await asAdmin('orders.recordPayment', { id: orderId, amountCents: 90_000 });
    await page.clock.fastForward(creditPoll);
    await expect(page.getByText('Make a payment to resume ordering.')).toBeHidden();
    await setLimit(5_000_000);
  });

  test('the demo technicians answer within seconds and do the job on the day', async ({ page, stack }) => {
    test.setTimeout(120_000);
    for (const toggle of demoToggles) await stack.turn(toggle, true);
    await signIn(page, stack, dana, noPage);
    await openApproved(page, 'DEMO-1', columbia);

    await stack.advance(35_000);
    await expectSoon(page.getByRole('article').first());
    await page.getByRole('button', { name: 'Choose Technician' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' }).click();
    await expect(page.getByText('Technician booked successfully.')).toBeVisible();

    await toService(stack, page);
    await expect(page.getByText('Service In Progress').first()).toBeVisible({ timeout: 30_000 });
    await stack.advance(10 * 60_000);
    await expectSoon(page.getByRole('button', { name: 'Rate Service' }).first());
  });

  test('when two managers book at once, one wins and the other is told', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { orderId, phone } = await openOffered({ page, stack, browser, baseURL }, 'BOOK-2', '10:00');
    const other = await anotherPage(browser, baseURL);
    await signIn(other, stack, marcus, `/orders/${orderId}`);
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'Choose Technician' }).first().click();
      await each.getByRole('dialog').getByRole('button', { name: 'Choose Sam Ortiz' }).click();
    }

    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' }).dblclick();
    await expect(page.getByText('Technician booked successfully.')).toBeVisible();
    const late = other.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' });
    if (await late.isVisible()) await late.click();

    await expect(other.getByText(/already booked a technician|no longer available/).first()).toBeVisible();
    await expect(other.getByText('Scheduled').first()).toBeVisible();
    await Promise.all([phone.context().close(), other.context().close()]);
  });

  test('an offer withdrawn during booking is reported as expired', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { phone } = await openOffered({ page, stack, browser, baseURL }, 'GONE-1', '11:00');
    await page.getByRole('button', { name: 'Choose Technician' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose Sam Ortiz' }).click();

    await phone.getByRole('button', { name: 'Withdraw' }).first().click();
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /Withdraw/ })
      .click();
    await expect(phone.getByText('Time withdrawn')).toBeVisible();
    const book = page.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' });
    if (await book.isVisible()) await book.click({ timeout: 2000 }).catch(() => undefined);

    await expect(page.getByText('Availability Expired').first()).toBeVisible();
    await expect(page.getByText('The technician you selected is no longer available.').first()).toBeVisible();
    await phone.context().close();
  });

  test('an offer expires after three hours and can be requested again', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { phone } = await openOffered({ page, stack, browser, baseURL }, 'EXPIRE-1', '12:00');

    await stack.advance(3 * 60 * 60_000 + 1000);
    await page.reload();
    await page.getByRole('button', { name: 'Request Availability' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request availability' }).click();

    await expect(page.getByText(/^Request sent!/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Awaiting Availability' }).first()).toBeDisabled();
    await phone.context().close();
  });

  test('the order page follows the search from phase to phase', async ({ page, stack }) => {
    test.setTimeout(90_000);
    await signIn(page, stack, dana, noPage);
    await openApproved(page, 'SEARCH-1', nowhere);
    await expect(page.getByText('Finding Nearby Techs').first()).toBeVisible();
    await stack.advance(31_000);
    await expectSoon(page.getByText(/No techs available/).first());
    // It says why, and that nobody has to wait here.
    await expect(
      page.getByText(/^No technician in our network is within \d+ mi of the jobsite\.$/),
    ).toBeVisible();
    await expect(page.getByText(/^No need to wait here/)).toBeVisible();

    await openApproved(page, 'SEARCH-2', columbia);
    await expectSoon(page.getByText(/^\d+ technicians alerted · within 60 mi$/));
    await expect(page.getByText(/Alerting/i).first()).toBeVisible();
    await expect(page.getByText(/the search widens to 120 mi$/)).toBeVisible();
    await stack.advance(31_000);
    await expectSoon(page.getByText(/^\d+ technicians alerted · within 120 mi$/));
    await expect(page.getByText(/Expanding/i).first()).toBeVisible();
    await expectAccessible(page);
    await stack.advance(600_000);
    await expectSoon(page.getByText(/No techs available/).first());
    await expect(page.getByText(/^\d+ technicians are within \d+ mi of the jobsite\./)).toBeVisible();
  });

  test('a technician’s profile can be viewed before booking', async ({ page, stack, browser, baseURL }) => {
    test.setTimeout(90_000);
    const { phone } = await openOffered({ page, stack, browser, baseURL }, 'PROFILE-1', '09:00');

    await page.getByRole('button', { name: 'View Profile of Sam Ortiz' }).first().click();
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await expect(profile.getByRole('heading', { name: 'Sam Ortiz' })).toBeVisible();
    await expect(profile.getByText('Jobs completed')).toBeVisible();
    await expectAccessible(page);
    await profile.getByRole('button', { name: 'View Company' }).click();
    const company = page.getByRole('dialog', { name: 'Company' });
    await expect(company.getByText('Ironwood Equipment Repair')).toBeVisible();
    await expectAccessible(page);
    // Closing the company leads back to the profile, which survives a reload.
    await company.getByRole('button', { name: 'Close' }).click();
    await expect(profile.getByRole('heading', { name: 'Sam Ortiz' })).toBeVisible();
    await page.reload();
    await profile.getByRole('button', { name: 'Choose Sam Ortiz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm and Book' }).click();

    await expect(page.getByText('Technician booked successfully.')).toBeVisible();
    await phone.context().close();
  });

  test('an open order is cancelled with a reason, and reopened', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    await openApproved(page, 'CANCEL-1', columbia);

    await page.getByRole('button', { name: /Cancel order/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('Please provide a reason for cancellation')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Just exploring' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Order cancelled successfully')).toBeVisible();

    await page.getByRole('button', { name: 'Reopen Order' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Reopen/ })
      .click();
    await expect(page.getByText(/Order reopened successfully/)).toBeVisible();
    await expect(page.getByText('Finding Nearby Techs').first()).toBeVisible();
  });

  test('axe finds nothing on the technician pages', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/tech/login');
    await expect(page.getByRole('heading', { name: 'Technician login' })).toBeVisible();
    await expectAccessible(page);
    await signInTechnician(page, stack, sam);
    for (const path of ['/tech/jobs', '/tech/schedule']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

const photo = {
  name: 'new pump.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A 360 px phone with Sam signed in. */
async function technicianPhone(
  browser: Parameters<typeof anotherPage>[0],
  baseURL: string | undefined,
  stack: Stack,
): Promise<Page> {
  const phone = await anotherPage(browser, baseURL);
  await phone.clock.install();
  await phone.setViewportSize({ width: 360, height: 740 });
  await signInTechnician(phone, stack, sam);
  return phone;
}

interface Windows {
  readonly page: Page;
  readonly stack: Stack;
  readonly browser: Parameters<typeof anotherPage>[0];
  readonly baseURL: string | undefined;
}

/** An approved order, open in Dana's window, for which Sam has offered tomorrow at that hour. */
async function openOffered({ page, stack, browser, baseURL }: Windows, unit: string, hour: string) {
  await signIn(page, stack, dana, noPage);
  const orderId = await openApproved(page, unit, columbia);
  const phone = await technicianPhone(browser, baseURL, stack);
  await offerTomorrow(phone, orderId, hour);
  await expectSoon(page.getByRole('article', { name: 'Sam Ortiz' }).first());
  return { orderId, phone };
}

async function offerTomorrow(phone: Page, orderId: string, hour = '08:00'): Promise<void> {
  await phone.goto(`/tech/jobs/${orderId}`);
  await phone
    .getByRole('button', { name: /^(Offer a time|Change my time)$/ })
    .first()
    .click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByLabel('Day').selectOption({ index: 1 });
  await sheet.getByLabel('Arrival').selectOption(hour);
  await sheet.getByRole('button', { name: /^Send (new )?time$/ }).click();
  await expect(phone.getByText(/^You offered/).first()).toBeVisible();
}

async function send(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words).first()).toBeVisible();
}

async function toService(stack: Stack, page: Page): Promise<void> {
  // The demo learns of the booking from a text message, which may still be on its way.
  await expect(async () => {
    expect(await stack.press('demo-next-service')).toContain('starts now');
  }).toPass({ timeout: 60_000 });
  await page.reload();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
