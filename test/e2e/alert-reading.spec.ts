import { expect, type Locator, type Page } from '@playwright/test';
import { dana, signIn, test } from './stack.ts';
import { expectAccessible, fresh, importAlert, importedOrder } from './steps.ts';

test.describe('the original alert', () => {
  test('a manager corrects the reading by keyboard alone and approves it', async ({ page, stack }) => {
    await signIn(page, stack, dana, '/orders/needs-service');
    await importAlert(page, fresh('READ-1').replace('PC210LC-11', 'PC210'));
    await page.goto(`/orders/${await importedOrder(page)}`);

    await press(page, page.getByRole('button', { name: 'See the Alert' }));
    const dialog = page.getByRole('dialog');
    const model = dialog.getByRole('textbox', { name: 'Model', exact: true });
    await expect(model).toHaveValue('PC210');
    await expect(dialog.getByRole('button', { name: 'Looks Right' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, model);
    await expect(dialog.locator('mark[data-fields~="model"]')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('PC210LC-11');
    await press(page, dialog.getByRole('button', { name: 'Add Fault Code' }));
    await page.keyboard.type('E03');
    await press(page, dialog.getByRole('button', { name: 'Remove fault code E03' }));
    await press(page, dialog.getByRole('button', { name: 'Save Corrections' }));

    await expect(page.getByText('Corrections saved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Komatsu PC210LC-11' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Get It Fixed' }));
    await expect(page.getByRole('dialog', { name: /Approve/ })).toContainText('Komatsu PC210LC-11');
  });

  test('filling in what an alert lacked creates the order', async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, stack, dana, '/orders/needs-service');
    await page.getByRole('button', { name: 'Import Alert' }).first().click();
    await page.getByLabel('Paste an alert').fill(fresh('READ-2').replace(/^Position: .*$/m, ''));
    await page.getByRole('button', { name: 'Submit' }).click();

    await page.getByRole('button', { name: 'See what was read' }).click();
    const dialog = page.getByRole('dialog', { name: 'Original alert' });
    await dialog.getByRole('textbox', { name: 'Latitude' }).fill('138.627');
    await dialog.getByRole('button', { name: 'Save Corrections' }).click();
    await expect(dialog.getByText('Enter a number from -90 to 90.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Latitude' }).fill('38.627');
    await dialog.getByRole('textbox', { name: 'Longitude' }).fill('-90.1994');
    await dialog.getByRole('button', { name: 'Save Corrections' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Order' }).click();

    await expect(page).toHaveURL(/\/orders\/\d+$/);
    await expect(page.getByText('Service is Recommended').first()).toBeVisible();
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
