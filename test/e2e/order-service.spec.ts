import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, type BrowserType, expect, type Page, type TestInfo } from '@playwright/test';
import { dana, giveCode, leaveMapsOut, marcus, noPage, type Stack, signIn, test } from './stack.ts';
import { callerOf, expectAccessible } from './steps.ts';

test.describe('the public order service', () => {
  test('leads a newcomer from a machine to its order', async ({ page, stack }) => {
    const email = 'jo@northgate-haul.example';
    await page.addInitScript(watchLayout);
    await page.goto('/order-service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Get Field Service for Your/);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Machine' }).fill('cat 320 excavator');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(/Great, we have \d+ technicians who can service/);
    await expect(page.getByRole('textbox', { name: 'What is wrong' })).toBeFocused();
    await page.keyboard.type('Swings to one side');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Jobsite address' })).toBeFocused();
    await page.keyboard.type('38.9517, -92.3341');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Find your technician' })).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate('layoutShifts')).toEqual([]);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: /^Great! We service .+, MO$/ })).toBeVisible();
    await expect(page.getByText('250+ technicians in our network')).toBeVisible();
    await expectAccessible(page);
    const asked = await stack.now();
    await fillSignUp(page, { email, phone: '314 555 0142' });
    await page.getByLabel('Code').fill(await stack.code(email, asked));

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Service order created successfully')).toBeVisible();
    await expect(page.getByText('Swings to one side').first()).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test('resumes after a reload and lets an answer be changed', async ({ page }) => {
    await page.goto('/order-service');
    await describeRepair(page);

    await page.reload();
    await page.getByRole('button', { name: 'Change Hydraulic Leak' }).click();
    await expect(page.getByRole('textbox', { name: 'What is wrong' })).toHaveValue('Hydraulic Leak');
    await page.getByRole('textbox', { name: 'What is wrong' }).fill('Boom drifts down');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('button', { name: 'Find your technician' })).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Boom drifts down');
  });

  test('asks an existing account for a login code and makes one order, even if the answer is lost', async ({
    page,
    stack,
  }) => {
    const before = await countOf(page, stack);
    await page.goto('/order-service');
    await describeRepair(page);
    await page.getByRole('button', { name: 'Find your technician' }).click();
    const asked = await stack.now();
    await fillSignUp(page, { email: dana.email, phone: '314 555 0143' });
    await expect(page.getByText(/^You already have an account\./)).toBeVisible();

    // The order is made, but the answer is lost.
    await page.route('**/customers.orders.create', async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await page.getByLabel('Code').fill(await stack.code(dana.email, asked));
    await expect(page.getByRole('heading', { name: 'Your order hasn’t been placed yet' })).toBeVisible({
      timeout: 20_000,
    });
    await page.unroute('**/customers.orders.create');
    const other = await page.context().newPage();
    await Promise.all([page.getByRole('button', { name: 'Try again' }).click(), other.goto('/orders')]);

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await other.goto('/orders');
    await expect(other).toHaveURL(/\/orders$/);
    expect(await ordersOf(page)).toHaveLength(before + 1);
  });

  test('redirects to the orders when signed in, and its sign-up needs an order', async ({ page, stack }) => {
    await page.goto('/order-service/sign-up');
    await expect(page).toHaveURL(/\/order-service$/);

    await signIn(page, stack, dana, noPage);
    await page.goto('/order-service');

    await expect(page).toHaveURL(/\/orders$/);
  });

  test('keeps the order through signing in', async ({ page, stack }) => {
    await page.goto('/order-service');
    await describeRepair(page, 'Drifts when parked');
    await page.getByRole('button', { name: 'Find your technician' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await giveCode(page, stack, marcus);

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Drifts when parked').first()).toBeVisible();
  });

  test('asks before ordering for someone signed in who arrives from another site', async ({
    page,
    stack,
  }) => {
    const before = await countOf(page, stack);
    await signIn(page, stack, dana, noPage);
    await page.goto(`/order-service/sign-up?${fromElsewhere}`);

    await expect(page.getByRole('heading', { name: 'Great! We service Columbia, MO' })).toBeVisible();
    await expect(page).toHaveURL(/\/sign-up$/);
    expect(await ordersOf(page)).toHaveLength(before);
    await page.getByRole('button', { name: 'Find my technician' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    expect(await ordersOf(page)).toHaveLength(before + 1);
  });

  test('fits the smallest phone in dark mode', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/order-service');
    await expect(page.getByRole('button', { name: /^Caterpillar 320/ })).toBeVisible();
    await expectAccessible(page);
    await describeRepair(page);
    await expectAccessible(page);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Find your technician' }).click();
    await expect(page.getByRole('button', { name: 'Send verification code' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('shows its headline and all machine types without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();

    await page.goto('/order-service');

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toContainText('Water Truck');
    await expect(page.getByText('Aerial Lift', { exact: true })).toBeVisible();
    await context.close();
  });
});

/** The laptop's environment lists a site at this port in `frameAncestors`. */
const framingPort = 4100;

test.describe('embedded in another site', () => {
  let server: Server;
  let includes = '';
  test.beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      // This site sends no referrer.
      response.setHeader('referrer-policy', 'no-referrer');
      response.end(
        `<!doctype html><title>Dealer</title><h1>Dealer</h1><script src="${includes}" async></script>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(framingPort, 'localhost', resolve));
  });
  test.afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('it works without storage, fits its height, and carries the order to the sign-up page', async ({
    playwright,
    stack,
  }, testInfo) => {
    const window = await withoutThirdParties(playwright.chromium, testInfo);
    const page = await window.newPage();
    // 127.0.0.1 and `localhost` are different sites to the browser, which makes the frame a third party.
    const site = stack.site.replace('localhost', '127.0.0.1');
    includes = `${site}/embed.js`;
    await page.goto(`http://localhost:${framingPort}/`);
    const frame = page.frameLocator('iframe[title="Order field service"]');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Sign in' })).toBeHidden();
    expect(await frame.locator('body').evaluate(refusedStores)).toEqual(['localStorage', 'sessionStorage']);
    await expect(async () => {
      const inside = await frame.locator('body').boundingBox();
      expect((await page.locator('iframe').boundingBox())?.height).toBe(inside?.height);
    }).toPass();

    await frame.getByRole('combobox', { name: 'Machine' }).fill('cat 320 excavator');
    await frame.getByRole('combobox', { name: 'Machine' }).press('Enter');
    await frame.getByRole('button', { name: 'Hydraulic Leak' }).click();
    await frame.getByRole('combobox', { name: 'Jobsite address' }).fill('38.9517, -92.3341');
    await frame.getByRole('combobox', { name: 'Jobsite address' }).press('Enter');
    await frame.getByRole('button', { name: 'Find your technician' }).click();

    await expect(page).toHaveURL(`${site}/order-service/sign-up`);
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order).toContainText('Caterpillar 320');
    await expect(order).toContainText('Hydraulic Leak');
    const asked = await stack.now();
    await fillSignUp(page, { email: 'ann@framed-paving.example', phone: '314 555 0144' });
    await page.getByLabel('Code').fill(await stack.code('ann@framed-paving.example', asked));
    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await window.close();
  });
});

/** A separate browser that blocks third-party storage and cookies. */
async function withoutThirdParties(chromium: BrowserType, testInfo: TestInfo): Promise<BrowserContext> {
  const profile = testInfo.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const settings = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...testInfo.project.use.launchOptions,
    reducedMotion: 'reduce',
  });
  await leaveMapsOut(context);
  return context;
}

/** Runs in the frame. */
function refusedStores(): string[] {
  return (['localStorage', 'sessionStorage'] as const).filter((name) => {
    try {
      return window[name].length < 0;
    } catch {
      return true;
    }
  });
}

const fromElsewhere = new URLSearchParams({
  typed: 'Acme X-9 trencher',
  brand: 'Acme',
  model: 'X-9',
  equipmentType: 'Trencher',
  issue: 'Chain slips',
  place: 'Columbia, MO',
  city: 'Columbia',
  county: 'Boone',
  state: 'MO',
  country: 'United States',
  lat: '38.9517',
  long: '-92.3341',
});

async function describeRepair(page: Page, issue = 'Hydraulic Leak'): Promise<void> {
  await page.getByRole('button', { name: /^Caterpillar 320/ }).click();
  await page.getByRole('textbox', { name: 'What is wrong' }).fill(issue);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Jobsite address' }).fill('38.9517, -92.3341');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Find your technician' })).toBeVisible();
}

async function fillSignUp(
  page: Page,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<void> {
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Last name').fill('Haul');
  await page.getByRole('combobox', { name: 'Company name' }).fill('Northgate Haul');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByRole('button', { name: 'Find my technician' })).toBeVisible();
}

async function ordersOf(page: Page): Promise<unknown[]> {
  const { data } = await callerOf(page)('customers.orders.all', { status: 'scheduled', limit: 50 });
  return data as unknown[];
}

/** The number of orders of Dana's company. Leaves the window signed out. */
async function countOf(page: Page, stack: Stack): Promise<number> {
  await signIn(page, stack, dana, noPage);
  const orders = await ordersOf(page);
  await page.evaluate(() => localStorage.clear());
  return orders.length;
}

/**
 * Records layout shifts with the elements that moved. Shifts below a thousandth come from the web font, which makes
 * words slightly wider when it arrives after first paint. Runs in the page.
 */
const watchLayout = `
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput || value < 0.001) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        [node?.outerHTML?.slice(0, 200) ?? node?.textContent, previousRect.toJSON(), currentRect.toJSON()]);
      globalThis.layoutShifts.push({ value, startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
