import { expect, type Page } from '@playwright/test';
import { dana, noPage, priya, signIn, test } from './stack.ts';
import { anotherPage, callerOf, expectAccessible, openApproved } from './steps.ts';

test.describe('the team', () => {
  test('a colleague is invited, signs in, and is signed out once her orders are handed over', async ({
    page,
    stack,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const address = 'jo.park@ridgeline.example';
    await signIn(page, stack, dana, '/users');

    // By keyboard alone.
    await page.getByRole('link', { name: 'Add member' }).focus();
    await page.keyboard.press('Enter');
    const invitation = page.getByRole('dialog', { name: 'Invite User' });
    await invitation.getByLabel('First name').focus();
    for (const typed of ['Jo', 'Park', dana.email]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(
      invitation.getByText('This email has already been used. Please choose another.'),
    ).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(address);
    await expect(invitation.getByText('This email has already been used')).toBeHidden();
    await invitation.getByRole('radio', { name: /Fleet Manager/ }).focus();
    await page.keyboard.press('Space');
    await expect(invitation.getByText('Approve a pending order')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('User updated or invited successfully.')).toBeVisible();
    await expect(row(page, 'Jo Park')).toContainText('Never');

    const mail = await stack.message(address, 'Sign in with this email address');
    const link = new URL(/https?:\S+\/login\?\S+/.exec(mail)?.[0] ?? '');
    const hers = await anotherPage(browser, baseURL);
    await hers.goto(link.pathname + link.search);
    await expect(hers.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
    const asked = await stack.now();
    await hers.getByRole('button', { name: 'Continue' }).click();
    await hers.getByLabel('Code').fill(await stack.code(address, asked));
    await expect(hers).toHaveURL(/\/orders$/);
    await hers.goto(noPage);
    const orders = [await openApproved(hers, 'TEAM-1'), await openApproved(hers, 'TEAM-2')];

    await page.reload();
    await expect(row(page, 'Jo Park').getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Jo Park' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate User' }).click();
    const deactivation = page.getByRole('dialog', { name: 'Deactivate User' });
    await expect(deactivation.getByText('Jo owns 2 unfinished orders.')).toBeVisible();
    await expect(deactivation.getByRole('button', { name: 'Deactivate User' })).toBeDisabled();
    await deactivation.getByRole('combobox', { name: 'New owner' }).click();
    await page.getByRole('option', { name: /Marcus Webb/ }).click();
    await expectAccessible(page);
    await deactivation.getByRole('button', { name: 'Transfer, then deactivate' }).click();

    await expect(page.getByText('Orders transferred successfully.')).toBeVisible();
    await expect(page.getByText('User updated successfully.')).toBeVisible();
    await expect(row(page, 'Jo Park')).toContainText('Inactive');
    for (const id of orders) {
      const { order } = (await callerOf(page)('customers.orders.byId', { id })) as {
        order: { customer: { fullName: string } };
      };
      expect(order.customer.fullName).toBe('Marcus Webb');
    }

    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByText('Dana Reyes deactivated Jo Park')).toBeVisible();
    await expect(page.getByText('Dana Reyes transferred orders of Jo Park')).toBeVisible();
    await expect(page.getByText('Dana Reyes invited Jo Park')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('ironcall-activity.csv');

    // She is signed out when her token expires, or earlier if she changes something.
    await stack.advance(6 * 60_000);
    await expect(hers).toHaveURL(/\/login/, { timeout: 20_000 });
    await expect(hers.locator('#notifications')).toContainText('Your account has been deactivated.');
    await hers.getByText('Email', { exact: true }).click();
    await hers.getByRole('textbox', { name: 'Email' }).fill(address);
    await hers.getByRole('button', { name: 'Continue' }).click();
    await expect(hers.locator('form').getByText('Your account has been deactivated.')).toBeVisible();
    await hers.context().close();
  });

  test('is a list of cards on a phone, and a dialog opens from its URL', async ({ page, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, stack, dana, '/users?roles=InternalUser');

    const card = page.getByRole('list', { name: 'Team members' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Priya Shah');
    await expectAccessible(page);
    await page.goto(`/users?edit=${priya.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByLabel('First name')).toHaveValue('Priya');
    await expect(dialog.getByRole('radio', { name: /Internal User/ })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await expect(page).toHaveURL(/\/users$/);
  });

  test('is read-only for those who do not manage it', async ({ page, stack }) => {
    await signIn(page, stack, priya, '/users?edit=add');

    await expect(row(page, 'Dana Reyes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add member' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('shows what a person may do with an order', async ({ page, stack }) => {
    await signIn(page, stack, dana, noPage);
    const id = await openApproved(page, 'TEAM-3');

    await page.goto(`/users?may=${priya.id}`);
    const dialog = page.getByRole('dialog', { name: 'What may this person do?' });
    await dialog.getByRole('button', { name: new RegExp(`^#${id} `) }).click();

    await expect(dialog.getByText(`Sees order #${id}.`)).toBeVisible();
    await expect(dialog.getByText('Needs order management.').first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(dialog.getByText(`Sees order #${id}.`)).toBeVisible();
  });
});

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}
