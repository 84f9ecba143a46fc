import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { getBrowser } from '#test/support/browser.ts';
import { subscribeAt } from '#test/support/push-subscriptions.ts';
import { dana, noPage, type Stack, sam, signIn, signInTechnician, signOut, soon, test } from './stack.ts';
import { callerOf, openApproved } from './steps.ts';

// Emptying a page leaves its service worker and caches, so each test here gets its own context.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** Where Sam's company is. */
const columbia = '38.9517, -92.3341';

test('a push shows as a toast on a focused page; otherwise its notification opens the job there', async ({
  page,
  context,
  stack,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: stack.site });
  await signInTechnician(page, stack, sam);
  const devtools = await context.newCDPSession(page);
  const deliver = await deliveryTo(devtools, page, '/tech/');
  const { subscription } = await subscribeAt(stack.site, sam.email);
  await callerOf(page, '/api/tech')('technicians.account.addWebPushToken', { webPushToken: subscription });
  const manager = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(manager, stack, dana, noPage);
  const orderId = await openApproved(manager, 'PUSH-1', columbia);
  const payload = await pushedTo(stack, sam.email, orderId);

  await deliver(payload);
  const toast = page.locator('[data-toast=info]');
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();

  // The person looks at another page.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const elsewhere = await context.newPage();
  await elsewhere.goto(noPage);
  await elsewhere.bringToFront();
  await deliver(payload);
  await expect.poll(() => page.evaluate(noticesShown)).toBe(1);
  await context.serviceWorkers()[0]?.evaluate(pressNotice);

  await expect(page).toHaveURL(new RegExp(`/tech/jobs/${orderId}`));
  await expect(toast).toHaveCount(0);
  await manager.close();
});

test('offline, the app opens and shows dated content until sign-out', async ({ page, context, stack }) => {
  await signIn(page, stack, dana, noPage);
  const orderId = await openApproved(page, 'OFFLINE-1', columbia);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deliveryTo(await context.newCDPSession(page), page, '/');
  await expect.poll(() => page.evaluate(() => caches.has('ironcall.seen')), { timeout: 20_000 }).toBe(true);
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.goto(`/orders/${orderId}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByText(/You’re offline, as of \d/).first()).toBeVisible();

  // Being offline ends no session.
  await context.setOffline(false);
  await page.goto('/orders');
  await signOut(page, dana);
  await expect.poll(() => page.evaluate(() => caches.has('ironcall.seen'))).toBe(false);
});

test('both apps can be installed', async ({ stack }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcall-installed-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await getBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    for (const [address, scope] of [
      ['/orders', '/'],
      ['/tech/jobs', '/tech/'],
    ] as const) {
      // A signed-out visitor lands on the sign-in page, which can be installed as well.
      await page.goto(stack.site + address);
      await page.waitForURL(/login/);
      const { url, errors } = await devtools.send('Page.getAppManifest');
      expect([new URL(url).pathname, errors]).toEqual([`${scope}app.webmanifest`, []]);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Returns a function that delivers a push to the surface's service worker, once that is active. */
async function deliveryTo(devtools: CDPSession, page: Page, scope: string) {
  const origin = new URL(page.url()).origin;
  const registrations = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    for (const { scopeURL, registrationId } of update.registrations)
      registrations.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await expect
    .poll(() =>
      page.evaluate(async (at) => (await navigator.serviceWorker.getRegistration(at))?.active?.state, scope),
    )
    .toBe('activated');
  await expect.poll(() => registrations.get(origin + scope)).toBeDefined();
  const registrationId = registrations.get(origin + scope) ?? '';
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The decrypted push about that order, from the laptop's push service. */
async function pushedTo(stack: Stack, to: string, orderId: string): Promise<string> {
  let payload: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${stack.site}/_local/api/inbox?channel=push&to=${encodeURIComponent(to)}`);
    const pushes = (await answer.json()) as { push?: { payload: string; navigate: string } }[];
    payload = pushes.find(({ push }) => push?.navigate.includes(orderId))?.push?.payload;
    expect(payload, `a push to ${to} of order ${orderId}`).toBeDefined();
  }).toPass(soon);
  return payload ?? '';
}

/** Runs in the page. */
async function noticesShown(): Promise<number> {
  return (await (await navigator.serviceWorker.getRegistration('/tech/'))?.getNotifications())?.length ?? 0;
}

/** Runs in the worker: dispatches the event of a click on the notification. */
async function pressNotice(): Promise<void> {
  const worker = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    NotificationEvent: new (type: string, of: { notification: Notification }) => Event;
    dispatchEvent(event: Event): void;
  };
  const [notification] = await worker.registration.getNotifications();
  if (notification) {
    worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  }
}
