import { expect, type Page } from '@playwright/test';
import { dana, priya, signIn, signOut, test } from './stack.ts';
import { anotherPage, callerOf, expectAccessible } from './steps.ts';

test.describe('ordering service by hand', () => {
  test('works for a known machine, with a photo and a reload on the way', async ({ page, stack }) => {
    await page.addInitScript(noteShifts);
    await signIn(page, stack, dana);
    await knownMachine(page, 'HAND-1');
    await page.getByRole('link', { name: 'Order Service' }).first().click();
    await expectStep(page, 'Which machine needs service?');
    await expectAccessible(page);

    await chooseMachine(page, 'HAND-1');
    await expect(page.getByRole('link', { name: /Open order #\d+/ })).toBeVisible();
    await goOn(page, 'Where is it?');
    await expect(page.getByText('Where this machine was last.')).toBeVisible();
    await expect(page.getByLabel(/Jobsite name/)).toHaveValue('Pit of HAND-1');
    await expectAccessible(page);
    await goOn(page, 'Does it show fault codes?');
    await page.getByLabel('Fault codes').fill('SPN 100 FMI 1');
    await expect(page.getByText(/Engine oil pressure/)).toBeVisible();
    await goOn(page, 'Can you show the problem?');
    expect(await page.evaluate<string[]>('globalThis.shifts')).toEqual([]);
    await page.locator('input[data-attach=files]').setInputFiles(photo);
    await expect(page.getByRole('button', { name: 'Remove plate.png' })).toBeVisible();
    await goOn(page, 'What is wrong?');
    await page.getByLabel('Issue').fill('Loses power under load.');
    await page.reload();
    await expect(page.getByLabel('Issue')).toHaveValue('Loses power under load.');
    await goOn(page, 'What state is it in?');
    await goOn(page, 'Is this right?');
    await expect(page.getByText('plate.png')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate<string[]>('globalThis.shifts')).toEqual([]);
    await page.getByRole('button', { name: 'Order Service' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Service order created successfully')).toBeVisible();
    await expect(page.getByText('Finding Nearby Techs').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open .*plate/ }).first()).toBeVisible();
  });

  test('works by keyboard alone, and waits for approval from someone who cannot manage orders', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    await signIn(page, stack, priya, '/orders/new');
    await expectStep(page, 'Which machine needs service?');
    await page.getByLabel('Equipment').focus();
    // No other test has a machine of this model.
    await page.keyboard.type('PC490LC-11');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Serial number')).toBeFocused();
    await page.keyboard.type('HAND-77');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Where is it?');
    await page.getByLabel('Location').focus();
    await page.keyboard.type('38.9517, -92.3341');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Does it show fault codes?');
    await toButton(page, 'Continue', 'Can you show the problem?');
    await toButton(page, 'Continue', 'What is wrong?');
    await page.getByLabel('Issue').focus();
    await page.keyboard.type('The bucket drifts down.');
    await toButton(page, 'Continue', 'What state is it in?');
    await toButton(page, 'Continue', 'Is this right?');
    await page.getByLabel('Owner').focus();
    await page.keyboard.type('Dana');
    await expect(page.getByRole('option', { name: /Dana Reyes/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Owner')).toHaveValue('Dana Reyes');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Waiting for Approval').first()).toBeVisible();
    const managers = await anotherPage(browser, baseURL);
    await signIn(managers, stack, dana, new URL(page.url()).pathname);
    await managers.getByRole('button', { name: 'Get It Fixed' }).first().click();
    await managers.getByRole('dialog').getByRole('button', { name: 'Get It Fixed' }).click();
    await expect(managers.getByText('Order approved successfully')).toBeVisible();
    await managers.context().close();
  });

  test('makes one order when submitted from two tabs', async ({ page, stack, context }) => {
    await signIn(page, stack, dana, '/orders/new');
    await toEnd(page, 'HAND-2');
    const second = await context.newPage();
    await second.goto(page.url());
    await expectStep(second, 'Is this right?');
    const before = await newestOrder(page);
    // Both requests are in flight before either is answered.
    let sent = 0;
    await context.route('**/customers.orders.create', async (route) => {
      sent += 1;
      await expect.poll(() => sent).toBe(2);
      await route.continue();
    });

    for (const tab of [page, second]) await tab.getByRole('button', { name: 'Order Service' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(second).toHaveURL(page.url());
    expect(await ordersAfter(page, before)).toEqual([new URL(page.url()).pathname.split('/').at(-1)]);
  });

  test('survives losing the network on the way', async ({ page, stack, context }) => {
    await signIn(page, stack, dana, '/orders/new');
    await knownMachine(page, 'HAND-3');
    await chooseMachine(page, 'HAND-3');
    await goOn(page, 'Where is it?');
    await goOn(page, 'Does it show fault codes?');

    await context.setOffline(true);
    await goOn(page, 'Can you show the problem?');
    await goOn(page, 'What is wrong?');
    await page.getByLabel('Issue').fill('Loses power under load.');
    await goOn(page, 'What state is it in?');
    await goOn(page, 'Is this right?');
    await page.getByRole('button', { name: 'Order Service' }).click();
    await expect(page.getByText('Failed to create service order. Check your connection.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Order Service' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Loses power under load.').first()).toBeVisible();
  });

  test('forgets the draft and its photos on sign-out', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/new');
    await knownMachine(page, 'HAND-4');
    await chooseMachine(page, 'HAND-4');
    await goOn(page, 'Where is it?');
    await page.goto('/orders/new?step=location');
    await expectStep(page, 'Where is it?');

    await signOut(page, dana);

    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('HAND-4');
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain('ironcall.kept');
  });
});

const photo = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Makes an order for a machine at a new jobsite, so that the company knows both. */
async function knownMachine(page: Page, unit: string): Promise<void> {
  await callerOf(page)('customers.orders.create', {
    brand: 'Caterpillar',
    model: '336',
    equipmentType: 'Excavator',
    serialNumber: `${unit}-SN`,
    unitNumber: unit,
    issue: 'Oil on the ground',
    jobsiteName: `Pit of ${unit}`,
    address: {
      address1: '27 Depot Road',
      address2: null,
      city: 'Minot',
      county: 'Ward',
      state: 'ND',
      country: 'US',
      zip: '58701',
      lat: 48.233 + Number(unit.at(-1)) / 100,
      long: -101.2923,
    },
  });
}

async function chooseMachine(page: Page, unit: string): Promise<void> {
  await page.getByLabel('Equipment').fill(unit);
  await page.getByRole('option', { name: new RegExp(`Unit.${unit}`) }).click();
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, next);
}

async function toEnd(page: Page, unit: string): Promise<void> {
  await knownMachine(page, unit);
  await chooseMachine(page, unit);
  await goOn(page, 'Where is it?');
  // The machine's last place is still being looked up.
  await expect(page.getByLabel('Location')).not.toHaveValue('');
  await goOn(page, 'Does it show fault codes?');
  await goOn(page, 'Can you show the problem?');
  await goOn(page, 'What is wrong?');
  await page.getByLabel('Issue').fill('Loses power under load.');
  await goOn(page, 'What state is it in?');
  await goOn(page, 'Is this right?');
}

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function toButton(page: Page, name: string, next: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let press = 0; press < 12; press += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectStep(page, next);
}

async function newestOrder(page: Page): Promise<string> {
  const [newest = '0'] = await ordersAfter(page, '0');
  return newest;
}

/** Ids of newer orders in service, newest first. */
async function ordersAfter(page: Page, id: string): Promise<string[]> {
  const { data } = await callerOf(page)('customers.orders.all', { status: 'scheduled', sort: 'id' });
  return (data as { id: string }[]).map((order) => order.id).filter((each) => Number(each) > Number(id));
}

/** Runs in the page: records unexpected layout shifts in the wizard. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (entry.hadRecentInput || location.pathname !== '/orders/new') continue;
      shifts.push(
        ...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 300) ?? 'something'),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Shift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
