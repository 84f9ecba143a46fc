import { expect, type Locator, type Page } from '@playwright/test';
import { dana, noPage, signIn, test } from './stack.ts';
import { expectAccessible, openPending } from './steps.ts';

test.use({ maps: true });

test.describe('a jobsite on its map', () => {
  test('is selected when the pin is dragged onto it', async ({ page, stack }) => {
    test.setTimeout(90_000);
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'PIN-1');
    const first = await editJobsite(page);
    await first.getByLabel('Jobsite name').fill('Yard of PIN-1');
    await first.getByLabel('From').selectOption('7:00 AM');
    await save(first);

    // Far enough away to be a new jobsite.
    const dialog = await editJobsite(page);
    await expect(dialog.locator('canvas')).toBeVisible();
    await dragPin(page, dialog, 320, -60);
    await expect(dialog.getByText(/^The current jobsite name has already been used/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Jobsite name').fill('Second yard of PIN-1');
    await dialog.getByLabel('From').selectOption('9:00 AM');
    await save(dialog);
    await expect(page.getByText('Second yard of PIN-1').first()).toBeVisible();

    // Back to within the distance that selects the first jobsite.
    const again = await editJobsite(page);
    await expect(again.locator('canvas')).toBeVisible();
    await dragPin(page, again, -290, 40);
    await expect(again.getByLabel('Jobsite name')).toHaveValue('Yard of PIN-1');
    await expect(again.getByLabel('From')).toHaveValue('07:00:00');
    await save(again);

    await expect(page.getByText('Second yard of PIN-1')).toHaveCount(0);
    await expect(page.getByText('Yard of PIN-1').first()).toBeVisible();
  });

  test('can be moved by keyboard alone', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'PIN-KEYS-1');
    const dialog = await editJobsite(page);
    const address = dialog.getByRole('combobox', { name: 'Address' });
    const before = await address.inputValue();

    await dialog.getByRole('button', { name: /^Pin/ }).focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');

    await expect(address).not.toHaveValue(before);
    await expect(dialog.getByText(/^Looking for/)).toHaveCount(0);
    await dialog.getByLabel('Jobsite name').fill('Yard of PIN-KEYS-1');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`is a picture until its map is opened, at ${width} px`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height });
      await signIn(page, stack, dana, noPage);
      await openPending(page, `PICTURE-${width}`);
      // Wide windows show the details beside the status.
      if (width < 1440) await page.getByRole('tab', { name: 'Details' }).click();
      await expect(page.locator('canvas')).toHaveCount(0);

      await page.getByRole('button', { name: /^Open the map/ }).click();

      await expect(page.locator('canvas')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('all jobsites are on a map, and each lists its orders', async ({ page, stack }) => {
  await signIn(page, stack, dana, noPage);
  await openPending(page, 'ON-MAP-1');
  const dialog = await editJobsite(page);
  await dialog.getByLabel('Jobsite name').fill('Yard of ON-MAP-1');
  await save(dialog);

  await page.goto('/orders/needs-service');
  await page.getByRole('link', { name: 'Map', exact: true }).click();

  await expect(page).toHaveURL(/\/orders\/map$/);
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAccessible(page);
  const site = page.getByRole('button', { name: /^Yard of ON-MAP-1/ });
  await site.click();
  await expect(site).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('link', { name: /ON-MAP-1/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
});

async function editJobsite(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^(Edit|Add) jobsite/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Jobsite' });
  await expect(dialog.getByLabel('Jobsite name')).toBeVisible();
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Drags the pin by that many pixels and waits for the address. */
async function dragPin(page: Page, dialog: Locator, right: number, down: number): Promise<void> {
  const pin = dialog.getByRole('button', { name: /^Pin/ });
  const box = await pin.boundingBox();
  if (box === null) throw new Error('The pin must be on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
  await expect(dialog.getByText(/^Looking for/)).toHaveCount(0);
}
