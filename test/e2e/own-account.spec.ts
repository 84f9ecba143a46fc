import { expect } from '@playwright/test';
import { photo } from '#local/demo/photo.ts';
import { dana, signIn, test } from './stack.ts';
import { expectAccessible, signUp } from './steps.ts';

test('a newcomer describes the company, adds a picture, confirms the phone, and signs in with it', async ({
  page,
  stack,
}) => {
  const phone = '+13145550191';
  await signUp(page, stack, {
    name: 'Kim Hale',
    company: 'Birchwood Grading',
    email: 'kim@birchwood-grading.example',
    phone: '314 555 0191',
  });
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Save' }).click();
  await expect(welcome.getByText('Industry is required')).toBeVisible();
  await expect(welcome.getByLabel('Industry')).toBeFocused();
  await welcome.getByLabel('Industry').selectOption('Construction');
  await welcome.getByLabel('Category').selectOption('Excavation contractor');
  await welcome.getByLabel('Fleet size').selectOption('11 to 50 machines');
  await welcome.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company updated successfully.')).toBeVisible();
  await expect(welcome).toBeHidden();

  await page.getByRole('button', { name: 'Account menu of Kim Hale' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile.getByText('Not confirmed yet')).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Kim');
  await profile
    .locator('input[type=file]')
    .setInputFiles({ name: 'Kim.png', mimeType: 'image/png', buffer: photo('Kim') });
  const crop = page.getByRole('dialog', { name: 'Crop picture' });
  await crop.getByRole('button', { name: 'Use Picture' }).click();
  await expect(crop).toBeHidden();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  const face = page.getByRole('button', { name: 'Account menu of Kim Hale' }).locator('img');
  await expect.poll(() => face.evaluate(isSquare)).toBe(true);

  const asked = await stack.now();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const code = page.getByRole('dialog', { name: 'Confirm your phone number' });
  await expect(code.getByText(/Enter the 6-digit code we sent to/)).toBeVisible();
  await code.getByLabel('Code').fill(await stack.code(phone, asked));
  await expect(page.getByText('Phone number confirmed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your phone number' })).toBeHidden();

  await page.getByRole('button', { name: 'Account menu of Kim Hale' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Phone number').fill('314 555 0191');
  const askedAgain = await stack.now();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await stack.code(phone, askedAgain));
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('button', { name: 'Account menu of Kim Hale' })).toBeVisible();
});

test.describe('each profile and company dialog', () => {
  test('opens from a link, fits the window, and closes with Escape', async ({ page, stack }) => {
    await signIn(page, stack, dana);
    for (const [query, name] of [
      ['profile=me', 'Profile'],
      ['company-settings=own', 'Company'],
      ['notification-settings=me', 'Notification Settings'],
      ['billing-info=company', 'Edit Billing Info'],
      ['welcome=edit', 'What the company does'],
    ] as const) {
      await page.goto(`/orders/history?${query}`);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('button', { name: /^(Save|Done)$/ })).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), name)
          .toBe(0);
      }

      await page.keyboard.press('Escape');

      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/orders\/history$/);
    }
  });

  test('returns the focus to the menu, by keyboard alone', async ({ page, stack }) => {
    await signIn(page, stack, dana);
    const menu = page.getByRole('button', { name: 'Account menu of Dana Reyes' });

    await menu.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Company' })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

/** Whether the picture has loaded and is cropped. Runs in the page. */
function isSquare(image: HTMLElement | SVGElement): boolean {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  return naturalWidth > 0 && naturalWidth === naturalHeight;
}
