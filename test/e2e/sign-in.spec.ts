import { expect, type Page } from '@playwright/test';
import { dana, giveCode, marcus, noPage, priya, signIn, test } from './stack.ts';
import { anotherPage, expectAccessible, openApproved } from './steps.ts';

test.describe('signing in', () => {
  test('works by phone with a texted code', async ({ page, stack }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Login or Sign up' })).toBeVisible();
    await page.getByLabel('Phone number').fill('314 555 0111');
    const asked = await stack.now();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
    await page.getByLabel('Code').fill(await stack.code(dana.phone, asked));

    await expect(page).toHaveURL(/\/orders$/);
  });

  test('works by email, and refuses a wrong code', async ({ page, stack }) => {
    const asked = await stack.now();
    await askForCode(page, dana.email);
    const right = await stack.code(dana.email, asked);

    await page.getByLabel('Code').fill(otherThan(right));
    await expect(page.getByText('Invalid pass code.')).toBeVisible();
    await page.getByLabel('Code').fill(right);

    await expect(page).toHaveURL(/\/orders$/);
  });

  test('refuses the sixth try, even with the right code', async ({ page, stack }) => {
    const asked = await stack.now();
    await askForCode(page, marcus.email);
    const right = await stack.code(marcus.email, asked);

    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse(/auth\.otpVerify/);
      await page.getByLabel('Code').fill('');
      await page.getByLabel('Code').fill(otherThan(right));
      await answered;
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    }
    const sixth = page.waitForResponse(/auth\.otpVerify/);
    await page.getByLabel('Code').fill('');
    await page.getByLabel('Code').fill(right);

    expect((await sixth).status()).toBe(429);
    await expect(page).toHaveURL(/\/login/);
  });

  test('refuses a code after ten minutes', async ({ page, stack }) => {
    const asked = await stack.now();
    await askForCode(page, priya.email);
    const code = await stack.code(priya.email, asked);

    await stack.advance(10 * 60 * 1000 + 1000);
    await page.getByLabel('Code').fill(code);

    await expect(page.getByText(/expired/i)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('offers a new code after 30 seconds, not before', async ({ page, stack }) => {
    await askForCode(page, dana.email);
    await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();

    // The form's countdown uses the browser's clock, the API the stack's.
    await page.clock.fastForward(31_000);
    await stack.advance(31_000);
    const asked = await stack.now();
    await page.getByRole('button', { name: 'Resend code' }).click();

    await expect(page.getByText('Code resent successfully.')).toBeVisible();
    await page.getByLabel('Code').fill(await stack.code(dana.email, asked));
    await expect(page).toHaveURL(/\/orders$/);
  });

  test('returns to the page that was asked for, and signing out ends the session', async ({
    page,
    stack,
  }) => {
    await page.goto('/orders/history');
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await giveCode(page, stack, marcus);
    await expect(page).toHaveURL(/\/orders\/history$/);

    await page.getByRole('button', { name: /account|menu/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(page).toHaveURL(/\/login/);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
  });

  test('is skipped for someone already signed in', async ({ page, stack }) => {
    await signIn(page, stack, dana);

    await page.goto('/login');

    await expect(page).toHaveURL(/\/orders$/);
  });
});

test('a newcomer signs up, proves the work email, and finds an empty company', async ({ page, stack }) => {
  const email = 'lee@northgate-paving.example';
  await page.goto('/login');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('First name').fill('Lee');
  await page.getByLabel('Last name').fill('Ortiz');
  await page.getByRole('combobox', { name: 'Company name' }).fill('Northgate Paving');
  await page.keyboard.press('Tab');
  await page.getByLabel('Phone').fill('314 555 0177');
  await expect(page.getByLabel('Work email')).toHaveValue(email);
  const asked = await stack.now();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill(await stack.code(email, asked));

  await expect(page).toHaveURL(/\/orders\b/);
  await expect(page.getByText('Book your next service')).toBeVisible();
});

test('signing up with an existing account’s email leads to a login code', async ({ page, stack }) => {
  await page.goto('/login');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@northgate-paving.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Marcus');
  await page.getByLabel('Last name').fill('Webb');
  await page.getByRole('combobox', { name: 'Company name' }).fill('Ridgeline');
  await page.getByLabel('Phone').fill('314 555 0178');
  await page.getByLabel('Work email').fill(marcus.email);
  const asked = await stack.now();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByText(/^You already have an account\./)).toContainText(marcus.email);
  await page.getByLabel('Code').fill(await stack.code(marcus.email, asked));
  await expect(page).toHaveURL(/\/orders$/);
});

test.describe('the form before its script has loaded', () => {
  test('can be typed in, and the script loses and moves nothing', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(watchLayout);
    await page.goto('/login', { waitUntil: 'commit' });
    const phone = page.getByLabel('Phone number');
    await phone.fill('314 555 011');
    await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));

    letGo();
    await page.waitForLoadState();

    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('314 555 011');
    expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
    await phone.press('End');
    await phone.press('1');
    await expect(phone).toHaveValue('(314) 555-0111');
    expect(await page.evaluate('layoutShift')).toBe(0);
  });

  test('switches between phone and email, and submits nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login');

    await page.getByText('Email', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(dana.email);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(dana.email);
    await expect(page.getByLabel('Phone number')).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    await context.close();
  });
});

test('the title stays in place from step to step', async ({ page }) => {
  const top = async (name: string) => {
    const title = page.getByRole('heading', { level: 1, name, exact: true });
    await expect(title).toBeVisible();
    return (await title.boundingBox())?.y;
  };
  await page.goto('/login');
  const first = await top('Login or Sign up');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('kim@northgate-paving.example');
  await page.getByRole('button', { name: 'Continue' }).click();

  expect(await top('Sign up')).toBe(first);
  await page.getByRole('button', { name: 'Go back' }).click();
  expect(await top('Login or Sign up')).toBe(first);
  await page.getByRole('textbox', { name: 'Email' }).fill(priya.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await top('Login')).toBe(first);
});

test('a draft survives a reload and another person’s sign-in, and only its author sees it', async ({
  page,
  stack,
  browser,
  baseURL,
}) => {
  const elsewhere = await anotherPage(browser, baseURL);
  await signIn(elsewhere, stack, marcus);
  await signIn(page, stack, dana, noPage);
  await openApproved(page, 'DRAFT-1');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Bring the long hose');

  await page.reload();
  await expect(message).toHaveValue('Bring the long hose');
  const other = await page.context().newPage();
  await signIn(other, stack, marcus, noPage);
  await expect(page.getByRole('button', { name: 'Account menu of Marcus Webb' })).toBeVisible();
  await expect(message).toHaveValue('');
  await signIn(other, stack, dana, noPage);

  await expect(page.getByRole('button', { name: 'Account menu of Dana Reyes' })).toBeVisible();
  await expect(message).toHaveValue('Bring the long hose');
  await elsewhere.context().close();
});

/** Adds up the page's layout shifts. Runs in the page. */
const watchLayout = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function askForCode(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await page.goto('/login');
  await page.getByText('Email', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
}

function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

test('the unsubscribe link opens without signing in and reports that it is incomplete', async ({ page }) => {
  await page.goto('/unsubscribe?token=acc_nobody.forged');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe from emails' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();

  await expect(page.getByRole('alert')).toContainText('Open the link from the email again');
});
