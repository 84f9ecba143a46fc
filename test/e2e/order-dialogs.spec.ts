import { expect, type Locator, type Page } from '@playwright/test';
import { dana, noPage, signIn, test } from './stack.ts';
import { openPending } from './steps.ts';

test.describe('editing an order', () => {
  test('changes its serial number, PO number and participants, and adds technician details on approval', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack, dana, noPage);
    await openPending(page, 'SERIAL-1');
    await openPending(page, 'SERIAL-2');

    // Serial numbers are unique in the company.
    await menu(page, 'Edit equipment');
    const equipment = page.getByRole('dialog', { name: 'Edit Equipment' });
    await equipment.getByRole('textbox', { name: 'Serial number' }).fill('serial-1-77');
    await equipment.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Equipment Serial Number Already Exists')).toBeVisible();
    await equipment.getByRole('textbox', { name: 'Serial number' }).fill(' s2 900 ');
    await page.keyboard.press('Enter');
    await expect(equipment).toBeHidden();
    await expect(page.getByText('S2900')).toBeVisible();

    await page.goto(`${page.url()}?po=${orderIdOf(page)}`);
    await page.getByRole('textbox', { name: /PO number/ }).fill('PO-4711');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('PO-4711')).toBeVisible();
    await expect(page).not.toHaveURL(/po=/);

    await page.getByRole('button', { name: /^Participants: / }).click();
    const people = page.getByRole('dialog', { name: 'Edit Order Participants' });
    await people.getByRole('combobox', { name: 'Participants' }).fill('Priya');
    await page.getByRole('option', { name: /^Priya/ }).click();
    await people.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Order participants updated successfully')).toBeVisible();
    await expect(page.getByText(/added Priya .* to the order/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Get It Fixed' }).click();
    const approval = page.getByRole('dialog', { name: /^Approve #/ });
    await approval.getByText('Add details for the technician').click();
    await approval.getByLabel(/Contact phone/).fill('12');
    await approval.getByRole('button', { name: 'Get It Fixed' }).click();
    await expect(approval.getByText('Invalid phone number')).toBeVisible();
    await approval.getByLabel(/Contact phone/).fill('314 555 0199');
    await approval.getByRole('button', { name: 'Get It Fixed' }).click();
    const toast = page.getByText('Order approved successfully');
    await expect(toast).toBeVisible();
    await expectApart(toast, page.getByRole('button', { name: 'Send' }));
    await expect(page.getByText('(314) 555-0199')).toBeVisible();
  });

  test('changes its jobsite, on a phone', async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, stack, dana, noPage);
    // A place where no other test creates a jobsite.
    await openPending(page, 'SITE-1', '39.0997, -94.5786');

    await page.getByRole('button', { name: /^Add jobsite/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Jobsite' });
    await dialog.getByLabel('Jobsite name').fill('Yard of SITE-1');
    await dialog.getByLabel('From').selectOption('7:00 AM');
    await dialog.getByRole('checkbox', { name: 'Hard hat' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByText('Yard of SITE-1').first()).toBeVisible();
    await expect(page.getByText('Finish Your Job Profile')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByText(/^7:00 AM – 6:00 PM/)).toBeVisible();
    await expect(page.getByText('Hard hat')).toBeVisible();
  });
});

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function orderIdOf(page: Page): string {
  return /orders\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** Checks that neither covers the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Both must be on the screen.');
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart).toBe(true);
}
