import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { getBrowser } from '#test/support/browser.ts';
import { subscribeAt } from '#test/support/push-subscriptions.ts';
import { dana, noPage, type Stack, sam, signIn, signInTechnician, test } from './stack.ts';
import { callerOf, openApproved } from './steps.ts';

const columbia = '38.9517, -92.3341';

test.describe('the app on a device', () => {
  test('a push is told in the page that is looked at, else by a notice that opens the job', async ({
    page,
    context,
    stack,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['notifications'], { origin: stack.site });
    await signInTechnician(page, stack, sam);
    const worker = await workerOf(page, '/tech/');
    const { endpoint } = await subscribe(page, stack);
    const manager = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(manager, stack, dana, noPage);

    const orderId = await openApproved(manager, 'PUSH-1', columbia);
    const payload = await pushed(stack, endpoint, orderId);

    await worker.deliver(payload);
    const toast = page.locator('[data-toast=info]');
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'View' }).click();
    await expect(page).toHaveURL(`/tech/jobs/${orderId}`);

    // At its own page there is nothing to say.
    await worker.deliver(payload);
    await page.goto('/tech/schedule');
    await expect(toast).toHaveCount(0);
    expect(await worker.notices()).toEqual([]);
  });
});
